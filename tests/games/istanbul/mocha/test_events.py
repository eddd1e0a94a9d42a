"""What is told of everything that Mocha & Baksheesh adds, written as in the tests of the base game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.istanbul.mocha.city import city
from tests.games.istanbul.scenario import Scenario
from tests.games.istanbul.test_events import told, written


def guild(number: int, **facts: Any) -> Scenario:
    return city().seat(0, at=1, guild=[number], **facts)


@pytest.mark.rule("mocha.card.coffee", "mocha.card.guild", "mocha.card.sell", "mocha.card.swap", "mocha.card.roll")
@pytest.mark.parametrize(
    ("actions", "facts", "answers", "expected"),
    [
        (["play coffee"], {}, {}, ["coffee amount=2 source=card"]),
        (
            ["play guild"],
            {"coffee": 2},
            {"guild": [7]},
            ["coffee amount=-2 source=card", "guild-drawn source=card [number=7] !"],
        ),
        (["play coffeesale"], {"coffee": 1}, {}, ["coffee amount=-1 source=card", "lira amount=8 source=card"]),
        (
            ["play swap", "give R C", "receive Y B"],
            {"goods": "R", "coffee": 1},
            {},
            [
                "goods-paid goods=R source=swap",
                "coffee amount=-1 source=swap",
                "good good=Y amount=1 lost=0 source=swap",
                "good good=B amount=1 lost=0 source=swap",
            ],
        ),
        (
            ["play swap", "give R", "receive C"],
            {"goods": "R"},
            {},
            ["goods-paid goods=R source=swap", "coffee amount=1 source=swap"],
        ),
        (
            ["play swap", "give C", "receive G"],
            {"coffee": 1},
            {},
            ["coffee amount=-1 source=swap", "good good=G amount=1 lost=0 source=swap"],
        ),
        (
            ["play coffeeroll"],
            {},
            {"dice": [1, 2]},
            ["rolled dice=[1,2] purpose=coffeeroll !", "lira amount=6 source=card"],
        ),
        (
            ["play coffeeroll", "gain B"],
            {},
            {"dice": [3, 5]},
            [
                "rolled dice=[3,5] purpose=coffeeroll !",
                "coffee amount=1 source=card",
                "good good=B amount=1 lost=0 source=card",
            ],
        ),
    ],
    ids=lambda value: str(value)[:30],
)
def test_what_a_bonus_card_brings_is_told(
    actions: list[str], facts: dict[str, Any], answers: dict[str, Any], expected: list[str]
) -> None:
    card = actions[0].removeprefix("play ")
    scene = city().seat(0, hand=[card], **facts).do(*actions, **answers)
    assert told(scene) == [f"plum card-played card={card}", *(f"plum {line}" for line in expected)]


@pytest.mark.rule("mocha.card.six", "ist.window.roll")
def test_a_die_turned_to_six_is_told() -> None:
    scene = city().seat(0, hand=["coffeeroll", "six", "six"]).do("play coffeeroll", dice=[2, 3])
    assert told(scene.do("play six", "turn 3 6", "play six", "turn 2 6")) == [
        "plum card-played card=six",
        "plum die-turned from=3 to=6",
        "plum card-played card=six",
        "plum die-turned from=2 to=6",
    ]


@pytest.mark.rule("mocha.place.guildhall", "ruling.guild-deck", "mocha.caravansary")
def test_guild_cards_that_are_drawn_and_discarded_are_told() -> None:
    scene = city().guild_piles(deck=[4, 8], discard=[3]).acting(18).do("enrol", "drop 4", guild=[4, 8])
    assert told(scene) == [
        "plum coffee amount=1 source=guildhall",
        "plum guild-drawn source=guildhall [number=4] !",
        "plum guild-drawn source=guildhall [number=8] !",
        "plum guild-reshuffled",
        "plum guild-discarded number=4",
    ]
    assert (scene.guild_deck, scene.mocha["discard"]) == ([3], [4])
    scene = city().guild_piles(deck=[]).acting(18).do("enrol")
    assert told(scene)[1:] == ["plum no-guild-card source=guildhall"] * 2
    scene = city().guild_piles(deck=[], discard=[3]).acting(18).do("enrol", guild=[3])
    assert told(scene)[1:] == [
        "plum guild-reshuffled",
        "plum guild-drawn source=guildhall [number=3] !",
        "plum no-guild-card source=guildhall",
    ]
    assert told(city().acting(6).do("draw deck", cards=["far"]))[0] == "plum coffee amount=1 source=caravansary"


@pytest.mark.rule("mocha.place.roasting", "mocha.place.coffeehouse", "mocha.meet.trader")
def test_coffee_that_is_bought_and_spent_is_told() -> None:
    scene = city().seat(0, lira=2, goods="R", hand=["far"]).acting(17).do("roast lira", "roast R", "roast card far")
    brewed = "plum coffee amount=2 source=roasting"
    assert told(scene) == [
        *["plum lira amount=-2 source=roasting", brewed, "plum goods-paid goods=R source=roasting", brewed],
        *["plum card-discarded card=far", brewed],
    ]
    scene = city().seat(0, guild=[4]).acting(17).do("roast guild 4", "done")
    assert told(scene) == ["plum guild-discarded number=4", brewed]
    scene = city().seat(0, coffee=6).acting(20).do("treat")
    assert told(scene) == ["plum coffee amount=-6 source=coffeehouse", "plum ruby source=coffeehouse rubies=1"]
    scene = city().seat(0, goods="G").figures(trader=5).meeting(5).do("meet trader", "pay G", dice=[1, 2])
    assert told(scene) == [
        "plum met figure=trader",
        "plum goods-paid goods=G source=trader",
        "plum coffee amount=1 source=trader",
        "plum rolled dice=[1,2] purpose=trader !",
        "plum figure-moved figure=trader to=3",
    ]


@pytest.mark.rule("mocha.tavern.barrier", "mocha.tavern.tile", "mocha.tavern.baksheesh")
def test_what_is_done_at_the_tavern_is_told() -> None:
    scene = city().seat(0, coffee=2).acting(19).do("barrier 2 3", "visit 3")
    assert told(scene) == [
        "plum coffee amount=-2 source=tavern",
        "plum barrier one=2 two=3",
        "plum token from=None",
        "plum visited place=3",
    ]
    scene = city().seat(0, coffee=2).barrier(1, 2, holder=1).acting(19).do("barrier 2 3")
    assert told(scene)[2:] == ["plum token from=1"]
    scene = city().seat(0, coffee=2).barrier(1, 2, holder=0).acting(19).do("barrier 2 3")
    assert told(scene)[1:] == ["plum barrier one=2 two=3"]
    scene = city().seat(0, coffee=1).acting(19).do("tavern meet")
    assert told(scene) == ["plum coffee amount=-1 source=tavern", "plum tavern-tile tile=meet"]
    scene = city().seat(0, coffee=4, goods="Y3", extensions=1).acting(19).do("baksheesh dealer")
    assert told(scene) == [
        "plum coffee amount=-4 source=tavern",
        "plum goods-paid goods=Y3 source=tavern",
        "plum baksheesh side=GGG",
        "plum ruby source=dealer rubies=1",
    ]


@pytest.mark.rule("mocha.guild.turn", "mocha.guild.5", "mocha.guild.7", "mocha.guild.12", "mocha.guild.19")
@pytest.mark.parametrize(
    ("number", "actions", "facts", "answers", "expected"),
    [
        (1, [], {}, {}, ["extension extensions=1"]),
        (
            2,
            ["assort R B"],
            {"goods": "R"},
            {},
            [
                "good good=R amount=1 lost=0 source=guild",
                "good good=R amount=0 lost=1 source=guild",
                "good good=B amount=1 lost=0 source=guild",
            ],
        ),
        (5, ["assort"], {}, {}, ["lira amount=4 source=guild"]),
        (
            6,
            [],
            {},
            {"cards": ["far", "far", "stay"]},
            [f"card-drawn source=guild [card={c}] !" for c in ("far", "far", "stay")],
        ),
        (
            7,
            ["gather 4"],
            {"assistants": [4]},
            {},
            ["carried from=1 to=7", "assistant-back place=4 source=guild"],
        ),
        (
            8,
            ["gain R", "gain R"],
            {},
            {"dice": [3, 4]},
            [
                "rolled dice=[3,4] purpose=guild8 !",
                "good good=B amount=2 lost=1 source=guild",
                "good good=R amount=1 lost=0 source=guild",
                "good good=R amount=1 lost=0 source=guild",
            ],
        ),
        (
            9,
            ["call 7"],
            {},
            {"dice": [3, 4]},
            ["called number=7", "rolled dice=[3,4] purpose=guild9 !", "lira amount=14 source=guild"],
        ),
        (10, [], {"goods": "R G Y"}, {}, ["goods-paid goods=RGY source=guild", "lira amount=15 source=guild"]),
        (11, [], {"goods": "R G B"}, {}, ["goods-paid goods=RGB source=guild", "lira amount=20 source=guild"]),
        (
            12,
            ["visit 2", "fill"],
            {"family": 5},
            {},
            ["visited place=2", "good good=R amount=2 lost=0 source=warehouse", "family-returned", "family-home"],
        ),
        (
            12,
            ["visit 2", "fill"],
            {},
            {},
            ["visited place=2", "good good=R amount=2 lost=0 source=warehouse", "family-home"],
        ),
        (
            13,
            ["deliver R2 G2 Y2"],
            {"goods": "R2 G2 Y2 B"},
            {},
            ["goods-paid goods=R2G2Y2 source=guild", "ruby source=palace rubies=1"],
        ),
        (14, ["tile R"], {"goods": "R"}, {}, ["goods-paid goods=R source=guild", "tile good=R"]),
        (
            16,
            [],
            {"lira": 15},
            {},
            ["lira amount=-15 source=guild", "ruby source=dealer rubies=1", "coffee amount=1 source=guild"],
        ),
        (17, [], {}, {}, ["coffee amount=5 source=guild"]),
        (
            18,
            [],
            {},
            {"guild": [4, 8]},
            [
                "coffee amount=1 source=guild",
                "guild-drawn source=guild [number=4] !",
                "guild-drawn source=guild [number=8] !",
            ],
        ),
        (
            19,
            ["tavern move", "tavern meet"],
            {"coffee": 1},
            {},
            ["tavern-tile tile=move", "coffee amount=-1 source=tavern", "tavern-tile tile=meet"],
        ),
        (20, [], {"coffee": 3}, {}, ["coffee amount=-3 source=guild", "ruby source=coffeehouse rubies=1"]),
    ],
    ids=lambda value: str(value)[:20],
)
def test_what_a_guild_card_brings_is_told(
    number: int, actions: list[str], facts: dict[str, Any], answers: dict[str, Any], expected: list[str]
) -> None:
    scene = guild(number, **facts).do(f"guild {number}", *actions, **answers)
    assert told(scene) == [f"plum guild-played number={number}", *(f"plum {line}" for line in expected)]


@pytest.mark.rule("mocha.guild.7", "ruling.guild-7")
def test_another_turn_and_a_merchant_who_is_at_the_fountain_already_are_told() -> None:
    scene = city().seat(0, at=7, guild=[7]).do("guild 7")
    assert told(scene) == ["plum guild-played number=7"]
    assert [written(event) for event in scene.do("end").events] == ["plum another-turn", "plum turn round=1"]


@pytest.mark.rule("mocha.guild.turn")
def test_guild_cards_that_were_carried_out_lie_on_the_pile_in_their_order() -> None:
    scene = city(2).seat(0, guild=[17]).seat(1, guild=[5]).guild_piles(deck=[1, 2], discard=[9])
    scene.do("guild 17", "end", "guild 5", "assort")
    assert scene.mocha["discard"] == [9, 17, 5]
