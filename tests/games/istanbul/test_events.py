"""What is told of everything that happens: the log, the sentences and the undoing are made of it.

An event is written here as `seat kind facts`, with what only that seat learns in brackets, and `!` where something is
revealed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from istanbul_nb.core import Event
from istanbul_nb.core.seats import SEATS
from tests.games.istanbul.scenario import Scenario, table


def written(event: Event) -> str:
    """Return an event in one line."""
    secret = [f"[{facts(event.secret)}]"] if event.secret else []
    return " ".join([SEATS[event.seat], event.kind, *facts(event.facts).split(), *secret, *["!"] * event.reveals])


def facts(named: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={str(value).replace(' ', '')}" for name, value in named.items())


def told(scene: Scenario) -> list[str]:
    """Return the events of what was done last, without those that begin the next turn."""
    return [written(event) for event in scene.events if event.kind != "turn"]


@pytest.mark.rule("ist.turn.order", "ist.pay.merchants", "ist.meet.governor", "ist.meet.family")
def test_a_whole_turn_is_told() -> None:
    scene = table().seat(0, at=6, lira=6).seat(1, at=5).seat(2, at=5, family=5).figures(governor=5)
    scene.do("move 5", "leave", "pay", "collect", "catch teal", "reward lira")
    assert told(scene) == [
        "plum moved from=6 to=5",
        "plum assistant-left place=5 neutral=False",
        "plum toll to=1 amount=2",
        "plum toll to=2 amount=2",
        "plum good good=G amount=1 lost=0 source=post",
        "plum good good=Y amount=1 lost=0 source=post",
        "plum lira amount=2 source=post",
        "plum mail down=1",
        "plum caught owner=2",
        "teal family-home",
        "plum lira amount=3 source=reward",
    ]
    scene.do("meet governor", "pay lira", "end", cards=["far"], dice=[1, 2])
    assert told(scene) == [
        "plum met figure=governor",
        "plum card-drawn source=governor [card=far] !",
        "plum lira amount=-2 source=governor",
        "plum rolled dice=[1,2] purpose=governor !",
        "plum figure-moved figure=governor to=3",
    ]
    assert written(scene.events[-1]) == "saffron turn round=1"


@pytest.mark.rule("ist.card.stay", "ist.card.assistant", "ist.assist.none")
def test_cards_and_a_turn_that_ends_at_once_are_told() -> None:
    scene = table().seat(0, at=5, assistants=[5], hand=["stay", "lira", "assistant"])
    assert told(scene.do("play lira", "play assistant", "fetch 5", "play stay", "end")) == [
        "plum card-played card=lira",
        "plum lira amount=5 source=card named=True",
        "plum card-played card=assistant",
        "plum assistant-back place=5 source=card",
        "plum card-played card=stay",
        "plum stayed place=5",
        "plum stopped place=5",
    ]


@pytest.mark.rule("ist.act.optional", "ist.meet.smuggler", "ist.meet.roll")
def test_an_action_left_out_and_the_smuggler_are_told() -> None:
    scene = table().seat(0, goods="R").figures(smuggler=5).acting(5)
    assert told(scene.do("skip", "meet smuggler", "gain B", "pay R", dice=[3, 4])) == [
        "plum skipped place=5",
        "plum met figure=smuggler",
        "plum good good=B amount=1 lost=0 source=smuggler",
        "plum goods-paid goods=R source=smuggler",
        "plum rolled dice=[3,4] purpose=smuggler !",
        "plum figure-moved figure=smuggler to=7",
    ]


@pytest.mark.rule("ist.card.family", "ist.meet.family")
def test_the_reward_for_the_own_family_member_is_told() -> None:
    scene = table().seat(0, family=2, hand=["family"]).do("play family", "reward card", cards=["good"])
    assert told(scene) == [
        "plum card-played card=family",
        "plum family-home",
        "plum card-drawn source=reward [card=good] !",
    ]


@pytest.mark.rule("ist.pay.neutral", "ist.setup.two")
def test_a_neutral_merchant_who_is_paid_and_goes_is_told() -> None:
    scene = table(2).neutral_merchants(5, 15, 16).seat(0, at=6, lira=3).do("move 5", "leave").do("pay", dice=[1, 2])
    assert told(scene) == [
        "plum lira amount=-2 source=neutral",
        "plum rolled dice=[1,2] purpose=neutral !",
        "plum neutral-moved to=3",
    ]


@pytest.mark.rule("variant.neutral")
def test_a_neutral_assistant_left_and_taken_is_told() -> None:
    scene = table(neutral=True).seat(0, at=6).do("move 5", "leave", "end")
    assert "plum assistant-left place=5 neutral=True" in told(scene)
    scene.seat(1, at=6).do("move 5", "take neutral")
    assert told(scene) == ["saffron moved from=6 to=5", "saffron neutral-taken place=5"]


@pytest.mark.rule("ist.place.palace", "ist.place.dealer", "ist.place.wainwright", "ist.place.mosque", "ist.goal")
@pytest.mark.parametrize(
    ("place", "action", "expected"),
    [
        (13, "deliver R2 G Y B", ["goods-paid goods=R2GYB source=palace", "ruby source=palace rubies=5", "last-round"]),
        (16, "buy", ["lira amount=-14 source=dealer", "ruby source=dealer rubies=5", "last-round"]),
        (
            1,
            "extend",
            [
                "lira amount=-7 source=wainwright",
                "extension extensions=3",
                "ruby source=wainwright rubies=5",
                "last-round",
            ],
        ),
        (15, "tile B", ["goods-paid goods=B source=mosque", "tile good=B", "fifth-assistant"]),
    ],
    ids=["palace", "dealer", "wainwright", "mosque"],
)
def test_what_a_place_costs_and_brings_is_told(place: int, action: str, expected: list[str]) -> None:
    scene = table().seat(0, lira=14, goods="R2 G Y B2", extensions=2, rubies=4).acting(place).do(action)
    assert told(scene) == [f"plum {line}" for line in expected]


@pytest.mark.rule("ist.place.blackmarket", "ist.place.teahouse", "ist.tile.red")
def test_rolls_and_what_they_bring_are_told() -> None:
    scene = table().seat(0, tiles="R").acting(8).do("roll", "turn 1 4", "gain R", dice=[1, 6])
    assert told(scene) == [
        "plum rolled dice=[1,6] purpose=blackmarket !",
        "plum die-turned from=1 to=4",
        "plum good good=B amount=2 lost=0 source=blackmarket",
        "plum good good=R amount=1 lost=0 source=blackmarket",
    ]
    assert told(table().acting(9).do("call 3", dice=[1, 1])) == [
        "plum called number=3",
        "plum rolled dice=[1,1] purpose=teahouse !",
        "plum lira amount=2 source=teahouse",
    ]


@pytest.mark.rule("ist.place.market", "ist.place.fountain", "ist.place.police", "ist.tile.yellow", "ist.tile.green")
def test_sales_assistants_who_come_back_errands_and_tiles_are_told() -> None:
    scene = table().seat(0, goods="R2 G").acting(11).do("sell R G", tiles=["RGGYB"])
    assert told(scene) == [
        "plum goods-paid goods=RG source=smallmarket",
        "plum lira amount=5 source=smallmarket",
        "plum demand market=small tile=RGGYB !",
    ]
    scene = table().seat(0, at=6, assistants=[5, 9]).do("move 7").do("gather 5 9")
    assert told(scene) == [f"plum assistant-back place={place} source=fountain" for place in (5, 9)]
    assert told(table().acting(12).do("send 2", "fill")) == [
        "plum family-sent place=2",
        "plum good good=R amount=2 lost=0 source=warehouse",
    ]
    scene = table().seat(0, lira=2, tiles="Y", assistants=[5]).do("fetch 5")
    assert told(scene) == ["plum lira amount=-2 source=yellow", "plum assistant-back place=5 source=yellow"]
    scene = table().seat(0, lira=2, tiles="G").acting(2).do("fill").do("extra B")
    assert told(scene) == ["plum lira amount=-2 source=green", "plum good good=B amount=1 lost=0 source=green"]
