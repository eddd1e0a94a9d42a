"""Which sources are broken, and which tests have to notice."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import NamedTuple

GAMES = ("sultan", "dice", "istanbul")


class Subject(NamedTuple):
    """A folder of sources below the root of a project, and the tests that are to notice what is broken there."""

    name: str
    sources: str
    tests: tuple[str, ...]
    tests_like: str = ""  # only those, as pytest understands -k
    most: int | None = None  # of them for a mutant

    @property
    def asks_all(self) -> bool:
        """Whether every test is asked."""
        return not self.tests_like and self.most is None

    def files(self) -> list[Path]:
        """Return the source files, in order."""
        return sorted(Path(self.sources).rglob("*.py"))

    def test_files(self) -> list[Path]:
        """Return all files that the tests are made of."""
        folders = [Path(test) for test in self.tests]
        return sorted(path for folder in folders for path in ([folder] if folder.is_file() else folder.rglob("*.py")))


def subject_of(game: str) -> Subject:
    """Return what belongs to a game: its own tests; examples in docstrings count too.

    The golden games are left out: they notice that something has changed, but not which rule.
    """
    return Subject(game, f"istanbul_nb/games/{game}/rules", (f"tests/games/{game}",))


def digest_of(paths: list[Path]) -> str:
    """Return a short digest of files, by name and content."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def tests_asked(subject: Subject) -> str:
    """Return a digest of the tests, and which of them are asked."""
    return f"{digest_of(subject.test_files())} {subject.tests_like} {subject.most or ''}".rstrip()


def module_of(path: str) -> str:
    """Return the name of the module that a file of the project is imported as."""
    parts = Path(path).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
