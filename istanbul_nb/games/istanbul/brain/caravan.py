"""The caravan leader, judged: who holds the token keeps all cards at the Caravansary."""

from __future__ import annotations

from typing import Any

from istanbul_nb.games.istanbul.brain.bazaar import Away
from istanbul_nb.games.istanbul.rules.state import State

NAMES = ("caravan",)
FACTS: dict[str, Any] = {}
LEADER = 4.0


def reach(state: State, seat: int, away: Away) -> Away:
    """Return the same turns: the token takes nobody anywhere."""
    return away


def terms(state: State, seat: int, away: Away) -> list[float]:
    """Return what the token is worth."""
    return [LEADER if state.caravan.holder == seat else 0.0]


def held(state: State, seat: int) -> tuple[Any, ...]:
    """Return whether a seat has the token."""
    return (state.caravan.holder == seat,)
