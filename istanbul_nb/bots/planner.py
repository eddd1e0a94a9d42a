"""A bot that makes plans: it thinks once and follows its plan as long as everything goes as expected."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from istanbul_nb.core import Action, Clock, SeatView, Seeded, View

Actions = tuple[Action, ...]


class Planner(ABC):
    """A bot that thinks of several actions in a row."""

    name: str

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._expected: View = {}
        self._rest: Actions = ()

    @abstractmethod
    def plan(self, seen: SeatView, clock: Clock) -> Actions:
        """Return what to do in a row; chance has no say before the last of these actions."""

    def __call__(self, seen: SeatView, legal: Sequence[Action], clock: Clock) -> Action:
        if len(legal) == 1:
            return legal[0]
        if not self._rest or seen != self._expected:
            self._rest = self.plan(seen, clock)
        action, self._rest = self._rest[0], self._rest[1:]
        if self._rest:
            self._expected = _expected(seen, action)
        return action


def _expected(seen: SeatView, action: Action) -> View:
    """Return what the seat will see after an action in which chance has no say."""
    state = seen.imagine(Seeded(0))
    seen.game.apply(state, action, Seeded(0))
    return seen.game.view(state, seen.seat)
