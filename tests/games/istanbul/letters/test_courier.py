"""The courier (section 7 of the rules)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.istanbul.letters.city import city
from tests.games.istanbul.scenario import Scenario


def with_courier(place: int = 5, **facts: Any) -> Scenario:
    """Return a table with seat 0 in phase 4 with the courier."""
    return city().seat(0, **facts).figures(courier=place).meeting(place)


@pytest.mark.rule("letters.meet.courier")
def test_the_courier_gives_a_letter_for_two_lira_and_moves_by_dice() -> None:
    scene = with_courier(lira=3).do("meet courier", "pay lira", letters=[9], dice=[2, 6])
    assert (scene[0].letters, scene[0].lira, scene.figure("courier")) == ([9], 1, 8)


@pytest.mark.rule("letters.meet.courier")
@pytest.mark.parametrize("action", ["seal 3", "seal 8 delivered"])
def test_or_for_a_letter_delivered_or_not(action: str) -> None:
    scene = with_courier(letters=[3], delivered=[8]).do("meet courier", action, letters=[9], dice=[1, 1])
    gone = int(action.split()[1])
    assert sorted([*scene[0].letters, *scene[0].delivered, gone]) == [3, 8, 9]
    assert scene.letters_left["discard"] == [gone]


@pytest.mark.rule("letters.meet.courier", "ruling.price-order")
def test_he_is_paid_first() -> None:
    scene = with_courier(lira=2, letters=[3]).do("meet courier")
    assert (scene.legal(), scene[0].letters) == ({"pay lira", "seal 3"}, [3])


@pytest.mark.rule("letters.meet.courier", "letters.deliver")
def test_a_letter_for_the_place_where_he_is_met_is_delivered() -> None:
    scene = with_courier(lira=2).do("meet courier", "pay lira", letters=[5], dice=[1, 1])
    assert (scene[0].letters, scene[0].delivered) == ([], [5])


@pytest.mark.rule("letters.meet.courier", "ruling.price-order")
def test_who_can_pay_neither_does_not_use_him() -> None:
    scene = with_courier(lira=1, goods="R2 B", hand=["far"])
    assert scene.legal("meet") == set()
    assert scene.refused("meet courier").rule in ("letters.meet.courier", "ruling.price-order")


@pytest.mark.rule("letters.meet.courier")
@pytest.mark.parametrize("action", ["pay R", "pay", "pay lira", "seal 9", "seal 3 delivered", "seal", "end"])
def test_he_takes_nothing_else_and_nothing_that_one_does_not_have(action: str) -> None:
    scene = with_courier(goods="R", letters=[3]).do("meet courier")
    assert scene.legal() == {"seal 3"}
    assert scene.refused(action).rule == "letters.meet.courier"


@pytest.mark.rule("letters.meet.courier", "ist.window.lira")
def test_the_lira_card_may_pay_him() -> None:
    scene = with_courier(letters=[3], hand=["lira"])
    scene.do("meet courier", "play lira", "pay lira", letters=[9], dice=[1, 1])
    assert (scene[0].letters, scene[0].lira) == ([3, 9], 3)


@pytest.mark.rule("letters.meet.courier", "ist.meet.roll")
def test_who_does_not_use_him_leaves_him_where_he_is() -> None:
    assert with_courier(lira=2).do("end").figure("courier") == 5


@pytest.mark.rule("letters.meet.courier", "ruling.figures")
def test_he_serves_once_a_turn_even_if_his_roll_leaves_him_here() -> None:
    scene = with_courier(lira=9).do("meet courier", "pay lira", letters=[9], dice=[1, 4])
    assert (scene.figure("courier"), scene.legal()) == (5, {"end"})
    assert scene.refused("meet courier").rule == "ruling.figures"


@pytest.mark.rule("letters.meet.courier", "ruling.figures")
@pytest.mark.parametrize("place", [7, 12, 24])
def test_he_serves_everywhere(place: int) -> None:
    scene = city().seat(0, lira=2).figures(governor=1, smuggler=1, courier=place).meeting(place)
    assert scene.legal("meet") == {"meet courier"}


@pytest.mark.rule("letters.meet.courier", "ist.meet.order")
def test_the_figures_are_met_in_any_order() -> None:
    scene = with_courier(lira=9).seat(1, family=5).figures(governor=5, smuggler=5)
    assert scene.legal() == {"meet governor", "meet smuggler", "meet courier", "catch saffron"}
    scene.do("meet courier", "pay lira", letters=[9], dice=[1, 1])
    assert scene.legal() == {"meet governor", "meet smuggler", "catch saffron"}


@pytest.mark.rule("letters.meet.courier")
def test_he_is_not_met_from_another_place() -> None:
    scene = city().seat(0, lira=9).figures(courier=6).meeting(5)
    assert scene.refused("meet courier").rule == "letters.meet.courier"


@pytest.mark.rule("letters.meet.courier", "ist.act.optional")
def test_who_could_still_use_him_skips_the_action_first() -> None:
    scene = city().seat(0, lira=2).figures(courier=5).acting(5)
    assert "skip" in scene.legal()
    assert scene.do("skip").legal() == {"meet courier", "end"}


@pytest.mark.rule("letters.meet.courier", "ist.place.police")
def test_the_family_member_does_not_meet_him() -> None:
    scene = city().seat(0, lira=9).figures(courier=5).acting(12).do("send 5", "collect")
    assert scene.legal("meet") == set()


@pytest.mark.rule("ruling.price-order", "ruling.piles", "letters.meet.courier")
def test_without_any_letter_in_the_piles_he_takes_no_lira() -> None:
    scene = with_courier(lira=9).letter_piles(deck=[])
    assert scene.legal("meet") == set()
    assert scene.refused("meet courier").rule in ("ruling.price-order", "ruling.piles")


@pytest.mark.rule("ruling.piles", "letters.meet.courier")
def test_discarded_letters_are_shuffled_for_him() -> None:
    scene = with_courier(lira=9).letter_piles(deck=[], discard=[8])
    scene.do("meet courier", "pay lira", letters=[8], dice=[1, 1])
    assert scene[0].letters == [8]


@pytest.mark.rule("letters.meet.courier", "letters.place.embassy")
def test_after_the_embassy_its_letters_may_pay_him_there() -> None:
    scene = city().figures(courier=21).acting(21)
    scene.do("accept", "meet courier", "seal 3", letters=[3, 4, 9], dice=[1, 1])
    assert scene[0].letters == [4, 9]
