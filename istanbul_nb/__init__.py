"""A Jupyter-native tabletop for Istanbul: rules, matches, words and pictures.

>>> from istanbul_nb import Match
>>> match = Match(players=3, seed=1)
>>> match.over
False

Everything is loaded when it is first used, so that `import istanbul_nb` costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from istanbul_nb.match import BadSave, Match, MatchError, NotAllowed, load, resume

__version__ = "0.1.0"
__all__ = ["BadSave", "Match", "MatchError", "NotAllowed", "load", "resume"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from istanbul_nb import match  # noqa: PLC0415

    return getattr(match, name)
