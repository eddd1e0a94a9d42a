"""What is told of everything that Letters & Seals adds, written as in the tests of the base game."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.istanbul.letters.city import bazaar, city, walker
from tests.games.istanbul.letters.test_kiosk_tiles import picked
from tests.games.istanbul.scenario import table
from tests.games.istanbul.test_events import told, written


@pytest.mark.rule("letters.companion.place", "letters.companion.move", "letters.deliver")
def test_a_companion_who_is_placed_and_walks_is_told() -> None:
    scene = city().seat(0, at=4, companion="own", letters=[5]).do("place", "walk 5")
    assert told(scene) == [
        "plum companion-placed place=4",
        "plum companion-moved from=4 to=5",
        "plum delivered place=5",
    ]


@pytest.mark.rule("letters.companion.hire")
def test_a_companion_who_is_hired_is_told() -> None:
    assert told(city().seat(0, at=6).do("move 7", "hire")) == ["plum moved from=6 to=7", "plum companion-hired"]
    assert told(walker(8).do("walk 7", "hire")) == ["plum companion-moved from=8 to=7", "plum companion-hired"]


@pytest.mark.rule("letters.card.follow", "letters.card.anywhere", "letters.card.family")
def test_other_ways_to_move_are_told() -> None:
    scene = city().seat(0, at=6, hand=["follow"]).seat(1, at=3).do("play follow", "follow saffron")
    assert told(scene) == ["plum card-played card=follow", "plum moved from=6 to=3"]
    scene = city().seat(0, at=6, lira=3, hand=["anywhere"]).do("play anywhere", "move 24")
    assert told(scene)[1:] == ["plum lira amount=-3 source=card", "plum moved from=6 to=24"]
    scene = city().seat(0, family=3, hand=["familywalk"]).do("play familywalk", "lead 2")
    assert told(scene) == ["plum card-played card=familywalk", "plum family-sent place=2"]


@pytest.mark.rule("letters.card.letter", "letters.setup.letters", "ruling.piles")
def test_a_letter_and_the_reshuffle_are_told() -> None:
    scene = city().seat(0, hand=["letter"]).letter_piles(deck=[9], discard=[10]).do("play letter", letters=[9])
    assert told(scene)[1:] == ["plum letter place=9 source=card !", "plum letters-reshuffled"]
    scene = city().letter_piles(deck=[]).acting(22).do("browse", kiosk=["good-R", "good-G", "card", "die"])
    assert told(scene) == [
        "plum no-letter source=kiosk",
        "plum kiosk-tiles tiles=['good-G','good-R','card','die'] !",
    ]


@pytest.mark.rule("letters.card.roll", "letters.card.sell", "letters.card.good3")
def test_cards_that_bring_goods_and_lira_are_told() -> None:
    scene = city().seat(0, hand=["letterroll"]).do("play letterroll", dice=[1, 6], letters=[9])
    assert told(scene)[1:] == [
        "plum rolled dice=[1,6] purpose=letterroll !",
        "plum lira amount=3 source=card",
        "plum letter place=9 source=card !",
    ]
    scene = city().seat(0, hand=["letterroll"]).do("play letterroll", "gain B", "gain R", dice=[3, 4])
    assert told(scene)[1:] == [
        "plum rolled dice=[3,4] purpose=letterroll !",
        "plum good good=B amount=1 lost=0 source=card",
        "plum good good=R amount=1 lost=0 source=card",
    ]
    scene = city().seat(0, goods="B", hand=["sale"]).do("play sale", "trade B")
    assert told(scene)[1:] == ["plum goods-paid goods=B source=card", "plum lira amount=7 source=card"]
    scene = bazaar().seat(0, coffee=1, hand=["sale"]).do("play sale", "trade C")
    assert told(scene)[1:] == ["plum coffee amount=-1 source=card", "plum lira amount=7 source=card"]
    scene = city().seat(0, hand=["good3Y"]).do("play good3Y")
    assert told(scene)[1:] == ["plum good good=Y amount=1 lost=0 source=card", "plum lira amount=3 source=card"]


@pytest.mark.rule("letters.meet.courier", "letters.card.meet")
def test_the_courier_is_told() -> None:
    scene = city().seat(0, lira=2, hand=["meet"])
    scene.do("play meet", "meet courier", "pay lira", letters=[9], dice=[2, 3])
    expected = ["plum met figure=courier", "plum lira amount=-2 source=courier"]
    gone = ["plum letter place=9 source=courier !", "plum rolled dice=[2,3] purpose=courier !"]
    assert told(scene)[1:] == [*expected, *gone, "plum figure-moved figure=courier to=5"]
    scene = city().seat(0, delivered=[3]).figures(courier=5).meeting(5)
    scene.do("meet courier", "seal 3 delivered", letters=[9], dice=[2, 3])
    assert told(scene)[1] == "plum letter-gone place=3 delivered=True"
    assert (scene.decision, scene[0].letters, scene[0].delivered) == ("meet", [9], [])


@pytest.mark.rule("letters.double", "letters.place.society")
def test_what_is_paid_with_letters_is_told() -> None:
    scene = city().seat(0, letters=[10], delivered=[3]).acting(5).do("end", "double", "seal 10", "seal 3 delivered")
    assert [written(event) for event in scene.events] == [
        "plum letter-gone place=10 delivered=False",
        "plum letter-gone place=3 delivered=True",
        "plum another-turn",
        "plum turn round=1",
    ]
    scene = city().seat(0, delivered=[1, 3, 4]).acting(24).do("petition dealer", "seal 1 delivered")
    assert told(scene.do("seal 3 delivered", "seal 4 delivered")) == [
        "plum letter-gone place=3 delivered=True",
        "plum letter-gone place=4 delivered=True",
        "plum ruby source=dealer rubies=1",
        "plum lira amount=3 source=society",
    ]


@pytest.mark.rule("letters.place.auction", "ruling.auction")
def test_an_auction_is_told() -> None:
    scene = city().seat(0, lira=3).seat(1, lira=5).seat(2, lira=2).acting(23)
    assert told(scene.do("auction Y", "bid 1", "bid 2")) == [
        "plum good good=Y amount=1 lost=0 source=auction",
        "plum bid amount=1",
        "saffron bid amount=2",
    ]
    assert told(scene.do("bid 3", cards=["far", "stay"])) == [
        "plum bid amount=3",
        "plum auction-won amount=3",
        "plum card-drawn source=auction [card=far] !",
        "plum card-drawn source=auction [card=stay] !",
        "plum lira amount=-3 source=auction",
    ]
    scene = city().seat(0, lira=1).seat(1, lira=5).seat(2, lira=2).acting(23).do("auction R", "bid 1")
    assert told(scene.do("bid 2", cards=["far", "stay"])) == [
        "saffron bid amount=2",
        "saffron auction-won amount=2",
        "saffron card-drawn source=auction [card=far] !",
        "saffron card-drawn source=auction [card=stay] !",
        "saffron toll to=0 amount=2",
    ]
    assert [scene[seat].lira for seat in range(3)] == [3, 3, 2]
    scene = city().seat(1, lira=5).acting(23).do("auction R", "pass")
    assert told(scene)[1:] == ["saffron passed", "plum no-bids"]


@pytest.mark.rule("letters.place.kiosk", "letters.setup.kiosk", "ruling.kiosk")
def test_the_kiosk_is_told() -> None:
    tiles = ["good-R", "good-G", "card", "die"]
    scene = city().kiosk_pile(*tiles).acting(22).do("browse", letters=[9], kiosk=tiles)
    assert told(scene) == [
        "plum letter place=9 source=kiosk !",
        "plum kiosk-reshuffled",
        "plum kiosk-tiles tiles=['good-G','good-R','card','die'] !",
    ]
    assert told(scene.do("pick good-G", "decline", "pick good-R", "use")) == [
        "plum kiosk-picked tile=good-G",
        "plum kiosk-declined tile=good-G",
        "saffron kiosk-picked tile=good-R",
        "saffron good good=R amount=1 lost=0 source=kiosk",
    ]
    assert told(scene.do("pick die", "use", dice=[5])) == [
        "teal kiosk-picked tile=die",
        "teal rolled dice=[5] purpose=kiosk !",
        "teal lira amount=5 source=kiosk",
    ]
    assert told(scene.do("use", cards=["far"])) == ["plum card-drawn source=kiosk [card=far] !"]


@pytest.mark.rule("letters.kiosk.goods", "letters.kiosk.good-lira", "letters.kiosk.lira", "letters.kiosk.extension")
@pytest.mark.parametrize(
    ("tile", "action", "facts", "expected"),
    [
        ("goods-Y", "use", {}, ["good good=Y amount=2 lost=0 source=kiosk"]),
        ("goods-R", "use", {"goods": "R2"}, ["good good=R amount=0 lost=2 source=kiosk"]),
        ("good-lira-G", "use", {}, ["good good=G amount=1 lost=0 source=kiosk", "lira amount=1 source=kiosk"]),
        ("lira", "use", {}, ["lira amount=2 source=kiosk"]),
        ("coffee2", "use lira", {}, ["lira amount=2 source=kiosk"]),
        ("coffee3", "use lira", {}, ["lira amount=3 source=kiosk"]),
        ("companion", "use", {}, ["companion-hired"]),
        ("fountain", "use", {"at": 3}, ["carried from=3 to=7"]),
        (
            "extension-lira",
            "use",
            {"lira": 10},
            ["lira amount=-10 source=kiosk", "extension extensions=1"],
        ),
        (
            "extension-goods",
            "use",
            {"goods": "R G Y B"},
            ["goods-paid goods=RGYB source=kiosk", "extension extensions=1"],
        ),
        ("lira-good", "use R", {"goods": "R"}, ["goods-paid goods=R source=kiosk", "lira amount=3 source=kiosk"]),
        (
            "lira-good",
            "use lira B",
            {"lira": 2},
            ["lira amount=-2 source=kiosk", "good good=B amount=1 lost=0 source=kiosk"],
        ),
        (
            "lira-card",
            "use card far",
            {"hand": ["far"]},
            ["card-discarded card=far", "lira amount=3 source=kiosk"],
        ),
        (
            "lira-letter",
            "use letter 3",
            {"letters": [3]},
            ["letter-gone place=3 delivered=False", "lira amount=3 source=kiosk"],
        ),
        (
            "lira-letter",
            "use letter 3 delivered",
            {"delivered": [3]},
            ["letter-gone place=3 delivered=True", "lira amount=3 source=kiosk"],
        ),
    ],
)
def test_what_a_kiosk_tile_brings_is_told(tile: str, action: str, facts: dict[str, Any], expected: list[str]) -> None:
    scene = picked(tile, **facts).do(action)
    assert told(scene) == [f"saffron {line}" for line in expected]


@pytest.mark.rule("letters.kiosk.coffee", "letters.place.catacombs", "letters.coffee")
def test_coffee_and_the_way_underground_are_told() -> None:
    assert told(picked("coffee2", scene=bazaar()).do("use coffee")) == ["saffron coffee amount=1 source=kiosk"]
    assert told(bazaar().acting(25).do("descend C", "emerge 5")) == [
        "plum coffee amount=1 source=catacombs",
        "plum emerged figure=merchant from=25 to=5",
    ]
    scene = bazaar().seat(0, family=12).acting(12).do("send 25", "descend R", "emerge 5")
    assert told(scene)[1:] == [
        "plum good good=R amount=1 lost=0 source=catacombs",
        "plum emerged figure=family from=25 to=5",
    ]


@pytest.mark.rule("variant.caravan", "ruling.caravan")
def test_the_caravan_token_that_changes_hands_is_told() -> None:
    drawn = ("draw deck", "draw deck", "discard far", "end")
    scene = table(caravan=True).acting(6).do(*drawn, cards=["far", "stay"])
    assert told(scene)[-1] == "plum caravan from=None"
    assert scene.view()["caravan"] == {"holder": 0, "due": False}
    scene = table(caravan=True).caravan(2).acting(6).do(*drawn[:-1], cards=["far", "stay"])
    assert scene.view()["caravan"] == {"holder": 2, "due": True}
    assert told(scene.do("end")) == ["plum caravan from=2"]
