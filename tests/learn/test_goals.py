"""How a lesson recognises what has come about."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Event
from istanbul_nb.learn import Goal

VIEW: dict[str, Any] = {
    "seat": 1,
    "actor": 0,
    "round": 3,
    "seats": [{"lira": 0}, {"lira": 7, "goods": [2, 0, 1, 0]}],
    "hand": ["far", "lira"],
    "places": {"dealer": {"price": 14}},
}


@pytest.mark.parametrize(
    ("wanted", "so"),
    [
        ({"me.lira": 7}, True),
        ({"me.lira": 8}, False),
        ({"me.lira": ">=7"}, True),
        ({"me.lira": ">7"}, False),
        ({"me.lira": "<=7", "round": "<4"}, True),
        ({"me.lira": 7, "round": 4}, False),
        ({"me.goods.0": 2, "me.goods.2": 1}, True),
        ({"me.goods.9": 1}, False),
        ({"seats.0.lira": 0}, True),
        ({"hand.size": 2}, True),
        ({"places.dealer.price": 14}, True),
        ({"places.nowhere.price": 14}, False),
        ({"me.goods": [2, 0, 1, 0]}, True),
        ({"hand": ">=1"}, False),
        ({"me.goods.sum": 3}, True),
        ({"me.goods.sum": ">3"}, False),
        ({"seats.0.lira": "@me.goods.3"}, True),
        ({"seats.0.lira": "@me.lira"}, False),
        ({"me.lira": "<@places.dealer.price"}, True),
        ({"me.lira": ">=@places.dealer.price"}, False),
        ({"me.lira": ">=@places.nowhere.price"}, False),
    ],
)
def test_how_things_stand_is_read_by_paths(wanted: dict[str, Any], so: bool) -> None:
    assert Goal(view=wanted).stands(VIEW) is so


def test_an_event_needs_its_kind_and_every_fact() -> None:
    events = [Event("good", 1, {"good": "G", "amount": 2}), Event("lira", 0, {"amount": 3})]
    assert Goal(event={"kind": "good", "amount": ">=2"}).happened(events, 1)
    assert not Goal(event={"kind": "good", "good": "R"}).happened(events, 1)
    assert not Goal(event={"kind": "lira", "seat": 1}).happened(events, 1)
    assert Goal().happened([], 1)


def test_what_is_secret_to_others_is_no_goal() -> None:
    event = [Event("drawn", 0, {}, {"card": "lira"})]
    assert Goal(event={"kind": "drawn", "card": "lira"}).happened(event, 0)
    assert not Goal(event={"kind": "drawn", "card": "lira"}).happened(event, 1)


def test_the_end_of_the_game_is_a_goal() -> None:
    assert not Goal(over=True).stands(VIEW)
    assert Goal(over=True).stands({**VIEW, "actor": None})
    assert not Goal()
    assert Goal(over=True)
