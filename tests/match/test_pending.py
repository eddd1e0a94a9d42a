"""A kernel answers first and writes then; and nothing is lost by that."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from istanbul_nb.match import pending, storage
from istanbul_nb.match.match import Match
from istanbul_nb.match.saved_games import resume, unfinished_games


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what is written to files."""
    texts: list[str] = []
    write = storage.write_file

    def note(path: Path, text: str, mode: int = 0o666) -> None:
        texts.append(text)
        write(path, text, mode)

    monkeypatch.setattr(storage, "write_file", note)
    return texts


def in_a_kernel(cell: Callable[[], None]) -> None:
    """Run something as a kernel runs a cell or answers a click: in a loop."""

    async def run() -> None:
        cell()

    asyncio.run(run())


def begun() -> Match:
    return Match(players=3, seed=1, layout="order", autosave=True)


def kept(match: Match) -> str:
    return Path(str(match.saved_to)).read_text(encoding="utf-8")


@pytest.mark.usefixtures("home")
def test_without_a_kernel_every_action_is_written_at_once(written: list[str]) -> None:
    match = begun()
    match.do("move 8", "leave")
    assert (len(written), kept(match)) == (3, match.text())


@pytest.mark.usefixtures("home")
def test_in_a_kernel_the_first_write_is_made_at_once_and_others_when_it_has_answered(written: list[str]) -> None:
    async def run() -> Match:
        match = begun()
        assert kept(match) == match.text()
        match.do("move 8", "leave", "roll")
        assert len(written) == 1
        await asyncio.sleep(0)
        assert len(written) == 2
        assert kept(match) == match.text()
        return match

    match = asyncio.run(run())
    assert (len(written), kept(match)) == (2, match.text())


@pytest.mark.usefixtures("home")
def test_whoever_reads_in_the_same_cell_finds_everything() -> None:
    def play() -> None:
        match = begun()
        match.do("move 8")
        assert Match.load(match.saved_to).text() == match.text()
        match.do("leave")
        assert [game.steps for game in unfinished_games(3, "istanbul")] == [2]
        match.do("roll")
        text = match.text()
        assert resume(take_over=True).text() == text
        assert match.notice == {}

    in_a_kernel(play)


@pytest.mark.usefixtures("home")
def test_a_file_is_complete_before_it_is_let_go_or_left_for_another(tmp_path: Path) -> None:
    def play() -> None:
        match, first = begun(), tmp_path / "first.match"
        match.do("move 8")
        match.keeper.let_go()
        assert kept(match) == match.text()
        match.saved_to = first
        match.do("leave")
        text, match.saved_to = match.text(), None
        assert first.read_text(encoding="utf-8") == text

    in_a_kernel(play)


@pytest.mark.usefixtures("home")
def test_a_match_that_nobody_holds_any_more_is_written_all_the_same(written: list[str]) -> None:
    texts: list[str] = []

    def play() -> None:
        match = begun()
        match.do("move 8")
        texts.append(match.text())

    in_a_kernel(play)
    assert written[1:] == texts


@pytest.mark.usefixtures("home")
def test_a_cell_that_takes_long_does_not_keep_a_match_from_its_file(
    written: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 0.0
    monkeypatch.setattr(pending, "monotonic", lambda: now)

    def play() -> None:
        nonlocal now
        match = begun()
        match.do("move 8")
        now += pending.PATIENCE / 2
        match.do("leave")
        assert len(written) == 1
        now += pending.PATIENCE
        match.do("roll")
        assert (len(written), kept(match)) == (2, match.text())

    in_a_kernel(play)


@pytest.mark.usefixtures("home")
def test_a_disk_that_fails_is_told_when_the_kernel_has_answered_and_then_tried_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(path: Path, text: str, mode: int = 0o666) -> None:
        raise OSError(28, "No space left on device")

    async def run() -> None:
        match = begun()
        with monkeypatch.context() as patch:
            patch.setattr(storage, "write_file", fail)
            match.do("move 8")
            assert match.notice == {}
            with pytest.warns(UserWarning, match="could not be kept"):
                pending.PENDING.finish_all()
            assert match.notice["reason"] == "autosave-full"
        match.do("leave")
        assert match.notice == {}
        assert kept(match) == match.text()

    asyncio.run(run())


EXIT = """
import asyncio, sys
from istanbul_nb.match.match import Match

asyncio._set_running_loop(asyncio.new_event_loop())  # one that does nothing more
match = Match(players=3, seed=1, layout="order", autosave=sys.argv[1])
match.do("move 8")
assert match.saved_to.read_text() != match.text()
print(match.text(), end="")
"""


def test_what_is_pending_is_written_at_the_exit(tmp_path: Path) -> None:
    path = tmp_path / "our.match"
    ran = subprocess.run([sys.executable, "-c", EXIT, str(path)], check=True, capture_output=True, text=True)
    assert path.read_text(encoding="utf-8") == ran.stdout != ""


@pytest.mark.usefixtures("home")
def test_the_file_of_a_match_that_nobody_has_any_more_is_free_in_the_same_cell() -> None:
    def cell() -> None:
        match = begun()
        match.do("move 8", "leave")
        path = Path(str(match.saved_to))
        del match
        back = resume(path)
        assert (back.saved_to, len(back.steps), back.notice) == (path, 2, {})

    in_a_kernel(cell)
