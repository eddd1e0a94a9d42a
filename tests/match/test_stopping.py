"""A worker that is told to stop does, in the middle of a game or of a judgement; counted in work, not in time."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from istanbul_nb.bots import bot_called
from istanbul_nb.bots.brain import Brain, brain_of
from istanbul_nb.bots.greedy import Greedy
from istanbul_nb.bots.playout import play_on
from istanbul_nb.core import Clock, Legal, SeatView, Seeded, Stopped
from istanbul_nb.games.dice.brain.turn import Hand
from istanbul_nb.match.match import Match
from istanbul_nb.table.advice import ReviewTeller
from tests.games.istanbul.scenario import table as laid
from tests.match.clocks import Told
from tests.match.test_advice import finished_text

SETUPS: dict[str, dict[str, Any]] = {
    "grand": {"game": "istanbul", "players": 5, "expansion": "grand"},
    "dice": {"game": "dice", "players": 4},
    "sultan": {"game": "sultan", "players": 4},
}
STEPS = 60  # actions carried out after stop was said: a turn thought to its end, and three reasons for it
ONE_WAY = 6  # actions to the end of a turn
WORTHS = 60  # positions judged after that: as they lie, for everybody, once for each plan
LOOKS = (-1, 0, 1, 2, 5, 17, 60, 150, 400)  # at the clock before stop is said; -1: before anything begins
every_setup = pytest.mark.parametrize("setup", SETUPS)
early_and_late = pytest.mark.parametrize("looks", LOOKS)


class Work:
    """What is done after stop was said."""

    def __init__(self, clock: Told) -> None:
        self.clock = clock
        self.done = {"steps": 0, "worths": 0, "rolls": 0}

    def count(self, kind: str) -> None:
        """Note a piece of work, if it comes too late."""
        self.done[kind] += self.clock.looks < 0


@contextmanager
def counting(clock: Told, game: Any) -> Iterator[Work]:
    """Count the actions, the judgements and the rolls thought through that come after stop was said."""
    work, brain = Work(clock), type(brain_of(game.info.id))
    patched = [(type(game), "apply", "steps"), (brain, "worth", "worths"), (Hand, "outlook", "rolls")]
    with pytest.MonkeyPatch.context() as patch:
        for owner, name, kind in patched:
            patch.setattr(owner, name, counted(getattr(owner, name), work, kind))
        yield work


def counted(method: Any, work: Work, kind: str) -> Any:
    def count(*given: Any, **named: Any) -> Any:
        work.count(kind)
        return method(*given, **named)

    return count


def begun(setup: str, steps: int = 30) -> Match:
    match = Match(**SETUPS[setup], seed=5)
    while steps > 0 or len(match.legal) < 3:
        match.do(match.legal[steps % len(match.legal)])
        steps -= 1
    return match


def check(work: Work) -> None:
    assert work.clock.looks < 0, "it ended before it was told to"
    assert work.done["steps"] <= STEPS
    assert work.done["worths"] <= WORTHS


@early_and_late
@every_setup
def test_hints_stop_within_a_step(setup: str, looks: int) -> None:
    match, clock = begun(setup), Told(looks)
    with counting(clock, match.game) as work:
        advice = match.hint(clock=clock)
    check(work)
    assert advice.hints[0].action in match.legal
    assert sum(advice.chances) == pytest.approx(1)


@early_and_late
@pytest.mark.parametrize("bot", ["greedy", "search"])
@every_setup
def test_every_bot_decides_soon_after_it_is_told_to(setup: str, bot: str, looks: int) -> None:
    match, clock = begun(setup), Told(looks)
    with counting(clock, match.game) as work:
        action = bot_called(bot, 1)(match.queries.seen(), match.legal, clock)
    assert action in match.legal
    assert work.done["steps"] <= STEPS
    assert work.done["worths"] <= WORTHS


@early_and_late
@every_setup
def test_what_if_stops_inside_a_game(setup: str, looks: int) -> None:
    match, clock = begun(setup), Told(looks)
    with counting(clock, match.game) as work:
        found = match.what_if(*match.legal[:2], clock=clock)
    check(work)
    assert len({len(way.ended) for way in found.ways}) <= 1


@early_and_late
@every_setup
def test_what_if_stops_while_it_looks_for_actions(setup: str, looks: int) -> None:
    match, clock = begun(setup), Told(looks)
    with counting(clock, match.game) as work:
        match.what_if(clock=clock)
    check(work)


def test_bots_that_play_on_hear_that_the_game_is_stopped() -> None:
    match, outer, heard = begun("sultan"), Clock(100), list[bool]()

    def listen(view: SeatView, legal: Any, clock: Clock) -> Any:
        heard.append(clock.stopped)
        outer.stop()
        heard.append(clock.stopped)
        return legal[0]

    with pytest.raises(Stopped):
        play_on(match.game, match.position(), [listen] * len(match.seats), Seeded(1), clock=outer)
    assert heard == [False, True]


@pytest.mark.parametrize("looks", range(0, 60, 4))
def test_a_turn_in_which_dice_fall_is_not_thought_through_once_stop_is_said(looks: int) -> None:
    scene = laid(players=2, layout="short").seat(0, at=9, lira=5, tiles="R").acting(9)
    match, clock = Match.from_state("istanbul", scene.state, seed=1), Told(looks)
    with counting(clock, match.game) as work:
        Greedy(1).plan(match.queries.seen(), clock)
    check(work)
    assert work.done["steps"] <= ONE_WAY


@every_setup
def test_a_game_between_bots_stops_at_the_next_decision(setup: str) -> None:
    match, clock = begun(setup), Told(40)
    state, bots = match.position(), [bot_called("random", seat) for seat in range(len(match.seats))]
    with counting(clock, match.game) as work, pytest.raises(Stopped):
        play_on(match.game, state, bots, Seeded(1), clock=clock)
    assert work.done["steps"] == 0


@early_and_late
@pytest.mark.parametrize("game", ["istanbul", "dice", "sultan"])
def test_a_review_stops_within_a_step(game: str, looks: int) -> None:
    match, clock = Match.load(finished_text(game)), Told(looks)
    told: list[Any] = []
    with counting(clock, match.game) as work:
        review = match.review(clock=clock, heard=told.append)
    check(work)
    assert tuple(told) == review.rows
    assert len(review.chances) < len(match.steps)


def test_a_judgement_of_the_dice_game_stops_between_two_rolls() -> None:
    match, clock = begun("dice"), Told(3)
    brain: Brain[Any] = type(brain_of("dice"))()
    with counting(clock, match.game) as work, pytest.raises(Stopped):
        brain.chances(match.position(), clock)
    assert work.done["rolls"] == 0


@pytest.mark.parametrize("looks", [0, 1, 3])
def test_chances_to_win_are_those_of_the_worlds_looked_at_so_far(looks: int) -> None:
    match = begun("grand")
    if looks:
        assert sum(match.win_chances(clock=Told(looks))) == pytest.approx(1)
    else:
        with pytest.raises(Stopped):
            match.win_chances(clock=Told(looks))


def test_a_clock_within_another_stops_with_it() -> None:
    outer = Clock(100)
    inner = Clock(100, within=outer)
    assert not inner.stopped
    outer.stop()
    assert inner.stopped
    assert inner.left == 0


@pytest.mark.parametrize("game", ["istanbul", "dice", "sultan"])
def test_what_a_stopped_review_found_is_already_in_words(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    match, clock = Match.load(finished_text(game)), Told(len(Match.load(finished_text(game)).steps) + 2000)
    teller = ReviewTeller(match, clock)
    review = match.review(iterations=1, clock=clock, heard=teller.hear)
    assert review.rows
    monkeypatch.setattr(type(match.game), "apply", None)
    monkeypatch.setattr(type(match.game), "view", None)
    told = teller.tell(review)
    assert [turn["step"] for turn in told["turns"]] == [row.step for row in review.rows]
    assert all(len(each) == len(told["rounds"]) for each in told["chances"])


def test_nothing_changes_for_whoever_is_not_told_to_stop() -> None:
    match = begun("dice")
    seen, legal = match.queries.seen(), Legal(match.legal)
    assert bot_called("greedy", 3)(seen, legal, Clock(0)) == bot_called("greedy", 3)(seen, legal, Clock(1000))
    assert isinstance(seen, SeatView)
