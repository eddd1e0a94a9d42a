"""The signs of the Dice Game: dice, tokens, tiles and cards, in the notation of widgets/src/protocol.ts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.games.dice.rules.bazaar import TWO_DICE_CARDS
from istanbul_nb.games.dice.rules.resources import GOODS

GOOD = {"R": "fabric", "G": "spice", "Y": "fruit", "B": "jewel"}
TOKEN = {good: f"tok{good}" for good in GOODS}
RESOURCE = {**TOKEN, "brown": "brown", "crystal": "crystal", "lira": "lira"}
TRACK = {**GOOD, "mixed": "any", "lira": "lira", "mosque": "mosque"}
TINT = {"R": "r", "G": "g", "Y": "y", "B": "b", "": "n"}

# What a mosque tile brings whose number is the same in every box.
TILES = {
    "card": ["card"],
    "action": ["=+1", "act"],
    "die": ["=+1", "dany"],
    **{f"good-{good}": ["lira", "=+", TOKEN[good]] for good in GOODS},
}

Tables = Mapping[str, Any]


def of_tile(tile: str, tables: Tables) -> list[str]:
    """Return the signs of what a tile brings, by its name and the tables that are played with.

    >>> tables = {"income": {"lira": 3, "crystal": 1}}
    >>> [of_tile(tile, tables) for tile in ("lira-G", "crystal-R", "good-R", "die")]
    [['$3'], ['crystal'], ['lira', '=+', 'tokR'], ['=+1', 'dany']]
    """
    family = tile.partition("-")[0]
    if family == "lira":
        return [f"${tables['income']['lira']}"]
    if family == "crystal":
        return counted("crystal", tables["income"]["crystal"])
    return TILES[tile if tile in TILES else family]


def counted(sign: str, number: int) -> list[str]:
    """Return a sign with its number; a single thing needs none.

    >>> counted("brown*24", 1), counted("brown*24", 3)
    (['brown*24'], ['=3', 'brown*24'])
    """
    return [sign] if number == 1 else [f"={number}", sign]


def tint_of(tile: str) -> str:
    """Return the colour of a tile: that of the good that it costs.

    >>> tint_of("card-G"), tint_of("die")
    ('g', 'n')
    """
    return TINT[tile.partition("-")[2]]


def spelled(words: Sequence[str]) -> list[str]:
    """Return goods or faces one by one.

    >>> spelled(["R", "G2"])
    ['R', 'G', 'G']
    """
    return [word[0] for word in words for _ in range(int(word[1:] or 1))]


def card_faces(tables: Tables) -> dict[str, list[str]]:
    """Return the signs on every bazaar card, with the numbers of the tables that are played with."""
    lira = tables["bazaar_lira"]
    return {
        "lira-crystal": [f"${lira['take']}", "people*16", "crystal*20", "to", f"${lira['crystal']}"],
        "lira-token": [f"${lira['take']}", "people*16", "any*20", "to", f"${lira['token']}"],
        **{card: face for good in GOODS for card, face in _of_colour(good, tables).items()},
        **{card: _ruby_face(cost) for card, cost in tables["bazaar_ruby"].items()},
        **{card: _two_dice_face(card, tables["bazaar_two"]) for card in TWO_DICE_CARDS},
        **{card: _has_face(card, has) for card, has in tables["bazaar_has"].items()},
    }


def _of_colour(good: str, tables: Tables) -> dict[str, list[str]]:
    """Return the cards of each colour: what the player takes, and behind the people what the others may."""
    token, lira = TOKEN[good], f"${tables['bazaar_token_lira']}"
    price = f"${tables['bazaar_token']}"
    return {
        f"brown-{good}": ["brown*26", "people*16", f"{token}*20"],
        f"token-{good}": [f"{token}*26", "people*16", price, "to", f"{token}*20"],
        f"token-lira-{good}": [f"{token}*26", lira, "people*16", f"{token}*20", "=/", lira],
    }


def _ruby_face(cost: Mapping[str, int]) -> list[str]:
    """Return what is given for a ruby; more different things are drawn smaller."""
    kinds = sum(map(bool, cost.values()))
    size = 26 - 2 * kinds
    given = ["mosque*" + str(size)] * bool(cost["tile"])
    given += counted(f"brown*{size}", cost["brown"]) if cost["brown"] else []
    given += counted(f"crystal*{size}", cost["crystal"]) if cost["crystal"] else []
    given += [f"${cost['lira']}"] * bool(cost["lira"])
    return [*given, "to", f"ruby*{28 - 2 * kinds}"]


def _two_dice_face(card: str, table: Mapping[str, int]) -> list[str]:
    dice = ["dC*22"] * 2 if table["dice"] == 2 else counted("dC*22", table["dice"])
    return [*dice, "to", *_gain(card, table.get(card, 1))]


def _has_face(card: str, has: Mapping[str, int]) -> list[str]:
    return ["ok*14", *counted("brown*24", has["brown"]), "to", *_gain(card, has["gain"])]


def _gain(card: str, number: int) -> list[str]:
    """Return what a card gives that asks for something: lira, crystals, brown tokens or one tile."""
    gain = card.rpartition("-")[2]
    if gain == "lira":
        return [f"${number}"]
    return ["mosque*24"] if gain == "tile" else counted(f"{gain}*24", number)
