"""What a terminal tells about keeping a match: it cannot be kept, or it is open elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from istanbul_nb.match.autosave import NotKept
from istanbul_nb.match.match import Match
from istanbul_nb.match.saved_games import resume
from istanbul_nb.terminal import play_in_terminal
from istanbul_nb.words import LANGUAGES, Words

from .screens import Screen, alone


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "1000")
    return tmp_path / "home"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_cannot_be_kept_is_told_once_and_the_truth_at_the_end(home: Path, language: str) -> None:
    home.write_text("a file", encoding="utf-8")
    with pytest.warns(NotKept):
        screen, match = alone("move 8", "leave", language=language)
    said = match.keeper.notice_in(Words(language))
    assert [line for line in screen.lines if said in line] == [said]
    assert screen.lines[-1] == Words(language).say("text-leave")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("answer", "taken"), [("yes", True), ("да", True), ("no", False), ("", False)])
def test_a_match_that_is_open_elsewhere_is_taken_over_only_if_one_says_so(
    answer: str, taken: bool, language: str
) -> None:
    _, left = alone("move 8")
    path = Path(str(left.saved_to))
    other = resume(path)
    screen = Screen(["yes", answer, "leave"], language)
    if taken:
        play_in_terminal(screen.console, {})
        with pytest.warns(NotKept, match="taken over"):
            other.do("leave")
    else:
        with pytest.warns(NotKept):
            play_in_terminal(screen.console, {})
        assert any(path.name in line for line in screen.lines)
        other.do("leave")
    assert screen.questions[1] == Words(language).say("text-take-over") + " "
    assert (other.saved_to == path) is not taken
    assert len(Match.load(path).steps) == 2


def test_the_command_tells_it_without_a_warning_of_python(home: Path, tmp_path: Path) -> None:
    home.write_text("a file", encoding="utf-8")
    command = [sys.executable, "-m", "istanbul_nb", "text", "--names", "Anna,bot random", "--layout", "order"]
    ran = subprocess.run(
        command, input="quit\n", capture_output=True, text=True, check=True, cwd=tmp_path, env={**os.environ}
    )
    assert "could not be kept" in ran.stdout
    assert ran.stderr == ""
