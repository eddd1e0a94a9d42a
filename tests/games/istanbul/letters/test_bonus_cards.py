"""The cards of this expansion that may be played at any pause or repeat an action (section 7 of the rules).

Those that replace the move are in `test_move_cards`, the top card again in `test_again`.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.istanbul.letters.city import ALL_KINDS, bazaar, city, last_cards
from tests.games.istanbul.scenario import Scenario

ANY_PAUSE = ["letter", "letterroll", "sale", "good3R", "good3G", "good3Y", "meet"]
SIX = ["seal 3 delivered", "seal 4 delivered", "seal 5 delivered"]


def holder(card: str, **facts: Any) -> Scenario:
    """Return a table with seat 0 at 4 with a card."""
    return city().seat(0, **{"at": 4, "hand": [card], **facts})


@pytest.mark.rule(
    "letters.card.letter", "letters.card.roll", "letters.card.sell", "letters.card.good3", "letters.card.meet"
)
@pytest.mark.parametrize("card", ANY_PAUSE)
def test_these_cards_may_be_played_at_every_pause_of_a_turn(card: str) -> None:
    scene = holder(card, goods="R", lira=4).seat(1, at=5).figures(courier=5)
    for step in ("move 5", "leave", "pay", "skip", "end"):
        assert f"play {card}" in scene.legal()
        scene.do(step)


@pytest.mark.rule("ist.window.any", "letters.card.letter", "letters.card.meet")
@pytest.mark.parametrize("card", ANY_PAUSE)
def test_but_never_inside_an_action(card: str) -> None:
    scene = city().seat(0, goods="R", hand=[card]).acting(6).do("draw deck", cards=["far"])
    assert scene.refused(f"play {card}").rule == "ist.window.any"


@pytest.mark.rule("ist.window.any", "ruling.guild-turn", "letters.card.letter", "letters.card.meet")
@pytest.mark.parametrize("card", ANY_PAUSE)
def test_on_a_guild_card_turn_they_are_in_use_before_and_after_the_card(card: str) -> None:
    scene = bazaar().seat(0, goods="R", hand=[card], guild=[17])
    assert f"play {card}" in scene.legal()
    assert f"play {card}" in scene.do("guild 17").legal()


# A letter


@pytest.mark.rule("letters.card.letter")
def test_the_letter_card_brings_a_letter() -> None:
    scene = holder("letter").do("play letter", letters=[9])
    assert (scene[0].letters, scene[0].hand, scene.discard) == ([9], [], ["letter"])


@pytest.mark.rule("letters.card.letter", "letters.deliver", "letters.place.society")
def test_its_letter_may_be_delivered_and_spent_at_once() -> None:
    scene = city().seat(0, delivered=[3, 4], hand=["letter"]).acting(24).do("play letter", letters=[24])
    assert "petition palace" in scene.legal()


@pytest.mark.rule("letters.card.letter", "ruling.piles")
def test_without_letters_it_is_not_played() -> None:
    scene = holder("letter").letter_piles(deck=[])
    assert scene.refused("play letter").rule in ("ruling.piles", "letters.card.letter")


# The dice card


@pytest.mark.rule("letters.card.roll")
@pytest.mark.parametrize("dice", [[1, 1], [1, 2], [2, 2]])
def test_each_die_of_one_or_two_brings_three_lira(dice: list[int]) -> None:
    scene = holder("letterroll").do("play letterroll", dice=dice)
    assert (scene[0].lira, scene.decision) == (6, "move")


@pytest.mark.rule("letters.card.roll")
@pytest.mark.parametrize("dice", [[3, 1], [2, 4]])
@pytest.mark.parametrize("good", "RGYB")
def test_three_or_four_bring_a_good_of_choice(dice: list[int], good: str) -> None:
    scene = holder("letterroll").do("play letterroll", f"gain {good}", dice=dice)
    assert (scene[0].lira, scene[0].goods, scene.decision) == (3, good, "move")


@pytest.mark.rule("letters.card.roll")
def test_two_of_them_bring_two_goods() -> None:
    scene = holder("letterroll").do("play letterroll", "gain R", "gain R", dice=[3, 4])
    assert (scene[0].goods, scene.decision) == ("R2", "move")


@pytest.mark.rule("letters.card.roll", "letters.deliver")
@pytest.mark.parametrize("dice", [[5, 6], [5, 5], [6, 6]])
def test_five_or_six_bring_a_letter_each(dice: list[int]) -> None:
    scene = holder("letterroll").do("play letterroll", dice=dice, letters=[9, 4])
    assert (scene[0].letters, scene[0].delivered, scene.decision) == ([9], [4], "move")


@pytest.mark.rule("letters.card.roll")
def test_a_letter_and_a_good() -> None:
    scene = holder("letterroll").do("play letterroll", "gain B", dice=[4, 5], letters=[9])
    assert (scene[0].letters, scene[0].goods, scene.decision) == ([9], "B", "move")


@pytest.mark.rule("letters.card.roll", "ruling.piles")
def test_without_letters_the_die_brings_none() -> None:
    scene = holder("letterroll").letter_piles(deck=[]).do("play letterroll", dice=[5, 1])
    assert (scene[0].letters, scene[0].lira) == ([], 3)


@pytest.mark.rule("letters.card.roll", "ist.tile.red")
def test_the_red_tile_does_not_change_its_roll() -> None:
    assert holder("letterroll", tiles="R").do("play letterroll", dice=[1, 1])[0].lira == 6


@pytest.mark.rule("letters.card.roll")
@pytest.mark.parametrize("action", ["gain C", "gain", "end", "move 5"])
def test_the_good_is_chosen_before_anything_else(action: str) -> None:
    scene = holder("letterroll").do("play letterroll", dice=[3, 1])
    assert scene.refused(action).rule == "letters.card.roll"


# Sale


@pytest.mark.rule("letters.card.sell")
@pytest.mark.parametrize("good", "RGYB")
def test_a_good_is_sold_for_seven_lira(good: str) -> None:
    scene = holder("sale", goods="R G Y B", lira=1).do("play sale", f"trade {good}")
    assert (scene[0].lira, good in scene[0].goods) == (8, False)


@pytest.mark.rule("letters.card.sell", "letters.coffee")
@pytest.mark.parametrize("action", ["trade B", "trade C", "trade", "trade R2", "trade R R"])
def test_only_one_that_one_has(action: str) -> None:
    scene = holder("sale", goods="R2").do("play sale")
    assert scene.legal() == {"trade R"}
    assert scene.refused(action).rule in ("letters.card.sell", "letters.coffee")


@pytest.mark.rule("letters.card.sell")
def test_without_goods_nothing_is_sold() -> None:
    assert holder("sale", lira=9).refused("play sale").rule == "letters.card.sell"


@pytest.mark.rule("letters.card.sell", "variant.grand")
def test_in_the_grand_bazaar_a_coffee_is_sold_too() -> None:
    scene = bazaar().seat(0, hand=["sale"], coffee=2).do("play sale", "trade C")
    assert (scene[0].lira, scene[0].coffee) == (7, 1)
    assert bazaar().seat(0, hand=["sale"]).refused("play sale").rule == "letters.card.sell"


# A good and three lira


@pytest.mark.rule("letters.card.good3")
@pytest.mark.parametrize("good", "RGY")
def test_the_good_shown_and_three_lira(good: str) -> None:
    scene = holder(f"good3{good}").do(f"play good3{good}")
    assert (scene[0].goods, scene[0].lira, scene.discard) == (good, 3, [f"good3{good}"])


@pytest.mark.rule("letters.card.good3", "ist.cart.overflow")
def test_a_good_that_does_not_fit_is_lost_and_the_lira_are_not() -> None:
    scene = holder("good3R", goods="R2").do("play good3R")
    assert (scene[0].goods, scene[0].lira) == ("R2", 3)


@pytest.mark.rule("letters.card.good3", "ruling.paying")
def test_the_three_lira_may_pay_the_merchants_here() -> None:
    assert holder("good3R").seat(1, at=5).do("move 5", "leave", "play good3R", "pay")[0].lira == 1


# A figure from afar


@pytest.mark.rule("letters.card.meet", "ist.meet.governor")
def test_the_governor_is_used_from_afar_at_the_usual_price_and_moves() -> None:
    scene = holder("meet", lira=3).figures(governor=16)
    scene.do("play meet", "meet governor", "pay lira", cards=["far"], dice=[1, 1])
    assert (scene[0].hand, scene[0].lira, scene.figure("governor"), scene.decision) == (["far"], 1, 2, "move")


@pytest.mark.rule("letters.card.meet", "ist.meet.governor")
def test_he_may_be_paid_with_a_card() -> None:
    scene = holder("meet").do("play meet", "meet governor", "discard far", cards=["far"], dice=[1, 1])
    assert scene.discard == ["meet", "far"]


@pytest.mark.rule("letters.card.meet", "ist.meet.smuggler")
def test_the_smuggler_from_afar() -> None:
    scene = holder("meet", goods="R").do("play meet", "meet smuggler", "gain B", "pay R", dice=[3, 3])
    assert (scene[0].goods, scene.figure("smuggler"), scene.decision) == ("B", 6, "move")


@pytest.mark.rule("letters.card.meet", "letters.meet.courier", "letters.deliver")
def test_the_courier_from_afar() -> None:
    scene = holder("meet", lira=2).do("play meet", "meet courier", "pay lira", letters=[4], dice=[3, 3])
    assert (scene[0].delivered, scene[0].lira, scene.figure("courier")) == ([4], 0, 6)


@pytest.mark.rule("letters.card.meet", "mocha.meet.trader", "variant.grand")
def test_the_coffee_trader_from_afar() -> None:
    scene = bazaar().seat(0, hand=["meet"], goods="R").do("play meet", "meet trader", "pay R", dice=[3, 3])
    assert (scene[0].coffee, scene.figure("trader"), scene.decision) == (1, 6, "move")


@pytest.mark.rule("ruling.meet-card")
def test_only_figures_of_this_game() -> None:
    scene = holder("meet", lira=9, goods="R").do("play meet")
    assert scene.legal() == {"meet governor", "meet smuggler", "meet courier"}
    assert scene.refused("meet trader").rule in ("ruling.meet-card", "letters.card.meet")


@pytest.mark.rule("letters.card.meet", "ruling.price-order")
def test_nobody_whom_one_cannot_pay() -> None:
    scene = holder("meet").do("play meet")
    assert scene.legal() == {"meet governor", "meet smuggler"}
    assert scene.refused("meet courier").rule in ("ruling.price-order", "letters.meet.courier")


@pytest.mark.rule("ruling.meet-card", "ruling.figures")
def test_it_does_not_count_as_his_service_of_the_turn() -> None:
    scene = city().seat(0, lira=9, hand=["meet"]).figures(courier=16).meeting(5)
    scene.do("play meet", "meet courier", "pay lira", letters=[9], dice=[1, 4])
    scene.do("meet courier", "pay lira", letters=[10], dice=[1, 1])
    assert scene[0].letters == [9, 10]


@pytest.mark.rule("ruling.meet-card", "ruling.figures")
def test_nor_does_his_service_of_the_turn_count_for_the_card() -> None:
    scene = city().seat(0, lira=9, hand=["meet"]).figures(courier=5).meeting(5)
    scene.do("meet courier", "pay lira", letters=[9], dice=[1, 1])
    assert "meet courier" in scene.do("play meet").legal()


@pytest.mark.rule("letters.card.meet", "ist.window.lira")
def test_the_lira_card_may_pay_him() -> None:
    scene = holder("meet", hand=["meet", "lira"]).do(
        "play meet", "meet governor", "play lira", "pay lira", cards=["far"], dice=[1, 1]
    )
    assert scene[0].lira == 3


@pytest.mark.rule("letters.card.meet")
def test_two_such_cards_use_the_same_figure_twice() -> None:
    scene = holder("meet", hand=["meet", "meet"], lira=4).do(
        "play meet",
        "meet courier",
        "pay lira",
        "play meet",
        "meet courier",
        "pay lira",
        letters=[9, 10],
        dice=[1, 1, 2, 2],
    )
    assert scene[0].letters == [9, 10]


@pytest.mark.rule("ruling.encounter-tile", "mocha.tile.meet", "letters.card.meet")
@pytest.mark.parametrize("figure", ["governor", "smuggler", "trader", "courier"])
def test_with_the_encounter_tile_he_costs_nothing(figure: str) -> None:
    scene = bazaar().seat(0, hand=["meet"], tavern="meet", lira=2)
    more = {"governor": {"cards": ["far"]}, "courier": {"letters": [9]}}.get(figure, {})
    gain = ["gain R"] if figure == "smuggler" else []
    scene.do("play meet", f"meet {figure}", *gain, dice=[1, 1], **more)  # type: ignore[arg-type]
    assert (scene[0].lira, scene.figure(figure), scene.decision) == (2, 2, "move")


# Again


@pytest.mark.rule("letters.card.mosque2", "ruling.repeat")
@pytest.mark.parametrize(("place", "pair"), [(14, "RG"), (15, "YB")])
def test_a_mosque_is_visited_again_for_its_other_tile_and_the_ruby(place: int, pair: str) -> None:
    scene = city().seat(0, goods="R2 G2 Y2 B2", hand=["mosque2"]).acting(place)
    scene.do(f"tile {pair[0]}", "play mosque2", f"tile {pair[1]}")
    assert (scene[0].tiles, scene[0].rubies) == (pair, 1)
    assert scene.decision == "meet"


@pytest.mark.rule("letters.card.mosque2")
def test_it_is_the_same_mosque() -> None:
    scene = city().seat(0, goods="R2 G2 Y2 B2", hand=["mosque2"]).acting(14).do("tile R", "play mosque2")
    assert scene.legal() == {"tile G"}
    assert scene.refused("tile B").rule in ("letters.card.mosque2", "ist.place.mosque")


@pytest.mark.rule("letters.card.mosque2", "ist.place.mosque")
@pytest.mark.parametrize(("goods", "tiles"), [("R2 G", ""), ("R2 Y2 B2", ""), ("R2 G2", "G")])
def test_at_its_usual_cost_and_never_two_of_a_colour(goods: str, tiles: str) -> None:
    scene = city().seat(0, goods=goods, tiles=tiles, hand=["mosque2"]).acting(14).do("tile R")
    assert scene.refused("play mosque2").rule in ("letters.card.mosque2", "ist.place.mosque")


@pytest.mark.rule("letters.card.mosque2", "ist.place.police", "ruling.repeat")
def test_it_follows_the_family_member_and_the_companion_too() -> None:
    scene = city().seat(0, goods="R2 G2", hand=["mosque2"]).acting(12).do("send 14", "tile R", "play mosque2", "tile G")
    assert scene[0].tiles == "RG"
    scene = city().seat(0, goods="R2 G2", hand=["mosque2"], companion=13, at=1)
    assert scene.do("walk 14", "tile R", "play mosque2", "tile G")[0].tiles == "RG"


@pytest.mark.rule("letters.card.society2", "letters.place.society", "ruling.repeat")
def test_the_secret_society_is_visited_again_for_more_letters() -> None:
    scene = city().seat(0, delivered=[3, 4, 5, 8, 9, 10], hand=["society2"]).acting(24)
    scene.do("petition palace", *SIX, "play society2", "petition dealer")
    scene.do("seal 8 delivered", "seal 9 delivered", "seal 10 delivered")
    assert (scene[0].rubies, scene[0].lira, scene.letters["society"], scene.decision) == (2, 5, [1], "meet")


@pytest.mark.rule("letters.card.society2")
def test_it_needs_six_seals_more() -> None:
    scene = city().seat(0, delivered=[3, 4, 5, 8, 9], letters=[10], hand=["society2"]).acting(24)
    scene.do("petition palace", *SIX)
    assert scene.refused("play society2").rule in ("letters.card.society2", "letters.place.society")


@pytest.mark.rule("letters.card.society2", "ruling.refill")
def test_if_every_track_is_sold_out_that_is_why_it_is_refused() -> None:
    scene = city().seat(0, delivered=[3, 4, 5, 8, 9, 10], hand=["society2"]).rubies(palace=0, dealer=1, supply=0)
    scene.acting(24).do("petition dealer", *SIX)
    assert scene.refused("play society2").rule == "ruling.refill"


@pytest.mark.rule("letters.card.society2", "ruling.repeat")
def test_a_second_copy_may_follow() -> None:
    places = [1, 2, 3, 4, 5, 6, 8, 9, 10]
    scene = city().seat(0, delivered=places, hand=["society2"] * 2).acting(24)
    for step in ([], ["play society2"], ["play society2"]):
        scene.do(*step, "petition dealer", *(f"seal {places.pop(0)} delivered" for _ in range(3)))
    assert (scene[0].rubies, scene[0].lira) == (3, 6)


@pytest.mark.rule("letters.card.mosque2", "letters.card.society2", "ist.window.after")
@pytest.mark.parametrize("card", ["mosque2", "society2"])
def test_a_card_that_repeats_needs_the_action_before_it(card: str) -> None:
    scene = city().seat(0, goods="R2 G2 Y2 B2", delivered=[3, 4, 5], hand=[card])
    assert scene.refused(f"play {card}").rule == "ist.window.after"
    assert scene.acting(8).do("roll", "gain R", dice=[1, 1]).refused(f"play {card}").rule == "ist.window.after"


@pytest.mark.rule("letters.card.mosque2", "letters.card.society2", "ist.window.after", "ruling.repeat")
@pytest.mark.parametrize(("card", "place"), [("mosque2", 14), ("society2", 24)])
def test_an_action_that_was_not_carried_out_is_not_repeated(card: str, place: int) -> None:
    scene = city().seat(0, lira=2, goods="R2 G2", delivered=[3, 4, 5], hand=[card]).figures(courier=place).acting(place)
    assert scene.do("skip").refused(f"play {card}").rule == "ist.window.after"


@pytest.mark.rule("letters.card.mosque2", "ist.window.after")
def test_the_first_meeting_closes_the_window() -> None:
    scene = city().seat(0, lira=2, goods="R2 G2", hand=["mosque2"]).figures(courier=14).acting(14)
    scene.do("tile R", "meet courier", "pay lira", letters=[9], dice=[1, 1])
    assert scene.refused("play mosque2").rule == "ist.window.after"


@pytest.mark.rule("letters.card.mosque2", "letters.card.society2", "ruling.guild-turn", "mocha.guild.cards")
@pytest.mark.parametrize(("card", "place", "action"), [("mosque2", 14, ["tile R"]), ("society2", 24, SIX)])
def test_on_a_guild_card_turn_nothing_is_repeated(card: str, place: int, action: list[str]) -> None:
    scene = bazaar().seat(0, goods="R2 G2", delivered=[3, 4, 5, 8, 9, 10], hand=[card], guild=[12])
    first = ["petition dealer"] if place == 24 else []
    scene.do("guild 12", f"visit {place}", *first, *action)
    assert f"play {card}" not in scene.legal()


# After the last turn


@pytest.mark.rule("ruling.end-cards", "letters.card.sell", "letters.card.good3", "letters.card.roll", "ist.end.cards")
def test_after_the_last_turn_sale_goods_and_dice_card_may_still_be_played_and_no_other_new_one() -> None:
    scene = last_cards(plum=list(ALL_KINDS)).seat(0, family=5, goods="R", lira=9)
    cards = {action.removeprefix("play ") for action in scene.legal("play")}
    assert cards == {"good", "lira", "family", "letterroll", "sale", "good3R", "good3G", "good3Y"}
    others = set(ALL_KINDS) - cards
    assert {scene.refused(f"play {card}").rule for card in others} <= {
        "ist.end.cards",
        "ruling.end-cards",
        "ruling.again",
    }


@pytest.mark.rule("ruling.end-cards", "letters.card.sell", "letters.card.good3", "letters.card.roll")
def test_they_do_then_what_they_always_do() -> None:
    scene = last_cards(plum=["good3G", "sale", "letterroll"])
    scene.do("play good3G", "play sale", "trade G", "play letterroll", "gain B", "end", dice=[4, 6], letters=[9])
    assert (scene[0].lira, scene[0].goods, scene[0].letters, scene.actor) == (10, "B", [9], None)


@pytest.mark.rule("ruling.end-cards", "letters.double")
def test_no_letters_are_paid_then() -> None:
    scene = last_cards(plum=["lira"]).seat(0, delivered=[3, 4])
    assert scene.refused("double").rule in ("ist.end.cards", "ruling.end-cards", "letters.double")
    assert scene.do("end").actor is None
