"""What the coach says of a match: hints, chances, a review, what if. The coach is loaded when it is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from threading import RLock
from typing import TYPE_CHECKING, Any

from istanbul_nb.core import Action, Clock, SeatView, Seeded
from istanbul_nb.match.arguments import Arguments
from istanbul_nb.match.errors import NotAllowed
from istanbul_nb.match.history import History
from istanbul_nb.match.queries import Queries

if TYPE_CHECKING:
    from istanbul_nb.coach.hints import Advice
    from istanbul_nb.coach.review import Review, Reviewed
    from istanbul_nb.coach.what_if import WhatIf
    from istanbul_nb.core import Progress


class Advisor:
    """Asks the coach about a history, with what each seat may know of it."""

    def __init__(self, history: History, queries: Queries, arguments: Arguments, lock: RLock) -> None:
        self._history = history
        self._queries = queries
        self._arguments = arguments
        self._lock = lock

    def hint(self, clock: Clock, count: int, iterations: int | None) -> Advice:
        """Return the best few actions of the seat that decides, with reasons."""
        count, iterations = self._arguments.count(count), self._tries(iterations)
        coach: Any = import_module("istanbul_nb.coach.hints")
        advice: Advice = coach.advise(self._queries.seen(), self._arguments.words, clock, count, iterations)
        return advice

    def _tries(self, count: int | None) -> int | None:
        return None if count is None else self._arguments.count(count)

    def win_chances(self, seat: int | None, step: int | None, clock: Clock | None) -> list[float]:
        """Return how likely each seat wins, as far as a spectator, or a seat, can know."""
        seat, game = None if seat is None else self._queries.seat(seat), self._history.game
        with self._lock:
            state = game.copy(self._queries.moment(step, seat).state)
        chances: list[float] = import_module("istanbul_nb.coach.chances").chances_of(game, state, seat, clock)
        return chances

    def review(
        self,
        iterations: int | None,
        progress: Progress | None,
        clock: Clock | None,
        heard: Callable[[Reviewed], object] | None,
    ) -> Review:
        """Go through a finished game."""
        with self._lock:
            if self._queries.now.actor is not None:
                raise self._arguments.error("review-running")
            steps, end = list(self._history.steps), self._history.state
        module: Any = import_module("istanbul_nb.coach.review")
        tries = self._tries(iterations) or module.ITERATIONS
        reviewer = module.Reviewer(self._history.game, steps, self._arguments.words, tries)
        names = [seat.name for seat in self._history.seats]
        review: Review = reviewer.review(end, names, progress, clock, heard)
        return review

    def what_if(
        self,
        actions: Sequence[Action | str],
        step: int | None,
        games: int | None,
        bot: str,
        *,
        progress: Progress | None,
        clock: Clock | None,
    ) -> WhatIf:
        """Let bots play on after each of some actions, or after the most promising ones."""
        module: Any = import_module("istanbul_nb.coach.what_if")
        seen = self._queries.seen(step)
        tried = [self._arguments.action(action) for action in actions] or module.promising(seen, clock=clock)
        self._check(tried, seen)
        tries, bot = self._tries(games) or module.GAMES, self._arguments.bot(bot)
        report = progress or (lambda done, of: None)
        found: WhatIf = module.play_out_each(seen, tried, games=tries, bot=bot, progress=report, clock=clock)
        return found

    def _check(self, actions: Sequence[Action], seen: SeatView) -> None:
        """Refuse what the seat cannot do as far as it can know."""
        for action in actions:
            refusal = self._history.game.explain(seen.imagine(Seeded(0)), action)
            if refusal is not None:
                raise NotAllowed(refusal, self._arguments.words.refusal(refusal))
