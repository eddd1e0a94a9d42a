"""Warehouses, Post Office, Caravansary, Fountain, Black Market, Tea House, Markets, Police Station (section 4)."""

from __future__ import annotations

from functools import partial

import pytest

from istanbul_nb.core import Action, Chance, enumerate_chance
from tests.games.istanbul.scenario import GAME, table


@pytest.mark.rule("ist.place.warehouse")
@pytest.mark.parametrize(("place", "good"), [(2, "R"), (3, "G"), (4, "Y")])
@pytest.mark.parametrize("held", [0, 1, 2])
def test_a_warehouse_fills_its_good_to_capacity(place: int, good: str, held: int) -> None:
    scene = table().seat(0, goods=f"{good}{held}").acting(place).do("fill")
    assert (scene[0].goods, scene[0].lira) == (f"{good}2", 0)


@pytest.mark.rule("ist.place.warehouse")
def test_a_warehouse_does_not_touch_other_goods() -> None:
    assert table().seat(0, goods="R2 G B", extensions=2).acting(3).do("fill")[0].goods == "R2 G4 B"


@pytest.mark.rule("ist.place.post")
@pytest.mark.parametrize(
    ("down", "goods", "lira"), [(0, "G Y", 2), (1, "R Y", 2), (2, "R Y", 3), (3, "R B", 3), (4, "R B", 4)]
)
def test_the_post_office_pays_what_its_uncovered_spaces_show(down: int, goods: str, lira: int) -> None:
    scene = table().post(down).acting(5).do("collect")
    assert (scene[0].goods, scene[0].lira) == (goods, lira)


@pytest.mark.rule("ist.place.post")
def test_in_the_third_state_the_post_office_pays_red_yellow_and_three_and_then_uncovers_blue() -> None:
    scene = table().post(2).acting(5).do("collect")
    assert (scene[0].goods, scene[0].lira) == ("R Y", 3)
    assert scene.places["post"] == {"down": 3, "pays": ["R", 2, "B", 1]}


@pytest.mark.rule("ist.place.post")
def test_the_leftmost_marker_moves_down_and_after_the_fourth_all_move_up() -> None:
    scene = table()
    markers = [scene.acting(5).do("collect").places["post"]["down"] for _ in range(6)]
    assert markers == [1, 2, 3, 4, 0, 1]


@pytest.mark.rule("ist.place.caravansary")
@pytest.mark.parametrize(
    ("sources", "hand"),
    [
        (["deck", "deck"], ["lira", "far"]),
        (["deck", "discard"], ["market", "far"]),
        (["discard", "deck"], ["market", "far"]),
        (["discard", "discard"], ["market", "stay"]),
    ],
)
def test_the_caravansary_gives_two_cards_from_deck_or_discard_pile(sources: list[str], hand: list[str]) -> None:
    cards = ["far", "lira"][: sources.count("deck")]
    scene = table().piles(discard=["stay", "market"]).acting(6).do(*(f"draw {pile}" for pile in sources), cards=cards)
    assert scene[0].hand == hand


@pytest.mark.rule("ist.place.caravansary")
@pytest.mark.parametrize("card", ["good", "lira", "far"])
def test_then_one_card_is_discarded_a_new_or_an_old_one(card: str) -> None:
    scene = table().seat(0, hand=["good"]).acting(6).do("draw deck", "draw deck", cards=["lira", "far"])
    assert scene.legal() == {"discard good", "discard lira", "discard far"}
    scene.do(f"discard {card}")
    assert (len(scene[0].hand), scene.discard, scene.decision) == (2, [card], "meet")


@pytest.mark.rule("ist.place.caravansary")
def test_the_discard_at_the_caravansary_is_no_choice() -> None:
    scene = table().acting(6).do("draw deck", "draw deck", cards=["lira", "far"])
    assert scene.refused("discard good").rule == "ist.place.caravansary"
    assert scene.refused("end").rule == "ist.place.caravansary"


