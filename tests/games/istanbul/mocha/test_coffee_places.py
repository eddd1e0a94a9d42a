"""Coffee, Caravansary, Roasting Plant, Guild Hall, Coffee House (section 6 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.mocha.city import city, last_cards


@pytest.mark.rule("mocha.coffee", "ist.cart.rubies")
def test_everybody_sees_the_coffee_of_a_player() -> None:
    scene = city().seat(0, coffee=4)
    assert [scene.view(seat)["mocha"]["coffee"] for seat in (None, 0, 1)] == [[4, 0, 0]] * 3


@pytest.mark.rule("mocha.coffee")
def test_coffee_has_no_limit() -> None:
    assert city().seat(0, coffee=99, guild=[17]).do("guild 17")[0].coffee == 104


@pytest.mark.rule("mocha.coffee", "ist.place.palace")
def test_coffee_never_pays_for_any_good() -> None:
    scene = city().seat(0, goods="R G Y B", coffee=9).acting(13)
    assert scene.legal() == {"end"}
    assert scene.refused("deliver R G Y B C").rule in ("ist.place.palace", "mocha.coffee")


@pytest.mark.rule("mocha.coffee", "ist.meet.smuggler")
def test_coffee_does_not_pay_the_smuggler() -> None:
    scene = city().seat(0, coffee=9).figures(smuggler=5).meeting(5).do("meet smuggler", "gain R")
    assert scene.legal() == {"pay R"}
    assert scene.refused("pay C").rule in ("ist.meet.smuggler", "mocha.coffee")


@pytest.mark.rule("mocha.coffee", "ist.card.good")
def test_the_good_card_brings_no_coffee() -> None:
    scene = city().seat(0, hand=["good"]).do("play good")
    assert scene.legal() == {"gain R", "gain G", "gain Y", "gain B"}
    assert scene.refused("gain C").rule in ("ist.card.good", "mocha.coffee")


@pytest.mark.rule("mocha.coffee", "ist.end.rank")
def test_coffee_does_not_decide_a_tie() -> None:
    scene = city().seat(0, rubies=6, coffee=9).seat(1, rubies=6)
    assert scene.turn(2).acting(5).do("end").ranks() == [1, 1, 3]


@pytest.mark.rule("ist.end.rank", "mocha.setup.cards")
def test_only_bonus_cards_decide_the_last_tie_not_guild_cards() -> None:
    scene = last_cards(saffron=["stay"]).seat(0, guild=[1, 2, 3]).seat(1, rubies=6)
    assert scene.do("end").ranks() == [2, 1, 3]


@pytest.mark.rule("mocha.caravansary")
def test_the_caravansary_also_gives_a_coffee() -> None:
    scene = city().acting(6).do("draw deck", "draw deck", "discard far", cards=["far", "stay"])
    assert (scene[0].coffee, scene[0].hand) == (1, ["stay"])


@pytest.mark.rule("mocha.caravansary")
def test_who_declines_the_caravansary_gets_no_coffee() -> None:
    assert city().acting(6).do("end")[0].coffee == 0


@pytest.mark.rule("mocha.caravansary", "ruling.elsewhere")
def test_the_family_member_brings_that_coffee_too() -> None:
    assert city().acting(12).do("send 6", "draw deck", cards=["far"])[0].coffee == 1


@pytest.mark.rule("mocha.place.roasting")
def test_two_lira_and_a_bonus_card_bring_four_coffee() -> None:
    scene = city().seat(0, lira=3, hand=["far"]).acting(17).do("roast lira", "roast card far", "done")
    assert (scene[0].coffee, scene[0].lira, scene[0].hand, scene.discard) == (4, 1, [], ["far"])
    assert scene.decision == "meet"


@pytest.mark.rule("mocha.place.roasting")
@pytest.mark.parametrize("good", "RGYB")
def test_a_good_of_any_colour_brings_two_coffee(good: str) -> None:
    scene = city().seat(0, goods="R G Y B").acting(17).do(f"roast {good}", "done")
    assert (scene[0].coffee, good in scene[0].goods) == (2, False)


@pytest.mark.rule("mocha.place.roasting")
def test_a_guild_card_may_be_roasted_and_lies_with_the_discarded_ones() -> None:
    scene = city().seat(0, guild=[3, 8]).acting(17).do("roast guild 8", "done")
    assert (scene[0].coffee, scene[0].guild, scene.mocha["discard"]) == (2, [3], [8])


@pytest.mark.rule("mocha.place.roasting")
def test_all_three_exchanges_bring_six_coffee_and_then_the_action_is_over() -> None:
    scene = city().seat(0, lira=2, goods="B", guild=[8]).acting(17).do("roast guild 8", "roast B", "roast lira")
    assert (scene[0].coffee, scene[0].lira, scene[0].goods, scene[0].guild) == (6, 0, "", [])
    assert scene.decision == "meet"


@pytest.mark.rule("mocha.place.roasting")
@pytest.mark.parametrize(
    ("first", "again"),
    [
        ("roast lira", "roast lira"),
        ("roast R", "roast G"),
        ("roast card far", "roast card stay"),
        ("roast card far", "roast guild 3"),
        ("roast guild 3", "roast card far"),
    ],
)
def test_each_exchange_is_made_once(first: str, again: str) -> None:
    scene = city().seat(0, lira=9, goods="R G", hand=["far", "stay"], guild=[3]).acting(17).do(first)
    assert again not in scene.legal()
    assert scene.refused(again).rule == "mocha.place.roasting"


@pytest.mark.rule("mocha.place.roasting")
@pytest.mark.parametrize("action", ["roast lira", "roast R", "roast card stay", "roast guild 3", "roast C", "roast"])
def test_what_one_does_not_have_is_not_roasted(action: str) -> None:
    scene = city().seat(0, lira=1, goods="G", hand=["far"], guild=[4], coffee=5).acting(17)
    assert scene.legal("roast") == {"roast G", "roast card far", "roast guild 4"}
    assert scene.refused(action).rule == "mocha.place.roasting"


@pytest.mark.rule("mocha.place.roasting")
def test_who_has_nothing_has_no_action_at_the_roasting_plant() -> None:
    assert city().acting(17).legal() == {"end"}


@pytest.mark.rule("mocha.place.roasting", "ist.window.lira")
def test_the_lira_card_may_be_played_between_two_exchanges() -> None:
    scene = city().seat(0, goods="R", hand=["lira"]).acting(17).do("roast R", "play lira", "roast lira", "done")
    assert (scene[0].coffee, scene[0].lira) == (4, 3)


@pytest.mark.rule("mocha.place.roasting", "ist.window.any")
def test_no_other_card_is_played_between_two_exchanges() -> None:
    scene = city().seat(0, goods="R", hand=["coffee", "good"]).acting(17).do("roast R")
    assert scene.legal("play") == set()
    assert scene.refused("play coffee").rule == "ist.window.any"


@pytest.mark.rule("mocha.place.roasting")
def test_one_exchange_at_least_makes_the_action() -> None:
    assert "done" not in city().seat(0, lira=2).acting(17).legal()


@pytest.mark.rule("mocha.place.roasting", "ist.place.police")
def test_the_family_member_may_roast() -> None:
    scene = city().seat(0, lira=2, goods="R").acting(12).do("send 17", "roast lira", "roast R", "done")
    assert (scene[0].coffee, scene.decision) == (4, "meet")


@pytest.mark.rule("mocha.place.roasting", "ist.window.lira")
def test_the_lira_card_may_pay_for_what_the_family_member_roasts() -> None:
    scene = city().seat(0, hand=["lira"]).acting(12).do("send 17", "play lira", "roast lira", "done")
    assert (scene[0].coffee, scene[0].lira) == (2, 3)


@pytest.mark.rule("mocha.place.guildhall")
def test_the_guild_hall_gives_a_coffee_and_two_guild_cards_of_which_one_is_discarded() -> None:
    scene = city().acting(18).do("enrol", guild=[5, 20])
    assert (scene[0].coffee, scene[0].guild, scene.legal()) == (1, [5, 20], {"drop 5", "drop 20"})
    scene.do("drop 5")
    assert (scene[0].guild, scene.mocha["discard"], scene.decision) == ([20], [5], "meet")


@pytest.mark.rule("mocha.place.guildhall", "ruling.guild-hall")
@pytest.mark.parametrize("dropped", [2, 5, 20])
def test_a_new_or_an_old_guild_card_may_be_discarded(dropped: int) -> None:
    scene = city().seat(0, guild=[2]).acting(18).do("enrol", f"drop {dropped}", guild=[5, 20])
    assert scene[0].guild == sorted({2, 5, 20} - {dropped})


@pytest.mark.rule("mocha.place.guildhall")
def test_the_discarded_guild_card_has_no_effect() -> None:
    scene = city().acting(18).do("enrol", "drop 17", guild=[17, 20])
    assert scene[0].coffee == 1


@pytest.mark.rule("mocha.place.guildhall")
@pytest.mark.parametrize("action", ["drop 6", "drop", "drop 99", "end"])
def test_a_guild_card_must_be_discarded_and_it_must_be_in_hand(action: str) -> None:
    scene = city().acting(18).do("enrol", guild=[5, 20])
    assert scene.refused(action).rule == "mocha.place.guildhall"


@pytest.mark.rule("mocha.place.guildhall", "ist.cart.rubies")
def test_only_the_player_sees_the_guild_cards_that_he_draws() -> None:
    scene = city().acting(18).do("enrol", guild=[5, 20])
    drawn = [event for event in scene.events if event.kind == "guild-drawn"]
    assert [event.seen_by(0)["number"] for event in drawn] == [5, 20]
    assert all("number" not in event.seen_by(other) for event in drawn for other in (1, 2, None))


@pytest.mark.rule("mocha.place.guildhall")
def test_everybody_sees_the_guild_card_that_is_discarded() -> None:
    scene = city().acting(18).do("enrol", "drop 5", guild=[5, 20])
    assert scene.happened("guild-discarded") == [{"number": 5}]


@pytest.mark.rule("ruling.guild-deck")
def test_the_discarded_guild_cards_become_the_deck_the_moment_it_is_empty() -> None:
    scene = city().guild_piles(deck=[5], discard=[9, 3]).acting(18).do("enrol", guild=[5, 9])
    assert (scene[0].guild, scene.guild_deck, scene.mocha["discard"]) == ([5, 9], [3], [])


@pytest.mark.rule("ruling.guild-deck")
def test_with_nothing_to_shuffle_the_guild_deck_waits_for_the_next_draw() -> None:
    scene = city(2).guild_piles(deck=[5, 6]).acting(18).do("enrol", "drop 5", "end", guild=[5, 6])
    assert (scene.guild_deck, scene.mocha["discard"]) == ([], [5])
    scene.seat(1, at=17, coffee=2, hand=["guild"]).do("play guild", guild=[5])
    assert (5 in scene[1].guild, scene.mocha["discard"]) == (True, [])


@pytest.mark.rule("ruling.guild-deck", "mocha.place.guildhall")
def test_if_no_guild_card_is_left_at_all_the_guild_hall_still_gives_its_coffee() -> None:
    scene = city().guild_piles(deck=[]).acting(18).do("enrol")
    assert (scene[0].coffee, scene[0].guild, scene.decision) == (1, [], "meet")


@pytest.mark.rule("ruling.guild-deck", "mocha.place.guildhall")
def test_an_old_guild_card_is_discarded_even_if_nothing_was_drawn() -> None:
    scene = city().seat(0, guild=[3]).guild_piles(deck=[]).acting(18).do("enrol")
    assert scene.legal() == {"drop 3"}


@pytest.mark.rule("mocha.place.coffeehouse")
def test_a_ruby_of_the_coffee_house_costs_six_coffee_and_the_next_one_seven() -> None:
    scene = city().seat(0, coffee=7).acting(20).do("treat")
    assert (scene[0].coffee, scene[0].rubies) == (1, 1)
    assert scene.mocha["coffeehouse"] == {"rubies": 4, "price": 7}


@pytest.mark.rule("mocha.place.coffeehouse")
@pytest.mark.parametrize(("left", "price"), [(5, 6), (4, 7), (3, 8), (2, 9), (1, 10)])
def test_each_ruby_of_the_coffee_house_costs_one_coffee_more_up_to_ten(left: int, price: int) -> None:
    scene = city().seat(0, coffee=price).rubies(coffeehouse=left).acting(20).do("treat")
    assert (scene[0].coffee, scene[0].rubies) == (0, 1)


@pytest.mark.rule("mocha.place.coffeehouse")
def test_one_coffee_short_buys_no_ruby() -> None:
    scene = city().seat(0, coffee=5, lira=50, goods="R2 G2 Y2 B2").acting(20)
    assert scene.legal() == {"end"}
    assert scene.refused("treat").rule == "mocha.place.coffeehouse"


@pytest.mark.rule("mocha.place.coffeehouse", "ist.track.refill")
def test_who_takes_the_last_ruby_of_the_coffee_house_leaves_one_for_ten_coffee() -> None:
    scene = city().seat(0, coffee=10).rubies(coffeehouse=1).acting(20)
    supply = scene.places["supply"]
    scene.do("treat")
    assert (scene.mocha["coffeehouse"], scene.places["supply"]) == ({"rubies": 1, "price": 10}, supply - 1)


@pytest.mark.rule("mocha.place.coffeehouse", "ruling.refill")
def test_with_no_ruby_in_the_supply_the_coffee_house_is_sold_out() -> None:
    scene = city().seat(0, coffee=20).rubies(coffeehouse=1, supply=0).acting(20).do("treat", "end").turn(0).acting(20)
    assert scene.mocha["coffeehouse"] == {"rubies": 0, "price": None}
    assert scene.legal() == {"end"}
    assert scene.refused("treat").rule == "ruling.refill"


@pytest.mark.rule("mocha.place.coffeehouse", "ruling.target")
def test_a_ruby_of_the_coffee_house_may_bring_on_the_last_round() -> None:
    scene = city().seat(0, coffee=6, rubies=5).acting(20).do("treat")
    assert len(scene.happened("last-round")) == 1


@pytest.mark.rule("ist.act.optional", "mocha.place.roasting", "mocha.place.guildhall", "mocha.place.coffeehouse")
@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("roast lira", "mocha.place.roasting"),
        ("enrol", "mocha.place.guildhall"),
        ("tavern move", "mocha.place.tavern"),
        ("barrier 1 2", "mocha.place.tavern"),
        ("baksheesh dealer", "mocha.place.tavern"),
        ("treat", "mocha.place.coffeehouse"),
    ],
)
def test_the_action_of_another_place_names_that_place(action: str, rule: str) -> None:
    assert city().seat(0, lira=9, coffee=9, goods="Y2").acting(5).refused(action).rule == rule
