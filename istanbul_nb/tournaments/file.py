"""The games of a tournament in a file, a line each, written as they come, so that none is lost or played twice."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict
from errno import ENOSPC
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

from istanbul_nb.core import canonical
from istanbul_nb.match.errors import MatchError
from istanbul_nb.tournaments.errors import trouble
from istanbul_nb.tournaments.file_line import GameReader, checksum_of, has_checksum, object_in, write_line
from istanbul_nb.tournaments.file_lock import lock
from istanbul_nb.tournaments.line_up import LineUp, Played
from istanbul_nb.tournaments.terms import FORMAT, TERMS, VERSION, WITHOUT_CHECKSUM, known_line_up, terms_of

HEAD = 2**20  # bytes that the first line may have; one game has some hundred
NAMED = 5  # damaged lines that a sentence names
PROBLEMS: dict[type[Exception], str] = {
    FileNotFoundError: "gone",
    IsADirectoryError: "folder",
    NotADirectoryError: "folder",
    FileExistsError: "folder",
    PermissionError: "permission",
}


class ResultFile:
    """Games that are over, by number, and the file that keeps them, if there is one; used in a `with` block.

    Until the end of the block nobody else can keep games in the file: they would play the same ones.
    """

    def __init__(self, line_up: LineUp, path: Path | str | None = None, language: str = "en") -> None:
        self.played: dict[int, Played] = {}
        self.path = None if path is None else Path(path)
        self.language = language
        self._start: int | None = None
        self._file: BinaryIO | None = None
        if self.path is not None:
            self._file = _open_alone(self.path, language)
            try:
                self._go_on(self._file, self.path, line_up)
            except OSError as error:
                self.close()
                raise unusable("tournament-unwritable", self.path, error, language) from error
            except BaseException:
                self.close()
                raise

    def __enter__(self) -> ResultFile:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, traceback: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _go_on(self, file: BinaryIO, path: Path, line_up: LineUp) -> None:
        terms = terms_of(line_up)
        head = write_line(terms, 0)
        if head.startswith(file.read(len(head) + 1)):  # a new file, or one whose first line was cut off
            self._start = checksum_of(head)
            file.truncate(0)
            _append(file, head)
            return
        with path.open("rb") as whole:  # with a buffer, unlike the file that is written to
            lines = self._compared(Lines(whole, path, self.language), path, terms)
            self._start, self.played = lines.start, lines.games(line_up)
        file.truncate(lines.whole)

    def _compared(self, lines: Lines, path: Path, terms: dict[str, Any]) -> Lines:
        """Return the lines if they are of the same tournament."""
        other = next((name for name in TERMS if canonical(lines.terms.get(name)) != canonical(terms[name])), None)
        if other is not None:
            raise trouble(self.language, "tournament-other", file=path.name, what=other)
        return lines

    def keep(self, game: Played) -> None:
        """Keep a game that is over; in the file it is safe at once, whatever happens to this process."""
        if game.number in self.played:
            return
        self.played[game.number] = game
        if self._file is not None and self.path is not None:
            try:
                if not _is_at(self._file, self.path):
                    raise FileNotFoundError
                _append(self._file, write_line(asdict(game), self._start))
            except OSError as error:
                raise unusable("tournament-not-kept", self.path, error, self.language) from error


def _open_alone(path: Path, language: str) -> BinaryIO:
    """Open a file for one process, or make it; `MatchError` where that cannot be or another process has it."""
    try:
        if path.exists() and not path.is_file():
            raise IsADirectoryError
        path.parent.mkdir(parents=True, exist_ok=True)
        file: BinaryIO = path.open("a+b", buffering=0)
    except (OSError, ValueError) as error:
        raise unusable("tournament-unwritable", path, error, language) from error
    if not lock(file):
        file.close()
        raise trouble(language, "tournament-busy", file=path.name)
    file.seek(0)
    return file


def _is_at(file: BinaryIO, path: Path) -> bool:
    """Return whether an open file is still what its path names; somebody may have moved or deleted it."""
    with suppress(OSError):
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    return False


def _append(file: BinaryIO, line: bytes) -> None:
    """Write a line whole or not at all."""
    size = file.seek(0, os.SEEK_END)
    try:
        if file.write(line) != len(line):
            raise OSError(ENOSPC, os.strerror(ENOSPC))
    except OSError:
        with suppress(OSError):
            file.truncate(size)
        raise


def unusable(key: str, path: Path, error: Exception, language: str) -> MatchError:
    """Return the sentence for a file that cannot be opened, read or written."""
    what = next((what for kind, what in PROBLEMS.items() if isinstance(error, kind)), "other")
    told = getattr(error, "strerror", None) or str(error) or type(error).__name__
    problem = trouble(language, "tournament-problem", what=what, problem=told[:200])
    return trouble(language, key, file=path.name, problem=str(problem))


def read(path: Path | str, language: str = "en") -> tuple[LineUp, dict[int, Played]]:
    """Return the line-up and the games of a file; `MatchError` with a sentence where it has none."""
    path = Path(path)
    try:
        if path.exists() and not path.is_file():
            raise IsADirectoryError
        with path.open("rb") as file:
            lines = Lines(file, path, language)
            line_up = known_line_up(lines.terms, path.name, language)
            return line_up, lines.games(line_up)
    except FileNotFoundError:
        raise trouble(language, "tournament-no-file", file=path.name) from None
    except (OSError, ValueError) as error:
        raise unusable("tournament-unreadable", path, error, language) from error


class Lines:
    """The lines of a file; the first one says what was played, and in which version of the format.

    In version 1 lines have no checksum; such a file is read and gone on with as it is.
    """

    def __init__(self, file: BinaryIO, path: Path, language: str) -> None:
        self.file, self.name, self.language = file, path.name, language
        file.seek(0)
        self._head = file.readline(HEAD)
        self.terms = object_in(self._head) or {}
        self.whole = len(self._head)  # how many bytes are whole lines: the last one may have been cut off
        self._check_head()
        self.start = None if self.terms["version"] == WITHOUT_CHECKSUM else checksum_of(self._head)

    def _check_head(self) -> None:
        if self.terms.get("format") != FORMAT or not self._head.endswith(b"\n"):
            raise trouble(self.language, "tournament-no-tournament", file=self.name)
        version = self.terms.get("version")
        if not (type(version) is int and WITHOUT_CHECKSUM <= version <= VERSION):
            facts = {"version": str(version)[:20], "known": f"{WITHOUT_CHECKSUM}, {VERSION}"}
            raise trouble(self.language, "tournament-version", file=self.name, **facts)
        is_checked = "crc" in self.terms
        if is_checked != (version > WITHOUT_CHECKSUM) or (is_checked and not has_checksum(self._head, 0)):
            raise trouble(self.language, "tournament-head", file=self.name)

    def games(self, line_up: LineUp) -> dict[int, Played]:
        """Return the games by number; `MatchError` names the lines that are damaged."""
        found: dict[int, Played] = {}
        damaged, reader = list[int](), GameReader(line_up)
        for number, line in enumerate(self._lines(), start=2):
            game = self._game(line, reader)
            if game is None or found.setdefault(game.number, game) != game:
                damaged.append(number)
        if damaged:
            lines = ", ".join(map(str, damaged[:NAMED])) + ", …" * (len(damaged) > NAMED)
            raise trouble(self.language, "tournament-damaged", file=self.name, lines=lines, count=len(damaged))
        return found

    def _lines(self) -> Iterator[bytes]:
        """Yield the whole lines; also a last one whose end was overwritten, which is damaged and not cut off."""
        self.file.seek(self.whole)
        for line in iter(lambda: self.file.readline(HEAD), b""):
            if line.endswith(b"\n"):
                self.whole += len(line)
            if line.endswith(b"\n") or self._is_whole(line[:-1] + b"\n") or len(line) == HEAD:
                yield line

    def _is_whole(self, line: bytes) -> bool:
        return has_checksum(line, self.start) if self.start is not None else object_in(line) is not None

    def _game(self, line: bytes, reader: GameReader) -> Played | None:
        if not line.endswith(b"\n") or (self.start is not None and not has_checksum(line, self.start)):
            return None
        written = object_in(line) or {}
        if self.start is not None:
            written.pop("crc", None)
        return reader.read(written)
