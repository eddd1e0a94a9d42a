"""Telling moments of games that bring no face: a board, a long view, a covered screen, the start panel and the end."""

from __future__ import annotations

from typing import Any

from istanbul_nb.match.match import Match
from istanbul_nb.table import Table
from istanbul_nb.table.widget import TableWidget
from tests.games.fourth.faceless import Faceless
from tests.games.fourth.noughts import Noughts

PHONE, NARROW, LAPTOP, WIDE = 390, 760, 934, 1600
WIN = ("mark 1", "mark 4", "mark 2", "mark 5", "mark 3")


def noughts(*acts: str, language: str = "en") -> TableWidget:
    """Return a table of noughts and crosses after some marks."""
    match = Match(Noughts(), names=["Anna", "Boris"], seed=1, language=language)
    match.do(*acts)
    return Table(match, pace=0.0)


def faceless(bots: int) -> TableWidget:
    """Return a table of a game with hands; the last seats are bots."""
    match = Match(Faceless(), names=["Anna", "Boris", "Chen"], seed=1, first=0)
    for seat in range(3 - bots, 3):
        match.assign_bot(seat, "random")
    return Table(match, pace=0.0)


def start(language: str = "en") -> TableWidget:
    """Return the start panel of noughts and crosses."""
    return Table(game=Match(Noughts()).game.info.id, language=language, autosave=False)


PLAIN: tuple[tuple[Any, ...], ...] = (
    ("plain-board", "a game with rules alone: its board", lambda: noughts("mark 5", "mark 1"), LAPTOP),
    ("plain-dark", "the same in the dark", lambda: noughts("mark 5", "mark 1"), LAPTOP, "dark"),
    ("plain-russian", "the same in Russian", lambda: noughts("mark 5", language="ru"), NARROW),
    ("plain-phone", "the same on a phone", lambda: noughts("mark 5", "mark 1"), PHONE),
    ("plain-wide", "the same on a wide screen", lambda: noughts("mark 5", "mark 1"), WIDE),
    ("plain-end", "a game with rules alone is over", lambda: noughts(*WIN), LAPTOP),
    ("plain-entries", "a long view, and bots", lambda: faceless(bots=2), LAPTOP),
    ("plain-entries-phone", "the same on a phone: the question comes first", lambda: faceless(bots=2), PHONE),
    ("plain-covered", "the screen is passed on", lambda: faceless(bots=0), LAPTOP, "dark"),
    ("plain-start", "the start panel of a game with rules alone", start, LAPTOP),
)
