"""Seeded games of every bot, as digests that hold on every Python: `python -m tests.bots.seeded_games` records them.

Record only when the bots were meant to play differently, on any one version; the tests compare on all of them.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from istanbul_nb.bots.greedy import Greedy
from istanbul_nb.bots.random_bot import RandomBot
from istanbul_nb.bots.search import Search
from istanbul_nb.core import Bot
from istanbul_nb.match.match import Match

FILE = Path(__file__).with_name("seeded_games.json")
ITERATIONS = 12
SETUPS: dict[str, dict[str, Any]] = {
    "istanbul": {"game": "istanbul", "players": 3},
    "mocha": {"game": "istanbul", "players": 3, "expansion": "mocha"},
    "letters": {"game": "istanbul", "players": 4, "expansion": "letters"},
    "grand": {"game": "istanbul", "players": 5, "expansion": "grand", "caravan": True},
    "dice": {"game": "dice", "players": 2},
    "sultan": {"game": "sultan", "players": 4, "memory": True},
    "sultan-two": {"game": "sultan", "players": 2, "memory": True},
}
MOST_ACTIONS = {"random": 1000, "greedy": 120, "search": 30}
GAMES = {"istanbul": 2, "dice": 3, "sultan": 12}  # where sums come close to each other more often, more of them


class Case(NamedTuple):
    """A setup that bots of one strength play."""

    setup: str
    bot: str

    def __str__(self) -> str:
        return f"{self.setup} {self.bot}"


CASES = [Case(setup, bot) for setup in SETUPS for bot in MOST_ACTIONS]


def bot_at(strength: str, seat: int) -> Bot:
    """Return a bot that decides by its seed alone, never by the clock."""
    if strength == "search":
        return Search(seat, ITERATIONS)
    return Greedy(seat) if strength == "greedy" else RandomBot(seat)


def play(case: Case, seed: int) -> list[str]:
    """Return the actions of a game, as far as it is played."""
    match = Match(seed=seed, **SETUPS[case.setup])
    for seat in range(len(match.seats)):
        match.assign_bot(seat, bot_at(case.bot, seat))
    while len(match.steps) < MOST_ACTIONS[case.bot] and match.let_bot_decide():
        pass
    return [str(step.action) for step in match.steps]


def digest_of(case: Case) -> str:
    """Return a digest of the actions of some games."""
    games = [play(case, seed) for seed in range(GAMES[SETUPS[case.setup]["game"]])]
    return sha256("\n".join(" ".join(game) for game in games).encode()).hexdigest()


def record() -> None:
    """Write the digests of all cases."""
    digests = {str(case): digest_of(case) for case in CASES}
    FILE.write_text(json.dumps(digests, indent=1) + "\n", encoding="ascii")


if __name__ == "__main__":
    record()
