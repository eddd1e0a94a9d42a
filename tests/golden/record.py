"""Records golden games anew: `python -m tests.golden.record [GAME [NAME …]]`. Only when rules were meant to change."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from istanbul_nb.core.conformance import Playthrough
from istanbul_nb.games import game_of
from istanbul_nb.match.match import Match

FOLDER = Path(__file__).parent  # with a folder for each game

ISTANBUL: dict[str, dict[str, Any]] = {
    "two-short": {"players": 2, "layout": "short"},
    "two-random-neutral": {"players": 2, "layout": "random", "neutral": True},
    "two-order-2016": {"players": 2, "layout": "order", "edition": "2016"},
    "three-short": {"players": 3, "layout": "short"},
    "three-long-neutral": {"players": 3, "layout": "long", "neutral": True},
    "three-random": {"players": 3, "layout": "random"},
    "three-random-2016": {"players": 3, "layout": "random", "edition": "2016"},
    "four-long": {"players": 4, "layout": "long"},
    "four-order-neutral": {"players": 4, "layout": "order", "neutral": True},
    "four-short-2016-neutral": {"players": 4, "layout": "short", "edition": "2016", "neutral": True},
    "five-short": {"players": 5, "layout": "short"},
    "five-order": {"players": 5, "layout": "order"},
    "five-random": {"players": 5, "layout": "random"},
    "five-long-2016": {"players": 5, "layout": "long", "edition": "2016"},
    "mocha-two": {"players": 2, "expansion": "mocha", "layout": "first"},
    "mocha-three-neutral": {"players": 3, "expansion": "mocha", "layout": "random", "neutral": True},
    "mocha-four-caravan": {"players": 4, "expansion": "mocha", "layout": "order", "caravan": True},
    "mocha-five": {"players": 5, "expansion": "mocha", "layout": "first"},
    "letters-two-caravan": {"players": 2, "expansion": "letters", "layout": "first", "caravan": True},
    "letters-three-new": {"players": 3, "expansion": "letters", "layout": "random", "deck": "new"},
    "letters-four-neutral": {"players": 4, "expansion": "letters", "layout": "order", "neutral": True},
    "letters-five": {"players": 5, "expansion": "letters", "layout": "first"},
    "grand-two": {"players": 2, "expansion": "grand", "layout": "random"},
    "grand-three-neutral-caravan": {
        "players": 3,
        "expansion": "grand",
        "layout": "order",
        "neutral": True,
        "caravan": True,
    },
    "grand-four": {"players": 4, "expansion": "grand", "layout": "random"},
    "grand-five-caravan": {"players": 5, "expansion": "grand", "layout": "random", "caravan": True},
    "base-three-caravan": {"players": 3, "layout": "short", "caravan": True},
    "base-five-caravan": {"players": 5, "layout": "long", "caravan": True},
}

# Two kinds of tiles only, and cheap exchanges, so that bazaar cards come up often.
CARDS = {
    "tile_copies": {"lira": 1, "crystal": 0, "card": 3, "action": 0, "good": 0, "die": 0},
    "bazaar_ruby": {
        name: {"brown": 0, "crystal": 0, "lira": 2, "tile": int("tile" in name)}
        for name in (
            *("ruby-brown", "ruby-crystal", "ruby-brown-lira"),
            *("ruby-tile-lira", "ruby-tile-crystal", "ruby-tile-brown-lira"),
        )
    },
}
DICE: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "three": {"players": 3},
    "four": {"players": 4},
    **{
        f"{number}-first-{first}": {"players": players, "first": first}
        for players, number in ((2, "two"), (3, "three"), (4, "four"))
        for first in range(players)
    },
    "two-cards": {"players": 2, "components": CARDS},
    "three-cards": {"players": 3, "components": CARDS},
    "four-cards": {"players": 4, "components": CARDS},
}
SULTAN: dict[str, dict[str, Any]] = {
    "two": {"players": 2},
    "two-no-memory": {"players": 2, "memory": False},
    "three": {"players": 3},
    "three-first": {"players": 3, "first": 2},
    "four": {"players": 4},
    "four-no-memory": {"players": 4, "memory": False},
    "five": {"players": 5},
    "five-no-memory": {"players": 5, "memory": False},
}
GAMES = {"istanbul": ISTANBUL, "dice": DICE, "sultan": SULTAN}


def record(game: str, name: str) -> Match:
    """Play the game of that name with the eager player of the conformance kit."""
    options, seed = GAMES[game][name], 2000 + list(GAMES[game]).index(name)
    match = Match(game, seed=seed, **options)
    player = Playthrough(game_of(game), options, seed)
    while (action := player.choose(player.successors())) is not None:
        player.step(action)
        match.do(action)
    return match


def main(games: Sequence[str], names: Sequence[str]) -> None:
    """Write the golden games of these names, or all."""
    for game in games or GAMES:
        for name in names or GAMES[game]:
            record(game, name).save(FOLDER / game / f"{name}.match")


if __name__ == "__main__":
    main(sys.argv[1:2], sys.argv[2:])
