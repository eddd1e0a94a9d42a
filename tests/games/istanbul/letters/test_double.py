"""Another turn for three seals (section 7 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.letters.city import bazaar, city


@pytest.mark.rule("letters.double")
def test_at_the_end_of_a_turn_three_seals_bring_another_one_at_once() -> None:
    scene = city().seat(0, letters=[9], delivered=[3]).acting(5).do("collect", "end")
    assert (scene.actor, scene.decision, scene.legal()) == (0, "double", {"double", "end"})
    scene.do("double", "seal 3 delivered", "seal 9")
    assert (scene.actor, scene.decision, scene.view()["turn"]) == (0, "move", 0)


@pytest.mark.rule("letters.double", "ruling.seals")
def test_two_delivered_letters_pay_too_and_one_seal_is_lost() -> None:
    scene = city().seat(0, delivered=[3, 9]).acting(5).do("end", "double", "seal 3 delivered", "seal 9 delivered")
    assert (scene[0].delivered, scene.actor, scene.decision) == ([], 0, "move")


@pytest.mark.rule("letters.double")
def test_who_does_not_want_it_ends_his_turn_and_keeps_his_letters() -> None:
    scene = city().seat(0, delivered=[3, 9]).acting(5).do("end", "end")
    assert (scene.actor, scene[0].delivered) == (1, [3, 9])


@pytest.mark.rule("letters.double")
@pytest.mark.parametrize(("letters", "delivered"), [([], []), ([9, 3], []), ([], [3])])
def test_with_fewer_than_three_seals_nobody_is_asked(letters: list[int], delivered: list[int]) -> None:
    assert city().seat(0, letters=letters, delivered=delivered).acting(5).do("end").actor == 1


@pytest.mark.rule("letters.double", "ruling.double")
def test_once_a_round() -> None:
    scene = city().seat(0, at=4, delivered=[3, 3, 8, 8]).do("move 5", "leave", "end")
    scene.do("double", "seal 3 delivered", "seal 3 delivered", "move 4", "leave", "end")
    assert scene.actor == 1
    assert scene[0].delivered == [8, 8]


@pytest.mark.rule("letters.double", "ruling.double")
def test_and_again_in_the_next_round() -> None:
    scene = city(2).seat(0, at=4, delivered=[3, 3, 8, 8]).seat(1, at=1).do("move 5", "leave", "end")
    scene.do("double", "seal 3 delivered", "seal 3 delivered", "move 4", "leave", "end", "move 2", "end")
    assert scene.do("move 3", "leave", "end").decision == "double"


@pytest.mark.rule("letters.double", "ruling.double")
def test_each_player_has_his_own() -> None:
    scene = city(2).seat(0, at=4, delivered=[3, 3]).seat(1, at=1, delivered=[8, 8]).do("move 5", "leave", "end")
    scene.do("double", "seal 3 delivered", "seal 3 delivered", "move 4", "leave", "end")
    assert scene.do("move 2", "end").legal() == {"double", "end"}
    assert scene.actor == 1


@pytest.mark.rule("letters.double")
def test_letters_delivered_on_the_turn_itself_count() -> None:
    scene = city().seat(0, at=4, letters=[5, 9]).do("move 5", "leave", "end")
    assert scene.decision == "double"


@pytest.mark.rule("ruling.double", "ruling.ends-at-once", "ist.assist.none")
def test_after_a_turn_that_ended_at_once_too() -> None:
    assert city().seat(0, at=4, delivered=[3, 9]).do("move 5", "end").decision == "double"


@pytest.mark.rule("ruling.double", "ruling.ends-at-once", "ist.pay.refuse")
def test_after_a_turn_that_ended_without_paying_too() -> None:
    scene = city().seat(0, at=4, delivered=[3, 9]).seat(1, at=5).do("move 5", "leave", "end")
    assert scene.decision == "double"


@pytest.mark.rule("ruling.double", "letters.card.family")
def test_after_the_turn_of_a_family_card_too() -> None:
    scene = city().seat(0, family=4, hand=["familywalk"], delivered=[3, 9]).do("play familywalk", "lead 5", "decline")
    assert scene.do("end").decision == "double"


@pytest.mark.rule("ruling.double", "letters.companion.move")
def test_after_the_move_of_the_companion_too() -> None:
    assert city().seat(0, at=1, companion=4, delivered=[3, 9]).do("walk 5", "end").decision == "double"


@pytest.mark.rule("ruling.double", "mocha.guild.turn")
def test_after_a_guild_card_too() -> None:
    assert bazaar().seat(0, guild=[17], delivered=[3, 9]).do("guild 17", "end").decision == "double"


@pytest.mark.rule("ruling.extra-turns", "mocha.guild.7", "letters.double")
def test_if_guild_card_7_brings_another_turn_the_letters_are_asked_for_after_it() -> None:
    scene = bazaar().seat(0, at=8, guild=[7], delivered=[3, 9]).do("guild 7", "end")
    assert (scene.actor, scene.decision) == (0, "move")
    scene.do("move 6", "end")
    assert (scene.actor, scene.decision) == (0, "double")
    assert scene.do("double", "seal 3 delivered", "seal 9 delivered").decision == "move"


@pytest.mark.rule("ruling.double", "mocha.guild.7")
def test_a_turn_of_guild_card_7_does_not_use_up_the_one_of_the_round() -> None:
    scene = bazaar().seat(0, at=4, guild=[7], delivered=[3, 3, 8, 8]).do("move 5", "end", "double")
    scene.do("seal 3 delivered", "seal 3 delivered", "guild 7", "end", "move 6", "end")
    assert scene.actor == 1


@pytest.mark.rule("ruling.extra-turns", "ist.tile.yellow", "ruling.figures")
def test_what_is_once_a_turn_is_fresh_on_the_extra_turn() -> None:
    scene = city().seat(0, lira=9, tiles="Y", assistants=[1, 2], delivered=[3, 9]).figures(courier=5).acting(5)
    scene.do("skip", "fetch 1", "meet courier", "pay lira", "end", dice=[1, 3], letters=[10])
    scene.do("double", "seal 3 delivered", "seal 9 delivered", "fetch 2", "move 4", "leave", "skip")
    assert "meet courier" in scene.legal()


@pytest.mark.rule("ruling.extra-turns", "letters.companion.place")
def test_the_companion_may_be_placed_at_the_start_of_the_extra_turn() -> None:
    scene = city().seat(0, companion="own", delivered=[3, 9]).acting(5).do("end", "double")
    assert scene.do("seal 3 delivered", "seal 9 delivered", "place")[0].companion == 5


@pytest.mark.rule("ruling.extra-turns", "ist.end.trigger")
def test_even_after_what_would_be_the_last_turn_of_the_game() -> None:
    scene = city().seat(0, rubies=6).seat(2, delivered=[3, 9]).turn(2).acting(5).do("end")
    assert (scene.actor, scene.decision) == (2, "double")
    scene.do("double", "seal 3 delivered", "seal 9 delivered", "move 4", "leave", "end")
    assert scene.actor is None


@pytest.mark.rule("letters.double", "ist.end.trigger")
def test_who_declines_it_then_ends_the_game() -> None:
    scene = city().seat(0, rubies=6).seat(2, delivered=[3, 9]).turn(2).acting(5)
    assert scene.do("end", "end").actor is None


@pytest.mark.rule("letters.double")
@pytest.mark.parametrize("action", ["double 3", "move 4", "seal 3 delivered", "play lira", "place", "collect"])
def test_when_it_is_asked_nothing_else_is_done(action: str) -> None:
    scene = city().seat(0, delivered=[3, 9], hand=["lira"], companion="own").acting(5).do("end")
    assert scene.legal() == {"double", "end"}
    assert scene.refused(action).rule in ("letters.double", "ist.window.lira", "ist.window.any")


@pytest.mark.rule("letters.double")
@pytest.mark.parametrize("pause", [[], ["move 5"], ["move 5", "leave"], ["move 5", "leave", "collect"]])
def test_before_the_end_of_the_turn_no_letters_are_paid(pause: list[str]) -> None:
    scene = city().seat(0, at=4, delivered=[3, 9]).do(*pause)
    assert scene.refused("double").rule == "letters.double"


@pytest.mark.rule("letters.double", "ist.turn.order")
def test_only_whose_turn_it_is_may_take_another() -> None:
    scene = city().seat(1, delivered=[3, 9]).acting(5).do("end")
    assert (scene.actor, scene.decision) == (1, "move")
