"""What a match is made of: who sits where, how it began, and every step since."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from istanbul_nb.core import Action, Answer, Bot, Event, Game, name_of
from istanbul_nb.match.names import LONGEST_NAME, BadName, clean_name


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


@dataclass
class History:
    """A match as it is kept: how it began, every step, and where it stands.

    `setup` is `None` where it began at a position.
    """

    game: Game[Any]
    options: dict[str, Any]
    seats: list[Seat]
    seed: int
    counter: int
    setup: list[Answer] | None
    start: Any
    state: Any
    steps: list[Step] = field(default_factory=list)
    branch: int | None = None

    @property
    def fork(self) -> int | None:
        """Return the step of the other match at which this one begins to differ.

        A match that was taken back to before its fork shares fewer steps; one that began at a position shares none.
        """
        if self.branch is None or self.setup is None:
            return self.branch
        return min(self.branch, len(self.steps))
