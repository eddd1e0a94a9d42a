"""Companions: hired, placed, moved instead of the merchant, paid like him (section 7 of the rules)."""

from __future__ import annotations

import pytest

from tests.istanbul.letters.city import bazaar, city
from tests.istanbul.scenario import Scenario, table


def walker(at: int = 4, **facts: object) -> Scenario:
    """Seat 0 far away at 16, his companion at a place."""
    return city().seat(0, at=16, companion=at, **facts)  # type: ignore[arg-type]


# Hiring


@pytest.mark.rule("letters.companion.hire", "ist.place.fountain")
def test_with_the_fountain_action_the_companion_comes_to_the_own_supply() -> None:
    scene = city().seat(0, at=8, assistants=[1, 2]).do("move 7", "gather 1 2")
    assert scene.legal() == {"hire", "decline"}
    scene.do("hire")
    assert (scene[0].companion, len(scene[0].stack), scene.decision) == ("own", 4, "meet")


@pytest.mark.rule("letters.companion.hire")
def test_from_the_board_too() -> None:
    scene = city().seat(0, at=8, companion=16, assistants=[1]).do("move 7", "gather 1", "hire")
    assert scene[0].companion == "own"


@pytest.mark.rule("letters.companion.hire")
def test_he_may_be_all_that_one_wants_there() -> None:
    scene = city().seat(0, at=8).do("move 7", "hire")
    assert (scene[0].companion, scene.decision) == ("own", "meet")
    assert city().seat(0, at=8, assistants=[1]).do("move 7", "hire")[0].assistants == [1]


@pytest.mark.rule("letters.companion.hire")
@pytest.mark.parametrize("where", ["general", 16])
def test_one_need_not_take_him(where: str | int) -> None:
    scene = city().seat(0, at=8, assistants=[1], companion=where).do("move 7", "gather 1", "decline")
    assert scene[0].companion == where


@pytest.mark.rule("letters.companion.hire")
def test_who_has_him_in_his_supply_already_is_not_asked() -> None:
    scene = city().seat(0, at=8, assistants=[1], companion="own").do("move 7")
    assert scene.refused("hire").rule == "letters.companion.hire"
    assert scene.do("gather 1").decision == "meet"


@pytest.mark.rule("letters.companion.hire", "ruling.elsewhere")
def test_the_family_member_hires_him_too() -> None:
    scene = city().seat(0, assistants=[1]).acting(12).do("send 7", "gather 1", "hire")
    assert (scene[0].companion, scene[0].family) == ("own", 7)


@pytest.mark.rule("letters.companion.hire")
@pytest.mark.parametrize("place", [1, 5, 12, 21])
def test_he_is_hired_nowhere_else(place: int) -> None:
    scene = city().acting(place)
    assert scene.refused("hire").rule in ("letters.companion.hire", "ist.place.fountain")


@pytest.mark.rule("letters.companion.hire")
def test_only_ones_own_companion_is_hired() -> None:
    scene = city().seat(0, at=8).seat(1, companion=7).do("move 7", "hire")
    assert (scene[0].companion, scene[1].companion) == ("own", 7)


# Placing


@pytest.mark.rule("letters.companion.place")
def test_at_the_start_of_a_turn_he_is_put_where_the_merchant_is() -> None:
    scene = city().seat(0, at=5, companion="own").seat(1, at=5, companion=5).do("place")
    assert (scene[0].companion, scene[0].lira, scene.decision) == (5, 0, "move")


@pytest.mark.rule("letters.companion.place", "ist.move.must")
def test_then_the_turn_goes_on_as_ever() -> None:
    scene = city().seat(0, at=5, companion="own").do("place")
    assert "move 4" in scene.legal()
    assert scene.refused("end").rule == "ist.move.must"


@pytest.mark.rule("ruling.companion", "letters.companion.move")
def test_he_may_move_on_the_turn_on_which_he_is_placed() -> None:
    scene = city().seat(0, at=5, companion="own").do("place", "walk 10")
    assert (scene[0].companion, scene[0].at) == (10, 5)


@pytest.mark.rule("letters.companion.place")
@pytest.mark.parametrize("where", ["general", 16])
def test_he_is_placed_only_from_the_own_supply(where: str | int) -> None:
    scene = city().seat(0, at=5, companion=where)
    assert scene.refused("place").rule == "letters.companion.place"


@pytest.mark.rule("letters.companion.place", "ruling.companion")
@pytest.mark.parametrize("pause", [["move 4"], ["move 4", "leave"], ["move 4", "leave", "fill"]])
def test_after_the_move_it_is_too_late(pause: list[str]) -> None:
    scene = city().seat(0, at=5, companion="own").do(*pause)
    assert scene.refused("place").rule == "letters.companion.place"


