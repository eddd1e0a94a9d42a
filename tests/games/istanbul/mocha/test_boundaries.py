"""Where a rule of Mocha & Baksheesh ends: the last kind of good, what one has already, a word too many."""

from __future__ import annotations

import pytest

from tests.games.istanbul.mocha.city import city
from tests.games.istanbul.scenario import GAME


@pytest.mark.rule("mocha.card.swap")
def test_blue_goods_alone_are_swapped_like_any_others() -> None:
    scene = city().seat(0, goods="B2", hand=["swap"]).do("play swap", "give B2")
    assert (scene[0].goods, scene.happened("goods-paid")) == ("", [{"goods": "B2", "source": "swap"}])
    assert scene.do("receive R C")[0].goods == "R"


@pytest.mark.rule("mocha.card.swap")
@pytest.mark.parametrize("given", "RGYBC")
def test_what_comes_for_a_thing_is_anything_else(given: str) -> None:
    scene = city().seat(0, goods="R G Y B", coffee=1, hand=["swap"]).do("play swap", f"give {given}")
    assert scene.legal() == {f"receive {kind}" for kind in "RGYBC" if kind != given}


@pytest.mark.rule("mocha.card.swap")
@pytest.mark.parametrize(("given", "reason"), [("C999", "too-many-swapped"), ("C1000", "malformed")])
def test_a_number_of_things_has_up_to_three_digits(given: str, reason: str) -> None:
    assert city().seat(0, coffee=4, hand=["swap"]).do("play swap").refused(f"give {given}").reason == reason


@pytest.mark.rule("mocha.card.six", "ist.place.teahouse")
def test_the_number_that_was_called_is_no_die() -> None:
    scene = city().seat(0, hand=["six"]).acting(9).do("call 5", dice=[6, 6])
    assert scene.refused("play six").reason == "already-six"
    scene = city().seat(0, hand=["six"]).acting(9).do("call 5", "play six", dice=[1, 2])
    assert scene.legal() == {"turn 1 6", "turn 2 6"}


@pytest.mark.rule("mocha.tavern.tile")
@pytest.mark.parametrize(("owned", "left"), [("move", "meet"), ("meet", "move")])
def test_a_tavern_tile_that_one_has_is_not_taken_again(owned: str, left: str) -> None:
    scene = city().seat(0, coffee=20, tavern=owned).acting(19)
    assert scene.legal("tavern") == {f"tavern {left}"}


@pytest.mark.rule("mocha.place.roasting")
def test_nothing_else_is_roasted() -> None:
    assert city().seat(0, lira=2).acting(17).refused("roast letter 3").reason == "malformed"


@pytest.mark.rule("ist.place.police")
def test_an_errand_is_declined_without_words() -> None:
    scene = city().acting(12).do("send 5")
    assert scene.refused("decline 5")[1:3] == ("malformed", {"action": "decline 5"})


@pytest.mark.rule("mocha.tile.meet", "mocha.tile.move")
def test_the_movement_tile_does_not_pay_figures() -> None:
    scene = city().seat(0, lira=2, tavern="move").figures(trader=5).meeting(5).do("meet trader")
    assert (scene.legal(), scene[0].coffee) == ({"pay lira"}, 0)


@pytest.mark.rule("mocha.card.wainwright2", "ist.window.after")
def test_on_a_new_turn_the_wainwright_is_not_repeated_before_anything_was_done() -> None:
    scene = city().turn(2).seat(0, at=4, lira=14, hand=["wainwright2"]).figures(trader=5).acting(8).do("end")
    assert scene.do("move 5", "leave", "skip").legal() == {"meet trader", "end"}


@pytest.mark.rule("mocha.guild.cards", "mocha.guild.12")
def test_what_guild_card_12_brings_is_no_action_to_be_repeated() -> None:
    scene = city().seat(0, guild=[12], hand=["post2"]).do("guild 12", "visit 5", "collect")
    assert scene.legal("play") == set()
    assert GAME.encode(scene.state)["turn"]["repeat"] == 0
