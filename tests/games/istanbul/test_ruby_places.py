"""Wainwright, Sultan's Palace, Mosques, Gemstone Dealer: where rubies come from (section 4 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.scenario import table


@pytest.mark.rule("ist.place.wainwright")
def test_an_extension_costs_seven_lira() -> None:
    scene = table().seat(0, lira=8).acting(1).do("extend")
    assert (scene[0].lira, scene[0].extensions, scene[0].rubies) == (1, 1, 0)
    assert scene.places["wainwright"]["extensions"] == 8


@pytest.mark.rule("ist.place.wainwright")
def test_six_lira_are_too_few_for_an_extension() -> None:
    assert table().seat(0, lira=6).acting(1).refused("extend").rule == "ist.place.wainwright"


@pytest.mark.rule("ist.place.wainwright")
def test_the_second_extension_brings_no_ruby() -> None:
    assert table().seat(0, lira=7, extensions=1).acting(1).do("extend")[0].rubies == 0


@pytest.mark.rule("ist.place.wainwright", "ruling.third-extension")
def test_with_the_third_extension_comes_a_ruby_from_the_wainwright() -> None:
    scene = table().seat(0, lira=7, extensions=2).acting(1).do("extend")
    assert (scene[0].extensions, scene[0].rubies, scene.places["wainwright"]["rubies"]) == (3, 1, 2)


@pytest.mark.rule("ist.place.wainwright")
def test_after_the_third_extension_there_is_no_action_there() -> None:
    scene = table().seat(0, lira=20, extensions=3).acting(1)
    assert scene.legal() == {"end"}
    assert scene.refused("extend").rule == "ist.place.wainwright"


@pytest.mark.rule("ruling.third-extension", "ruling.elsewhere")
def test_the_third_extension_gives_its_ruby_to_the_family_member_too() -> None:
    assert table().seat(0, lira=7, extensions=2).acting(12).do("send 1", "extend")[0].rubies == 1


@pytest.mark.rule("ist.place.palace")
def test_the_first_ruby_of_the_palace_costs_five_goods_with_three_players() -> None:
    scene = table(3).seat(0, goods="R2 G Y B").acting(13).do("deliver R2 G Y B")
    assert (scene[0].goods, scene[0].rubies, scene.places["palace"]["rubies"]) == ("", 1, 5)


@pytest.mark.rule("ist.place.palace")
def test_with_four_players_it_costs_one_good_of_each_colour() -> None:
    scene = table(4).seat(0, goods="R2 G2 Y2 B2").acting(13)
    assert scene.legal("deliver") == {"deliver R G Y B"}


@pytest.mark.rule("ist.place.palace")
def test_two_blue_two_red_one_yellow_one_green_and_one_any_pay_for_a_ruby() -> None:
    scene = table().seat(0, goods="R2 G Y2 B2").rubies(palace=4).acting(13)
    assert scene.legal("deliver") == {"deliver R2 G Y2 B2"}
    scene.do("deliver R2 G Y2 B2")
    assert (scene[0].rubies, scene[0].goods) == (1, "")


@pytest.mark.rule("ist.place.palace")
@pytest.mark.parametrize(
    ("left", "goods", "any_goods"),
    [
        (7, "R G Y B", 0),
        (6, "R G Y B", 1),
        (5, "R G Y B2", 1),
        (4, "R2 G Y B2", 1),
        (3, "R2 G2 Y B2", 1),
        (2, "R2 G2 Y2 B2", 1),
        (1, "R2 G2 Y2 B2", 2),
    ],
)
def test_each_ruby_of_the_palace_costs_one_good_more(left: int, goods: str, any_goods: int) -> None:
    scene = table(4).rubies(palace=left)
    assert scene.places["palace"] == {"rubies": left, "goods": goods.split(), "any": any_goods}


@pytest.mark.rule("ist.place.palace")
def test_after_a_purchase_the_next_ruby_costs_one_symbol_more() -> None:
    scene = table().seat(0, goods="R2 G Y B").acting(13).do("deliver R2 G Y B")
    assert scene.places["palace"]["goods"] == ["R", "G", "Y", "B2"]


@pytest.mark.rule("ruling.palace")
def test_for_any_the_player_chooses_among_what_is_left() -> None:
    scene = table().seat(0, goods="R2 G2 Y B2").acting(13)
    assert scene.legal("deliver") == {"deliver R2 G Y B", "deliver R G2 Y B", "deliver R G Y B2"}
    assert scene.do("deliver R G2 Y B")[0].goods == "R B"


@pytest.mark.rule("ruling.palace")
def test_two_symbols_any_may_be_paid_with_two_colours_or_one() -> None:
    scene = table().seat(0, goods="R4 G3 Y2 B2", extensions=2).rubies(palace=1).acting(13)
    assert scene.legal("deliver") == {"deliver R4 G2 Y2 B2", "deliver R3 G3 Y2 B2"}


@pytest.mark.rule("ruling.palace")
@pytest.mark.parametrize("goods", ["R G Y B", "R2 G2 Y2", "R2 G2 B2"])
def test_with_fewer_goods_than_symbols_or_a_colour_missing_there_is_no_ruby(goods: str) -> None:
    scene = table().seat(0, goods=goods).acting(13)
    assert scene.legal() == {"end"}
    assert scene.refused(f"deliver {goods}").rule in ("ist.place.palace", "ruling.palace")


@pytest.mark.rule("ruling.palace")
@pytest.mark.parametrize("paid", ["R2 G2 Y2 B", "R G Y B", "R2 G2 Y2", "R2 G2 Y2 B2"])
def test_neither_more_nor_less_nor_other_goods_are_taken(paid: str) -> None:
    scene = table().seat(0, goods="R2 G2 Y2 B").acting(13)
    assert scene.refused(f"deliver {paid}").rule in ("ist.place.palace", "ruling.palace")


@pytest.mark.rule("ist.place.mosque")
def test_who_holds_as_many_goods_as_the_tile_shows_pays_one_of_them() -> None:
    scene = table().seat(0, goods="R2 G").acting(14)
    assert scene.legal("tile") == {"tile R"}
    scene.do("tile R")
    assert (scene[0].goods, scene[0].tiles, scene[0].rubies) == ("R G", "R", 0)
    assert scene.places["mosques"]["small"]["tiles"] == {"R": 3, "G": 2}


@pytest.mark.rule("ist.place.mosque", "ist.tile.blue")
def test_a_blue_tile_that_shows_three_needs_three_and_costs_one() -> None:
    scene = table().seat(0, goods="B3", extensions=1).seat(1, tiles="B").acting(15).do("tile B")
    assert (scene[0].goods, scene[0].tiles, scene[0].fifth) == ("B2", "B", False)
    assert len(scene[0].stack) == 4  # three after leaving one here, and the fifth


@pytest.mark.rule("ist.place.mosque")
def test_with_fewer_goods_than_the_tile_shows_it_stays() -> None:
    scene = table().seat(0, goods="B2", extensions=1).seat(1, tiles="B").acting(15)
    assert scene.refused("tile B").rule == "ist.place.mosque"


@pytest.mark.rule("ist.place.mosque")
@pytest.mark.parametrize(("place", "tiles"), [(14, {"tile R", "tile G"}), (15, {"tile Y", "tile B"})])
def test_each_mosque_has_its_own_two_colours(place: int, tiles: set[str]) -> None:
    scene = table().seat(0, goods="R2 G2 Y2 B2").acting(place)
    assert scene.legal("tile") == tiles
    others = {"tile R", "tile G", "tile Y", "tile B"} - tiles
    assert {scene.refused(other).rule for other in others} == {"ist.place.mosque"}


@pytest.mark.rule("ist.place.mosque")
def test_nobody_has_two_tiles_of_one_colour() -> None:
    scene = table().seat(0, goods="R5", extensions=3, tiles="R").acting(14)
    assert scene.refused("tile R").rule == "ist.place.mosque"


@pytest.mark.rule("ist.place.mosque")
def test_an_empty_stack_has_no_tile() -> None:
    scene = table(5).seat(0, goods="R5", extensions=3)
    for seat in range(1, 5):
        scene.seat(seat, tiles="R")
    assert scene.acting(14).refused("tile R").rule == "ist.place.mosque"


@pytest.mark.rule("ist.place.mosque", "ruling.third-extension")
@pytest.mark.parametrize(
    ("place", "mosque", "owned", "taken"),
    [(14, "small", "R", "G"), (14, "small", "G", "R"), (15, "great", "Y", "B"), (15, "great", "B", "Y")],
)
def test_with_the_second_tile_of_one_mosque_comes_a_ruby_from_it(
    place: int, mosque: str, owned: str, taken: str
) -> None:
    scene = table().seat(0, goods=f"{taken}2", tiles=owned).acting(place).do(f"tile {taken}")
    assert (scene[0].rubies, scene.places["mosques"][mosque]["rubies"]) == (1, 2)


@pytest.mark.rule("ist.place.mosque")
def test_two_tiles_of_different_mosques_bring_no_ruby() -> None:
    assert table().seat(0, goods="B2", tiles="R").acting(15).do("tile B")[0].rubies == 0


@pytest.mark.rule("ist.place.mosque")
def test_all_four_tiles_bring_one_ruby_from_each_mosque() -> None:
    scene = table().seat(0, goods="Y2", tiles="RGB").acting(15).do("tile Y")
    assert scene[0].rubies == 2
    assert scene.places["mosques"]["small"]["rubies"] == scene.places["mosques"]["great"]["rubies"] == 2


@pytest.mark.rule("ruling.third-extension", "ruling.elsewhere")
def test_the_family_member_takes_a_tile_with_its_effect_and_its_ruby() -> None:
    scene = table().seat(0, goods="B2", tiles="Y").acting(12).do("send 15", "tile B")
    assert (scene[0].rubies, len(scene[0].stack), scene[0].tiles) == (1, 4, "YB")


@pytest.mark.rule("ist.place.dealer")
def test_where_fifteen_is_the_highest_uncovered_price_fifteen_are_paid() -> None:
    scene = table().seat(0, lira=16).rubies(dealer=9).acting(16).do("buy")
    assert (scene[0].lira, scene[0].rubies) == (1, 1)
    assert scene.places["dealer"] == {"rubies": 8, "price": 16}


@pytest.mark.rule("ist.place.dealer")
@pytest.mark.parametrize("left", range(1, 13))
def test_each_ruby_of_the_dealer_costs_one_lira_more_up_to_23(left: int) -> None:
    assert table().rubies(dealer=left).places["dealer"]["price"] == 24 - left


@pytest.mark.rule("ist.place.dealer")
def test_one_lira_short_buys_no_ruby() -> None:
    scene = table().seat(0, lira=13).acting(16)
    assert scene.legal() == {"end"}
    assert scene.refused("buy").rule == "ist.place.dealer"


@pytest.mark.rule("ist.track.refill")
def test_who_takes_the_last_ruby_of_the_dealer_leaves_one_at_the_highest_price() -> None:
    scene = table().seat(0, lira=50).rubies(dealer=1).acting(16)
    supply = scene.places["supply"]
    scene.do("buy")
    assert (scene[0].lira, scene[0].rubies) == (27, 1)
    assert scene.places["dealer"] == {"rubies": 1, "price": 23}
    assert scene.places["supply"] == supply - 1
    assert scene.acting(16).do("buy")[0].lira == 4


@pytest.mark.rule("ist.track.refill")
def test_who_takes_the_last_ruby_of_the_palace_leaves_one_at_the_highest_cost() -> None:
    scene = table().seat(0, goods="R4 G2 Y2 B2", extensions=2).rubies(palace=1).acting(13)
    supply = scene.places["supply"]
    scene.do("deliver R4 G2 Y2 B2")
    assert scene.places["palace"] == {"rubies": 1, "goods": ["R2", "G2", "Y2", "B2"], "any": 2}
    assert (scene[0].rubies, scene.places["supply"]) == (1, supply - 1)


@pytest.mark.rule("ist.track.refill")
def test_before_the_last_ruby_nothing_is_refilled() -> None:
    scene = table().seat(0, lira=22).rubies(dealer=2).acting(16).do("buy")
    assert scene.places["dealer"] == {"rubies": 1, "price": 23}
    assert scene.happened("refilled") == []


@pytest.mark.rule("ruling.refill")
@pytest.mark.parametrize(
    ("place", "action", "refusal"), [(16, "buy", "buy"), (13, "deliver R4 G2 Y2 B2", "deliver R G Y B")]
)
def test_with_no_ruby_in_the_supply_the_track_is_sold_out(place: int, action: str, refusal: str) -> None:
    scene = table().seat(0, lira=23, goods="R4 G2 Y2 B2", extensions=2).rubies(palace=1, dealer=1, supply=0)
    scene.acting(place).do(action, "end").seat(0, lira=50, goods="R4 G4 Y4 B4").turn(0).acting(place)
    assert scene.legal() == {"end"}
    assert scene.refused(refusal).rule in ("ruling.refill", "ruling.editions")


@pytest.mark.rule("ruling.refill")
def test_the_last_ruby_of_the_supply_goes_to_the_track_that_needs_it_first() -> None:
    scene = table().seat(0, lira=23).rubies(palace=1, dealer=1, supply=1).acting(16).do("buy")
    assert (scene.places["dealer"]["rubies"], scene.places["supply"]) == (1, 0)
