"""Processes of this machine that play games; one that dies is replaced, and the others do not notice."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from threading import Thread

from istanbul_nb.tournaments.batch import Batch, Job, Lost, play_batch


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Lane:
    """Batches that are under way at one executor, in the order in which they were sent."""

    def __init__(self, executor: Executor) -> None:
        self.executor = executor
        self.running: dict[Future[Batch], list[Job]] = {}

    def submit(self, packed: bytes, jobs: list[Job]) -> None:
        """Send a batch."""
        with undisturbed():
            self.running[self.executor.submit(play_batch, packed, jobs)] = jobs

    def collect(self) -> list[Batch | Lost]:
        """Return what has come back."""
        return [self._came_back(future) for future in [*self.running] if future.done()]

    def _came_back(self, future: Future[Batch]) -> Batch | Lost:
        jobs = self.running.pop(future)
        try:
            return future.result()
        except Exception as error:
            return Lost(jobs, error)

    def cancel(self) -> None:
        """Send nothing more of what is waiting."""
        for future in self.running:
            future.cancel()


class ProcessLane(Lane):
    """Batches of one process, which plays them one after the other; it is replaced when it ends."""

    def __init__(self, told: Connection) -> None:
        self._told = told
        super().__init__(self._start())

    def _start(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(1, get_context("spawn"), _obey, (self._told,))

    def submit(self, packed: bytes, jobs: list[Job]) -> None:
        """Send a batch; to a new process, if the one that was here ended while it had nothing to do."""
        try:
            super().submit(packed, jobs)
        except BrokenProcessPool:
            self.replace()
            super().submit(packed, jobs)

    def collect(self) -> list[Batch | Lost]:
        """Return what has come back, up to the batch at which the process ended; it had not begun those behind it."""
        found: list[Batch | Lost] = []
        for future in [future for future in self.running if future.done()]:
            found.append(self._came_back(future))
            if isinstance(found[-1], Lost):
                break
        return found

    def replace(self) -> list[Job]:
        """Go on with a new process; return the games that the one before it had not begun."""
        self.executor.shutdown(wait=True, cancel_futures=True)
        waiting = [job for jobs in self.running.values() for job in jobs]
        self.running.clear()
        self.executor = self._start()
        return waiting


class Processes:
    """Processes of this machine, started afresh (a notebook has threads, which do not survive a fork)."""

    def __init__(self, workers: int) -> None:
        self._told, self._tell = get_context("spawn").Pipe(duplex=False)
        self.lanes = [ProcessLane(self._told) for _ in range(workers)]

    def close(self, at_once: bool) -> None:
        """End the processes: when they are done, or at once, in the middle of their games."""
        if at_once:
            self._tell.send(None)
        for wait in (False, True):
            for lane in self.lanes:
                lane.executor.shutdown(wait=wait, cancel_futures=True)
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
    """Ignore interrupts in a worker: they mean the notebook, which says stop; leave when the notebook is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_when, args=(told,), daemon=True).start()


def _leave_when(told: Connection) -> None:
    parent = parent_process()
    assert parent is not None
    wait_for([told, parent.sentinel])
    os._exit(0)
