"""What is different with two players."""

from __future__ import annotations

import pytest

from tests.games.sultan.scenario import fresh, table


@pytest.mark.rule("sultan.two.bid", "sultan.ruling.alternate")
def test_each_lays_two_cards_in_turn() -> None:
    scene = table(2, first=1, offered="W R B", hands=["9 8", "7 6"])
    order = []
    for action in ("bid 7 1", "bid 9 1", "bid 6 2", "bid 8 3"):
        order.append((scene.actor, scene.decision))
        scene.do(action)
    assert order == [(1, ["bid", 1, 2]), (0, ["bid", 1, 2]), (1, ["bid", 2, 2]), (0, ["bid", 2, 2])]
    assert (scene.stones(0), scene.stones(1)) == ("W B", "R")


@pytest.mark.rule("sultan.two.bid")
def test_the_second_card_lies_beside_another_stone() -> None:
    scene = table(2, trick=4, offered="W R B", hands=["9 8", "7 6"]).do("bid 9 2", "bid 7 2")
    assert scene.legal() == ["bid 8 1", "bid 8 3"]
    refusal = scene.refused("bid 8 2")
    assert (refusal.rule, refusal.reason, refusal.facts) == ("sultan.two.bid", "same-cushion", {"cushion": 2})
    assert scene.do("bid 8 1").legal() == ["bid 6 1", "bid 6 3"]


@pytest.mark.rule("sultan.two.cards")
def test_two_equal_cards_of_a_hand_are_one_choice() -> None:
    scene = table(2, trick=4, offered="W R B", hands=["9 9", "7 6"])
    assert scene.legal() == ["bid 9 1", "bid 9 2", "bid 9 3"]
    assert scene.do("bid 9 1", "bid 7 1").view(0)["hand"] == [9]


@pytest.mark.rule("sultan.two.tie")
@pytest.mark.parametrize("first", [0, 1])
def test_of_equal_cards_the_first_players_wins_whichever_was_laid_earlier(first: int) -> None:
    scene = table(2, first=first, offered="W R B", hands=["9 9", "9 9"])
    scene.do("bid 9 1", "bid 9 2", "bid 9 2", "bid 9 1")
    assert [(won["seat"], won["why"]) for won in scene.happened("won")] == [(first, "first")] * 2
    assert scene.happened("won")[1]["cards"] == [[1 - first, 9], [first, 9]]
    assert scene.stones(first) == "W R"


@pytest.mark.rule("sultan.two.tie", "sultan.win")
def test_otherwise_the_higher_card_wins_also_against_the_first_player() -> None:
    scene = table(2, offered="W R B", hands=["8 2", "9 1"]).do("bid 8 1", "bid 9 1", "bid 2 2", "bid 1 3")
    assert scene.stones(1) == "W B"
    assert [won["why"] for won in scene.happened("won")] == ["highest", "only", "only"]


@pytest.mark.rule("sultan.two.pass")
def test_the_first_player_changes_with_every_trick() -> None:
    scene = fresh(players=2, first=1)
    assert [drawn["seat"] for drawn in scene.play().happened("drawn")] == [1, 0] * 6


@pytest.mark.rule("sultan.two.round")
def test_three_rounds_of_four_tricks_with_eight_cards_each() -> None:
    scene = fresh(players=2).play()
    assert scene.actor is None
    assert len(scene.happened("drawn")) == 12
    assert [hand["cards"] for hand in scene.happened("hand")] == [8] * 4
    assert [seat["gone"] for seat in scene.view()["seats"]] == [sorted([*range(1, 13)] * 2)] * 2


@pytest.mark.rule("sultan.offer", "sultan.cushions")
def test_stones_are_offered_as_with_four_players() -> None:
    scene = fresh(players=2, first=0).do("draw", answers=["B", "W", "R", "W"]).do("return W")
    assert [cushion["stone"] for cushion in scene.view()["table"]] == ["B", "R", "W"]
