"""Random walks through everything that changes a match: do, undo, redo, branch, seats that change hands."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.match.match import Match
from tests.adapters.setups import CORRECTED, SETUPS, Setup
from tests.match.playing import eager

WALKED: list[Setup] = [*SETUPS, *CORRECTED]
BOTS: tuple[Any, ...] = ("random", "greedy", None)


class Odd:
    """A bot whose name no file can hold as it is."""

    def __init__(self, name: Any) -> None:
        self.name = name

    def __call__(self, seen: Any, legal: Any, clock: Any) -> Action:
        chosen: Action = legal[0]
        return chosen


ODD = [Odd(name) for name in ("\x00", " two  spaces ", "a\nb", "\ud800", "x" * 90, 7, "")]


class Walk:
    """A match that is changed at random; the same seed gives the same walk."""

    def __init__(self, seed: int, setup: Setup) -> None:
        game, options = setup
        self.random = random.Random(seed)
        self.match = Match(game, seed=seed, **options)

    def go(self, changes: int) -> None:
        """Change the match so many times."""
        ways: tuple[Callable[[], object], ...] = (self.undo_far, self.redo, self.branch, self.branch_as_seat, self.seat)
        for _ in range(changes):
            self.random.choices((self.do, *ways), (12, 2, 1, 1, 0.3, 1))[0]()

    def do(self) -> None:
        """Play on."""
        if not self.match.over:
            self.match.do(eager(self.match, self.random))

    def undo_far(self) -> None:
        """Take back as many steps as chance says and the match allows."""
        for _ in range(self.random.randint(1, 6)):
            if self.match.why_no_undo() is None:
                self.match.undo()

    def redo(self) -> None:
        """Do again what was taken back."""
        if self.match.can_redo:
            self.match.redo()

    def branch(self) -> None:
        """Go on in a branch from here, or from an earlier step."""
        step = self.random.choice((len(self.match.steps), self.random.randint(0, len(self.match.steps))))
        if not self.match.history.is_forgotten(step, None):
            self.match = self.match.branch(step, seed=self.random.randint(0, 99))

    def branch_as_seat(self) -> None:
        """Go on from a position that a seat cannot tell from this one."""
        seat = self.random.randrange(len(self.match.seats))
        self.match = self.match.branch(seat=seat, seed=self.random.randint(0, 99))

    def seat(self) -> None:
        """Let somebody else decide for a seat."""
        bot = self.random.choice((*BOTS, self.random.choice(ODD)))
        self.match.assign_bot(self.random.randrange(len(self.match.seats)), bot)


def assert_loads(match: Match, seed: int = 0, steps: int = 5) -> None:
    """Assert that the text of a match loads to a match that says, shows and goes on to do the same."""
    text = match.text()
    try:
        again = Match.load(text)
    except ValueError as error:
        raise AssertionError(f"an own save is refused: {error}") from error
    assert again.text() == text, "a save changes by being loaded"
    assert again.view == match.view, "a save shows another table"
    assert again.branch_of == match.branch_of, "a save branched off elsewhere"
    for each in (match, again):
        _go_on(each, seed, steps)
    assert again.text() == match.text(), "a loaded match goes on differently"


def _go_on(match: Match, seed: int, steps: int) -> None:
    choices = random.Random(seed)
    for _ in range(steps):
        if choices.random() < 0.3 and match.why_no_undo() is None:
            match.undo()
        elif not match.over:
            match.do(eager(match, choices))
