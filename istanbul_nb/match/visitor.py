"""Whose games are whose: where one server has several visitors, a key that only their browser has tells them apart."""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Callable
from threading import Lock
from weakref import WeakMethod

SWITCH = "ISTANBUL_NB_VISITORS"
OF_VOILA = ("VOILA_BASE_URL", "VOILA_REQUEST_URL")  # what Voilà sets for its kernels, those started in advance too
KEY = re.compile(r"[0-9a-f]{32}")  # 128 bits


def has_visitors() -> bool:
    """Tell whether this kernel serves a visitor of a page: Voilà started it, or the environment says so."""
    switch = os.environ.get(SWITCH, "")
    if switch:
        return switch != "0"
    by_voila = os.environ.get("SERVER_SOFTWARE", "").startswith("voila/")
    return by_voila or any(name in os.environ for name in OF_VOILA)


class Visitor:
    """The one visitor of this kernel; `folder` is a name for the files, and does not tell the key."""

    def __init__(self) -> None:
        self.folder: str | None = None
        self._lock = Lock()
        self._waiting: list[WeakMethod[Callable[[], None]]] = []

    def introduce(self, key: object) -> bool:
        """Take the key of the browser; the first one counts. Return whether it is the key of this visitor."""
        if not isinstance(key, str) or KEY.fullmatch(key) is None:
            return False
        folder = hashlib.sha256(f"istanbul_nb {key}".encode()).hexdigest()
        with self._lock:
            if self.folder is not None:
                return folder == self.folder
            self.folder = folder
            waiting, self._waiting = self._waiting, []
        for each in waiting:
            if (call := each()) is not None:
                call()
        return True

    def when_known(self, method: Callable[[], None]) -> None:
        """Call a method once the key has come, if its object still exists then. Do nothing if the key is there."""
        with self._lock:
            if self.folder is None and (each := WeakMethod(method)) not in self._waiting:
                self._waiting.append(each)


VISITOR = Visitor()
