"""The turn: income, roll, actions, and on to the next player."""

from __future__ import annotations

import pytest

from tests.games.dice.scenario import Scenario, table

# Income


@pytest.mark.rule("dice.turn.income")
def test_lira_and_crystals_of_the_tiles_come_when_the_turn_begins() -> None:
    scene = table().seat(1, tiles="lira-R lira-G crystal-B").rolled("R G Y B L").do("end")
    assert (scene[1].lira, scene[1].crystal) == (6, 1)
    assert (scene.actor, scene.decision) == (1, "roll")
    assert scene.happened("turn") == [{"seat": 1, "round": 1}]
    assert scene.happened("gained") == [
        {"seat": 1, "what": "lira", "number": 6, "source": "income"},
        {"seat": 1, "what": "crystal", "number": 1, "source": "income"},
    ]
    assert scene.happened("die-back") == []


@pytest.mark.rule("dice.turn.income")
def test_an_income_of_nothing_is_not_told() -> None:
    scene = Scenario.bare({"players": 3, "first": 0, "components": {"income": {"lira": 0, "crystal": 1}}})
    scene.seat(1, tiles="lira-R crystal-B").rolled("R G Y B L").do("end")
    assert [fact["what"] for fact in scene.happened("gained")] == ["crystal"]


@pytest.mark.rule("dice.turn.income")
def test_a_card_of_the_income_is_turned_up_carried_out_for_all_and_discarded() -> None:
    scene = table().seat(1, tiles="card-R").rolled("R G Y B L").do("end")
    assert scene.view()["decision"] == ["income", 1]
    scene.do("draw", cards=["brown-G"])
    assert (scene[1].brown, scene[2].tokens, scene[0].tokens) == (1, "G", "G")
    assert scene.view()["discard"] == {"open": ["brown-G"], "down": 0}
    assert (scene.actor, scene.decision) == (1, "roll")


@pytest.mark.rule("dice.ruling.income")
def test_first_all_lira_then_all_crystals_then_the_cards_one_by_one() -> None:
    scene = table().seat(1, tiles="lira-R crystal-R crystal-G card-R card-G").rolled("R G Y B L").do("end")
    assert [(fact["what"], fact["number"]) for fact in scene.happened("gained")] == [("lira", 3), ("crystal", 2)]
    assert scene.view()["decision"] == ["income", 2]
    assert scene.do("draw", cards=["brown-R"]).view()["decision"] == ["income", 1]
    assert scene.do("draw", cards=["brown-G"]).decision == "roll"


@pytest.mark.rule("dice.ruling.income")
def test_a_card_that_takes_a_tile_does_not_cut_the_income() -> None:
    scene = table().seat(0, tiles="card-R card-G", lira=6).income(2)
    scene.do("draw", "exchange", "give card-G", "take R", cards=["ruby-tile-lira"])
    assert scene[0].tiles == ["card-R"]
    assert scene.view()["decision"] == ["income", 1]


@pytest.mark.rule("dice.turn.income", "dice.turn.roll")
def test_the_dice_are_not_rolled_before_the_income_is_taken() -> None:
    scene = table().seat(0, tiles="card-R").income(1)
    assert scene.legal() == {"draw"}
    assert scene.refused("roll").rule == "dice.turn.roll"
    assert scene.refused("token R").rule == "dice.act.token"


# The roll


@pytest.mark.rule("dice.turn.roll")
def test_five_dice_are_rolled() -> None:
    scene = table().do("roll", dice="R2 Y L C")
    assert scene.dice == "R2 Y L C"
    assert scene.happened("rolled") == [{"seat": 0, "dice": ["R", "R", "Y", "L", "C"], "kept": [], "purpose": "roll"}]


@pytest.mark.rule("dice.turn.roll", "dice.tiles.die")
def test_one_more_die_is_rolled_for_each_extra_die_tile() -> None:
    scene = table().seat(0, tiles="die die")
    assert scene.view()["decision"] == ["roll", 7]
    assert scene.do("roll", dice="R2 G2 Y2 C").dice == "R2 G2 Y2 C"


@pytest.mark.rule("dice.turn.roll")
def test_any_dice_may_be_rolled_again_for_a_crystal_as_often_as_one_likes() -> None:
    scene = table().seat(0, crystal=2).rolled("R2 G L C").do("reroll G C", dice="Y2")
    assert (scene.dice, scene[0].crystal) == ("R2 Y2 L", 1)
    scene.do("reroll R2 Y2 L", dice="B5")
    assert (scene.dice, scene[0].crystal) == ("B5", 0)
    assert scene.refused("reroll B").reason == "crystal-short"


