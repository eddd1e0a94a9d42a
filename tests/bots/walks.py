"""Positions of every game and setup, for tests of bots."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from istanbul_nb.core import Game, Seeded
from istanbul_nb.games import game_of

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("istanbul", {"players": 2}),
    ("istanbul", {"players": 4, "neutral": True}),
    ("istanbul", {"players": 3, "expansion": "mocha"}),
    ("istanbul", {"players": 3, "expansion": "letters", "caravan": True}),
    ("istanbul", {"players": 5, "expansion": "grand"}),
    ("dice", {"players": 2}),
    ("dice", {"players": 4}),
    ("sultan", {"players": 2}),
    ("sultan", {"players": 4}),
    ("sultan", {"players": 3, "memory": False}),
]
QUITTING = ("end", "skip", "decline", "done")


def name_of(setup: tuple[str, dict[str, Any]]) -> str:
    """Return a setup as the name of a test."""
    game, options = setup
    return "-".join([game, *(f"{name}={value}" for name, value in options.items())])


def positions(game: Game[Any], options: dict[str, Any], steps: int, every: int, seed: int = 1) -> Iterator[Any]:
    """Yield some positions of a game in which seats mostly do not pass; more cards are in play than with bots."""
    chance, choices = Seeded(seed), random.Random(seed)
    state = game.setup(options, chance)
    for step in range(steps):
        if game.actor(state) is None:
            return
        if step % every == 0:
            yield game.copy(state)
        legal = list(game.legal(state))
        eager = [action for action in legal if action.verb not in QUITTING]
        game.apply(state, choices.choice(eager if eager and choices.random() < 0.8 else legal), chance)


def walk(setup: tuple[str, dict[str, Any]], steps: int = 300, every: int = 20) -> Iterator[tuple[Game[Any], Any, int]]:
    """Yield the same for a setup, with its game and the seat that decides."""
    game = game_of(setup[0])
    for state in positions(game, setup[1], steps, every):
        seat = game.actor(state)
        assert seat is not None
        yield game, state, seat
