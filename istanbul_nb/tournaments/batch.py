"""Games that are sent to a worker together, how many these are, and what comes back."""

from __future__ import annotations

import pickle
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from importlib import import_module
from math import ceil
from os import getpid
from time import perf_counter
from typing import NamedTuple

from istanbul_nb.games import GAMES, Kit
from istanbul_nb.match.errors import MatchError
from istanbul_nb.tournaments.errors import trouble
from istanbul_nb.tournaments.line_up import LineUp, Played

BATCH = 0.1  # seconds of games that are sent at once
AHEAD = 2  # batches for each worker that are under way


class Job(NamedTuple):
    """A game to play: which line-up, and its number."""

    line_up: int
    number: int


class Over(NamedTuple):
    """A job that is done."""

    job: Job
    played: Played


class Failed(NamedTuple):
    """A game that could not be played to its end."""

    number: int
    problem: str


class Batch(NamedTuple):
    """What comes back from a worker."""

    over: list[Over]
    seconds: float
    failed: Failed | None


class Lost(NamedTuple):
    """Games from which nothing comes back, since their worker ended."""

    jobs: list[Job]
    error: Exception


def play_batch(packed: bytes, jobs: Sequence[Job]) -> Batch:
    """Play some games, wherever this runs; it ends with the first that fails."""
    over, begun = list[Over](), perf_counter()
    for job in jobs:
        try:
            over.append(Over(job, _unpacked(packed)[job.line_up].play(job.number)))
        except BaseException as error:  # also a bot that calls sys.exit(), which would end the worker
            return Batch(over, perf_counter() - begun, Failed(job.number, describe_error(error)))
    return Batch(over, perf_counter() - begun, None)


def describe_error(error: BaseException) -> str:
    """Return what kind of error it is and what it says, if it can say something."""
    try:
        return f"{type(error).__name__}: {error}"[:300]
    except Exception:
        return type(error).__name__


class Cargo(NamedTuple):
    """What goes to a worker: line-ups, and the games that nothing but the process that sends them knows."""

    line_ups: tuple[LineUp, ...]
    kits: tuple[Kit, ...]
    sender: int  # the process


@lru_cache(maxsize=16)
def _unpacked(packed: bytes) -> tuple[LineUp, ...]:
    cargo: Cargo = pickle.loads(packed)
    for kit in cargo.kits:
        if cargo.sender != getpid() or kit.info.id not in GAMES:
            GAMES.register(kit)
    return cargo.line_ups


def pack(line_ups: Sequence[LineUp], language: str) -> bytes:
    """Pack line-ups for other processes; functions and games of a notebook need cloudpickle."""
    kits = [replace(kit) for kit in GAMES.registered(line_up.game for line_up in line_ups)]  # as they were brought
    cargo = Cargo(tuple(line_ups), tuple(kits), getpid())
    try:
        packed = pickle.dumps(cargo)
        if b"__main__" not in packed:
            return packed
    except (pickle.PicklingError, AttributeError, TypeError):
        pass
    return _packed_whole(cargo, language)


def _packed_whole(cargo: Cargo, language: str) -> bytes:
    try:
        packed: bytes = import_module("cloudpickle").dumps(cargo)
    except (ModuleNotFoundError, pickle.PicklingError, TypeError):
        raise _too_own(cargo, language) from None
    return packed


def _too_own(cargo: Cargo, language: str) -> MatchError:
    """Return the sentence for what cannot be sent: bots that somebody wrote, or a game."""
    own = [entrant.name for line_up in cargo.line_ups for entrant in line_up.entrants if entrant.own is not None]
    if own:
        return trouble(language, "tournament-own-bot", bots=", ".join(dict.fromkeys(own)))
    return trouble(language, "tournament-own-game", games=", ".join(kit.info.title for kit in cargo.kits))


class Pace:
    """How many games make a batch, as far as one knows how long they take."""

    def __init__(self) -> None:
        self.games, self.seconds = 0, 0.0

    def learn(self, batch: Batch) -> None:
        """Take note of a batch."""
        self.games += len(batch.over)
        self.seconds += batch.seconds

    def next(self, left: deque[Job], workers: int) -> list[Job]:
        """Return the next batch: one game at first, and small ones near the end, so that all workers end together."""
        wanted = int(BATCH * self.games / self.seconds) if self.seconds else 1
        size = max(1, min(wanted, ceil(len(left) / (AHEAD * workers))))
        return [left.popleft() for _ in range(min(size, len(left)))]


class Work:
    """Games that are still to be played; those at which a worker ended are sent one by one."""

    def __init__(self, jobs: Sequence[Job]) -> None:
        self.left, self.suspects = deque(jobs), deque[Job]()
        self.deaths: Counter[Job] = Counter()
        self.pace = Pace()

    def __bool__(self) -> bool:
        return bool(self.left or self.suspects)

    def next(self, workers: int) -> list[Job]:
        """Return the next games to send together."""
        return [self.suspects.popleft()] if self.suspects else self.pace.next(self.left, workers)

    def give_back(self, jobs: Sequence[Job]) -> None:
        """Take back games that were not begun."""
        self.left.extendleft(reversed(jobs))

    def suspect(self, jobs: Sequence[Job]) -> int:
        """Take back games of which one may have ended its worker; return how often that happened to one of them."""
        self.deaths.update(jobs)
        self.suspects.extend(jobs)
        return max(self.deaths[job] for job in jobs)
