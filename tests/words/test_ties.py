"""How ties were broken is said where players were equal, and only as far as it was needed."""

from __future__ import annotations

import pytest

from istanbul_nb.core import ranked
from istanbul_nb.match.match import Match
from istanbul_nb.words import LANGUAGES, Words
from tests.match.playing import finished
from tests.table.asking import snapshot_of

ISTANBUL = ("rubies", "lira", "goods", "cards")


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ([(5, 1, 0, 0), (4, 9, 9, 9), (3, 2, 2, 2)], ""),
        ([(5, 9, 0, 0), (5, 8, 9, 9), (3, 2, 2, 2)], "With equal rubies, lira decide."),
        ([(5, 9, 4, 0), (5, 9, 3, 9), (3, 2, 2, 2)], "With equal rubies, lira decide, then goods."),
        ([(5, 9, 4, 2), (5, 9, 4, 1), (3, 2, 2, 2)], "With equal rubies, lira decide, then goods, then cards."),
        ([(5, 9, 4, 2), (5, 9, 4, 2), (3, 2, 2, 2)], "With equal rubies, lira decide, then goods, then cards."),
        ([(6, 0, 0, 0), (5, 3, 0, 0), (5, 2, 2, 2)], "With equal rubies, lira decide."),
    ],
)
def test_ties_of_istanbul_are_told_as_far_as_they_went(scores: list[tuple[int, ...]], said: str) -> None:
    assert Words("en").ties(ranked(ISTANBUL, scores)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_money_decides_in_the_dice_game_only_between_equal_players(language: str) -> None:
    words = Words(language, "dice")
    assert words.ties(ranked(("rubies", "worth"), [(6, 11), (3, 12), (2, 22)])) == ""
    assert words.ties(ranked(("rubies", "worth"), [(6, 11), (6, 12), (2, 22)])) == words.say("text-ties")


@pytest.mark.parametrize("language", LANGUAGES)
def test_stones_decide_in_sultan_only_between_equal_players(language: str) -> None:
    words = Words(language, "sultan")
    assert words.ties(ranked(("points", "stones"), [(60, 11), (58, 12)])) == ""
    assert words.ties(ranked(("points", "stones"), [(60, 11), (60, 12)])) == words.say("text-ties")


def test_the_table_tells_ties_at_the_end_only_where_there_were_some() -> None:
    match: Match = finished(1)
    end = snapshot_of(match)["end"]
    assert end["text"] == match.words.ties(match.standings)
