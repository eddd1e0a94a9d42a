"""A game of another package, with rules and nothing else, is played everywhere without a line changed here."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Lock
from typing import Any

import pytest

from istanbul_nb import Match, MatchError, Scorebook, load, play, rulebook, tournament
from istanbul_nb.adapters.actions import action_table
from istanbul_nb.adapters.encoding import encoding_of
from istanbul_nb.analysis import decisions, events, matches, played, standings, turns
from istanbul_nb.core.conformance import check
from istanbul_nb.match.errors import UserError
from istanbul_nb.positions import position
from istanbul_nb.table.table import Table
from istanbul_nb.tournaments.line_up import contest
from tests.games.fourth.installing import install
from tests.games.fourth.noughts import Noughts
from tests.text.screens import typed


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """Return the environment of an interpreter in which the package of the game is installed."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(install(tmp_path))}


def run(installed: dict[str, str], *arguments: str) -> str:
    """Run a command where the game is installed; return what it prints."""
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=installed, check=False, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def whole_match(seed: int = 3) -> Match:
    """Play a whole match between two bots."""
    match = Match(Noughts(), seed=seed)
    for seat in (0, 1):
        match.assign_bot(seat, "greedy")
    match.run_bots()
    return match


def test_it_keeps_every_promise_and_may_hide_nothing() -> None:
    assert check(Noughts(), [{}], games=20, seed=1).hidden_changes == 0


def test_it_is_played_and_refuses_with_a_sentence() -> None:
    match = Match(Noughts(), names=["Anna", "Boris"], seed=1)
    match.do("mark 5", "mark 1")
    assert match.explain("mark 5") == "This is not allowed now: taken (cell 5). (noughts.mark)"
    assert str(match).splitlines()[1:5] == ["Board:", "  O  2  3", "  4  X  6", "  7  8  9"]
    assert [match.words.event(event, match.names) for event in match.log] == [
        "Anna: marked (cell 5)",
        "Boris: marked (cell 1)",
    ]


def test_bots_judge_it_by_its_standings() -> None:
    match = Match(Noughts(), seed=1)
    match.do("mark 1", "mark 4", "mark 2", "mark 5")
    match.assign_bot(0, "greedy")
    match.let_bot_decide()
    assert str(match.steps[-1].action) == "mark 3"
    assert match.over
    assert match.standings[0].seat == 0


def test_it_is_saved_and_loaded(tmp_path: Path) -> None:
    match = whole_match()
    match.save(tmp_path / "noughts.match")
    assert load(tmp_path / "noughts.match").text() == match.text()


def test_it_becomes_frames() -> None:
    match = whole_match()
    assert len(turns(match)) == len(decisions(match)) == len(events(match)) == len(match.steps)
    assert list(standings(match)["rank"]) == [each.rank for each in match.standings]
    assert list(standings(match)["won"]) == [each.scores["won"] for each in match.standings]
    assert list(matches(match)["game"]) == ["noughts"]


def test_it_is_reviewed_and_asked_for_hints() -> None:
    match = Match(Noughts(), seed=1)
    match.do("mark 1", "mark 4", "mark 2", "mark 5")
    assert str(match.hint(iterations=30).hints[0].action) == "mark 3"
    assert whole_match().review(iterations=5).rows


def test_bots_play_it_against_each_other() -> None:
    Match(Noughts())  # from then on it is known in this kernel
    result = contest(["greedy", "random"], "noughts", games=6, seed=1)
    assert len(result.played) == 6
    assert contest(["greedy", "random"], Noughts(), games=6, seed=1) == result


def test_its_rules_go_along_to_other_processes() -> None:
    here, there = (
        tournament(["greedy", "random"], Noughts(), games=6, workers=workers, progress=False) for workers in (1, 2)
    )
    assert there.played == here.played


class OnPaper(Noughts):
    """Noughts whose rules hold something that cannot be copied."""

    info = replace(Noughts.info, id="on-paper", title="Noughts on paper")

    def __init__(self) -> None:
        self.lock = Lock()


@pytest.mark.parametrize(("language", "said"), [("en", "No other process knows"), ("ru", "Другие процессы не знают")])
def test_where_its_rules_cannot_go_along_a_sentence_says_what_to_do(language: str, said: str) -> None:
    with pytest.raises(MatchError, match=f"{said}.*Noughts on paper.*workers=1"):
        tournament(["random"] * 2, OnPaper(), games=4, workers=2, progress=False, language=language)
    assert len(tournament(["random"] * 2, OnPaper(), games=4, workers=1, progress=False).played) == 4


def test_where_a_part_has_no_plain_form_a_sentence_says_so() -> None:
    Match(Noughts())  # from then on it is known in this kernel
    with pytest.raises(MatchError, match="Noughts and crosses does not bring positions"):
        position("noughts")
    with pytest.raises(MatchError, match="Noughts and crosses does not bring encoding"):
        encoding_of("noughts")
    with pytest.raises(MatchError, match="Noughts and crosses does not bring rulebook"):
        rulebook("noughts")


@pytest.mark.parametrize(
    "ask",
    [
        Match,
        play,
        rulebook,
        Scorebook,
        action_table,
        position,
        lambda game: Table(game=game),
        lambda game: played(["random"] * 2, game),
        lambda game: tournament(["random"] * 2, game, games=1),
        lambda game: contest(["random"] * 2, game, games=1),
    ],
)
@pytest.mark.parametrize("game", ["chess", "", None, 7, ["noughts"]])
def test_a_game_that_nobody_knows_is_refused_with_a_sentence_everywhere(ask: Callable[[Any], Any], game: Any) -> None:
    with pytest.raises(UserError, match=r"There is no game “.*” here\. Choose one of these: istanbul, dice, sultan"):
        ask(game)


@pytest.mark.parametrize("command", ["check", "simulate", "text", "play"])
def test_a_command_refuses_a_game_that_nobody_knows(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    from istanbul_nb.__main__ import main  # noqa: PLC0415

    with pytest.raises(SystemExit):
        main([command, "chess"])
    assert "invalid choice: 'chess' (choose from" in capsys.readouterr().err


def test_an_installed_one_is_found_by_its_name_everywhere(installed: dict[str, str]) -> None:
    assert "noughts" in run(installed, "-c", "from istanbul_nb.games import GAMES; print(*GAMES)")
    assert "every promise kept" in run(installed, "-m", "istanbul_nb", "check", "noughts", "--games", "5")
    simulated = run(installed, "-m", "istanbul_nb", "simulate", "noughts", "--games", "4", "--bots", "greedy,random")
    assert "greedy" in simulated


def test_it_is_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from istanbul_nb.__main__ import main  # noqa: PLC0415

    Match(Noughts())  # from then on it is known in this kernel
    typed(monkeypatch, "1", "4", "2", "5", "3")
    assert main(["text", "noughts", "--names", "Anna,Boris", "--seed", "1", "--language", "en"]) == 0
    assert "Anna wins." in capsys.readouterr().out