@pytest.mark.rule("ruling.companion", "letters.companion.place")
def test_other_cards_may_come_before() -> None:
    scene = city().seat(0, at=5, companion="own", hand=["lira", "assistant"], assistants=[1])
    scene.do("play lira", "play assistant", "fetch 1", "place")
    assert scene[0].companion == 5


@pytest.mark.rule("ruling.companion", "ruling.guild-turn", "mocha.guild.turn")
def test_he_may_be_placed_before_a_guild_card_and_not_after_it() -> None:
    scene = bazaar().seat(0, at=5, companion="own", guild=[17])
    assert scene.do("place", "guild 17")[0].companion == 5
    scene = bazaar().seat(0, at=5, companion="own", guild=[17]).do("guild 17")
    assert "place" not in scene.legal()


@pytest.mark.rule("letters.companion.place", "letters.deliver")
def test_a_letter_of_that_place_would_long_be_delivered_by_the_merchant() -> None:
    scene = city().seat(0, at=5, companion="own", letters=[9]).do("place")
    assert scene[0].letters == [9]


@pytest.mark.rule("letters.companion.place")
def test_he_may_be_placed_at_the_fountain() -> None:
    assert city().seat(0, companion="own").do("place")[0].companion == 7


# Moving


@pytest.mark.rule("letters.companion.move")
def test_he_moves_exactly_one_step_instead_of_the_merchant() -> None:
    scene = walker(8)
    assert scene.legal("walk") == {"walk 3", "walk 7", "walk 9", "walk 13"}
    scene.do("walk 9")
    assert (scene[0].companion, scene[0].at, scene.decision) == (9, 16, "act")


@pytest.mark.rule("letters.companion.move")
@pytest.mark.parametrize("place", [8, 2, 10, 18, 16])
def test_he_does_not_stay_and_does_not_go_two_steps(place: int) -> None:
    assert walker(8).refused(f"walk {place}").rule in ("letters.companion.move", "ist.board")


@pytest.mark.rule("letters.companion.move")
@pytest.mark.parametrize("where", ["general", "own"])
def test_who_is_not_on_the_board_does_not_move(where: str) -> None:
    scene = city().seat(0, at=5, companion=where)
    assert scene.legal("walk") == set()
    assert scene.refused("walk 4").rule == "letters.companion.move"


@pytest.mark.rule("letters.companion.move", "ist.move.must")
def test_merchant_and_companion_do_not_both_move() -> None:
    scene = walker(4).do("walk 5")
    assert scene.refused("move 11").rule == "ist.move.steps"
    scene = walker(4).do("move 11")
    assert scene.refused("walk 5").rule == "letters.companion.move"


@pytest.mark.rule("letters.companion.move", "ist.assist.none")
def test_he_needs_no_assistant_and_takes_none() -> None:
    scene = city().seat(0, at=16, companion=4, stack=[], assistants=[1, 2, 5, 8]).do("walk 5")
    assert "collect" in scene.legal()
    assert scene.do("collect")[0].assistants == [1, 2, 5, 8]
    scene = walker(4).do("walk 5", "collect")
    assert (len(scene[0].stack), scene[0].assistants) == (4, [])


@pytest.mark.rule("letters.companion.move")
@pytest.mark.parametrize("action", ["take", "leave"])
def test_where_he_arrives_there_is_no_assistant_step(action: str) -> None:
    assert walker(4).do("walk 5").refused(action).rule.startswith(("ist.assist.", "letters.companion."))


@pytest.mark.rule("variant.neutral", "ruling.neutral-assistants")
def test_he_takes_no_neutral_assistant_either() -> None:
    scene = table(expansion="letters", neutral=True).seat(0, at=16, companion=4, stack=["own"] * 3)
    assert scene.neutral_assistants(5).do("walk 5").legal() == {"collect", "end"}


@pytest.mark.rule("letters.companion.move", "ist.act.optional")
def test_he_acts_once_where_he_arrives() -> None:
    scene = walker(4).do("walk 5", "collect")
    assert (scene[0].goods, scene[0].lira) == ("G Y", 2)
    assert scene.refused("collect").rule == "ist.act.optional"
    assert walker(4).do("walk 5", "end").actor == 1


@pytest.mark.rule("letters.companion.move", "ist.place.warehouse")
def test_not_where_the_merchant_is() -> None:
    assert walker(4).do("walk 5").refused("buy").rule == "ist.place.dealer"


