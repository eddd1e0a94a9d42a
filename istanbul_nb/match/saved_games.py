"""Matches on the shelf: load one from a file, save one, or go on with the one that kept itself last."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from istanbul_nb.match import file_format, storage
from istanbul_nb.match.autosave import Autosave
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.file_lock import is_locked
from istanbul_nb.match.match import Match
from istanbul_nb.match.pending import PENDING
from istanbul_nb.match.visitor import has_visitors
from istanbul_nb.words import Words

TAKE_OVER = "take over "  # before the name of a file that a page asks for
LONGEST_NAME = 160  # bytes
NAMED = 50  # so many files a visitor may name
NAME = re.compile(r"[\w-](?:[\w .-]*[\w-])?")
DEVICES = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\..*)?", re.IGNORECASE)


class SavedGame(NamedTuple):
    """A match that kept itself and is not over.

    It has its file, who plays, how many steps were made, and whether somebody has it open.
    """

    file: str
    names: list[str]
    steps: int
    is_open: bool


class NamedSave(NamedTuple):
    """A match that a visitor saved under a name: its file, the name, and who plays."""

    file: str
    name: str
    names: list[str]


class BadFileName(ValueError):
    """A name under which a page cannot save a match; `reason` is a key for words."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


def load(source: Path | str, language: str = "en") -> Match:
    """Return a match from a file, or from the text of one."""
    return Match.load(source, language)


def resume(path: Path | str | None = None, language: str = "en", game: str = "*", *, take_over: bool = False) -> Match:
    """Go on with the match that was kept in a file, or with the latest (of a game) that kept itself.

    It goes on exactly where it was, and is kept there.

    A match that is open in another kernel, or at another table, stays there: this one is a copy under a new name, and
    says so. With `take_over` it is the other one that goes on under a new name.
    """
    PENDING.finish_all()
    path = latest_autosave(game) if path is None else _path_called(path, language)
    autosave = Autosave(path, "")
    if _is_file(path):
        autosave.open(take_over)
    try:
        match = Match.load(path, language)
    except BaseException:
        autosave.release()
        raise
    match.keeper.keep_on(autosave)
    return match


def _is_file(path: Path) -> bool:
    with suppress(OSError, ValueError):  # reading it says what is wrong
        return path.is_file()
    return False


def _path_called(path: object, language: str) -> Path:
    try:
        return storage.path_called(path)
    except BadSave as error:
        error.words = Words(language)
        raise


def latest_autosave(game: str = "*") -> Path:
    """Return the file of the latest match (of a game) that kept itself; `BadSave` where there is none."""
    folder = storage.autosave_folder()
    if folder is None:
        raise BadSave("resume-unknown")
    try:
        next(folder.iterdir(), None)
    except FileNotFoundError:
        pass
    except OSError as error:
        problem = error.strerror or type(error).__name__
        raise BadSave("resume-closed", path=storage.shown_path(folder), problem=problem) from None
    latest = storage.autosaves(game)[:1]
    if not latest:
        raise BadSave("resume-nothing")
    return latest[0]


def resume_saved_game(wanted: str, language: str = "en") -> Match:
    """Go on with a match that kept itself, by the name of its file, as a page asks for it."""
    file = wanted.removeprefix(TAKE_OVER)
    path = next((path for path in storage.autosaves() if path.name == file), None)
    if path is None:
        raise BadSave("resume-nothing")
    return resume(path, language, take_over=wanted.startswith(TAKE_OVER))


def unfinished_games(most: int, game: str) -> list[SavedGame]:
    """Return the latest matches of a game that kept themselves and are not over."""
    PENDING.finish_all()
    unfinished = (
        SavedGame(path.name, head.names, head.steps, is_locked(path))
        for path, head in _heads(storage.autosaves(), game)
        if head.steps and not head.over
    )
    return list(islice(unfinished, most))


def named_games(game: str) -> list[NamedSave]:
    """Return the matches of a game that a visitor saved under names, also those that are over."""
    return [NamedSave(path.name, path.stem, head.names) for path, head in _heads(storage.named_saves(), game)]


def _heads(paths: Iterable[Path], game: str) -> Iterator[tuple[Path, file_format.Head]]:
    """Read who plays, in the files of a game that can be read."""
    for path in paths:
        head = None
        with suppress(BadSave):
            head = file_format.read_head(storage.read_text(path))
        if head is not None and head.game == game:
            yield path, head


def load_named(wanted: str, language: str = "en") -> Match | None:
    """Return a copy of a match that a visitor saved under a name, if the file that a page asks for is one."""
    path = next((path for path in storage.named_saves() if path.name == wanted), None)
    return None if path is None else Match.load(path, language)


def default_file(game: str) -> str:
    """Return the file in which a match of this game is saved if none is named."""
    return f"{game}{storage.ENDING}"


def path_of(text: str, game: str = "istanbul") -> Path:
    """Return the file that somebody means; `OSError` for a text that cannot name one."""
    try:
        path = Path(text.strip().strip("\"'") or default_file(game)).expanduser()
    except RuntimeError as error:
        raise OSError(str(error)) from None
    if not path.name or "\0" in str(path):
        raise OSError(22, "Invalid argument")
    return path


def save_as(match: Match, text: str) -> Path:
    """Save a match where somebody means; a file that is no match stays as it is (`FileExistsError`)."""
    return _save_in(match, path_of(text, match.game.info.id))


def _save_in(match: Match, path: Path, mode: int = 0o666) -> Path:
    if path.exists() and not storage.is_a_match(path):
        raise FileExistsError(17, "Not a saved match", storage.shown_path(path))
    storage.write_file(path, match.text(), mode)
    return path


def save_from_page(match: Match, text: str) -> Path:
    """Save a match under a name that came from a page: in the folder of the notebook, or of the visitor.

    `BadFileName` for whatever is not just a name: a page chooses no folder.
    """
    name = file_name(text, match.game.info.id)
    path = Path(name) if not has_visitors() else _visitors_file(name)
    if is_locked(path) and path.absolute() != match.saved_to:
        raise BadFileName("save-open")
    return _save_in(match, path, storage.PRIVATE_FILE if has_visitors() else 0o666)


def _visitors_file(name: str) -> Path:
    folder = storage.autosave_folder()
    if folder is None:
        raise BadFileName("save-visitor-unknown")
    storage.make_folder(folder)
    named = [path.name for path in storage.named_saves()]
    if len(named) >= NAMED and name not in named:
        raise BadFileName("save-many-names")
    return folder / name


def file_name(text: str, game: str) -> str:
    """Return the name of a file of a match that somebody typed; `BadFileName` for all that is more than a name.

    >>> file_name("our evening", "dice"), file_name("", "evening")
    ('our evening.match', 'evening.match')
    """
    name = unicodedata.normalize("NFC", text.strip()).removesuffix(storage.ENDING) or game
    fits = NAME.fullmatch(name) and not DEVICES.fullmatch(name) and len(name.encode()) <= LONGEST_NAME
    if not fits or storage.AUTOSAVE.fullmatch(f"{name}{storage.ENDING}"):
        raise BadFileName("save-name")
    return f"{name}{storage.ENDING}"
