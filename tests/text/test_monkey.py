"""Whatever somebody types in a terminal: keys, commands, actions at the wrong time, nonsense."""

from __future__ import annotations

import random
from typing import Any

import pytest

from istanbul_nb.terminal import Console, Session, new_match
from istanbul_nb.terminal.console import COMMANDS
from istanbul_nb.words import LANGUAGES, Words

from .screens import KEY

LONGEST = 120
COMMAND_WORDS = [word for words in COMMANDS.values() for word in words if "quit" not in words]
ACTIONS = ["move", "move 99", "sell R9", "play far", "end now", "gather 1 2", "pay lira", "turn 3 4", "0", "-1", "99"]
ROLLS = [
    "roll",
    "reroll R9",
    "reroll",
    "token X",
    "cards 9",
    "cards",
    "choose two",
    "give brown",
    "carry nothing",
    "use L",
]
BIDS = ["draw", "draw 4", "return", "return X", "bid", "bid 99 1", "bid 7 9", "7 2", "99 99", "b"]
ERRANDS = ["why", "why a", "why 7", "rule 9", "rule ist", "log all", "undo 3", "load nothing", "save /"]
FILES = ["save x.match", "load x.match"]
NONSENSE = [*ACTIONS, *ROLLS, *BIDS, *ERRANDS, *FILES, "", "²", "Ⅷ", "'", "\x1b[2J", "бот", "да", "x" * 500]


class Monkey:
    """Mostly takes a choice of the list, so that the game goes on; goes away in the end."""

    def __init__(self, seed: int, language: str, game: str = "istanbul") -> None:
        self.choices = random.Random(seed)
        self.lines: list[str] = []
        self.answers: list[str] = []
        self.console = Console(Words(language, game), ask=self.ask, tell=self.lines.append)

    def ask(self, question: str) -> str:
        if len(self.answers) == LONGEST:
            raise EOFError
        table = next((line for line in reversed(self.lines) if KEY.search(line)), "")
        keys = KEY.findall(table.rpartition("\n\n")[2])
        kind = self.choices.random()
        typed = keys if keys and kind < 0.6 else NONSENSE if kind < 0.9 else COMMAND_WORDS
        self.answers.append(self.choices.choice(typed))
        return self.answers[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "names", [["Anna", "bot random"], ["Anna", "Boris", "bot random"]], ids=["one person", "two people"]
)
@pytest.mark.parametrize(
    ("game", "options"), [("istanbul", {"layout": "random"}), ("dice", {}), ("sultan", {"memory": False})]
)
def test_whatever_is_typed_the_game_goes_on(
    game: str, options: dict[str, Any], names: list[str], language: str
) -> None:
    monkey = Monkey(len(names), language, game)
    match = new_match(monkey.console, {"names": names, "seed": 1, **options})
    session = Session(monkey.console, match)
    session.run()
    assert len(monkey.answers) == LONGEST or session.match.over
    assert len(session.match.steps) > 5
    assert monkey.lines[-1].strip()
