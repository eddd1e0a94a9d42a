"""The check finds what would spoil a lesson."""

from __future__ import annotations

from dataclasses import replace

import pytest

from istanbul_nb.learn import Goal, Lesson, Mistake, Option, Step, check

from .lessons import ASK, FILL, GAME, READ, WALK, lesson

WRONG = Option("No", "No.")
RIGHT = Option("Yes", "Yes.", right=True)


def test_a_good_lesson_has_no_problem() -> None:
    assert check(lesson(), ("en", "ru")) == []
    assert check(Lesson("Game", (GAME,))) == []


@pytest.mark.parametrize(
    ("step", "problem"),
    [
        (replace(WALK, solution=("move 15",)), "“move 15”, is not accepted. It is 3 steps from the Fountain"),
        (replace(WALK, solution=("move",), mistakes=()), "is not accepted"),
        (replace(WALK, goal=Goal(view={"me.lira": 99})), "its goal is not reached by the solution"),
        (replace(WALK, goal=Goal(view={"me.lira": 2})), "its goal is reached before anything is done"),
        (
            replace(WALK, solution=("move 3", "leave"), goal=Goal(event={"kind": "moved"})),
            "reached before the action “leave”",
        ),
        (replace(WALK, script=(3, 5)), "nobody asked for these answers of its script"),
        (replace(WALK, mistakes=(Mistake("move 3", "No."),)), "the mistake “move 3” does not get its own answer"),
        (replace(WALK, hints=()), "at least one hint"),
        (replace(WALK, task=""), "does not say what to do"),
        (replace(WALK, rules=("ist.no.such",)), "there is no rule “ist.no.such”"),
        (replace(WALK, position={"seats": [{"at": 99}]}), "its position cannot be laid out"),
        (replace(WALK, options=(WRONG, RIGHT)), "a task and a question at once"),
        (replace(ASK, options=(RIGHT, RIGHT)), "exactly one right option"),
        (replace(ASK, options=(WRONG,)), "exactly one right option"),
        (Step(heading="H"), "it says nothing"),
        (replace(GAME, position=WALK.position, bots=(), goal=Goal(view={"round": 99999})), "not even by a bot"),
    ],
)
def test_what_spoils_a_step_is_told(step: Step, problem: str) -> None:
    found = check(lesson(step))
    assert len(found) == 1
    assert found[0].startswith("Step 1: ")
    assert problem in found[0]


def test_every_text_is_asked_for_in_every_language() -> None:
    only_english = replace(WALK, praise="Fine.", hints=({"en": "Beside you."},), task={"en": "Go.", "ru": " "})
    problems = check(lesson(only_english), ("en", "ru"))
    assert problems == [
        "Step 1: there is no text in “ru” for hints[0].",
        "Step 1: there is no text in “ru” for task.",
    ]
    assert check(Lesson({"en": "Only"}, (READ,)), ("en", "ru")) == ["It has no title in “ru”."]


def test_a_lesson_without_steps_or_with_a_language_that_nobody_speaks() -> None:
    assert check(Lesson("Empty", ())) == ["It has no step."]
    assert check(lesson(FILL), ("xx",)) == ["There is no language “xx”."]


def test_problems_are_told_in_either_language() -> None:
    assert check(Lesson("Empty", ()), language="ru") == ["В нём нет ни одного шага."]
    assert check(lesson(replace(WALK, hints=())), language="ru")[0].startswith("Шаг 1: у задания")