# What he meets


@pytest.mark.rule("letters.companion.move", "ist.pay.merchants")
def test_he_pays_the_merchants_he_meets() -> None:
    scene = walker(4, lira=3).seat(1, at=5).do("walk 5")
    assert (scene.decision, scene.legal()) == ("pay", {"pay", "end"})
    assert scene.do("pay")[1].lira == 2
    assert (scene[0].lira, scene.decision) == (1, "act")


@pytest.mark.rule("letters.companion.move", "ist.pay.refuse")
def test_who_cannot_pay_for_him_ends_the_turn() -> None:
    scene = walker(4, lira=1).seat(1, at=5).do("walk 5")
    assert scene.legal() == {"end"}
    assert scene.refused("pay").rule in ("ist.pay.merchants", "letters.pay")
    assert scene.do("end").actor == 1


@pytest.mark.rule("letters.companion.move", "ruling.companion-pay")
def test_he_does_not_pay_his_own_merchant() -> None:
    assert city().seat(0, at=5, companion=4).do("walk 5").decision == "act"


@pytest.mark.rule("letters.pay")
def test_merchants_pay_the_companions_of_others_as_their_merchants() -> None:
    scene = city().seat(0, at=4, lira=5).seat(1, companion=5).do("move 5", "leave", "pay")
    assert (scene[0].lira, scene[1].lira) == (3, 2)


@pytest.mark.rule("letters.pay")
def test_companions_pay_companions_too() -> None:
    scene = walker(4, lira=5).seat(1, companion=5).do("walk 5", "pay")
    assert (scene[0].lira, scene[1].lira) == (3, 2)


@pytest.mark.rule("letters.pay", "ruling.companion-pay")
def test_a_merchant_and_a_companion_of_one_owner_cost_four_lira() -> None:
    scene = city().seat(0, at=4, lira=5).seat(1, at=5, companion=5).do("move 5", "leave", "pay")
    assert (scene[0].lira, scene[1].lira) == (1, 4)


@pytest.mark.rule("letters.pay", "ist.pay.merchants")
def test_all_of_them_are_paid_or_none() -> None:
    scene = city().seat(0, at=4, lira=5).seat(1, at=5, companion=5).seat(2, companion=5).do("move 5", "leave")
    assert scene.refused("pay").facts["needed"] == 6
    assert scene.legal() == {"end"}
    scene.seat(0, lira=6).do("pay")
    assert (scene[0].lira, scene[1].lira, scene[2].lira) == (0, 4, 2)


@pytest.mark.rule("letters.pay")
def test_ones_own_companion_is_not_paid() -> None:
    assert city().seat(0, at=4, companion=5).do("move 5", "leave").decision == "act"


@pytest.mark.rule("letters.pay")
@pytest.mark.parametrize("where", ["general", "own", 6])
def test_companions_elsewhere_are_not_paid(where: str | int) -> None:
    assert city().seat(0, at=4).seat(1, companion=where).do("move 5", "leave").decision == "act"


@pytest.mark.rule("ruling.companion-pay", "ist.pay.fountain")
def test_at_the_fountain_nobody_is_paid() -> None:
    scene = city().seat(0, at=8).seat(1, at=7, companion=7).do("move 7")
    assert scene.decision == "act"
    scene = city().seat(0, at=16, companion=8).seat(1, at=7, companion=7).do("walk 7")
    assert scene.decision == "act"
    assert scene.refused("pay").rule == "ist.pay.fountain"


@pytest.mark.rule("letters.pay", "ist.place.police")
def test_a_family_member_pays_no_companion() -> None:
    assert city().seat(1, companion=5).acting(12).do("send 5", "collect")[1].lira == 0


@pytest.mark.rule("ruling.neutral-merchants", "ist.pay.neutral")
def test_he_pays_neutral_merchants_who_then_move_on() -> None:
    scene = city(2).neutral_merchants(5, 15, 16).seat(0, at=16, companion=4, lira=2).do("walk 5", "pay", dice=[1, 2])
    assert (scene[0].lira, scene.view()["neutral_merchants"]) == (0, [3, 15, 16])


@pytest.mark.rule("ruling.companion", "ist.meet.family")
def test_he_catches_family_members() -> None:
    scene = walker(4).seat(1, family=5).do("walk 5", "collect")
    assert scene.refused("end").rule == "ist.meet.family"
    assert scene.do("catch saffron", "reward lira")[0].lira == 5


