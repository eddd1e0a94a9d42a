"""The same seed gives the same game on every Python, and ties go by order, never by the last bit of a sum."""

from __future__ import annotations

import json
from itertools import permutations
from math import fsum

import pytest

from istanbul_nb.bots.brain import Brain, brain_of
from istanbul_nb.bots.quantize import quantize
from istanbul_nb.match.match import Match

from .seeded_games import CASES, FILE, Case, digest_of

DIGESTS = json.loads(FILE.read_text(encoding="ascii"))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_seeded_game_is_the_one_that_was_recorded(case: Case) -> None:
    assert digest_of(case) == DIGESTS[str(case)]


def test_worths_that_differ_in_their_last_bits_are_equal() -> None:
    terms = [0.1, 0.7, 40.0, 13.2, 1e-3]
    assert len({sum_in_order(order) for order in permutations(terms)}) > 1
    assert len({quantize(sum_in_order(order)) for order in permutations(terms)}) == 1


def sum_in_order(terms: tuple[float, ...]) -> float:
    """Add as `sum` did before Python 3.12."""
    total = 0.0
    for term in terms:
        total += term
    return total


class Rounding(Brain[object]):
    """A brain whose terms add up to 0.6 in more ways than one."""

    def __init__(self, terms: list[float]) -> None:
        self._terms = terms

    def terms(self, state: object, seat: int) -> list[float]:
        return self._terms

    def turn(self, state: object) -> int:
        return 0

    def players(self, state: object) -> int:
        return 1


def test_a_worth_does_not_depend_on_the_order_of_its_terms() -> None:
    assert sum_in_order((0.1, 0.2, 0.3)) != sum_in_order((0.3, 0.2, 0.1))
    assert Rounding([0.1, 0.2, 0.3]).worth(None, 0) == Rounding([0.3, 0.2, 0.1]).worth(None, 0)


@pytest.mark.parametrize("game", ["istanbul", "dice", "sultan"])
def test_every_judgement_is_a_whole_number_of_grains(game: str) -> None:
    brain, match = brain_of(game), Match(game, seed=3, players=2)
    worths = [brain.worth(match.position(), seat) for seat in range(2)]
    assert worths == [quantize(worth) for worth in worths]
    assert fsum(brain.terms(match.position(), 0)) == pytest.approx(worths[0])
