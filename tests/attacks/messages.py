"""Messages of every kind, true and hostile, from every role at the table.

Each message goes to two tables whose worlds differ only in what the role may not know. Nothing may raise, both tables
must answer the same as long as the role knows the same of both, and the match changes only where the role may act.
"""

from __future__ import annotations

import os
import random
import warnings
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

from istanbul_nb.core import Clock, Seeded
from istanbul_nb.games import game_of
from istanbul_nb.match.match import Match
from istanbul_nb.rulebooks.book import Rulebook
from istanbul_nb.table import Board, Cart, Dice, Hand, Log, Table
from istanbul_nb.table.gate import declarations_of
from istanbul_nb.table.lesson import LessonWidget, lesson
from tests.attacks.catalogue import Counts

NAMES = ["Anna", "Boris", "Chen"]
SETUPS: dict[str, dict[str, Any]] = {
    "istanbul": {},
    "grand bazaar": {"game": "istanbul", "expansion": "grand"},
    "dice": {"game": "dice"},
    "sultan": {"game": "sultan", "memory": False},
    "sultan with memory": {"game": "sultan", "memory": True},
}
SHORT: dict[str, dict[str, Any]] = {"istanbul": {"components": {"target": [1, 1, 1, 1]}}, "sultan": {"game": "sultan"}}
LESSONS = ("istanbul/moving", "dice/roll", "sultan/firstgame", "istanbul/goal", "dice/firstgame")
ME, ANOTHER = 0, 1
IN_A_ROW = 6  # messages to one pair of tables
ACTING = ("do", "undo", "redo")
REPLACING = ("load", "start", "again", "resume")
UNTOLD = {"_esm", "_css", "_anywidget_id", "layout", "words"}  # the same for everybody, or drawn by lot
Message = dict[str, Any]


class Hasty(Clock):
    """A clock that was stopped before the thought began."""

    @property
    def stopped(self) -> bool:
        return True


@dataclass(frozen=True)
class Role:
    """Somebody at a table: the widget, whose eyes it has, and whether a click there can decide."""

    make: Callable[[Match], Any]
    viewer: int | None = None
    decides: Callable[[Any, Match], bool] = lambda widget, match: False
    people: Sequence[int] = (0, 1, 2)


def _public(widget: Any, match: Match) -> bool:
    return match.actor is not None and match.seats[match.actor].bot is None


def _own(seat: int) -> Callable[[Any, Match], bool]:
    return lambda widget, match: match.actor == seat and match.seats[seat].bot is None


def _opened(widget: Any, match: Match) -> bool:
    return match.actor is not None and bool(widget.session.viewer() == match.actor)


ROLES: dict[str, Role] = {
    "table for all": Role(Table, decides=_opened),
    "table for one person": Role(Table, ME, _own(ME), people=(ME,)),
    "table of a seat": Role(lambda match: Table(match, seat=ME), ME, _own(ME)),
    "table of another seat": Role(lambda match: Table(match, seat=ANOTHER), ANOTHER, _own(ANOTHER)),
    "table of bots": Role(Table, people=()),
    "board": Role(Board, decides=_public),
    "cart": Role(lambda match: Cart(match, ANOTHER)),
    "hand": Role(lambda match: Hand(match, ANOTHER), ANOTHER, _own(ANOTHER)),
    "log": Role(Log),
    "dice": Role(Dice),
}


@cache
def position(setup: str, number: int) -> tuple[str, Any]:
    """Return a position somewhere in a game, or at its end."""
    short = number == 0 and setup in SHORT
    match = Match(names=NAMES, seed=number, **(SHORT if short else SETUPS)[setup])
    choices = random.Random(number)
    for _ in range(5000 if short else 11 * number):
        if match.over:
            break
        match.do(choices.choice(match.legal))
    return match.game.info.id, match.position()


def two_worlds(setup: str, number: int, role: Role) -> list[Match]:
    """Return two matches that a role cannot tell apart, with a little history."""
    game, state = position(setup, number)
    rules = game_of(game)
    over = rules.actor(state) is None  # then nothing is a secret any more
    other = state if over else rules.resample_hidden(state, role.viewer, Seeded(number + 1))
    done: list[Any] = []
    for _ in range(number % 4):
        pair = _played(game, (state, other), role, done)
        common = [action for action in pair[0].legal if action in pair[1].legal]
        if not common:
            break
        tried = [*done, random.Random(number).choice(common)]
        if not same(_played(game, (state, other), role, tried), role.viewer):
            break
        done = tried
    return _played(game, (state, other), role, done)


