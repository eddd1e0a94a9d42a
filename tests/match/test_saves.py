"""A match as a file: what it shows, what it keeps, and what happens when the disk does not want to."""

from __future__ import annotations

import base64
import errno
import json
import os
import re
import shutil
import zlib
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb.match import storage
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.match import Match
from istanbul_nb.match.saved_games import resume
from istanbul_nb.words import LANGUAGES, Words

from .playing import CARDS, SECRET_SEED, finished, finished_text, hands, play_on, played, seat_bots
from .sentences import assert_sentence

BASE64 = re.compile(r"[A-Za-z0-9+/]+={0,2}")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where matches keep themselves in a test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(folder))
    return folder


def fault_of(source: Path | str) -> BadSave:
    """Return why something cannot be loaded: a sentence in every language."""
    with pytest.raises(BadSave) as caught:
        Match.load(source)
    for language in LANGUAGES:
        assert_sentence(caught.value.sentence(Words(language)))
    assert str(caught.value) == caught.value.sentence(Words("en"))
    return caught.value


# There and back


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("steps", [0, 1, 2, 3, 5, 8, 40, 41, 42, 150])
def test_a_match_is_the_same_after_saving_and_loading(players: int, steps: int) -> None:
    match = played(steps, seed=steps, players=players, layout="random")
    again = Match.load(match.text())
    assert again.text() == match.text()
    assert _lasting(again) == _lasting(match)
    assert [again.view_of(seat) for seat in range(players)] == [match.view_of(seat) for seat in range(players)]
    assert [again.log_of(seat) for seat in range(players)] == [match.log_of(seat) for seat in range(players)]
    assert (again.legal, again.why_no_undo()) == (match.legal, match.why_no_undo())


def _lasting(match: Match) -> dict[str, Any]:
    return {name: value for name, value in match.trait_values().items() if name not in ("revision", "saved_to", "news")}


OPTIONS: tuple[dict[str, Any], ...] = (
    {"players": 2, "edition": "2016", "neutral": True},
    {"players": 4, "layout": "long", "first": 2},
    {"players": 3, "layout": list(range(16, 0, -1))},
    {"players": 3, "layout": tuple(range(1, 17))},
    {"players": 2, "components": {"start_lira": 20, "cart_capacity": 5}},
)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_option_is_kept(options: dict[str, Any]) -> None:
    match = played(30, seed=2, **options)
    again = Match.load(match.text())
    assert again.text() == match.text()
    assert again.view == match.view


def test_steps_can_be_taken_back_after_loading() -> None:
    match = Match(players=3, seed=1, layout="order")
    match.do("move 8", "leave")
    again = Match.load(match.text())
    again.undo()
    match.undo()
    assert again.text() == match.text()


@pytest.mark.parametrize("steps", [0, 7, 60])
def test_a_loaded_match_goes_on_with_the_same_dice(steps: int) -> None:
    match = played(steps, seed=5, players=3)
    again = Match.load(match.text())
    for each in (match, again):
        seat_bots(each, 17).run_bots()
        assert each.over
    assert again.text() == match.text()


def test_dice_do_not_change_by_taking_back_or_being_refused_before_saving() -> None:
    match = Match(players=3, seed=1, layout="order")
    straight = Match(players=3, seed=1, layout="order")
    match.do("move 6")
    match.undo()
    for each in (match, Match.load(match.text()), straight):
        each.do("move 8", "leave", "roll")
        assert each.steps[-1].answers == match.steps[-1].answers


# What the file shows


@pytest.mark.parametrize("steps", [0, 3, 90])
def test_the_file_of_a_running_match_is_text_that_shows_no_secret(steps: int) -> None:
    match = played(steps, seed=SECRET_SEED, names=["Anna", "Анна", "李小龍"])
    text = match.text()
    document = json.loads(text)
    sealed = document.pop("sealed")
    assert all(BASE64.fullmatch(line) and len(line) <= 100 for line in sealed)
    assert not {"seed", "counter", "setup", "record"} & set(document)
    shown = json.dumps(document, ensure_ascii=False)
    assert str(SECRET_SEED) not in text
    assert not [card for card in CARDS if f'"{card}"' in text]
    assert not [card for cards in hands(match) for card in cards if card in shown]
    assert all(f'"{name}"' in text for name in match.names)
    assert max(map(len, text.splitlines())) < 500


def test_a_seal_is_not_read_by_accident_even_by_somebody_who_decodes_it() -> None:
    match = played(90, seed=SECRET_SEED, players=4)
    packed = base64.b64decode("".join(json.loads(match.text())["sealed"]))
    assert str(SECRET_SEED).encode() not in packed
    assert not [card for cards in hands(match) for card in cards if f'"{card}"'.encode() in packed]
    assert str(SECRET_SEED).encode() in zlib.decompress(packed)


