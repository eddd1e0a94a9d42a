"""What can be asked of a match: who sits where, what was and may be done, what a bot would say. Nothing changes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from importlib import import_module
from threading import RLock
from typing import TYPE_CHECKING, Any

from istanbul_nb.bots import BOTS
from istanbul_nb.core import (
    Action,
    Answer,
    Clock,
    Event,
    Legal,
    Preview,
    Previewer,
    Refusal,
    SeatView,
    Seeded,
    Unreadable,
    shorten,
)
from istanbul_nb.match.errors import NotAllowed
from istanbul_nb.match.history import Seat, Step
from istanbul_nb.match.traits import Shown
from istanbul_nb.text import picture

if TYPE_CHECKING:
    from istanbul_nb.coach.hints import Advice
    from istanbul_nb.coach.review import Review, Reviewed
    from istanbul_nb.coach.what_if import WhatIf
    from istanbul_nb.core import Progress

LONGEST_THOUGHT = 3600  # seconds
MOST_TRIES = 1_000_000


class Record(Shown):
    """A match as far as it has gone."""

    lock: RLock  # of whoever reads or changes it: bots and pages may do so in other threads

    @property
    def options(self) -> dict[str, Any]:
        """Return what the match was set up with."""
        return self._saved.options

    @property
    def seed(self) -> int:
        """Return where the dice started; a person who knows it knows what they will show."""
        return self._saved.seed

    @property
    def branch_of(self) -> int | None:
        """Return the step at which this match branched off from another one."""
        return self._saved.fork

    @property
    def steps(self) -> list[Step]:
        """Return the history with everything in it, secrets too: for the owner of the kernel, never for a face."""
        return self._saved.steps

    def known_events(self, number: int, seat: int | None) -> list[Event]:
        """Return the events of a step that a seat, or a spectator, has not forgotten; at the end all are known."""
        events = self.steps[number].events
        if number >= self.clearing_step(seat):
            return events
        return [event for event in events if not event.fleeting]

    def clearing_step(self, seat: int | None) -> int:
        """Return the step that has cleared what came before it for a seat or a spectator, -1 if none has.

        A seat knows the news until it has acted after them: so nobody misses what happens while bots are quick.
        """
        if self.over or not self._clearings:
            return -1
        acted = len(self.steps)
        if seat is not None:
            acted = next((at for at in reversed(range(acted)) if self.steps[at].seat == seat), -1)
        return next((at for at in reversed(self._clearings) if at <= acted), -1)

    def _recalled(self, step: Any, seat: int | None) -> Any:
        """Return the state before a step, as a seat or a spectator keeps it in mind."""
        state = self._before(step)
        return self.game.forget(state) if self.is_forgotten(step, seat) else state

    def is_forgotten(self, step: int, seat: int | None) -> bool:
        """Return whether what lay on the table before a step is forgotten by a seat or a spectator."""
        return step <= self.clearing_step(seat)

    @property
    def seats(self) -> list[Seat]:
        """Return who sits where."""
        return self._saved.seats

    @property
    def names(self) -> list[str]:
        """Return the players' names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def _state(self) -> Any:
        return self._saved.state

    @property
    def actor(self) -> int | None:
        """Return the seat that decides now, `None` when the game is over."""
        return self.game.actor(self._state)

    @property
    def over(self) -> bool:
        """Tell whether nothing is left to decide."""
        return self.actor is None

    @property
    def legal(self) -> Legal:
        """Return what the deciding seat may do, in a stable order."""
        return Legal(self.game.legal(self._state))

    def legal_of(self, seat: int) -> Legal:
        """Return what a seat may do: nothing if another one decides."""
        return self.legal if self._known(seat) == self.actor else Legal()

    @property
    def sample_actions(self) -> Sequence[Action]:
        """Return actions that a person might try, legal or not."""
        return self.game.sample_actions(self._state)

    def _known(self, seat: Any) -> int:
        """Return a seat that exists."""
        if type(seat) is not int or not 0 <= seat < len(self.seats):
            raise self._error("seat-range", seat=shorten(seat), most=len(self.seats) - 1)
        return seat

    def view_of(self, seat: int | None, step: int | None = None) -> dict[str, Any]:
        """Return what a seat may know, now or before a step of the history, as far as it is not forgotten."""
        seat = None if seat is None else self._known(seat)
        return self.game.view(self._state if step is None else self._recalled(step, seat), seat)

    def log_of(self, seat: int | None) -> list[dict[str, Any]]:
        """Return everything that happened, as that seat may know it and has not forgotten it."""
        seat = None if seat is None else self._known(seat)
        return [event.seen_by(seat) for at in range(len(self.steps)) for event in self.known_events(at, seat)]

    def preview(self, action: Action | str) -> Preview:
        """Return what an action would bring, as the deciding seat may know it; `NotAllowed` if it is not legal."""
        read = self._read(action)
        refusal = self.game.explain(self._state, read)
        if refusal is not None:
            raise NotAllowed(refusal, self.words.refusal(refusal))
        return self.game.preview(self._state, self.actor, read)

    def previewer(self, seat: int | None) -> Previewer:
        """Return the same for every legal action of this moment, as a seat or a spectator may know it."""
        return cache(partial(self.game.preview, self._state, seat))

    def why_not(self, action: Action | str) -> Refusal | None:
        """Return why an action of the deciding seat is not allowed now; `None` if it is."""
        return self.game.explain(self._state, self._read(action))

    def explain(self, action: Action | str) -> str | None:
        """Return the same in words."""
        refusal = self.why_not(action)
        return None if refusal is None else self.words.refusal(refusal)

    def _read(self, action: Any) -> Action:
        if isinstance(action, Action) and isinstance(action.verb, str):
            return action
        try:
            return Action.parse(action if isinstance(action, str) else f"? {shorten(action)}")
        except Unreadable as error:
            raise self._error("unreadable-action", text=error.text) from None

    def _answers(self, answers: Any) -> list[Answer]:
        """Return a list of what dice and cards show."""
        if not isinstance(answers, Sequence) or isinstance(answers, (str, bytes)):
            raise self._error("answers-list", given=shorten(answers))
        return list(answers)

    def _seconds(self, seconds: Any) -> float:
        """Return a time to think that ends."""
        if type(seconds) not in (int, float) or not 0 <= seconds <= LONGEST_THOUGHT:
            raise self._error("seconds-number", given=shorten(seconds), most=LONGEST_THOUGHT)
        return float(seconds)

    def _count(self, count: Any) -> int:
        """Return how many of something are meant."""
        if type(count) is not int or not 1 <= count <= MOST_TRIES:
            raise self._error("count-number", given=shorten(count), most=MOST_TRIES)
        return count

    def _bot(self, name: Any) -> str:
        """Return the name of a bot that exists."""
        if not isinstance(name, str) or name not in BOTS:
            raise self._error("bot-unknown", bot=shorten(name), bots=", ".join(BOTS))
        return name

    def _before(self, step: Any) -> Any:
        """Return the state before a step of the history; the number of steps means now."""
        if type(step) is not int or not 0 <= step <= len(self.steps):
            raise self._error("step-range", step=shorten(step, 20), steps=len(self.steps))
        return self._state if step == len(self.steps) else self.steps[step].before

    def position(self, step: int | None = None) -> Any:
        """Return a copy of the state now or before a step, secrets too: for the owner of the kernel, not for a face."""
        with self.lock:
            return self.game.copy(self._before(len(self.steps) if step is None else step))

    def replay(self, seat: int | None = None) -> Iterator[tuple[int, list[dict[str, Any]], dict[str, Any]]]:
        """Yield each step again as a seat or a spectator may know it: its number, what happened, the view after it."""
        for number in range(len(self.steps)):
            events = [event.seen_by(seat) for event in self.known_events(number, seat)]
            yield number, events, self.view_of(seat, number + 1)

    def seen(self, step: int | None = None) -> SeatView:
        """Return what the deciding seat sees, now or before a step, with a fair sampler of everything else."""
        with self.lock:
            state = self._state if step is None else self._recalled(step, None)
            actor = self.game.actor(state)
            if actor is None:
                raise self._error("not-after-the-end")
            return SeatView(self.game, state, actor)

    def hint(
        self, seconds: float = 1.0, count: int = 3, *, iterations: int | None = None, clock: Clock | None = None
    ) -> Advice:
        """Return the best few actions of the seat that decides, with reasons, from what that seat may know."""
        count, iterations = self._count(count), None if iterations is None else self._count(iterations)
        clock = clock or Clock(self._seconds(seconds))
        advice: Advice = import_module("istanbul_nb.coach.hints").advise(
            self.seen(), self.words, clock, count, iterations
        )
        return advice

    def win_chances(
        self, seat: int | None = None, step: int | None = None, *, clock: Clock | None = None
    ) -> list[float]:
        """Return how likely each seat wins, now or before a step, as far as a spectator, or a seat, can know."""
        seat = None if seat is None else self._known(seat)
        with self.lock:
            state = self.game.copy(self._state if step is None else self._recalled(step, seat))
        chances: list[float] = import_module("istanbul_nb.coach.chances").chances_of(self.game, state, seat, clock)
        return chances

    def review(
        self,
        iterations: int | None = None,
        progress: Progress | None = None,
        clock: Clock | None = None,
        heard: Callable[[Reviewed], object] | None = None,
    ) -> Review:
        """Review a finished game: what was played, what was best, what it cost; it ends early with the clock.

        `heard` is told each decision as soon as it has been judged.
        """
        with self.lock:
            if not self.over:
                raise self._error("review-running")
            steps, end = list(self.steps), self._state
        module = import_module("istanbul_nb.coach.review")
        tries = module.ITERATIONS if iterations is None else self._count(iterations)
        reviewer = module.Reviewer(self.game, steps, self.words, tries)
        review: Review = reviewer.review(end, self.names, progress, clock, heard)
        return review

    def what_if(
        self,
        *actions: Action | str,
        step: int | None = None,
        games: int | None = None,
        bot: str = "greedy",
        progress: Progress | None = None,
        clock: Clock | None = None,
    ) -> WhatIf:
        """Return what comes of some actions now, or instead of a step, if bots play on to the end, each so many times.

        Without any actions the most promising ones are tried. It starts from what the deciding seat may know; a clock
        that is stopped ends it early.
        """
        module = import_module("istanbul_nb.coach.what_if")
        seen = self.seen(step)
        tried = [self._read(action) for action in actions] or module.promising(seen, clock=clock)
        for action in tried:
            refusal = self.game.explain(seen.imagine(Seeded(0)), action)
            if refusal is not None:
                raise NotAllowed(refusal, self.words.refusal(refusal))
        tries = module.GAMES if games is None else self._count(games)
        report = progress or (lambda done, of: None)
        found: WhatIf = module.play_out_each(seen, tried, games=tries, bot=self._bot(bot), progress=report, clock=clock)
        return found

    def picture(self, seat: int | None = None) -> str:
        """Return the table in text, as a seat or a spectator sees it."""
        legal = self.legal_of(seat) if seat is not None else Legal()
        return picture(self.view_of(seat), self.names, legal, self.words, preview=self.previewer(seat))

    def __str__(self) -> str:
        people = [number for number, seat in enumerate(self.seats) if seat.bot_name is None]
        return self.picture(people[0] if len(people) == 1 else None)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.info.title}: {', '.join(self.names)}; round {self.turn['round']}>"
