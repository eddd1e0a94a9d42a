"""What guild cards 12 to 20 do, and when they cannot be carried out in full (section 6 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.mocha.city import city, refuses

# 12


@pytest.mark.rule("mocha.guild.12", "ruling.guild-12")
def test_card_12_carries_out_the_action_of_any_place_while_the_merchant_stays() -> None:
    scene = city().seat(0, at=14, guild=[12]).do("guild 12", "visit 5", "collect")
    assert (scene[0].at, scene[0].goods, scene[0].lira, scene[0].assistants) == (14, "G Y", 2, [])
    assert scene.legal() == {"end"}


@pytest.mark.rule("mocha.guild.12", "ruling.guild-12", "ruling.elsewhere")
def test_nobody_is_paid_caught_or_met_there() -> None:
    scene = city().seat(0, guild=[12], lira=9).seat(1, at=2, family=2).figures(governor=2, smuggler=2, trader=2)
    scene.do("guild 12", "visit 2", "fill")
    assert (scene[0].lira, scene[1].lira, scene[1].family, scene.legal()) == (9, 0, 2, {"end"})


@pytest.mark.rule("mocha.guild.12")
@pytest.mark.parametrize("family", [3, 12])
def test_then_the_family_member_goes_home_without_a_reward_and_may_be_there_already(family: int) -> None:
    scene = city().seat(0, guild=[12], family=family).do("guild 12", "visit 2", "fill")
    assert (scene[0].family, scene[0].lira, scene[0].hand, scene.decision) == (12, 0, [], "after")


@pytest.mark.rule("ruling.guild-12")
def test_if_the_police_station_is_chosen_the_family_member_acts_and_comes_back() -> None:
    scene = city().seat(0, guild=[12]).do("guild 12", "visit 12", "send 5", "collect")
    assert (scene[0].goods, scene[0].family, scene.decision) == ("G Y", 12, "after")


@pytest.mark.rule("ruling.guild-12", "mocha.guild.all", "ist.place.police")
def test_the_police_station_is_not_chosen_while_the_family_member_is_away() -> None:
    scene = city().seat(0, guild=[12], family=4).do("guild 12")
    assert "visit 12" not in scene.legal()
    assert scene.refused("visit 12").rule in (
        "mocha.guild.all",
        "ruling.guild-full",
        "mocha.guild.12",
        "ruling.guild-12",
    )


@pytest.mark.rule("mocha.guild.12", "mocha.guild.all", "ruling.guild-full")
@pytest.mark.parametrize("place", [1, 10, 11, 13, 14, 15, 16, 17, 19, 20])
def test_a_place_whose_action_cannot_be_carried_out_is_not_chosen(place: int) -> None:
    scene = city().seat(0, guild=[12]).do("guild 12")
    assert f"visit {place}" not in scene.legal()
    assert scene.refused(f"visit {place}").rule in ("mocha.guild.all", "ruling.guild-full", "mocha.guild.12")


@pytest.mark.rule("mocha.guild.12")
def test_every_place_may_be_chosen_by_who_can_pay() -> None:
    scene = city().seat(0, guild=[12], lira=30, coffee=20, goods="R2 G2 Y2 B2", assistants=[2]).do("guild 12")
    assert scene.legal() == {f"visit {place}" for place in range(1, 21)}
    assert scene.refused("visit 21").rule in ("ist.board", "mocha.guild.12")


@pytest.mark.rule("mocha.guild.12", "mocha.guild.all")
def test_the_action_is_carried_out_and_not_declined() -> None:
    scene = city().seat(0, guild=[12]).do("guild 12", "visit 5")
    assert scene.legal() == {"collect"}
    assert scene.refused("decline").rule in ("mocha.guild.all", "mocha.guild.12")


@pytest.mark.rule("mocha.guild.12", "ruling.elsewhere")
def test_card_12_at_the_fountain_brings_assistants_to_the_merchant() -> None:
    scene = city().seat(0, at=14, guild=[12], assistants=[2, 3]).do("guild 12", "visit 7", "gather 2 3")
    assert (scene[0].at, scene[0].assistants) == (14, [])


@pytest.mark.rule("mocha.guild.12", "mocha.caravansary")
def test_card_12_at_the_caravansary_brings_its_coffee() -> None:
    scene = city().seat(0, guild=[12])
    scene.do("guild 12", "visit 6", "draw deck", "draw deck", "discard far", cards=["far", "six"])
    assert (scene[0].coffee, scene[0].hand) == (1, ["six"])


@pytest.mark.rule("mocha.guild.12", "mocha.place.guildhall", "mocha.guild.turn")
def test_card_12_itself_is_not_the_card_that_the_guild_hall_discards() -> None:
    scene = city().seat(0, guild=[12]).do("guild 12", "visit 18", "enrol", guild=[1, 2])
    assert scene.legal() == {"drop 1", "drop 2"}
    assert scene.do("drop 1").mocha["discard"] == [1, 12]


@pytest.mark.rule("mocha.guild.12", "mocha.tavern.barrier")
def test_card_12_at_the_tavern_may_put_up_the_barrier_and_act_beside_it() -> None:
    scene = city().seat(0, guild=[12], coffee=2).do("guild 12", "visit 19", "barrier 2 3", "visit 3", "fill")
    assert (scene[0].goods, scene.mocha["token"], scene.decision) == ("G2", 0, "after")


@pytest.mark.rule("mocha.guild.12", "ruling.barrier-action")
def test_card_12_at_the_tavern_may_put_up_the_barrier_alone() -> None:
    scene = city().seat(0, guild=[12], coffee=2).do("guild 12", "visit 19", "barrier 2 3", "decline")
    assert (scene.mocha["token"], scene.decision) == (0, "after")


@pytest.mark.rule("ruling.guild-turn", "mocha.guild.cards", "ruling.place-bound")
def test_green_and_red_tile_do_not_help_the_action_of_card_12() -> None:
    scene = city().seat(0, guild=[12], tiles="RG", lira=9)
    assert scene.do("guild 12", "visit 2", "fill").decision == "after"
    scene = city().seat(0, guild=[12], tiles="R").do("guild 12", "visit 9", "call 12", dice=[1, 1])
    assert (scene[0].lira, scene.decision) == (2, "after")


@pytest.mark.rule("ruling.guild-turn", "mocha.guild.cards", "ruling.place-bound", "ist.card.market")
@pytest.mark.parametrize("way", [["guild 12"], ["guild 19", "barrier 11 12"]])
def test_the_market_card_does_not_help_the_small_market_of_a_guild_card(way: list[str]) -> None:
    scene = city().seat(0, guild=[12, 19], coffee=2, goods="R2", hand=["market"]).do(*way, "visit 11")
    assert scene.legal("sell") == {"sell R"}
    assert "play market" not in scene.legal()


# 13 to 16


@pytest.mark.rule("mocha.guild.13", "ruling.ruby-from-afar")
def test_card_13_takes_the_next_ruby_of_the_palace_for_six_goods_of_any_kind() -> None:
    scene = city().seat(0, guild=[13], goods="R4 Y2 B", extensions=2).do("guild 13")
    assert scene.legal() == {"deliver R4 Y2", "deliver R4 Y B", "deliver R3 Y2 B"}
    scene.do("deliver R4 Y2")
    assert (scene[0].goods, scene[0].rubies) == ("B", 1)
    assert scene.places["palace"] == {"rubies": 5, "goods": ["R", "G", "Y", "B2"], "any": 1}


@pytest.mark.rule("mocha.guild.13", "mocha.guild.all", "mocha.coffee")
def test_five_goods_are_too_few_for_card_13_and_coffee_does_not_help() -> None:
    assert refuses(city().seat(0, guild=[13], goods="R2 G2 Y", coffee=9), 13)


@pytest.mark.rule("mocha.guild.13")
@pytest.mark.parametrize("action", ["deliver R2 G2 Y", "deliver R2 G2 Y2 B", "deliver R2 G Y3", "deliver R2 G2 Y C"])
def test_neither_more_nor_less_than_six_goods_nor_others_are_paid(action: str) -> None:
    scene = city().seat(0, guild=[13], goods="R2 G2 Y2 B", coffee=3).do("guild 13")
    assert scene.refused(action).rule == "mocha.guild.13"


@pytest.mark.rule("mocha.guild.13", "ist.track.refill")
def test_card_13_leaves_a_ruby_when_it_takes_the_last() -> None:
    scene = city().seat(0, guild=[13], goods="R2 G2 Y2").rubies(palace=1).do("guild 13", "deliver R2 G2 Y2")
    assert (scene[0].rubies, scene.places["palace"]["rubies"]) == (1, 1)


@pytest.mark.rule("mocha.guild.13", "mocha.guild.16", "mocha.guild.20", "mocha.guild.all", "ruling.refill")
@pytest.mark.parametrize(("number", "track"), [(13, "palace"), (16, "dealer"), (20, "coffeehouse")])
def test_a_ruby_of_a_track_that_is_sold_out_is_not_taken_by_guild_card(number: int, track: str) -> None:
    scene = city().seat(0, guild=[number], lira=50, coffee=20, goods="R2 G2 Y2").rubies(**{track: 0}, supply=0)
    assert scene.legal("guild") == set()
    assert scene.refused(f"guild {number}").rule in ("ruling.refill", f"mocha.guild.{number}", "mocha.guild.all")


@pytest.mark.rule("mocha.guild.14")
def test_one_red_for_the_red_tile() -> None:
    scene = city().seat(0, guild=[14], goods="R").do("guild 14", "tile R")
    assert (scene[0].goods, scene[0].tiles, scene.places["mosques"]["small"]["tiles"]["R"]) == ("", "R", 3)


@pytest.mark.rule("mocha.guild.14", "ruling.guild-14")
def test_the_top_tile_is_taken_whatever_it_shows() -> None:
    scene = city().seat(0, guild=[14], goods="R").seat(1, tiles="R").seat(2, tiles="R").do("guild 14", "tile R")
    assert (scene[0].tiles, scene.places["mosques"]["small"]["tiles"]["R"]) == ("R", None)


@pytest.mark.rule("mocha.guild.14", "mocha.guild.15")
@pytest.mark.parametrize(("number", "tiles"), [(14, {"tile R", "tile G"}), (15, {"tile Y", "tile B"})])
def test_card_14_is_for_the_small_and_card_15_for_the_great_mosque(number: int, tiles: set[str]) -> None:
    scene = city().seat(0, guild=[number], goods="R G Y B").do(f"guild {number}")
    assert scene.legal() == tiles
    others = {"tile R", "tile G", "tile Y", "tile B"} - tiles
    assert {scene.refused(other).rule for other in others} == {f"mocha.guild.{number}"}


@pytest.mark.rule("mocha.guild.15", "ruling.guild-14", "ist.tile.blue")
def test_the_blue_tile_of_card_15_brings_the_fifth_assistant_at_once() -> None:
    scene = city().seat(0, guild=[15], goods="B").do("guild 15", "tile B")
    assert (scene[0].tiles, scene[0].fifth, len(scene[0].stack)) == ("B", False, 5)


@pytest.mark.rule("ruling.guild-14", "ist.tile.yellow", "mocha.guild.15")
def test_the_yellow_tile_of_card_15_may_be_used_at_once() -> None:
    scene = city().seat(0, guild=[15], goods="Y", lira=2, assistants=[3]).do("guild 15", "tile Y", "fetch 3")
    assert scene[0].assistants == []


@pytest.mark.rule("mocha.guild.14", "mocha.guild.15", "ruling.third-extension")
@pytest.mark.parametrize(
    ("number", "mosque", "owned", "taken"),
    [(14, "small", "R", "G"), (14, "small", "G", "R"), (15, "great", "Y", "B"), (15, "great", "B", "Y")],
)
def test_the_second_tile_of_a_mosque_brings_its_ruby(number: int, mosque: str, owned: str, taken: str) -> None:
    scene = city().seat(0, guild=[number], goods=taken, tiles=owned).do(f"guild {number}", f"tile {taken}")
    assert (scene[0].rubies, scene.places["mosques"][mosque]["rubies"]) == (1, 2)


@pytest.mark.rule("mocha.guild.14", "mocha.guild.15", "mocha.guild.all", "ruling.guild-full")
@pytest.mark.parametrize(
    ("number", "goods", "tiles"), [(14, "Y2 B2", ""), (14, "R2", "R"), (14, "R2 G2", "RG"), (15, "R2 G2", "")]
)
def test_without_a_good_for_a_tile_that_one_lacks_they_are_not_played(number: int, goods: str, tiles: str) -> None:
    assert refuses(city().seat(0, guild=[number], goods=goods, tiles=tiles), number)


@pytest.mark.rule("mocha.guild.14", "mocha.guild.all", "ruling.guild-full")
def test_a_stack_that_is_empty_has_no_tile_for_card_14() -> None:
    scene = city(5).seat(0, guild=[14], goods="R")
    for seat in range(1, 5):
        scene.seat(seat, tiles="R")
    assert refuses(scene, 14)


@pytest.mark.rule("mocha.guild.16", "ruling.ruby-from-afar")
def test_fifteen_lira_for_the_third_ruby_bring_the_ruby_and_three_coffee() -> None:
    scene = city().seat(0, guild=[16], lira=16, rubies=2).do("guild 16")
    assert (scene[0].lira, scene[0].rubies, scene[0].coffee) == (1, 3, 3)
    assert scene.places["dealer"] == {"rubies": 9, "price": 15}


@pytest.mark.rule("mocha.guild.16")
@pytest.mark.parametrize("left", [12, 1])
def test_card_16_costs_fifteen_whatever_the_dealer_asks(left: int) -> None:
    assert city(4).seat(0, guild=[16], lira=15).rubies(dealer=left).do("guild 16")[0].lira == 0


@pytest.mark.rule("mocha.guild.16", "mocha.guild.all")
def test_fourteen_lira_are_too_few_for_card_16() -> None:
    assert refuses(city().seat(0, guild=[16], lira=14), 16)


@pytest.mark.rule("mocha.guild.16", "ist.window.any")
def test_the_lira_card_before_it_may_help() -> None:
    assert city().seat(0, guild=[16], lira=10, hand=["lira"]).do("play lira", "guild 16")[0].rubies == 1


# 17 to 20


@pytest.mark.rule("mocha.guild.17")
def test_card_17_gives_five_coffee() -> None:
    assert city().seat(0, guild=[17], coffee=2).do("guild 17")[0].coffee == 7


@pytest.mark.rule("mocha.guild.18")
def test_card_18_gives_a_coffee_and_two_guild_cards_to_keep() -> None:
    scene = city().seat(0, guild=[18, 3]).do("guild 18", guild=[11, 1])
    assert (scene[0].coffee, scene[0].guild, scene.decision) == (1, [1, 3, 11], "after")


@pytest.mark.rule("mocha.guild.18", "ruling.guild-full", "ruling.guild-deck")
def test_too_few_guild_cards_do_not_forbid_card_18_and_it_does_not_draw_itself() -> None:
    scene = city().seat(0, guild=[18]).guild_piles(deck=[4]).do("guild 18", guild=[4])
    assert (scene[0].guild, scene.mocha["discard"]) == ([4], [18])


@pytest.mark.rule("mocha.guild.18", "ist.cart.rubies")
def test_only_the_player_sees_the_guild_cards_of_card_18() -> None:
    scene = city().seat(0, guild=[18]).do("guild 18", guild=[11, 1])
    drawn = [event for event in scene.events if event.kind == "guild-drawn"]
    assert [event.seen_by(0)["number"] for event in drawn] == [11, 1]
    assert all("number" not in event.seen_by(other) for event in drawn for other in (1, None))


@pytest.mark.rule("mocha.guild.19")
@pytest.mark.parametrize("actions", [["tavern move", "barrier 2 3"], ["barrier 2 3", "decline", "tavern move"]])
def test_a_tile_for_two_and_the_barrier_for_two_cost_three_coffee_in_all(actions: list[str]) -> None:
    scene = city().seat(0, guild=[19], coffee=3).seat(1, tavern="move").do("guild 19", *actions)
    assert (scene[0].coffee, scene[0].tavern, scene.mocha["token"]) == (0, ["move"], 0)


@pytest.mark.rule("mocha.guild.19")
def test_one_tavern_action_is_enough() -> None:
    scene = city().seat(0, guild=[19], coffee=3).do("guild 19", "barrier 2 3", "visit 2", "fill", "done")
    assert (scene[0].coffee, scene[0].goods, scene.decision) == (2, "R2", "after")


@pytest.mark.rule("mocha.guild.19", "mocha.guild.all")
def test_none_is_not() -> None:
    scene = city().seat(0, guild=[19], coffee=3).do("guild 19")
    assert "done" not in scene.legal()
    assert scene.refused("done").rule in ("mocha.guild.all", "mocha.guild.19")


@pytest.mark.rule("mocha.guild.19")
def test_two_tavern_actions_are_all() -> None:
    scene = city().seat(0, guild=[19], coffee=9).do("guild 19", "tavern move", "tavern meet")
    assert (scene[0].coffee, scene.legal()) == (8, {"end"})


@pytest.mark.rule("ruling.guild-19")
def test_the_coffee_is_saved_on_the_first_of_the_two() -> None:
    scene = city().seat(0, guild=[19], coffee=2).do("guild 19", "barrier 2 3", "decline")
    assert (scene[0].coffee, scene.legal("barrier")) == (1, set())
    assert scene.refused("barrier 2 3").rule == "mocha.tavern.barrier"


@pytest.mark.rule("ruling.guild-19", "mocha.guild.19")
def test_the_cheapest_tile_costs_nothing_then() -> None:
    scene = city().seat(0, guild=[19]).do("guild 19")
    assert scene.legal() == {"tavern move", "tavern meet"}
    scene.do("tavern meet")
    assert (scene[0].tavern, scene.legal()) == (["meet"], {"done"})


@pytest.mark.rule("ruling.guild-19")
def test_the_same_kind_of_tavern_action_may_be_chosen_twice() -> None:
    scene = city().seat(0, guild=[19], coffee=7, goods="G3 Y3", extensions=1)
    scene.do("guild 19", "baksheesh dealer", "baksheesh dealer")
    assert (scene[0].coffee, scene[0].goods, scene[0].rubies) == (0, "", 2)
    scene = city().seat(0, guild=[19], coffee=3).do("guild 19", "barrier 2 3", "visit 2", "fill", "barrier 1 2")
    assert (scene[0].coffee, scene.mocha["barrier"]) == (0, [1, 2])


@pytest.mark.rule("ruling.guild-19", "mocha.tavern.tile")
def test_but_never_two_tiles_of_one_kind() -> None:
    scene = city().seat(0, guild=[19], coffee=9).do("guild 19", "tavern move")
    assert scene.refused("tavern move").rule in ("mocha.tavern.tile", "ruling.guild-19")


@pytest.mark.rule("ruling.guild-19", "ruling.barrier-action")
def test_the_tavern_beside_the_barrier_of_card_19_is_paid_in_full_and_the_second_action_still_follows() -> None:
    scene = city().seat(0, guild=[19], coffee=4).do("guild 19", "barrier 19 20", "visit 19", "tavern meet")
    assert (scene[0].coffee, scene.decision) == (2, "tavern")
    assert scene.do("barrier 2 3", "decline")[0].coffee == 0


@pytest.mark.rule("mocha.guild.19", "mocha.guild.all")
def test_card_19_needs_one_tavern_action_that_can_be_paid() -> None:
    assert refuses(city().seat(0, guild=[19], tavern="move meet"), 19)
    assert "guild 19" in city().seat(0, guild=[19], tavern="move meet", coffee=1).legal()


@pytest.mark.rule("mocha.guild.20", "ruling.ruby-from-afar")
@pytest.mark.parametrize(("left", "coffee"), [(5, 3), (4, 4), (3, 4), (2, 5), (1, 5)])
def test_card_20_takes_the_next_ruby_of_the_coffee_house_for_half_rounded_up(left: int, coffee: int) -> None:
    scene = city().seat(0, guild=[20], coffee=coffee).rubies(coffeehouse=left).do("guild 20")
    assert (scene[0].coffee, scene[0].rubies) == (0, 1)
    assert scene.mocha["coffeehouse"]["rubies"] == max(left - 1, 1)


@pytest.mark.rule("mocha.guild.20", "mocha.guild.all")
@pytest.mark.parametrize(("left", "coffee"), [(5, 2), (4, 3), (1, 4)])
def test_less_than_half_the_price_is_too_little(left: int, coffee: int) -> None:
    assert refuses(city().seat(0, guild=[20], coffee=coffee).rubies(coffeehouse=left), 20)


@pytest.mark.rule("mocha.guild.20", "ruling.target")
def test_a_ruby_by_guild_card_may_bring_on_the_last_round() -> None:
    scene = city().seat(0, guild=[20], coffee=3, rubies=5).do("guild 20")
    assert len(scene.happened("last-round")) == 1
