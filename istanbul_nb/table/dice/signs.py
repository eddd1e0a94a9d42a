"""The signs of the Dice Game: dice, tokens, tiles and cards, in the notation of widgets/src/protocol.ts."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.games.dice.resources import GOODS

GOOD = {"R": "fabric", "G": "spice", "Y": "fruit", "B": "jewel"}
TOKEN = {good: f"tok{good}" for good in GOODS}
RESOURCE = {**TOKEN, "brown": "brown", "crystal": "crystal", "lira": "lira"}
TRACK = {**GOOD, "mixed": "any", "lira": "lira", "mosque": "mosque"}
TINT = {"R": "r", "G": "g", "Y": "y", "B": "b", "": "n"}

# What a mosque tile brings.
TILES = {
    "lira": ["$3"],
    "crystal": ["crystal"],
    "card": ["card"],
    "action": ["=+1", "act"],
    "die": ["=+1", "dany"],
    **{f"good-{good}": ["lira", "=+", TOKEN[good]] for good in GOODS},
}


def of_tile(tile: str) -> list[str]:
    """What a tile brings, by its name.

    >>> of_tile("crystal-R"), of_tile("good-R"), of_tile("die")
    (['crystal'], ['lira', '=+', 'tokR'], ['=+1', 'dany'])
    """
    return TILES[tile if tile in TILES else tile.partition("-")[0]]


def tint_of(tile: str) -> str:
    """The colour of a tile: that of the good that it costs.

    >>> tint_of("card-G"), tint_of("die")
    ('g', 'n')
    """
    return TINT[tile.partition("-")[2]]


def spelled(words: Sequence[str]) -> list[str]:
    """Goods or faces one by one.

    >>> spelled(["R", "G2"])
    ['R', 'G', 'G']
    """
    return [word[0] for word in words for _ in range(int(word[1:] or 1))]


def _of_colour(good: str) -> dict[str, list[str]]:
    """The cards that there are of each colour: what one takes, and behind the people what the others may."""
    token = TOKEN[good]
    return {
        f"brown-{good}": ["brown*26", "people*16", f"{token}*20"],
        f"token-{good}": [f"{token}*26", "people*16", "$2", "to", f"{token}*20"],
        f"token-lira-{good}": [f"{token}*26", "$3", "people*16", f"{token}*20", "=/", "$3"],
    }


CARDS = {
    "lira-crystal": ["$4", "people*16", "crystal*20", "to", "$3"],
    "lira-token": ["$4", "people*16", "any*20", "to", "$4"],
    **{card: face for good in GOODS for card, face in _of_colour(good).items()},
    "ruby-brown": ["=3", "brown*24", "to", "ruby*26"],
    "ruby-crystal": ["=4", "crystal*24", "to", "ruby*26"],
    "ruby-brown-lira": ["=2", "brown*22", "$6", "to", "ruby*24"],
    "ruby-tile-lira": ["mosque*22", "$6", "to", "ruby*24"],
    "ruby-tile-crystal": ["mosque*22", "=2", "crystal*22", "to", "ruby*24"],
    "ruby-tile-brown-lira": ["mosque*20", "brown*20", "$3", "to", "ruby*22"],
    "two-crystal": ["dC*22", "dC*22", "to", "=2", "crystal*24"],
    "two-brown": ["dC*22", "dC*22", "to", "=2", "brown*24"],
    "two-lira": ["dC*22", "dC*22", "to", "$6"],
    "two-tile": ["dC*22", "dC*22", "to", "mosque*24"],
    "has-lira": ["ok*14", "brown*24", "to", "$3"],
    "has-crystal": ["ok*14", "brown*24", "to", "crystal*24"],
    "has-two-lira": ["ok*14", "=2", "brown*24", "to", "$6"],
    "has-two-tile": ["ok*14", "=2", "brown*24", "to", "mosque*24"],
}
