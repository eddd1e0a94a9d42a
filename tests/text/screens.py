"""Terminals whose answers are scripted, and who sits in front of them."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from typing import Any

import pytest

from istanbul_nb.games.istanbul.rules import Istanbul
from istanbul_nb.match.match import Match
from istanbul_nb.terminal import Console, Session, new_match
from istanbul_nb.words import Words

KEY = re.compile(r"^ {0,4}(\w{1,2}(?: \d)?)  \S", re.MULTILINE)


class Screen:
    """A console whose answers are scripted; when they run out, there is no more input."""

    def __init__(self, answers: Iterable[str] = (), language: str = "en", game: str = "istanbul") -> None:
        self.answers = iter(answers)
        self.lines: list[str] = []
        self.questions: list[str] = []
        self.console = Console(Words(language, game), ask=self.ask, tell=self.lines.append)

    def ask(self, question: str) -> str:
        self.questions.append(question)
        self.lines.append(question)
        answer = next(self.answers, None)
        if answer is None:
            raise EOFError
        return answer

    def told(self, key: str, **facts: Any) -> bool:
        """Tell whether a message was told, line by line."""
        return self.heard(self.console.words.say(key, **facts))

    def heard(self, text: str | None) -> bool:
        """Tell whether a text was told, line by line."""
        assert text
        return all(line.rstrip() in map(str.rstrip, self.lines) for line in text.splitlines())

    @property
    def text(self) -> str:
        return "\n".join(self.lines)


class First(Screen):
    """Somebody who always takes the first choice, and now and then would rather end the turn."""

    def ask(self, question: str) -> str:
        self.questions.append(question)
        table = next(line for line in reversed(self.lines) if "+-----" in line)
        assert len(self.questions) < 20_000
        return "end" if len(self.questions) % 7 == 0 else KEY.findall(table.rpartition("\n\n")[2])[0]


def begin(*answers: str) -> tuple[Screen, Match]:
    """Seat two people at a table with the places in order, and return what they typed."""
    screen = Screen(answers)
    match = Match(names=["Anna", "Boris"], seed=1, layout="order", first=0)
    Session(screen.console, match).run()
    return screen, match


def alone(*answers: str, language: str = "en") -> tuple[Screen, Match]:
    """Seat one person against a bot, and return what he typed; the screen is never passed on."""
    screen = Screen(answers, language)
    match = new_match(screen.console, {"names": ["Anna", "bot random"], "seed": 1, "layout": "order", "first": 0})
    Session(screen.console, match).run()
    return screen, match


def against_bots(data: dict[str, Any], answers: Iterable[str], language: str) -> tuple[Screen, Match]:
    """Seat Anna against two bots from an encoded table on, and return what she typed."""
    match = Match.from_state("istanbul", Istanbul().decode(data), names=["Anna", "Boris", "Chen"], language=language)
    for seat in (1, 2):
        match.assign_bot(seat, "random")
    screen = Screen(answers, language)
    Session(screen.console, match).run()
    return screen, match


def first_turn(match: Match) -> list[str]:
    """Return what Anna did on her first turn."""
    ends = (number + 1 for number, step in enumerate(match.steps) if step.action.verb == "end")
    return [str(step.action) for step in match.steps[: next(ends, None)] if step.seat == 0]


def typed(monkeypatch: pytest.MonkeyPatch, *answers: str) -> None:
    """Let somebody type these answers at the keyboard."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{answer}\n" for answer in answers)))
