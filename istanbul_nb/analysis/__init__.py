"""Matches as tidy frames and as pictures.

Packages such as pandas, pyarrow and Altair are imported when they are first used.

>>> from istanbul_nb.analysis import played, turns
>>> turns(played(["random", "random"], "sultan", seed=3)).columns[:3].tolist()
['match', 'turn', 'round']
"""

from __future__ import annotations

from istanbul_nb.analysis.bazaar import places
from istanbul_nb.analysis.history import decisions, events, matches, standings, turns
from istanbul_nb.analysis.lira import flows
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


def __dir__() -> list[str]:
    return __all__
