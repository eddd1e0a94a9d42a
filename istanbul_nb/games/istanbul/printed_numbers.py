"""Istanbul: the sentences that tell numbers of the box, and where those stand in its tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from istanbul_nb.words.dialects import Facts, Tables

PIPS = range(1, 7)
THINGS = {"lira": "lira", "coffee": "coffee", "letter": "letter", "good": "any"}  # as the sentences count them


def gains_by_pips(table: Mapping[str, Sequence[int]]) -> str:
    """Return what each die of a roll brings; numbers that bring the same stand together.

    >>> gains_by_pips({"lira": [3, 3, 0, 0, 0, 0], "good": [0, 0, 1, 1, 0, 2]})
    '1+2:lira3 3+4:any1 6:any2'
    """
    groups: dict[str, list[str]] = {}
    for pips in PIPS:
        gain = "+".join(f"{THINGS[thing]}{counts[pips - 1]}" for thing, counts in table.items() if counts[pips - 1])
        if gain:
            groups.setdefault(gain, []).append(str(pips))
    return " ".join(f"{'+'.join(pips)}:{gain}" for gain, pips in groups.items()) or "none"


def _signs(tables: Tables) -> Facts:
    """Return examples of how prices and room are written in a terminal."""
    return {
        "cost": tables["mosque_costs_by_players"][0][0],
        "extension": tables["extension_price"],
        "ruby": tables["dealer_prices"][2],
        "room": tables["cart_capacity"],
    }


def _signs_mocha(tables: Tables) -> Facts:
    return {
        "tile": tables["tavern_prices"][0],
        "goods": tables["baksheesh"][0],
        "ruby": tables["coffeehouse_prices"][0],
    }


PRINTED: dict[str, Callable[[Tables], Facts]] = {
    "place-20": lambda tables: {"most": max(tables["coffeehouse_prices"])},
    "card-coffeeroll": lambda tables: {"gains": gains_by_pips(tables["coffee_roll"])},
    "card-letterroll": lambda tables: {"gains": gains_by_pips(tables["letter_roll"])},
    "text-signs": _signs,
    "text-signs-mocha": _signs_mocha,
    "text-signs-letters": lambda tables: {"lira": tables["society_lira"][0]},
}
