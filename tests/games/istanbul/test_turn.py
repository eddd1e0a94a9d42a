"""The turn up to its action: moving, assistants, paying (section 3 of the rules)."""

from __future__ import annotations

import pytest

from tests.games.istanbul.scenario import table


@pytest.mark.rule("ist.turn.order")
def test_turns_go_clockwise_from_the_first_player() -> None:
    scene = table(3, first=1)
    seats = []
    for _ in range(4):
        seats.append(scene.actor)
        scene.do("move 12" if scene.view()["round"] == 2 else "move 8", "end")
    assert seats == [1, 2, 0, 1]
    assert scene.view()["round"] == 2


@pytest.mark.rule("ist.turn.order")
def test_the_four_phases_come_in_their_order() -> None:
    scene = table().seat(0, at=6, lira=2).seat(1, at=5).figures(governor=5)
    assert {action.split()[0] for action in scene.legal()} == {"move"}
    assert scene.do("move 5").legal() == {"leave", "end"}
    assert scene.do("leave").legal() == {"pay", "end"}
    assert scene.do("pay").legal() == {"collect", "skip"}
    assert scene.do("collect").legal() == {"meet governor", "end"}


@pytest.mark.rule("ist.turn.order")
def test_phases_two_and_four_are_passed_over_when_nobody_is_there() -> None:
    scene = table().seat(0, at=6).do("move 5", "leave")
    assert scene.legal() == {"collect", "end"}
    assert scene.do("collect").legal() == {"end"}


@pytest.mark.rule("ist.move.steps")
def test_the_merchant_moves_one_or_two_steps() -> None:
    places = {3, 6, 8, 11, 2, 4, 5, 10, 12, 15}
    assert table().legal("move") == {f"move {place}" for place in places}


@pytest.mark.rule("ist.move.steps")
def test_three_steps_are_too_far() -> None:
    refusal = table().refused("move 1")
    assert refusal.rule == "ist.move.steps"
    assert refusal.facts["steps"] == 3


@pytest.mark.rule("ist.move.steps")
def test_the_assistants_walk_under_the_merchant_and_those_on_the_board_stay() -> None:
    scene = table().seat(0, at=6, assistants=[1]).do("move 10")
    assert (scene[0].at, len(scene[0].stack), scene[0].assistants) == (10, 3, [1])
    assert scene.happened("moved") == [{"from": 6, "to": 10}]


@pytest.mark.rule("ist.move.steps")
def test_he_moves_once_a_turn() -> None:
    scene = table().seat(0, at=6).do("move 5")
    assert scene.refused("move 9").rule == "ist.move.steps"


@pytest.mark.rule("ist.move.must")
@pytest.mark.parametrize("action", ["end", "collect"])
def test_the_move_is_not_optional(action: str) -> None:
    scene = table().seat(0, at=5)
    assert scene.refused(action).rule == "ist.move.must"
    assert scene.legal() == scene.legal("move")


@pytest.mark.rule("ist.move.must", "ist.card.stay")
def test_only_the_stay_card_replaces_the_move() -> None:
    scene = table().seat(0, at=5, family=2, assistants=[5], hand=["stay", "good", "lira", "family", "assistant"])
    for actions in (["lira"], ["good", "gain B"], ["family", "reward lira"], ["assistant", "fetch 5"]):
        scene.do(f"play {actions[0]}", *actions[1:])
        assert (scene[0].at, scene.decision) == (5, "move")
        assert scene.refused("end").rule == "ist.move.must"
    scene.do("play stay")
    assert (scene[0].at, scene.decision) == (5, "arrive")


@pytest.mark.rule("ist.move.must", "ist.card.lira")
def test_a_lira_card_before_the_move_is_not_the_move() -> None:
    scene = table().seat(0, at=6, hand=["lira"])
    walks = scene.legal("move")
    scene.do("play lira")
    assert (scene[0].lira, scene.decision, scene.legal()) == (5, "move", walks)
    assert scene.do("move 5", "leave", "collect")[0].goods == "G Y"


