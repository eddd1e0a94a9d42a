"""Every widget of the package, found by walking its modules, and one of each to try things at."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import ipywidgets

import istanbul_nb
from istanbul_nb.match.match import Match
from istanbul_nb.rulebooks.book import Rulebook, RulebookPage
from istanbul_nb.table import Board, Cart, Dice, Hand, Log, Table
from istanbul_nb.table.lesson import LessonWidget, lesson
from istanbul_nb.table.session import Session
from istanbul_nb.table.session_part import SessionPart
from istanbul_nb.table.table import WholeTable
from istanbul_nb.table.visitor_widget import VisitorWidget
from istanbul_nb.table.widget import TableWidget

# OpenSpiel has no builds for Python 3.10; its adapter is walked on every later one.
NOT_HERE = () if sys.version_info >= (3, 11) else ("istanbul_nb.adapters.openspiel",)

ROLES: dict[str, tuple[type, Callable[[Match], Any]]] = {
    "part": (TableWidget, TableWidget),
    "table without parts": (WholeTable, WholeTable),
    "table for all": (Table, Table),
    "table of a seat": (Table, lambda match: Table(match, seat=0)),
    "table of another seat": (Table, lambda match: Table(match, seat=1)),
    "start panel": (Table, lambda match: Table(game=match.game.info.id, autosave=False)),
    "board": (Board, Board),
    "cart": (Cart, lambda match: Cart(match, 1)),
    "hand": (Hand, lambda match: Hand(match, 1)),
    "log": (Log, Log),
    "dice": (Dice, Dice),
    "lesson": (LessonWidget, lambda match: lesson("istanbul/moving")),
    "rulebook": (Rulebook, lambda match: Rulebook(match.game.info.id)),
    "rulebook page": (RulebookPage, lambda match: Rulebook(match.game.info.id).page),
    "visitor": (VisitorWidget, lambda match: VisitorWidget()),
}


@cache
def widget_classes() -> list[type[Any]]:
    """Return every class of widgets that the package defines."""
    return ours_below(ipywidgets.Widget)


@cache
def answering_classes() -> list[type[Any]]:
    """Return every class whose methods answer messages: widgets, the session, and the parts that it may have."""
    return [*widget_classes(), Session, *ours_below(SessionPart)]


def ours_below(base: Any) -> list[type[Any]]:
    """Return every class of the package that is derived from one, by name."""
    for module in walk_packages(istanbul_nb.__path__, "istanbul_nb."):
        if not module.name.endswith("__main__") and module.name not in NOT_HERE:
            import_module(module.name)
    ours = {each.__qualname__: each for each in below(base) if each.__module__.startswith("istanbul_nb.")}
    return [ours[name] for name in sorted(ours)]


def below(base: Any) -> Iterator[type[Any]]:
    """Return every class that is derived from one."""
    for each in base.__subclasses__():
        yield each
        yield from below(each)


class Wire:
    """The comm of a widget: what a page says goes in, what the kernel says is kept."""

    def __init__(self, widget: Any) -> None:
        self.widget = widget
        self.sent: list[dict[str, Any]] = []
        widget._send = lambda message, buffers=None: self.sent.append(message)

    def say(self, method: str, **facts: Any) -> list[dict[str, Any]]:
        """Send something of the protocol of widgets; return what is answered."""
        before = len(self.sent)
        self.widget._handle_msg({"content": {"data": {"method": method, **facts}}, "buffers": []})
        return self.sent[before:]
