"""Whether a lesson keeps what it promises: for its author, and for the tests of those that come with the package."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from istanbul_nb.core import Action, Scripted, Unreadable, shorten
from istanbul_nb.learn.lesson import Lesson, Mistake, Step, Text, fits, told
from istanbul_nb.learn.reading import BadLesson, sound_lesson
from istanbul_nb.learn.sitting import Noted, Sitting
from istanbul_nb.match.errors import MatchError, NotAllowed
from istanbul_nb.match.match import Match
from istanbul_nb.words import LANGUAGES, Words
from istanbul_nb.words.words import rulebook

MOST_ACTIONS = 5000  # of a free game
_MARK = re.compile(r"\{([^{}]*)\}")


class Problem(NamedTuple):
    """Something that is wrong: the key of a sentence, and its facts."""

    key: str
    facts: Mapping[str, Any] = {}

    def told(self, words: Words) -> str:
        """Return the sentence."""
        return words.say(f"check-{self.key}", **self.facts)


def check(lesson: Lesson, languages: Sequence[str] = ("en",), *, language: str = "en") -> list[str]:
    """Return everything that is wrong with a lesson in some languages; nothing if it can be given.

    It is told in sentences of a `language`.
    """
    try:
        sound_lesson(lesson, language)
    except BadLesson as error:
        return [str(error)]
    words, languages = Words(language, lesson.game), _listed(languages)
    told = [problem.told(words) for problem in _problems(lesson, languages)]
    if told or not lesson.steps:
        return told or [words.say("check-no-step")]
    for number, step in enumerate(lesson.steps):
        problems = [*_texts(step, languages), *_shape(lesson, step)]
        problems = problems or list(_played(lesson, number, [*languages, language][0]))
        told += [words.say("check-step", number=number + 1, problem=problem.told(words)) for problem in problems]
    return told


def _listed(languages: object) -> list[Any]:
    """Return several languages, or one, as a list."""
    return list(languages) if isinstance(languages, (list, tuple)) else [languages]


def _problems(lesson: Lesson, languages: Sequence[str]) -> Iterator[Problem]:
    for language in languages:
        if language not in LANGUAGES:
            yield Problem("language", {"language": shorten(language)})
        elif not _has(lesson.title, language):
            yield Problem("no-title", {"language": language})


def _has(text: Text, language: str) -> bool:
    return bool(text.strip() if isinstance(text, str) else text.get(language, "").strip())


def _texts(step: Step, languages: Sequence[str]) -> Iterator[Problem]:
    """Check that everything is said in every language, and that a task has something to be told afterwards."""
    wanted: list[tuple[str, Text]] = [("heading", step.heading)]
    wanted += [(f"mistakes[{number}].say", mistake.say) for number, mistake in enumerate(step.mistakes)]
    wanted += [(f"hints[{number}]", hint) for number, hint in enumerate(step.hints)]
    for number, option in enumerate(step.options):
        wanted += [(f"options[{number}].text", option.text), (f"options[{number}].why", option.why)]
    wanted += [(f"tips[{number}].say", tip.say) for number, tip in enumerate(step.tips)]
    for number, word in enumerate(step.words):
        wanted += [(f"words[{number}].word", word.word), (f"words[{number}].means", word.means)]
    for name, text in (("say", step.say), ("task", step.task), ("praise", step.praise)):
        if text:
            wanted.append((name, text))
    for name, text in wanted:
        for language in languages:
            if not _has(text, language):
                yield Problem("text", {"language": language, "what": name})


def _shape(lesson: Lesson, step: Step) -> Iterator[Problem]:
    """Check that a step is one thing: something to read, to do, or to answer."""
    for rule in step.rules:
        if rule not in rulebook(lesson.game):
            yield Problem("rule", {"rule": rule})
    if step.options and step.is_task:
        yield Problem("both")
    if step.options and sum(option.right for option in step.options) != 1:
        yield Problem("right")
    if step.is_task and not step.task:
        yield Problem("no-task")
    if step.is_task and step.solution and not step.hints:
        yield Problem("no-hint")
    if not (step.say or step.task or step.options):
        yield Problem("silent")


def _played(lesson: Lesson, number: int, language: str) -> Iterator[Problem]:
    """Check that the solution is accepted and reaches the goal with its last action, and how mistakes are refused."""
    step = lesson.steps[number]
    try:
        sitting = Sitting(lesson, language, number)
    except (ValueError, MatchError) as error:
        yield Problem("position", {"problem": str(error)})
        return
    if sitting.done and step.is_task:
        yield Problem("early")
    elif step.solution:
        yield from _mistakes(lesson, number, language)
        yield from _solved(sitting, step)
    elif step.is_task:
        yield from _free(sitting)


def _solved(sitting: Sitting, step: Step) -> Iterator[Problem]:
    for place, act in enumerate(step.solution):
        if sitting.done:
            yield Problem("early-action", {"act": act})
            return
        sitting.match.run_bots()
        try:
            sitting.attempt(act)
        except MatchError as error:
            yield Problem("unreadable", {"act": act, "problem": str(error)})
            return
        if sitting.answer is not None:
            legal = ", ".join(map(str, sitting.match.legal))
            facts = {"number": place + 1, "act": act, "answer": sitting.answer.text, "legal": legal}
            yield Problem("refused", facts)
            return
    sitting.match.run_bots()
    if not sitting.done:
        yield Problem("unreached")
    elif isinstance(chance := sitting.match.chance, Scripted) and chance.left:
        yield Problem("unasked", {"answers": ", ".join(map(str, chance.script[chance.position :]))})


def _mistakes(lesson: Lesson, number: int, language: str) -> Iterator[Problem]:
    """Check that each mistake can be made at some moment of the solution, is told its own text, and changes nothing."""
    step = lesson.steps[number]
    missing = {mistake.act for mistake in step.mistakes}
    sitting = Sitting(lesson, language, number)
    while not sitting.done:
        sitting.match.run_bots()
        for mistake in step.mistakes:
            said = told(mistake.say, language)
            if any(_refused(sitting, act, said) for act in _examples(mistake, sitting.match)):
                missing.discard(mistake.act)
        if sitting.coming() is None:
            break
        try:
            sitting.show()
        except NotAllowed:
            break
    for act in sorted(missing):
        yield Problem("mistake", {"act": act})


def _examples(mistake: Mistake, match: Match) -> list[str]:
    """Return the actions that a mistake stands for at this moment."""
    pattern = mistake.act
    if "*" in pattern or "?" in pattern or "[" in pattern:
        tried = match.queries.sample_actions if mistake.forbidden else match.legal
        return [str(action) for action in tried if fits(action, [pattern])]
    try:
        Action.parse(pattern)
    except Unreadable:
        return []
    return [pattern]


def _refused(sitting: Sitting, act: str, text: str) -> bool:
    before = len(sitting.match.steps)
    if sitting.objection(Action.parse(act)) is None:
        return False
    sitting.attempt(act)
    answered = sitting.answer is not None and sitting.answer.text.endswith(text)
    return answered and len(sitting.match.steps) == before


def _free(sitting: Sitting) -> Iterator[Problem]:
    """Check that a free game comes to its end when a bot sits in for the learner."""
    sitting.match.assign_bot(sitting.lesson.learner, "greedy")
    for _ in range(MOST_ACTIONS):
        if sitting.done or not sitting.match.let_bot_decide():
            break
    if not sitting.done:
        yield Problem("bot")


def marks(step: Step, language: str) -> set[str]:
    """Return the signs that the texts of a step show."""
    said = [step.say, step.task, step.praise, *step.hints, *(mistake.say for mistake in step.mistakes)]
    said += [text for option in step.options for text in (option.text, option.why)] + [tip.say for tip in step.tips]
    marked = {mark for text in said if text for mark in _MARK.findall(told(text, language))}
    return marked | {word.sign for word in step.words}


def noted(lesson: Lesson, language: str = "en") -> list[Noted]:
    """Return what is noted of a learner who does the lesson by its solutions."""
    found: list[Noted] = []
    sitting = Sitting(lesson, language, note=found.append)
    sitting.solve()
    while sitting.go_on():
        sitting.solve()
    return found
