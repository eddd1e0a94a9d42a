"""When cards and tiles may be used (the windows of section 3)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.pauses import DECISIONS, ERRANDS, PAUSES
from tests.games.istanbul.scenario import KINDS, Scenario, table

ANY = {"good", "lira", "family"}
WINDOW = {
    "good": "ist.window.any",
    "lira": "ist.window.lira",
    "family": "ist.window.any",
    "stay": "ist.window.move",
    "far": "ist.window.move",
    "assistant": "ist.window.phase1",
    "palace2": "ist.window.after",
    "post2": "ist.window.after",
    "dealer2": "ist.window.after",
    "market": "ist.window.with",
}
OPEN_AT = {
    "before the move": {*ANY, "assistant", "stay", "far"},
    "after the move": {*ANY, "assistant"},
    "after the assistant step, before paying": {*ANY, "assistant"},
    "after the assistant step, nobody to pay": {*ANY, "assistant"},
    "after paying": ANY,
    "at the Fountain": {*ANY, "assistant"},
    "after the action": {*ANY, "post2"},
    "before the meetings": ANY,
    "between the meetings": ANY,
    "after the meetings": ANY,
}
LIRA_INSIDE = {"green", "governor", "bribe"}


def playable(scene: Scenario) -> set[str]:
    """Return the kinds of cards that may be played now."""
    return {action.removeprefix("play ") for action in scene.legal("play")}


@pytest.mark.rule("ist.window.any", "ist.window.phase1", "ist.window.move", "ist.window.after", "ist.window.with")
@pytest.mark.parametrize("pause", PAUSES)
def test_at_each_pause_the_cards_of_its_windows_may_be_played(pause: str) -> None:
    assert playable(PAUSES[pause]()) == OPEN_AT[pause]


@pytest.mark.rule("ist.window.any", "ist.window.phase1", "ist.window.move", "ist.window.after", "ist.window.with")
@pytest.mark.parametrize("pause", PAUSES)
def test_at_each_pause_every_other_card_is_refused_by_the_rule_of_its_window(pause: str) -> None:
    scene = PAUSES[pause]()
    closed = set(KINDS) - OPEN_AT[pause]
    assert {card: scene.refused(f"play {card}").rule for card in closed} == {card: WINDOW[card] for card in closed}


@pytest.mark.rule("ist.window.any", "ist.window.lira")
@pytest.mark.parametrize("decision", DECISIONS)
def test_inside_an_action_a_card_or_a_meeting_only_the_lira_card_may_be_played_and_only_to_pay(decision: str) -> None:
    scene = DECISIONS[decision]()
    assert scene.decision == decision
    assert playable(scene) == ({"lira"} if decision in LIRA_INSIDE else set())


@pytest.mark.rule("ist.window.any", "ist.window.lira")
@pytest.mark.parametrize("decision", DECISIONS)
def test_inside_an_action_a_card_or_a_meeting_every_other_card_is_refused_by_its_window(decision: str) -> None:
    scene = DECISIONS[decision]()
    closed = set(KINDS) - playable(scene)
    assert {card: scene.refused(f"play {card}").rule for card in closed} == {card: WINDOW[card] for card in closed}


@pytest.mark.rule("ist.window.any")
def test_a_good_may_come_before_or_after_an_action_but_never_during_it() -> None:
    scene = table().seat(0, hand=["good", "good"], goods="R").acting(11)
    scene.do("play good", "gain B", "sell R B", "play good", "gain G", tiles=["RGGYB"])
    assert (scene[0].goods, scene[0].lira) == ("G", 5)


@pytest.mark.rule("ist.window.any", "ist.window.lira")
def test_between_two_meetings_any_card_may_be_played() -> None:
    scene = table().seat(0, hand=["lira"]).seat(1, family=5).seat(2, family=5).meeting(5)
    scene.do("catch saffron", "reward lira", "play lira", "catch teal", "reward lira")
    assert scene[0].lira == 11


@pytest.mark.rule("ist.window.lira", "ist.meet.governor")
def test_the_lira_card_that_the_governor_gave_may_pay_him() -> None:
    scene = table().figures(governor=5).meeting(5).do("meet governor", cards=["lira"])
    assert scene.legal() == {"discard lira", "play lira"}
    scene.do("play lira", "pay lira", dice=[1, 1])
    assert (scene[0].lira, scene[0].hand) == (3, [])


@pytest.mark.rule("ist.window.lira", "ist.meet.smuggler")
def test_the_lira_card_may_pay_the_smuggler() -> None:
    scene = table().seat(0, hand=["lira"]).figures(smuggler=5).meeting(5)
    scene.do("meet smuggler", "gain B", "play lira", "pay lira", dice=[1, 1])
    assert (scene[0].lira, scene[0].goods) == (3, "B")


@pytest.mark.rule("ist.window.lira", "ist.tile.green")
def test_the_lira_card_may_pay_for_the_green_tile() -> None:
    scene = table().seat(0, tiles="G", hand=["lira"]).acting(2).do("fill")
    assert scene.refused("extra B").rule == "ist.tile.green"
    assert scene.do("play lira", "extra B")[0].goods == "R2 B"
    assert scene[0].lira == 3


@pytest.mark.rule("ist.window.lira", "ist.place.police")
@pytest.mark.parametrize(("place", "lira", "action"), [(1, 2, "extend"), (16, 9, "buy")])
def test_the_lira_card_may_pay_for_what_the_family_member_buys(place: int, lira: int, action: str) -> None:
    scene = table().seat(0, lira=lira, hand=["lira"]).acting(12).do(f"send {place}")
    assert action not in scene.legal()
    scene.do("play lira", action)
    assert scene[0].lira == 0


@pytest.mark.rule("ist.window.lira", "ist.window.with")
@pytest.mark.parametrize("place", ERRANDS)
def test_during_an_errand_the_lira_card_needs_a_place_that_is_paid_and_the_market_card_the_small_market(
    place: int,
) -> None:
    expected = {1: {"lira"}, 16: {"lira"}, 11: {"market"}}
    scene = ERRANDS[place]()
    assert playable(scene) == expected.get(place, set())
    closed = set(KINDS) - playable(scene)
    assert {card: scene.refused(f"play {card}").rule for card in closed} == {card: WINDOW[card] for card in closed}


@pytest.mark.rule("ist.window.phase1")
def test_the_assistant_card_may_follow_the_assistant_step_but_not_the_payment() -> None:
    scene = table().seat(0, at=6, lira=2, hand=["assistant"], assistants=[1]).seat(1, at=5).do("move 5", "leave")
    assert "play assistant" in scene.legal()
    assert scene.do("pay").refused("play assistant").rule == "ist.window.phase1"


@pytest.mark.rule("ist.window.phase1")
def test_after_the_action_phase_one_is_over() -> None:
    scene = table().seat(0, hand=["assistant"], assistants=[1]).acting(5).do("collect")
    assert scene.refused("play assistant").rule == "ist.window.phase1"


@pytest.mark.rule("ist.window.move")
def test_a_card_instead_of_moving_comes_before_anything_has_moved() -> None:
    scene = table().seat(0, at=6, hand=["stay", "far"]).do("move 5")
    assert scene.refused("play stay").rule == "ist.window.move"
    assert scene.refused("play far").rule == "ist.window.move"


@pytest.mark.rule("ist.window.move")
def test_only_one_card_a_turn_replaces_the_move() -> None:
    scene = table().seat(0, at=6, hand=["stay", "stay", "far"]).do("play stay")
    assert scene.legal("play") == set()
    assert scene.legal("move") == set()
    assert scene.refused("play far").rule == "ist.window.move"


@pytest.mark.rule("ist.window.after")
def test_other_cards_may_come_between_an_action_and_its_repetition() -> None:
    scene = table().seat(0, family=2, hand=["post2", "lira", "good", "family"]).acting(5)
    scene.do("collect", "play lira", "play good", "gain B", "play family", "reward lira", "play post2")
    assert scene[0].goods == "R G Y2 B"


@pytest.mark.rule("ist.window.after")
@pytest.mark.parametrize(
    "meeting",
    [["meet governor", "discard far"], ["meet smuggler", "gain B", "pay B"], ["catch saffron", "reward lira"]],
)
def test_the_first_meeting_closes_the_window_after_an_action(meeting: list[str]) -> None:
    scene = table().seat(0, hand=["post2"]).seat(1, family=5).figures(governor=5, smuggler=5).acting(5).do("collect")
    assert "play post2" in scene.legal()
    cards, dice = ["far"] * ("meet governor" in meeting), [] if "reward lira" in meeting else [1, 1]
    assert scene.do(*meeting, cards=cards, dice=dice).refused("play post2").rule == "ist.window.after"


@pytest.mark.rule("ist.window.after")
def test_the_end_of_the_turn_closes_the_window_after_an_action() -> None:
    scene = table(2).seat(0, hand=["post2"]).seat(1, at=6).acting(5).do("collect", "end", "move 10", "end")
    assert scene.actor == 0
    assert scene.refused("play post2").rule == "ist.window.after"


@pytest.mark.rule("ist.window.after")
def test_the_action_of_another_player_is_not_repeated() -> None:
    scene = table().seat(1, at=10, hand=["post2"]).figures(governor=9).acting(5).do("collect", "end")
    assert scene.do("move 9", "leave", "skip").refused("play post2").rule == "ist.window.after"


@pytest.mark.rule("ist.window.phase1")
def test_the_payment_of_another_player_does_not_close_phase_one() -> None:
    scene = table().seat(0, at=6, lira=2).seat(1, at=5, hand=["assistant"], assistants=[1])
    scene.do("move 5", "leave", "pay", "end")
    assert "play assistant" in scene.legal()


@pytest.mark.rule("ist.window.roll")
@pytest.mark.parametrize(("place", "action"), [(9, "call 7"), (8, "roll")])
def test_right_after_a_roll_and_before_it_takes_effect_the_dice_may_be_changed(place: int, action: str) -> None:
    scene = table().seat(0, tiles="R").acting(place).do(action, dice=[5, 6])
    assert scene.legal() == {"turn 5 4", "turn 6 4", "reroll", "keep"}
    assert (scene[0].lira, scene[0].goods) == (0, "")


@pytest.mark.rule("ist.window.roll")
def test_once_the_roll_has_taken_effect_it_is_too_late() -> None:
    scene = table().seat(0, tiles="R").acting(9).do("call 7", "keep", dice=[5, 6])
    for action in ("reroll", "turn 5 4"):
        assert scene.refused(action).rule == "ist.tile.red"


@pytest.mark.rule("ist.window.with")
def test_the_market_card_is_played_as_the_action_begins() -> None:
    scene = table().seat(0, goods="R2", hand=["market"]).acting(11)
    assert {"play market", "sell R"} <= scene.legal()
    scene.do("sell R", tiles=["RGGYB"])
    assert scene.refused("play market").rule == "ist.window.with"


@pytest.mark.rule("ist.cards.any")
def test_any_number_of_cards_may_be_played_on_ones_turn() -> None:
    scene = table().seat(0, hand=["lira"] * 4 + ["good"] * 4)
    scene.do(*["play lira"] * 4, *["play good", "gain B"] * 2, "play good", "gain R", "play good", "gain Y")
    assert (scene[0].lira, scene[0].goods, scene[0].hand) == (20, "R Y B2", [])


@pytest.mark.rule("ist.cards.any")
def test_nobody_plays_cards_or_uses_tiles_on_the_turn_of_another() -> None:
    scene = table().seat(1, lira=9, tiles="Y", assistants=[5], hand=["lira", "good"])
    assert scene.legal("play") == scene.legal("fetch") == set()
    assert scene.refused("play lira").rule == "ist.cards.any"


@pytest.mark.rule("ist.cards.any")
def test_a_card_that_one_does_not_hold_cannot_be_played() -> None:
    assert table().seat(0, hand=["good"]).refused("play lira").rule == "ist.cards.any"


@pytest.mark.rule("ist.window.any", "ruling.yellow")
@pytest.mark.parametrize("pause", PAUSES)
def test_the_yellow_tile_may_be_used_at_every_pause(pause: str) -> None:
    scene = PAUSES[pause]().seat(0, tiles="Y", lira=2)
    assert "fetch 4" in scene.legal()


@pytest.mark.rule("ist.window.any", "ruling.yellow")
@pytest.mark.parametrize("decision", [name for name in DECISIONS if name != "fetch"])
def test_the_yellow_tile_is_not_used_inside_an_action_a_card_or_a_meeting(decision: str) -> None:
    scene = DECISIONS[decision]().seat(0, tiles="Y", lira=2)
    assert scene.legal("fetch") == set()
    assert scene.refused("fetch 4").rule in ("ist.tile.yellow", "ruling.yellow", "ist.window.any")
