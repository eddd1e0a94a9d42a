"""Whatever ends a worker or a tournament: games that are over are never lost, and a death costs only time."""

from __future__ import annotations

import multiprocessing
import os
import resource
import signal
import subprocess
import sys
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb import MatchError, Tournament, tournament
from istanbul_nb.core import canonical
from istanbul_nb.tournaments.batch import Batch, Job
from istanbul_nb.tournaments.errors import Stopped
from istanbul_nb.tournaments.experiments import compare
from istanbul_nb.tournaments.file import ResultFile
from istanbul_nb.tournaments.line_up import Contest, Entry, LineUp, Played, contest
from istanbul_nb.tournaments.workers import DEATHS, Workers
from istanbul_nb.words import LANGUAGES, Words
from tests.match.sentences import assert_sentence

ROOT = Path(__file__).parents[2]
BOTS: list[Entry] = ["random", "random"]


def play(bots: list[Entry], games: int = 8, **given: Any) -> Tournament:
    return tournament(bots, "sultan", games=games, **{"workers": 2, "progress": False, **given})


def here(games: int, bots: list[Entry] | None = None) -> tuple[Played, ...]:
    """Play the same games in this process."""
    return play(bots or BOTS, games, workers=1).played


def kill_a_worker() -> None:
    child = multiprocessing.active_children()[0]
    assert child.pid is not None
    os.kill(child.pid, signal.SIGKILL)


class Ending:
    """A bot that ends its game in some way when it sees one view, at most so often; it counts that in a folder."""

    __name__ = "ending"

    def __init__(self, how: str, number: int, folder: Path, times: int = 10**6) -> None:
        self.how, self.folder, self.times = how, folder, times
        self.view = first_view(number)

    def __call__(self, view: Any, legal: Any, clock: Any) -> Any:
        if canonical(dict(view)) == self.view and len(list(self.folder.iterdir())) < self.times:
            (self.folder / str(len(list(self.folder.iterdir())))).touch()
            if self.how == "kill":
                os.kill(os.getpid(), signal.SIGKILL)
            if self.how == "exit":
                sys.exit("enough")
            raise LookupError("where was I?")
        return legal[0]


def first_view(number: int) -> str:
    """Return what a bot sees when it is first asked in the game of that number."""
    views: list[str] = []

    def look(view: Any, legal: Any, clock: Any) -> Any:
        views.append(canonical(dict(view)))
        return legal[0]

    LineUp.of([look, "random"], "sultan").play(number)
    return views[0]


@pytest.fixture
def deaths(tmp_path: Path) -> Path:
    folder = tmp_path / "deaths"
    folder.mkdir()
    return folder


# A worker that dies


@pytest.mark.parametrize("keep", [True, False], ids=["with a file", "without a file"])
def test_a_killed_worker_costs_only_time(tmp_path: Path, keep: bool) -> None:
    file, told = tmp_path / "evening.jsonl", list[int]()

    def kill(done: int, of: int) -> None:
        told.append(done)
        if done in (10, 20, 30):
            kill_a_worker()

    result = play(BOTS, 60, file=file if keep else None, progress=kill)
    assert told == list(range(1, 61))
    assert result.played == here(60)
    assert not keep or Tournament.load(file).played == result.played


