"""The nine kinds of bonus cards of this expansion but the six, which is in `test_rolls` (section 6 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.mocha.city import ALL_KINDS, city, last_cards

# Coffee, guild contact, coffee for sale


@pytest.mark.rule("mocha.card.coffee")
def test_the_coffee_card_brings_two_coffee() -> None:
    scene = city().seat(0, coffee=1, hand=["coffee"]).do("play coffee")
    assert (scene[0].coffee, scene[0].hand, scene.discard) == (3, [], ["coffee"])


@pytest.mark.rule("mocha.card.coffee", "ist.window.any")
def test_the_coffee_card_may_pay_for_the_action_that_follows() -> None:
    assert city().seat(0, coffee=4, hand=["coffee"]).acting(20).do("play coffee", "treat")[0].rubies == 1


@pytest.mark.rule("mocha.card.coffee", "mocha.card.guild", "mocha.card.sell", "mocha.card.swap", "mocha.card.roll")
@pytest.mark.parametrize("card", ["coffee", "guild", "coffeesale", "swap", "coffeeroll"])
def test_the_cards_for_any_pause_may_be_played_at_every_pause_of_a_turn(card: str) -> None:
    scene = city().seat(0, at=10, coffee=2, lira=4, hand=[card]).seat(1, at=5).figures(trader=5)
    for step in ("move 5", "leave", "pay", "skip", "end"):
        assert f"play {card}" in scene.legal()
        scene.do(step)


@pytest.mark.rule("mocha.card.coffee", "ist.window.any")
@pytest.mark.parametrize("card", ["coffee", "guild", "coffeesale", "swap", "coffeeroll"])
def test_but_never_inside_an_action(card: str) -> None:
    scene = city().seat(0, coffee=2, hand=[card]).acting(18).do("enrol", guild=[1, 2])
    assert scene.refused(f"play {card}").rule == "ist.window.any"


@pytest.mark.rule("mocha.card.guild")
def test_the_guild_contact_draws_a_guild_card_for_two_coffee() -> None:
    scene = city().seat(0, coffee=3, hand=["guild"], guild=[9]).do("play guild", guild=[4])
    assert (scene[0].coffee, scene[0].guild, scene.guild_deck.count(4)) == (1, [4, 9], 0)


@pytest.mark.rule("mocha.card.guild")
def test_the_guild_contact_needs_two_coffee() -> None:
    scene = city().seat(0, coffee=1, hand=["guild"])
    assert scene.legal("play") == set()
    assert scene.refused("play guild").rule == "mocha.card.guild"


@pytest.mark.rule("mocha.card.guild", "mocha.guild.turn")
def test_the_guild_card_so_drawn_may_be_played_on_the_same_turn() -> None:
    scene = city().seat(0, coffee=2, hand=["guild"]).do("play guild", "guild 17", guild=[17])
    assert scene[0].coffee == 5


@pytest.mark.rule("mocha.card.guild", "ist.cart.rubies")
def test_only_the_player_sees_it() -> None:
    scene = city().seat(0, coffee=2, hand=["guild"]).do("play guild", guild=[17])
    drawn = next(event for event in scene.events if event.kind == "guild-drawn")
    assert (drawn.seen_by(0)["number"], "number" in drawn.seen_by(1)) == (17, False)


@pytest.mark.rule("mocha.card.sell")
def test_a_coffee_is_sold_for_eight_lira() -> None:
    scene = city().seat(0, coffee=2, lira=1, hand=["coffeesale"]).do("play coffeesale")
    assert (scene[0].coffee, scene[0].lira) == (1, 9)


@pytest.mark.rule("mocha.card.sell")
def test_without_coffee_nothing_is_sold() -> None:
    assert city().seat(0, hand=["coffeesale"]).refused("play coffeesale").rule == "mocha.card.sell"


@pytest.mark.rule("mocha.card.sell", "ruling.paying")
def test_the_eight_lira_may_pay_the_merchants_here() -> None:
    scene = city().seat(0, at=10, coffee=1, hand=["coffeesale"]).seat(1, at=5).do("move 5", "leave")
    assert scene.do("play coffeesale", "pay")[0].lira == 6


# Swap


@pytest.mark.rule("mocha.card.swap")
def test_three_yellow_for_two_blue_and_a_coffee() -> None:
    scene = city().seat(0, goods="Y3", extensions=1, hand=["swap"]).do("play swap", "give Y3", "receive B2 C")
    assert (scene[0].goods, scene[0].coffee) == ("B2", 1)


@pytest.mark.rule("mocha.card.swap")
def test_goods_and_coffee_are_given_in_any_mixture() -> None:
    scene = city().seat(0, goods="R G", coffee=4, hand=["swap"]).do("play swap", "give R G C", "receive Y B2")
    assert (scene[0].goods, scene[0].coffee) == ("Y B2", 3)


@pytest.mark.rule("mocha.card.swap")
@pytest.mark.parametrize(("given", "received"), [("R", "C"), ("R2", "G Y"), ("C2", "R B")])
def test_fewer_than_three_may_be_swapped(given: str, received: str) -> None:
    scene = city().seat(0, goods="R2", coffee=2, hand=["swap"]).do("play swap", f"give {given}", f"receive {received}")
    assert scene.decision == "move"


@pytest.mark.rule("mocha.card.swap")
@pytest.mark.parametrize("action", ["give R3", "give R2 C2", "give Y", "give", "give R0", "give C R"])
def test_no_more_than_three_and_nothing_that_one_does_not_have_is_given(action: str) -> None:
    scene = city().seat(0, goods="R2 G", coffee=2, hand=["swap"]).do("play swap")
    assert scene.refused(action).rule == "mocha.card.swap"


@pytest.mark.rule("mocha.card.swap")
@pytest.mark.parametrize("action", ["receive Y", "receive Y B C", "receive R Y", "receive R2", "receive"])
def test_exactly_as_many_others_are_received(action: str) -> None:
    scene = city().seat(0, goods="R2", hand=["swap"]).do("play swap", "give R2")
    assert scene.refused(action).rule == "mocha.card.swap"


@pytest.mark.rule("mocha.card.swap")
def test_who_has_neither_goods_nor_coffee_swaps_nothing() -> None:
    assert city().seat(0, lira=9, hand=["swap"]).refused("play swap").rule == "mocha.card.swap"


@pytest.mark.rule("ruling.swap", "ist.cart.overflow")
def test_what_is_received_and_does_not_fit_is_lost() -> None:
    scene = city().seat(0, goods="R2 B", hand=["swap"]).do("play swap", "give R2", "receive B2")
    assert scene[0].goods == "B2"


@pytest.mark.rule("ruling.swap")
def test_all_is_given_before_anything_is_received() -> None:
    scene = city().seat(0, goods="R2", hand=["swap"]).do("play swap", "give R2")
    assert (scene[0].goods, scene.decision) == ("", "swapped")


# Corner


@pytest.mark.rule("mocha.card.corner")
def test_the_corner_card_goes_to_any_corner() -> None:
    scene = city().seat(0, at=8, hand=["corner"]).do("play corner")
    assert scene.legal() == {"move 1", "move 5", "move 16", "move 20"}


@pytest.mark.rule("mocha.card.corner")
def test_the_layout_says_where_the_corners_are() -> None:
    scene = city(layout="first").seat(0, hand=["corner"]).do("play corner")
    assert scene.legal() == {"move 16", "move 10", "move 20", "move 13"}


@pytest.mark.rule("mocha.card.corner", "ruling.teleport", "ist.move.no-return")
def test_but_not_to_the_corner_where_he_stands() -> None:
    scene = city().seat(0, at=5, hand=["corner"]).do("play corner")
    assert scene.legal() == {"move 1", "move 16", "move 20"}
    assert scene.refused("move 5").rule in ("ist.move.no-return", "mocha.card.corner", "ruling.teleport")


@pytest.mark.rule("mocha.card.corner")
@pytest.mark.parametrize("action", ["move 2", "move 7", "end"])
def test_and_nowhere_else(action: str) -> None:
    scene = city().seat(0, at=1, hand=["corner"]).do("play corner")
    assert scene.refused(action).rule == "mocha.card.corner"


@pytest.mark.rule("mocha.card.corner", "ist.assist.pickup")
def test_the_assistants_go_with_him_and_one_may_be_taken_there() -> None:
    scene = city().seat(0, assistants=[20], hand=["corner"]).do("play corner", "move 20", "take")
    assert (len(scene[0].stack), scene.decision) == (4, "act")


@pytest.mark.rule("mocha.card.corner", "ist.window.move")
def test_the_corner_card_comes_before_anything_has_moved() -> None:
    scene = city().seat(0, hand=["corner", "far"]).do("move 6")
    assert scene.refused("play corner").rule == "ist.window.move"
    scene = city().seat(0, hand=["corner", "far"]).do("play far")
    assert scene.refused("play corner").rule == "ist.window.move"


# The dice card


@pytest.mark.rule("mocha.card.roll")
@pytest.mark.parametrize(("dice", "lira", "coffee"), [([1, 2], 6, 0), ([3, 4], 0, 2), ([1, 3], 3, 1), ([4, 2], 3, 1)])
def test_each_die_of_the_dice_card_brings_its_own_lira_or_coffee(dice: list[int], lira: int, coffee: int) -> None:
    scene = city().seat(0, hand=["coffeeroll"]).do("play coffeeroll", dice=dice)
    assert (scene[0].lira, scene[0].coffee, scene.decision) == (lira, coffee, "move")


@pytest.mark.rule("mocha.card.roll")
@pytest.mark.parametrize("good", "RGYB")
def test_a_five_or_six_brings_a_good_of_choice(good: str) -> None:
    scene = city().seat(0, hand=["coffeeroll"]).do("play coffeeroll", f"gain {good}", dice=[5, 1])
    assert (scene[0].goods, scene[0].lira) == (good, 3)


@pytest.mark.rule("mocha.card.roll")
def test_two_of_them_bring_two_goods() -> None:
    scene = city().seat(0, hand=["coffeeroll"]).do("play coffeeroll", "gain R", "gain B", dice=[5, 6])
    assert (scene[0].goods, scene.decision) == ("R B", "move")


@pytest.mark.rule("mocha.card.roll", "ist.tile.red")
def test_the_red_tile_does_not_change_the_roll_of_a_card() -> None:
    scene = city().seat(0, tiles="R", hand=["coffeeroll"]).do("play coffeeroll", dice=[1, 1])
    assert scene[0].lira == 6


# Again


@pytest.mark.rule("mocha.card.wainwright2", "ruling.repeat")
def test_the_wainwright_is_visited_again_and_paid_again() -> None:
    scene = city().seat(0, lira=15, hand=["wainwright2"]).acting(1).do("extend", "play wainwright2")
    assert (scene[0].extensions, scene[0].lira) == (2, 1)


@pytest.mark.rule("mocha.card.wainwright2", "ruling.third-extension", "ruling.repeat")
def test_a_second_copy_may_bring_the_third_extension_and_its_ruby() -> None:
    scene = city().seat(0, lira=21, hand=["wainwright2"] * 2).acting(1)
    scene.do("extend", "play wainwright2", "play wainwright2")
    assert (scene[0].extensions, scene[0].rubies, scene[0].lira) == (3, 1, 0)


@pytest.mark.rule("mocha.card.wainwright2")
@pytest.mark.parametrize(("lira", "extensions"), [(13, 0), (20, 2)])
def test_it_needs_seven_lira_more_and_room_for_an_extension(lira: int, extensions: int) -> None:
    scene = city().seat(0, lira=lira, extensions=extensions, hand=["wainwright2"]).acting(1).do("extend")
    assert scene.refused("play wainwright2").rule in ("mocha.card.wainwright2", "ist.place.wainwright")


@pytest.mark.rule("mocha.card.coffeehouse2", "ruling.repeat")
def test_the_coffee_house_is_visited_again_at_its_new_price() -> None:
    scene = city().seat(0, coffee=14, hand=["coffeehouse2"]).acting(20).do("treat", "play coffeehouse2")
    assert (scene[0].rubies, scene[0].coffee, scene.mocha["coffeehouse"]["price"]) == (2, 1, 8)


@pytest.mark.rule("mocha.card.coffeehouse2")
def test_it_needs_the_coffee_of_the_new_price() -> None:
    scene = city().seat(0, coffee=12, hand=["coffeehouse2", "coffee"]).acting(20).do("treat")
    assert scene.refused("play coffeehouse2").rule in ("mocha.card.coffeehouse2", "mocha.place.coffeehouse")
    assert scene.do("play coffee", "play coffeehouse2")[0].coffee == 1


@pytest.mark.rule("mocha.card.coffeehouse2", "mocha.card.wainwright2", "ist.window.after")
@pytest.mark.parametrize("card", ["coffeehouse2", "wainwright2"])
def test_a_card_that_repeats_needs_the_action_before_it(card: str) -> None:
    scene = city().seat(0, lira=20, coffee=20, hand=[card])
    assert scene.refused(f"play {card}").rule == "ist.window.after"
    assert scene.acting(5).do("collect").refused(f"play {card}").rule == "ist.window.after"


@pytest.mark.rule("mocha.card.coffeehouse2", "ruling.repeat")
def test_it_follows_the_action_of_the_family_member_too() -> None:
    scene = city().seat(0, coffee=13, hand=["coffeehouse2"]).acting(12).do("send 20", "treat", "play coffeehouse2")
    assert scene[0].rubies == 2


@pytest.mark.rule("mocha.card.coffeehouse2", "ruling.refill")
def test_a_coffee_house_that_sold_out_is_not_visited_again() -> None:
    scene = city().seat(0, coffee=20, hand=["coffeehouse2"]).rubies(coffeehouse=1, supply=0).acting(20).do("treat")
    assert scene.refused("play coffeehouse2").rule in ("ruling.refill", "mocha.card.coffeehouse2")


# After the last turn


@pytest.mark.rule("ruling.end-cards", "mocha.card.sell", "mocha.card.swap", "mocha.card.roll", "ist.end.cards")
def test_after_the_last_turn_sale_swap_and_dice_card_may_still_be_played_and_no_other_new_one() -> None:
    scene = last_cards(plum=list(ALL_KINDS)).seat(0, family=5, coffee=9)
    cards = {action.removeprefix("play ") for action in scene.legal("play")}
    assert cards == {"good", "lira", "family", "coffeesale", "swap", "coffeeroll"}
    others = set(ALL_KINDS) - cards
    assert {scene.refused(f"play {card}").rule for card in others} <= {"ist.end.cards", "ruling.end-cards"}


@pytest.mark.rule("ruling.end-cards", "mocha.card.swap", "mocha.card.sell")
def test_they_do_then_what_they_always_do() -> None:
    scene = last_cards(plum=["swap", "coffeesale"]).seat(0, goods="R")
    scene.do("play swap", "give R", "receive C", "play coffeesale", "end")
    assert (scene[0].lira, scene[0].goods, scene.actor) == (8, "", None)


@pytest.mark.rule("ruling.end-cards", "mocha.card.roll", "mocha.card.six")
def test_the_six_may_follow_the_roll_of_the_dice_card_then() -> None:
    scene = last_cards(plum=["coffeeroll", "six"])
    scene.do("play coffeeroll", "play six", "turn 1 6", "keep", "gain R", "end", dice=[1, 2])
    assert (scene[0].lira, scene[0].goods, scene.actor) == (3, "R", None)


@pytest.mark.rule("ruling.end-cards", "mocha.guild.turn")
def test_no_guild_card_is_played_then() -> None:
    scene = last_cards(plum=["lira"]).seat(0, guild=[17])
    assert scene.refused("guild 17").rule in ("ist.end.cards", "ruling.end-cards", "mocha.guild.turn")
