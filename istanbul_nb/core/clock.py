"""How long somebody may think, and how far a long work is."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic

Progress = Callable[[int, int], None]  # hears how much of a long work is done, of how much


class Stopped(Exception):
    """Stop was said in the middle of something that is worth nothing unless it is finished."""


class Clock:
    """A budget of seconds that runs from now on, and a way to say stop; with `patience` it stops itself in the end.

    A clock `within` another one stops with it: a thought that is made of many others.
    """

    def __init__(self, seconds: float = 1.0, patience: float = inf, within: Clock | None = None) -> None:
        now = monotonic()
        self.deadline = now + seconds
        self._end = now + patience
        self._within = within

    def stop(self) -> None:
        """Ask the thinker to answer with the best found so far."""
        self._end = -inf

    @property
    def stopped(self) -> bool:
        """Tell whether the clock was stopped; a caller that goes on for longer than its budget has to look at this."""
        return monotonic() >= self._end or (self._within is not None and self._within.stopped)

    def check(self) -> None:
        """Raise `Stopped` if stop was said."""
        if self.stopped:
            raise Stopped

    @property
    def left(self) -> float:
        """Return the seconds that are left, 0 when time is up or the clock was stopped."""
        return 0.0 if self.stopped else max(0.0, self.deadline - monotonic())
