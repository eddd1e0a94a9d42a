"""What a decision costs: everything is asked of the rules once, and a long match costs no more than a short one."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from istanbul_nb.bots import bot_called
from istanbul_nb.core import Action, Clock
from istanbul_nb.games import GAMES, game_of
from istanbul_nb.match.match import Match

from .playing import play_on

LONG = 400  # steps


class Calls:
    """Counts the calls of a method by the arguments behind the state."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self.call = call
        self.of: Counter[Any] = Counter()

    def __call__(self, *given: Any) -> Any:
        self.of[given[1:]] += 1
        return self.call(*given)


def count(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> Counter[Any]:
    calls = Calls(getattr(owner, name))
    monkeypatch.setattr(owner, name, calls)
    return calls.of


# Once


def test_an_action_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(players=3, seed=1, layout="order")
    parsed = count(monkeypatch, Action, "parse")
    match.do("move 8")
    assert parsed.total() == 1
    match.do(Action("leave"))
    assert parsed.total() == 1


def test_what_a_bot_answers_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(players=3, seed=1, layout="order")
    match.assign_bot(0, lambda view, legal, clock: str(legal[0]))  # type: ignore[arg-type,return-value]
    asked = match.asked_bot()
    assert asked is not None
    answer, parsed = asked.decide(Clock()), count(monkeypatch, Action, "parse")
    asked.carry_out(answer)
    assert (len(match.steps), parsed.total()) == (1, 1)


@pytest.mark.parametrize("game", GAMES)
def test_a_view_is_worked_out_once_for_each_seat_and_state(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(game, players=3, seed=1)
    match.assign_bot(0, bot_called("random", 1))
    viewed = count(monkeypatch, game_of(game), "view")
    for _ in range(3):
        match.do(match.legal[0])
        views = [(match.view_of(seat), match.view_of(seat)) for seat in (None, 0, 1, 2)]
        assert (match.view, match.queries.seen()) == (views[0][0], match.view_of(match.actor))
        assert match.asked_bot() is None or match.actor == 0
        assert all(one == other and one is not other for one, other in views)
        assert viewed == {(seat,): 1 for seat in (None, 0, 1, 2)}
        viewed.clear()


@pytest.mark.parametrize("game", GAMES)
def test_legal_actions_are_worked_out_once_for_each_state(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(game, players=3, seed=1)
    asked = count(monkeypatch, game_of(game), "legal")
    for step in range(1, 4):
        assert match.legal == match.queries.legal_of(match.actor or 0)
        match.do(match.legal[0])
        assert asked.total() == step


def test_a_state_that_returns_is_seen_as_it_was() -> None:
    match = Match(players=2, seed=4)
    before = [match.view_of(seat) for seat in (None, 0, 1)], match.legal
    match.do("move 12")
    assert match.legal != before[1]
    match.undo()
    assert ([match.view_of(seat) for seat in (None, 0, 1)], match.legal) == before


# However long


def calls_of(do: Callable[[], None]) -> int:
    """Return how many functions of Python are called."""
    calls = 0

    def note(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(note)
    try:
        do()
    finally:
        sys.setprofile(None)
    return calls


def long_and_short(path: Path | None = None) -> tuple[Match, Match]:
    """Return a long match and one that begins where it stands; both are played on once, so that all is loaded."""
    long = play_on(Match(players=4, seed=2), LONG)
    short = Match.from_state("istanbul", long.position(), names=long.names, seed=2)
    for number, match in enumerate((long, short)):
        if path is not None:
            match.keeper.keep_in(path / f"{number}.match")
        match.do(match.legal[0], answers=None)
    assert (len(long.steps), len(short.steps), long.view) == (LONG + 1, 1, short.view)
    return long, short


def test_a_decision_costs_the_same_in_a_long_match() -> None:
    long, short = long_and_short()
    for action in _quiet(long):
        assert calls_of(partial(long.do, action)) == calls_of(partial(short.do, action))
    assert long.view == short.view


def test_keeping_a_long_match_writes_no_step_again(tmp_path: Path) -> None:
    long, short = long_and_short(tmp_path)
    for action in _quiet(long):
        assert calls_of(partial(long.do, action)) <= calls_of(partial(short.do, action))
    assert [Path(str(match.saved_to)).read_text("utf-8") for match in (long, short)] == [long.text(), short.text()]


def _quiet(match: Match) -> list[Action]:
    """Return some actions that chance has no part in, one after the other."""
    twin, found = match.branch(seed=1), list[Action]()
    while len(found) < 5:
        for action in twin.legal:
            twin.do(action)
            if not twin.steps[-1].answers:
                found.append(action)
                break
            twin = match.branch(seed=1)
            twin.do(*found)
        else:
            break
    assert found
    return found
