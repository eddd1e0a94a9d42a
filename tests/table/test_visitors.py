"""Whose games are whose where one server has several visitors: a key that the browser keeps tells them apart."""

from __future__ import annotations

import gc
import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NoReturn

import pytest

from istanbul_nb import course, play, resume
from istanbul_nb.learn.progress import progress_of
from istanbul_nb.match import storage, visitor
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.match import Match
from istanbul_nb.table.visitor_widget import VisitorWidget, _only_one, visitor_widget
from istanbul_nb.words import LANGUAGES, Words
from tests.match.playing import play_on
from tests.match.sentences import assert_sentence
from tests.table.asking import Page

ANNA, BORIS = "a" * 32, "0123456789abcdef" * 2


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))
    monkeypatch.setenv(visitor.SWITCH, "1")
    monkeypatch.chdir(tmp_path)
    _only_one.cache_clear()
    yield tmp_path / "home"
    _only_one.cache_clear()


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Start another kernel; return the page's side of the widget that takes the key."""

    def start() -> Page:
        gc.collect()
        monkeypatch.setattr(visitor, "VISITOR", visitor.Visitor())
        _only_one.cache_clear()
        widget = visitor_widget()
        assert widget is not None
        page: Any = Page.__new__(Page)
        page.widget, page.heard = widget, []
        widget.send = lambda content, buffers=None: page.heard.append(content)
        return page  # type: ignore[no-any-return]

    return start


@contextmanager
def environment(**variables: str) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        for name in (visitor.SWITCH, "SERVER_SOFTWARE", *visitor.OF_VOILA):
            patch.delenv(name, raising=False)
        for name, value in variables.items():
            patch.setenv(name, value)
        yield


def folders(home: Path) -> list[str]:
    return sorted(path.name for path in (home / "visitors").iterdir())


@pytest.mark.parametrize(
    ("variables", "expected"),
    [
        ({}, False),
        ({"SERVER_SOFTWARE": "jupyter/2"}, False),
        ({"SERVER_SOFTWARE": "voila/0.5.13"}, True),
        ({"VOILA_BASE_URL": "/"}, True),
        ({visitor.SWITCH: "1"}, True),
        ({visitor.SWITCH: "0", "SERVER_SOFTWARE": "voila/0.5.13"}, False),
    ],
)
def test_a_kernel_knows_whether_it_has_visitors(variables: dict[str, str], expected: bool) -> None:
    with environment(**variables):
        assert visitor.has_visitors() is expected
        assert (visitor_widget() is not None) is expected


def left_match(steps: int = 3) -> Path:
    """Return a match that was kept and left."""
    match = Match(names=["Anna", "Boris"], seed=1, autosave=True)
    play_on(match, steps)
    match.keeper.let_go()
    return Path(str(match.saved_to))


def test_nothing_is_read_or_written_before_the_key_has_come(home: Path, kernel: Any) -> None:
    kernel().says("visitor", key=ANNA)
    left = left_match()
    before = sorted(home.rglob("*"))
    page = kernel()
    table = play()
    match = Match(players=2, seed=2, autosave=True)
    play_on(match, 3)
    assert (table.start["saved"], match.saved_to, match.notice) == ([], None, {})
    assert sorted(home.rglob("*")) == before
    with pytest.raises(BadSave) as caught:
        resume()
    for language in LANGUAGES:
        assert_sentence(caught.value.sentence(Words(language)))
    page.says("visitor", key=ANNA)
    assert table.start["saved"] == [{"path": left.name, "label": "Anna, Boris: 3 steps"}]
    assert match.saved_to is not None
    assert match.saved_to.read_text(encoding="utf-8") == match.text()


def test_a_visitor_finds_their_own_games_again_and_nobody_elses(home: Path, kernel: Any) -> None:
    files = {}
    for key in (ANNA, BORIS):
        kernel().says("visitor", key=key)
        files[key] = left_match()
    kernel().says("visitor", key=ANNA)
    table = Page(play())
    assert [saved["path"] for saved in table.widget.start["saved"]] == [files[ANNA].name]
    answer = table.says("resume", path=files[BORIS].name)
    assert answer is not None
    assert answer["kind"] == "refused"
    assert table.widget.match is None
    table.says("resume", path=files[ANNA].name)
    assert table.widget.match is not None
    assert resume(files[ANNA], take_over=True).saved_to == files[ANNA]
    assert len(folders(home)) == 2
    assert list(home.glob("*.match")) == []


def test_fifty_new_games_of_one_visitor_push_no_other_visitors_game_out(home: Path, kernel: Any) -> None:
    kernel().says("visitor", key=BORIS)
    kept = left_match()
    os.utime(kept, (1, 1))
    kernel().says("visitor", key=ANNA)
    folder = left_match().parent
    for number in range(storage.KEPT + 5):
        (folder / f"istanbul-20200101-0000{number:02}-abcdef.match").write_text("{}", encoding="utf-8")
    left_match()
    assert len(list(folder.glob("*.match"))) == storage.KEPT
    assert kept.exists()


