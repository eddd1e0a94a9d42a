"""Opponents. A bot is any function `choose(view, legal, clock) -> action`; it sees what its seat may see."""

from __future__ import annotations

from collections.abc import Callable

from istanbul_nb.bots.random_bot import random_bot
from istanbul_nb.match import Bot

BOTS: dict[str, Callable[[int], Bot]] = {"random": random_bot}


def bot_called(name: str, seed: int = 0) -> Bot:
    """The bot with that name."""
    return BOTS[name](seed)
