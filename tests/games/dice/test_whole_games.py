"""Whole games keep every promise of the contract."""

from __future__ import annotations

import pytest

from istanbul_nb.__main__ import main
from istanbul_nb.commands.reproducibility import same_everywhere
from istanbul_nb.core import Seeded
from istanbul_nb.core.conformance import check
from istanbul_nb.games import game_of
from tests.games.dice.scenario import GAME

QUICK = {"target": [2, 2, 2]}


@pytest.mark.rule("dice.end")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_promise_is_kept(players: int) -> None:
    report = check(game_of("dice"), [{"players": players, "components": QUICK}], 2, seed=players)
    assert report.steps > 20


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end(players: int) -> None:
    chance = Seeded(players)
    state = GAME.setup({"players": players}, chance)
    inventory = GAME.inventory(state)
    steps = 0
    while GAME.actor(state) is not None:
        legal = GAME.legal(state)
        GAME.apply(state, legal[chance.pick(range(len(legal)), [1] * len(legal))], chance)
        steps += 1
        assert steps < 10_000
    assert GAME.inventory(state) == inventory
    assert max(state.rubies) >= state.rules.target


def test_the_same_seed_gives_the_same_game_in_every_interpreter() -> None:
    same_everywhere("dice", [{"players": 2, "components": QUICK}], 1)


def test_it_is_checked_from_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "dice", "--players", "2", "--games", "4"]) == 0
    assert "every promise kept" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["--players", "5"], ["--layout", "short"], ["--neutral"]], ids=" ".join)
def test_what_this_game_has_not_is_refused_with_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "dice", "--games", "1", *arguments]) == 2
    told = capsys.readouterr()
    assert told.err.strip().endswith(".")
    assert told.out == ""
