"""One Parquet file: its frame, or a sentence that says why there is none."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from istanbul_nb.optional import require
from istanbul_nb.tournaments.errors import trouble
from istanbul_nb.tournaments.file import unusable

if TYPE_CHECKING:
    import pandas


def read_parquet(path: Path, language: str = "en") -> pandas.DataFrame:
    """Return the frame of a Parquet file; `MatchError` where it is missing, damaged or something else."""
    arrow, reader = require("pyarrow", language), require("pandas", language)
    try:
        if path.exists() and not path.is_file():
            raise IsADirectoryError
        frame: pandas.DataFrame = reader.read_parquet(path, engine="pyarrow")
    except FileNotFoundError:
        raise trouble(language, "tournament-no-file", file=path.name) from None
    except (OSError, ValueError, TypeError, LookupError, arrow.ArrowException) as error:
        raise unusable("tournament-unreadable", path, error, language) from error
    return frame
