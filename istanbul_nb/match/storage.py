"""Files of matches: whose folder they are in, how they are read, and how they are written."""

from __future__ import annotations

import os
import re
import secrets
import shutil
import stat
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from istanbul_nb.core import shorten
from istanbul_nb.match import visitor
from istanbul_nb.match.file_format import FORMAT, LARGEST_FILE, BadSave
from istanbul_nb.match.file_lock import guard, is_locked, lock_path
from istanbul_nb.match.pending import PENDING
from istanbul_nb.match.visitor import has_visitors

ENDING = ".match"
AUTOSAVE = re.compile(r"[a-z]+-\d{8}-\d{6}-[0-9a-f]{6}" + re.escape(ENDING))
TEMPORARY = re.compile(r"\..+\.(match|learning|lock)\.[0-9a-f]{8}")
OWN_LOCK = re.compile(r"\.(.+\.match)\.lock")
KEPT = 50
HOUR = 3600.0  # seconds: no write takes so long, so what is older was left by a crash
UNUSED = 180 * 24 * HOUR  # the folder of a visitor who has not come for so long is removed
PRIVATE_FILE, PRIVATE_FOLDER = 0o600, 0o700


def home_folder() -> Path:
    """Return where everything is kept: the folder named by ISTANBUL_NB_HOME, or the user's own data folder."""
    home = os.environ.get("ISTANBUL_NB_HOME")
    if not home:
        return user_data_path("istanbul_nb") / "matches"
    with suppress(RuntimeError):  # `~name` of nobody
        return Path(home).expanduser()
    return Path(home)


def visitors_folder() -> Path:
    """Return where the folders of visitors are."""
    return home_folder() / "visitors"


def autosave_folder() -> Path | None:
    """Return where the matches of this kernel's owner or visitor are kept; `None` until the visitor is known."""
    if not has_visitors():
        return home_folder()
    return None if visitor.VISITOR.folder is None else visitors_folder() / visitor.VISITOR.folder


def learning_folder() -> Path | None:
    """Return where the progress of learners is kept; `None` as long as it is not known whose."""
    if has_visitors():
        own = autosave_folder()
        return None if own is None else own / "learning"
    in_home = os.environ.get("ISTANBUL_NB_HOME")
    return (home_folder() if in_home else user_data_path("istanbul_nb")) / "learning"


def shown_path(path: Path) -> str:
    """Return what people are told of a file: of a server's folders a visitor is told nothing."""
    return path.name if has_visitors() else str(path)


def make_folder(folder: Path) -> None:
    """Make the folder of a file; one of ours is for its owner alone."""
    folder.mkdir(parents=True, exist_ok=True)
    if folder in (autosave_folder(), learning_folder()):
        for each in (visitors_folder(), folder) if has_visitors() else (folder,):
            _make_private(each)


def _make_private(folder: Path) -> None:
    """Close a folder to others, unless it is plainly meant for more than our files."""
    mode = folder.stat().st_mode
    shared = mode & stat.S_ISVTX or folder in (_own_home(), Path(folder.anchor))
    if not shared and stat.S_IMODE(mode) & 0o077:
        with suppress(OSError):
            folder.chmod(PRIVATE_FOLDER)


def _own_home() -> Path | None:
    with suppress(RuntimeError):
        return Path.home()
    return None


def clean_up(folder: Path) -> None:
    """Remove what crashes left in a folder: temporary files and locks of nobody. Close its matches to others."""
    with guard(folder):
        for path in _files(folder):
            with suppress(OSError):
                if _is_leftover(path):
                    path.unlink()
                elif AUTOSAVE.fullmatch(path.name) and stat.S_IMODE(path.stat().st_mode) & 0o077:
                    path.chmod(PRIVATE_FILE)


def _is_leftover(path: Path) -> bool:
    if TEMPORARY.fullmatch(path.name):
        return time.time() - path.stat().st_mtime > HOUR
    locked = OWN_LOCK.fullmatch(path.name)
    return locked is not None and not is_locked(path.with_name(locked[1]))


