"""What a collection is worth, and who wins."""

from __future__ import annotations

import pytest

from istanbul_nb.games.sultan.rules.stones import bonus_for
from tests.games.sultan.scenario import Scenario, table

BONUS = [[3, 2], [4, 5], [5, 10], [6, 20]]
BONUS_TWO = [[4, 2], [5, 5], [6, 10], [7, 20]]


def last_trick(*stones: str, players: int = 3) -> Scenario:
    """Play all tricks but one; of the last one the first player wins the white stone, the second the red one."""
    offered, hands = ("W R", ["15", "14", "13"]) if players == 3 else ("W R W", ["12 11", "10 9"])
    trick = 5 if players == 3 else 4
    scene = table(players, round=3, trick=trick, offered=offered, hands=hands, stones=stones)
    if players == 2:
        return scene.do("bid 12 1", "bid 10 2", "bid 11 3", "bid 9 1")
    return scene.do("bid 15 1", "bid 14 2", "bid 13 1")


@pytest.mark.rule("sultan.value", "sultan.bonus")
def test_the_example_of_the_rules_brings_thirty_points() -> None:
    scene = last_trick("W2 R5 B", "Y2 G2 B2")
    assert scene.stones(0) == "W3 R5 B"
    assert scene.view()["sheet"][0] == {
        "seat": 0,
        "stones": [3, 5, 0, 0, 1],
        "points": [3, 10, 0, 0, 5],
        "bonus": [2, 10, 0, 0, 0],
        "total": 30,
        "count": 9,
    }
    assert scene.standings()[0].scores == {"points": 30, "stones": 9}


@pytest.mark.rule("sultan.value")
def test_a_stone_brings_one_to_five_points_by_its_colour() -> None:
    scene = last_trick("W10", "R Y G B")
    assert scene.view()["printed"]["values"] == [1, 2, 3, 4, 5]
    assert scene.view()["sheet"][1]["points"] == [0, 4, 3, 4, 5]


@pytest.mark.rule("sultan.bonus")
def test_three_stones_of_a_colour_bring_two_more_points_and_so_on() -> None:
    assert table(3).view()["printed"]["bonus"] == BONUS
    assert [bonus_for(BONUS, count) for count in range(9)] == [0, 0, 0, 2, 5, 10, 20, 20, 20]


@pytest.mark.rule("sultan.two.bonus")
def test_two_players_need_one_stone_more_for_each_bonus() -> None:
    assert table(2).view()["printed"]["bonus"] == BONUS_TWO
    assert [bonus_for(BONUS_TWO, count) for count in range(10)] == [0, 0, 0, 0, 2, 5, 10, 20, 20, 20]
    scene = last_trick("W2 R4 Y6 B5", "G7", players=2)
    assert scene.view()["sheet"][0]["bonus"] == [2, 2, 10, 0, 5]
    assert scene.view()["sheet"][1]["bonus"] == [0, 0, 0, 20, 0]


@pytest.mark.rule("sultan.ruling.bonus")
def test_everybody_may_have_the_same_bonus() -> None:
    scene = last_trick("R5", "Y5", "G5")
    assert [max(sheet["bonus"]) for sheet in scene.view()["sheet"]] == [10, 10, 10]


@pytest.mark.rule("sultan.goal", "sultan.rank")
def test_the_most_valuable_collection_wins_not_the_largest() -> None:
    scene = last_trick("W2 R2 Y2 G2", "B4", "G2 B2")
    first, second, third = scene.standings()
    assert (first.seat, first.scores) == (1, {"points": 27, "stones": 5})
    assert (second.seat, second.scores) == (0, {"points": 23, "stones": 9})
    assert (third.seat, third.scores) == (2, {"points": 18, "stones": 4})
    assert [standing.rank for standing in (first, second, third)] == [1, 2, 3]


@pytest.mark.rule("sultan.rank")
def test_of_equal_points_more_stones_win() -> None:
    scene = last_trick("W R2 Y2", "B2", "W2 R2 Y2 G")
    _, second, third = scene.standings()
    assert (second.seat, second.rank, second.scores) == (0, 2, {"points": 12, "stones": 6})
    assert (third.seat, third.rank, third.scores) == (1, 3, {"points": 12, "stones": 3})


@pytest.mark.rule("sultan.rank")
def test_equal_in_points_and_stones_they_share_the_rank() -> None:
    scene = last_trick("R Y2 G2 B", "W Y2 G2 B", "W2")
    one, other, third = scene.standings()
    assert one.scores == other.scores
    assert (one.rank, other.rank, third.rank) == (1, 1, 3)
