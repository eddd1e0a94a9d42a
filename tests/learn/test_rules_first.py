"""Whatever is clicked in a lesson, the rules answer first; what a lesson adds assumes nothing that they forbid."""

from __future__ import annotations

from dataclasses import replace

import pytest

from istanbul_nb.learn import Lesson, Mistake, Sitting, course_called, courses, lesson_called
from istanbul_nb.learn.lesson import told
from istanbul_nb.words import LANGUAGES
from tests.learn.lessons import WALK, lesson

LESSONS = [(course, each) for course in courses() for each in course_called(course).lessons]
PLACES = {  # questions that ask for a place, and the place that is the answer
    ("istanbul/goal", 3): 3,
    ("istanbul/goal", 4): 16,
    ("istanbul/figures", 3): 10,
    ("istanbul/tiles", 4): 15,
}


@pytest.mark.parametrize(("course", "taken"), LESSONS, ids=[f"{course}-{each.id}" for course, each in LESSONS])
def test_whatever_the_rules_forbid_gets_their_answer_in_every_step(course: str, taken: Lesson) -> None:
    for number in range(len(taken.steps)):
        sitting = Sitting(taken, "en", number)
        if not sitting.step.is_task or sitting.step.bots:
            continue
        while not sitting.done:
            sitting.match.run_bots()
            if sitting.done or sitting.match.actor != taken.learner:
                break
            check_attempts(sitting)
            if sitting.coming() is None:
                break
            sitting.show()


def check_attempts(sitting: Sitting) -> None:
    """Check everything that somebody might click now, and everything that the lesson foresees."""
    allowed = [told(each.say, "en") for each in sitting.step.mistakes if not each.forbidden]
    for action in sitting.match.queries.sample_actions:
        refusal = sitting.match.queries.why_not(action)
        answer = sitting.objection(action)
        if refusal is not None:
            assert answer is not None
            assert answer.rule == refusal.rule
            assert answer.text.startswith(sitting.words.reason(refusal))
            assert not any(answer.text.endswith(text) for text in allowed)


@pytest.mark.rule("ist.move.steps")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_out_of_reach_is_no_fine_walk(language: str) -> None:
    sitting = Sitting(lesson_called("istanbul/moving"), language, 1)
    sitting.attempt("move 13")
    assert sitting.answer is not None
    assert sitting.answer.text == sitting.words.reason(sitting.match.queries.why_not("move 13"))  # type: ignore[arg-type]
    assert sitting.answer.rule == "ist.move.steps"
    sitting.attempt("move 4")
    assert sitting.answer.text == told(sitting.step.mistakes[-1].say, language)


@pytest.mark.parametrize(("name", "step"), PLACES)
def test_the_right_place_clicked_on_the_board_is_the_right_answer(name: str, step: int) -> None:
    sitting = Sitting(lesson_called(name), "en", step)
    for wrong in (each for each in range(1, 17) if each != PLACES[name, step]):
        sitting.attempt(f"move {wrong}")
        assert not sitting.done
        assert sitting.answer is not None
        assert "is done" not in sitting.answer.text
    sitting.attempt(f"move {PLACES[name, step]}")
    assert sitting.done
    assert sitting.answer is None
    assert sitting.praise == told(next(each.why for each in sitting.step.options if each.right), "en")


def test_in_a_question_anything_else_is_told_that_it_is_one() -> None:
    sitting = Sitting(lesson_called("istanbul/goal"), "en", 4)
    sitting.attempt("end")
    assert sitting.answer is not None
    assert sitting.answer.text == "This is a question. Choose one of the answers."


def test_what_a_lesson_adds_to_a_refusal_comes_after_it() -> None:
    forbidden = Mistake("move 15", "Look at the map.", forbidden=True)
    sitting = Sitting(lesson(replace(WALK, mistakes=(forbidden,))))
    sitting.attempt("move 15")
    assert sitting.answer is not None
    assert sitting.answer.text.endswith(" Look at the map.")
    assert sitting.answer.text != "Look at the map."
