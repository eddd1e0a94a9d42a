"""The coffee trader and the encounter tile (section 6 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.mocha.city import city


@pytest.mark.rule("mocha.meet.trader")
def test_the_coffee_trader_gives_a_coffee_for_two_lira_and_moves_by_dice() -> None:
    scene = city().seat(0, lira=3).figures(trader=5).meeting(5).do("meet trader", "pay lira", dice=[2, 6])
    assert (scene[0].coffee, scene[0].lira, scene.figure("trader")) == (1, 1, 8)


@pytest.mark.rule("mocha.meet.trader")
@pytest.mark.parametrize("good", "RGYB")
def test_or_for_a_good_of_any_colour(good: str) -> None:
    scene = city().seat(0, goods="R G Y B").figures(trader=5).meeting(5).do("meet trader", f"pay {good}", dice=[1, 1])
    assert (scene[0].coffee, good in scene[0].goods) == (1, False)


@pytest.mark.rule("mocha.meet.trader", "ruling.price-order")
def test_he_is_paid_first() -> None:
    scene = city().seat(0, lira=2, goods="R").figures(trader=5).meeting(5).do("meet trader")
    assert (scene.legal(), scene[0].coffee) == ({"pay lira", "pay R"}, 0)


@pytest.mark.rule("mocha.meet.trader", "ruling.price-order")
def test_who_can_pay_neither_does_not_use_him() -> None:
    scene = city().seat(0, lira=1, coffee=5, hand=["far"], guild=[3]).figures(trader=5).meeting(5)
    assert scene.legal("meet") == set()
    assert scene.refused("meet trader").rule in ("mocha.meet.trader", "ruling.price-order")


@pytest.mark.rule("mocha.meet.trader", "mocha.coffee")
@pytest.mark.parametrize("action", ["pay B", "pay C", "pay", "pay lira"])
def test_he_takes_nothing_else_and_nothing_that_one_does_not_have(action: str) -> None:
    scene = city().seat(0, goods="R", coffee=5).figures(trader=5).meeting(5).do("meet trader")
    assert scene.legal() == {"pay R"}
    assert scene.refused(action).rule in ("mocha.meet.trader", "mocha.coffee")


@pytest.mark.rule("mocha.meet.trader", "ist.window.lira")
def test_the_lira_card_may_pay_him() -> None:
    scene = city().seat(0, goods="R", hand=["lira"]).figures(trader=5).meeting(5)
    scene.do("meet trader", "play lira", "pay lira", dice=[1, 1])
    assert (scene[0].goods, scene[0].lira, scene[0].coffee) == ("R", 3, 1)


@pytest.mark.rule("mocha.meet.trader", "ist.meet.roll")
def test_who_does_not_buy_leaves_him_where_he_is() -> None:
    assert city().seat(0, lira=2).figures(trader=5).meeting(5).do("end").figure("trader") == 5


@pytest.mark.rule("mocha.meet.trader", "ruling.figures")
def test_he_serves_once_a_turn_even_if_his_roll_leaves_him_here() -> None:
    scene = city().seat(0, lira=9).figures(trader=5).meeting(5).do("meet trader", "pay lira", dice=[1, 4])
    assert (scene.figure("trader"), scene.legal()) == (5, {"end"})
    assert scene.refused("meet trader").rule == "ruling.figures"


@pytest.mark.rule("mocha.meet.trader", "ruling.figures")
@pytest.mark.parametrize("place", [7, 12, 19])
def test_he_serves_everywhere(place: int) -> None:
    scene = city().seat(0, lira=2).figures(governor=1, smuggler=1, trader=place).meeting(place)
    assert scene.legal("meet") == {"meet trader"}


@pytest.mark.rule("mocha.meet.trader", "ist.meet.order")
def test_the_figures_are_met_in_any_order() -> None:
    scene = city().seat(0, lira=9).seat(1, family=5).figures(governor=5, smuggler=5, trader=5).meeting(5)
    assert scene.legal() == {"meet governor", "meet smuggler", "meet trader", "catch saffron"}
    scene.do("meet trader", "pay lira", dice=[1, 1])
    assert scene.legal() == {"meet governor", "meet smuggler", "catch saffron"}


@pytest.mark.rule("mocha.meet.trader")
def test_he_is_not_met_from_another_place() -> None:
    scene = city().seat(0, lira=9).figures(trader=6).meeting(5)
    assert scene.refused("meet trader").rule == "mocha.meet.trader"


@pytest.mark.rule("mocha.meet.trader", "ist.act.optional")
def test_who_could_still_buy_from_him_skips_the_action_first() -> None:
    scene = city().seat(0, lira=2).figures(trader=5).acting(5)
    assert "skip" in scene.legal()
    assert scene.do("skip").legal() == {"meet trader", "end"}


# The encounter tile


@pytest.mark.rule("mocha.tile.meet", "ruling.encounter-tile")
def test_with_the_encounter_tile_the_governor_gives_a_card_for_nothing_and_still_moves() -> None:
    scene = city().seat(0, lira=2, tavern="meet").figures(governor=5).meeting(5)
    scene.do("meet governor", cards=["far"], dice=[3, 3])
    assert (scene[0].hand, scene[0].lira, scene.figure("governor"), scene.decision) == (["far"], 2, 6, "meet")


@pytest.mark.rule("mocha.tile.meet", "ruling.encounter-tile")
def test_so_does_the_smuggler() -> None:
    scene = city().seat(0, lira=2, tavern="meet").figures(smuggler=5).meeting(5)
    scene.do("meet smuggler", "gain B", dice=[3, 3])
    assert (scene[0].goods, scene[0].lira, scene.figure("smuggler"), scene.decision) == ("B", 2, 6, "meet")


@pytest.mark.rule("mocha.tile.meet", "ruling.encounter-tile")
def test_so_does_the_coffee_trader_for_who_has_nothing_too() -> None:
    scene = city().seat(0, tavern="meet").figures(trader=5).meeting(5).do("meet trader", dice=[3, 3])
    assert (scene[0].coffee, scene.figure("trader"), scene.decision) == (1, 6, "meet")


@pytest.mark.rule("mocha.tile.meet", "ruling.figures")
def test_with_the_encounter_tile_too_each_serves_once_a_turn() -> None:
    scene = city().seat(0, tavern="meet").figures(trader=5).meeting(5).do("meet trader", dice=[1, 4])
    assert scene.legal("meet") == set()


@pytest.mark.rule("mocha.tile.meet")
def test_the_encounter_tile_of_another_player_does_not_help() -> None:
    scene = city().seat(0, lira=2).seat(1, tavern="meet").figures(trader=5).meeting(5).do("meet trader")
    assert scene.legal() == {"pay lira"}


@pytest.mark.rule("mocha.tile.meet", "ist.pay.merchants")
def test_merchants_are_paid_as_ever() -> None:
    scene = city().seat(0, at=10, tavern="meet").seat(1, at=5).do("move 5", "leave")
    assert scene.legal() == {"end"}
    assert scene.refused("pay").rule == "ist.pay.merchants"


@pytest.mark.rule("mocha.tile.meet", "mocha.tavern.tile")
def test_the_encounter_tile_works_on_the_turn_on_which_it_is_taken() -> None:
    scene = (
        city()
        .seat(0, coffee=1)
        .figures(smuggler=19)
        .acting(19)
        .do("tavern meet", "meet smuggler", "gain R", dice=[1, 1])
    )
    assert (scene[0].goods, scene.decision) == ("R", "meet")
