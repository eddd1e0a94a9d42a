"""Where rivals lay cards and how high they are, as far as a seat can guess; nothing here looks at a hidden card."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, fsum
from typing import NamedTuple

from istanbul_nb.games.sultan.rules.ruleset import Rules

FINEST = 4  # steps of a tilt, so that equal guesses are worked out once


class Guess(NamedTuple):
    """A rival at a cushion: how likely a card of his lies there in the end, and how likely it is at most so high."""

    seat: int
    there: float
    upto: tuple[float, ...]  # by card, from 0
    wins_ties: bool

    def beats(self, card: int) -> float:
        """Return how likely this rival has a card there that wins against this one; against none at all, with 0."""
        if card and self.wins_ties:
            card -= 1
        return self.there * (1.0 - self.upto[card])


@lru_cache(maxsize=1 << 14)
def upto(rules: Rules, pool: tuple[int, ...], tilt: int) -> tuple[float, ...]:
    """Return how likely a card of the pool is at most so high; a tilt makes high ones likelier, a negative one low."""
    last = max(1, len(pool) - 1)
    weights = [exp(tilt / FINEST * (2 * place / last - 1)) for place in range(len(pool))]
    total = fsum(weights)
    found = [0.0] * (rules.highest + 1)
    for card, weight in zip(pool, weights, strict=True):
        found[card] += weight / total
    for card in range(rules.highest):
        found[card + 1] += found[card]
    return tuple(found)


def chosen(appeal: Sequence[float], cards: int) -> list[float]:
    """Return how likely each cushion is among so many different ones, chosen by their appeal one after the other.

    >>> [round(share, 2) for share in chosen([2, 1, 1], 1)], [round(share, 2) for share in chosen([2, 1, 1], 2)]
    ([0.5, 0.25, 0.25], [0.83, 0.58, 0.58])
    """
    total = fsum(appeal)
    if not cards or not total:
        return [0.0] * len(appeal)
    found = [each / total for each in appeal]
    if cards == 1:
        return found
    for cushion, share in enumerate(list(found)):
        if share:
            rest = [0.0 if other == cushion else each for other, each in enumerate(appeal)]
            for other, more in enumerate(chosen(rest, cards - 1)):
                found[other] += share * more
    return found
