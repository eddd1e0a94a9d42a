"""The card that turns a die to six, and the red tile with it (section 6 of the rules, ruling.red-six)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.mocha.city import city


@pytest.mark.rule("mocha.card.six", "ist.window.roll")
def test_a_die_is_turned_to_six_right_after_the_roll_and_before_it_counts() -> None:
    scene = city().seat(0, hand=["six"]).acting(9).do("call 9", dice=[3, 2])
    assert scene[0].lira == 0
    scene.do("play six", "turn 2 6", "keep")
    assert (scene[0].lira, scene[0].hand) == (9, [])


@pytest.mark.rule("mocha.card.six")
def test_either_die_may_be_turned_but_no_other() -> None:
    scene = city().seat(0, hand=["six"]).acting(9).do("call 9", "play six", dice=[3, 2])
    assert scene.legal() == {"turn 3 6", "turn 2 6"}
    assert scene.refused("turn 4 6").rule == "mocha.card.six"
    assert scene.refused("turn 3 4").rule == "mocha.card.six"


@pytest.mark.rule("mocha.card.six", "ist.place.blackmarket")
def test_it_works_at_the_black_market() -> None:
    scene = city().seat(0, hand=["six"], extensions=1).acting(8).do("roll", "play six", "turn 1 6", dice=[1, 5])
    assert scene.do("keep", "gain R")[0].goods == "R B3"


@pytest.mark.rule("mocha.card.six", "mocha.guild.9", "ruling.guild-turn", "ruling.red-six")
def test_it_works_on_guild_card_9() -> None:
    scene = city().seat(0, hand=["six"], guild=[9]).do("guild 9", "call 12", "play six", "turn 1 6", dice=[1, 6])
    assert scene.do("keep")[0].lira == 24


@pytest.mark.rule("mocha.card.six", "mocha.guild.8", "ruling.guild-turn", "ruling.red-six")
def test_it_works_on_guild_card_8() -> None:
    scene = city().seat(0, hand=["six"], guild=[8]).do("guild 8", "play six", "turn 1 6", dice=[1, 1])
    scene.do("keep", "gain R", "gain R")
    assert scene[0].goods == "R2 B2"


@pytest.mark.rule("mocha.card.six", "mocha.guild.12", "ruling.guild-turn")
def test_it_works_on_the_roll_of_an_action_by_guild_card_12() -> None:
    scene = city().seat(0, hand=["six"], guild=[12])
    scene.do("guild 12", "visit 9", "call 12", "play six", "turn 1 6", dice=[1, 6])
    assert scene.do("keep")[0].lira == 12


@pytest.mark.rule("mocha.card.six", "mocha.card.roll", "ruling.red-six")
def test_it_works_on_the_dice_card() -> None:
    scene = city().seat(0, hand=["six", "coffeeroll"]).do("play coffeeroll", "play six", "turn 2 6", dice=[2, 3])
    scene.do("keep", "gain B")
    assert (scene[0].goods, scene[0].coffee, scene[0].lira) == ("B", 1, 0)


@pytest.mark.rule("mocha.card.six", "ist.place.police")
def test_it_works_on_the_roll_of_the_family_member() -> None:
    scene = city().seat(0, hand=["six"]).acting(12).do("send 9", "call 12", "play six", "turn 1 6", dice=[1, 6])
    assert scene.do("keep")[0].lira == 12


@pytest.mark.rule("mocha.card.six", "ruling.red-six")
def test_several_may_be_played_on_one_roll() -> None:
    scene = city().seat(0, hand=["six", "six"]).acting(9)
    scene.do("call 12", "play six", "turn 1 6", "play six", "turn 2 6", dice=[1, 2])
    assert scene.do("keep")[0].lira == 12


@pytest.mark.rule("mocha.card.six")
def test_two_sixes_cannot_be_bettered() -> None:
    scene = city().seat(0, hand=["six"]).acting(9).do("call 12", dice=[6, 6])
    assert "play six" not in scene.legal()


@pytest.mark.rule("ruling.red-six", "mocha.card.six", "ist.tile.red")
def test_the_six_may_come_before_the_red_tile() -> None:
    scene = city().seat(0, hand=["six"], tiles="R").acting(9)
    scene.do("call 10", "play six", "turn 1 6", "turn 2 4", dice=[1, 2])
    assert scene[0].lira == 10


@pytest.mark.rule("ruling.red-six", "mocha.card.six", "ist.tile.red")
def test_or_after_it() -> None:
    scene = city().seat(0, hand=["six"], tiles="R").acting(9)
    scene.do("call 10", "turn 2 4", "play six", "turn 1 6", dice=[1, 2])
    assert scene.do("keep")[0].lira == 10


@pytest.mark.rule("ruling.red-six", "mocha.card.six", "ist.tile.red")
def test_or_before_and_after_it() -> None:
    scene = city().seat(0, hand=["six", "six"], tiles="R").acting(9)
    scene.do("call 12", "play six", "turn 1 6", "turn 2 4", "play six", "turn 4 6", dice=[1, 2])
    assert scene.do("keep")[0].lira == 12


@pytest.mark.rule("ruling.red-six", "mocha.card.six", "ist.tile.red")
def test_the_roll_that_the_red_tile_brought_may_be_changed_by_the_six() -> None:
    scene = city().seat(0, hand=["six"], tiles="R").acting(9)
    scene.do("call 12", "reroll", "play six", "turn 5 6", dice=[1, 2, 5, 6])
    assert scene.do("keep")[0].lira == 12


@pytest.mark.rule("ruling.red-six", "ist.tile.red")
def test_the_red_tile_is_used_once_on_one_roll_whatever_the_six_does() -> None:
    scene = city().seat(0, hand=["six", "six"], tiles="R").acting(9)
    scene.do("call 12", "turn 2 4", "play six", "turn 1 6", dice=[1, 2])
    assert {"reroll", "turn 6 4"}.isdisjoint(scene.legal())


@pytest.mark.rule("mocha.card.six", "ist.window.roll")
@pytest.mark.parametrize("figure", ["governor", "smuggler", "trader"])
def test_it_does_not_work_on_a_roll_that_moves_a_figure(figure: str) -> None:
    scene = city().seat(0, lira=9, hand=["six"]).figures(**{figure: 5}).meeting(5)
    gain, cards = ["gain R"] * (figure == "smuggler"), ["far"] * (figure == "governor")
    scene.do(f"meet {figure}", *gain, "pay lira", cards=cards, dice=[1, 1])
    assert (scene.figure(figure), scene.decision) == (2, "meet")
    assert scene.refused("play six").rule == "ist.window.roll"


@pytest.mark.rule("mocha.card.six", "ist.pay.neutral")
def test_nor_on_one_that_moves_a_neutral_merchant() -> None:
    scene = city(2).seat(0, at=2, lira=2, hand=["six"]).neutral_merchants(3, 15, 16).do("move 3", "leave")
    scene.do("pay", dice=[2, 2])
    assert (scene.view()["neutral_merchants"], scene.decision) == ([4, 15, 16], "act")


@pytest.mark.rule("mocha.card.six", "ist.window.roll")
@pytest.mark.parametrize("pause", ["move", "act"])
def test_without_a_roll_it_is_not_played(pause: str) -> None:
    scene = city().seat(0, hand=["six"])
    assert (scene if pause == "move" else scene.acting(9)).refused("play six").rule == "ist.window.roll"


@pytest.mark.rule("mocha.card.six", "ist.window.roll")
def test_once_the_roll_has_counted_it_is_too_late() -> None:
    scene = city().seat(0, hand=["six"]).acting(9).do("call 12", "keep", dice=[1, 1])
    assert (scene[0].lira, scene.refused("play six").rule) == (2, "ist.window.roll")


@pytest.mark.rule("ist.cart.rubies", "mocha.card.six")
def test_that_one_is_asked_after_a_roll_does_not_tell_what_is_in_the_hand() -> None:
    six, other = (city().seat(0, hand=[card]).acting(9).do("call 12", dice=[1, 1]) for card in ("six", "far"))
    assert six.view(1) == other.view(1)


@pytest.mark.rule("ist.window.roll", "ist.window.any")
def test_no_other_card_is_played_between_the_roll_and_what_it_brings() -> None:
    scene = city().seat(0, hand=["six", "lira", "coffee"]).acting(9).do("call 12", dice=[1, 1])
    assert scene.legal("play") == {"play six"}
