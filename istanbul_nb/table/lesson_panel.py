"""Lessons at the real table: the learner acts, the lesson answers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

from istanbul_nb.core import Legal
from istanbul_nb.learn.lesson import Lesson, Step, Text, told
from istanbul_nb.learn.progress import Progress, progress_of
from istanbul_nb.learn.sitting import Sitting
from istanbul_nb.table import wire
from istanbul_nb.table.gate import ACT, DECIDES, MATCH, NOW, PRESENT, Message, Need, handles
from istanbul_nb.table.session_part import SessionPart
from istanbul_nb.table.snapshot import standing_note
from istanbul_nb.words import Words

OTHER_GAME = Need(lambda at, message: False, "lesson-other-game")  # no other match comes to the table of a lesson


class LessonPanel(SessionPart):
    """The lessons of a course, taken one after the other, or one lesson alone."""

    def __init__(
        self,
        lessons: Sequence[Lesson],
        *,
        title: Text = "",
        course: str = "",
        at: int | None = None,
        progress: Progress | None = None,
        language: str = "en",
    ) -> None:
        self.lessons = list(lessons)
        self.title = title
        self.course = course
        self.progress = Progress() if progress is None else progress
        self._language = language
        self._over = False  # the last button of the last lesson was pressed
        self.number = self._first_open() if at is None else at
        self.sitting = self._sit_down()

    @property
    def lesson(self) -> Lesson:
        """Return the lesson that is being taken."""
        return self.lessons[self.number]

    def name_of(self, lesson: Lesson) -> str:
        """Return the name under which progress is kept."""
        return f"{self.course}/{lesson.id}" if self.course else lesson.id

    def _first_open(self) -> int:
        """Return the first lesson that is not done; the first of all once they all are."""
        states = [self.progress.state_of(self.name_of(lesson)) for lesson in self.lessons]
        return next((number for number, state in enumerate(states) if state != "done"), 0)

    def _sit_down(self) -> Sitting:
        name = self.name_of(self.lesson)
        step = self.progress.reached.get(name, 0)
        return Sitting(self.lesson, self._language, step, partial(self.progress.note, name))

    def on_visitor(self) -> None:
        """Take up what the visitor has done before, once it is known who they are."""
        if not self.progress.is_waiting:
            return
        is_new = not (self.progress.entries or self.progress.reached or self.progress.finished)
        self.progress.take_up(progress_of(self.progress.learner, self._language))
        if is_new:
            self._open(self._first_open())
        self._resit()

    # What is shown

    def on_language(self, words: Words) -> None:
        """Speak another language."""
        self._language = self.sitting.language = words.language

    def offered(self) -> Legal | None:
        """Return what the step puts before the learner."""
        return Legal(self.sitting.offered())

    def lets_bots_move(self) -> bool:
        """Return whether the others go on; they wait while the learner looks at what has come about."""
        return not self.sitting.at_rest

    def extend(self, snapshot: wire.Snap) -> wire.Additions:
        """Return the lesson, and what it changes of the question."""
        resting: wire.Additions = {"wait": None} if self.sitting.at_rest else {}
        return {**resting, **self._note(), "lesson": self._shown()}

    def _note(self) -> wire.Additions:
        """Return what there is to say about keeping the progress, if anything."""
        if (notice := self.progress.notice) is None:
            return {}
        return {"note": standing_note(notice.reason, self._words.say(notice.reason, **notice.facts))}

    @property
    def _words(self) -> Words:
        return self.session.words

    def _shown(self) -> wire.Lesson:
        """Return the lesson as the browser draws it; see table/wire.py."""
        sitting, step = self.sitting, self.sitting.step
        rule, tell = self._quoted(), partial(told, language=self._language)
        coming = sitting.coming()
        return {
            "where": self._where(),
            "title": tell(self.lesson.title),
            "step": sitting.number,
            "steps": len(self.lesson.steps),
            "heading": tell(step.heading),
            "says": _paragraphs(sitting.tip or tell(step.say)),
            "task": tell(step.task) or None if step.is_task else None,
            "done": self._praise() if step.is_task or step.options else None,
            "answer": self._answer(),
            "hint": sitting.hint,
            "hints": sitting.hints_left,
            "options": self._options(step),
            "rule": rule,
            "cite": self._cited(rule),
            "glossary": self._glossary(),
            "shows": list(step.shows),
            "point": [coming] if coming and sitting.hints == len(step.hints) else [],
            "back": sitting.number > 0,
            "next": self._next(),
            "show": bool(step.solution) and not sitting.done,
            "turns": None if step.best is None else {"made": sitting.turns, "best": step.best},
            "contents": self._contents(),
        }

    def _answer(self) -> wire.Answer | None:
        answer = self.sitting.answer
        return None if answer is None else {"text": answer.text, "rule": answer.rule, "says": self._cited(answer.rule)}

    def _where(self) -> str:
        if not self.title:
            return self._words.say("lesson-alone")
        course = told(self.title, self._language)
        return self._words.say("lesson-where", course=course, number=self.number + 1, of=len(self.lessons))

    def _praise(self) -> str | None:
        sitting, best = self.sitting, self.sitting.step.best
        if not sitting.done or best is None:
            return sitting.praise if sitting.done else None
        kind = "best" if sitting.turns <= best else "slower"
        return f"{sitting.praise} {self._words.say(f'lesson-puzzle-{kind}', turns=sitting.turns, best=best)}"

    def _options(self, step: Step) -> list[wire.QuizOption] | None:
        tried = self.sitting.tried
        options: list[wire.QuizOption] = [
            {
                "text": told(option.text, self._language),
                "tried": number in tried,
                "right": number in tried and option.right,
            }
            for number, option in enumerate(step.options)
        ]
        return options or None

    def _quoted(self) -> str:
        """Return the rule below the text, once the step is done: it would answer a question, and lengthen a task."""
        return next(iter(self.sitting.step.rules), "") if self.sitting.done else ""

    def _cited(self, rule: str) -> list[str] | None:
        return list(self._words.rule(rule)) if rule else None

    def _glossary(self) -> list[list[str]]:
        """Return the words of this lesson so far."""
        steps = self.lesson.steps[: self.sitting.number + 1]
        tell = partial(told, language=self._language)
        return [[word.sign, tell(word.word), tell(word.means)] for step in steps for word in step.words]

    def _next(self) -> Literal["step", "lesson", "end"] | None:
        if not self.sitting.done:
            return None
        if self.sitting.number + 1 < len(self.lesson.steps):
            return "step"
        if self.number + 1 < len(self.lessons):
            return "lesson"
        return None if self._over else "end"

    def _contents(self) -> list[wire.Chapter]:
        return [
            {
                "id": lesson.id,
                "title": told(lesson.title, self._language),
                "state": self.progress.state_of(self.name_of(lesson)),
                "now": number == self.number,
            }
            for number, lesson in enumerate(self.lessons)
        ]

    # What the learner does

    @handles("do", "why", needs=(ACT, MATCH, PRESENT, NOW))
    def _on_attempt(self, message: Message) -> None:
        """Take whatever is clicked, lit or not, as an attempt at the task."""
        with self.session.one_update(), self.session.known_match().lock:
            self.sitting.attempt(message["act"])
            self.session.refresh()

    @handles("undo", needs=(MATCH, NOW, PRESENT, DECIDES))
    def _on_undo(self, message: Message) -> None:
        with self.session.one_update():
            self.session.known_match().undo()
            self.sitting.answer = None

    @handles("again", "load", "resume", "start", needs=(OTHER_GAME,))
    def _on_other_game(self, message: Message) -> None:
        """Do nothing: no other match comes to the table of a lesson."""

    @handles("lesson", needs=(MATCH,))
    def _on_lesson(self, message: Message) -> None:
        """Do what a button of the lesson says."""
        self._over = False
        with self.session.one_update():
            with self.session.known_match().lock:
                self._press(message.get("what"), message.get("option"), message.get("lesson"))
            self._resit()

    def _press(self, what: object, option: object, name: object) -> None:
        if what == "choose" and type(option) is int:
            self.sitting.choose(option)
        elif what == "open" and isinstance(name, str):
            self._open(next((number for number, each in enumerate(self.lessons) if each.id == name), self.number))
        elif isinstance(what, str) and what in self._steps():
            self._steps()[what]()

    def _steps(self) -> dict[str, Callable[[], None]]:
        """Return what the buttons of a lesson do."""
        sitting = self.sitting
        return {
            "next": self._next_step,
            "back": sitting.go_back,
            "again": sitting.again,
            "hint": sitting.give_hint,
            "show": sitting.show,
        }

    def _next_step(self) -> None:
        """Begin the next step or the next lesson, or end the course."""
        sitting = self.sitting
        if not sitting.done:
            return
        if sitting.go_on():
            self.progress.reach(self.name_of(self.lesson), sitting.number)
            return
        self.progress.finish(self.name_of(self.lesson))
        self._over = self.number + 1 == len(self.lessons)
        if not self._over:
            self._open(self.number + 1)

    def _open(self, number: int) -> None:
        self.number = number
        self.sitting = self._sit_down()

    def _resit(self) -> None:
        """Show the match of the step that is being taken now."""
        if self.sitting.match is not self.session.match:
            self.session.show(self.sitting.match)
        else:
            self.session.refresh()


def _paragraphs(text: str) -> list[str]:
    return [" ".join(part.split()) for part in text.split("\n\n") if part.strip()]
