"""Saving from the page, and what is told there about keeping."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb.match.autosave import NotKept
from istanbul_nb.match.match import Match
from istanbul_nb.match.saved_games import resume
from istanbul_nb.table import play
from tests.table.asking import Page


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let matches keep themselves below the test, and save files there."""
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def solo() -> Page:
    """Return one person against a bot."""
    return Page(play(names=["Anna", "Bot"], bots=1, seed=3, first=0, autosave=False))


@pytest.mark.parametrize(
    "name",
    [
        "../x", "..", "a/b", "a\\b", "~root/z", "~", "/etc/passwd", "C:x", ".hidden", "nul", "COM1.txt", "a\0b",
        "x" * 300, "a\nb", "x.", "istanbul-20200101-000000-abcdef", "con.match", "é" * 100, " .", "a*", "\ud800",
    ],
)  # fmt: skip
def test_from_a_page_a_name_is_just_a_name(home: Path, name: str) -> None:
    before = sorted(home.rglob("*"))
    page = solo()
    answer = page.says("save", name=name)
    assert answer is not None
    assert (answer["kind"], answer["text"]) == ("refused", page.widget.session.words.say("save-name"))
    assert sorted(home.rglob("*")) == before


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("evening", "evening.match"),
        (" Вечер 2_a-b.v1 ", "Вечер 2_a-b.v1.match"),
        ("", "istanbul.match"),
        (7, "istanbul.match"),
    ],
)
def test_a_match_is_saved_in_the_folder_of_the_notebook(home: Path, name: Any, file: str) -> None:
    page = solo()
    answer = page.says("save", name=name)
    assert answer is not None
    assert answer["kind"] == "told"
    assert file in answer["text"]
    assert "/" not in answer["text"]
    assert Match.load(home / file).text() == page.widget.match.text()  # type: ignore[union-attr]


def test_a_match_that_is_open_elsewhere_is_not_saved_over(home: Path) -> None:
    kept = Match(players=2, seed=1, autosave=home / "our.match")
    answer = solo().says("save", name="our")
    assert answer is not None
    assert answer["kind"] == "refused"
    assert (home / "our.match").read_text(encoding="utf-8") == kept.text()


def test_the_panel_offers_an_open_match_twice_and_the_page_tells_what_has_become_of_it() -> None:
    first = Page(play(names=["Anna", "Boris"], bots=1, seed=3, first=0))
    first.does("move 3")
    panel = Page(play())
    copy, taken = panel.widget.start["saved"]
    assert copy["label"] == "Anna, Boris: 1 step (open elsewhere: go on with a copy)"
    assert taken["label"] == "Anna, Boris: 1 step (open elsewhere: take it over)"
    with pytest.warns(NotKept, match="open elsewhere"):
        panel.says("resume", path=copy["path"])
    assert panel.snap["note"]["kind"] == "told"
    assert "is a copy" in panel.snap["note"]["text"]
    other = Page(play())
    other.says("resume", path=taken["path"])
    assert "note" not in other.snap
    with pytest.warns(NotKept, match="taken over"):
        first.does("leave")
    assert first.snap["note"]["kind"] == "told"
    assert "taken over" in first.snap["note"]["text"]
    first.says("language", language="ru")
    assert "продолжили в другом месте" in first.snap["note"]["text"]


@pytest.mark.parametrize("leave", ["again", "load"])
def test_a_table_that_goes_on_to_something_else_lets_its_match_go(leave: str) -> None:
    page = Page(play(names=["Anna", "Boris"], bots=1, seed=3, first=0))
    match = page.widget.match
    assert match is not None
    page.does("move 3")
    page.says(leave, text=Match(players=2, seed=1).text())
    assert page.widget.match is not match
    path = Path(str(match.saved_to))
    assert [saved["path"] for saved in Page(play()).widget.start["saved"]] == [path.name]
    assert resume(path).saved_to == path


def test_a_disk_that_takes_nothing_is_told_on_the_page_until_it_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = Page(play(names=["Anna", "Boris"], seed=3, first=0, seat=0))

    def fail(descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.warns(NotKept, match="No space left"):
            page.does("move 3")
        assert page.snap["note"]["kind"] == "refused"
        assert "No space left on device" in page.snap["note"]["text"]
        assert page.snap["ask"]["decision"] == "arrive"
    page.does("leave")
    assert "note" not in page.snap
