"""Where questions are asked and answered, in one language."""

from __future__ import annotations

import shutil
import sys
import textwrap
from collections.abc import Callable
from typing import Any

from istanbul_nb.words import Words

# What commands are called, in both languages: a keyboard need not be switched.
COMMANDS = {
    "help": ("help", "?", "помощь"),
    "board": ("board", "table", "стол"),
    "undo": ("undo", "отмена"),
    "redo": ("redo", "вернуть"),
    "why": ("why", "почему"),
    "rule": ("rule", "rules", "правило", "правила"),
    "hand": ("hand", "cards", "карты"),
    "log": ("log", "журнал"),
    "save": ("save", "сохранить"),
    "load": ("load", "загрузить"),
    "quit": ("quit", "exit", "q", "выход"),
}
YES = ("y", "yes", "д", "да")
NO = ("n", "no", "н", "нет")
CLEAR = "\033[2J\033[3J\033[H"


class Leave(Exception):
    """The player wants to stop."""


def command_of(word: str) -> str | None:
    """Return the command that a word means."""
    return next((name for name, words in COMMANDS.items() if word.lower() in words), None)


class Console:
    """Asks with `ask`, answers with `tell`; both can be replaced."""

    def __init__(self, words: Words, ask: Callable[[str], str] = input, tell: Callable[[str], None] = print) -> None:
        self.words = words
        self._ask = ask
        self.tell = tell

    @property
    def columns(self) -> int:
        """Return how wide the screen is."""
        return shutil.get_terminal_size().columns

    def ask(self, question: str) -> str:
        """Return an answer; raise `Leave` when there is no more input, or somebody wants to stop."""
        try:
            answer = self._ask(question + " ").strip()
        except (EOFError, KeyboardInterrupt):
            raise Leave from None
        if command_of(answer) == "quit":
            raise Leave
        return answer

    def helped(self, answer: str) -> bool:
        """Tell whether somebody asked for help before the game, and give it then."""
        if command_of(answer) != "help":
            return False
        self.say("text-start-help")
        return True

    def say(self, key: str, **facts: Any) -> None:
        """Tell a message."""
        self.explain(self.words.say(key, **facts))

    def explain(self, text: str) -> None:
        """Tell a longer text, broken at words."""
        for line in text.splitlines():
            indent = " " * (len(line) - len(line.lstrip()))
            self.tell(textwrap.fill(line, max(40, self.columns - 1), subsequent_indent=indent) if line else "")

    def cover(self) -> None:
        """Hide everything that stood on the screen."""
        if sys.stdout.isatty():
            self.tell(CLEAR)
        else:
            self.tell("\n" * shutil.get_terminal_size().lines)
