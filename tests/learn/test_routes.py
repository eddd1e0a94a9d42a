"""The best number of turns of every puzzle is the best."""

from __future__ import annotations

import pytest

from istanbul_nb.learn import Lesson, Sitting, course_called

from .routes import Search

PUZZLES = [
    (lesson, number)
    for lesson in course_called("routes").lessons
    for number, step in enumerate(lesson.steps)
    if step.best is not None
]
every_puzzle = pytest.mark.parametrize(("lesson", "number"), PUZZLES, ids=[lesson.id for lesson, _ in PUZZLES])


def test_there_are_enough_puzzles() -> None:
    assert len(PUZZLES) >= 4


@every_puzzle
def test_the_solution_takes_the_best_number_of_turns(lesson: Lesson, number: int) -> None:
    sitting = Sitting(lesson, step=number)
    sitting.solve()
    assert sitting.done
    assert sitting.turns == lesson.steps[number].best


@every_puzzle
def test_no_way_is_faster(lesson: Lesson, number: int) -> None:
    best = lesson.steps[number].best
    assert best is not None
    assert Search(lesson, number).way_in(best - 1) is None


def test_the_search_finds_a_way_where_there_is_one() -> None:
    lesson, number = PUZZLES[0]
    best = lesson.steps[number].best
    assert best is not None
    assert Search(lesson, number).way_in(best)
