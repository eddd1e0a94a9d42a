"""Courses and lessons from their TOML files. What is not known there is a fault, never passed over."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import MISSING, fields
from functools import cache
from typing import Any, TypeVar

from istanbul_nb.core import shorten
from istanbul_nb.games import GAMES
from istanbul_nb.learn.goals import Goal
from istanbul_nb.learn.lesson import Course, Lesson, Mistake, Option, Step, Tip, Word
from istanbul_nb.learn.shapes import faults_of
from istanbul_nb.words import Words

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

T = TypeVar("T")
PARTS: dict[str, type] = {"steps": Step, "mistakes": Mistake, "options": Option, "tips": Tip, "words": Word}


class BadLesson(ValueError):
    """Data that are not a lesson, or a name that no lesson has; the text says where and why."""

    def __init__(self, reason: str, language: str, **facts: str) -> None:
        super().__init__(Words(language).say(f"lesson-{reason}", **facts))

    def _render_traceback_(self) -> list[str]:
        return [f"{type(self).__name__}: {self}"]


def courses() -> dict[str, str]:
    """Return the courses of all games, and the game of each."""
    return {course: game for game, kit in GAMES.items() for course in kit.courses}


def course_called(name: str, language: str = "en") -> Course:
    """Return a course that comes with the package; an error is in that language if there is none."""
    if not isinstance(name, str) or name not in courses():
        raise BadLesson("unknown-course", language, course=shorten(name), courses=", ".join(courses()))
    return _course(name)


@cache
def _course(name: str) -> Course:
    kit = GAMES[courses()[name]]
    about = tomllib.loads(kit.read("courses", name, "course.toml"))
    game, lessons = about["game"], about.pop("lessons")
    read = []
    for each in lessons:
        data = tomllib.loads(kit.read("courses", name, f"{each}.toml"))
        read.append(lesson_of({"id": each, "game": game, **data}, f"{name}/{each}"))
    return Course(id=name, lessons=tuple(read), **about)


def lesson_called(name: str, language: str = "en") -> Lesson:
    """Return a lesson by course and name: `istanbul/moving`."""
    course, _, lesson = name.partition("/") if isinstance(name, str) else (name, "", "")
    found = course_called(course, language)
    try:
        return found.lesson(lesson)
    except KeyError:
        known = ", ".join(each.id for each in found.lessons)
        raise BadLesson("unknown", language, lesson=lesson[:40], course=course, lessons=known) from None


def lesson_of(data: Mapping[str, Any], where: str = "lesson", language: str = "en") -> Lesson:
    """Return a lesson from plain data, as they stand in a file; complaints are in that language."""
    return sound_lesson(Reader(language).made(Lesson, data, where), language, where)


def known_lesson(lesson: object, language: str = "en") -> Lesson:
    """Return a lesson that can be given: a sound one with steps; `BadLesson` otherwise."""
    found = sound_lesson(lesson, language)
    if not found.steps:
        raise BadLesson("no-step", language)
    return found


def sound_lesson(lesson: object, language: str = "en", where: str = "lesson") -> Lesson:
    """Return a lesson in which everything is of the right kind, of a game that there is; `BadLesson` otherwise."""
    if not isinstance(lesson, Lesson):
        raise BadLesson("none", language, given=type(lesson).__name__)
    for fault in faults_of(lesson, where):
        raise BadLesson("kind", language, **fault._asdict())
    if lesson.game not in GAMES:
        raise BadLesson("game", language, where=where, game=shorten(lesson.game), games=", ".join(GAMES))
    return lesson


class Reader:
    """Makes the parts of a lesson from data; what is not known, or missing, is a fault."""

    def __init__(self, language: str) -> None:
        self.language = language

    def made(self, kind: type[T], data: object, where: str) -> T:
        """Make a part from a table of its keys."""
        if isinstance(data, kind):
            return data
        if not isinstance(data, Mapping):
            raise BadLesson("table", self.language, where=where)
        parts = {each.name: each for each in fields(kind)}  # type: ignore[arg-type]
        unknown = sorted(map(str, set(data) - set(parts)))
        if unknown:
            raise BadLesson("key", self.language, where=where, keys=", ".join(unknown), known=", ".join(sorted(parts)))
        needed = {name for name, each in parts.items() if each.default is MISSING and each.default_factory is MISSING}
        if needed - set(data):
            raise BadLesson("missing", self.language, where=where, keys=", ".join(sorted(needed - set(data))))
        return kind(**{name: self._part(name, value, f"{where}.{name}") for name, value in data.items()})

    def _part(self, name: str, value: object, where: str) -> Any:
        if name in PARTS:
            if not isinstance(value, Sequence) or isinstance(value, str):
                raise BadLesson("list", self.language, where=where)
            return tuple(self.made(PARTS[name], each, f"{where}[{number}]") for number, each in enumerate(value))
        if name in ("goal", "when"):
            return self.made(Goal, {"event": {"kind": value}} if isinstance(value, str) else value, where)
        return tuple(value) if isinstance(value, list) else value
