"""Writes that wait until a kernel has answered: a click is drawn first, then its match is kept."""

from __future__ import annotations

import asyncio
import atexit
from collections.abc import Callable, Hashable
from time import monotonic

PATIENCE = 1.0  # seconds that a write waits at most while something is being worked out


class PendingWrites:
    """What is still to be written. Nothing of it is lost: it is done before anybody reads, and at the exit."""

    def __init__(self) -> None:
        self._writes: dict[Hashable, tuple[float, Callable[[], None]]] = {}

    def add(self, key: Hashable, write: Callable[[], None]) -> None:
        """Write as soon as the loop of this thread is idle; at once if there is no loop, or if it has long been busy.

        Several writes of one key are one, the last.
        """
        since, _ = self._writes.get(key, (monotonic(), None))
        self._writes[key] = since, write
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            self.finish(key)
            return
        if monotonic() - since > PATIENCE:
            self.finish(key)
        else:
            loop.call_soon(self.finish, key)

    def finish(self, key: Hashable) -> None:
        """Write what is pending for a key."""
        _, write = self._writes.pop(key, (0.0, None))
        if write is not None:
            write()

    def finish_all(self) -> None:
        """Write everything now."""
        for key in list(self._writes):
            self.finish(key)


PENDING = PendingWrites()
atexit.register(PENDING.finish_all)
