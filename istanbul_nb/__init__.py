"""A Jupyter-native tabletop for Istanbul, its Dice Game and Sultan: rules, matches, words and pictures.

>>> from istanbul_nb import Match
>>> match = Match(players=3, seed=1)
>>> match.over
False

Everything is loaded when it is first used, so that `import istanbul_nb` costs next to nothing.
"""

from __future__ import annotations

TYPE_CHECKING = False  # as in typing, which would take ten times as long to import as all of this
if TYPE_CHECKING:
    from typing import Any

    from istanbul_nb.analysis.tournament import tournament
    from istanbul_nb.analysis.tournament_result import Tournament
    from istanbul_nb.companion import Companion
    from istanbul_nb.match import Match
    from istanbul_nb.rules.book import Rulebook, rulebook
    from istanbul_nb.rules.rule import Rule, rule
    from istanbul_nb.saves import BadSave
    from istanbul_nb.shelf import load, resume
    from istanbul_nb.table.lesson import course, lesson
    from istanbul_nb.table.parts import Board, Cart, Dice, Hand, Log
    from istanbul_nb.table.play import play
    from istanbul_nb.table.table import Table
    from istanbul_nb.trouble import MatchError, NotAllowed

__version__ = "0.1.0"
__all__ = [
    "BadSave",
    "Board",
    "Cart",
    "Companion",
    "Dice",
    "Hand",
    "Log",
    "Match",
    "MatchError",
    "NotAllowed",
    "Rule",
    "Rulebook",
    "Table",
    "Tournament",
    "course",
    "lesson",
    "load",
    "play",
    "resume",
    "rule",
    "rulebook",
    "tournament",
]

_HOME = {
    "BadSave": "saves",
    "Board": "table",
    "Cart": "table",
    "Companion": "companion",
    "Dice": "table",
    "Hand": "table",
    "Log": "table",
    "Match": "match",
    "MatchError": "trouble",
    "NotAllowed": "trouble",
    "Rule": "rules.rule",
    "Rulebook": "rules.book",
    "Table": "table",
    "Tournament": "analysis.tournament_result",
    "course": "table",
    "lesson": "table",
    "load": "shelf",
    "play": "table",
    "resume": "shelf",
    "rule": "rules.rule",
    "rulebook": "rules.book",
    "tournament": "analysis.tournament",
}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    return getattr(import_module(f"istanbul_nb.{_HOME[name]}"), name)


def __dir__() -> list[str]:
    return __all__
