"""One kept match and two who open it; disks that fail; and files that are for their owner alone."""

from __future__ import annotations

import errno
import os
import stat
import subprocess
import sys
import warnings
from pathlib import Path
from typing import NoReturn

import pytest

from istanbul_nb.match import autosave, file_lock, saved_games, storage
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.match import Match
from istanbul_nb.match.saved_games import resume
from istanbul_nb.words import LANGUAGES, Words

from .playing import play_on
from .sentences import assert_sentence

HOLD = """
import sys
from istanbul_nb.match.saved_games import resume
match = resume(sys.argv[1])
print("open", flush=True)
for line in sys.stdin:
    match.do(*line.split(","))
    print(match.saved_to, flush=True)
"""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def kept(match: Match) -> str:
    return Path(str(match.saved_to)).read_text(encoding="utf-8")


def left_match(steps: int = 4) -> Path:
    """Return a match that was kept and left."""
    match = Match(players=2, seed=1, layout="order", autosave=True)
    play_on(match, steps)
    match.keeper.let_go()
    return Path(str(match.saved_to))


def other_kernel(path: Path) -> subprocess.Popen[str]:
    """Start a process that has a match open."""
    command = [sys.executable, "-W", "ignore", "-c", HOLD, str(path)]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "open\n"
    return process


def told_in_words(match: Match, reason: str) -> None:
    assert match.notice["reason"] == reason
    for language in LANGUAGES:
        assert_sentence(match.keeper.notice_in(Words(language)))


# Two who open one match


@pytest.mark.usefixtures("home")
def test_a_match_that_is_open_in_this_kernel_is_copied_under_a_new_name() -> None:
    path = left_match()
    first = resume(path)
    with pytest.warns(autosave.NotKept, match="open elsewhere"):
        second = resume(path)
    told_in_words(second, "autosave-copy")
    assert (first.saved_to, second.text()) == (path, first.text())
    assert second.saved_to != path
    play_on(second, 3, seed=5)
    assert second.notice == {}
    play_on(first, 2, seed=9)
    assert (kept(first), kept(second)) == (first.text(), second.text())


@pytest.mark.usefixtures("home")
def test_whoever_is_taken_over_overwrites_nothing_and_goes_on_under_a_new_name() -> None:
    path = left_match()
    first = resume(path)
    second = resume(path, take_over=True)
    assert (second.saved_to, second.notice) == (path, {})
    with pytest.warns(autosave.NotKept, match="taken over"):
        play_on(first, 1, seed=9)
    told_in_words(first, "autosave-taken")
    assert path.read_text(encoding="utf-8") == second.text()
    assert first.saved_to != path
    play_on(second, 3, seed=5)
    play_on(first, 3, seed=9)
    assert (first.notice, second.notice) == ({}, {})
    assert (kept(first), kept(second)) == (first.text(), second.text())


@pytest.mark.usefixtures("home")
def test_a_match_that_was_let_go_and_played_elsewhere_does_not_come_back_over_it() -> None:
    path = left_match()
    first = resume(path)
    first.keeper.let_go()
    second = resume(path)
    play_on(second, 2, seed=5)
    second.keeper.let_go()
    with pytest.warns(autosave.NotKept, match="taken over"):
        play_on(first, 1, seed=9)
    assert path.read_text(encoding="utf-8") == second.text()
    assert kept(first) == first.text()


@pytest.mark.usefixtures("home")
def test_another_kernel_that_has_a_match_open_is_noticed_and_its_end_frees_it() -> None:
    path = left_match()
    with other_kernel(path) as other:
        with pytest.warns(autosave.NotKept, match="open elsewhere"):
            assert resume(path).saved_to != path
        other.kill()
        other.wait()
        assert resume(path).saved_to == path


@pytest.mark.usefixtures("home")
def test_another_kernel_notices_that_its_match_was_taken_over() -> None:
    path = left_match()
    with other_kernel(path) as other:
        mine = resume(path, take_over=True)
        assert other.stdin is not None
        assert other.stdout is not None
        action = str(mine.legal[0])
        other.stdin.write(f"{action}\n")
        other.stdin.flush()
        elsewhere = Path(other.stdout.readline().strip())
        assert elsewhere != path
        assert Match.load(elsewhere).steps[-1].action == mine.legal[0]
        assert path.read_text(encoding="utf-8") == mine.text()
        other.stdin.close()


