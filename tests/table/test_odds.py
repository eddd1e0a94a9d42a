"""Odds of the Tea House, against counting every roll, and every second roll, by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from istanbul_nb.table.istanbul.odds import at_least, at_least_with_tile, mean_lira


@pytest.mark.parametrize("call", range(3, 13))
def test_odds_are_those_of_counting(call: int) -> None:
    rolls = list(product(range(1, 7), range(1, 7)))
    assert at_least(call) == Fraction(sum(a + b >= call for a, b in rolls), 36)
    won = 0
    for (a, b), (c, d) in product(rolls, rolls):
        won += max(a + b, 4 + a, 4 + b) >= call or c + d >= call
    assert at_least_with_tile(call) == Fraction(won, 36 * 36)


def test_mean_lira_weighs_the_call_and_the_miss() -> None:
    assert mean_lira(8, Fraction(1, 4), 2) == Fraction(8, 4) + Fraction(6, 4)
