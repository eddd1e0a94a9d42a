"""Who plays the games of a tournament: this process, others on this machine, or a Dask cluster."""

from __future__ import annotations

import os
import pickle
import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from functools import lru_cache
from importlib import import_module
from math import ceil
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from threading import Thread
from time import perf_counter
from types import TracebackType
from typing import Any, NamedTuple

from istanbul_nb.analysis.tournament_trouble import trouble
from istanbul_nb.arena import LineUp, Played

BATCH = 0.1  # seconds of games that are sent at once
AHEAD = 2  # batches for each worker that are under way
PATIENCE = 1.0  # seconds between two looks whether somebody wants to stop


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


def play_batch(packed: bytes, jobs: Sequence[Job]) -> Batch:
    """Play some games, wherever this runs; it ends with the first that fails."""
    line_ups, over, begun = _unpacked(packed), list[Over](), perf_counter()
    for job in jobs:
        try:
            over.append(Over(job, line_ups[job.line_up].play(job.number)))
        except Exception as error:
            return Batch(over, perf_counter() - begun, Failed(job.number, f"{type(error).__name__}: {error}"))
    return Batch(over, perf_counter() - begun, None)


@lru_cache(maxsize=16)
def _unpacked(packed: bytes) -> tuple[LineUp, ...]:
    line_ups: tuple[LineUp, ...] = pickle.loads(packed)
    return line_ups


def pack(line_ups: Sequence[LineUp], language: str) -> bytes:
    """Line-ups for other processes; functions of a notebook need cloudpickle."""
    try:
        packed = pickle.dumps(tuple(line_ups))
        if b"__main__" not in packed:
            return packed
    except (pickle.PicklingError, AttributeError, TypeError):
        pass
    return _packed_whole(line_ups, language)


def _packed_whole(line_ups: Sequence[LineUp], language: str) -> bytes:
    try:
        packed: bytes = import_module("cloudpickle").dumps(tuple(line_ups))
    except (ModuleNotFoundError, pickle.PicklingError, TypeError):
        own = [entrant.name for line_up in line_ups for entrant in line_up.entrants if entrant.own is not None]
        raise trouble(language, "tournament-own-bot", bots=", ".join(dict.fromkeys(own))) from None
    return packed


class Pace:
    """How many games make a batch, as far as one knows how long they take."""

    def __init__(self) -> None:
        self.games, self.seconds = 0, 0.0

    def learn(self, batch: Batch) -> None:
        """Take note of a batch."""
        self.games += len(batch.over)
        self.seconds += batch.seconds

    def next(self, left: deque[Job], workers: int) -> list[Job]:
        """The next batch: one game to begin with, and small ones near the end, so that all workers end together."""
        wanted = int(BATCH * self.games / self.seconds) if self.seconds else 1
        size = max(1, min(wanted, ceil(len(left) / (AHEAD * workers))))
        return [left.popleft() for _ in range(min(size, len(left)))]


class Workers:
    """Whoever plays; used in a `with` block, at whose end everything that was started is stopped."""

    def __init__(self, workers: int | None = None, client: Any = None, language: str = "en") -> None:
        if workers is not None and (type(workers) is not int or workers < 1):
            raise trouble(language, "tournament-workers", workers=str(workers)[:40])
        self.workers = cores() if workers is None else workers
        self.client = client
        self.language = language
        self._processes: Processes | None = None

    def __enter__(self) -> Workers:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, traceback: TracebackType | None) -> None:
        if self._processes is not None:
            self._processes.close(at_once=kind is not None)

    def play(self, line_ups: Sequence[LineUp], jobs: Sequence[Job]) -> Iterator[Over]:
        """Play games and give each back as soon as it is over, in any order."""
        if self.client is not None:
            executor = self.client.get_executor(pure=False)
            return self._play_with(executor, line_ups, jobs)
        if self._processes is None and min(self.workers, len(jobs)) > 1:
            self._processes = Processes(min(self.workers, len(jobs)))
        if self._processes is None or len(jobs) == 1:
            return (Over(job, line_ups[job.line_up].play(job.number)) for job in jobs)
        return self._play_with(self._processes.executor, line_ups, jobs)

    def _play_with(self, executor: Executor, line_ups: Sequence[LineUp], jobs: Sequence[Job]) -> Iterator[Over]:
        packed, left, pace = pack(line_ups, self.language), deque(jobs), Pace()
        running: set[Future[Batch]] = set()
        try:
            while left or running:
                while left and len(running) < AHEAD * self._hands():
                    games = pace.next(left, self._hands())
                    with undisturbed():
                        running.add(executor.submit(play_batch, packed, games))
                done, running = wait(running, PATIENCE, FIRST_COMPLETED)
                for batch in map(self._batch, done):
                    pace.learn(batch)
                    yield from batch.over
                    if batch.failed is not None:
                        raise trouble(self.language, "tournament-failed", **batch.failed._asdict())
        finally:
            for future in running:
                future.cancel()

    def _batch(self, future: Future[Batch]) -> Batch:
        try:
            return future.result()
        except Exception as error:
            problem = f"{type(error).__name__}: {error}"
            raise trouble(self.language, "tournament-worker-lost", problem=problem[:300]) from error

    def _hands(self) -> int:
        """How many games can be played at the same time."""
        return self.workers if self.client is None else max(1, sum(self.client.nthreads().values()))


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Processes:
    """Processes of this machine, started afresh (a notebook has threads, which do not survive a fork)."""

    def __init__(self, workers: int) -> None:
        context = get_context("spawn")
        self._told, self._tell = context.Pipe(duplex=False)
        self.executor = ProcessPoolExecutor(workers, context, _obey, (self._told,))

    def close(self, at_once: bool) -> None:
        """End the processes: when they are done, or at once, in the middle of their games."""
        if at_once:
            self._tell.send(None)
        self.executor.shutdown(wait=True, cancel_futures=True)
        self._tell.close()
        self._told.close()


@contextmanager
def undisturbed() -> Iterator[None]:
    """Let Ctrl+C wait while something is handed over.

    That may start a process, which inherits this: nothing interrupts it before it can say that it does not listen.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _obey(told: Connection) -> None:
    """In a worker: whoever interrupts means the notebook, which says stop; and nobody plays on for nobody."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_when, args=(told,), daemon=True).start()


def _leave_when(told: Connection) -> None:
    parent = parent_process()
    assert parent is not None
    wait_for([told, parent.sentinel])
    os._exit(0)
