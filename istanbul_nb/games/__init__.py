"""The games, by id."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from istanbul_nb.core.game import Game

GAMES = {"istanbul": "Istanbul", "dice": "Dice"}


class UnknownGame(ValueError):
    """There is no game of that name here."""

    def __init__(self, name: str) -> None:
        self.name = name[:40]
        super().__init__(f"no game called {self.name!r}; there is: {', '.join(GAMES)}")


@cache
def game_of(name: str) -> Game[Any]:
    """The game with that id.

    >>> game_of("istanbul").info.players
    (2, 5)
    """
    if name not in GAMES:
        raise UnknownGame(name)
    found: Game[Any] = getattr(import_module(f"istanbul_nb.games.{name}"), GAMES[name])()
    return found
