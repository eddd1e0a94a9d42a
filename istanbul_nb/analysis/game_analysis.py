"""What frames and charts tell of a single game: its part `analysis`, or next to nothing where it brings none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, NamedTuple, Protocol

from istanbul_nb.analysis.column import Column
from istanbul_nb.core import Seeded, View
from istanbul_nb.games import GAMES, kit_of
from istanbul_nb.games.plain import PlainPart

Row = dict[str, Any]


class Growth(NamedTuple):
    """What a seat has more and more of in the course of a game, by rounds or by turns, and what a chart calls it."""

    measures: tuple[str, ...] = ()  # columns of the frame `turns`
    when: str = "round"
    title: str = "plot-growth"
    axis: str = "plot-round"


class GameAnalysis(Protocol):
    """What the part `analysis` of a game has."""

    COLUMNS: Mapping[str, tuple[Column, ...]]  # by frame: what the game adds, and the whole of a frame of its own
    FRAMES: Mapping[str, Callable[..., Any]]  # frames of its own, each made from matches
    CHARTS: Mapping[str, Callable[..., Any]]  # charts of its own
    MEASURES: tuple[str, ...]  # columns of the frame `standings` that are worth comparing
    GROWTH: Growth
    ALL_ACT: bool  # whether a turn belongs to all seats at once

    def cart(self, view: View, seat: int) -> Row:
        """Return what a seat has, by the names of columns, as far as the one who looks may know it."""

    def subject(self, kind: str, facts: Mapping[str, Any]) -> Row:
        """Return the place, the thing (`what`) and the amount that an event is about, as far as it has them."""


class PlainAnalysis(PlainPart):
    """What frames tell of a game that brings nothing for them: what every game has."""

    FRAMES: Mapping[str, Callable[..., Any]] = {}
    CHARTS: Mapping[str, Callable[..., Any]] = {}
    GROWTH = Growth()
    ALL_ACT = False

    @cached_property
    def MEASURES(self) -> tuple[str, ...]:  # noqa: N802, what the part of every game has
        """Return the names of the scores."""
        return tuple(self.game.standings(self.game.setup({}, Seeded(0)))[0].scores)

    @property
    def COLUMNS(self) -> Mapping[str, tuple[Column, ...]]:  # noqa: N802
        """Return the scores, which the game adds to the standings."""
        return {"standings": tuple(map(Column, self.MEASURES))}

    def cart(self, view: View, seat: int) -> Row:
        """Return nothing: only the game knows what a seat has."""
        return {}

    def subject(self, kind: str, facts: Mapping[str, Any]) -> Row:
        """Return what the event calls so itself."""
        return {name: facts.get(name) for name in ("place", "what", "amount")}


def analysis_of(game: str) -> GameAnalysis:
    """Return what frames and charts tell of a game."""
    part: GameAnalysis = kit_of(game).part("analysis")
    return part


def own_of_games(kind: str) -> dict[str, Callable[..., Any]]:
    """Return the frames (`FRAMES`) or the charts (`CHARTS`) that single games bring, by name."""
    return {name: make for game in GAMES for name, make in getattr(analysis_of(game), kind).items()}
