"""A lesson as data: what is said, what is to be done, how it is recognised, and what mistakes get as an answer.

Texts are in every language, `{"en": "...", "ru": "..."}`, or a plain string that is said in all of them. `*bold*`
stands out, `{ruby}` is a sign in the line, an empty line begins a new paragraph.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

from istanbul_nb.core import Action, Answer
from istanbul_nb.learn.goals import Goal

Text = str | Mapping[str, str]


def told(text: Text, language: str) -> str:
    """Return a text in a language, or where it lacks in the first one that there is."""
    if isinstance(text, str):
        return text.strip()
    return (text.get(language) or next(iter(text.values()), "")).strip()


def fits(action: Action | str, patterns: Sequence[str]) -> bool:
    """Tell whether an action is one of those that are written, with `*` for anything.

    >>> fits("move 3", ["leave", "move *"])
    True
    """
    return any(fnmatchcase(str(action), pattern) for pattern in patterns)


@dataclass(frozen=True)
class Mistake:
    """Something that learners try although the step asks for something else, and what they are told then.

    One that is `forbidden` is about what the rules do not allow: it is told after what the rules say to it. All others
    are told only of what the rules allow.
    """

    act: str
    say: Text
    forbidden: bool = False


@dataclass(frozen=True)
class Option:
    """One answer to a quick question; the learner who chooses it is told why it is right or wrong.

    `acts` are actions that mean this answer when they are clicked at the table, also with `*`.
    """

    text: Text
    why: Text
    right: bool = False
    acts: Sequence[str] = ()


@dataclass(frozen=True)
class Tip:
    """In a guided game: something to say the first time that it comes up."""

    when: Goal
    say: Text


@dataclass(frozen=True)
class Word:
    """A word of the game that a step brings in, with its sign."""

    sign: str
    word: Text
    means: Text


@dataclass(frozen=True)
class Step:
    """One thing to learn: something to read, to do, or to answer.

    A step with a `solution` is a task: it is done when the `goal` is reached, or without a goal when the last action of
    the solution has been carried out. Only actions of the solution and those that `allow` names are accepted (`"*"`:
    all that the rules allow). With `lit` everything that is legal is lit, so that the learner has to choose.

    A `position` lays the table anew (see `istanbul_nb.positions`); without one the step goes on where the last one
    ended. `script` is what dice and decks answer first, `others` what the other seats do, again and again; `bots` seats
    bots there instead. `best` is the least number of turns that a puzzle takes.
    """

    heading: Text
    say: Text = ""
    task: Text = ""
    praise: Text = ""
    rules: Sequence[str] = ()
    position: Mapping[str, Any] | None = None
    script: Sequence[Answer] = ()
    others: Sequence[str] = ()
    bots: Sequence[str] = ()
    solution: Sequence[str] = ()
    allow: Sequence[str] = ()
    goal: Goal = field(default_factory=Goal)
    mistakes: Sequence[Mistake] = ()
    hints: Sequence[Text] = ()
    options: Sequence[Option] = ()
    tips: Sequence[Tip] = ()
    words: Sequence[Word] = ()
    shows: Sequence[str] = ()
    lit: bool = False
    best: int | None = None

    @property
    def is_task(self) -> bool:
        """Tell whether something has to be done at the table."""
        return bool(self.solution or self.goal)

    def accepts(self, action: Action | str) -> bool:
        """Tell whether an action is one that this step is about: a mistake that is named in full never is."""
        if fits(action, self.solution):
            return True
        return fits(action, self.allow) and all(mistake.act != str(action) for mistake in self.mistakes)

    def mistake(self, action: Action | str, forbidden: bool) -> Mistake | None:
        """Return the mistake that an action is, if it was foreseen among those that the rules forbid, or allow."""
        foreseen = (mistake for mistake in self.mistakes if mistake.forbidden == forbidden)
        return next((mistake for mistake in foreseen if fits(action, [mistake.act])), None)

    def option_of(self, action: Action | str) -> int | None:
        """Return the answer to the question of this step that an action at the table means."""
        return next((number for number, each in enumerate(self.options) if fits(action, each.acts)), None)


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game: its steps, one after the other. `id` is its name in its course."""

    title: Text
    steps: Sequence[Step]
    game: str = "istanbul"
    id: str = "lesson"
    learner: int = 0
    names: Sequence[str] | None = None

    @property
    def rules(self) -> set[str]:
        """Return the rules that it teaches."""
        return {rule for step in self.steps for rule in step.rules}


@dataclass(frozen=True)
class Course:
    """Lessons in their order."""

    id: str
    game: str
    title: Text
    about: Text
    lessons: Sequence[Lesson]

    def lesson(self, name: str) -> Lesson:
        """Return the lesson of that name; raise `KeyError` if there is none."""
        for lesson in self.lessons:
            if lesson.id == name:
                return lesson
        raise KeyError(name)

    def contents(self, language: str = "en") -> str:
        """Return the lessons by number."""
        return "\n".join(f"{number:2}. {told(lesson.title, language)}" for number, lesson in enumerate(self.lessons, 1))

    def __str__(self) -> str:
        return self.contents()
