"""Where a rule of the base game ends: sold out, had already, one too many, none at all."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from istanbul_nb.games.istanbul.rules.places.blackmarket import jewelry
from tests.games.istanbul.scenario import GAME, Scenario, table
from tests.games.istanbul.test_codec import changed


@pytest.mark.rule("ist.place.palace", "ruling.palace")
def test_with_three_rubies_left_the_palace_asks_for_two_spices_and_one_fruit() -> None:
    scene = table().seat(0, goods="R3 G2 Y B2", extensions=1).rubies(palace=3).acting(13)
    assert scene.legal("deliver") == {"deliver R3 G2 Y B2"}
    assert table().seat(0, goods="R3 G Y2 B2", extensions=1).rubies(palace=3).acting(13).legal("deliver") == set()


@pytest.mark.rule("ist.card.palace2", "ruling.refill")
@pytest.mark.parametrize(("supply", "legal"), [(0, set()), (1, {"play palace2"})])
def test_the_palace_card_needs_a_ruby_that_is_left_or_comes_from_the_supply(supply: int, legal: set[str]) -> None:
    scene = table().seat(0, goods="R5 G5 Y5 B5", extensions=3, hand=["palace2"]).rubies(palace=1, supply=supply)
    assert scene.acting(13).do("deliver R3 G3 Y2 B2").legal("play") == legal
    if not legal:
        assert scene.refused("play palace2")[:2] == ("ruling.refill", "sold-out")


@pytest.mark.rule("ist.place.mosque")
def test_a_tile_that_one_has_is_not_taken_again_however_many_goods_there_are() -> None:
    scene = table().seat(0, goods="Y5 B5", extensions=3, tiles="B").acting(15)
    assert scene.legal("tile") == {"tile Y"}


@pytest.mark.rule("ist.place.mosque")
@pytest.mark.parametrize(("left", "rubies"), [(0, 0), (1, 1)])
def test_the_second_tile_of_a_mosque_brings_a_ruby_only_while_one_lies_there(left: int, rubies: int) -> None:
    scene = table().seat(0, goods="Y2", tiles="B").rubies(great_mosque=left).acting(15).do("tile Y")
    assert (scene[0].tiles, scene[0].rubies) == ("YB", rubies)


@pytest.mark.rule("ist.card.market")
def test_the_market_card_sells_any_one_to_five_goods_that_are_there() -> None:
    scene = table().seat(0, goods="R3 G B2", extensions=1, hand=["market"]).acting(11).do("play market")
    bundles = [bundle for bundle in product(range(4), range(2), range(1), range(3)) if 1 <= sum(bundle) <= 5]
    assert len(scene.legal("sell")) == len(scene.legal()) == len(bundles)
    sold = Counter(int(word[1:] or 1) for action in scene.legal() for word in action.split() if word[0] == "R")
    assert sold == {number: len([bundle for bundle in bundles if bundle[0] == number]) for number in (1, 2, 3)}


@pytest.mark.rule("ist.place.blackmarket")
def test_a_roll_below_seven_brings_no_jewelry() -> None:
    assert [jewelry(total) for total in range(2, 13)] == [0, 0, 0, 0, 0, 1, 1, 2, 2, 3, 3]
    for dice in ([1, 1], [3, 3]):
        assert table().acting(8).do("roll", dice=dice).happened("good") == []


@pytest.mark.rule("ist.place.warehouse", "ist.cart.overflow")
def test_a_warehouse_fills_up_and_nothing_is_lost() -> None:
    scene = table().seat(0, goods="R").acting(2).do("fill")
    assert scene.happened("good") == [{"good": "R", "amount": 1, "lost": 0, "source": "warehouse"}]


@pytest.mark.rule("ist.place.caravansary")
def test_what_is_drawn_and_discarded_at_the_caravansary_is_told() -> None:
    scene = table().seat(0, hand=["far"]).piles(discard=["stay", "lira"]).acting(6)
    scene.do("draw discard", "draw deck", "discard far", cards=["good"])
    assert (scene.happened("card-taken"), scene.happened("card-discarded")) == ([{"card": "lira"}], [{"card": "far"}])
    assert scene.discard == ["stay", "far"]
    assert scene[0].hand == ["good", "lira"]


@pytest.mark.rule("ist.cards.deck", "ist.place.caravansary")
def test_where_no_card_is_left_the_second_one_is_not_drawn() -> None:
    scene = table().piles(deck=["good"]).acting(6).do("draw deck", cards=["good"])
    scene.do("draw deck")
    assert (scene.happened("no-card"), scene[0].hand) == ([{"source": "caravansary"}], ["good"])


@pytest.mark.rule("ist.place.police", "ruling.police")
def test_an_errand_that_is_declined_is_told() -> None:
    assert table().acting(12).do("send 5", "decline").happened("declined") == [{"place": 5}]


@pytest.mark.rule("ist.track.refill")
def test_a_ruby_from_the_supply_is_told() -> None:
    scene = table().seat(0, lira=40).rubies(dealer=1, supply=2).acting(16).do("buy")
    assert scene.happened("refilled") == [{"place": 16}]


@pytest.mark.rule("ist.end.cards")
def test_it_is_told_who_may_play_his_last_cards() -> None:
    scene = table().seat(0, rubies=5).seat(1, hand=["lira"]).turn(2).acting(5).do("end")
    assert [(event.kind, event.seat) for event in scene.events] == [("last-cards", 1)]


@pytest.mark.rule("ruling.deck")
def test_an_empty_discard_pile_is_not_shuffled() -> None:
    scene = table().piles(deck=["good"]).figures(governor=5).meeting(5).do("meet governor", cards=["good"])
    assert (scene.deck, scene.happened("reshuffled")) == ([], [])


@pytest.mark.rule("ist.place.blackmarket", "ist.tile.red")
def test_a_roll_for_which_no_number_was_called_lies_there_without_one() -> None:
    scene = table().seat(0, tiles="R").acting(8).do("roll", dice=[1, 2])
    assert scene.view()["decision"] == ["dice", "blackmarket", 0, 1, 2]


@pytest.mark.rule("ist.place.wainwright", "ruling.third-extension")
@pytest.mark.parametrize(("left", "rubies"), [(0, 0), (1, 1)])
def test_the_third_extension_brings_a_ruby_only_while_one_lies_there(left: int, rubies: int) -> None:
    scene = table().seat(0, lira=7, extensions=2).rubies(wainwright=left).acting(1).do("extend")
    assert (scene[0].extensions, scene[0].rubies, scene.places["wainwright"]["rubies"]) == (3, rubies, 0)


@pytest.mark.rule("ist.tile.blue")
def test_the_fifth_assistant_does_not_come_twice() -> None:
    laid = table().seat(0, goods="B2").acting(15)
    has_come = [(("seats", 0, "fifth"), False), (("seats", 0, "stack"), ["own"] * 4)]
    scene = Scenario(GAME.decode(changed(laid, *has_come))).do("tile B")
    assert (len(scene[0].stack), scene.happened("fifth-assistant")) == (4, [])
