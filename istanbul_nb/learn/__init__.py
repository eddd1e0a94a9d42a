"""Learning by doing: lessons as data, taken at the real table."""

from __future__ import annotations

from istanbul_nb.learn.checking import check
from istanbul_nb.learn.goals import Goal
from istanbul_nb.learn.lesson import Course, Lesson, Mistake, Option, Step, Tip, Word
from istanbul_nb.learn.progress import BadProgress, Progress, answers, progress_of
from istanbul_nb.learn.reading import BadLesson, course_called, courses, lesson_called, lesson_of
from istanbul_nb.learn.sitting import Sitting

__all__ = [
    "BadLesson",
    "BadProgress",
    "Course",
    "Goal",
    "Lesson",
    "Mistake",
    "Option",
    "Progress",
    "Sitting",
    "Step",
    "Tip",
    "Word",
    "answers",
    "check",
    "course_called",
    "courses",
    "lesson_called",
    "lesson_of",
    "progress_of",
]
