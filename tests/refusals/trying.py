"""Random games of every setup, and what a person might type at each of their positions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from istanbul_nb.core import Action, Game, Seeded
from istanbul_nb.games import game_of
from istanbul_nb.games.dice.rules.explain import HOME_RULES
from istanbul_nb.games.istanbul.rules.modules.letters.part import TILES

SETUPS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("istanbul", {"players": 2, "edition": "2016"}),
    ("istanbul", {"players": 3, "neutral": True}),
    ("istanbul", {"players": 5, "caravan": True}),
    ("istanbul", {"players": 2, "expansion": "mocha"}),
    ("istanbul", {"players": 4, "expansion": "mocha", "neutral": True}),
    ("istanbul", {"players": 3, "expansion": "letters", "deck": "new"}),
    ("istanbul", {"players": 5, "expansion": "letters", "caravan": True}),
    ("istanbul", {"players": 2, "expansion": "grand"}),
    ("istanbul", {"players": 4, "expansion": "grand", "neutral": True, "caravan": True}),
    ("dice", {"players": 2}),
    ("dice", {"players": 4}),
    ("sultan", {"players": 2}),
    ("sultan", {"players": 3}),
    ("sultan", {"players": 5, "memory": False}),
)
STRIDES = (1, 2, 3, 5, 9, 80)  # steps from one position to the next
LASTING = ("end", "pass", "decline", "skip")  # chosen seldom, so that games are long and rich
WORDS = (
    *("R", "G", "Y", "B", "C", "R2", "lira", "card", "deck", "discard", "neutral", "palace", "dealer", "coffeehouse"),
    *("mosque", "mixed", "brown", "crystal", "move", "meet", "governor", "smuggler", "trader", "courier"),
    *("plum", "saffron", "teal", "ink", "pearl", "coffee", "far", "lira-token", "die", "nobody"),
)
PAIRS = (("R", "G"), ("lira", "R"), ("lira", "C"), ("letter", 5), ("card", "far"), (3, 4), (3, 6), (5, "delivered"))


def positions(number: int, seed: int = 0) -> Iterator[tuple[str, Game[Any], Any]]:
    """Yield so many positions of random games, every setup in turn, each game further on every time."""
    games = [_Walk(name, options, seed + index) for index, (name, options) in enumerate(SETUPS)]
    for index in range(number):
        walk = games[index % len(games)]
        yield walk.name, walk.game, walk.go_on()


class _Walk:
    """Random games of one setup, one after the other."""

    def __init__(self, name: str, options: dict[str, Any], seed: int) -> None:
        self.name, self.options = name, options
        self.game = game_of(name)
        self.choices = random.Random(seed)
        self.chance = Seeded(seed)
        self.state = self._begin()

    def go_on(self) -> Any:
        """Play some steps and return the position; a new game begins after a finished one was looked at."""
        if self.game.actor(self.state) is None:
            self.state = self._begin()
        for _ in range(self.choices.choice(STRIDES)):
            if self.game.actor(self.state) is None:
                break
            self.game.apply(self.state, self._choose(), self.chance)
        return self.state

    def _begin(self) -> Any:
        layout = {"layout": "random"} if self.name == "istanbul" else {}
        return self.game.setup({**layout, **self.options}, self.chance)

    def _choose(self) -> Action:
        legal = self.game.legal(self.state)
        active = [action for action in legal if action.verb not in LASTING]
        return self.choices.choice(active if active and self.choices.random() < 0.8 else legal)


def attempts(name: str, game: Game[Any], state: Any, choices: random.Random, more: int = 150) -> set[Action]:
    """Return what the game suggests to try, and some of all verbs with all kinds of words."""
    verbs = sorted(_verbs(name, state))
    words: list[tuple[Any, ...]] = [(), *((word,) for word in WORDS), *((place,) for place in range(27)), *PAIRS]
    words += [(tile,) for tile in TILES]
    product = {Action(choices.choice(verbs), choices.choice(words)) for _ in range(more)}
    return {*game.sample_actions(state), *product}


def _verbs(name: str, state: Any) -> set[str]:
    if name == "istanbul":
        return {*state.rules.home_rules, *state.rules.verb_places, "play", "pass"}
    return set(HOME_RULES) if name == "dice" else {"draw", "return", "bid", "pass"}