def test_the_file_of_a_finished_match_tells_every_step() -> None:
    match = finished()
    document = json.loads(match.text())
    assert "sealed" not in document
    assert document["seed"] == match.seed
    assert [entry[0] for entry in document["record"]] == [str(step.action) for step in match.steps]
    assert [entry[1:] for entry in document["record"]] == [step.answers for step in match.steps]
    assert document["steps"] == len(match.steps)
    assert len(match.text().splitlines()) > len(match.steps)


def test_a_finished_match_can_be_loaded_and_is_still_over() -> None:
    match = finished()
    assert match.over
    assert Match.load(match.text()).text() == match.text() == finished_text()
    assert Match.load(match.text()).standings == match.standings


def test_the_text_of_a_match_is_the_same_every_time() -> None:
    match = played(25, seed=3)
    assert match.text() == match.text() == played(25, seed=3).text()


# Files


def test_a_match_is_loaded_from_a_path_or_from_text(tmp_path: Path) -> None:
    match = played(25, seed=3, names=["Анна", "Zoë"])
    path = tmp_path / "our.match"
    match.save(path)
    match.save(str(path))
    assert path.read_text(encoding="utf-8") == match.text()
    for source in (path, str(path), match.text(), "\n  " + match.text()):
        assert Match.load(source).text() == match.text()
    for named in (path, str(path)):
        assert resume(named).text() == match.text()


def test_a_match_is_not_saved_into_a_folder_that_does_not_exist(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Match(players=2, seed=1).save(tmp_path / "new" / "our.match")
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_missing_is_refused_by_name(tmp_path: Path) -> None:
    fault = fault_of(tmp_path / "nothing.match")
    assert fault.reason == "save-missing"
    assert "nothing.match" in str(fault)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert fault_of(tmp_path).reason == "save-unreadable"
    assert fault_of(str(tmp_path)).reason == "save-unreadable"
    fault_of("")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "save-not-json"),
        (b" \n", "save-not-json"),
        (b"\x89PNG\r\n\x1a\n\x00\xff\xfe", "save-not-text"),
        (bytes(range(256)), "save-not-text"),
        (b"\x00" * 100, "save-not-json"),
        (b"Dear diary", "save-not-json"),
        (b"[1, 2, 3]", "save-not-a-match"),
        (b"null", "save-not-a-match"),
        (b"{}", "save-not-a-match"),
        (b'{"format": "a cookbook"}', "save-not-a-match"),
        (b'{"format": "istanbul_nb match"}', "save-version"),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "some.match"
    path.write_bytes(content)
    assert fault_of(path).reason == reason


def test_a_file_in_another_encoding_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "some.match"
    path.write_text(Match(names=["Анна", "Борис"]).text(), encoding="utf-16")
    fault_of(path)


def test_a_huge_file_is_refused_without_reading_it(tmp_path: Path) -> None:
    path = tmp_path / "huge.match"
    path.touch()
    os.truncate(path, 10**12)
    assert fault_of(path).reason == "save-damaged"


@pytest.mark.parametrize("path", ["a\0b", "x" * 5000, "no/such/folder/x.match", "/dev/null", "\ud800"], ids=ascii)
def test_a_path_that_cannot_be_one_is_refused(path: str) -> None:
    with pytest.raises(BadSave) as caught:
        Match.load(path)
    assert str(caught.value).endswith(".")


# Writing all or nothing