def _played(game: str, states: Sequence[Any], role: Role, actions: Sequence[Any]) -> list[Match]:
    pair = [Match.from_state(game, state, names=NAMES, seed=7) for state in states]
    for match in pair:
        for seat in set(range(len(NAMES))) - set(role.people):
            match.assign_bot(seat, "random")
        for action in actions:
            match.do(action)
    return pair


def same(pair: Sequence[Match], viewer: int | None) -> bool:
    """Return whether somebody knows the same of two worlds."""
    return pair[0].view_of(viewer) == pair[1].view_of(viewer) and pair[0].log_of(viewer) == pair[1].log_of(viewer)


@dataclass
class Visit:
    """A widget and everything that it sends."""

    widget: Any
    sent: list[Any] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.widget._send = lambda message, buffers=None: self.sent.append(message)

    def told(self, message: Message) -> list[Any]:
        """Send a message past ipywidgets, which would swallow an error; return what is answered."""
        before = len(self.sent)
        self.widget.session.receive(message)
        return [_telling(each) for each in self.sent[before:]]


def _telling(message: Mapping[str, Any]) -> Any:
    state = message.get("state")
    return message.get("content") if state is None else {name: state[name] for name in state.keys() - UNTOLD}


def rubbish(choices: random.Random) -> Any:
    """Return anything that JSON can hold."""
    return choices.choice(
        [
            *(None, True, False, 0, 1, 2, -1, 3.5, 10**30, float("nan")),
            *("", "x", "\x00", "../../x", "~root", "9" * 500, "<b>", "ru", "__init__"),
            *([], [1, "x"], [[[[]]]], {}, {"a": {"b": None}}, [{"name": "A", "bot": "random"}] * 3),
        ]
    )


def act_for(match: Match, choices: random.Random) -> Any:
    """Return an action that is legal, or that somebody might try, or no action at all."""
    every = [
        match.legal,
        match.queries.sample_actions,
        ["", "move", "bid 99 1", "bid 1 1", "play lira", "fly 3", "\x00", "move " * 90],
    ]
    kind = choices.choice([each for each in every if each])
    return str(choices.choice(kind))


def message_for(widget: Any, choices: random.Random) -> Message:
    """Return a message: mostly of a kind that is answered, with facts that are mostly right."""
    match, owners = widget.match, (widget.session, *widget.session.parts)
    classes: list[type] = [type(owner) for owner in owners]
    answered = [kind for each in classes for kind in declarations_of(each)]
    kinds = [*answered, "visitor", "try", "_on_do", "__init__"]
    facts: dict[str, Any] = {"name": "x", "language": choices.choice(["en", "ru"]), "text": "{}", "path": "x.match"}
    facts |= {"what": choices.choice(["next", "back", "again", "hint", "show", "choose", "open"]), "option": 1}
    facts |= {"seats": [{"name": "A", "bot": ""}, {"name": "B", "bot": "random"}], "options": {}, "all": False}
    if match is not None:
        step = choices.choice([None, len(match.steps), 0, 1, len(match.steps)])
        facts |= {"act": act_for(match, choices), "revision": match.revision, "step": step}
        facts |= {"seat": choices.choice([match.actor, *range(len(match.seats))])}
    for name in list(facts):
        if choices.random() < 0.06:
            facts[name] = rubbish(choices)
    kind = choices.choice([*kinds, "do", "why", "why", "odds", "odds", "open", "undo"])
    return {"kind": rubbish(choices) if choices.random() < 0.03 else kind, **facts}


