"""Frames in files: a folder with a Parquet file for each, and back with every type as it was."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from istanbul_nb.analysis.game_analysis import own_of_games
from istanbul_nb.analysis.history import decisions, events, matches, standings, turns
from istanbul_nb.analysis.schema import types_of
from istanbul_nb.analysis.source import Source, matches_of
from istanbul_nb.match.errors import MatchError
from istanbul_nb.optional import require
from istanbul_nb.tournaments.parquet_file import read_parquet
from istanbul_nb.words import Words

if TYPE_CHECKING:
    import pandas

    Frames = dict[str, pandas.DataFrame]

ENDING = ".parquet"


def frames(source: Source, seat: int | None = None) -> Frames:
    """Return every frame of the matches by its name."""
    found = matches_of(source)
    open_to_all = {"matches": matches, "standings": standings, **own_of_games("FRAMES")}
    seen = {"turns": turns, "events": events, "decisions": decisions}
    return {name: make(found) for name, make in open_to_all.items()} | {
        name: make(found, seat) for name, make in seen.items()
    }


def save_frames(frames: Mapping[str, pandas.DataFrame], folder: PathLike[str] | str) -> None:
    """Write each frame to `NAME.parquet` in a folder, which is made if there is none."""
    require("pyarrow")
    path = Path(folder)
    try:
        path.mkdir(parents=True, exist_ok=True)
        for name, frame in frames.items():
            frame.to_parquet(path / f"{name}{ENDING}", engine="pyarrow", index=False)
    except OSError as error:
        raise _error("analysis-unwritable", folder=path.name, problem=error.strerror or str(error)) from error


def load_frames(folder: PathLike[str] | str) -> Frames:
    """Load the frames of a folder again, by their names."""
    require("pyarrow")
    files = sorted(Path(folder).glob(f"*{ENDING}"))
    if not files:
        raise _error("analysis-folder", folder=str(folder))
    return {path.stem: _loaded(path) for path in files}


def _loaded(path: Path) -> pandas.DataFrame:
    frame = read_parquet(path)
    try:
        return frame.astype({name: kind for name, kind in types_of(path.stem) if name in frame.columns})
    except (ValueError, TypeError, OverflowError):
        raise _error("analysis-foreign", file=path.name, frame=path.stem) from None


def _error(key: str, **facts: str) -> MatchError:
    return MatchError(Words().say(key, **facts), key)