@pytest.mark.rule("ruling.companion", "ist.meet.family", "ruling.phase4-place")
def test_nobody_is_caught_where_the_merchant_stands() -> None:
    scene = walker(4).seat(1, family=16).do("walk 5", "collect")
    assert scene.refused("catch saffron").rule == "ist.meet.family"
    assert scene.do("end").actor == 1


@pytest.mark.rule("ruling.companion", "ist.meet.governor", "ist.meet.smuggler", "letters.meet.courier")
def test_he_uses_the_neutral_figures() -> None:
    scene = walker(4, lira=6).figures(governor=5, smuggler=5, courier=5).do("walk 5", "skip")
    assert scene.legal("meet") == {"meet governor", "meet smuggler", "meet courier"}
    scene.do("meet courier", "pay lira", letters=[9], dice=[1, 1])
    assert scene[0].letters == [9]


@pytest.mark.rule("ruling.companion", "ruling.phase4-place")
def test_not_those_where_the_merchant_stands() -> None:
    scene = walker(4, lira=6).figures(governor=16).do("walk 5", "collect")
    assert scene.legal("meet") == set()


# Fountain and Police Station


@pytest.mark.rule("ruling.companion", "ist.place.fountain")
def test_at_the_fountain_he_brings_assistants_to_the_merchants_stack() -> None:
    scene = walker(8, assistants=[1, 2]).do("walk 7", "gather 1 2", "decline")
    assert (len(scene[0].stack), scene[0].at, scene[0].companion) == (4, 16, 7)
    assert scene.decision == "meet"


@pytest.mark.rule("ruling.companion", "letters.companion.hire", "ruling.phase4-place")
def test_and_he_may_go_back_to_the_own_supply_then_there_is_no_phase_4() -> None:
    scene = walker(8, assistants=[1], lira=9).seat(1, family=7).figures(governor=7).do("walk 7", "gather 1", "hire")
    assert (scene[0].companion, scene.legal()) == ("own", {"end"})


@pytest.mark.rule("letters.companion.hire", "ruling.phase4-place")
def test_so_it_is_if_he_goes_back_without_bringing_anybody() -> None:
    scene = walker(8, lira=9).seat(1, family=7).figures(governor=7).do("walk 7", "hire")
    assert (scene[0].companion, scene.legal()) == ("own", {"end"})


@pytest.mark.rule("ruling.companion", "ruling.phase4-place")
def test_who_stays_at_the_fountain_meets_the_figures_there() -> None:
    scene = walker(8, assistants=[1], lira=9).seat(1, family=7).figures(governor=7).do("walk 7", "gather 1", "decline")
    assert {"meet governor", "catch saffron"} <= scene.legal()


@pytest.mark.rule("letters.companion.hire", "ruling.phase4-place")
def test_if_the_merchant_calls_the_companion_back_phase_4_is_the_merchants_as_ever() -> None:
    scene = city().seat(0, at=8, companion=7, lira=9).seat(1, family=7).figures(governor=7).do("move 7", "hire")
    assert {"meet governor", "catch saffron"} <= scene.legal()


@pytest.mark.rule("ruling.companion", "ist.place.police")
def test_at_the_police_station_he_frees_the_family_member() -> None:
    scene = walker(11).do("walk 12", "send 5", "collect")
    assert (scene[0].family, scene[0].goods) == (5, "G Y")
    assert scene.decision == "meet"


@pytest.mark.rule("ruling.companion", "ist.meet.family", "ruling.figures")
def test_there_he_catches_nobody_but_uses_the_figures() -> None:
    scene = walker(11, lira=9).seat(1, family=12).figures(governor=12).do("walk 12", "skip")
    assert scene.legal("catch") == set()
    assert "meet governor" in scene.legal()


@pytest.mark.rule("letters.companion.hire", "ruling.phase4-place", "ist.place.police")
def test_a_companion_whom_the_family_member_sends_home_meets_nobody() -> None:
    scene = walker(11, lira=9).figures(governor=12).do("walk 12", "send 7", "hire")
    assert (scene[0].companion, scene.legal()) == ("own", {"end"})


# Cards and tiles


@pytest.mark.rule("letters.companion.cards", "ruling.companion-cards")
@pytest.mark.parametrize("card", ["stay", "far", "follow", "anywhere"])
def test_cards_that_move_the_merchant_do_not_move_him(card: str) -> None:
    scene = walker(4, lira=9, hand=[card]).do(f"play {card}")
    assert scene.legal("walk") == set()
    assert scene[0].companion == 4


