"""A finished game gone through: what was played, what would have been best, and what it cost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import TYPE_CHECKING, Any

from istanbul_nb.bots.planner import Actions
from istanbul_nb.bots.search import Tree
from istanbul_nb.coach.chances import chances_of
from istanbul_nb.coach.hints import reason_for
from istanbul_nb.core import Clock, Game, Progress, SeatView, Stopped
from istanbul_nb.match.history import Step
from istanbul_nb.words import Words

if TYPE_CHECKING:
    import pandas

ITERATIONS = 60  # for each decision
TRIED = 3  # one in so many of them goes at least to what was played
COLUMNS = ("step", "round", "seat", "name", "played", "best", "chance_played", "chance_best", "cost", "reason")


@dataclass(frozen=True)
class Reviewed:
    """A decision of a game: what was done, what would have been best, and the chances to win with each."""

    step: int
    round: int
    seat: int
    played: Actions
    best: Actions
    chance_played: float
    chance_best: float
    reason: str

    @property
    def cost(self) -> float:
        """Return the chance to win that was given away."""
        return max(0.0, self.chance_best - self.chance_played)


@dataclass(frozen=True)
class Review:
    """A game gone through, decision by decision; `chances` are those of a spectator before each step and at the end.

    Of a review that was stopped there are the decisions, and the chances, up to that point.
    """

    names: tuple[str, ...]
    rows: tuple[Reviewed, ...]
    chances: tuple[tuple[float, ...], ...] = field(repr=False)

    def worst(self, number: int = 5) -> list[Reviewed]:
        """Return the decisions that cost most."""
        return sorted(self.rows, key=lambda row: -row.cost)[:number]

    def frame(self) -> pandas.DataFrame:
        """Return a row for each decision."""
        from pandas import DataFrame  # noqa: PLC0415

        return DataFrame([self._row(row) for row in self.rows], columns=list(COLUMNS))

    def _row(self, row: Reviewed) -> dict[str, Any]:
        played, best = (", ".join(map(str, actions)) for actions in (row.played, row.best))
        facts = {"name": self.names[row.seat], "played": played, "best": best}
        return {name: facts[name] if name in facts else getattr(row, name) for name in COLUMNS}


class Weighed(Tree):
    """A tree in which a plan is tried often enough to compare it, even if it looks bad."""

    def weigh(self, plan: Actions, times: int) -> float:
        """Return the chance to win with a plan that was tried at least so often."""
        at = self.root.plans.index(plan)
        for _ in range(times - self.root.visits[at]):
            self._grow(at)
        return self.chance_of(plan)


class Reviewer:
    """Goes through the steps of a game; every decision is judged from what its seat could know then."""

    def __init__(self, game: Game[Any], steps: Sequence[Step], words: Words, iterations: int) -> None:
        self.game = game
        self.steps = steps
        self.words = words
        self.iterations = iterations

    def review(
        self,
        end: object,
        names: Sequence[str],
        progress: Progress | None,
        clock: Clock | None,
        heard: Callable[[Reviewed], object] | None = None,
    ) -> Review:
        """Review the whole game, or as much of it as there is time for before the clock is stopped."""
        rows, chances, clock = list[Reviewed](), list[tuple[float, ...]](), clock or Clock()
        to_come = self.chances(end, clock)
        try:
            for row in self.rows(clock):
                rows.append(row)
                if heard is not None:
                    heard(row)
                if progress is not None:
                    progress(row.step + len(row.played), len(self.steps))
                chances += islice(to_come, row.step + len(row.played) - len(chances))
            chances += to_come
        except Stopped:
            pass
        return Review(tuple(names), tuple(rows), tuple(chances))

    def rows(self, clock: Clock) -> Iterator[Reviewed]:
        """Yield each decision in its order."""
        for number, played in self._decisions():
            yield self._judged(number, played, clock)

    def chances(self, end: object, clock: Clock) -> Iterator[tuple[float, ...]]:
        """Yield how likely each seat won before each step, and at the end."""
        for state in (*(step.before for step in self.steps), end):
            clock.check()
            yield tuple(chances_of(self.game, state, None, clock))

    def _decisions(self) -> Iterator[tuple[int, Actions]]:
        """Yield where somebody had a choice, and what he did in a row until chance or somebody else had a say."""
        steps, number = self.steps, 0
        while number < len(steps):
            end = number + 1
            while end < len(steps) and steps[end].seat == steps[number].seat and not steps[end - 1].answers:
                end += 1
            if any(len(self.game.legal(step.before)) > 1 for step in steps[number:end]):
                yield number, tuple(step.action for step in steps[number:end])
            number = end

    def _judged(self, number: int, played: Actions, clock: Clock) -> Reviewed:
        """Return a decision as it was, and as it could have been; raise `Stopped` without time to compare them."""
        step = self.steps[number]
        seen = SeatView(self.game, step.before, step.seat)
        tree = Weighed(seen, number, also=played, clock=clock)
        tree.think(clock, self.iterations)
        clock.check()
        best, chance = tree.ranking()[0]
        reason = reason_for(tree.brain, seen, best, self.words, clock)
        weighed = chance if played == best else tree.weigh(played, self.iterations // TRIED)
        clock.check()
        return Reviewed(number, seen["round"], step.seat, played, best, weighed, chance, reason)
