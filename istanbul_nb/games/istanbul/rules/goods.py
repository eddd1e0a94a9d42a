"""Goods, and bundles of them: how many there are, how they are written, which can be made of what one has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product

from istanbul_nb.core import Action
from istanbul_nb.core.action import Word
from istanbul_nb.core.multiset import counted, written

GOODS = "RGYB"
RED, GREEN, YELLOW, BLUE = range(4)
GOOD = {letter: index for index, letter in enumerate(GOODS)}

Bundle = tuple[int, int, int, int]
ONE: tuple[Bundle, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))  # a single good


@lru_cache(maxsize=8192)
def words_of(bundle: Bundle) -> tuple[Word, ...]:
    """Write a bundle as the words of an action.

    >>> words_of((1, 0, 2, 0))
    ('R', 'Y2')
    """
    return written(GOODS, bundle)


@lru_cache(maxsize=8192)
def bundle_of(words: tuple[Word, ...]) -> Bundle | None:
    """Return the bundle that words written by `words_of` mean, `None` for any other words."""
    counts = counted(GOODS, words)
    return None if counts is None else (counts[0], counts[1], counts[2], counts[3])


@lru_cache(maxsize=256)
def goods_of(name: str) -> Bundle:
    """Return what a demand tile asks for, from its name.

    >>> goods_of("RGYYB")
    (1, 1, 2, 1)
    """
    return (name.count("R"), name.count("G"), name.count("Y"), name.count("B"))


@lru_cache(maxsize=8192)
def sales(limits: Bundle, most: int) -> tuple[Action, ...]:
    """Return every way to sell 1 to `most` goods with so many of each at the most."""
    return tuple(Action("sell", words_of(bundle)) for bundle in _bundles(limits) if 1 <= sum(bundle) <= most)


@lru_cache(maxsize=8192)
def deliveries(cost: Bundle, any_goods: int, left: Bundle) -> tuple[Action, ...]:
    """Return every way to pay a cost and so many goods of any colour, when `left` remains after the coloured ones."""
    few = (min(left[0], any_goods), min(left[1], any_goods), min(left[2], any_goods), min(left[3], any_goods))
    return tuple(
        Action("deliver", words_of(plus(cost, bundle))) for bundle in _bundles(few) if sum(bundle) == any_goods
    )


def _bundles(limits: Bundle) -> Iterator[Bundle]:
    red, green, yellow, blue = (range(limit + 1) for limit in limits)
    return product(red, green, yellow, blue)


def plus(one: Sequence[int], other: Sequence[int]) -> Bundle:
    """Return two bundles together."""
    return (one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3])