@pytest.mark.rule("ruling.caravansary")
def test_the_first_card_is_seen_before_the_second_source_is_chosen() -> None:
    scene = table().piles(discard=["stay"]).acting(6).do("draw deck", cards=["far"])
    assert scene.view(0)["hand"] == ["far"]
    assert scene.legal() == {"draw deck", "draw discard"}


@pytest.mark.rule("ist.place.fountain")
def test_the_fountain_brings_back_any_number_of_assistants() -> None:
    scene = table().seat(0, assistants=[1, 5, 9]).figures(governor=2, smuggler=2).acting(7)
    assert scene.legal("gather") == {
        "gather 1 5 9",
        *("gather 1 5", "gather 1 9", "gather 5 9"),
        *("gather 1", "gather 5", "gather 9"),
    }
    scene.do("gather 1 9")
    assert (scene[0].assistants, len(scene[0].stack)) == ([5], 3)


@pytest.mark.rule("ist.place.fountain")
def test_the_fountain_does_not_call_the_assistants_of_others() -> None:
    scene = table().seat(0, assistants=[1]).seat(1, assistants=[5]).acting(7)
    assert scene.refused("gather 5").rule == "ist.place.fountain"
    assert scene.refused("gather 1 5").rule == "ist.place.fountain"


@pytest.mark.rule("ist.place.fountain", "ruling.elsewhere")
def test_assistants_called_by_the_family_member_come_to_the_merchant_wherever_he_is() -> None:
    scene = table().seat(0, assistants=[1, 5]).acting(12).do("send 7", "gather 1 5 12")
    assert (scene[0].at, len(scene[0].stack), scene[0].assistants) == (12, 4, [])


