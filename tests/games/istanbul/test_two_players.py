"""Two players and their neutral merchants (sections 1 to 3 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.scenario import table


@pytest.mark.rule("ist.pay.neutral")
def test_a_neutral_merchant_costs_two_lira_to_the_supply_and_goes_where_dice_say() -> None:
    scene = table(2).seat(0, at=12, lira=3).do("move 16", "leave", "pay", dice=[3, 6])
    assert (scene[0].lira, scene[1].lira, scene.decision) == (1, 0, "act")
    assert scene.view()["neutral_merchants"] == [14, 15, 9]


@pytest.mark.rule("ist.pay.neutral")
def test_each_neutral_merchant_is_paid_and_has_his_own_roll() -> None:
    scene = table(2).neutral_merchants(5, 5, 5).seat(0, at=6, lira=6)
    scene.do("move 5", "leave", "pay", dice=[1, 1, 6, 6, 3, 4])
    assert (scene[0].lira, scene.view()["neutral_merchants"]) == (0, [2, 12, 7])


@pytest.mark.rule("ist.pay.neutral", "ist.pay.merchants")
def test_rival_and_neutral_merchant_are_paid_together_or_not_at_all() -> None:
    scene = table(2).neutral_merchants(5, 15, 16).seat(0, at=6, lira=3).seat(1, at=5).do("move 5", "leave")
    assert scene.legal() == {"end"}
    assert scene.refused("pay").facts["needed"] == 4
    scene.seat(0, lira=4).do("pay", dice=[1, 2])
    assert (scene[0].lira, scene[1].lira, scene.view()["neutral_merchants"]) == (0, 2, [3, 15, 16])


@pytest.mark.rule("ist.pay.neutral", "ist.pay.refuse")
def test_who_does_not_pay_a_neutral_merchant_ends_his_turn_and_he_stays() -> None:
    scene = table(2).seat(0, at=12, lira=9).do("move 16", "leave", "end")
    assert (scene.actor, scene[0].lira, scene.view()["neutral_merchants"]) == (1, 9, [14, 15, 16])


@pytest.mark.rule("ist.pay.neutral")
def test_a_neutral_merchant_who_was_not_met_stays() -> None:
    scene = table(2).seat(0, at=6, lira=9).do("move 5", "leave")
    assert (scene.decision, scene.view()["neutral_merchants"]) == ("act", [14, 15, 16])


@pytest.mark.rule("ruling.neutral-merchants", "ist.pay.fountain")
def test_neutral_merchants_at_the_fountain_are_not_met() -> None:
    scene = table(2).neutral_merchants(7, 7, 16).seat(0, at=6, lira=9, assistants=[1]).do("move 7")
    assert (scene.decision, scene[0].lira) == ("act", 9)


@pytest.mark.rule("ruling.neutral-merchants")
def test_one_who_is_rolled_onto_ones_place_is_not_met_again_this_turn() -> None:
    scene = table(2).neutral_merchants(5, 15, 16).seat(0, at=6, lira=9).do("move 5", "leave", "pay", dice=[2, 3])
    assert (scene.decision, scene[0].lira, scene.view()["neutral_merchants"]) == ("act", 7, [5, 15, 16])


@pytest.mark.rule("ruling.neutral-merchants")
def test_of_two_neutral_merchants_the_one_rolled_back_is_paid_once() -> None:
    scene = table(2).neutral_merchants(5, 5, 16).seat(0, at=6, lira=9)
    scene.do("move 5", "leave", "pay", dice=[2, 3, 1, 4])
    assert (scene[0].lira, scene.view()["neutral_merchants"]) == (5, [5, 5, 16])


@pytest.mark.rule("ruling.neutral-merchants", "ist.card.stay")
def test_on_the_next_turn_he_is_met_again() -> None:
    scene = table(2).neutral_merchants(5, 15, 16).seat(0, at=6, lira=4, hand=["stay"])
    scene.do("move 5", "leave", "pay", dice=[2, 3]).do("end", "move 8", "end")
    scene.do("play stay", "take")
    assert scene.legal() == {"pay", "end"}
    scene.do("pay", dice=[1, 1])
    assert (scene[0].lira, scene.view()["neutral_merchants"]) == (0, [2, 15, 16])


@pytest.mark.rule("ist.pay.neutral")
def test_two_neutral_merchants_on_one_place_cost_two_lira_each_or_the_turn() -> None:
    scene = table(2).neutral_merchants(5, 5, 16).seat(0, at=6, lira=3).do("move 5", "leave")
    assert scene.legal() == {"end"}
    assert scene.refused("pay").facts == {"needed": 4, "lira": 3}
    assert scene.seat(0, lira=4).legal() == {"pay", "end"}


@pytest.mark.rule("ist.place.police", "ist.pay.neutral")
def test_the_family_member_pays_no_neutral_merchant() -> None:
    scene = table(2).seat(0, lira=16).acting(12).do("send 16", "buy")
    assert (scene[0].lira, scene.view()["neutral_merchants"]) == (1, [14, 15, 16])


@pytest.mark.rule("ist.meet.order", "ist.pay.neutral")
def test_neutral_merchants_are_nobody_to_meet_in_phase_four() -> None:
    scene = table(2).neutral_merchants(5, 15, 16).acting(5).do("collect")
    assert scene.legal() == {"end"}
