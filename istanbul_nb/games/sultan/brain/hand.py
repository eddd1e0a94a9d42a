"""What the cards that are still in hand will win in the tricks of this round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum

from istanbul_nb.games.sultan.brain.collection import Gains
from istanbul_nb.games.sultan.rules.ruleset import Rules

Spread = tuple[tuple[float, float], ...]  # stakes, rising, and how likely the best stone of a trick is just that


def best_stakes(stakes: Gains, bag: Sequence[int], choice: float) -> Spread:
    """Return how much may be at stake in a trick to come, if a player goes for the best of `choice` stones."""
    total = sum(bag) or 1
    found, below, before = [], 0.0, 0.0
    for stake, count in sorted(zip(stakes, bag, strict=True)):
        below += count / total
        upto = below**choice
        found.append((stake, upto - before))
        before = upto
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def shares(spread: Spread, cards: int) -> tuple[float, ...]:
    """Return what each of so many cards will be laid for on average, from the lowest to the highest.

    At every trick the card is chosen whose share is nearest to what is at stake: the sequential assignment of Derman,
    Lieberman and Ross.

    >>> shares(((1.0, 0.5), (3.0, 0.5)), 1), shares(((1.0, 0.5), (3.0, 0.5)), 2)
    ((2.0,), (1.5, 2.5))
    """
    found: list[float] = []
    for number in range(cards):
        limits = [float("-inf"), *found, float("inf")]
        found = [_share(spread, limits[place], limits[place + 1]) for place in range(number + 1)]
    return tuple(found)


def _share(spread: Spread, low: float, high: float) -> float:
    return fsum([chance * min(max(stake, low), high) for stake, chance in spread])


@lru_cache(maxsize=1 << 12)
def strength(rules: Rules, unknown: tuple[tuple[int, ...], ...], crowd: float) -> tuple[float, ...]:
    """Return how often each card wins, by its number, where on average `crowd` rivals lay an unknown card."""
    cards = [card for pool in unknown for card in pool]
    total = len(cards) or 1
    lower = [
        fsum([(other < card) + 0.5 * (other == card) for other in cards]) / total for card in range(rules.highest + 1)
    ]
    return tuple([below**crowd for below in lower])
