"""What a view of the table holds, in full."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.dice.scenario import Scenario, table

COSTS = {"lira-R": ["R3"], "crystal-G": ["G3"], "card-Y": ["Y3"], "action-B": ["B3"], "good-R": ["R3"]}
DICE = [("R", False), ("G", False), ("Y", True), ("Y", True), ("L", False)]


def acting() -> Scenario:
    """Return a table where seat 1 of three has rolled, in the second round; a tile of his is new."""
    scene = table(first=2).turn(1, round=2).seat(0, tokens="G", crystal=2, tiles="lira-G").seat(2, brown=1)
    scene.seat(1, tokens="R", lira=4, tiles="card-B good-Y").new("good-Y")
    return scene.rolled("R G L").used("Y2")


def player(colour: str, **facts: Any) -> dict[str, Any]:
    nothing = {"lira": 0, "crystal": 0, "tokens": [0, 0, 0, 0], "brown": 0, "tiles": [], "new": [], "dice": 0}
    return {"colour": colour, **nothing, "rubies": 0, "mosque": False, **facts}


def track(prices: list[int]) -> dict[str, Any]:
    return {"price": prices[0], "prices": prices, "rubies": len(prices)}


@pytest.mark.rule("dice.ruling.secret", "dice.turn.act")
def test_a_view_holds_everything_that_lies_on_the_table() -> None:
    nothing = {"tokens": [], "brown": 0, "lira": 0}
    assert acting().view(0) == {
        "game": "dice",
        "seat": 0,
        "options": {"players": 3},
        "target": 6,
        "tiles_for_ruby": 5,
        "round": 2,
        "first": 2,
        "turn": 1,
        "actor": 1,
        "decision": ["act", 2, False],
        "tracks": {
            **{good: track([4, 5, 6]) for good in "RGYB"},
            "mixed": track([0, 1, 2, 3]),
            "lira": track([10, 12, 14, 16, 18, 20]),
        },
        "mosque": 3,
        "row": [{"tile": tile, "cost": cost} for tile, cost in {**COSTS, "die": ["R", "G", "Y", "B"]}.items()],
        "stack": 15,
        "below": [],
        "deck": 33,
        "discard": {"open": [], "down": 0},
        "supply": {"R": 7, "G": 7, "Y": 8, "B": 8, "brown": 9, "crystal": 10, "lira": 83},
        "dice": [{"face": face, "used": used} for face, used in DICE],
        "actions": 2,
        "seats": [
            player("plum", crystal=2, tokens=[0, 1, 0, 0], tiles=["lira-G"], worth=7),
            player("saffron", lira=4, tokens=[1, 0, 0, 0], tiles=["card-B", "good-Y"], new=["good-Y"], worth=7),
            player("teal", brown=1, worth=3),
        ],
        "payments": {
            "token R": {**nothing, "dice": ["R"], "tokens": ["R"]},
            "crystal R G": {**nothing, "dice": ["R", "G"]},
            "lira": {**nothing, "dice": ["L"]},
        },
        "put_down": [],
    }


@pytest.mark.rule("dice.end")
def test_at_the_end_nobody_decides_and_nothing_is_offered() -> None:
    view = table(4).turn(3).seat(1, rubies=5).rolled("R5").do("end").view()
    assert (view["actor"], view["decision"], view["actions"]) == (None, None, None)
    assert view.keys().isdisjoint({"payments", "put_down", "drawn"})