class Attack:
    """Sends messages to pairs of tables and compares."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def attack_pair(self, number: int, role_name: str, setup: str, messages: int) -> None:
        """Send some messages to a role in two worlds, until they part."""
        role, choices = ROLES[role_name], random.Random(number)
        pair = two_worlds(setup, choices.randrange(13), role)
        visits = [Visit(role.make(match)) for match in pair]
        self.counts["pairs of worlds"] += 1
        for _ in range(messages):
            message = message_for(visits[0].widget, choices)
            where = f"{role_name} in {setup}, number {number}: {message}"
            if not self._agree(visits, role, message, where):
                return

    def _agree(self, visits: Sequence[Visit], role: Role, message: Message, where: str) -> bool:
        """Send a message to both worlds; return whether they can still be compared."""
        before = [_moment(visit.widget) for visit in visits]
        allowed = [self._may_change(visit.widget, role, message) for visit in visits]
        answers = [visit.told(message) for visit in visits]
        self.counts["messages"] += 1
        for visit, was, may in zip(visits, before, allowed, strict=True):
            assert may or _moment(visit.widget) == was, f"the match changed: {where}"
        matches = [visit.widget.match for visit in visits]
        viewer = (
            visits[0].widget.session.viewer() if role.decides is _opened and matches[0] is not None else role.viewer
        )
        if None in matches or [id(match) for match in matches] != [was[0] for was in before]:
            self.counts["other games"] += 1
            return False
        if not same(matches, viewer):
            self.counts["worlds that parted"] += 1
            return False
        assert answers[0] == answers[1], f"an answer tells what is hidden: {where}: {str(answers)[:800]}"
        shown = [_telling({"state": visit.widget.get_state()}) for visit in visits]
        assert shown[0] == shown[1], f"a table shows what is hidden: {where}"
        self.counts["answers"] += len(answers[0])
        return True

    def _may_change(self, widget: Any, role: Role, message: Message) -> bool:
        kind, match = message["kind"], widget.match
        if kind in REPLACING:
            return isinstance(widget, Table)
        if match.actor is None:
            return False
        if kind == "bot":
            return match.seats[match.actor].bot is not None
        return kind in ACTING and widget.step is None and role.decides(widget, match)

    def attack_lesson(self, number: int, messages: int) -> None:
        """Send messages to the table of a lesson: it stays one."""
        choices = random.Random(number)
        visit = Visit(lesson(LESSONS[number % len(LESSONS)]))
        room: LessonWidget = visit.widget
        for _ in range(messages):
            message, match = message_for(room, choices), room.match
            visit.told(message)
            self.counts["messages to lessons"] += 1
            assert room.match is room.panel.sitting.match, f"another game came to a lesson: {message}"
            assert room.match is match or message["kind"] == "lesson", f"the match changed: {message}"
            assert room.start is None, f"a start panel came to a lesson: {message}"

    def attack_book(self, number: int, messages: int) -> None:
        """Send messages to a rulebook."""
        choices = random.Random(number)
        book = Rulebook(choices.choice(["istanbul", "dice", "sultan"]))
        for _ in range(messages):
            rule = choices.choice(["ist.move.steps", "sultan.tie", "", rubbish(choices)])
            book._receive(book.page, {"kind": choices.choice(["try", "close", rubbish(choices)]), "rule": rule}, [])
            self.counts["messages to rulebooks"] += 1


def _moment(widget: Any) -> tuple[int, int, int]:
    match = widget.match
    return (id(match), -1, -1) if match is None else (id(match), match.revision, len(match.steps))


@contextmanager
def away_from_home() -> Iterator[None]:
    """Keep and save files in a folder of the attack, and let nobody think for long."""
    here = Path.cwd()
    with TemporaryDirectory() as folder, warnings.catch_warnings():
        warnings.simplefilter("error")
        thinking = patch("istanbul_nb.table.thinking.Clock", Hasty)
        with patch.dict(os.environ, {"ISTANBUL_NB_HOME": folder}), thinking:
            os.chdir(folder)
            try:
                yield
            finally:
                os.chdir(here)


def attack(size: int) -> Counts:
    """Send about so many messages, from every role in every game, then to lessons and rulebooks."""
    attacker, roles, setups = Attack(), list(ROLES), list(SETUPS)
    with away_from_home():
        for number in range(max(len(roles), size // IN_A_ROW)):
            lap, turn = divmod(number, len(roles))
            attacker.attack_pair(number, roles[turn], setups[(lap + turn) % len(setups)], IN_A_ROW)
        for number in range(max(1, size // 100)):
            attacker.attack_lesson(number, IN_A_ROW)
            attacker.attack_book(number, IN_A_ROW)
    return dict(attacker.counts)
