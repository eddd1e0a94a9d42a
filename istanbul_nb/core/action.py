"""An action: an intent, small enough to type."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

Word = int | str

LONGEST = 200
_NUMBER = re.compile(r"0|-?[1-9][0-9]{0,8}")
_NAME = re.compile(r"[^\W\d][\w-]{0,39}")


class Unreadable(ValueError):
    """A text that is not the notation of any action."""

    def __init__(self, text: str) -> None:
        self.text = text[:LONGEST]
        super().__init__(f"not an action: {self.text!r}")


class Action(NamedTuple):
    """A verb and its words: what a seat wants to do, never what chance answers.

    >>> str(Action("sell", ("R", "Y2")))
    'sell R Y2'
    >>> Action.parse("move 12")
    Action('move 12')
    """

    verb: str
    args: tuple[Any, ...] = ()  # numbers and names

    def __str__(self) -> str:
        return " ".join((self.verb, *map(str, self.args)))

    def __repr__(self) -> str:
        return f"Action({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> Action:
        """Read the notation that `str` writes; `Unreadable` for anything else."""
        if len(text) > LONGEST:
            raise Unreadable(text)
        verb, *words = text.split() or [""]
        if not _NAME.fullmatch(verb):
            raise Unreadable(text)
        return cls(verb, tuple(_word(word, text) for word in words))


class Legal(tuple[Action, ...]):
    """The legal actions of a seat; a notation can be asked for with `in`."""

    def __contains__(self, action: object) -> bool:
        return super().__contains__(action) or (isinstance(action, str) and action in map(str, self))


def _word(word: str, text: str) -> Word:
    if _NUMBER.fullmatch(word):
        return int(word)
    if _NAME.fullmatch(word):
        return word
    raise Unreadable(text)
