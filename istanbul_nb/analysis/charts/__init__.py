"""Pictures of matches, one call each, made with Altair; in English or Russian, light or dark."""

from __future__ import annotations

from istanbul_nb.analysis.charts.board import heat, route
from istanbul_nb.analysis.charts.games import comparison, lengths, win_shares
from istanbul_nb.analysis.charts.growth import growth
from istanbul_nb.analysis.charts.money import money

__all__ = ["comparison", "growth", "heat", "lengths", "money", "route", "win_shares"]
