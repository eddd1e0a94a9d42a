"""Games that bots play to their end, without a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from istanbul_nb.core import Bot, Chance, Clock, Game, Legal, SeatView, Seeded
from istanbul_nb.games import game_of


class Ended(NamedTuple):
    """How a game ended: ranks and scores by seat, and how long it took."""

    ranks: tuple[int, ...]
    rounds: int
    steps: int
    scores: tuple[Mapping[str, int], ...]


def play_out(
    game: str, bots: Sequence[Bot], options: Mapping[str, Any] | None = None, seed: int = 0, seconds: float = 1.0
) -> Ended:
    """Play a whole game between bots."""
    rules, chance = game_of(game), Seeded(seed)
    state = rules.setup({"players": len(bots), **(options or {})}, chance)
    return play_on(rules, state, bots, chance, seconds)


def play_on(
    rules: Game[Any],
    state: Any,
    bots: Sequence[Bot],
    chance: Chance,
    seconds: float = 1.0,
    *,
    clock: Clock | None = None,
) -> Ended:
    """Play a game between bots from a position on, which changes, to its end; raise `Stopped` if the clock is."""
    steps = 0
    while (seat := rules.actor(state)) is not None:
        action = bots[seat](SeatView(rules, state, seat), Legal(rules.legal(state)), Clock(seconds, within=clock))
        if clock is not None:
            clock.check()
        rules.apply(state, action, chance)
        chance.take()
        steps += 1
    by_seat = sorted(rules.standings(state), key=lambda standing: standing.seat)
    ranks, scores = tuple(each.rank for each in by_seat), tuple(dict(each.scores) for each in by_seat)
    return Ended(ranks, rules.view(state, None)["round"], steps, scores)
