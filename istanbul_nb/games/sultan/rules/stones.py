"""Stones: their colours, and what a collection of them is worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

Stone = Literal["W", "R", "Y", "G", "B"]  # white, red, yellow, green, blue
STONES: tuple[Stone, ...] = ("W", "R", "Y", "G", "B")
STONE: dict[str, int] = {letter: colour for colour, letter in enumerate(STONES)}

Collection = tuple[int, ...]  # how many stones of each colour


def bonus_for(bonus: Sequence[Sequence[int]], count: int) -> int:
    """Return what so many stones of one colour bring beyond their value (sultan.bonus, sultan.two.bonus).

    It is simply counted: no number of bonus cards limits it (sultan.ruling.bonus).

    >>> [bonus_for([[3, 2], [4, 5], [5, 10], [6, 20]], count) for count in (2, 3, 5, 8)]
    [0, 2, 10, 20]
    """
    return max(((stones, points) for stones, points in bonus if stones <= count), default=(0, 0))[1]


def points_of(values: Sequence[int], bonus: Sequence[Sequence[int]], collection: Sequence[int]) -> int:
    """Return what a collection is worth (sultan.value, sultan.bonus)."""
    return sum(count * value + bonus_for(bonus, count) for value, count in zip(values, collection, strict=True))
