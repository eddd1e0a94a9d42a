"""Lessons are written by hand: whatever stands in them, it works or is told in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb.learn import BadLesson, Goal, Lesson, Step, check, course_called, lesson_called, lesson_of
from istanbul_nb.table import course, lesson
from istanbul_nb.words import LANGUAGES
from tests.match.sentences import assert_sentence
from tests.match.wrong_values import WRONG, assert_told

STEP: dict[str, Any] = {
    "heading": "Walking",
    "say": "Walk.",
    "task": "Walk to 2.",
    "hints": ["Two."],
    "solution": ["move 2"],
    "position": {"options": {"players": 2}},
}
LESSON = ("title", "steps", "game", "id", "learner", "names")
GOAL = tuple(field.name for field in fields(Goal))
PATHS = ("me", "me.²", "me.size", "me.lira.size", "figures.sum", "me.goods.sum", "me.goods.99", "me.goods.²", "", ".")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep progress below the test."""
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))


def assert_checked(make: Callable[[Any], Lesson]) -> None:
    """Assert that `check` tells everything that is wrong with a lesson, or it is told before there is a lesson."""

    def told(value: Any) -> None:
        for language in LANGUAGES:
            for sentence in check(make(value), language=language):
                assert_sentence(sentence)

    assert_told(told)


@pytest.mark.parametrize("name", LESSON)
def test_a_lesson_with_a_wrong_value_is_told(name: str) -> None:
    whole = {"title": "T", "steps": [STEP]}
    assert_checked(lambda value: lesson_of({**whole, name: value}))
    assert_checked(lambda value: Lesson(**{"title": "T", "steps": [Step("H", "S")], name: value}))


@pytest.mark.parametrize("name", [field.name for field in fields(Step)])
def test_a_step_with_a_wrong_value_is_told(name: str) -> None:
    assert_checked(lambda value: lesson_of({"title": "T", "steps": [{**STEP, name: value}]}))
    assert_checked(lambda value: Lesson("T", [Step(**{**STEP, name: value})]))


@pytest.mark.parametrize("name", GOAL)
def test_a_goal_with_a_wrong_value_is_told(name: str) -> None:
    assert_checked(lambda value: lesson_of({"title": "T", "steps": [{**STEP, "goal": {name: value}}]}))


@pytest.mark.parametrize("path", PATHS)
def test_a_goal_may_name_a_place_where_nothing_is(path: str) -> None:
    assert_checked(lambda value: lesson_of({"title": "T", "steps": [{**STEP, "goal": {"view": {path: value}}}]}))


@pytest.mark.parametrize("name", ["options", "seats", "setup", "acting", "deciding"])
def test_a_position_with_a_wrong_value_is_told(name: str) -> None:
    assert_checked(lambda value: lesson_of({"title": "T", "steps": [{**STEP, "position": {name: value}}]}))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("call", [lesson, check])
def test_a_lesson_without_steps_is_told(call: Callable[..., Any], language: str) -> None:
    for empty in (Lesson("T", []), Lesson("T", ())):
        try:
            (sentence,) = call(empty, language=language)
        except BadLesson as error:
            sentence = str(error)
        assert_sentence(sentence)


CALLS: dict[str, Callable[[Any], object]] = {
    "check": check,
    "check, languages": lambda value: check(lesson_called("istanbul/moving"), value),
    "check, language": lambda value: check(Lesson("T", []), language=value),
    "lesson": lesson,
    "lesson, language": lambda value: lesson("istanbul/moving", language=value),
    "course": lambda value: course(value, keep=False),
    "course, language": lambda value: course("sultan", keep=False, language=value),
    "lesson_of": lesson_of,
    "lesson_called": lesson_called,
    "course_called": course_called,
}


@pytest.mark.parametrize("call", CALLS)
def test_a_call_with_a_wrong_value_is_told(call: str) -> None:
    values = WRONG if "check" not in call else tuple(value for value in WRONG if not isinstance(value, (list, tuple)))
    assert_told(CALLS[call], values)


def test_a_lesson_in_one_language_is_given_in_another() -> None:
    table = lesson(
        lesson_of({"title": {"en": "Walking"}, "steps": [{"heading": {"en": "Go"}, "say": "x"}]}), language="ru"
    )
    assert table.snap["lesson"]["title"] == "Walking"
