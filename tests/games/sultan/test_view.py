"""What a view of the table holds, in full."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.sultan.scenario import Scenario, fresh, table

PRINTED = {
    "stones": [12, 11, 10, 9, 8],
    "values": [1, 2, 3, 4, 5],
    "bonus": [[3, 2], [4, 5], [5, 10], [6, 20]],
    "highest": 15,
    "sets": 1,
}


def bidding() -> Scenario:
    """Return the third trick of the second round; seat 1 has laid the first card."""
    scene = table(3, round=2, trick=3, first=1, offered="W R", hands=["9", "8", "7"], stones=["B2", "R3", "W2"])
    return scene.do("bid 8 2")


def player(colour: str, gone: list[int], **facts: Any) -> dict[str, Any]:
    return {"colour": colour, "cards": 3, "undrawn": 5, "laid": 0, "gone": gone, **facts}


@pytest.mark.rule("sultan.secret", "sultan.bid")
def test_while_cards_are_laid_a_view_holds_the_table_the_own_cards_and_what_is_remembered() -> None:
    plum = player("plum", [1, 2, 3, 4, 5, 6, 7], stones=2, collection=[0, 0, 0, 0, 2], points=10)
    saffron = player("saffron", [1, 2, 3, 4, 5, 6, 7], stones=3, collection=[0, 3, 0, 0, 0], points=8)
    teal = player("teal", [1, 2, 3, 4, 5, 6, 8], stones=2, collection=[2, 0, 0, 0, 0], points=2)
    assert bidding().view(1) == {
        "game": "sultan",
        "seat": 1,
        "options": {"players": 3, "memory": True},
        "printed": PRINTED,
        "rounds": 3,
        "tricks": 5,
        "cushions": 2,
        "bids": 1,
        "round": 2,
        "trick": 3,
        "first": 1,
        "turn": 2,
        "actor": 2,
        "decision": ["bid", 1, 1],
        "drawn": [],
        "returned": "W",
        "table": [{"stone": "W", "cards": []}, {"stone": "R", "cards": [{"seat": 1, "card": 8}]}],
        "last": None,
        "seats": [plum, {**saffron, "cards": 2, "laid": 1}, teal],
        "bag": {"stones": 41, "contents": [9, 7, 10, 9, 6]},
        "sheet": None,
        "hand": [9, 10],
        "undrawn": [11, 12, 13, 14, 15],
    }


@pytest.mark.rule("sultan.none", "sultan.win")
def test_after_a_trick_its_cards_lie_open_with_who_won_and_why() -> None:
    view = bidding().do("bid 7 2", "bid 9 2").view()
    cards = [{"seat": 1, "card": 8}, {"seat": 2, "card": 7}, {"seat": 0, "card": 9}]
    assert view["last"] == {
        "round": 2,
        "trick": 3,
        "first": 1,
        "returned": "W",
        "table": [
            {"stone": "W", "cards": [], "winner": None, "why": None},
            {"stone": "R", "cards": cards, "winner": 0, "why": "highest"},
        ],
    }
    assert (view["seat"], view["returned"], view["table"], view["decision"]) == (None, None, [], ["offer"])


@pytest.mark.rule("sultan.pass", "sultan.rank")
def test_at_the_end_nobody_decides_and_the_first_player_of_the_last_trick_is_told() -> None:
    scene = fresh(players=3, first=0).play()
    view = scene.view()
    assert (view["actor"], view["decision"], view["first"], view["turn"]) == (None, None, 2, 2)
    assert scene.happened("game-over") == [{"seat": 2}]
