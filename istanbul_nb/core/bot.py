"""Somebody who decides for a seat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from istanbul_nb.core.action import Action
from istanbul_nb.core.clock import Clock
from istanbul_nb.core.seat_view import SeatView

# Sees what its seat may see and what it may do, and says what it does: an action, or its notation.
Bot = Callable[[SeatView, Sequence[Action], Clock], Action]


def name_of(bot: Bot) -> str:
    """Return the name of a bot: its `name`, or the name of the function."""
    return str(getattr(bot, "name", None) or getattr(bot, "__name__", None) or type(bot).__name__)[:40]