def test_a_game_at_which_a_worker_dies_is_played_again(deaths: Path) -> None:
    bots: list[Entry] = [Ending("kill", 4, deaths, times=2), "random"]
    result = play(bots)
    assert len(list(deaths.iterdir())) == 2
    assert result.played == here(8, bots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_at_which_workers_die_again_and_again_is_named_and_no_other_is_lost(
    deaths: Path, tmp_path: Path, language: str
) -> None:
    bots: list[Entry] = [Ending("kill", 4, deaths), "random"]
    file = tmp_path / "evening.jsonl"
    with pytest.raises(MatchError) as ended:
        play(bots, file=file, language=language)
    error: Any = ended.value
    assert error.reason == "tournament-worker-lost"
    assert_sentence(str(error))
    assert ": 4 (" in str(error)
    assert len(list(deaths.iterdir())) == DEATHS
    assert {0, 1, 2, 3} <= {game.number for game in error.result.played} <= {0, 1, 2, 3, 5, 6, 7}
    assert set(map(repr, error.result.played)) == set(map(repr, Tournament.load(file).played))


def test_the_last_game_of_many_does_not_end_this_process(deaths: Path, tmp_path: Path) -> None:
    bots: list[Entry] = [Ending("kill", 7, deaths), "random"]
    file = tmp_path / "evening.jsonl"
    play(bots, 7, file=file)
    with pytest.raises(MatchError, match=r"These cannot be played: 7 \("):
        play(bots, 8, file=file)


class LossyCluster:
    """A client of a cluster that gives up a game, as Dask does when several workers have died at it."""

    def get_executor(self, pure: bool) -> LossyCluster:
        return self

    def nthreads(self) -> dict[str, int]:
        return {"one": 1}

    def submit(self, play_batch: Any, packed: bytes, jobs: list[Job]) -> Future[Batch]:
        future: Future[Batch] = Future()
        if any(job.number == 4 for job in jobs):
            future.set_exception(RuntimeError("workers died"))
        else:
            future.set_result(play_batch(packed, jobs))
        return future


def test_games_that_a_cluster_gives_up_are_named_and_no_other_is_lost() -> None:
    with pytest.raises(
        MatchError, match=r"A worker ended in the middle of its games\. .*: .*4.* \(RuntimeError"
    ) as ended:
        play(BOTS, client=LossyCluster())
    error: Any = ended.value
    assert len(error.result.played) >= 2
    assert set(map(repr, error.result.played)) <= set(map(repr, here(8)))


# Bots that fail, and people who stop


@pytest.mark.parametrize(("how", "problem"), [("exit", "SystemExit: enough"), ("raise", "LookupError: where was I?")])
def test_a_bot_that_fails_elsewhere_loses_no_game(deaths: Path, how: str, problem: str) -> None:
    with pytest.raises(MatchError) as ended:
        play([Ending(how, 4, deaths), "random"])
    error: Any = ended.value
    assert f"Game 4 could not be played to its end: {problem}" in str(error)
    assert len(error.result.played) >= 1
    assert set(map(repr, error.result.played)) <= set(map(repr, here(8, [Ending("raise", 99, deaths), "random"])))


def test_a_bot_that_fails_here_loses_no_game(deaths: Path) -> None:
    with pytest.raises(LookupError) as ended:
        play([Ending("raise", 4, deaths), "random"], workers=1)
    error: Any = ended.value
    assert [game.number for game in error.result.played] == [0, 1, 2, 3]
    if sys.version_info >= (3, 11):
        assert error.__notes__ == [
            "The games that were over are in “result” of this exception (4), and in the file if there is one."
        ]


def test_a_contest_that_ends_early_loses_no_game(deaths: Path) -> None:
    with pytest.raises(LookupError) as ended:
        contest([Ending("raise", 4, deaths), "random"], "sultan", games=8)
    error: Any = ended.value
    assert isinstance(error.result, Contest)
    assert [game.number for game in error.result.played] == [0, 1, 2, 3]


def test_progress_that_fails_loses_no_game() -> None:
    def fail(done: int, of: int) -> None:
        if done == 3:
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError) as ended:
        play(BOTS, progress=fail, workers=1)
    error: Any = ended.value
    assert error.result.played == here(3)


