"""Clocks for tests."""

from __future__ import annotations

from istanbul_nb.core import Clock


class Told(Clock):
    """A clock that is told to stop after so many looks at it."""

    def __init__(self, looks: int) -> None:
        super().__init__(3600)
        self.looks = looks

    @property
    def stopped(self) -> bool:
        self.looks -= 1
        return self.looks < 0
