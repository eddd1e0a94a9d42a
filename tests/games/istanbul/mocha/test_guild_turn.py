"""The turn with a guild card: when one may be played, and what works on such a turn (section 6 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.mocha.city import ALL_KINDS, city
from tests.games.istanbul.scenario import Scenario

ANY = {"good", "lira", "family", "coffee", "guild", "coffeesale", "swap", "coffeeroll"}
WHY_NOT = {"mocha.guild.turn", "mocha.guild.cards", "ruling.guild-turn"}


def after_17() -> Scenario:
    """Play guild card 17 for a seat that holds every bonus card and could use each one at a pause."""
    return city().seat(0, at=1, lira=9, family=3, assistants=[4], hand=ALL_KINDS, guild=[17, 5]).do("guild 17")


@pytest.mark.rule("mocha.guild.turn")
@pytest.mark.parametrize("place", [1, 7, 12, 20])
def test_a_guild_card_is_played_wherever_the_merchant_is_and_is_the_whole_turn(place: int) -> None:
    scene = city().seat(0, at=place, guild=[17]).do("guild 17", "end")
    assert (scene[0].at, scene[0].assistants, scene.actor) == (place, [], 1)


@pytest.mark.rule("mocha.guild.turn")
def test_it_is_discarded_when_it_was_carried_out() -> None:
    scene = city().seat(0, guild=[5, 9]).do("guild 5")
    assert (scene[0].guild, scene.mocha["discard"]) == ([9], [])
    assert scene.do("assort R").mocha["discard"] == [5]


@pytest.mark.rule("mocha.guild.turn")
def test_everybody_sees_which_guild_card_is_played() -> None:
    scene = city().seat(0, guild=[17]).do("guild 17")
    assert scene.events[0].seen_by(1) == {"kind": "guild-played", "seat": 0, "number": 17}


@pytest.mark.rule("mocha.guild.turn")
def test_no_second_guild_card_is_played_on_that_turn() -> None:
    scene = after_17()
    assert scene.refused("guild 5").rule == "mocha.guild.turn"


@pytest.mark.rule("mocha.guild.turn", "ist.move.must")
@pytest.mark.parametrize("action", ["move 2", "extend", "leave", "meet governor", "skip"])
def test_there_is_no_move_no_action_and_no_meeting(action: str) -> None:
    scene = city().seat(0, at=1, lira=9, guild=[17]).figures(governor=1, smuggler=1, trader=1).do("guild 17")
    assert scene.legal() == {"end"}
    assert scene.refused(action).rule in WHY_NOT


@pytest.mark.rule("mocha.guild.turn", "ruling.guild-turn", "ist.meet.family")
def test_nobody_has_to_be_caught() -> None:
    assert "end" in city().seat(0, at=1, guild=[17]).seat(1, family=1).do("guild 17").legal()


@pytest.mark.rule("mocha.guild.turn", "ist.pay.merchants")
def test_nobody_is_paid() -> None:
    scene = city().seat(0, at=1, lira=4, guild=[17]).seat(1, at=1).do("guild 17", "end")
    assert (scene[0].lira, scene[1].lira) == (4, 0)


@pytest.mark.rule("mocha.guild.turn")
@pytest.mark.parametrize("action", ["guild 6", "guild 99", "guild", "guild seven"])
def test_a_guild_card_that_one_does_not_hold_is_not_played(action: str) -> None:
    assert city().seat(0, guild=[5]).seat(1, guild=[6]).refused(action).rule == "mocha.guild.turn"


@pytest.mark.rule("mocha.guild.turn")
@pytest.mark.parametrize("moves", [["move 6"], ["move 6", "leave"], ["move 6", "leave", "draw deck"]])
def test_once_something_has_moved_it_is_too_late(moves: list[str]) -> None:
    scene = city().seat(0, guild=[17]).do(*moves, cards=["far"] * ("draw deck" in moves))
    assert scene.legal("guild") == set()
    assert scene.refused("guild 17").rule in ("mocha.guild.turn", "ist.place.caravansary")


@pytest.mark.rule("mocha.guild.turn", "ist.window.move")
@pytest.mark.parametrize("card", ["stay", "far", "corner"])
def test_a_card_instead_of_moving_is_not_followed_by_a_guild_card(card: str) -> None:
    assert city().seat(0, hand=[card], guild=[17]).do(f"play {card}").legal("guild") == set()


@pytest.mark.rule("ist.window.phase1", "mocha.guild.turn")
def test_after_a_card_for_phase_one_no_guild_card_is_played_this_turn() -> None:
    scene = city().seat(0, hand=["assistant"], guild=[17], assistants=[3]).do("play assistant", "fetch 3")
    assert scene.legal("guild") == set()
    assert scene.refused("guild 17").rule == "ist.window.phase1"
    assert scene.legal("move") != set()


@pytest.mark.rule("ist.window.phase1")
def test_on_the_next_turn_it_may_be_played_again() -> None:
    scene = city(2).seat(0, hand=["assistant"], guild=[17], assistants=[3]).do("play assistant", "fetch 3")
    assert "guild 17" in scene.do("move 6", "end", "move 6", "end").legal()


@pytest.mark.rule("mocha.guild.turn")
def test_a_hand_of_guild_cards_has_no_limit_and_does_not_have_to_be_used() -> None:
    scene = city().seat(0, guild=list(range(1, 21)))
    assert scene.do("move 6", "end")[0].guild == list(range(1, 21))


@pytest.mark.rule("mocha.guild.turn", "ist.cards.any")
def test_nobody_plays_a_guild_card_on_the_turn_of_another() -> None:
    assert city().seat(1, guild=[17]).legal("guild") == set()


@pytest.mark.rule("mocha.guild.cards", "ruling.guild-turn", "ist.window.any")
def test_after_the_guild_card_every_card_for_any_pause_may_be_played_and_no_other() -> None:
    scene = after_17()
    assert {action.removeprefix("play ") for action in scene.legal("play")} == ANY


@pytest.mark.rule("mocha.guild.cards", "ruling.guild-turn")
@pytest.mark.parametrize(
    ("card", "window"),
    [
        ("stay", "ist.window.move"),
        ("far", "ist.window.move"),
        ("corner", "ist.window.move"),
        ("assistant", "ist.window.phase1"),
        ("market", "ist.window.with"),
        ("palace2", "ist.window.after"),
        ("post2", "ist.window.after"),
        ("dealer2", "ist.window.after"),
        ("wainwright2", "ist.window.after"),
        ("coffeehouse2", "ist.window.after"),
        ("six", "ist.window.roll"),
    ],
)
def test_the_others_are_refused_by_their_window_or_by_the_rule_of_this_turn(card: str, window: str) -> None:
    assert after_17().refused(f"play {card}").rule in {window, *WHY_NOT}


@pytest.mark.rule("mocha.guild.cards", "ist.window.any")
@pytest.mark.parametrize("card", ["lira", "coffee"])
def test_such_a_card_may_be_played_before_the_guild_card_too(card: str) -> None:
    scene = city().seat(0, hand=[card], guild=[17]).do(f"play {card}", "guild 17")
    assert (scene[0].hand, scene.decision) == ([], "after")


@pytest.mark.rule("ruling.guild-turn", "ist.window.any", "mocha.guild.20")
def test_a_card_before_it_may_pay_for_it() -> None:
    scene = city().seat(0, coffee=1, hand=["coffee"], guild=[20])
    assert scene.legal("guild") == set()
    assert scene.do("play coffee", "guild 20")[0].rubies == 1


@pytest.mark.rule("ruling.repeat", "ruling.guild-turn", "mocha.guild.12")
@pytest.mark.parametrize(
    ("place", "action", "card"),
    [(1, "extend", "wainwright2"), (5, "collect", "post2"), (16, "buy", "dealer2"), (20, "treat", "coffeehouse2")],
)
def test_the_action_of_card_12_is_not_repeated_by_card(place: int, action: str, card: str) -> None:
    scene = city().seat(0, lira=50, coffee=30, hand=[card], guild=[12]).do("guild 12", f"visit {place}", action)
    assert scene.legal() == {"end"}
    assert scene.refused(f"play {card}").rule in {"ist.window.after", *WHY_NOT}


@pytest.mark.rule("ruling.guild-turn", "ruling.yellow")
def test_the_yellow_tile_may_be_used_before_or_after_but_once() -> None:
    scene = city().seat(0, lira=9, tiles="Y", guild=[17], assistants=[2, 3]).do("fetch 2", "guild 17")
    assert scene.refused("fetch 3").rule == "ist.tile.yellow"
    scene = city().seat(0, lira=9, tiles="Y", guild=[17], assistants=[2, 3]).do("guild 17", "fetch 3")
    assert scene[0].assistants == [2]


@pytest.mark.rule("ist.window.any", "ruling.guild-turn")
@pytest.mark.parametrize("number", [2, 5, 7, 8, 9, 12, 13, 14, 15, 19])
def test_no_card_is_played_while_the_guild_card_is_carried_out(number: int) -> None:
    hand = ["good", "lira", "coffee", "swap"]
    scene = city().seat(0, coffee=4, goods="R2 G2 Y B", assistants=[3], hand=hand, guild=[number])
    scene.do(f"guild {number}", dice=[1, 1] * (number == 8))
    assert scene.legal("play") == set()
    assert scene.refused("play coffee").rule == "ist.window.any"
    assert scene.legal("end") == set()


@pytest.mark.rule("mocha.guild.turn", "ist.turn.order")
def test_on_the_turn_after_a_guild_card_everything_is_as_usual() -> None:
    scene = city(2).seat(0, guild=[17]).seat(1, at=6, lira=2, tiles="G").do("guild 17", "end")
    scene.do("move 2", "leave", "fill", "extra B", "end")
    assert (scene[1].goods, scene.actor) == ("R2 B", 0)
