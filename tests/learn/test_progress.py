"""What learners did is kept, can be taken up again, and teachers can look at it."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import NoReturn

import pytest

from istanbul_nb.learn import BadProgress, Progress, answers, progress_of
from istanbul_nb.learn.progress import read
from istanbul_nb.learn.sitting import Noted
from istanbul_nb.match.autosave import NotKept
from istanbul_nb.table.lesson import course


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path))
    return tmp_path / "learning"


def test_progress_is_kept_and_read_again() -> None:
    progress = progress_of("Mia")
    progress.note("istanbul/moving", Noted(0, "mistake", "move 15"))
    progress.reach("istanbul/moving", 1)
    progress.finish("istanbul/goal")
    again = progress_of("Mia")
    assert [(entry.kind, entry.what) for entry in again.entries] == [("mistake", "move 15")]
    assert again.state_of("istanbul/goal") == "done"
    assert again.state_of("istanbul/moving") == "begun"
    assert again.state_of("istanbul/end") == "open"
    assert again.reached == {"istanbul/moving": 1}


def test_a_finished_lesson_begins_at_its_beginning_when_it_is_taken_again() -> None:
    progress = Progress()
    progress.reach("a", 2)
    progress.finish("a")
    progress.finish("a")
    assert progress.reached == {}
    assert progress.finished == ["a"]


def test_two_learners_do_not_share_a_file(home: Path) -> None:
    progress_of("Mia").finish("a")
    progress_of("Лев").finish("b")
    assert sorted(path.name for path in home.iterdir()) == ["Mia.learning", "Лев.learning"]
    assert progress_of("Mia").finished == ["a"]


def test_a_name_cannot_leave_the_folder(home: Path) -> None:
    progress_of("../../etc/passwd").finish("a")
    assert [path.parent for path in home.rglob("*.learning")] == [home]
    with pytest.raises(BadProgress, match="is no name for a learner"):
        progress_of("\n")


def test_a_broken_file_is_put_aside_and_nothing_is_lost(home: Path) -> None:
    progress_of("Mia").finish("a")
    file = home / "Mia.learning"
    file.write_text("{not json", encoding="utf-8")
    with pytest.warns(UserWarning, match="cannot be read as a learner’s progress"):
        progress = progress_of("Mia")
    assert progress.finished == []
    assert (home / "Mia.learning.broken").read_text(encoding="utf-8") == "{not json"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "cannot be read"),
        ('{"format": "something else", "version": 1}', "is not a learner’s progress"),
        ('{"format": "istanbul_nb learning", "version": 2}', "newer version"),
        (
            '{"format": "istanbul_nb learning", "version": 1, "learner": "A", "finished": [], "reached": []}',
            "cannot be read",
        ),
        (
            '{"format": "istanbul_nb learning", "version": 1, "learner": "A", "finished": [], "reached": {}}\n'
            '{"lesson": "a", "step": 0, "kind": "cheated", "what": "", "seconds": 1}',
            "things that no lesson knows",
        ),
    ],
)
def test_a_file_that_is_none_is_refused_with_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "x.learning"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadProgress, match=sentence):
        read(file)
    with pytest.raises(BadProgress, match="There is no file"):
        read(tmp_path / "y.learning")


def test_a_disk_that_does_not_take_it_stops_nobody(tmp_path: Path) -> None:
    blocked = tmp_path / "blocked"
    blocked.write_text("a file, no folder", encoding="utf-8")
    progress = Progress("Mia", blocked / "Mia.learning")
    with pytest.warns(UserWarning, match="Progress is not kept"):
        progress.finish("a")
    progress.finish("b")
    assert progress.finished == ["a", "b"]


def test_the_answers_of_a_class_are_one_table(home: Path) -> None:
    for name, kind in (("Mia", "mistake"), ("Leo", "did")):
        progress_of(name).note("istanbul/moving", Noted(0, kind, "move 3"))
    frame = answers(home)
    assert list(frame.columns) == ["learner", "lesson", "step", "kind", "what", "seconds"]
    assert list(frame[["learner", "kind"]].itertuples(index=False, name=None)) == [("Leo", "did"), ("Mia", "mistake")]
    assert len(answers(home / "Mia.learning")) == 1
    assert len(progress_of("Mia").frame()) == 1


def test_two_names_never_have_one_file(home: Path) -> None:
    names = ("A b", "A-b", "A_b", "A.b", "Ab")
    for number, name in enumerate(names):
        progress_of(name).finish(str(number))
    assert [progress_of(name).finished for name in names] == [["0"], ["1"], ["2"], ["3"], ["4"]]
    assert len(list(home.iterdir())) == len(names)


def test_a_file_from_before_is_still_found_by_the_one_who_wrote_it(home: Path) -> None:
    old = Progress("A b", home / "A-b.learning")
    old.finish("a")
    assert progress_of("A b").finished == ["a"]
    assert progress_of("A-b").finished == []
    progress_of("A b").finish("b")
    assert read(home / "A-b.learning").finished == ["a", "b"]


def test_a_disk_that_keeps_no_two_letters_apart_keeps_learners_apart(home: Path) -> None:
    Progress("anna", home / "Anna.learning").finish("a")  # as if Anna and anna were one file
    progress_of("Anna").finish("b")
    assert read(home / "Anna.learning").finished == ["a"]
    assert progress_of("Anna").finished == ["b"]


HEAD = '{"format": "istanbul_nb learning", "version": 1, "learner": "Mia", "finished": [], "reached": {}}'


@pytest.mark.parametrize(
    "text",
    [
        "[" * 100_000,
        HEAD + "\n" + "[" * 100_000,
        HEAD.replace("{}", '{"a": 1e400}'),
        HEAD.replace("{}", '{"a": NaN}'),
        HEAD.replace("{}", '{"a": -1}'),
        HEAD.replace("{}", '{"a": 1' + "0" * 30 + "}"),
        HEAD.replace("[]", '"all"'),
        HEAD.replace("[]", "[1]"),
        HEAD.replace('"Mia"', "7"),
        HEAD.replace('"Mia"', '"M\\u001bia"'),
        HEAD.replace("1,", "true,"),
        *(
            f'{HEAD}\n{{"lesson": {lesson}, "step": {step}, "kind": {kind}, "what": {what}, "seconds": {seconds}}}'
            for lesson, step, kind, what, seconds in (
                ("1", "0", '"did"', '""', "1"),
                ('"a"', "1e400", '"did"', '""', "1"),
                ('"a"', "-1", '"did"', '""', "1"),
                ('"a"', "0", "[]", '""', "1"),
                ('"a"', "0", '"did"', "{}", "1"),
                ('"a"', "0", '"did"', '""', "1e400"),
                ('"a"', "0", '"did"', '""', "NaN"),
                ('"a"', "0", '"did"', '""', "-1"),
                ('"a"', "0", '"did"', '""', '"1"'),
                ('"a"', "0", '"did"', '""', "1" + "0" * 400),
            )
        ),
    ],
    ids=lambda text: text[-40:],
)
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_file_of_any_rubbish_is_put_aside_with_a_sentence(home: Path, text: str, language: str) -> None:
    home.mkdir()
    (home / "Mia.learning").write_text(text, encoding="utf-8")
    for number in ("", "-2"):
        with pytest.warns(UserWarning, match=r"Mia\.learning") as told:
            progress = progress_of("Mia", language)
        assert len(told) == 1
        assert progress.finished == []
        assert (home / f"Mia.learning.broken{number}").read_text(encoding="utf-8") == text
        (home / "Mia.learning").write_text(text, encoding="utf-8")


def test_progress_is_kept_again_when_the_disk_takes_it(home: Path) -> None:
    home.parent.mkdir(exist_ok=True)
    home.write_text("a file", encoding="utf-8")
    room = course("istanbul", learner="Mia")
    with pytest.warns(NotKept, match="Progress is not kept"):
        room.progress.finish("istanbul/goal")
    room.session.refresh()
    assert "Progress is not kept" in room.snap["note"]["text"]
    home.unlink()
    room.progress.finish("istanbul/moving")
    room.session.refresh()
    assert "note" not in room.snap
    assert progress_of("Mia").finished == ["istanbul/goal", "istanbul/moving"]


def test_a_home_that_may_not_be_entered_stops_no_course(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home.mkdir()

    def closed(self: Path, *given: object, **options: object) -> NoReturn:
        raise PermissionError(errno.EACCES, "Permission denied", str(self))

    for name in ("stat", "iterdir", "mkdir"):
        monkeypatch.setattr(Path, name, closed)
    room = course("istanbul", learner="Mia")
    with pytest.warns(NotKept, match="Permission denied"):
        room.progress.finish("istanbul/goal")
    room.session.refresh()
    assert "Permission denied" in room.snap["note"]["text"]


def test_progress_is_in_the_same_home_as_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("ISTANBUL_NB_HOME", "~/games")
    assert progress_of("Mia").path == tmp_path / "games" / "learning" / "Mia.learning"


def test_what_crashes_left_of_progress_is_removed(home: Path) -> None:
    home.mkdir()
    old, new = home / ".Mia.learning.0123abcd", home / ".Mia.learning.0123abce"
    for path in (old, new):
        path.write_text("half", encoding="utf-8")
    os.utime(old, (0, 0))
    progress_of("Leo")
    assert [path.exists() for path in (old, new)] == [False, True]


def test_progress_is_for_its_owner_alone(home: Path) -> None:
    home.mkdir(mode=0o755)
    progress_of("Mia").finish("a")
    assert [path.stat().st_mode & 0o777 for path in (home, home / "Mia.learning")] == [0o700, 0o600]


def test_two_kernels_of_one_learner_lose_nothing_of_each_other(home: Path) -> None:
    first, second = progress_of("Mia"), progress_of("Mia")
    for number in range(3):
        first.note("istanbul/moving", Noted(0, "did", f"first {number}"))
        second.note("istanbul/goal", Noted(0, "did", f"second {number}"))
    first.reach("istanbul/goal", 2)
    second.finish("istanbul/goal")
    first.finish("istanbul/moving")
    kept = progress_of("Mia")
    wanted = [f"{who} {number}" for number in range(3) for who in ("first", "second")]
    assert [entry.what for entry in kept.entries] == wanted
    assert sorted(kept.finished) == ["istanbul/goal", "istanbul/moving"]
    (home / "Mia.learning").write_text("{not json", encoding="utf-8")
    first.finish("istanbul/end")
    assert (home / "Mia.learning.broken").read_text(encoding="utf-8") == "{not json"
    assert [entry.what for entry in progress_of("Mia").entries] == wanted
