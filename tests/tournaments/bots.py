"""Bots that somebody wrote, in a module, as other processes need them."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import Action, Clock, SeatView


def hasty(view: SeatView, legal: Sequence[Action], clock: Clock) -> Action:
    """Take the first action."""
    return legal[0]


def clumsy(view: SeatView, legal: Sequence[Action], clock: Clock) -> Action:
    """Stumble in the second round."""
    if view["round"] > 1:
        raise LookupError("where was I?")
    return legal[0]


class Fickle:
    """Takes another one every time: its choices depend on how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, view: SeatView, legal: Sequence[Action], clock: Clock) -> Action:
        self.asked += 1
        return legal[self.asked % len(legal)]
