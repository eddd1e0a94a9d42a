"""Thinking a turn through to its end: what can be done, and what comes of it."""

from __future__ import annotations

from typing import Any, NamedTuple

from istanbul_nb.bots.brain import Judge
from istanbul_nb.bots.quantize import quantize
from istanbul_nb.core import Action, Chance, Clock

MOST = 600  # positions looked at; after that only the most promising way is followed


class Plan(NamedTuple):
    """Actions in a row, up to the end of the turn or to where chance has a say, and the worth that follows."""

    worth: float
    actions: tuple[Action, ...]


class Turns:
    """Everything sensible that a seat can do until its turn is over, judged by what it leads to."""

    def __init__(self, brain: Judge, chance: Chance, most: int = MOST, *, brief: bool = False) -> None:
        self.brain = brain
        self.game = brain.game
        self.chance = chance
        self.most = most
        self.brief = brief  # what chance brings is looked at once, and judged as it lies there

    def plans(self, state: Any, clock: Clock | None = None) -> list[Plan]:
        """Return every sensible way to go on, the best first; at least one where the clock is stopped meanwhile."""
        seat = self.game.actor(state)
        assert seat is not None
        self._seat, self._left = seat, self.most
        self._found: list[Plan] = []
        self._clock = clock or Clock()
        self.chance.take()
        self._follow(state, ())
        self._found.sort(key=lambda plan: -plan.worth)
        return self._found

    def _follow(self, state: Any, done: tuple[Action, ...]) -> None:
        chance = self.chance
        for action in self._worth_a_thought(state):
            if self._found and self._clock.stopped:
                return
            twin = self.brain.follow(state, action, chance)
            self._left -= 1
            line = (*done, action)
            if chance.take():
                self._found.append(Plan(self._mean(state, action, twin), line))
            elif self.brain.goes_on(twin, self._seat):
                self._follow(twin, line)
            else:
                self._found.append(Plan(self.brain.worth(twin, self._seat), line))

    def _worth_a_thought(self, state: Any) -> Any:
        actions = self.brain.candidates(state)
        return actions if self._left > 0 else actions[:1]

    def _mean(self, state: Any, action: Action, first: Any) -> float:
        """Return the worth of an action when chance has a say: looked at a few times."""
        foreseen = self.brain.foreseen(state, action)
        if foreseen is not None:
            return quantize(foreseen)
        if self.brief:
            return self.brain.worth(first, self._seat)
        samples = self.brain.samples(action)
        total = self._outlook(first)
        for looked in range(1, samples):
            if self._clock.stopped:
                return total / looked
            twin = self.brain.follow(state, action, self.chance)
            self.chance.take()
            total += self._outlook(twin)
        return quantize(total / samples)

    def _outlook(self, state: Any) -> float:
        """Return the worth of a state if its seat goes on with what is best until its turn is over."""
        if not self.brain.goes_on(state, self._seat):
            return self.brain.worth(state, self._seat)
        best = float("-inf")
        for action in self._worth_a_thought(state):
            if best > float("-inf") and self._clock.stopped:
                break
            twin = self.brain.follow(state, action, self.chance)
            self._left -= 1
            self.chance.take()
            best = max(best, self._outlook(twin))
        return best
