"""How long somebody may think."""

from __future__ import annotations

from time import monotonic


class Clock:
    """A budget of seconds that runs from now on, and a way to say stop."""

    def __init__(self, seconds: float = 1.0) -> None:
        self.deadline = monotonic() + seconds
        self.stopped = False

    def stop(self) -> None:
        """Ask the thinker to answer with the best found so far."""
        self.stopped = True

    @property
    def left(self) -> float:
        """Seconds left, 0 when time is up or stop was said."""
        return 0.0 if self.stopped else max(0.0, self.deadline - monotonic())
