"""Companions: paying, being paid, meeting figures, Fountain and Police Station (section 7 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.letters.city import city, walker

# Paying and meeting


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
