"""The ranking with what decided it, and wealth."""

from __future__ import annotations

import pytest

from istanbul_nb.core import Standing
from istanbul_nb.games.istanbul.face.end import THINGS, charts
from istanbul_nb.table.ending import ranking, title
from istanbul_nb.words import Words

NAMES = ["Anna", "Boris", "Chen"]


def standing(seat: int, rank: int, *scores: int) -> Standing:
    return Standing(seat, rank, dict(zip(("rubies", "lira", "goods", "cards"), scores, strict=True)))


@pytest.mark.parametrize(
    ("scores", "decided"),
    [
        ([(5, 1, 0, 0), (4, 9, 9, 9)], 0),
        ([(5, 9, 0, 0), (5, 8, 9, 9)], 1),
        ([(5, 9, 4, 0), (5, 9, 3, 9)], 2),
        ([(5, 9, 4, 2), (5, 9, 4, 1)], 3),
    ],
)
def test_the_first_score_that_differs_decides(scores: list[tuple[int, ...]], decided: int) -> None:
    shown = ranking([standing(seat, seat + 1, *each) for seat, each in enumerate(scores)], NAMES, THINGS, Words("en"))
    assert [line["decided"] for line in shown] == [decided, decided]
    assert shown[0]["why"].startswith(str(scores[0][decided]))
    assert "Anna" in shown[1]["why"]


def test_a_shared_win_names_both_and_nothing_decides() -> None:
    equal = [standing(0, 1, 5, 9, 4, 2), standing(1, 1, 5, 9, 4, 2), standing(2, 3, 1, 0, 0, 0)]
    shown = ranking(equal, NAMES, THINGS, Words("en"))
    assert [line["decided"] for line in shown] == [None, None, 0]
    assert "Boris" in shown[0]["why"]
    assert title(equal, NAMES, Words("en")) == "Anna and Boris share the win."


def test_wealth_counts_lira_and_what_a_market_pays_for_one_of_each() -> None:
    seat = {"lira": 7, "goods": [1, 0, 2, 1]}
    assert charts(Words("en").tables)["wealth"](seat) == 7 + 2 + 4 + 3
    corrected = Words("en", "istanbul", {"payout_small": [4, 5, 9, 14, 20]})
    assert charts(corrected.tables)["wealth"](seat) == 7 + 4 + 8 + 3
