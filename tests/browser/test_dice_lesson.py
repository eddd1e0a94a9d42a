"""A lesson of the Dice Game at its table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from istanbul_nb.learn import Lesson, Step
from istanbul_nb.table.lesson import LessonWidget

from .stage import Stage

WIDE = 1200


def again(*shows: str) -> LessonWidget:
    """Return a lesson in which two dice are to be rolled again."""
    laid = {"seats": [{"crystal": 1}], "rolled": "R2 G L C"}
    step = Step("Again", task="Roll.", position=laid, solution=["reroll L C"], hints=["Two."], shows=shows)
    return LessonWidget([Lesson("Dice", [step], game="dice")], pace=0.0)


@pytest.mark.parametrize(("shows", "numbers"), [((), 0), (("odds",), 8)])
def test_chances_are_shown_only_where_the_lesson_wants_them(
    browser: Browser, shows: tuple[str, ...], numbers: int
) -> None:
    stage = Stage(browser.new_page()).show(again(*shows), WIDE)
    stage.click('[data-key="die 3"]').click('[data-key="die 4"]')
    expect(stage.find(".die.picked")).to_have_count(2)
    expect(stage.find(".odds li")).to_have_count(numbers)
    expect(stage.find(".again .check")).to_have_count(min(numbers, 1))
    assert stage.errors == []
    stage.page.close()
