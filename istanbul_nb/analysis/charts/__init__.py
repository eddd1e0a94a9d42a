"""Pictures of matches, one call each, made with Altair; in English or Russian, light or dark."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from istanbul_nb.analysis.charts.games import comparison, lengths, win_shares
from istanbul_nb.analysis.charts.growth import growth
from istanbul_nb.analysis.game_analysis import own_of_games

__all__ = ["comparison", "growth", "heat", "lengths", "money", "route", "win_shares"]


def __getattr__(name: str) -> Callable[..., Any]:
    """Return a chart that single games bring: `heat`, `route`, `money`."""
    own = own_of_games("CHARTS")
    if name not in own:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return own[name]
