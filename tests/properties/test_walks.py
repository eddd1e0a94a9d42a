"""A match can be saved at any moment, whatever was done with it, and its own saves always load."""

from __future__ import annotations

import pytest

from istanbul_nb.match.match import Match
from tests.adapters.setups import Setup, name_of
from tests.match.playing import done

from .walks import ODD, WALKED, Walk, assert_loads


@pytest.mark.parametrize("setup", WALKED, ids=name_of)
def test_every_save_of_a_walk_loads_and_goes_on_equally(setup: Setup) -> None:
    for seed in range(3):
        walk = Walk(seed, setup)
        for moment in range(12):
            walk.go(6)
            assert_loads(walk.match, moment)


def test_a_branch_that_was_taken_back_to_before_its_fork_loads() -> None:
    branch = done("move 8", "leave").branch(seed=1)
    assert branch.branch_of == 2
    branch.undo()
    assert branch.branch_of == 1
    assert_loads(branch.branch(seed=2), steps=0)
    again = Match.load(branch.text())
    assert (len(again.steps), again.branch_of) == (1, 1)


def test_what_is_done_again_is_again_before_the_fork() -> None:
    branch = done("move 8", "leave").branch(seed=1)
    text = branch.text()
    branch.undo()
    branch.redo()
    assert branch.text() == text


def test_a_branch_that_goes_another_way_before_its_fork_differs_from_there_on() -> None:
    branch = done("move 8", "leave").branch(seed=1)
    branch.undo()
    branch.undo()
    branch.do("move 12")
    assert branch.branch_of == 0
    assert_loads(branch)


@pytest.mark.parametrize("bot", ODD, ids=lambda bot: ascii(bot.name)[:20])
def test_a_bot_with_any_name_can_be_saved(bot: object) -> None:
    match = Match(players=2, seed=1)
    match.assign_bot(1, bot)  # type: ignore[arg-type]
    assert_loads(match)
