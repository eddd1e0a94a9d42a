"""Exact odds of a roll: how likely it is that an action can be taken with it.

Dice are counted, never put in order: five of them fall in 252 ways instead of 7776. Everything is worked out from a
view, so whoever sees the table can know it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any

from istanbul_nb.games.dice.rules.offers import ONE_OF_EACH, TRADES
from istanbul_nb.games.dice.rules.payment import Price, missing
from istanbul_nb.games.dice.rules.resources import CARD, COIN, FACES, GOODS, Bundle, Dice, faces_read

FAMILIES = ("token", "crystal", "brown", "tile", "ruby")  # at least one of these actions


def odds(view: Mapping[str, Any], kept: Iterable[str], rerolled: int) -> dict[str, Fraction]:
    """Return how likely each action is possible this turn, with the dice kept and so many rolled again.

    The names are those of the actions (`token R`, `cards 2`, `ruby mixed`), and `token`, `crystal`, `brown`, `tile`,
    `ruby` for any action of the kind. What does not depend on the dice is likely or not all the same.
    """
    held = faces_read(tuple(kept))
    if held is None:
        raise ValueError("the dice kept are to be written like those of an action: R G2 L")
    every = len(FACES) ** rerolled
    counts = _for_goods(view, held, rerolled) | _for_symbols(held, rerolled)
    found = {name: Fraction(count, every) for name, count in counts.items()}
    return found | _ruby_for_lira(view, found["ruby"])


def first_roll(view: Mapping[str, Any]) -> dict[str, Fraction]:
    """Return the odds of the first roll of a turn that has not begun to roll."""
    name, *facts = view["decision"]
    if name != "roll":
        raise ValueError("the dice of this turn are rolled, or not counted yet")
    return odds(view, (), facts[0])


def _prices(view: Mapping[str, Any]) -> dict[str, Price]:
    """Return what the actions for goods cost."""
    found = {str(action): price for action, price in TRADES.items()}
    for tile in view["row"]:
        goods = faces_read(tuple(tile["cost"]))
        assert goods is not None
        found[f"tile {tile['tile']}"] = Price((goods[0], goods[1], goods[2], goods[3]))
    for track, shown in view["tracks"].items():
        if shown["price"] is not None and track != "lira":
            found[f"ruby {track}"] = _ruby_price(track, shown["price"])
    return found


def _ruby_price(track: str, number: int) -> Price:
    if track == "mixed":
        return Price(ONE_OF_EACH, number)
    red, green, yellow, blue = (number * (track == good) for good in GOODS)
    return Price((red, green, yellow, blue))


def _for_goods(view: Mapping[str, Any], held: Dice, rerolled: int) -> dict[str, int]:
    """Count in how many orders of the dice each action for goods can be taken."""
    seat, prices = view["seats"][view["turn"]], _prices(view)
    tokens, brown = seat["tokens"], seat["brown"]
    kind = {name: name.split()[0] for name in prices}
    counts = dict.fromkeys((*prices, *FAMILIES), 0)
    for goods, orders in _goods_of(held, rerolled).items():
        names = [name for name, price in prices.items() if not missing(price, goods, tokens, brown)]
        for name in (*names, *{kind[name] for name in names if kind[name] in FAMILIES}):
            counts[name] += orders
    return counts


def _goods_of(held: Dice, rerolled: int) -> dict[Bundle, int]:
    """Return the goods that can lie there, and in how many orders."""
    counts: dict[Bundle, int] = {}
    for fall, orders in _falls(rerolled):
        goods = (held[0] + fall[0], held[1] + fall[1], held[2] + fall[2], held[3] + fall[3])
        counts[goods] = counts.get(goods, 0) + orders
    return counts


def _for_symbols(held: Dice, rerolled: int) -> dict[str, int]:
    """Count in how many orders there is a coin, and so many cards."""
    counts = dict.fromkeys(("lira", *(f"cards {number}" for number in range(1, held[CARD] + rerolled + 1))), 0)
    for fall, orders in _falls(rerolled):
        if held[COIN] + fall[COIN]:
            counts["lira"] += orders
        for number in range(1, held[CARD] + fall[CARD] + 1):
            counts[f"cards {number}"] += orders
    return counts


def _ruby_for_lira(view: Mapping[str, Any], others: Fraction) -> dict[str, Fraction]:
    """Return the odds of the ruby for lira, which needs no dice."""
    price = view["tracks"]["lira"]["price"]
    if price is None:
        return {}
    enough = view["seats"][view["turn"]]["lira"] >= price
    return {"ruby lira": Fraction(enough), "ruby": Fraction(1) if enough else others}


@lru_cache(maxsize=16)
def _falls(dice: int) -> tuple[tuple[Dice, int], ...]:
    """Return every way in which so many dice can fall, in no order, and in how many orders each can.

    >>> len(_falls(5)), sum(orders for _, orders in _falls(5))
    (252, 7776)
    """
    found = []
    for faces in combinations_with_replacement(range(len(FACES)), dice):
        count = faces.count
        fall = (count(0), count(1), count(2), count(3), count(4), count(5))
        found.append((fall, factorial(dice) // prod(map(factorial, fall))))
    return tuple(found)
