"""Every lesson of the package keeps what it promises."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import istanbul_nb
from istanbul_nb.learn import Lesson, check, course_called, courses
from istanbul_nb.learn.checking import marks, noted
from istanbul_nb.words import LANGUAGES

STATIC = Path(istanbul_nb.__file__).parent / "table" / "static"
LESSONS = {f"{name}/{lesson.id}": lesson for name in courses() for lesson in course_called(name).lessons}
LEAST = {"istanbul": 16, "routes": 4, "mocha": 6, "letters": 6, "grand": 3, "dice": 5, "sultan": 4}
LONGEST = 700  # letters of a step: it is to be read in half a minute
_SIGN = re.compile(
    r"\$+-?\d+|[=~#].*|(?:disc|merchant|family|mark|companion|laid|screen):[0-4n]|top:\w*|[\w-]+?-?(?:\*\d+)?"
)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_it_is_solved_by_its_solution_refuses_its_mistakes_and_speaks_both_languages(lesson: Lesson) -> None:
    assert check(lesson, LANGUAGES) == []


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_it_is_short_and_something_is_done_or_answered_in_it(lesson: Lesson) -> None:
    assert any(step.is_task or step.options for step in lesson.steps)
    for step in lesson.steps:
        for language in LANGUAGES:
            assert isinstance(step.say, str) or len(step.say[language]) <= LONGEST, step.heading


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
def test_its_signs_can_be_drawn(lesson: Lesson) -> None:
    drawn = set(json.loads((STATIC / "symbols.json").read_text(encoding="utf-8")))
    for step in lesson.steps:
        for language in LANGUAGES:
            for mark in marks(step, language):
                assert _SIGN.fullmatch(mark), mark
                if re.fullmatch(r"[\w-]+?-?(?:\*\d+)?", mark):
                    assert re.sub(r"-?(\*\d+)?$", "", mark) in drawn | {"disc", "family", "merchant"}, mark


@pytest.mark.parametrize("name", courses())
def test_a_course_has_as_many_lessons_as_it_should_each_once(name: str) -> None:
    lessons = [lesson.id for lesson in course_called(name).lessons]
    assert len(lessons) >= LEAST[name]
    assert len(set(lessons)) == len(lessons)
    folder = Path(istanbul_nb.__file__).parent / "games" / courses()[name] / "data" / "courses" / name
    assert {path.stem for path in folder.glob("*.toml")} == {*lessons, "course"}


@pytest.mark.parametrize("name", courses())
def test_whoever_follows_a_course_by_its_solutions_needs_nothing_else(name: str) -> None:
    for lesson in course_called(name).lessons:
        if all(step.solution or not step.is_task for step in lesson.steps):
            done = [note.step for note in noted(lesson) if note.kind == "done"]
            assert done == [n for n, step in enumerate(lesson.steps) if step.is_task or step.options], lesson.id