@pytest.mark.rule("ist.move.no-return")
def test_a_walk_may_not_end_where_it_began() -> None:
    scene = table().seat(0, at=6)
    assert "move 6" not in scene.legal()
    assert scene.refused("move 6").rule == "ist.move.no-return"


@pytest.mark.rule("ist.move.through")
def test_nothing_happens_on_the_way() -> None:
    scene = table().seat(0, at=1, lira=2, assistants=[2]).seat(1, at=2, family=2).figures(governor=2, smuggler=2)
    assert scene.do("move 3", "leave").legal() == {"fill", "end"}
    assert (scene[0].lira, scene[0].assistants, scene[1].family) == (2, [2, 3], 2)


@pytest.mark.rule("ruling.steps")
def test_four_steps_may_turn_and_detour_and_end_next_door_or_two_steps_away() -> None:
    scene = table().seat(0, at=1, hand=["far"]).do("play far")
    assert scene.legal() == {f"move {place}" for place in range(2, 15) if place != 12}


@pytest.mark.rule("ruling.steps", "ist.card.far")
def test_five_steps_are_too_far_even_by_card_and_the_start_stays_closed() -> None:
    scene = table().seat(0, at=1, hand=["far"]).do("play far")
    assert scene.refused("move 12").rule == "ist.card.far"
    assert scene.refused("move 1").rule == "ist.move.no-return"


@pytest.mark.rule("ist.assist.pickup")
def test_an_own_assistant_at_the_destination_may_be_taken() -> None:
    scene = table().seat(0, at=6, assistants=[5]).do("move 5")
    assert scene.legal() == {"take", "end"}
    scene.do("take")
    assert (len(scene[0].stack), scene[0].assistants, scene.decision) == (4, [], "act")


@pytest.mark.rule("ist.assist.pickup")
def test_the_assistant_of_another_player_may_not_be_taken() -> None:
    scene = table().seat(0, at=6).seat(1, assistants=[5]).do("move 5")
    assert scene.refused("take").rule == "ist.assist.pickup"


@pytest.mark.rule("ist.assist.leave")
def test_where_no_own_assistant_lies_the_bottom_one_may_be_left() -> None:
    scene = table().seat(0, at=6).do("move 5")
    assert scene.legal() == {"leave", "end"}
    scene.do("leave")
    assert (len(scene[0].stack), scene[0].assistants, scene.decision) == (3, [5], "act")


@pytest.mark.rule("ist.assist.leave")
def test_assistants_of_others_do_not_hinder_leaving_one() -> None:
    scene = table().seat(0, at=6).seat(1, assistants=[5]).seat(2, assistants=[5]).do("move 5", "leave")
    assert [scene[seat].assistants for seat in range(3)] == [[5], [5], [5]]


@pytest.mark.rule("ist.assist.leave", "ruling.stack")
def test_a_second_own_assistant_may_not_be_left_at_a_place() -> None:
    scene = table().seat(0, at=6, assistants=[5]).do("move 5")
    assert scene.refused("leave").rule == "ist.assist.leave"


@pytest.mark.rule("ist.assist.leave")
def test_an_empty_stack_has_nobody_to_leave() -> None:
    scene = table().seat(0, at=6, assistants=[1, 2, 3, 4]).do("move 5")
    assert scene.refused("leave").rule == "ist.assist.leave"
    assert scene.legal() == {"end"}


@pytest.mark.rule("ist.assist.none")
@pytest.mark.parametrize("assistants", [[], [5], [1, 2, 3, 4]])
def test_who_neither_takes_nor_leaves_an_assistant_ends_his_turn_at_once(assistants: list[int]) -> None:
    scene = table().seat(0, at=6, assistants=assistants).figures(governor=5).do("move 5")
    assert scene.refused("collect").rule == "ist.assist.none"
    scene.do("end")
    assert (scene.actor, scene.decision, scene[0].assistants) == (1, "move", assistants)


