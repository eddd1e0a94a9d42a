"""Files of matches: where they are kept, how they are read, and how they are written."""

from __future__ import annotations

import os
import re
import secrets
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from istanbul_nb.saves import FORMAT, LARGEST_FILE, BadSave

ENDING = ".match"
AUTOSAVE = re.compile(r"[a-z]+-\d{8}-\d{6}-[0-9a-f]{6}" + re.escape(ENDING))
KEPT = 50


def is_a_match(path: Path) -> bool:
    """Tell whether a file may be replaced by a match: only by name would be too little."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return FORMAT.encode() in file.read(200)


def read_text(path: Path) -> str:
    """Return the text of a file; `BadSave` where there is none to read."""
    try:
        if path.exists() and not path.is_file():
            raise BadSave("save-unreadable", path=str(path), problem="fault-file")
        if path.stat().st_size > LARGEST_FILE:
            raise BadSave("save-damaged", where="file", problem="fault-large")
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise BadSave("save-missing", path=str(path)) from None
    except UnicodeDecodeError:
        raise BadSave("save-not-text") from None
    except ValueError as error:
        if isinstance(error, BadSave):
            raise
        raise BadSave("save-missing", path=str(path)) from None
    except OSError as error:
        raise BadSave("save-unreadable", path=str(path), problem=error.strerror or str(error)) from None


def autosave_folder() -> Path:
    """Where matches are kept by themselves: the folder named by ISTANBUL_NB_HOME, or the user's own data folder."""
    home = os.environ.get("ISTANBUL_NB_HOME")
    return Path(home) if home else user_data_path("istanbul_nb") / "matches"


def fresh_autosave(game: str) -> Path:
    """A new file for a match; of the others only the latest are kept."""
    folder = autosave_folder()
    for old in autosaves()[KEPT - 1 :]:
        old.unlink(missing_ok=True)
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(3)}{ENDING}"


def autosaves(game: str = "*") -> list[Path]:
    """The matches that were kept by themselves, the latest first; files that people named are none of ours."""
    found = []
    for path in autosave_folder().glob(f"{game}-*{ENDING}"):
        with suppress(OSError):
            if AUTOSAVE.fullmatch(path.name) and path.is_file():
                found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def write_file(path: Path, text: str) -> None:
    """Write all or nothing: whoever reads meanwhile finds the old file or the new one."""
    if path.exists() and not path.is_file():
        raise IsADirectoryError(21, "Not a file", str(path))
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        fresh.write_text(text, encoding="utf-8")
        fresh.replace(path)
    finally:
        fresh.unlink(missing_ok=True)
