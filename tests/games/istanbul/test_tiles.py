"""The four mosque tiles (section 4 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.scenario import GAME, table


@pytest.mark.rule("ist.tile.red")
@pytest.mark.parametrize(
    ("dice", "choice", "lira"),
    [([6, 3], "turn 3 4", 10), ([6, 3], "turn 6 4", 2), ([5, 5], "keep", 10), ([6, 6], "turn 6 4", 10)],
)
def test_the_red_tile_turns_one_die_to_four_at_the_tea_house(dice: list[int], choice: str, lira: int) -> None:
    assert table().seat(0, tiles="R").acting(9).do("call 10", choice, dice=dice)[0].lira == lira


@pytest.mark.rule("ist.tile.red")
def test_the_red_tile_rolls_both_dice_again() -> None:
    scene = table().seat(0, tiles="R").acting(9).do("call 10", "reroll", dice=[1, 1, 5, 6])
    assert scene[0].lira == 10


@pytest.mark.rule("ist.tile.red")
def test_the_red_tile_helps_at_the_black_market() -> None:
    scene = table().seat(0, tiles="R").acting(8).do("roll", "reroll", "gain R", dice=[1, 1, 3, 4])
    assert scene[0].goods == "R B"


@pytest.mark.rule("ist.tile.red")
@pytest.mark.parametrize("dice", [[4, 3], [3, 4]])
def test_a_die_that_shows_four_or_is_not_there_cannot_be_turned(dice: list[int]) -> None:
    scene = table().seat(0, tiles="R").acting(9).do("call 10", dice=dice)
    assert scene.legal() == {"turn 3 4", "reroll", "keep"}
    for action in ("turn 4 4", "turn 2 4", "turn 3 6"):
        assert scene.refused(action).rule == "ist.tile.red"


@pytest.mark.rule("ist.tile.red")
def test_without_the_red_tile_a_roll_stands() -> None:
    scene = table().seat(0, tiles="G").acting(9).do("call 10", dice=[1, 1])
    assert (scene[0].lira, scene.decision) == (2, "meet")
    assert scene.refused("reroll").rule == "ist.tile.red"


@pytest.mark.rule("ist.tile.red")
@pytest.mark.parametrize("action", ["pay lira", "pay R"])
def test_the_red_tile_does_not_bend_the_rolls_of_figures(action: str) -> None:
    scene = table().seat(0, tiles="R", lira=2, goods="R").figures(smuggler=5).meeting(5)
    scene.do("meet smuggler", "gain G", action, dice=[1, 1])
    assert (scene.decision, scene.figure("smuggler")) == ("meet", 2)


@pytest.mark.rule("ruling.red-six")
def test_after_a_reroll_no_die_is_turned_and_nothing_rolled_again() -> None:
    scene = table().seat(0, tiles="R").acting(8).do("roll", "reroll", dice=[1, 1, 1, 2])
    assert scene.legal() == {"gain R", "gain G", "gain Y"}
    for action in ("reroll", "turn 1 4"):
        assert scene.refused(action).rule in ("ist.tile.red", "ruling.red-six")


@pytest.mark.rule("ruling.red-six")
def test_after_a_turned_die_nothing_is_rolled_again() -> None:
    scene = table().seat(0, tiles="R").acting(8).do("roll", "turn 1 4", dice=[1, 2])
    assert scene.legal() == {"gain R", "gain G", "gain Y"}
    assert scene.refused("reroll").rule in ("ist.tile.red", "ruling.red-six")


@pytest.mark.rule("ruling.red-six")
def test_the_red_tile_helps_again_on_the_next_roll() -> None:
    scene = table().seat(0, tiles="R").acting(9).do("call 3", "reroll", dice=[1, 1, 1, 1])
    assert scene.acting(9).do("call 3", dice=[1, 1]).decision == "dice"


@pytest.mark.rule("ist.tile.blue")
def test_the_blue_tile_brings_the_fifth_assistant_at_once() -> None:
    scene = table().seat(0, goods="B2").acting(15).do("tile B")
    assert (scene[0].fifth, len(scene[0].stack), scene[0].assistants) == (False, 4, [15])


@pytest.mark.rule("ist.tile.blue")
def test_the_fifth_assistant_joins_the_bottom_of_the_stack() -> None:
    scene = table(neutral=True).seat(0, goods="B2", assistants=[15]).acting(15).do("tile B")
    assert scene[0].stack == ["own", "neutral", "own", "own"]


@pytest.mark.rule("ist.tile.blue")
@pytest.mark.parametrize("tile", ["R", "G", "Y"])
def test_no_other_tile_brings_the_fifth_assistant(tile: str) -> None:
    place = 14 if tile in "RG" else 15
    assert table().seat(0, goods=f"{tile}2").acting(place).do(f"tile {tile}")[0].fifth


@pytest.mark.rule("ist.tile.green")
@pytest.mark.parametrize("place", [2, 3, 4])
@pytest.mark.parametrize("good", "RGYB")
def test_at_any_warehouse_the_green_tile_buys_one_more_good_of_any_kind(place: int, good: str) -> None:
    scene = table().seat(0, lira=3, tiles="G", extensions=1).acting(place).do("fill")
    assert scene.legal() == {"extra R", "extra G", "extra Y", "extra B", "done"}
    scene.do(f"extra {good}")
    filled = {2: "R", 3: "G", 4: "Y"}[place]
    bought = {"good": good, "amount": int(good != filled), "lost": int(good == filled), "source": "green"}
    assert (scene[0].lira, scene.happened("good")) == (1, [bought])


@pytest.mark.rule("ist.tile.green")
def test_without_the_green_tile_nothing_more_is_bought() -> None:
    scene = table().seat(0, lira=9, tiles="R").acting(2).do("fill")
    assert scene.decision == "meet"
    assert scene.refused("extra B").rule == "ist.tile.green"


@pytest.mark.rule("ist.tile.green")
def test_the_green_tile_may_be_left_unused() -> None:
    scene = table().seat(0, lira=9, tiles="G").acting(2).do("fill", "done")
    assert (scene[0].lira, scene[0].goods, scene.decision) == (9, "R2", "meet")


@pytest.mark.rule("ist.tile.green")
def test_without_two_lira_and_without_a_card_the_green_tile_is_not_asked_about() -> None:
    assert table().seat(0, lira=1, tiles="G").acting(2).do("fill").decision == "meet"


@pytest.mark.rule("ist.tile.green", "ist.window.lira")
def test_with_one_lira_and_a_card_in_hand_the_green_tile_waits_for_the_second_lira() -> None:
    scene = table().seat(0, lira=1, tiles="G", hand=["lira"]).acting(2).do("fill")
    assert scene.legal() == {"play lira", "done"}
    assert scene.refused("extra B").facts == {"needed": 2, "lira": 1}
    scene.do("play lira", "extra B")
    assert (scene[0].lira, scene[0].goods) == (4, "R2 B")


@pytest.mark.rule("ist.tile.green")
def test_with_one_lira_any_card_in_hand_lets_the_green_tile_ask() -> None:
    scene = table().seat(0, lira=1, tiles="G", hand=["far"]).acting(2).do("fill")
    assert (scene.decision, scene.legal()) == ("green", {"done"})


@pytest.mark.rule("ist.tile.green")
def test_the_green_tile_helps_only_at_a_warehouse() -> None:
    scene = table().seat(0, lira=9, tiles="G").acting(5).do("collect")
    assert scene.refused("extra B").rule == "ist.tile.green"


@pytest.mark.rule("ruling.green")
def test_the_green_tile_comes_after_filling_and_once() -> None:
    scene = table().seat(0, lira=9, tiles="G").acting(2)
    assert scene.refused("extra B").rule in ("ist.tile.green", "ruling.green")
    scene.do("fill", "extra B")
    assert scene.refused("extra B").rule in ("ist.tile.green", "ruling.green")


@pytest.mark.rule("ruling.green")
def test_the_good_of_the_green_tile_may_be_lost_on_a_full_cart() -> None:
    scene = table().seat(0, lira=2, tiles="G").acting(2).do("fill", "extra R")
    assert (scene[0].goods, scene[0].lira) == ("R2", 0)


@pytest.mark.rule("ist.tile.yellow")
def test_the_yellow_tile_fetches_an_assistant_from_any_place_for_two_lira() -> None:
    scene = table().seat(0, lira=3, tiles="Y", assistants=[1, 16]).do("fetch 16")
    assert (scene[0].lira, scene[0].assistants, len(scene[0].stack)) == (1, [1], 3)


@pytest.mark.rule("ist.tile.yellow")
def test_the_yellow_tile_works_once_on_each_turn() -> None:
    scene = table(2).seat(0, at=6, lira=9, tiles="Y", assistants=[1, 2]).do("fetch 1")
    assert scene.refused("fetch 2").rule == "ist.tile.yellow"
    scene.do("move 5", "leave").refused("fetch 2")
    scene.do("end", "move 8", "end")
    assert "fetch 2" in scene.legal()


@pytest.mark.rule("ist.tile.yellow")
def test_the_yellow_tile_needs_two_lira_an_assistant_and_the_tile() -> None:
    poor = table().seat(0, lira=1, tiles="Y", assistants=[1])
    nobody = table().seat(0, lira=9, tiles="Y", assistants=[1]).seat(1, assistants=[2])
    without = table().seat(0, lira=9, tiles="B", assistants=[1])
    refusals = [poor.refused("fetch 1"), nobody.refused("fetch 2"), without.refused("fetch 1")]
    assert [refusal.rule for refusal in refusals] == ["ist.tile.yellow"] * 3


@pytest.mark.rule("ruling.yellow")
def test_the_yellow_tile_may_fetch_the_assistant_just_left() -> None:
    scene = table().seat(0, at=6, lira=2, tiles="Y").do("move 5", "leave", "fetch 5")
    assert (len(scene[0].stack), scene[0].assistants, scene.decision) == (4, [], "act")


@pytest.mark.rule("ruling.yellow")
def test_the_yellow_tile_may_fetch_the_assistant_at_the_destination_and_another_is_left() -> None:
    scene = table().seat(0, at=6, lira=2, tiles="Y", assistants=[5]).do("move 5", "fetch 5")
    assert scene.legal() == {"leave", "end"}


@pytest.mark.rule("ruling.yellow")
def test_the_assistant_card_may_fetch_the_assistant_just_left() -> None:
    scene = table().seat(0, at=6, hand=["assistant"]).do("move 5", "leave", "play assistant", "fetch 5")
    assert (len(scene[0].stack), scene[0].assistants, scene.decision) == (4, [], "act")


@pytest.mark.rule("ruling.place-bound", "ist.tile.red")
@pytest.mark.parametrize(("place", "actions"), [(9, ["call 12", "reroll"]), (8, ["roll", "reroll", "gain R"])])
def test_the_red_tile_helps_the_family_member(place: int, actions: list[str]) -> None:
    scene = table().seat(0, tiles="R").acting(12).do(f"send {place}", *actions, dice=[1, 1, 6, 6])
    assert (scene[0].lira, scene[0].goods) == ((12, "") if place == 9 else (0, "R B2"))


@pytest.mark.rule("ruling.place-bound", "ist.tile.green")
def test_the_green_tile_helps_the_family_member() -> None:
    scene = table().seat(0, tiles="G", lira=2).acting(12).do("send 2", "fill", "extra B")
    assert (scene[0].goods, scene[0].lira, scene.decision) == ("R2 B", 0, "meet")


@pytest.mark.rule("ruling.place-bound", "ist.card.market")
def test_the_market_card_helps_the_family_member() -> None:
    scene = table().seat(0, goods="B2", hand=["market"]).acting(12)
    scene.do("send 11", "play market", "sell B2", tiles=["RGGYB"])
    assert (scene[0].lira, scene[0].goods, scene.decision) == (5, "", "meet")


@pytest.mark.rule("ruling.place-bound")
@pytest.mark.parametrize(("place", "action", "card"), [(5, "collect", "post2"), (16, "buy", "dealer2")])
def test_the_repeat_cards_help_the_family_member(place: int, action: str, card: str) -> None:
    scene = table().seat(0, lira=40, hand=[card]).acting(12).do(f"send {place}", action, f"play {card}")
    assert (scene[0].goods, scene[0].rubies) == (("R G Y2", 0) if place == 5 else ("", 2))


@pytest.mark.rule("ist.tile.red")
def test_of_two_equal_dice_one_is_offered_once_and_a_four_is_not_turned() -> None:
    def rolled(*dice: int) -> list[str]:
        scene = table().seat(0, tiles="R").acting(9).do("call 7", dice=dice)
        return [str(action) for action in GAME.legal(scene.state)]

    assert rolled(2, 2) == ["turn 2 4", "reroll", "keep"]
    assert rolled(2, 4) == rolled(4, 2) == ["turn 2 4", "reroll", "keep"]
    assert rolled(4, 4) == ["reroll", "keep"]
    assert rolled(1, 6) == ["turn 1 4", "turn 6 4", "reroll", "keep"]


@pytest.mark.rule("ist.tile.red")
@pytest.mark.parametrize(("place", "action", "purpose"), [(9, "call 7", "teahouse"), (8, "roll", "blackmarket")])
def test_both_rolls_are_told_with_what_they_are_for(place: int, action: str, purpose: str) -> None:
    scene = table().seat(0, tiles="R").acting(place).do(action, "reroll", dice=[1, 2, 1, 1])
    rolls = [{"dice": [1, 2], "purpose": purpose}, {"dice": [1, 1], "purpose": purpose}]
    assert scene.happened("rolled") == rolls


@pytest.mark.rule("ist.window.after", "ist.meet.order")
@pytest.mark.parametrize("meeting", ["meet smuggler", "catch saffron"])
def test_the_first_meeting_ends_the_time_for_cards_that_repeat_an_action(meeting: str) -> None:
    scene = table().seat(1, family=5).figures(smuggler=5).acting(5).do("collect")
    assert scene.view()["repeat"] == 5
    assert scene.do(meeting).view()["repeat"] == 0
