"""Matches on the shelf: load one from a file, or go on with the one that kept itself last."""

from __future__ import annotations

from pathlib import Path

from istanbul_nb import saves
from istanbul_nb.match import Match
from istanbul_nb.saves import BadSave


def load(source: Path | str, language: str = "en") -> Match:
    """A match from a file, or from the text of one."""
    return Match.load(source, language)


def resume(path: Path | str | None = None, language: str = "en") -> Match:
    """The match that was kept in a file, or the latest that kept itself: exactly where it was, and kept on there."""
    if path is None:
        latest = saves.autosaves()[:1]
        if not latest:
            raise BadSave("resume-nothing")
        path = latest[0]
    match = Match.load(Path(path), language)
    match.saved_to = Path(path)
    return match
