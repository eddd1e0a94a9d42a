"""Who may walk where: the barrier and the movement tile (section 6 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.mocha.city import city
from tests.games.istanbul.scenario import Scenario

FROM_7 = {f"move {place}" for place in (2, 6, 8, 12, 1, 3, 9, 11, 13, 17)}


def behind(holder: int = 1) -> Scenario:
    """Return a table with seat 0 at the Fountain, the barrier between 7 and 8."""
    return city().barrier(7, 8, holder=holder)


@pytest.mark.rule("mocha.barrier", "ruling.steps")
def test_the_place_right_behind_the_barrier_is_three_steps_away() -> None:
    scene = behind()
    assert scene.legal("move") == FROM_7 - {"move 8", "move 9"}
    refusal = scene.refused("move 8")
    assert refusal[:3] == ("mocha.barrier", "barrier-between", {"place": 8, "one": 7, "two": 8})
    assert "move 8" in behind().seat(0, hand=["far"]).do("play far").legal()


@pytest.mark.rule("mocha.barrier", "ruling.steps")
def test_a_walk_past_a_corner_may_take_the_other_way() -> None:
    assert {"move 3", "move 13"} <= behind().legal("move")


@pytest.mark.rule("mocha.barrier", "ruling.steps")
def test_it_stops_a_walk_from_either_side() -> None:
    scene = behind().seat(0, at=8)
    assert {"move 7", "move 6"}.isdisjoint(scene.legal("move"))


@pytest.mark.rule("mocha.barrier", "ruling.steps", "ist.card.far")
def test_the_far_card_walks_round_it() -> None:
    scene = behind().seat(0, hand=["far"]).do("play far")
    assert {"move 8", "move 9"} <= scene.legal("move")


@pytest.mark.rule("mocha.barrier", "ist.card.far", "ruling.steps")
def test_the_far_card_does_not_walk_through_it_either() -> None:
    scene = city().seat(0, at=1, hand=["far"]).barrier(2, 3, holder=1).do("play far")
    assert "move 4" not in scene.legal()  # three steps straight on, five round the barrier
    assert city().seat(0, at=1, hand=["far"]).do("play far").legal() >= {"move 4"}


@pytest.mark.rule("mocha.barrier", "ruling.barrier-figures")
def test_the_holder_of_the_token_walks_through() -> None:
    assert behind(holder=0).legal("move") == FROM_7


@pytest.mark.rule("mocha.barrier", "ruling.barrier-figures", "mocha.tavern.barrier")
def test_who_loses_the_token_is_stopped_from_then_on() -> None:
    scene = city(2).seat(0, coffee=2).barrier(7, 8, holder=1).acting(19).do("barrier 7 8", "decline", "end")
    assert scene.actor == 1
    assert "move 8" not in scene.legal()
    assert "move 8" in scene.turn(0).seat(0, at=7).legal()


@pytest.mark.rule("mocha.barrier")
def test_only_one_edge_is_closed_the_old_one_opens_again() -> None:
    scene = city(2).seat(0, coffee=2).barrier(7, 8, holder=0).acting(19).do("barrier 7 12", "decline", "end")
    assert scene.legal("move") == FROM_7 - {"move 12", "move 17"}


@pytest.mark.rule("mocha.barrier", "ist.setup.two", "ruling.figures")
def test_figures_that_move_by_dice_are_not_stopped() -> None:
    scene = behind().seat(0, lira=2).figures(governor=7).meeting(7)
    assert scene.do("meet governor", "pay lira", cards=["far"], dice=[4, 4]).figure("governor") == 8


@pytest.mark.rule("mocha.barrier", "ruling.figures", "ist.pay.neutral")
def test_neutral_merchants_are_not_stopped() -> None:
    scene = city(2).seat(0, at=2, lira=2).neutral_merchants(3, 15, 16).barrier(3, 4, holder=1)
    scene.do("move 3", "leave", "pay", dice=[2, 2])
    assert scene.view()["neutral_merchants"] == [4, 15, 16]


@pytest.mark.rule("mocha.barrier", "ist.place.police")
def test_a_family_member_who_is_sent_does_not_walk() -> None:
    scene = city().barrier(12, 13, holder=1).acting(12)
    assert "send 13" in scene.legal()


@pytest.mark.rule("ruling.teleport", "mocha.card.corner", "mocha.barrier")
def test_the_corner_card_goes_over_the_barrier() -> None:
    scene = city().seat(0, at=2, hand=["corner"]).barrier(1, 2, holder=1).do("play corner", "move 1")
    assert scene[0].at == 1


@pytest.mark.rule("ruling.teleport", "mocha.guild.7", "mocha.barrier")
def test_guild_card_7_goes_over_the_barrier() -> None:
    scene = behind().seat(0, at=8, guild=[7]).do("guild 7")
    assert scene[0].at == 7


@pytest.mark.rule("ruling.teleport", "mocha.card.corner", "ist.assist.leave", "ist.pay.merchants", "ist.meet.governor")
def test_after_the_corner_card_the_turn_goes_on_as_usual() -> None:
    scene = city().seat(0, lira=4, coffee=6, hand=["corner"]).seat(1, at=20).figures(governor=20)
    scene.do("play corner", "move 20", "leave", "pay", "treat", "meet governor", "pay lira", cards=["far"], dice=[1, 1])
    assert (scene[0].rubies, scene[0].assistants, scene[1].lira, scene[0].hand) == (1, [20], 2, ["far"])


@pytest.mark.rule("ruling.teleport", "mocha.guild.7")
def test_after_guild_card_7_nobody_is_met_at_the_fountain() -> None:
    scene = city().seat(0, at=8, guild=[7], lira=9).seat(1, family=7).figures(governor=7).do("guild 7")
    assert scene.legal() == {"end"}


# The movement tile


@pytest.mark.rule("mocha.tile.move", "ruling.straight-line")
def test_with_the_movement_tile_any_distance_in_a_straight_line_may_be_walked() -> None:
    scene = city().seat(0, at=6, tavern="move")
    usual = {f"move {place}" for place in (1, 7, 11, 2, 8, 12, 16)}
    assert scene.legal("move") == usual | {"move 9", "move 10"}
    assert scene.seat(0, at=3).legal("move") >= {"move 13", "move 18", "move 1", "move 5"}


@pytest.mark.rule("mocha.tile.move", "ruling.straight-line")
def test_the_line_does_not_turn_and_does_not_go_on_in_the_next_row() -> None:
    scene = city().seat(0, at=10, tavern="move")
    assert {"move 11", "move 12", "move 3", "move 19"}.isdisjoint(scene.legal("move"))
    assert scene.refused("move 19").rule in ("mocha.tile.move", "ruling.straight-line", "ist.move.steps")


@pytest.mark.rule("mocha.tile.move", "ist.move.no-return")
def test_with_the_movement_tile_too_he_may_not_stay() -> None:
    assert city().seat(0, at=6, tavern="move").refused("move 6").rule == "ist.move.no-return"


@pytest.mark.rule("mocha.tile.move")
def test_it_works_on_each_turn_and_the_turn_goes_on_as_usual() -> None:
    scene = city(2).seat(0, at=1, tavern="move").seat(1, at=20).do("move 5", "leave", "collect", "end")
    scene.do("move 19", "end", "move 20", "leave")
    assert (scene[0].at, scene[0].assistants) == (20, [5, 20])


@pytest.mark.rule("mocha.tile.move")
def test_it_helps_nobody_else() -> None:
    assert "move 4" not in city().seat(0, at=1).seat(1, tavern="move").legal()


@pytest.mark.rule("mocha.tile.move", "mocha.barrier")
def test_the_barrier_stops_a_straight_walk_too() -> None:
    scene = city().seat(0, at=1, tavern="move").barrier(3, 4, holder=1)
    assert "move 3" in scene.legal()
    assert {"move 4", "move 5"}.isdisjoint(scene.legal("move"))


@pytest.mark.rule("mocha.tile.move", "mocha.barrier")
def test_unless_one_has_the_token() -> None:
    scene = city().seat(0, at=1, tavern="move").barrier(3, 4, holder=0)
    assert {"move 4", "move 5"} <= scene.legal("move")


@pytest.mark.rule("ruling.straight-line", "ist.card.far")
def test_it_is_not_combined_with_the_far_card() -> None:
    with_tile = city().seat(0, at=6, tavern="move", hand=["far"]).do("play far")
    assert with_tile.legal() == city().seat(0, at=6, hand=["far"]).do("play far").legal()
