"""Who has a file open, and who may look and write in one go."""

from __future__ import annotations

import fcntl
import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from istanbul_nb.match import autosave, file_lock, storage
from istanbul_nb.match.match import Match
from istanbul_nb.match.saved_games import resume

HELD = """
import sys
from pathlib import Path
from istanbul_nb.match.file_lock import guard
with guard(Path(sys.argv[1])):
    print("inside", flush=True)
    sys.stdin.read()
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))


def left_match() -> Path:
    """Return a match that was kept and left."""
    match = Match(players=2, seed=1, layout="order", autosave=True)
    match.keeper.let_go()
    return Path(str(match.saved_to))


def test_without_locks_of_the_system_an_owner_who_wrote_lately_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_lock, "fcntl", None)
    path = left_match()
    first = resume(path)
    lock = file_lock.lock_path(path)
    assert file_lock.is_locked(path)
    first.keeper.let_go()
    assert not file_lock.is_locked(path)
    lock.write_text("another process", encoding="ascii")
    assert file_lock.is_locked(path)
    os.utime(lock, (0, 0))
    assert not file_lock.is_locked(path)
    monkeypatch.setattr(file_lock, "NO_OTHER_PROCESS", True)
    os.utime(lock)
    assert not file_lock.is_locked(path)


def test_a_match_that_only_holds_itself_is_not_open() -> None:
    path = left_match()
    gc.disable()
    try:
        match = resume(path)
        match.observe(match.undo, "revision")
        del match
        assert file_lock.is_locked(path)
        assert resume(path).saved_to == path
    finally:
        gc.enable()


def test_who_owns_a_file_is_asked_and_the_file_replaced_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    ask, write = file_lock.FileLock.is_mine, storage.write_file

    @contextmanager
    def guard(folder: Path) -> Iterator[None]:
        done.append("begin")
        yield
        done.append("end")

    def note_ask(lock: file_lock.FileLock) -> bool:
        done.append("ask")
        return ask(lock)

    def note_write(path: Path, text: str, mode: int) -> None:
        done.append("write")
        write(path, text, mode)

    match = Match(players=2, seed=1, layout="order", autosave=True)
    monkeypatch.setattr(autosave, "guard", guard)
    monkeypatch.setattr(file_lock.FileLock, "is_mine", note_ask)
    monkeypatch.setattr(storage, "write_file", note_write)
    match.do("move 8")
    assert done == ["begin", "ask", "write", "end"]


def test_only_one_at_a_time_is_in_a_guarded_folder(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HELD, str(tmp_path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdin is not None
        assert other.stdout.readline() == "inside\n"
        folder = os.open(tmp_path, os.O_RDONLY)
        with pytest.raises(BlockingIOError):
            fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        other.stdin.close()
        other.wait()
        fcntl.flock(folder, fcntl.LOCK_EX | fcntl.LOCK_NB)
        os.close(folder)
