"""Which sources are broken, and which tests have to notice."""

from __future__ import annotations

import ast
import hashlib
from copy import deepcopy
from pathlib import Path
from typing import NamedTuple, TypeVar

Tree = TypeVar("Tree", bound=ast.AST)
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


def digest_of_code(paths: list[Path]) -> str:
    """Return a short digest of files of Python by name and meaning: how docstrings are worded does not matter."""
    digest = hashlib.sha256()
    for path in paths:
        tree = without_docstrings(ast.parse(path.read_text(encoding="utf-8")), examples_stay=True)
        digest.update(f"{path.as_posix()}\0{ast.dump(tree)}\0".encode())
    return digest.hexdigest()[:16]


def without_docstrings(tree: Tree, examples_stay: bool = False) -> Tree:
    """Return a copy of a syntax tree without docstrings; examples in them stay if that is asked for."""
    bare = deepcopy(tree)
    for node in ast.walk(bare):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and ast.get_docstring(node) is not None:
            _, mark, examples = (ast.get_docstring(node) or "").partition(">>>")
            node.body[:1] = [ast.Expr(ast.Constant(examples))] if mark and examples_stay else []
    return bare


def tests_asked(subject: Subject) -> str:
    """Return a digest of the tests, and which of them are asked."""
    return f"{digest_of_code(subject.test_files())} {subject.tests_like} {subject.most or ''}".rstrip()


def module_of(path: str) -> str:
    """Return the name of the module that a file of the project is imported as."""
    parts = Path(path).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