@pytest.mark.rule("dice.turn.roll")
def test_every_choice_of_dice_to_roll_again_is_offered_once() -> None:
    offered = table().seat(0, crystal=1).rolled("R3 G L").legal("reroll")
    assert len(offered) == 4 * 2 * 2 - 1
    assert {"reroll R3 G L", "reroll R2", "reroll L"} <= offered


@pytest.mark.rule("dice.turn.roll")
def test_dice_that_do_not_lie_there_cannot_be_rolled_again() -> None:
    scene = table().seat(0, crystal=1).rolled("R3 G L")
    assert scene.refused("reroll Y").reason == "dice-short"
    assert scene.refused("reroll R4").reason == "dice-short"
    assert scene.refused("reroll").reason == "malformed"


@pytest.mark.rule("dice.ruling.crystals")
def test_crystals_buy_no_roll_after_the_first_action() -> None:
    scene = table().seat(0, crystal=3).rolled("R2 G L C").do("lira")
    assert scene.legal("reroll") == set()
    refusal = scene.refused("reroll R")
    assert (refusal.rule, refusal.reason) == ("dice.ruling.crystals", "too-late")


# Actions


@pytest.mark.rule("dice.turn.act")
def test_a_turn_has_two_actions() -> None:
    scene = table().rolled("R2 G2 L").do("token R")
    assert scene.view()["actions"] == 1
    assert scene.do("token G").actor == 1


@pytest.mark.rule("dice.turn.act")
def test_each_extra_action_tile_brings_one_more() -> None:
    scene = table().seat(0, tiles="action-R action-G").do("roll", dice="R2 G2 C")
    assert scene.view()["actions"] == 4


@pytest.mark.rule("dice.turn.act")
def test_the_same_action_may_be_taken_more_than_once() -> None:
    scene = table().rolled("R4 G").do("token R", "token R")
    assert scene[0].tokens == "R2"


@pytest.mark.rule("dice.turn.act")
def test_fewer_actions_may_be_taken() -> None:
    assert table().rolled("R2 G2 L").do("end").actor == 1
    assert table().rolled("R2 G2 L").do("token R", "end").actor == 1


@pytest.mark.rule("dice.turn.act")
def test_an_action_is_finished_before_the_next_begins() -> None:
    scene = table().rolled("R G Y B L").do("two")
    assert scene.refused("lira").rule == "dice.act.two"
    assert scene.refused("end").rule == "dice.act.two"
    assert scene.do("take R G").legal() >= {"lira", "end"}


@pytest.mark.rule("dice.turn.pass", "dice.ruling.unused")
def test_dice_that_nobody_used_are_passed_on() -> None:
    scene = table().rolled("R2 G2 L").do("end")
    assert (scene.actor, scene.view()["dice"]) == (1, [])
    assert scene.view()["decision"] == ["roll", 5]


@pytest.mark.rule("dice.turn.pass")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    scene = table(players)
    for turn in range(2 * players):
        assert scene.actor == turn % players
        assert scene.view()["round"] == turn // players + 1
        scene.do("roll", "end", dice="L5")


@pytest.mark.rule("dice.ruling.unused")
def test_a_token_taken_in_one_action_may_be_used_in_the_next() -> None:
    scene = table().rolled("R2 G2 L").do("token R")
    assert "crystal R G" in scene.legal()
    scene.do("crystal R G")
    assert (scene[0].tokens, scene[0].crystal) == ("", 1)


@pytest.mark.rule("dice.use.once")
def test_a_die_is_used_for_one_action_only() -> None:
    scene = table().rolled("R2 G L C").do("token R")
    assert scene.dice == "G L C"
    scene.seat(0, tokens="")
    assert "crystal R G" not in scene.legal()


@pytest.mark.rule("dice.ruling.count")
def test_a_tile_given_up_after_the_roll_still_counts_for_the_turn() -> None:
    scene = table().seat(0, tiles="die action-R", lira=12, crystal=0).do("roll", dice="R2 G2 C2")
    assert scene.view()["actions"] == 3
    scene.do("cards 1", "exchange", "give die", "take R", cards=["ruby-tile-lira"])
    assert (scene.dice, scene.view()["actions"], scene[0].dice) == ("R2 G2 C", 2, 1)
    scene.do("token R", "end")
    assert scene[0].dice == 0


@pytest.mark.rule("dice.ruling.count", "dice.tiles.next-turn")
def test_tiles_taken_before_the_roll_add_neither_dice_nor_actions_this_turn() -> None:
    scene = table().seat(0, tiles="card-R", brown=2).income(1)
    scene.do("draw", "accept", "take die", cards=["has-two-tile"])
    assert scene.view()["decision"] == ["roll", 5]
    scene = table().seat(0, tiles="card-R", brown=2).income(1)
    scene.do("draw", "accept", "take action-B", cards=["has-two-tile"]).do("roll", dice="R5")
    assert scene.view()["actions"] == 2
