"""A lesson that somebody is taking: where they are, what they try, and what the lesson says to it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from istanbul_nb.core import Action, Refusal, Unreadable, shorten
from istanbul_nb.games import game_of
from istanbul_nb.learn.company import Extra
from istanbul_nb.learn.lesson import Lesson, Step, told
from istanbul_nb.learn.reading import BadLesson
from istanbul_nb.learn.shapes import fits
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match
from istanbul_nb.positions import laid_out
from istanbul_nb.words import Words

SEED = 1  # of whatever a lesson leaves to chance: the same for everyone


@dataclass(frozen=True)
class Noted:
    """Something that a learner did in a step: `kind` says what it was (see `KINDS`), `what` is the action or option."""

    step: int
    kind: str
    what: str = ""


KINDS = ("did", "mistake", "refused", "elsewhere", "right", "wrong", "hint", "shown", "again", "done")


@dataclass(frozen=True)
class Answer:
    """What the lesson says to something that is not what it asked for, with the rule if there is one."""

    text: str
    rule: str = ""


class Sitting:
    """One lesson with one learner. The learner acts in `match`; every step that has a task has a match of its own."""

    match: Match

    def __init__(
        self, lesson: Lesson, language: str = "en", step: int = 0, note: Callable[[Noted], None] = lambda noted: None
    ) -> None:
        self.lesson = lesson
        self.language = language
        self._note = note
        self._starts: dict[int, Any] = {}  # the states that the steps began with, as far as they were taken
        self._begin(min(step, len(lesson.steps) - 1), lay=True)

    @property
    def words(self) -> Words:
        """Return the words in the language of the learner."""
        return Words(self.language, self.lesson.game)

    @property
    def step(self) -> Step:
        """Return the step that the learner is at."""
        return self.lesson.steps[self.number]

    def _match(self, state: object) -> Match:
        names = list(self.lesson.names or self._names())[: len(game_of(self.lesson.game).standings(state))]
        return Match.from_state(self.lesson.game, state, names=names, seed=SEED, language=self.language)

    def _names(self) -> list[str]:
        return self.words.say("lesson-names").split()

    # Where the learner is

    def _begin(self, number: int, lay: bool = False) -> None:
        """Begin a step: at its own position, or where the last one ended."""
        self.number = number
        step = self.lesson.steps[number]
        if lay or step.position is not None or step.is_task:
            state = self._start(number) if lay or step.position is not None else self.match.position()
            self.match = self._with_company(self._match(state), step)
            self.match.observe(self._look, "revision")
        self._starts[number] = self.match.position()
        self.done = not (step.is_task or step.options)
        self.praise = ""
        self.tip = ""
        self.answer: Answer | None = None
        self.hints = 0
        self.tried: list[int] = []
        self._tips = list(step.tips)
        self._mine = False
        self._look()

    def _with_company(self, match: Match, step: Step) -> Match:
        """Let the others sit down, and tell chance what to answer."""
        extra = Extra(step.others)
        others = [seat for seat in range(len(match.seats)) if seat != self.lesson.learner]
        for place, seat in enumerate(others):
            match.assign_bot(seat, step.bots[place % len(step.bots)] if step.bots else extra)
        match.script_chance(step.script)
        return match

    def _start(self, number: int) -> Any:
        """Return the state that a step begins with; for one that goes on from others, after their solutions."""
        if number in self._starts:
            return game_of(self.lesson.game).copy(self._starts[number])
        position = self.lesson.steps[number].position
        if position is not None:
            return laid(self.lesson.game, position)
        if number == 0:
            return laid(self.lesson.game, {})
        before = Sitting(self.lesson, self.language, number - 1)
        before.solve()
        before._make_way(number)
        return before.match.position()

    def _make_way(self, number: int) -> None:
        """Let the others move before a task that goes on from here; other steps are about what lies here."""
        step = self.lesson.steps[number]
        if step.is_task and step.position is None:
            self.match.run_bots()

    @property
    def at_rest(self) -> bool:
        """Tell whether nobody moves: the learner can look at what came of a task, and at what a question is about."""
        return self.done or not self.step.is_task

    def go_on(self) -> bool:
        """Begin the next step, if this one is done; return `False` at the end of the lesson."""
        if not self.done or self.number + 1 == len(self.lesson.steps):
            return False
        self._make_way(self.number + 1)
        self._begin(self.number + 1)
        return True

    def go_back(self) -> None:
        """Go back to the step before, from its beginning."""
        if self.number:
            self._begin(self.number - 1, lay=True)

    def again(self) -> None:
        """Begin this step anew."""
        self._told("again")
        self._begin(self.number, lay=True)

    # What the learner tries

    def attempt(self, act: str) -> None:
        """Carry out an action that this step is about; otherwise say why not, and nothing happens.

        In a question, what is clicked is an answer if it can be one.
        """
        try:
            action = Action.parse(act)
        except Unreadable as error:
            raise MatchError(self.words.say("unreadable-action", text=error.text), "unreadable-action") from None
        option = None if self.done else self.step.option_of(action)
        if option is not None:
            self.choose(option)
            return
        self.answer = self.objection(action)
        if self.answer is None:
            self._told("did", act)
            self.match.do(action, seat=self.lesson.learner)

    def objection(self, action: Action) -> Answer | None:
        """Return what speaks against an action; `None` if it is fine. The rules answer first, then the lesson."""
        step = self.step
        if self.done or not step.is_task:
            return Answer(self.words.say("lesson-go-on" if self.done else "lesson-choose"))
        if self.match.actor != self.lesson.learner:
            return Answer(self.words.say("lesson-wait"))
        refusal = self.match.queries.why_not(action)
        if refusal is not None:
            return self._refused(action, refusal)
        if step.accepts(action):
            return None
        mistake = step.mistake(action, forbidden=False)
        self._told("elsewhere" if mistake is None else "mistake", str(action))
        return Answer(self.words.say("lesson-elsewhere") if mistake is None else told(mistake.say, self.language))

    def _refused(self, action: Action, refusal: Refusal) -> Answer:
        """Return what the rules say to an action, and what the lesson adds."""
        mistake = self.step.mistake(action, forbidden=True)
        self._told("refused" if mistake is None else "mistake", str(action))
        added = () if mistake is None else (told(mistake.say, self.language),)
        return Answer(" ".join([self.words.reason(refusal), *added]), refusal.rule)

    def offered(self) -> list[Action]:
        """Return the legal actions that are lit: those that the step is about, or all."""
        if self.done or not self.step.is_task:
            return []
        return [action for action in self.match.legal if self.step.lit or self.step.accepts(action)]

    def choose(self, option: int) -> None:
        """Answer a quick question."""
        if self.done or not 0 <= option < len(self.step.options):
            return
        chosen = self.step.options[option]
        self.tried.append(option)
        self._told("right" if chosen.right else "wrong", str(option))
        if chosen.right:
            self._finish(told(chosen.why, self.language))
        else:
            self.answer = Answer(told(chosen.why, self.language))

    # Help

    @property
    def hint(self) -> str | None:
        """Return the hint that was asked for last."""
        return told(self.step.hints[self.hints - 1], self.language) if self.hints else None

    @property
    def hints_left(self) -> int:
        """Return how many hints can still be asked for."""
        return 0 if self.done else len(self.step.hints) - self.hints

    def give_hint(self) -> None:
        """Give one hint more."""
        if self.hints_left > 0:
            self.hints += 1
            self._told("hint", str(self.hints))

    def coming(self) -> str | None:
        """Return the next action of the solution, if the learner has kept to it so far."""
        solution, done = list(self.step.solution), self._own_actions()
        if self.done or solution[: len(done)] != done or len(done) >= len(solution):
            return None
        return solution[len(done)]

    def show(self) -> None:
        """Do the next action of the solution; a learner who has left it begins again."""
        if self.done or not self.step.solution or self.match.actor not in (self.lesson.learner, None):
            return
        if self.coming() is None:
            self._begin(self.number, lay=True)
        act = self.coming()
        assert act is not None
        self._told("shown", act)
        self.answer = None
        self.match.do(act, seat=self.lesson.learner)

    def solve(self) -> None:
        """Do all that is left of the step, the others included."""
        if self.step.options and not self.done:
            self.choose(next((number for number, option in enumerate(self.step.options) if option.right), 0))
        self._let_others_move()
        while self.coming() is not None:
            self.show()
            self._let_others_move()

    def _let_others_move(self) -> None:
        """Let the others move until the learner decides, or has done what there is to do."""
        while not self.at_rest and self.match.let_bot_decide():
            pass

    # What has come about

    @property
    def turns(self) -> int:
        """Return the turns of the learner so far, the present one included once something was done in it."""
        view = self.match.game.view
        owners: list[int] = [view(step.before, None)["turn"] for step in self.match.steps]
        mine = [owner == self.lesson.learner for owner in owners]
        return sum(now and not then for then, now in zip([False, *mine], mine, strict=False))

    def _own_actions(self) -> list[str]:
        return [str(step.action) for step in self.match.steps if step.seat == self.lesson.learner]

    def _look(self, change: object = None) -> None:
        """Look after every action: is the task done, is there something to say?"""
        if self.done or not self.step.is_task:
            return
        view = self.match.view_of(self.lesson.learner)
        events = [event for step in self.match.steps for event in step.events]
        self._forget_tip(view["turn"] == self.lesson.learner)
        for tip in self._tips:
            if tip.when.reached(events, view):
                self._tips.remove(tip)
                self.tip = told(tip.say, self.language)
                break
        if self._reached(events, view):
            self._finish(told(self.step.praise, self.language))

    def _forget_tip(self, mine: bool) -> None:
        """Forget a tip when the learner's turn is over."""
        if self._mine and not mine:
            self.tip = ""
        self._mine = mine

    def _reached(self, events: list[Any], view: Mapping[str, Any]) -> bool:
        if self.step.goal:
            return self.step.goal.reached(events, view)
        last = self.step.solution[-1]
        return self._own_actions().count(last) >= self.step.solution.count(last)

    def _finish(self, praise: str) -> None:
        self.done = True
        self.answer = None
        self.praise = praise or self.words.say("lesson-well-done")
        self._told("done")

    def _told(self, kind: str, what: str = "") -> None:
        self._note(Noted(self.number, kind, what))


def laid(game: str, position: Mapping[str, Any]) -> Any:
    """Return a position from data: laid out piece by piece, or the setup of a whole game with its seed."""
    setup = position.get("setup")
    if setup is None:
        return laid_out(game, position)
    if not fits(setup, Mapping[str, Any]):
        raise BadLesson("kind", "en", where="setup", shape="table", value=shorten(setup))
    return Match(game, **{"seed": SEED, **setup}).position()
