"""Matches on the shelf: load one from a file, save one, or go on with the one that kept itself last."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from istanbul_nb import saves, storage
from istanbul_nb.match import Match
from istanbul_nb.saves import BadSave


class Kept(NamedTuple):
    """A match that kept itself and is not over: its file, who plays, and how many steps were made."""

    file: str
    names: list[str]
    steps: int


def load(source: Path | str, language: str = "en") -> Match:
    """A match from a file, or from the text of one."""
    return Match.load(source, language)


def resume(path: Path | str | None = None, language: str = "en", game: str = "*") -> Match:
    """The match that was kept in a file, or the latest (of a game) that kept itself: exactly where it was, and kept on
    there."""
    if path is None:
        latest = storage.autosaves(game)[:1]
        if not latest:
            raise BadSave("resume-nothing")
        path = latest[0]
    match = Match.load(Path(path), language)
    match.saved_to = Path(path)
    return match


def resume_kept(file: str, language: str = "en") -> Match:
    """Go on with a match that kept itself, by the name of its file."""
    path = next((path for path in storage.autosaves() if path.name == file), None)
    if path is None:
        raise BadSave("resume-nothing")
    return resume(path, language)


def kept(most: int, game: str) -> list[Kept]:
    """The latest matches of a game that kept themselves and are not over."""
    found: list[Kept] = []
    for path in storage.autosaves():
        if len(found) == most:
            break
        with suppress(BadSave):
            head = saves.read_head(storage.read_text(path))
            if head.game == game and head.steps and not head.over:
                found.append(Kept(path.name, head.names, head.steps))
    return found


def default_file(game: str) -> str:
    """Where a match of this game is saved if no file is named."""
    return f"{game}{storage.ENDING}"


def path_of(text: str, game: str = "istanbul") -> Path:
    """The file that somebody means; `OSError` for a text that cannot name one."""
    try:
        path = Path(text.strip().strip("\"'") or default_file(game)).expanduser()
    except RuntimeError as error:
        raise OSError(str(error)) from None
    if not path.name or "\0" in str(path):
        raise OSError(22, "Invalid argument")
    return path


def save_as(match: Match, text: str) -> Path:
    """Save a match where somebody means; a file that is no match stays as it is (`FileExistsError`)."""
    path = path_of(text, match.game.info.id)
    if path.exists() and not storage.is_a_match(path):
        raise FileExistsError(17, "Not a saved match", str(path))
    match.save(path)
    return path
