"""How likely each seat wins."""

from __future__ import annotations

from typing import Any

from istanbul_nb.bots.brain import Judge, brain_of
from istanbul_nb.core import Clock, Game, Seeded, Stopped

IMAGINED = 8  # worlds that a chance to win is averaged over


def chances_of(game: Game[Any], state: object, seat: int | None, clock: Clock | None = None) -> list[float]:
    """Return how likely each seat wins, as far as a seat or a spectator can know.

    A clock that is stopped leaves fewer worlds to average over; `Stopped` if there is none yet.
    """
    brain, chance, worlds = brain_of(game.info.id), Seeded(1), list[list[float]]()
    for _ in range(IMAGINED):
        try:
            worlds.append(_chances_in(brain, game.resample_hidden(state, seat, chance), clock or Clock()))
        except Stopped:
            break
    if not worlds:
        raise Stopped
    return [sum(each) / len(worlds) for each in zip(*worlds, strict=True)]


def _chances_in(brain: Judge, world: object, clock: Clock) -> list[float]:
    clock.check()
    return brain.chances(world, clock)
