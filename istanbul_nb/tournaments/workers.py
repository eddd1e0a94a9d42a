"""Who plays the games of a tournament: this process, others on this machine, or a Dask cluster."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import TracebackType
from typing import Any

from istanbul_nb.core import shorten
from istanbul_nb.match.errors import MatchError
from istanbul_nb.tournaments.batch import AHEAD, Batch, Job, Lost, Over, Work, describe_error, pack
from istanbul_nb.tournaments.errors import trouble
from istanbul_nb.tournaments.line_up import LineUp
from istanbul_nb.tournaments.processes import Lane, Processes, ProcessLane, cores

PATIENCE = 1.0  # seconds between two looks whether somebody wants to stop
MOST_WORKERS = 256  # that may fit into one machine
DEATHS = 5  # how often a worker may end at the same game, also before it has begun


class Workers:
    """Processes or a cluster that play; at the end of a `with` block everything that was started is stopped."""

    def __init__(
        self, workers: int | None = None, client: Any = None, language: str = "en", games: int | None = None
    ) -> None:
        if workers is not None and (type(workers) is not int or not 1 <= workers <= MOST_WORKERS):
            raise trouble(language, "tournament-workers", workers=shorten(workers), most=MOST_WORKERS)
        self.workers = cores() if workers is None else workers
        self.is_here = client is None and (self.workers == 1 or games == 1)
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
        if self.is_here or not jobs:
            return (Over(job, line_ups[job.line_up].play(job.number)) for job in jobs)
        if self.client is not None:
            return self._play_in([Lane(self.client.get_executor(pure=False))], line_ups, jobs)
        if self._processes is None:
            with self._starting():
                self._processes = Processes(min(self.workers, len(jobs)))
        return self._play_in(self._processes.lanes, line_ups, jobs)

    def _play_in(self, lanes: Sequence[Lane], line_ups: Sequence[LineUp], jobs: Sequence[Job]) -> Iterator[Over]:
        packed, work = pack(line_ups, self.language), Work(jobs)
        try:
            while work or any(lane.running for lane in lanes):
                self._send(lanes, work, packed)
                wait([future for lane in lanes for future in lane.running], PATIENCE, FIRST_COMPLETED)
                errors = list[MatchError]()
                for lane in lanes:
                    for batch in lane.collect():
                        yield from batch.over if isinstance(batch, Batch) else ()
                        errors += self._learn(batch, lane, work)
                if errors:  # only now, so that no game is lost that came back at the same time
                    raise errors[0]
        finally:
            for lane in lanes:
                lane.cancel()

    def _send(self, lanes: Sequence[Lane], work: Work, packed: bytes) -> None:
        """Send batches as long as somebody has room for them, to the one with the most room first."""
        hands = self._hands()
        room = AHEAD if self.client is None else AHEAD * hands
        while work:
            lane = min(lanes, key=lambda lane: len(lane.running))
            if len(lane.running) >= room:
                return
            with self._starting():
                lane.submit(packed, work.next(hands))

    @contextmanager
    def _starting(self) -> Iterator[None]:
        """Say it with a sentence where the machine has no room for so many processes."""
        try:
            yield
        except OSError as error:
            problem = error.strerror or type(error).__name__
            raise trouble(self.language, "tournament-start", workers=self.workers, problem=problem) from None

    def _learn(self, batch: Batch | Lost, lane: Lane, work: Work) -> list[MatchError]:
        """Learn from a batch how long games take, or at which games a worker ended."""
        if isinstance(batch, Batch):
            work.pace.learn(batch)
            return (
                [] if batch.failed is None else [trouble(self.language, "tournament-failed", **batch.failed._asdict())]
            )
        if not (isinstance(lane, ProcessLane) and isinstance(batch.error, BrokenProcessPool)):
            return [self._lost(batch, 1)]
        deaths = work.suspect(batch.jobs)
        work.give_back(lane.replace())
        return [self._lost(batch, deaths)] if deaths >= DEATHS else []

    def _lost(self, batch: Lost, deaths: int) -> MatchError:
        games, problem = ", ".join(str(job.number) for job in batch.jobs), describe_error(batch.error)
        return trouble(self.language, "tournament-worker-lost", games=games, deaths=deaths, problem=problem)

    def _hands(self) -> int:
        """Return how many games can be played at the same time."""
        return self.workers if self.client is None else max(1, sum(self.client.nthreads().values()))
