"""Setups that together have every option, and games in them that try everything."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from istanbul_nb.core import Action, Game, Seeded
from istanbul_nb.games import game_of

Setup = tuple[str, dict[str, Any]]

SETUPS: list[Setup] = [
    ("istanbul", {"players": 2, "edition": "2016"}),
    ("istanbul", {"players": 3, "layout": "random"}),
    ("istanbul", {"players": 4, "neutral": True, "caravan": True}),
    ("istanbul", {"players": 5, "layout": "long"}),
    ("istanbul", {"players": 2, "expansion": "mocha", "neutral": True}),
    ("istanbul", {"players": 5, "expansion": "mocha", "layout": "random"}),
    ("istanbul", {"players": 2, "expansion": "letters", "deck": "new"}),
    ("istanbul", {"players": 4, "expansion": "letters", "neutral": True}),
    ("istanbul", {"players": 5, "expansion": "letters", "caravan": True}),
    ("istanbul", {"players": 3, "expansion": "grand"}),
    ("istanbul", {"players": 4, "expansion": "grand", "neutral": True, "caravan": True}),
    ("dice", {"players": 2}),
    ("dice", {"players": 3}),
    ("dice", {"players": 4}),
    ("sultan", {"players": 2}),
    ("sultan", {"players": 3, "memory": False}),
    ("sultan", {"players": 5}),
]
CORRECTED: list[Setup] = [
    ("istanbul", {"components": {"cart_capacity": 4}}),
    ("dice", {"components": {"dice": {"box": 11, "shared": 7}}}),
    ("sultan", {"players": 3, "components": {"cushions_by_players": [3, 3, 3, 3]}}),
]


def name_of(setup: Any) -> str:
    """Return a setup in one word, for the names of tests."""
    game, options = setup
    return "-".join([game, *(str(value) for name, value in options.items() if name != "components")])


class Curious:
    """Does what it has done least, so that rare actions come up soon."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.done: Counter[str] = Counter()

    def choose(self, legal: tuple[Action, ...]) -> Action:
        fewest = min(self.done[action.verb] for action in legal)
        chosen = self.random.choice([action for action in legal if self.done[action.verb] == fewest])
        self.done[chosen.verb] += 1
        return chosen


def states(game: str, options: Mapping[str, Any], steps: int, seed: int = 1) -> Iterator[tuple[Game[Any], Any]]:
    """Yield the states of a game that tries everything, the last one too if it ends in so many steps."""
    rules, chance, player = game_of(game), Seeded(seed), Curious(seed)
    state = rules.setup(options, chance)
    yield rules, state
    for _ in range(steps):
        if rules.actor(state) is None:
            return
        rules.apply(state, player.choose(tuple(rules.legal(state))), chance)
        yield rules, state
