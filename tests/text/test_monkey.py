"""Whatever somebody types in a terminal: keys, commands, actions at the wrong time, nonsense."""

from __future__ import annotations

import random

import pytest

from istanbul_nb.terminal import Console, Session, new_match
from istanbul_nb.terminal.console import COMMANDS
from istanbul_nb.words import LANGUAGES, Words

from .screens import KEY

LONGEST = 120
COMMAND_WORDS = [word for words in COMMANDS.values() for word in words if "quit" not in words]
ACTIONS = ["move", "move 99", "sell R9", "play far", "end now", "gather 1 2", "pay lira", "turn 3 4", "0", "-1", "99"]
ERRANDS = ["why", "why a", "why 7", "rule 9", "rule ist", "log all", "undo 3", "load nothing", "save /"]
FILES = ["save x.match", "load x.match"]
NONSENSE = [*ACTIONS, *ERRANDS, *FILES, "", "²", "Ⅷ", "'", "\x1b[2J", "бот", "да", "x" * 500]


class Monkey:
    """Mostly takes a choice of the list, so that the game goes on; goes away in the end."""

    def __init__(self, seed: int, language: str) -> None:
        self.choices = random.Random(seed)
        self.lines: list[str] = []
        self.answers: list[str] = []
        self.console = Console(Words(language), ask=self.ask, tell=self.lines.append)

    def ask(self, question: str) -> str:
        if len(self.answers) == LONGEST:
            raise EOFError
        table = next((line for line in reversed(self.lines) if "+-----" in line), "")
        keys = KEY.findall(table.rpartition("\n\n")[2])
        kind = self.choices.random()
        typed = keys if keys and kind < 0.6 else NONSENSE if kind < 0.9 else COMMAND_WORDS
        self.answers.append(self.choices.choice(typed))
        return self.answers[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", [["Anna", "bot"], ["Anna", "Boris", "bot"]], ids=["one person", "two people"])
def test_whatever_is_typed_the_game_goes_on(names: list[str], language: str) -> None:
    monkey = Monkey(len(names), language)
    match = new_match(monkey.console, {"names": names, "layout": "random", "seed": 1})
    Session(monkey.console, match).run()
    assert len(monkey.answers) == LONGEST
    assert len(match.steps) > 5
    assert monkey.lines[-1].strip()