def remove_unused_visitors() -> None:
    """Remove the folders of visitors who have not come for a long time: every write changes the time of a folder."""
    for folder in _entries(visitors_folder()):
        with suppress(OSError):
            used = [path.stat().st_mtime for path in (folder, folder / "learning") if path.exists()]
            if re.fullmatch("[0-9a-f]{64}", folder.name) and time.time() - max(used) > UNUSED:
                shutil.rmtree(folder)


def _entries(folder: Path) -> Iterator[Path]:
    with suppress(OSError):
        yield from sorted(folder.iterdir())


def _files(folder: Path) -> Iterator[Path]:
    for path in _entries(folder):
        with suppress(OSError):
            if path.is_file():
                yield path


def new_autosave(game: str) -> Path | None:
    """Return a new file for a match, or `None` as long as it is not known whose it is.

    Of the others only the latest are kept, and those that are open.
    """
    folder = autosave_folder()
    if folder is None:
        return None
    if has_visitors():
        remove_unused_visitors()
    for old in autosaves()[KEPT - 1 :]:
        if not is_locked(old):
            for path in (old, lock_path(old)):
                with suppress(OSError):
                    path.unlink(missing_ok=True)
    return folder / f"{game}-{datetime.now():%Y%m%d-%H%M%S}-{secrets.token_hex(3)}{ENDING}"


def autosaves(game: str = "*") -> list[Path]:
    """Return the matches that were kept by themselves, the latest first; files that people named are none of ours."""
    ours = [path for path in _saves() if AUTOSAVE.fullmatch(path.name)]
    return [path for path in ours if game == "*" or path.name.startswith(f"{game}-")]


def named_saves() -> list[Path]:
    """Return the matches that a visitor saved under names, the latest first; others have theirs beside the notebook."""
    return [path for path in _saves() if not AUTOSAVE.fullmatch(path.name)] if has_visitors() else []


def _saves() -> list[Path]:
    folder = autosave_folder()
    found = []
    for path in () if folder is None else _files(folder):
        if path.suffix == ENDING:
            with suppress(OSError):
                found.append((path.stat().st_mtime_ns, path))
    return [path for _, path in sorted(found, reverse=True)]


def free_path(path: Path) -> Path:
    """Return a name beside a file that no file has yet."""
    if AUTOSAVE.fullmatch(path.name):
        fresh = new_autosave(path.name.partition("-")[0])
        if fresh is not None:
            return path.with_name(fresh.name)
    number = 2
    while (beside := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return beside


def is_a_match(path: Path) -> bool:
    """Tell whether a file may be replaced by a match: only by name would be too little."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return FORMAT.encode() in file.read(200)


def path_called(path: object) -> Path:
    """Return the path that a text or a path means; `BadSave` for whatever cannot name a file, such as a number."""
    with suppress(UnicodeEncodeError):
        if isinstance(path, (str, Path)) and b"\0" not in os.fsencode(path):
            return Path(path)
    raise BadSave("save-missing", path=shorten(path))


def read_text(path: Path) -> str:
    """Return the text of a file, as it is when all is written; `BadSave` where there is none to read."""
    PENDING.finish_all()
    try:
        if path.exists() and not path.is_file():
            raise BadSave("save-unreadable", path=shown_path(path), problem="fault-file")
        if path.stat().st_size > LARGEST_FILE:
            raise BadSave("save-damaged", where="file", problem="fault-large")
        return path.read_text(encoding="utf-8-sig")
    except FileNotFoundError:
        raise BadSave("save-missing", path=shown_path(path)) from None
    except UnicodeDecodeError:
        raise BadSave("save-not-text") from None
    except ValueError as error:
        if isinstance(error, BadSave):
            raise
        raise BadSave("save-missing", path=shown_path(path)) from None
    except OSError as error:
        raise BadSave("save-unreadable", path=shown_path(path), problem=error.strerror or str(error)) from None


def write_file(path: Path, text: str, mode: int = 0o666) -> None:
    """Write all or nothing: a reader finds the old file or the new one, also after the power was cut."""
    if path.exists() and not path.is_file():
        raise IsADirectoryError(21, "Not a file", str(path))
    fresh = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with os.fdopen(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(descriptor)
        fresh.replace(path)
    finally:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    """Let the new name reach the disk too, where a system knows how."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