@pytest.mark.rule("ist.assist.fountain")
def test_at_the_fountain_no_assistant_is_taken_or_left_and_the_turn_goes_on() -> None:
    scene = table().seat(0, at=6, assistants=[5]).figures(governor=2, smuggler=2).do("move 7")
    assert scene.legal() == {"gather 5", "end"}


@pytest.mark.rule("ist.assist.fountain")
@pytest.mark.parametrize("action", ["take", "leave"])
def test_taking_and_leaving_at_the_fountain_are_refused_by_the_fountain_rule(action: str) -> None:
    assert table().seat(0, at=6).do("move 7").refused(action).rule == "ist.assist.fountain"


@pytest.mark.rule("ist.assist.fountain")
def test_even_an_empty_stack_goes_on_at_the_fountain() -> None:
    scene = table().seat(0, at=6, assistants=[1, 2, 3, 4]).do("move 7")
    assert (scene.decision, "gather 1 2 3 4" in scene.legal()) == ("act", True)


@pytest.mark.rule("ruling.stack")
def test_the_one_who_joins_goes_to_the_bottom_and_is_left_next() -> None:
    scene = table(neutral=True).seat(0, at=6, assistants=[1], stack=["neutral", "own", "own"], tiles="Y", lira=2)
    scene.do("fetch 1")
    assert scene[0].stack == ["own", "neutral", "own", "own"]
    scene.do("move 5", "leave")
    assert (scene[0].stack, scene[0].assistants) == (["neutral", "own", "own"], [5])


@pytest.mark.rule("ist.pay.merchants")
def test_two_rivals_at_the_destination_get_two_lira_each() -> None:
    scene = table().seat(0, at=6, lira=5).seat(1, at=5, lira=1).seat(2, at=5).do("move 5", "leave", "pay")
    assert [scene[seat].lira for seat in range(3)] == [1, 3, 2]
    assert scene.decision == "act"


@pytest.mark.rule("ist.pay.merchants")
def test_all_rivals_are_paid_or_none() -> None:
    scene = table().seat(0, at=6, lira=3).seat(1, at=5).seat(2, at=5).do("move 5", "leave")
    assert scene.legal() == {"end"}
    assert scene.refused("pay").facts["needed"] == 4
    assert scene.refused("pay").rule == "ist.pay.merchants"


@pytest.mark.rule("ist.pay.merchants")
def test_assistants_and_family_members_are_not_paid() -> None:
    scene = table().seat(0, at=6, lira=9).seat(1, assistants=[5], family=5).do("move 5", "leave")
    assert (scene.decision, scene[0].lira) == ("act", 9)


@pytest.mark.rule("ist.pay.refuse")
@pytest.mark.parametrize("lira", [0, 1, 9])
def test_who_cannot_or_will_not_pay_ends_his_turn_at_once(lira: int) -> None:
    scene = table().seat(0, at=6, lira=lira).seat(1, at=5).figures(governor=5).do("move 5", "leave")
    assert scene.refused("collect").rule == "ist.pay.refuse"
    scene.do("end")
    assert (scene.actor, scene[0].lira, scene[1].lira) == (1, lira, 0)
    assert scene[0].assistants == [5]


@pytest.mark.rule("ist.pay.fountain")
def test_at_the_fountain_nobody_is_paid() -> None:
    scene = table().seat(0, at=6, lira=9, assistants=[5]).do("move 7", "gather 5")
    assert [scene[seat].lira for seat in range(3)] == [9, 0, 0]


@pytest.mark.rule("ist.pay.fountain")
def test_paying_at_the_fountain_is_refused_by_the_fountain_rule() -> None:
    assert table().seat(0, at=6, lira=9).do("move 7").refused("pay").rule == "ist.pay.fountain"


@pytest.mark.rule("ruling.paying")
def test_one_pays_only_after_the_assistant_step() -> None:
    scene = table().seat(0, at=6, lira=2).seat(1, at=5).do("move 5")
    assert "pay" not in scene.legal()
    assert scene.do("leave").legal() == {"pay", "end"}