@pytest.mark.usefixtures("home")
def test_a_match_that_nobody_holds_any_more_is_not_open() -> None:
    path = left_match()
    for _ in range(2):
        assert resume(path).saved_to == path


@pytest.mark.usefixtures("home")
def test_a_match_in_a_file_with_a_name_is_copied_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "our.match"
    first = Match(players=2, seed=1, autosave=path)
    (tmp_path / "our-2.match").write_text("mine", encoding="utf-8")
    with pytest.warns(autosave.NotKept, match=r"our-3\.match"):
        assert resume(path).saved_to == tmp_path / "our-3.match"
    assert kept(first) == first.text()
    assert (tmp_path / "our-2.match").read_text(encoding="utf-8") == "mine"


def test_open_matches_are_not_pruned(home: Path) -> None:
    opened = Match(players=2, seed=1, autosave=True)
    os.utime(str(opened.saved_to), ns=(1, 1))
    for number in range(60):
        (home / f"istanbul-20200101-0000{number:02}-abcdef.match").write_text("{}")
    Match(players=2, seed=2, autosave=True)
    assert Path(str(opened.saved_to)).exists()


@pytest.mark.usefixtures("home")
def test_the_panel_offers_an_open_match_as_a_copy_or_to_be_taken_over() -> None:
    path = left_match()
    first = resume(path)
    [game] = saved_games.unfinished_games(3, "istanbul")
    assert game.is_open
    with pytest.warns(autosave.NotKept, match="open elsewhere"):
        copy = saved_games.resume_saved_game(path.name)
    assert copy.saved_to != path
    taken = saved_games.resume_saved_game(f"take over {path.name}")
    assert taken.saved_to == path
    with pytest.warns(autosave.NotKept, match="taken over"):
        play_on(first, 1)


# Disks that fail


