"""Bots at the table, and threads."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from threading import Barrier, Thread
from typing import Any

import pytest

from istanbul_nb.bots import bot_called
from istanbul_nb.core import Action, Clock
from istanbul_nb.match.errors import MatchError, NotAllowed
from istanbul_nb.match.match import Match
from istanbul_nb.words import LANGUAGES

from .playing import QUICK, played, seat_bots
from .sentences import refusal_of


class Curious:
    """A bot that notes what it was shown."""

    name = "curious"

    def __init__(self) -> None:
        self.seen: list[tuple[Mapping[str, Any], list[Action]]] = []

    def __call__(self, view: Mapping[str, Any], legal: Sequence[Action], clock: Clock) -> Action:
        assert clock.left >= 0
        self.seen.append((view, list(legal)))
        return legal[-1]


class Cheat:
    """A bot that does what it may not."""

    name = "cheat"

    def __call__(self, view: Mapping[str, Any], legal: Sequence[Action], clock: Clock) -> Action:
        return Action("buy")


@pytest.mark.rule("ruling.absent")
@pytest.mark.parametrize("step", [0, 1, 2, 3, 10, 77])
def test_a_bot_takes_over_any_seat_at_any_time_and_gives_it_back(step: int) -> None:
    match = played(step, seed=step, players=3)
    seat = match.actor
    assert seat is not None
    text = match.text()
    for each in range(3):
        match.assign_bot(each, "random")
        match.assign_bot(each, None)
    assert match.text() == text
    match.assign_bot(seat, bot_called("random", 1))
    match.run_bots()
    assert match.actor != seat
    assert len(match.steps) > step
    match.assign_bot(seat, None)
    steps = len(match.steps)
    match.run_bots()
    assert len(match.steps) == steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_is_not_known_is_refused_by_name(language: str) -> None:
    match = Match(players=2, seed=1, language=language)
    sentence = str(refusal_of(lambda: match.assign_bot(0, "grandmaster")))
    assert "grandmaster" in sentence
    assert "random" in sentence
    assert match.seats[0].bot_name is None


def test_any_function_can_be_a_bot() -> None:
    def last_choice(view: Mapping[str, Any], legal: Sequence[Action], clock: Clock) -> Action:
        return legal[-1]

    match = Match(players=2, seed=1, first=0)
    match.assign_bot(0, last_choice)
    match.run_bots()
    assert match.steps
    assert match.seats[0].bot_name == "last_choice"
    assert Match.load(match.text()).seats[0].bot_name == "last_choice"


def test_a_branch_has_the_same_bots_at_its_seats() -> None:
    match = Match(players=2, seed=1)
    match.assign_bot(0, "random")
    match.assign_bot(1, "random")
    branch = match.branch()
    branch.assign_bot(1, None)
    assert [seat.bot_name for seat in branch.seats] == ["random", None]
    assert [seat.bot_name for seat in match.seats] == ["random", "random"]


@pytest.mark.rule("ruling.absent")
def test_a_seat_that_a_bot_took_over_is_saved_as_such() -> None:
    match = Match(players=2, seed=1)
    match.assign_bot(1, bot_called("random", 1))
    assert [seat["bot"] for seat in json.loads(match.text())["seats"]] == [None, "random"]
    assert [seat.bot_name for seat in Match.load(match.text()).seats] == [None, "random"]
    match.assign_bot(1, None)
    assert [seat["bot"] for seat in json.loads(match.text())["seats"]] == [None, None]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bots_play_a_game_to_its_end(players: int) -> None:
    match = seat_bots(Match(players=players, seed=players), players)
    looks = 0

    def count(match: Match) -> None:
        nonlocal looks
        looks += 1

    match.run_bots(after=count)
    assert match.over
    assert looks == len(match.steps) == match.revision - 1
    assert match.standings[0].rank == 1
    assert [standing.rank for standing in match.standings] == sorted(standing.rank for standing in match.standings)


def test_a_bot_sees_what_its_seat_sees_and_nothing_else() -> None:
    match = played(30, seed=2, players=3)
    bot, seat = Curious(), match.actor
    assert seat is not None
    match.assign_bot(seat, bot)
    match.run_bots()
    first_view, first_legal = bot.seen[0]
    assert first_view == match.view_of(seat, 30)
    assert all(view["seat"] == seat for view, _ in bot.seen)
    assert first_legal


def test_a_bot_that_cheats_is_refused_and_nothing_happens() -> None:
    match = Match(players=2, seed=1)
    for seat in (0, 1):
        match.assign_bot(seat, Cheat())
    before = match.text()
    with pytest.raises(NotAllowed):
        match.run_bots()
    assert match.text() == before


@pytest.fixture
def busy_threads() -> Iterator[None]:
    """Let threads take turns as often as they can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.usefixtures("busy_threads")
@pytest.mark.parametrize("with_revision", [True, False])
def test_two_threads_never_corrupt_a_match(with_revision: bool) -> None:
    match = Match(players=3, seed=1, components=QUICK)
    start, applied, refused = Barrier(2), [0, 0], [0, 0]
    failures: list[BaseException] = []

    def hammer(number: int) -> None:
        choices = random.Random(number)
        start.wait()
        try:
            for _ in range(150):
                revision, legal = match.revision, match.legal
                try:
                    match.do(choices.choice(legal or [Action("end")]), revision=revision if with_revision else None)
                    applied[number] += 1
                except (MatchError, NotAllowed):
                    refused[number] += 1
        except BaseException as failure:
            failures.append(failure)

    threads = [Thread(target=hammer, args=(number,)) for number in (0, 1)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
    assert sum(applied) + sum(refused) == 300
    assert len(match.steps) == sum(applied) == match.revision - 1
    assert list(match.log) == match.log_of(None)
    assert match.view == match.view_of(None)
    assert Match.load(match.text()).text() == match.text()


def test_what_cannot_decide_is_no_bot() -> None:
    match = Match(players=2, seed=1)
    bot: Any = 5
    assert refusal_of(lambda: match.assign_bot(0, bot)).reason == "bot-unknown"
    assert match.seats[0].bot is None