def test_the_folders_of_visitors_are_for_the_server_alone(home: Path, kernel: Any) -> None:
    (home / "visitors").mkdir(mode=0o755, parents=True)
    kernel().says("visitor", key=ANNA)
    folder = left_match().parent
    assert [path.stat().st_mode & 0o777 for path in (folder.parent, folder)] == [0o700, 0o700]


@pytest.mark.parametrize(
    "key", ["", "a" * 31, "a" * 33, "A" * 32, "g" * 32, f"{ANNA}\n", f"../{ANNA}", None, 7, [ANNA]]
)
def test_what_is_no_key_is_dropped(home: Path, kernel: Any, key: Any) -> None:
    kernel().says("visitor", key=key)
    assert visitor.VISITOR.folder is None
    assert storage.autosave_folder() is None


def test_the_first_key_of_a_kernel_counts(kernel: Any) -> None:
    page = kernel()
    for key in (ANNA, BORIS):
        page.says("visitor", key=key)
    kernel_of_anna = visitor.VISITOR.folder
    kernel().says("visitor", key=ANNA)
    assert visitor.VISITOR.folder == kernel_of_anna
    assert re.fullmatch("[0-9a-f]{64}", str(kernel_of_anna))


def test_the_key_is_nowhere(home: Path, kernel: Any, capsys: pytest.CaptureFixture[str]) -> None:
    page = kernel()
    page.says("visitor", key=ANNA)
    table = Page(play(names=["Anna", "Boris"], seed=1))
    play_on(table.widget.match, 2)  # type: ignore[arg-type]
    table.says("save", name="evening")
    table.says("save", name="../evening")
    seen = [table.widget.get_state(), table.heard, page.heard, page.widget.get_state(), repr(vars(visitor.VISITOR))]
    written = [f"{path} {path.read_text(encoding='utf-8')}" for path in home.rglob("*") if path.is_file()]
    assert written
    told = json.dumps([*seen, *written, *capsys.readouterr()], default=str)
    assert ANNA not in told
    assert str(visitor.VISITOR.folder) not in json.dumps(
        [table.widget.get_state(), table.heard, page.heard], default=str
    )


def test_a_visitor_saves_in_their_own_folder_and_gets_the_file(home: Path, kernel: Any) -> None:
    page = kernel()
    table = Page(play(names=["Anna", "Boris"], seed=1))
    answer = table.says("save", name="evening")
    assert answer is not None
    assert (answer["kind"], answer["text"]) == ("refused", Words().say("save-visitor-unknown"))
    page.says("visitor", key=ANNA)
    answer = table.says("save", name="evening")
    assert answer is not None
    assert answer["text"] == Words().say("text-saved", path="evening.match")
    [saved] = home.rglob("evening.match")
    assert (saved.parent.parent, saved.stat().st_mode & 0o777) == (home / "visitors", 0o600)
    assert page.heard == [{"kind": "download", "name": "evening.match", "text": table.widget.match.text()}]  # type: ignore[union-attr]


