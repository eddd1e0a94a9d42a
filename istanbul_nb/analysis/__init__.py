"""Matches as tidy frames and as pictures.

Packages such as pandas, pyarrow and Altair are imported when they are first used.

>>> from istanbul_nb.analysis import played, turns
>>> turns(played(["random", "random"], "sultan", seed=3)).columns[:3].tolist()
['match', 'turn', 'round']
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from istanbul_nb.analysis.game_analysis import own_of_games
from istanbul_nb.analysis.history import decisions, events, matches, standings, turns
from istanbul_nb.analysis.parquet import frames, load_frames, save_frames
from istanbul_nb.analysis.schema import FRAMES, columns
from istanbul_nb.analysis.source import played

__all__ = [
    "FRAMES",
    "columns",
    "decisions",
    "events",
    "flows",
    "frames",
    "load_frames",
    "matches",
    "places",
    "played",
    "save_frames",
    "standings",
    "turns",
]


def __getattr__(name: str) -> Callable[..., Any]:
    """Return a frame that single games bring: `places`, `flows`."""
    own = own_of_games("FRAMES")
    if name not in own:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return own[name]


def __dir__() -> list[str]:
    return __all__