def failing(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    def fail(descriptor: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(os, "fsync", fail)


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EFBIG, errno.EROFS, errno.EDQUOT, errno.EIO])
def test_a_disk_that_takes_nothing_is_told_once_and_tried_again(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    match = Match(players=2, seed=1, layout="order", autosave=True)
    path = Path(str(match.saved_to))
    before = kept(match)
    with monkeypatch.context() as patch:
        failing(patch, number)
        with pytest.warns(autosave.NotKept, match="could not be kept"):
            match.do("move 8")
        match.do("leave")
        told_in_words(match, "autosave-full")
        assert match.saved_to is None
        assert path.read_text(encoding="utf-8") == before
    match.do("roll")
    assert match.notice == {}
    assert path.read_text(encoding="utf-8") == match.text() == kept(match)
    assert {each.suffix for each in path.parent.iterdir()} == {".match", ".lock"}


def test_a_home_that_becomes_usable_is_used(home: Path) -> None:
    home.write_text("a file")
    with pytest.warns(autosave.NotKept, match="could not be kept"):
        match = Match(players=2, seed=1, layout="order", autosave=True)
    match.do("move 8")
    home.unlink()
    match.do("leave")
    assert kept(match) == match.text()


def test_a_home_that_may_not_be_entered_is_told_and_stops_nobody(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.mkdir()

    def closed(self: Path, *given: object, **options: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "Permission denied", str(self))

    for name in ("stat", "iterdir", "mkdir"):
        monkeypatch.setattr(Path, name, closed)
    with pytest.warns(autosave.NotKept, match="Permission denied"):
        match = Match(players=2, seed=1, autosave=True)
    play_on(match, 2)
    for given in ((), (home / "our.match",)):
        with pytest.raises(BadSave) as caught:
            resume(*given)
        assert "Permission denied" in str(caught.value)
        for language in LANGUAGES:
            assert_sentence(caught.value.sentence(Words(language)))


@pytest.mark.usefixtures("home")
def test_a_match_from_a_folder_that_takes_nothing_goes_on_and_is_kept_once_it_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = left_match()
    with monkeypatch.context() as patch:
        patch.setattr(file_lock.FileLock, "claim", no_lock)
        match = resume(path)
        with pytest.warns(autosave.NotKept, match="Read-only file system"):
            play_on(match, 1)
    play_on(match, 1)
    assert match.notice == {}
    assert (match.saved_to, kept(match)) == (path, match.text())


def no_lock(path: Path, take_over: bool = False) -> NoReturn:
    raise OSError(errno.EROFS, "Read-only file system", str(path))


LIMITED = """
import resource, warnings
from istanbul_nb.match.match import Match
from istanbul_nb.match.file_format import BadSave
warnings.simplefilter("ignore")
match = Match(players=2, seed=1, layout="order", autosave=True)
size = match.saved_to.stat().st_size
resource.setrlimit(resource.RLIMIT_FSIZE, (size // 2, resource.RLIM_INFINITY))
match.do("move 8")
assert match.notice["reason"] == "autosave-full", match.notice
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
match.do("leave")
assert match.notice == {} and match.saved_to.read_text() == match.text()
print(sorted(path.suffix for path in match.saved_to.parent.iterdir()))
"""


@pytest.mark.usefixtures("home")
def test_a_limit_on_the_size_of_files_stops_nobody() -> None:
    ran = subprocess.run([sys.executable, "-c", LIMITED], check=True, capture_output=True, text=True)
    assert ran.stdout == "['.lock', '.match']\n"


def test_what_crashes_left_is_removed_and_what_is_being_written_stays(home: Path) -> None:
    home.mkdir()
    old = home / ".istanbul-20200101-000000-abcdef.match.0123abcd"
    new, own = home / ".dice-20200101-000000-abcdef.match.0123abce", home / ".notes.0123abcd"
    dead = home / ".istanbul-20200101-000000-abcdef.match.lock"
    for path in (old, new, own, dead):
        path.write_text("half", encoding="utf-8")
    for path in (old, own):
        os.utime(path, (0, 0))
    match = Match(players=2, seed=1, autosave=True)
    assert [path.exists() for path in (old, new, own, dead)] == [False, True, True, False]
    assert file_lock.is_locked(Path(str(match.saved_to)))


def test_a_file_reaches_the_disk_before_it_replaces_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    sync, replace = os.fsync, Path.replace

    def note_sync(descriptor: int) -> None:
        done.append("sync")
        sync(descriptor)

    def note_replace(self: Path, other: Path) -> Path:
        done.append("replace")
        return replace(self, other)

    monkeypatch.setattr(os, "fsync", note_sync)
    monkeypatch.setattr(Path, "replace", note_replace)
    storage.write_file(tmp_path / "our.match", "text")
    assert done == ["sync", "replace", "sync"]


def test_home_may_begin_with_a_tilde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("ISTANBUL_NB_HOME", "~/games")
    match = Match(players=2, seed=1, autosave=True)
    assert Path(str(match.saved_to)).parent == tmp_path / "games"
    monkeypatch.setenv("ISTANBUL_NB_HOME", "~nobody-of-this-name/games")
    assert storage.home_folder() == Path("~nobody-of-this-name/games")


# For its owner alone


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_kept_matches_and_their_folder_are_for_their_owner_alone(home: Path) -> None:
    home.mkdir(mode=0o755)
    old = home / "istanbul-20200101-000000-abcdef.match"
    old.write_text("{}", encoding="utf-8")
    old.chmod(0o644)
    match = Match(players=2, seed=1, autosave=True)
    play_on(match, 1)
    assert mode(home) == 0o700
    assert [mode(path) for path in home.iterdir()] == [0o600] * 3


def test_a_folder_of_somebody_elses_choice_keeps_its_mode(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    match = Match(players=2, seed=1, autosave=tmp_path / "our.match")
    assert mode(tmp_path) == 0o755
    assert mode(Path(str(match.saved_to))) == 0o600


def test_the_folder_of_all_temporary_files_is_not_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o1777)
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path))
    Match(players=2, seed=1, autosave=True)
    assert mode(tmp_path) == 0o1777


def test_a_warning_comes_once_for_one_failure(home: Path) -> None:
    home.write_text("a file")
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        match = Match(players=2, seed=1, autosave=True)
        play_on(match, 3)
    assert len(caught) == 1
