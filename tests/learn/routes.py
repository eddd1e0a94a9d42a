"""Whether a puzzle can be solved in so many turns: everything that needs no dice is tried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from istanbul_nb.core import Answer, Chance, Clock, Event, Legal, SeatView
from istanbul_nb.core.codec import canonical
from istanbul_nb.games import game_of
from istanbul_nb.learn import Lesson, Sitting, Step
from istanbul_nb.learn.company import Extra


class NeedsChance(Exception):
    """A way that asks dice or decks: a puzzle has to be solved without."""


class NoChance(Chance):
    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        raise NeedsChance


class Node(NamedTuple):
    """A position in which the learner decides, where the others are in their script, and how it came about."""

    state: Any
    script: int
    events: tuple[Event, ...]
    way: tuple[str, ...]


class Search:
    """Tries all decisions of the learner, turn by turn."""

    def __init__(self, lesson: Lesson, number: int) -> None:
        self.game = game_of(lesson.game)
        self.step: Step = lesson.steps[number]
        self.learner = lesson.learner
        self.start = Sitting(lesson, step=number).match.position()

    def way_in(self, turns: int) -> tuple[str, ...] | None:
        """Return the actions of the learner on a way that reaches the goal in that many turns at the most."""
        level, known = [Node(self.start, 0, (), ())], {self._key(self.start, 0)}
        for _ in range(turns):
            following = []
            for node in level:
                for end in self._turn(node):
                    if self._reached(end):
                        return end.way
                    key = self._key(end.state, end.script)
                    if key not in known:
                        known.add(key)
                        following.append(end)
            level = following
        return None

    def _turn(self, node: Node) -> Iterator[Node]:
        """Yield every way through one turn of the learner, to where the others have played or the goal is reached."""
        open_, seen = [node], set()
        while open_:
            now = open_.pop()
            for action in self.game.legal(now.state):
                after = self._after(now, str(action), action)
                if after is None:
                    continue
                if self._reached(after):
                    yield after
                elif self.game.view(after.state, None)["turn"] != self.learner:
                    waited = self._others(after)
                    if waited is not None:
                        yield waited
                else:
                    key = self._key(after.state, after.script)
                    if key not in seen:
                        seen.add(key)
                        open_.append(after)

    def _after(self, node: Node, written: str, action: Any) -> Node | None:
        state = self.game.copy(node.state)
        try:
            events = self.game.apply(state, action, NoChance())
        except NeedsChance:
            return None
        return Node(state, node.script, (*node.events, *events), (*node.way, written))

    def _others(self, node: Node) -> Node | None:
        extra = Extra(self.step.others)
        extra.at = node.script
        state, events = self.game.copy(node.state), list(node.events)
        while (seat := self.game.actor(state)) is not None and seat != self.learner:
            action = extra(SeatView(self.game, state, seat), Legal(self.game.legal(state)), Clock())
            try:
                events += self.game.apply(state, action, NoChance())
            except NeedsChance:
                return None
        return Node(state, extra.at, tuple(events), node.way)

    def _reached(self, node: Node) -> bool:
        return self.step.goal.reached(node.events, self.game.view(node.state, self.learner))

    def _key(self, state: Any, script: int) -> str:
        written = self.game.encode(state)
        written["turn"] = {**written["turn"], "round": 0}
        return canonical([written, script % max(1, len(self.step.others))])