@pytest.mark.rule("ist.place.blackmarket")
@pytest.mark.parametrize(
    ("total", "blue"),
    [(2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (7, 1), (8, 1), (9, 2), (10, 2), (11, 3), (12, 3)],
)
def test_the_black_market_gives_jewelry_for_a_good_roll(total: int, blue: int) -> None:
    dice = [total // 2, total - total // 2]
    scene = table().seat(0, extensions=1).acting(8).do("roll", "gain R", dice=dice)
    assert scene[0].goods == " ".join(["R", *["B" if blue == 1 else f"B{blue}"] * (blue > 0)])


@pytest.mark.rule("ist.place.blackmarket")
def test_the_black_market_gives_a_red_green_or_yellow_good_but_no_blue_one() -> None:
    scene = table().acting(8).do("roll", dice=[1, 1])
    assert scene.legal() == {"gain R", "gain G", "gain Y"}
    assert scene.refused("gain B").rule == "ist.place.blackmarket"


@pytest.mark.rule("ist.place.blackmarket", "ist.tile.red")
def test_two_and_five_at_the_black_market_become_nine_with_the_red_tile() -> None:
    scene = table().seat(0, tiles="R").acting(8).do("roll", "turn 2 4", "gain G", dice=[2, 5])
    assert scene[0].goods == "G B2"


@pytest.mark.rule("ruling.blackmarket")
def test_the_roll_comes_before_the_choice_of_the_good() -> None:
    scene = table().acting(8)
    assert scene.refused("gain R").rule == "ist.place.blackmarket"
    assert scene.do("roll", dice=[3, 4])[0].goods == "B"
    assert scene.do("gain Y")[0].goods == "Y B"


@pytest.mark.rule("ruling.blackmarket")
def test_the_good_of_the_black_market_is_taken_even_if_it_does_not_fit() -> None:
    scene = table().seat(0, goods="R2 G2 Y2").acting(8).do("roll", dice=[1, 1])
    assert scene.legal() == {"gain R", "gain G", "gain Y"}
    assert scene.do("gain G")[0].goods == "R2 G2 Y2"


@pytest.mark.rule("ist.place.teahouse")
@pytest.mark.parametrize("number", range(3, 13))
def test_the_tea_house_pays_the_number_named_or_two(number: int) -> None:
    for outcome in enumerate_chance(partial(lira_after_call, number)):
        total = sum(map(int, outcome.answers))
        assert outcome.result == (number if total >= number else 2)


def lira_after_call(number: int, chance: Chance) -> int:
    scene = table().acting(9)
    GAME.apply(scene.state, Action("call", (number,)), chance)
    return scene[0].lira


@pytest.mark.rule("ist.place.teahouse")
def test_numbers_from_three_to_twelve_may_be_named() -> None:
    scene = table().acting(9)
    assert scene.legal("call") == {f"call {number}" for number in range(3, 13)}
    assert scene.refused("call 2").rule == scene.refused("call 13").rule == "ist.place.teahouse"


@pytest.mark.rule("ist.place.market")
@pytest.mark.parametrize(
    ("place", "goods", "lira"),
    [
        *((10, "R", 3), (10, "R2", 7), (10, "R2 B", 12), (10, "R2 B2", 18), (10, "R2 G B2", 25)),
        *((11, "R", 2), (11, "R G", 5), (11, "R G Y", 9), (11, "R G Y2", 14), (11, "R G Y2 B", 20)),
    ],
)
def test_the_more_goods_are_sold_the_better_they_are_paid(place: int, goods: str, lira: int) -> None:
    tile = {10: "RGBBB", 11: "RGGYB"}[place]
    scene = table().seat(0, goods=goods).acting(place).do(f"sell {goods}", tiles=[tile])
    assert (scene[0].goods, scene[0].lira) == ("", lira)


@pytest.mark.rule("ist.place.market")
def test_one_red_one_green_and_two_yellow_bring_fourteen_lira_at_the_small_market() -> None:
    scene = table().seat(0, goods="R G Y2 B").demand(small="RGYYB").acting(11).do("sell R G Y2", tiles=["GGYYB"])
    assert (scene[0].lira, scene[0].goods) == (14, "B")


@pytest.mark.rule("ist.place.market")
def test_only_what_the_top_tile_shows_is_sold_each_symbol_once() -> None:
    scene = table().seat(0, goods="R2 Y").acting(11)
    assert scene.legal("sell") == {"sell R", "sell Y", "sell R Y"}
    assert scene.refused("sell R2").rule == "ist.place.market"
    assert table().seat(0, goods="Y").acting(10).refused("sell Y").rule == "ist.place.market"


@pytest.mark.rule("ist.place.market")
def test_no_colour_is_sold_more_often_than_it_is_shown() -> None:
    scene = table().seat(0, goods="R3 G3 Y3 B3", extensions=1).demand(small="RGYYB").acting(11)
    assert len(scene.legal("sell")) == 2 * 2 * 3 * 2 - 1
    for action in ("sell R2", "sell G2", "sell Y3", "sell B2", "sell R G Y2 B2"):
        assert scene.refused(action).rule == "ist.place.market"


@pytest.mark.rule("ist.place.market")
@pytest.mark.parametrize("action", ["sell", "sell B", "sell R2"])
def test_at_least_one_good_is_sold_and_none_that_one_lacks(action: str) -> None:
    assert table().seat(0, goods="R").acting(10).refused(action).rule == "ist.place.market"


@pytest.mark.rule("ist.place.market", "ist.setup.demand")
def test_after_a_sale_the_tile_goes_under_its_stack_at_that_market_only() -> None:
    scene = table().seat(0, goods="R").acting(10).do("sell R", tiles=["RYBBB"])
    assert scene.places["markets"]["large"]["tile"] == "RYBBB"
    assert scene.places["markets"]["small"]["tile"] == "RGYYB"


@pytest.mark.rule("ist.place.market")
def test_without_a_sale_the_tile_stays() -> None:
    scene = table().seat(0, goods="R").acting(10).do("end")
    assert scene.places["markets"]["large"]["seen"] == ["RRGBB"]


@pytest.mark.rule("ist.place.police", "ruling.phase4-place", "ruling.elsewhere")
def test_the_family_member_fills_spice_and_pays_catches_and_uses_nobody_there() -> None:
    scene = table().seat(0, lira=2).seat(1, at=3, family=3).figures(governor=3).acting(12).do("send 3", "fill")
    assert (scene[0].goods, scene[0].lira, scene[0].family, scene[0].at) == ("G2", 2, 3, 12)
    assert (scene[1].lira, scene[1].family, scene.figure("governor")) == (0, 3, 3)
    assert scene.legal() == {"end"}


@pytest.mark.rule("ist.place.police", "ruling.elsewhere")
def test_the_family_member_needs_no_assistant() -> None:
    scene = table().seat(0, at=8, assistants=[1, 2, 3, 12]).do("move 12", "take", "send 5", "collect")
    assert (scene[0].assistants, len(scene[0].stack)) == ([1, 2, 3], 1)


@pytest.mark.rule("ist.place.police")
def test_the_family_member_may_be_sent_to_any_other_place() -> None:
    assert table().acting(12).legal("send") == {f"send {place}" for place in range(1, 17) if place != 12}


@pytest.mark.rule("ist.place.police")
def test_the_family_member_stays_where_it_was_sent_until_it_is_caught() -> None:
    scene = table().acting(12).do("send 6", "decline", "end").seat(1, at=7)
    scene.do("move 6", "leave", "skip", "catch plum", "reward lira")
    assert (scene[0].family, scene[1].lira) == (12, 3)


@pytest.mark.rule("ist.place.police", "ruling.police")
def test_a_family_member_that_is_elsewhere_cannot_be_sent() -> None:
    scene = table().seat(0, family=5).acting(12)
    assert scene.legal() == {"end"}
    assert scene.refused("send 3").rule == "ist.place.police"


@pytest.mark.rule("ruling.police")
def test_the_family_member_may_not_be_sent_to_the_police_station_itself() -> None:
    assert table().acting(12).refused("send 12").rule == "ruling.police"


@pytest.mark.rule("ruling.police", "ist.card.family")
def test_the_family_card_may_bring_it_home_before_it_is_sent_again() -> None:
    scene = table().seat(0, family=5, hand=["family"]).acting(12)
    scene.do("play family", "reward lira", "send 2", "fill")
    assert (scene[0].family, scene[0].goods, scene[0].lira) == (2, "R2", 3)


@pytest.mark.rule("ruling.police")
def test_the_family_member_may_be_sent_only_to_be_there() -> None:
    scene = table().acting(12).do("send 2")
    assert scene.legal() == {"fill", "decline"}
    scene.do("decline")
    assert (scene[0].family, scene[0].goods, scene.decision) == (2, "", "meet")


@pytest.mark.rule("ruling.elsewhere")
@pytest.mark.parametrize(
    ("place", "actions"),
    [
        (1, {"extend"}),
        (5, {"collect"}),
        (6, {"draw deck"}),
        (7, {"gather 12"}),
        (8, {"roll"}),
        (9, {f"call {number}" for number in range(3, 13)}),
        (10, {"sell R", "sell R2"}),
        (11, {"sell R"}),
        (13, set()),
        (14, {"tile R"}),
        (15, set()),
        (16, {"buy"}),
    ],
)
def test_the_family_member_acts_as_if_one_stood_there(place: int, actions: set[str]) -> None:
    scene = table().seat(0, lira=20, goods="R2").acting(12).do(f"send {place}")
    assert scene.legal() == {*actions, "decline"}


@pytest.mark.rule("ruling.elsewhere")
def test_several_steps_of_an_action_far_away_end_in_the_pause_after_the_action() -> None:
    scene = table().seat(0, tiles="R", hand=["good"]).acting(12).do("send 8", "roll", "reroll", dice=[1, 1, 6, 6])
    assert scene.do("gain R").decision == "meet"
    scene = table().acting(12).do("send 6", "draw deck", "draw deck", "discard far", cards=["far", "far"])
    assert (scene.decision, scene[0].hand) == ("meet", ["far"])
