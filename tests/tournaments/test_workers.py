"""Who plays: other processes play the same games as this one, and what goes wrong there is told here."""

from __future__ import annotations

import os
import sys
from collections import deque
from typing import Any

import pytest

from istanbul_nb import MatchError, tournament
from istanbul_nb.bots.random_bot import RandomBot
from istanbul_nb.tournaments.batch import AHEAD, BATCH, Batch, Job, Over, Pace, pack
from istanbul_nb.tournaments.line_up import Entry, LineUp, Played
from istanbul_nb.tournaments.processes import cores
from istanbul_nb.tournaments.workers import Workers
from tests.tournaments.bots import Fickle, clumsy, hasty


def played(bots: list[Entry], games: int = 6, workers: int = 2) -> tuple[Played, ...]:
    return tournament(bots, "sultan", games=games, workers=workers, progress=False).played


def test_two_processes_play_the_same_games_as_one() -> None:
    bots: list[Entry] = ["random", hasty, Fickle(), RandomBot(3)]
    assert played(bots) == played(bots, workers=1)


def test_a_function_of_a_notebook_goes_to_other_processes_too() -> None:
    bots: list[Entry] = [lambda view, legal, clock: legal[-1], "random"]
    assert played(bots) == played(bots, workers=1)


def test_without_cloudpickle_a_sentence_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cloudpickle", None)
    with pytest.raises(MatchError, match=r"cannot be sent to other processes: <lambda>\. .* play with workers=1"):
        played([lambda view, legal, clock: legal[0], "random"])
    assert len(pack([LineUp.of([hasty, "random"])], "en")) > 0


def test_what_no_process_can_be_given_is_told() -> None:
    bot: Any = Fickle()
    bot.frame = sys._getframe()
    with pytest.raises(MatchError, match="cannot be sent to other processes: Fickle"):
        played([bot, "random"])


def test_a_bot_that_fails_elsewhere_is_told_with_its_game() -> None:
    with pytest.raises(MatchError, match=r"Game \d could not be played to its end: LookupError: where was I\?"):
        played([clumsy, clumsy])


def test_a_bot_that_fails_here_shows_where() -> None:
    with pytest.raises(LookupError, match="where was I"):
        played([clumsy, clumsy], workers=1)


def quit_playing(view: Any, legal: Any, clock: Any) -> Any:
    os._exit(1)


def test_a_process_that_ends_is_told() -> None:
    with pytest.raises(MatchError, match="A worker ended in the middle of its games"):
        played([quit_playing, "random"])


def test_processes_stay_for_the_next_games_and_end_with_the_block() -> None:
    line_up = LineUp.of(["random", "random"], "sultan")
    jobs = [Job(0, number) for number in range(4)]
    with Workers(2) as workers:
        first = sorted(workers.play([line_up], jobs))
        second = sorted(workers.play([line_up], jobs))
        processes = workers._processes
    assert first == second == [Over(job, line_up.play(job.number)) for job in jobs]
    assert processes is not None
    for lane in processes.lanes:
        with pytest.raises(RuntimeError, match="shutdown"):
            lane.executor.submit(print)


def test_as_many_processes_as_cores_unless_one_says_otherwise() -> None:
    assert Workers().workers == cores() >= 1
    assert Workers(3).workers == 3


def test_batches_grow_to_a_tenth_of_a_second_and_shrink_near_the_end() -> None:
    pace, left = Pace(), deque(Job(0, number) for number in range(100))
    game = Over(left[0], LineUp.of([hasty, hasty], "sultan").play(0))
    assert len(pace.next(left, 2)) == 1
    pace.learn(Batch([game] * 10, BATCH, None))
    assert len(pace.next(left, 2)) == 10
    while len(left) > 30:
        pace.next(left, 2)
    sizes = []
    while left:
        sizes.append(len(pace.next(left, 2)))
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[-1] == 1
    assert len(sizes) >= AHEAD * 2
