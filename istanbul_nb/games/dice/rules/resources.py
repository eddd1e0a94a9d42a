"""What is rolled, held and paid: faces of the dice, goods tokens, crystals and lira, and how they are written."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from istanbul_nb.core.action import Word
from istanbul_nb.core.multiset import counted, written

GOODS = "RGYB"
GOOD = {letter: index for index, letter in enumerate(GOODS)}
FACES = (*GOODS, "L", "C")
COIN, CARD = 4, 5
RESOURCES = (*GOODS, "brown", "crystal", "lira")
RESOURCE = {name: index for index, name in enumerate(RESOURCES)}
BROWN, CRYSTAL, LIRA = 4, 5, 6
TRACKS = (*GOODS, "mixed", "lira")
TRACK = {name: index for index, name in enumerate(TRACKS)}
MIXED, MONEY = 4, 5
MOSQUE = "mosque"  # rubies lie there too, but no track: they are not for sale

Bundle = tuple[int, int, int, int]  # so many of each good
Dice = tuple[int, int, int, int, int, int]  # so many of each face


@lru_cache(maxsize=8192)
def faces_written(dice: Sequence[int]) -> tuple[Word, ...]:
    """Write dice as the words of an action.

    >>> faces_written((1, 2, 0, 0, 0, 1))
    ('R', 'G2', 'C')
    """
    return written(FACES, dice)


@lru_cache(maxsize=8192)
def faces_listed(dice: Sequence[int]) -> tuple[str, ...]:
    """Return dice one by one.

    >>> faces_listed((1, 2, 0, 0, 0, 1))
    ('R', 'G', 'G', 'C')
    """
    return tuple(face for face, count in zip(FACES, dice, strict=True) for _ in range(count))


@lru_cache(maxsize=8192)
def faces_read(words: tuple[Word, ...]) -> Dice | None:
    """Return the dice that such words mean, `None` for any other words."""
    counts = counted(FACES, words)
    return None if counts is None else (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])


@lru_cache(maxsize=8192)
def goods_written(bundle: Sequence[int]) -> tuple[Word, ...]:
    """Write a bundle of goods as words."""
    return written(GOODS, bundle)


def bundle_of(letters: str) -> Bundle:
    """Return the goods of a printed cost.

    >>> bundle_of("RGGB")
    (1, 2, 0, 1)
    """
    return (letters.count("R"), letters.count("G"), letters.count("Y"), letters.count("B"))
