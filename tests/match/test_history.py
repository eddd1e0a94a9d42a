"""Taking back, doing again, branching off, replaying, looking at earlier moments."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

import pytest

from istanbul_nb.bots import bot_called
from istanbul_nb.core import Action, View
from istanbul_nb.match.errors import NotAllowed
from istanbul_nb.match.match import Match
from istanbul_nb.words import LANGUAGES, Words

from .playing import done, eager, finished, hands, play_on, played
from .sentences import refusal_of


def test_a_step_can_be_taken_back_and_done_again() -> None:
    match = Match(players=3, seed=1, layout="order")
    texts, views = [match.text()], [match.view]
    for action in ("move 8", "leave"):
        match.do(action)
        texts.append(match.text())
        views.append(match.view)
    for number in (1, 0):
        match.undo()
        assert (match.text(), match.view) == (texts[number], views[number])
    for number in (1, 2):
        match.redo()
        assert (match.text(), match.view) == (texts[number], views[number])


def test_the_log_forgets_what_was_taken_back() -> None:
    match = Match(players=3, seed=1, layout="order")
    match.do("move 8")
    log = match.log
    match.do("leave")
    match.undo()
    assert match.log == log == tuple(match.log_of(None))


def test_every_change_counts_as_a_revision() -> None:
    match = Match(players=3, seed=1, layout="order")
    first = match.revision
    match.do("move 8")
    match.undo()
    match.redo()
    assert match.revision == first + 3


REASONS: dict[str, Callable[[], Match]] = {
    "undo-nothing": lambda: Match(players=3, seed=1),
    "undo-other-player": lambda: done("move 8", "leave", "end"),
    "undo-revealed": lambda: done("move 8", "leave", "roll"),
    "undo-over": finished,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", REASONS)
def test_what_cannot_be_taken_back_says_why(reason: str, language: str) -> None:
    match = REASONS[reason]()
    match.language = language
    before = match.text(), match.revision
    error = refusal_of(match.undo)
    assert error.reason == match.why_no_undo() == reason
    assert str(error) == Words(language).say(reason)
    assert (match.text(), match.revision) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_was_taken_back_nothing_can_be_done_again(language: str) -> None:
    match = done("move 8", language=language)
    assert refusal_of(match.redo).reason == "redo-nothing"


@pytest.mark.parametrize(
    "actions",
    [
        ("move 8", "leave", "roll"),
        ("move 8", "leave", "roll", "gain R"),
        ("move 6", "leave", "draw deck"),
        ("move 6", "leave", "draw deck", "draw deck"),
    ],
)
def test_nothing_that_was_rolled_or_drawn_is_taken_back(actions: Sequence[str]) -> None:
    match = done(*actions)
    while match.why_no_undo() is None:
        match.undo()
    assert match.why_no_undo() == "undo-revealed"
    assert match.steps[-1].answers
    assert [str(step.action) for step in match.steps][:3] == list(actions[:3])


def test_undo_never_reaches_back_over_another_player_or_chance() -> None:
    match = Match(players=3, seed=7)
    choices, taken_back = random.Random(7), 0
    for _ in range(400):
        seat, last = match.actor, match.steps[-1] if match.steps else None
        reason = match.why_no_undo()
        if reason is None:
            assert last is not None
            assert last.seat == seat
            assert not last.answers
            assert not any(event.reveals for event in last.events)
            match.undo()
            assert match.actor == seat
            match.redo()
            taken_back += 1
        elif reason == "undo-other-player":
            assert last is not None
            assert last.seat != seat
        match.do(eager(match, choices))
    assert taken_back > 50


def test_a_person_does_not_take_back_what_a_bot_did() -> None:
    match = Match(players=2, seed=1, first=1)
    match.assign_bot(1, bot_called("random", 1))
    match.run_bots()
    assert match.actor == 0
    assert refusal_of(match.undo).reason == "undo-other-player"


def test_a_new_action_ends_what_can_be_done_again() -> None:
    match = done("move 8")
    match.undo()
    match.do("move 6")
    assert refusal_of(match.redo).reason == "redo-nothing"


def test_a_refused_action_leaves_what_can_be_done_again() -> None:
    match = done("move 8")
    match.undo()
    with pytest.raises(NotAllowed):
        match.do("move 7")
    refusal_of(lambda: match.do("move 6", seat=(match.actor or 0) + 1))
    match.redo()
    assert match.steps[-1].action == Action.parse("move 8")


def test_a_branch_begins_at_any_step_and_leaves_the_match_alone() -> None:
    match = played(60, seed=3, players=3)
    text, traits = match.text(), deepcopy(match.trait_values())
    for step in (0, 1, 17, 59, 60):
        branch = match.branch(step)
        assert branch.branch_of == step
        assert len(branch.steps) == step
        assert branch.view == match.view_of(None, step)
        assert branch.names == match.names
        play_on(branch, 30, seed=step)
    assert match.text() == text
    assert match.trait_values() == traits
    assert match.branch_of is None


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_branch_for_a_seat_keeps_what_it_knows_and_draws_the_rest_anew(seat: int) -> None:
    match = done("move 8", "leave")
    assert all(hands(match))
    branches = [match.branch(seat=seat, seed=seed) for seed in range(20)]
    for branch in branches:
        assert branch.view_of(seat) == match.view_of(seat)
        assert branch.steps == []
        assert branch.branch_of == 2
        assert branch.game.inventory(branch.history.state) == match.game.inventory(match.history.state)
        assert Match.load(branch.text()).text() == branch.text()
    assert len({str(hands(branch)) for branch in branches}) > 1
    play_on(branches[0], 30)
    assert Match.load(branches[0].text()).text() == branches[0].text()


def test_a_match_can_begin_at_any_position() -> None:
    match = played(75, seed=5, players=3)
    state = match.game.decode(match.game.encode(match.history.state))
    other = Match.from_state("istanbul", state, names=["Anna", "Boris", "Chen"], seed=4)
    assert other.view == match.view
    assert other.log == ()
    assert refusal_of(other.undo).reason == "undo-nothing"
    play_on(other, 40)
    assert Match.load(other.text()).text() == other.text()
    assert match.game.encode(state) == match.game.encode(match.history.state)


def test_a_branch_has_other_dice_or_those_that_were_asked_for() -> None:
    match = played(10, seed=3, players=3)
    assert match.branch().seed != match.seed
    one, other = match.branch(5, seed=11), match.branch(5, seed=11)
    assert one.seed == 11
    assert play_on(one, 80).text() == play_on(other, 80).text()


def test_a_branch_is_saved_with_its_mark() -> None:
    branch = played(20, seed=3).branch(12)
    play_on(branch, 10)
    assert json.loads(branch.text())["branch"] == 12
    assert Match.load(branch.text()).branch_of == 12
    assert json.loads(played(20, seed=3).text())["branch"] is None


def test_a_finished_match_can_be_played_on_from_an_earlier_step() -> None:
    match = finished()
    branch = match.branch(len(match.steps) - 10)
    assert not branch.over
    play_on(branch, 500)
    assert match.over


def test_a_branch_of_a_branch_leaves_both_alone() -> None:
    match = played(20, seed=3)
    branch = match.branch(10)
    twig = branch.branch(5)
    play_on(twig, 20)
    assert (match.branch_of, branch.branch_of, twig.branch_of) == (None, 10, 5)
    assert len(branch.steps) == 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("step", [-1, 21, 10**9])
def test_a_step_that_is_not_there_is_refused(step: int, language: str) -> None:
    match = played(20, seed=3, language=language)
    assert refusal_of(lambda: match.branch(step)).reason == "step-range"
    assert refusal_of(lambda: match.view_of(None, step)).reason == "step-range"


@pytest.mark.parametrize("seed", [2**70, -(2**70), "seven", 1.5])
def test_a_branch_refuses_a_seed_that_a_match_refuses(seed: Any) -> None:
    refusal_of(lambda: played(5).branch(seed=seed))


def test_a_replay_shows_every_step_again() -> None:
    match = Match(players=3, seed=12)
    choices, views = random.Random(12), []
    for _ in range(100):
        match.do(eager(match, choices))
        views.append(match.view)
    replay = list(match.queries.replay())
    assert [number for number, _, _ in replay] == list(range(100))
    assert [view for _, _, view in replay] == views
    assert [event for _, events, _ in replay for event in events] == list(match.log)


def test_a_replay_shows_a_seat_what_it_saw_and_no_more() -> None:
    match = played(150, seed=12, players=3)
    for seat in range(3):
        replay = list(match.queries.replay(seat))
        assert [event for _, events, _ in replay for event in events] == match.log_of(seat)
        assert [view for _, _, view in replay] == [match.view_of(seat, step) for step in range(1, 151)]


def test_every_seat_can_look_at_an_earlier_moment_as_it_saw_it_then() -> None:
    match = Match(players=3, seed=13)
    choices = random.Random(13)
    seen: list[list[View]] = []
    for _ in range(80):
        seen.append([match.view_of(seat) for seat in (0, 1, 2, None)])
        match.do(eager(match, choices))
    for step, views in enumerate(seen):
        assert [match.view_of(seat, step) for seat in (0, 1, 2, None)] == views
    assert match.view_of(1, 80) == match.view_of(1)


@pytest.mark.parametrize("game", ["chess", None])
def test_a_match_from_a_position_of_no_game_is_refused(game: Any) -> None:
    refusal_of(lambda: Match.from_state(game, None))