def test_somebody_who_interrupts_twice_has_the_games_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*given: Any, **facts: Any) -> Any:
        raise KeyboardInterrupt

    def stop(done: int, of: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    monkeypatch.setattr(Workers, "__exit__", interrupt)
    with pytest.raises(Stopped) as stopped:
        play(BOTS, progress=stop, workers=1)
    assert stopped.value.result.played == here_without_workers(3)
    say = Words.say
    monkeypatch.setattr(Words, "say", lambda *given, **facts: monkeypatch.setattr(Words, "say", say) or interrupt())
    assert str(stopped.value).startswith("Stopped after 3 of 8 games.")


def here_without_workers(games: int) -> tuple[Played, ...]:
    line_up = LineUp.of(BOTS, "sultan")
    return tuple(line_up.play(number) for number in range(games))


@pytest.mark.parametrize("ended", [KeyboardInterrupt, ZeroDivisionError])
def test_a_comparison_that_ends_early_has_the_dice_that_every_setup_played(ended: type[BaseException]) -> None:
    setups = {"two": {"players": 2}, "three": {"players": 3}}

    def end(done: int, of: int) -> None:
        if done == 5:
            raise ended

    with pytest.raises(Stopped if ended is KeyboardInterrupt else ended) as early:
        compare(setups, "random", "sultan", games=4, workers=1, progress=end)
    error: Any = early.value
    assert [game.seed for game in error.result.played["three"]] == [0, 1]
    assert len(error.result.summary()) > 0


def test_a_comparison_that_ends_at_once_has_nothing() -> None:
    def end(done: int, of: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(Stopped, match="Stopped after 1 of 8 games") as early:
        compare({"a": {}, "b": {}}, "random", "sultan", games=4, workers=1, progress=end)
    assert early.value.result is None


# A file that takes no more


def test_a_full_disk_loses_no_game_and_leaves_no_half_line(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    play(BOTS, 2, file=file, workers=1)
    data, before = file.read_bytes(), resource.getrlimit(resource.RLIMIT_FSIZE)

    def fill(done: int, of: int) -> None:
        if done == 3:
            resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size + 50, before[1]))

    try:
        with pytest.raises(MatchError, match=r"A game could not be kept in the file “evening\.jsonl”") as ended:
            play(BOTS, file=file, workers=1, progress=fill)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    error: Any = ended.value
    assert error.result.played == here(4)
    assert file.read_bytes().startswith(data)
    assert Tournament.load(file).played == here(3)
    assert play(BOTS, file=file, workers=1).played == here(8)


@pytest.mark.parametrize("how", ["moved", "deleted"])
def test_a_file_that_is_moved_or_deleted_loses_no_game(tmp_path: Path, how: str) -> None:
    file = tmp_path / "evening.jsonl"

    def vanish(done: int, of: int) -> None:
        if done == 3:
            file.rename(tmp_path / "other.jsonl") if how == "moved" else file.unlink()

    with pytest.raises(MatchError, match="it is not there, or not any more") as ended:
        play(BOTS, file=file, workers=1, progress=vanish)
    error: Any = ended.value
    assert error.result.played == here(4)
    assert not file.exists()


# Two on one file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_belongs_to_one_tournament_at_a_time(tmp_path: Path, language: str) -> None:
    file, line_up = tmp_path / "evening.jsonl", LineUp.of(BOTS, "sultan")
    with ResultFile(line_up, file) as kept:
        with pytest.raises(MatchError) as refused:
            play(BOTS, file=file, workers=1, language=language)
        assert refused.value.reason == "tournament-busy"
        assert_sentence(str(refused.value))
        kept.keep(line_up.play(0))
        assert Tournament.load(file).played == here(1)
    assert play(BOTS, file=file, workers=1).played == here(8)


def test_another_process_is_refused_and_a_crash_frees_the_file(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    command = [sys.executable, "-m", "tests.tournaments.evening", str(file), "100000"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as evening:
        assert evening.stdout is not None
        evening.stdout.readline()
        try:
            with pytest.raises(MatchError, match="Another tournament is keeping its games in the file"):
                play(BOTS, file=file, workers=1)
        finally:
            evening.kill()
        evening.stdout.read()  # ends when nobody is left who could say something
    done = len(Tournament.load(file).played)
    assert done >= 1
    assert play(BOTS, 4, file=file, workers=1).played == here(4)
