"""The widget at which lessons are taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.learn.lesson import Course, Lesson
from istanbul_nb.learn.progress import Progress, progress_of
from istanbul_nb.learn.reading import course_called, known_lesson, lesson_called
from istanbul_nb.table.lesson_panel import LessonPanel
from istanbul_nb.table.table import WholeTable
from istanbul_nb.table.widget import SecondModule


class LessonWidget(WholeTable):
    """A table at which the lessons of a course are taken, one after the other, or one lesson alone."""

    def __init__(self, lessons: Sequence[Lesson], *, pace: float = 1.0, **given: Any) -> None:
        self.panel = LessonPanel(lessons, **given)
        match, seat = self.panel.sitting.match, self.panel.lesson.learner
        super().__init__(match, seat=seat, pace=pace, parts=(self.panel, SecondModule()))

    @property
    def progress(self) -> Progress:
        """Return what the learner has done so far."""
        return self.panel.progress


def course(
    name: str = "istanbul", *, learner: str = "Anna", keep: bool = True, language: str = "en", pace: float = 1.0
) -> LessonWidget:
    """Show a course at the table, taken up where the learner left it; with `keep=False` nothing is kept.

    There are `istanbul`, `routes`, `mocha`, `letters`, `grand`, `dice` and `sultan`.
    """
    found: Course = course_called(name, language)
    progress = progress_of(learner, language) if keep else Progress(learner)
    given: Mapping[str, Any] = {"title": found.title, "course": found.id, "progress": progress}
    return LessonWidget(found.lessons, language=language, pace=pace, **given)


def lesson(
    what: Lesson | str,
    *,
    learner: str = "Anna",
    keep: bool = False,
    progress: Progress | None = None,
    language: str = "en",
    pace: float = 1.0,
) -> LessonWidget:
    """Show one lesson at the table: a given one, or one of the package by course and name (`istanbul/moving`)."""
    found = lesson_called(what, language) if isinstance(what, str) else known_lesson(what, language)
    course_name = what.partition("/")[0] if isinstance(what, str) else ""
    if progress is None:
        progress = progress_of(learner, language) if keep else Progress(learner)
    return LessonWidget([found], course=course_name, at=0, progress=progress, language=language, pace=pace)