def test_a_disk_that_is_full_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "our.match"
    match = Match(players=2, seed=1)
    match.save(path)
    before = path.read_text(encoding="utf-8")
    play_on(match, 5)

    def find_no_room(descriptor: int) -> None:
        os.ftruncate(descriptor, os.fstat(descriptor).st_size // 2)
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", find_no_room)
        with pytest.raises(OSError, match="No space left"):
            match.save(path)
    assert path.read_text(encoding="utf-8") == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_that_cannot_be_replaced_leaves_nothing_beside_it(tmp_path: Path) -> None:
    folder = tmp_path / "our.match"
    folder.mkdir()
    with pytest.raises(OSError, match=r"our\.match"):
        Match(players=2, seed=1).save(folder)
    assert list(tmp_path.iterdir()) == [folder]
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("path", ["/", ".", "", "a\0b"], ids=ascii)
def test_a_name_that_no_file_can_have_leaves_nothing_on_the_disk(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises((OSError, ValueError, MatchError)):
        Match(players=2, seed=1).save(path)
    assert list(tmp_path.iterdir()) == []


# Keeping itself


def test_a_match_keeps_itself_after_every_action(home: Path) -> None:
    match = Match(players=3, seed=1, layout="order", autosave=True)

    def kept() -> str:
        (path,) = home.glob("*.match")
        return path.read_text(encoding="utf-8")

    assert kept() == match.text()
    for action in ("move 8", "leave", "roll"):
        match.do(action)
        assert kept() == match.text()
    match.do("gain R")
    match.undo()
    assert kept() == match.text()
    match.redo()
    assert kept() == match.text()


def test_who_is_a_bot_is_kept_as_soon_as_a_seat_is_handed_over(tmp_path: Path) -> None:
    path = tmp_path / "our.match"
    match = Match(players=2, seed=1, autosave=path)
    match.assign_bot(1, "random")
    assert [seat.bot_name for seat in Match.load(path).seats] == [None, "random"]
    match.assign_bot(1, None)
    assert [seat.bot_name for seat in Match.load(path).seats] == [None, None]


def test_a_match_keeps_itself_where_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "our.match"
    match = Match(players=2, seed=1, autosave=path)
    play_on(match, 3)
    assert path.read_text(encoding="utf-8") == match.text()


def test_a_match_that_was_not_asked_to_keeps_nothing(home: Path) -> None:
    play_on(Match(players=2, seed=1), 3)
    assert not home.exists()


def test_the_latest_match_goes_on_exactly_where_it_was_and_keeps_itself_there(home: Path) -> None:
    first = Match(players=2, seed=1, autosave=True)
    later = Match(players=3, seed=2, autosave=True)
    play_on(first, 5)
    os.utime(str(later.saved_to), ns=(1, 1))
    first.keeper.let_go()
    match = resume()
    assert match.text() == first.text()
    assert match.saved_to == first.saved_to
    first.saved_to = None
    play_on(match, 4, seed=9)
    play_on(first, 4, seed=9)
    assert match.text() == first.text() == Path(str(match.saved_to)).read_text(encoding="utf-8")
    assert len(list(home.glob("*.match"))) == 2


@pytest.mark.usefixtures("home")
def test_with_nothing_to_go_on_with_resume_says_so() -> None:
    with pytest.raises(BadSave) as caught:
        resume()
    assert caught.value.reason == "resume-nothing"
    for language in LANGUAGES:
        assert_sentence(caught.value.sentence(Words(language)))


def test_only_the_latest_fifty_matches_are_kept(home: Path) -> None:
    home.mkdir()
    for mine in ("diary.txt", "our best game.match"):
        (home / mine).write_text("mine")
        os.utime(home / mine, ns=(0, 0))
    for number in range(60):
        old = home / f"istanbul-20200101-0000{number:02}-abcdef.match"
        old.write_text("{}")
        os.utime(old, ns=(number, number))
    match = Match(players=2, seed=1, autosave=True)
    kept = sorted(path.name for path in home.glob("istanbul-*.match"))
    assert len(kept) == storage.KEPT == 50
    assert Path(str(match.saved_to)).name in kept
    assert {f"istanbul-20200101-0000{number:02}-abcdef.match" for number in range(11, 60)} < set(kept)
    assert (home / "diary.txt").read_text() == "mine"
    assert (home / "our best game.match").read_text() == "mine"


def test_a_folder_that_cannot_be_written_is_told_once_and_stops_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    not_a_folder = tmp_path / "home"
    not_a_folder.write_text("a file")
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(not_a_folder))
    with pytest.warns(UserWarning, match="could not be kept") as told:
        match = Match(players=2, seed=1, autosave=True)
    assert len(told) == 1
    assert_sentence(str(told[0].message))
    play_on(match, 20)
    assert len(match.steps) == 20
    assert match.saved_to is None
    assert not_a_folder.read_text() == "a file"


def test_a_disk_that_fails_in_the_middle_loses_no_action(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    match = Match(players=2, seed=1, layout="order", language="ru", autosave=folder / "our.match")
    shutil.rmtree(folder)
    folder.write_text("a file")
    with pytest.warns(UserWarning, match=r"our\.match") as told:
        match.do("move 8")
    assert len(told) == 1
    assert_sentence(str(told[0].message))
    match.do("leave")
    assert [str(step.action) for step in match.steps] == ["move 8", "leave"]
    assert match.view["seats"][match.view["turn"]]["merchant"] == 8


@pytest.mark.parametrize("kind", ["folder", "dangling link"])
def test_strange_things_among_the_kept_matches_stop_nobody(home: Path, kind: str) -> None:
    home.mkdir()
    for number in range(55):
        strange = home / f"istanbul-20200101-0000{number:02}-abcdef.match"
        strange.mkdir() if kind == "folder" else strange.symlink_to(home / "nowhere")
    match = Match(players=2, seed=1, autosave=True)
    play_on(match, 3)
    match.keeper.let_go()
    assert resume().text() == match.text()
