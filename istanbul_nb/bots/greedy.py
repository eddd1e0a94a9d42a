"""The second strength: looks one turn ahead, to its end, and takes what leaves it best."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.bots.brains import brain_of
from istanbul_nb.bots.turns import turns_of
from istanbul_nb.core import Action, Clock, Seen


class Greedy:
    """Does what is worth most at the end of its turn."""

    name = "greedy"

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._plan: tuple[Seen | None, tuple[Action, ...]] = (None, ())

    def __call__(self, view: Seen, legal: Sequence[Action], clock: Clock) -> Action:
        if len(legal) == 1:
            return legal[0]
        turns = turns_of(brain_of(view.game.info.id), self.seed)
        return turns.plans(view.imagine(turns.chance))[0].actions[0]
