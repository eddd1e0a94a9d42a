"""Thinking beside the loop that answers clicks: one thought at a time, carried out only while it is wanted."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextvars import Context, copy_context
from dataclasses import dataclass, field
from math import inf
from threading import Lock, Thread
from typing import Any

from istanbul_nb.core import Clock

PATIENCE = 15.0  # seconds, for a thought that keeps everybody waiting: meanwhile nobody is heard who says stop


@dataclass(eq=False)
class Thought:
    """Something to think about, and what is done with the answer, or with the error, where clicks are answered."""

    name: str
    think: Callable[[Thought], Any]
    done: Callable[[Any], None]
    failed: Callable[[Exception], None]
    seconds: float
    loop: asyncio.AbstractEventLoop | None
    context: Context = field(default_factory=copy_context)  # so that messages belong to what was asked
    wanted: bool = True
    hasty: bool = False  # whether stop was said, perhaps before it began
    begun: bool = False
    patience: float = inf
    clock: Clock = field(default_factory=Clock)

    def stop(self) -> None:
        """Ask for the best answer found so far."""
        self.hasty = True
        self.clock.stop()

    def drop(self) -> None:
        """Drop the thought: its answer is not carried out, whatever it will be."""
        self.wanted = False
        self.stop()

    def tell(self, news: Callable[[], None]) -> None:
        """Do something where clicks are answered, if this thought is still wanted there."""
        if self.loop is None:
            self._carry_out(news)
            return
        try:
            self.loop.call_soon_threadsafe(self._carry_out, news, context=self.context)
        except RuntimeError:  # the loop has ended, and nobody waits
            self.drop()

    def _carry_out(self, news: Callable[[], None]) -> None:
        if self.wanted:
            news()

    def answer(self) -> Callable[[], None]:
        """Think; what is to be done then."""
        self.clock = Clock(self.seconds, self.patience)
        if self.hasty:
            self.clock.stop()
        try:
            found = self.think(self)
        except Exception as error:
            return lambda problem=error: self.failed(problem)  # type: ignore[misc]
        return lambda: self._finish(found)

    def _finish(self, found: object) -> None:
        try:
            self.done(found)
        except Exception as error:
            self.failed(error)


class Thinker:
    """Thinks in a thread that ends with its last thought.

    Where no loop runs to come back to, it thinks at once; so it does where there are no threads, as in a browser, but
    there it lets the loop answer clicks between one thought and the next. A thread that is busy with something dropped
    is left to itself, so that nothing waits for it.
    """

    def __init__(self, aside: bool = True) -> None:
        self.aside = aside  # whether there may be a thread
        self._lock = Lock()
        self._thoughts: list[Thought] = []  # in the order asked for; those that are not carried out yet
        self._worker: object | None = None  # who thinks; whoever is no longer the one stops after its thought
        self._current: Thought | None = None  # what that one thinks about

    def is_busy_with(self, name: str) -> bool:
        """Tell whether such a thought is under way or waiting."""
        with self._lock:
            return any(thought.name == name for thought in self._thoughts)

    def begin(
        self,
        name: str,
        think: Callable[[Thought], Any],
        done: Callable[[Any], None],
        failed: Callable[[Exception], None],
        seconds: float = 1.0,
    ) -> None:
        """Think about something, after all that is being thought about already."""
        thought = Thought(name, think, done, failed, seconds, _running_loop() if self.aside else None)
        with self._lock:
            self._thoughts.append(thought)
            idle = self._worker is None
        if idle:
            self._set_to_work(thought)

    def stop(self, name: str) -> None:
        """Ask for what was found so far about something."""
        with self._lock:
            for thought in self._thoughts:
                if thought.name == name:
                    thought.stop()

    def drop(self, name: str | None = None) -> None:
        """Forget everything, or what is thought about one thing; a thread is told to stop, and not listened to."""
        with self._lock:
            dropped = [thought for thought in self._thoughts if name in (None, thought.name)]
            for thought in dropped:
                thought.drop()
                self._thoughts.remove(thought)
            waiting = self._leave_alone(dropped)
        if waiting is not None:
            self._set_to_work(waiting)

    def _leave_alone(self, dropped: Sequence[Thought]) -> Thought | None:
        """Give up a thread that thinks about something dropped; return what now waits for another one."""
        current = self._current
        if current not in dropped or current is None or current.loop is None:
            return None
        self._worker = self._current = None
        return next((each for each in self._thoughts if not each.begun), None)

    def _set_to_work(self, thought: Thought) -> None:
        self._worker = worker = object()
        if thought.loop is None:
            self._work(worker)
            return
        try:
            Thread(target=self._work, args=[worker], name="istanbul_nb thinks", daemon=True).start()
        except RuntimeError:  # there are no threads here, as in a browser
            self._work_in_turns(worker)

    def _work(self, worker: object) -> None:
        while (thought := self._next(worker)) is not None:
            self._think(thought)

    def _work_in_turns(self, worker: object) -> None:
        """Think about one thing now, and about the next when the loop has done what waits there."""
        thought = self._next(worker)
        if thought is not None:
            loop, thought.loop = thought.loop, None  # what it tells on the way is told at once
            thought.patience = PATIENCE
            try:
                self._think(thought)
            finally:
                if loop is not None:
                    loop.call_soon(self._work_in_turns, worker)

    def _think(self, thought: Thought) -> None:
        finish = thought.answer()
        thought.tell(lambda: self._deliver(thought, finish))

    def _next(self, worker: object) -> Thought | None:
        with self._lock:
            if worker is not self._worker:
                return None
            thought = next((each for each in self._thoughts if not each.begun), None)
            self._current = thought
            if thought is None:
                self._worker = None
            else:
                thought.begun = True
            return thought

    def _deliver(self, thought: Thought, finish: Callable[[], None]) -> None:
        with self._lock:
            self._thoughts.remove(thought)
        finish()


def _running_loop() -> asyncio.AbstractEventLoop | None:
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None
