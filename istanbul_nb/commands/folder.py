"""A folder of somebody's own with the notebooks in it: what is new is put there, what was changed stays."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
from pathlib import Path
from typing import NamedTuple

from istanbul_nb.notebooks import PACKAGE, notebooks, notebooks_folder

NOTE = ".istanbul_nb.json"  # what was put into the folder, so that one can tell what was changed since


class Laid(NamedTuple):
    """What became of the notebooks: written there, and left because the person has changed them."""

    written: list[Path]
    changed: list[Path]


def lay_out(folder: Path, package: Path = PACKAGE) -> Laid:
    """Put the notebooks into a folder, which is made if there is none.

    A file that is there already is replaced only if it is just what an older version of the package put there.
    """
    source, noted, laid = notebooks_folder(package), _noted(folder), Laid([], [])
    for path in notebooks(package):
        own, name, fresh = folder / path, path.as_posix(), _digest(source / path)
        there = _digest(own) if os.path.lexists(own) else None
        if there not in (None, fresh, noted.get(name)):
            laid.changed.append(path)
            continue
        if there != fresh:
            own.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source / path, own)
            laid.written.append(path)
        noted[name] = fresh
    (folder / NOTE).write_text(json.dumps(noted, indent=1) + "\n", encoding="utf-8")
    return laid


def _digest(path: Path) -> str:
    """Return what tells one content from another; something that is not a file is like no file."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "not a file"


def _noted(folder: Path) -> dict[str, str]:
    """Return what was put there before, by name; an unreadable note says nothing, so that everything there stays."""
    try:
        noted = json.loads((folder / NOTE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    if not isinstance(noted, dict):
        return {}
    return {name: digest for name, digest in noted.items() if isinstance(digest, str)}