@pytest.mark.rule("letters.companion.cards", "ruling.companion-cards", "ist.window.move")
@pytest.mark.parametrize("card", ["stay", "far", "follow", "anywhere", "familywalk", "companion2"])
def test_nor_can_they_be_played_once_he_has_moved(card: str) -> None:
    scene = walker(4, lira=9, hand=[card], family=3).do("walk 5")
    assert scene.refused(f"play {card}").rule == "ist.window.move"


@pytest.mark.rule("letters.companion.cards", "ruling.companion-cards", "mocha.card.corner")
def test_nor_the_corner_card() -> None:
    scene = bazaar().seat(0, at=8, companion=4, hand=["corner"]).do("play corner")
    assert scene.legal() == {"move 1", "move 5", "move 21", "move 25"}


@pytest.mark.rule("letters.companion.cards", "ruling.companion-cards", "mocha.tile.move")
def test_the_movement_tile_does_not_help_him() -> None:
    scene = bazaar().seat(0, at=16, companion=4, tavern="move")
    assert scene.legal("walk") == {"walk 3", "walk 5", "walk 9"}


@pytest.mark.rule("ruling.companion-cards", "ruling.yellow", "ist.tile.yellow")
def test_the_yellow_tile_works_for_the_merchants_stack_when_he_moves() -> None:
    scene = walker(4, tiles="Y", lira=2, assistants=[1]).do("walk 5", "fetch 1")
    assert len(scene[0].stack) == 4


@pytest.mark.rule("ruling.companion-cards", "ist.card.assistant", "ist.window.phase1")
@pytest.mark.parametrize("rival", [1, 5])
def test_so_does_the_assistant_card_before_phase_2(rival: int) -> None:
    scene = walker(4, hand=["assistant"], assistants=[2], lira=2).seat(1, at=rival)
    scene.do("walk 5", "play assistant", "fetch 2")
    assert len(scene[0].stack) == 4


@pytest.mark.rule("ruling.companion-cards", "ist.window.phase1")
def test_and_no_longer_after_paying() -> None:
    scene = walker(4, hand=["assistant"], assistants=[2], lira=2).seat(1, at=5).do("walk 5", "pay")
    assert scene.refused("play assistant").rule == "ist.window.phase1"


@pytest.mark.rule("ruling.place-bound", "ist.tile.red", "letters.companion.move")
def test_the_red_tile_helps_his_roll() -> None:
    scene = walker(4, tiles="R").do("walk 9", "call 7", "turn 1 4", dice=[1, 3])
    assert scene[0].lira == 7


@pytest.mark.rule("ruling.place-bound", "ist.tile.green", "letters.companion.move")
def test_the_green_tile_helps_him_at_a_warehouse() -> None:
    scene = walker(5, tiles="G", lira=2).do("walk 4", "fill", "extra B")
    assert scene[0].goods == "Y2 B"


@pytest.mark.rule("ruling.place-bound", "ist.card.market", "letters.companion.move")
def test_the_market_card_works_for_him() -> None:
    scene = city().seat(0, at=16, companion=6, goods="R2", hand=["market"])
    scene.do("walk 11", "play market", "sell R2", tiles=["RGGYB"])
    assert scene[0].lira == 5


@pytest.mark.rule("ruling.repeat", "ist.card.post2", "letters.companion.move")
def test_cards_that_repeat_follow_his_action() -> None:
    scene = walker(4, hand=["post2"]).do("walk 5", "collect", "play post2")
    assert scene[0].lira == 4


# The barrier


@pytest.mark.rule("ruling.barrier-figures", "mocha.barrier")
def test_the_barrier_stops_him() -> None:
    scene = bazaar().seat(0, at=16, companion=8).barrier(8, 9, holder=1)
    assert scene.legal("walk") == {"walk 3", "walk 7", "walk 13"}
    assert scene.refused("walk 9").rule in ("mocha.barrier", "ruling.barrier-figures", "letters.companion.move")


@pytest.mark.rule("ruling.barrier-figures", "mocha.barrier")
def test_unless_his_owner_has_its_token() -> None:
    assert "walk 9" in bazaar().seat(0, at=16, companion=8).barrier(8, 9, holder=0).legal()


@pytest.mark.rule("ruling.guild-7", "mocha.guild.7", "letters.companion.hire")
@pytest.mark.parametrize("where", ["general", 4])
def test_guild_card_7_neither_hires_him_nor_calls_him_back(where: str | int) -> None:
    scene = bazaar().seat(0, at=8, companion=where, assistants=[1], guild=[7]).do("guild 7", "gather 1")
    assert (scene[0].companion, scene.legal()) == (where, {"end"})