def saved_as(name: str, page: Page, seed: int) -> Path:
    """Return the file of a match that a visitor saved under a name, at a table that they then left."""
    table = Page(play(names=["Anna", "Boris"], seed=seed, autosave=False))
    play_on(table.widget.match, 3)  # type: ignore[arg-type]
    table.says("save", name=name)
    return Path(str(storage.autosave_folder()), page.heard[-1]["name"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_visitor_is_offered_what_they_named_and_opens_a_copy_of_it(home: Path, kernel: Any, language: str) -> None:
    page = kernel()
    page.says("visitor", key=ANNA)
    saved = saved_as("take over our evening", page, 1)
    text = saved.read_text(encoding="utf-8")
    table = Page(play(language=language))
    label = {"en": "“take over our evening”: Anna, Boris", "ru": "«take over our evening»: Anna, Boris"}[language]
    assert table.widget.start["saved"] == [{"path": saved.name, "label": label}]
    table.says("resume", path=saved.name)
    match = table.widget.match
    assert match is not None
    assert (match.text(), match.language) == (text, language)
    assert match.saved_to is not None
    assert storage.AUTOSAVE.fullmatch(match.saved_to.name)
    play_on(match, 2)
    assert saved.read_text(encoding="utf-8") == text
    assert match.saved_to.read_text(encoding="utf-8") == match.text()
    assert "note" not in table.snap


def test_a_finished_game_is_offered_by_its_name_too_and_at_the_table_of_its_game_only(kernel: Any) -> None:
    page = kernel()
    page.says("visitor", key=ANNA)
    over = Match("dice", names=["Anna", "Boris"], seed=1)
    play_on(over, 10_000)
    assert over.over
    Page(play(over)).says("save", name="won")
    assert [offer["path"] for offer in play("dice").start["saved"]] == ["won.match"]
    assert play().start["saved"] == []


def test_nobody_is_offered_or_opens_what_another_visitor_named(home: Path, kernel: Any) -> None:
    page = kernel()
    page.says("visitor", key=BORIS)
    theirs = saved_as("theirs", page, 2)
    ours = saved_as("ours", page, 3)
    page = kernel()
    page.says("visitor", key=ANNA)
    own = saved_as("ours", page, 1)
    (home / "beside.match").write_bytes(theirs.read_bytes())
    table = Page(play())
    assert [offer["path"] for offer in table.widget.start["saved"]] == [own.name]
    theirs_from_here = f"../{theirs.parent.name}/{theirs.name}"
    for path in (theirs.name, theirs_from_here, str(theirs), "../../beside.match", "beside.match", "../ours.match"):
        answer = table.says("resume", path=path)
        assert answer is not None
        assert (answer["kind"], answer["text"]) == ("refused", Words().say("resume-nothing"))
        assert table.widget.match is None
    table.says("resume", path="ours.match")
    assert table.widget.match is not None
    assert table.widget.match.text() == own.read_text(encoding="utf-8") != ours.read_text(encoding="utf-8")


def test_without_visitors_a_named_file_in_the_folder_of_kept_games_is_not_offered(home: Path) -> None:
    with environment():
        home.mkdir()
        Match(names=["Anna", "Boris"], seed=1).save(home / "mine.match")
        table = Page(play())
        assert table.widget.start["saved"] == []
        table.says("resume", path="mine.match")
        assert table.widget.match is None


def test_a_visitor_is_not_told_where_the_files_of_a_server_are(home: Path, kernel: Any) -> None:
    kernel().says("visitor", key=ANNA)
    folder, left = storage.autosave_folder(), left_match()
    assert folder is not None
    (folder / "mine.match").write_text("something else", encoding="utf-8")
    table = Page(play())
    left.write_bytes(b"\xff")
    heard = [table.says("resume", path=left.name)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "read_text", unreadable)
        heard.append(table.says("resume", path=left.name))
    heard.append(Page(play(names=["Anna", "Boris"], seed=1)).says("save", name="mine"))
    assert [answer is not None and answer["kind"] for answer in heard] == ["refused"] * 3
    assert "visitors" not in str(heard)
    assert str(home) not in str(heard)


def unreadable(self: Path, **options: Any) -> NoReturn:
    raise PermissionError(13, "Permission denied", str(self))


def test_a_visitor_has_room_for_fifty_names(home: Path, kernel: Any) -> None:
    kernel().says("visitor", key=ANNA)
    table = Page(play(names=["Anna", "Boris"], seed=1))
    folder = storage.autosave_folder()
    assert folder is not None
    for number in range(50):
        (folder / f"{number}.match").write_text('{"format": "istanbul_nb match"', encoding="utf-8")
    for name, kind in (("new", "refused"), ("7", "told")):
        answer = table.says("save", name=name)
        assert answer is not None
        assert answer["kind"] == kind
    assert not (folder / "new.match").exists()


def test_folders_that_nobody_has_used_for_long_are_removed_and_others_stay(home: Path, kernel: Any) -> None:
    for key in (ANNA, BORIS):
        kernel().says("visitor", key=key)
        left_match()
    anna = visitor.Visitor()
    anna.introduce(ANNA)
    os.utime(home / "visitors" / str(anna.folder), (0, 0))
    (home / "visitors" / "notes").mkdir()
    os.utime(home / "visitors" / "notes", (0, 0))
    kernel().says("visitor", key="c" * 32)
    left_match()
    assert len(folders(home)) == 3
    assert str(anna.folder) not in folders(home)
    assert "notes" in folders(home)


def test_a_visitor_who_only_learns_keeps_the_folder(home: Path, kernel: Any) -> None:
    kernel().says("visitor", key=ANNA)
    progress_of("Anna").finish("istanbul/goal")
    anna = storage.autosave_folder()
    assert anna is not None
    os.utime(anna, (0, 0))
    kernel().says("visitor", key=BORIS)
    left_match()
    assert anna.exists()


def test_the_progress_of_a_visitor_is_their_own(kernel: Any) -> None:
    for key in (ANNA, BORIS):
        kernel().says("visitor", key=key)
        assert progress_of("Anna").finished == []
        progress_of("Anna").finish("istanbul/goal")


def test_a_course_that_began_before_the_key_had_come_is_taken_up_where_it_was_left(kernel: Any) -> None:
    kernel().says("visitor", key=ANNA)
    progress_of("Anna").finish("istanbul/goal")
    page = kernel()
    room, other = course("istanbul"), course("istanbul")
    assert (room.panel.number, room.progress.path) == (0, None)
    other.progress.reach("istanbul/moving", 2)
    page.says("visitor", key=ANNA)
    assert room.panel.number == 1
    assert "note" not in room.snap
    assert (other.panel.number, other.progress.finished, other.progress.reached) == (
        0,
        ["istanbul/goal"],
        {"istanbul/moving": 2},
    )
    room.progress.finish("istanbul/moving")
    assert "istanbul/moving" in progress_of("Anna").finished


def test_one_widget_takes_the_key_for_all_tables() -> None:
    play()
    widget = visitor_widget()
    assert isinstance(widget, VisitorWidget)
    course("istanbul")
    assert visitor_widget() is widget