@pytest.mark.rule("ruling.paying")
def test_without_an_assistant_nobody_is_paid() -> None:
    scene = table().seat(0, at=6, lira=2, assistants=[1, 2, 3, 4]).seat(1, at=5).do("move 5", "end")
    assert (scene[0].lira, scene[1].lira) == (2, 0)


@pytest.mark.rule("ruling.paying", "ist.card.lira")
def test_a_card_may_bring_the_lira_just_before_paying() -> None:
    scene = table().seat(0, at=6, hand=["lira"]).seat(1, at=5).do("move 5", "leave", "play lira", "pay")
    assert (scene[0].lira, scene[1].lira, scene.decision) == (3, 2, "act")


@pytest.mark.rule("ruling.paying", "ist.card.family")
def test_the_family_card_may_bring_the_lira_just_before_paying() -> None:
    scene = table().seat(0, at=6, family=2, hand=["family"]).seat(1, at=5).do("move 5", "leave")
    scene.do("play family", "reward lira", "pay")
    assert (scene[0].lira, scene[1].lira) == (1, 2)


@pytest.mark.rule("ruling.ends-at-once")
def test_a_turn_that_ends_at_once_has_no_meetings() -> None:
    scene = table().seat(0, at=6).seat(1, family=5).figures(governor=5).do("move 5", "end")
    assert (scene.actor, scene[1].family, scene.figure("governor")) == (1, 5, 5)


@pytest.mark.rule("ruling.ends-at-once")
def test_the_table_never_ends_the_turn_by_itself() -> None:
    scene = table().seat(0, at=6, assistants=[1, 2, 3, 4]).do("move 5")
    assert (scene.actor, scene.legal()) == (0, {"end"})
    scene = table().seat(0, at=6).seat(1, at=5).do("move 5", "leave")
    assert (scene.actor, scene.legal()) == (0, {"end"})


@pytest.mark.rule("ruling.ends-at-once", "ist.tile.yellow")
def test_the_yellow_tile_may_fetch_the_assistant_that_the_stack_lacks() -> None:
    scene = table().seat(0, at=6, lira=2, tiles="Y", assistants=[1, 2, 3, 4]).do("move 5", "fetch 1", "leave")
    assert (scene[0].assistants, scene.decision) == ([2, 3, 4, 5], "act")


@pytest.mark.rule("ruling.ends-at-once", "ist.card.assistant")
def test_the_assistant_card_may_fetch_the_assistant_that_the_stack_lacks() -> None:
    scene = table().seat(0, at=6, hand=["assistant"], assistants=[1, 2, 3, 4]).do("move 5")
    scene.do("play assistant", "fetch 1", "leave")
    assert (scene[0].assistants, scene.decision) == ([2, 3, 4, 5], "act")


@pytest.mark.rule("ist.act.optional")
@pytest.mark.parametrize(("assistants", "step"), [([], "leave"), ([5], "take")])
def test_the_action_follows_whether_an_assistant_was_taken_or_left(assistants: list[int], step: str) -> None:
    scene = table().seat(0, at=6, assistants=assistants).do("move 5", step, "collect")
    assert scene[0].goods == "G Y"


@pytest.mark.rule("ist.act.optional")
def test_the_action_is_carried_out_once() -> None:
    scene = table().acting(5).do("collect")
    assert scene.refused("collect").rule == "ist.act.optional"


@pytest.mark.rule("ist.act.optional")
def test_not_acting_does_not_end_the_turn() -> None:
    scene = table().figures(smuggler=5).acting(5).do("skip")
    assert (scene.actor, scene.legal()) == (0, {"meet smuggler", "end"})
    assert scene.refused("collect").rule == "ist.act.optional"


@pytest.mark.rule("ist.act.optional")
def test_where_nobody_is_to_be_met_not_acting_is_the_end_of_the_turn() -> None:
    scene = table().acting(5)
    assert scene.refused("skip").rule == "ist.act.optional"
    assert scene.do("end").actor == 1


@pytest.mark.rule("ist.act.optional")
def test_only_the_action_of_the_place_can_be_carried_out() -> None:
    assert table().acting(5).refused("fill").rule == "ist.place.warehouse"
