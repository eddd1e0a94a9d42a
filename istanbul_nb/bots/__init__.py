"""Opponents. A bot is any function `choose(view, legal, clock) -> action`; it sees what its seat may see."""

from __future__ import annotations

from collections.abc import Callable

from istanbul_nb.bots.greedy import Greedy
from istanbul_nb.bots.random_bot import RandomBot
from istanbul_nb.bots.search import Search
from istanbul_nb.core import Bot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": Greedy, "search": Search}
USUAL = "greedy"  # the bot of a new game, unless somebody wishes another one


def bot_called(name: str, seed: int) -> Bot:
    """Return the bot of that name; the same seed gives the same player."""
    return BOTS[name](seed)
