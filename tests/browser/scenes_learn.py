"""What the gallery shows of lessons: reading, a task, mistakes, praise, quick questions, puzzles, the contents."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from traitlets import Bool

from istanbul_nb.match.match import Match
from istanbul_nb.table.gate import Message, handles
from istanbul_nb.table.session_part import SessionPart
from istanbul_nb.table.table import WholeTable
from istanbul_nb.table.widget import SecondModule, TableWidget
from tests.browser import scenes_dice, scenes_sultan
from tests.browser.lesson_texts import COURSES, LESSONS
from tests.browser.moments import NAMES, finished, laid, moment
from tests.browser.stage import Stage
from tests.games.istanbul.scenario import table as laid_table

PHONE, NARROW, SNUG, DESKTOP, WIDE = 390, 760, 1000, 1200, 1600
LIGHT, DARK = "light", "dark"
Lesson = Mapping[str, Any]

NOTHING: Lesson = {
    "step": 2,
    "steps": 6,
    "task": None,
    "done": None,
    "answer": None,
    "hint": None,
    "hints": 0,
    "options": None,
    "rule": "",
    "cite": None,
    "glossary": [],
    "shows": [],
    "point": [],
    "back": True,
    "next": None,
    "show": False,
    "turns": None,
}


class MadeUpLessons(SessionPart):
    """Lessons that are made up: whatever the learner says or does, the next one is shown."""

    def __init__(self, *lessons: Lesson) -> None:
        self.lessons = list(lessons)
        self.asked: list[dict[str, Any]] = []

    def accepts(self, name: str, value: Any) -> bool:
        return name == "hints"

    def extend(self, snapshot: Mapping[str, Any]) -> Any:
        now = self.lessons[0]
        asked = {} if now["task"] and not now["done"] else {"ask": None}  # there is nothing to do at the table
        return {**asked, "lesson": dict(now)}

    @handles("lesson", "do", "why")
    def _on_lesson(self, message: Message) -> None:
        self.asked.append({name: value for name, value in message.items() if name != "action"})
        if len(self.lessons) > 1:
            self.lessons.pop(0)
        self.session.refresh()


class Taught(WholeTable):
    """A table with lessons that are made up; it would take hints if the page of a lesson asked for them."""

    hints = Bool(False).tag(sync=True)

    def __init__(self, match: Match, *lessons: Lesson, **given: Any) -> None:
        self.panel = MadeUpLessons(*lessons)
        super().__init__(match, pace=0.0, parts=(self.panel, SecondModule()), **given)


def lesson(name: str, language: str = "en", game: str = "istanbul", **changed: Any) -> dict[str, Any]:
    """Return a state of a lesson, by its name."""
    course = COURSES[language][game]
    contents = [
        {
            "id": f"{game}-{i}",
            "title": title,
            "state": "done" if i < 1 else "begun" if i == 1 else "open",
            "now": i == 1,
        }
        for i, title in enumerate(course["contents"])
    ]
    return {**NOTHING, "where": course["where"], "contents": contents, **LESSONS[language][name], **changed}


def opening(language: str = "en") -> Match:
    """Return two players before their first move."""
    match = laid(laid_table(2, layout="short"), NAMES[:2], language)
    match.assign_bot(1, "random")
    return match


def taught(
    name: str, language: str = "en", match: Callable[[str], Match] = opening, **changed: Any
) -> Callable[[], TableWidget]:
    def table() -> TableWidget:
        shown = match(language)
        return Taught(shown, lesson(name, language, shown.game.info.id, **changed), seat=shown.actor or 0)

    return table


def at(kind: str) -> Callable[[str], Match]:
    return lambda language: moment(kind, language)


def dice(name: str) -> Callable[[str], Match]:
    return lambda language: scenes_dice.laid(name, language)


def sultan(kind: str, **given: Any) -> Callable[[str], Match]:
    return lambda language: scenes_sultan.sultan(kind, language=language, **given)


def _contents(stage: Stage) -> object:
    return stage.click(".course .tool")


def _tapped(stage: Stage) -> object:
    return stage.click(".tile.lit")


def _pointed(stage: Stage) -> object:
    return stage.hover(".tile.lit")


def _menu(stage: Stage) -> object:
    return stage.click(".tools > .tool:last-child")


ALL = ["rivals", "cart", "hand", "log", "question"]
POINT = ["move 3"]
LEARN: list[tuple[Any, ...]] = [
    ("learn-read", "A lesson: something to read", taught("read")),
    ("learn-task", "A lesson: a task", taught("task")),
    ("learn-point", "A lesson: what is pointed at, and a hint", taught("hint", point=POINT)),
    ("learn-lens", "A lesson: a place is looked at", taught("task"), DESKTOP, LIGHT, _pointed),
    ("learn-mistake", "A lesson: a mistake", taught("mistake")),
    ("learn-done", "A lesson: the task is done", taught("done", shows=["cart"])),
    ("learn-question", "A lesson: a quick question", taught("question")),
    ("learn-wrong", "A lesson: a wrong choice", taught("wrong")),
    ("learn-right", "A lesson: the right choice", taught("right")),
    ("learn-puzzle", "A lesson: a puzzle", taught("puzzle", match=at("move"), shows=["cart", "hand"])),
    ("learn-contents", "A lesson: the contents", taught("task"), DESKTOP, LIGHT, _contents),
    ("learn-over", "A lesson: the end of the course", taught("over")),
    ("learn-finished", "A lesson: the game is over", taught("done", match=lambda _: finished())),
    ("learn-all", "A lesson that shows everything", taught("task", match=at("move"), shows=ALL)),
    ("learn-sell", "A lesson: a question that must be seen", taught("sell", match=at("act-10"), shows=["cart"])),
    ("learn-discard", "A lesson: cards that must be seen", taught("task", match=at("discard"))),
    ("learn-dark", "A lesson in the dark", taught("mistake"), DESKTOP, DARK),
    ("learn-done-dark", "A lesson in the dark: done", taught("done", shows=["cart"]), DESKTOP, DARK),
    ("learn-wrong-dark", "A lesson in the dark: a wrong choice", taught("wrong"), DESKTOP, DARK),
    ("learn-contents-dark", "A lesson in the dark: the contents", taught("task"), DESKTOP, DARK, _contents),
    ("learn-ru", "A lesson in Russian", taught("mistake", "ru")),
    ("learn-sell-ru", "A lesson in Russian: selling", taught("sell", "ru", at("act-10"), shows=["cart"])),
    ("learn-snug", "A lesson, 1000 wide", taught("mistake"), SNUG),
    ("learn-snug-ru", "A lesson in Russian, 1000 wide", taught("done", "ru", shows=["cart"]), SNUG),
    ("learn-wide", "A lesson, 1600 wide", taught("mistake"), WIDE),
    ("learn-wide-sell", "A lesson, 1600 wide", taught("sell", match=at("act-10"), shows=["cart"]), WIDE),
    ("learn-narrow", "A lesson, 760 wide", taught("mistake"), NARROW),
    ("learn-narrow-right", "A lesson, 760 wide: right", taught("right"), NARROW),
    (
        "learn-narrow-ru",
        "A lesson in Russian, 760 wide",
        taught("sell", "ru", at("act-10"), shows=["cart"]),
        NARROW,
        DARK,
    ),
    ("learn-narrow-lens", "A lesson, 760 wide: a place", taught("task"), NARROW, LIGHT, _pointed),
    ("learn-phone", "A lesson on a phone", taught("task"), PHONE),
    ("learn-phone-tapped", "A lesson on a phone: a place was tapped", taught("task"), PHONE, LIGHT, _tapped),
    ("learn-phone-mistake", "A lesson on a phone: a mistake", taught("mistake"), PHONE, DARK),
    ("learn-phone-done-ru", "A lesson on a phone in Russian: done", taught("done", "ru", shows=["cart"]), PHONE),
    ("learn-phone-wrong", "A lesson on a phone: a wrong choice", taught("wrong"), PHONE),
    (
        "learn-phone-sell-ru",
        "A lesson on a phone: selling",
        taught("sell", "ru", at("act-10"), shows=["cart"]),
        PHONE,
        DARK,
    ),
    ("learn-phone-contents", "A lesson on a phone: the contents", taught("task", "ru"), PHONE, LIGHT, _contents),
    ("learn-phone-menu", "A lesson on a phone: the menu", taught("task", shows=["hand"]), PHONE, LIGHT, _menu),
    ("learn-dice", "The Dice Game: a lesson", taught("dice", match=dice("act"), shows=["cart"])),
    ("learn-dice-pay", "The Dice Game: what must be seen", taught("dice", match=dice("pay"))),
    (
        "learn-dice-wide",
        "The Dice Game: a lesson, 1600 wide",
        taught("dice", match=dice("act"), shows=["cart"]),
        WIDE,
        DARK,
    ),
    ("learn-dice-narrow", "The Dice Game: a lesson, 760 wide", taught("dice", match=dice("act")), NARROW),
    ("learn-dice-phone-ru", "The Dice Game: a lesson on a phone", taught("dice", "ru", dice("act")), PHONE),
    ("learn-sultan", "Sultan: a lesson", taught("sultan", match=sultan("bid", laid=2))),
    (
        "learn-sultan-wide",
        "Sultan: a lesson, 1600 wide",
        taught("sultan", match=sultan("bid", laid=2), shows=["cart"]),
        WIDE,
    ),
    ("learn-sultan-narrow", "Sultan: 760 wide", taught("sultan", match=sultan("bid", laid=2)), NARROW, DARK),
    ("learn-sultan-ru", "Sultan: a lesson in Russian", taught("sultan", "ru", sultan("lay")), DESKTOP, DARK),
    ("learn-sultan-phone", "Sultan: a lesson on a phone", taught("sultan", match=sultan("bid", laid=2)), PHONE),
]
