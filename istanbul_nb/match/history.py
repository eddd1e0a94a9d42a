"""What a match is made of: who sits where, how it began, and every step since."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from istanbul_nb.bots import BOTS, bot_called
from istanbul_nb.core import Action, Answer, Bot, Chance, Event, Game, Scripted, Seeded, canonical, name_of
from istanbul_nb.match.names import LONGEST_NAME, BadName, clean_name


class AnswersLeft(Exception):
    """A script held more answers than an action asked for: `left` of them."""

    def __init__(self, left: int) -> None:
        self.left = left
        super().__init__(f"{left} answers were not asked for")


@dataclass
class Seat:
    """Who sits there: a person, or a bot that decides for the seat. `missing` names a bot that is not known here."""

    name: str
    bot: Bot | None = None
    missing: str | None = None

    @property
    def bot_name(self) -> str | None:
        """Return the name of the bot that decides here, also of one that is not known; `None` for a person."""
        return self.missing if self.bot is None else _bot_name(self.bot)


def _bot_name(bot: Bot) -> str:
    """Return the name of a bot as a file can hold it, also of a bot that calls itself something unprintable."""
    try:
        return clean_name(name_of(bot))
    except BadName:
        return type(bot).__name__[:LONGEST_NAME]


@dataclass
class Step:
    """One action of a match: who did it, what chance answered, what happened, and the state before it."""

    seat: int
    action: Action
    answers: list[Answer]
    events: list[Event]
    before: Any
    round: int | None = field(default=None, compare=False)  # in which it was made, once that is known

    @cached_property
    def entry(self) -> str:
        """Return the step as a file holds it; it is written once, however often the match is saved after it."""
        return canonical([str(self.action), *self.answers])

    @property
    def clears(self) -> bool:
        """Tell whether it ends what was known for a while only."""
        return any(event.clears for event in self.events)


@dataclass
class History:
    """A match as it is kept: how it began, every step, and where it stands.

    `setup` is `None` where it began at a position. The state is replaced by every change, never changed in place.
    """

    game: Game[Any]
    options: dict[str, Any]
    seats: list[Seat]
    seed: int
    seeded: Seeded  # what dice and decks answer, unless something else is scripted
    setup: list[Answer] | None
    start: Any
    state: Any
    steps: list[Step] = field(default_factory=list)
    branch: int | None = None

    def __post_init__(self) -> None:
        self._clearings = [at for at, step in enumerate(self.steps) if step.clears]

    @property
    def fork(self) -> int | None:
        """Return the step of the other match at which this one begins to differ.

        A match that was taken back to before its fork shares fewer steps; one that began at a position shares none.
        """
        if self.branch is None or self.setup is None:
            return self.branch
        return min(self.branch, len(self.steps))

    def round_of(self, number: int) -> int:
        """Return the round in which a step was made."""
        step = self.steps[number]
        if step.round is None:
            step.round = int(self.game.view(step.before, None)["round"])
        return step.round

    def play(self, action: Action, chance: Chance) -> Step:
        """Add a step, and return it.

        Nothing has changed where the game refuses it (`Refused`), where a script does not fit (`Unscripted`), or where
        something is left of the script (`AnswersLeft`).
        """
        seat, state = self.game.actor(self.state), self.game.copy(self.state)
        chance.take()
        events = self.game.apply(state, action, chance)
        if isinstance(chance, Scripted) and chance.then is None and chance.left:
            raise AnswersLeft(chance.left)
        assert seat is not None
        step = Step(seat, action, chance.take(), events, self.state)
        if step.clears:
            self._clearings.append(len(self.steps))
        self.steps.append(step)
        self.state = state
        return step

    def take_back(self) -> Step:
        """Remove the last step, and return it."""
        step = self.steps.pop()
        self.state = step.before
        if step.clears:
            self._clearings.pop()
        return step

    def state_before(self, step: int) -> Any:
        """Return the state before a step; the number of steps means now."""
        return self.state if step == len(self.steps) else self.steps[step].before

    def make_bot(self, name: str, seat: int) -> Bot:
        """Return the bot of that name that sits down at a seat now: it decides alike whenever that is repeated."""
        return bot_called(name, self.seed + 1000 * len(self.steps) + seat)

    def seat_known_bots(self) -> None:
        """Let the bots that a file names sit down, as far as they are known here."""
        for number, seat in enumerate(self.seats):
            if seat.missing in BOTS:
                seat.bot, seat.missing = self.make_bot(seat.missing, number), None

    # What is known for a while only

    @property
    def is_forgetful(self) -> bool:
        """Tell whether anything of it is, or was, known for a while only."""
        return bool(self._clearings)

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
        if not self._clearings or self.game.actor(self.state) is None:
            return -1
        acted = len(self.steps)
        if seat is not None:
            acted = next((at for at in reversed(range(acted)) if self.steps[at].seat == seat), -1)
        return next((at for at in reversed(self._clearings) if at <= acted), -1)

    def is_forgotten(self, step: int, seat: int | None) -> bool:
        """Return whether what lay on the table before a step is forgotten by a seat or a spectator."""
        return step <= self.clearing_step(seat)

    def recalled_state(self, step: int, seat: int | None) -> Any:
        """Return the state before a step, as a seat or a spectator keeps it in mind."""
        state = self.state_before(step)
        return self.game.forget(state) if self.is_forgotten(step, seat) else state
