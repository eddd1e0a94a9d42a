"""The odds of two dice, exactly: alone, and in the hands of whoever owns the red tile."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

from istanbul_nb.games.istanbul.tiles import TURNED_TO

ROLLS = tuple(product(range(1, 7), repeat=2))


@cache
def at_least(total: int) -> Fraction:
    """How likely two dice show at least so much."""
    return Fraction(sum(one + two >= total for one, two in ROLLS), len(ROLLS))


@cache
def at_least_with_tile(total: int) -> Fraction:
    """The same with the red tile: one die may be turned to 4, or else both are rolled again."""
    made = [one + two >= total or max(one, two) + TURNED_TO >= total for one, two in ROLLS]
    hits = sum(made)
    return (hits + (len(ROLLS) - hits) * at_least(total)) / len(ROLLS)


def mean_lira(call: int, chance: Fraction, consolation: int) -> Fraction:
    """What a call brings on average."""
    return call * chance + consolation * (1 - chance)
