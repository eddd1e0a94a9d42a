"""The lessons that teach a rule."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from istanbul_nb.learn import Course, course_called, courses


@cache
def taught_rules() -> Mapping[str, list[str]]:
    """Return each rule that a step of a lesson names, with the lessons in the order of the courses."""
    found: dict[str, list[str]] = {}
    for course in _courses():
        for lesson in course.lessons:
            for rule in lesson.rules:
                found.setdefault(rule, []).append(f"{course.id}/{lesson.id}")
    return found


def needs_lesson(rule: str) -> bool:
    """Tell whether a rule is taught: every rule is, but rulings, which settle doubtful cases."""
    return "ruling" not in rule.split(".")


def _courses() -> list[Course]:
    return [course_called(name) for name in courses()]
