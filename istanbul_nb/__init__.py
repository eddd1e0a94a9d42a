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

    from istanbul_nb.match.errors import MatchError, NotAllowed
    from istanbul_nb.match.file_format import BadSave
    from istanbul_nb.match.match import Match
    from istanbul_nb.match.saved_games import load, resume
    from istanbul_nb.rulebooks.book import Rulebook, rulebook
    from istanbul_nb.rulebooks.rule import Rule, rule
    from istanbul_nb.scorebook import Scorebook
    from istanbul_nb.table.lesson import course, lesson
    from istanbul_nb.table.parts import Board, Cart, Dice, Hand, Log
    from istanbul_nb.table.play import play
    from istanbul_nb.table.table import Table
    from istanbul_nb.tournaments.result import Tournament
    from istanbul_nb.tournaments.run import tournament

__version__ = "0.1.0"
__all__ = [
    "BadSave",
    "Board",
    "Cart",
    "Dice",
    "Hand",
    "Log",
    "Match",
    "MatchError",
    "NotAllowed",
    "Rule",
    "Rulebook",
    "Scorebook",
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
    "BadSave": "match.file_format",
    "Board": "table",
    "Cart": "table",
    "Scorebook": "scorebook",
    "Dice": "table",
    "Hand": "table",
    "Log": "table",
    "Match": "match.match",
    "MatchError": "match.errors",
    "NotAllowed": "match.errors",
    "Rule": "rulebooks.rule",
    "Rulebook": "rulebooks.book",
    "Table": "table",
    "Tournament": "tournaments.result",
    "course": "table",
    "lesson": "table",
    "load": "match.saved_games",
    "play": "table",
    "resume": "match.saved_games",
    "rule": "rulebooks.rule",
    "rulebook": "rulebooks.book",
    "tournament": "tournaments.run",
}


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    return getattr(import_module(f"istanbul_nb.{_HOME[name]}"), name)


def __dir__() -> list[str]:
    return __all__
