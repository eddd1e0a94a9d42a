"""Lessons from data: what is not known is a fault with a sentence."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.learn import BadLesson, Goal, course_called, lesson_called, lesson_of

DATA: dict[str, Any] = {
    "title": {"en": "T"},
    "steps": [
        {
            "heading": "H",
            "task": "Do it.",
            "solution": ["move 3"],
            "goal": "moved",
            "mistakes": [{"act": "move 15", "say": "No."}],
            "tips": [{"when": {"view": {"me.lira": 3}}, "say": "Rich."}],
        }
    ],
}


def test_plain_data_become_a_lesson() -> None:
    lesson = lesson_of(DATA)
    step = lesson.steps[0]
    assert step.goal == Goal(event={"kind": "moved"})
    assert step.mistakes[0].act == "move 15"
    assert step.tips[0].when == Goal(view={"me.lira": 3})
    assert step.solution == ("move 3",)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"titel": "T"}, "lesson: not known here: titel"),
        ({"steps": "one"}, r"lesson.steps: a list is needed here"),
        ({"steps": [{"heading": "H", "says": "x"}]}, r"lesson.steps\[0\]: not known here: says"),
        ({"steps": [{}]}, r"lesson.steps\[0\]: missing: heading"),
        ({"steps": [{"heading": "H", "mistakes": ["move 3"]}]}, "a table of keys is needed here"),
        (
            {"steps": [{"heading": "H", "goal": {"evnt": {}}}]},
            "not known here: evnt",
        ),
    ],
)
def test_faults_say_where_and_what(change: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadLesson, match=sentence):
        lesson_of({**DATA, **change})


def test_an_unknown_course_or_lesson_names_those_that_there_are() -> None:
    with pytest.raises(BadLesson, match="There are: istanbul, routes"):
        course_called("chess")
    with pytest.raises(BadLesson, match=r"no lesson “flying” in the course “istanbul”\. There are: .*moving"):
        lesson_called("istanbul/flying")
