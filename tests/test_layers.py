"""Imports point down only, the rules need nothing but Python, and the package costs nothing until it is used."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import istanbul_nb

PACKAGE = "istanbul_nb"
ROOT = Path(istanbul_nb.__file__).parent

# From the bottom; everything that is not named lies on top.
LAYERS = (
    ("core",),
    ("games",),
    ("words",),
    ("text",),
    ("bots",),
    ("names", "rehearsed", "saves", "estimates", "trouble", "visitor", "file_lock"),
    ("storage",),
    ("autosave",),
    ("arena",),
    ("advice", "review", "whatif"),
    ("shown",),
    ("record", "positions"),
    ("match",),
)
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
TOP = len(LAYERS)
PURE = {*sys.stdlib_module_names, "tomllib", "tomli"}
HEAVY = ("traitlets", "fluent", "pandas", "ipywidgets", "anywidget", "IPython", "platformdirs", "numpy", "matplotlib")


class Import(NamedTuple):
    """A module of the package, and one that it imports, wherever in its text."""

    module: str
    imported: str
    line: int

    def __str__(self) -> str:
        return f"{self.module}:{self.line} imports {self.imported}"


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, source: str | None = None) -> Iterator[Import]:
    """Every import of a file; `from a import b` counts as `a.b` where that is a module."""
    module = module_of(path)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8") if source is None else source)):
        if isinstance(node, ast.Import):
            yield from (Import(module, alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(package, node)
            yield from (Import(module, found(base, alias.name), node.lineno) for alias in node.names)


def absolute(package: str, node: ast.ImportFrom) -> str:
    """The module that a `from` names, relative ones included."""
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    outer = ".".join(parts[: len(parts) - node.level + 1])
    return f"{outer}.{node.module}" if node.module else outer


def found(base: str, name: str) -> str:
    """A module inside a package of ours, or the package itself."""
    path = ROOT.parent.joinpath(*base.split("."), name)
    return f"{base}.{name}" if path.is_dir() or path.with_suffix(".py").is_file() else base


def part_of(module: str) -> str:
    """The part of the package that a module belongs to, as core, games or words."""
    return [*module.split("."), ""][1]


def rank(module: str) -> int:
    return RANK.get(part_of(module), TOP)


def upward(each: Import) -> bool:
    """Whether an import goes to a higher layer, or across to another part of the same one (but on top)."""
    if each.imported.split(".")[0] != PACKAGE or part_of(each.imported) == part_of(each.module):
        return False
    if each.imported == PACKAGE:
        return rank(each.module) < TOP
    return rank(each.imported) > rank(each.module)


FILES = sorted(ROOT.rglob("*.py"))
IMPORTS = [each for path in FILES for each in imports(path)]


def test_no_import_points_up() -> None:
    assert sorted({str(each) for each in IMPORTS if upward(each)}) == []


def test_the_core_imports_nothing_of_the_package_but_itself() -> None:
    ours = [each for each in IMPORTS if part_of(each.module) == "core" and each.imported.startswith(PACKAGE)]
    assert ours
    assert [str(each) for each in ours if part_of(each.imported) != "core"] == []


def test_every_game_imports_the_core_and_itself() -> None:
    for folder in sorted(path for path in (ROOT / "games").iterdir() if (path / "__init__.py").is_file()):
        game = f"{PACKAGE}.games.{folder.name}"
        allowed = (f"{PACKAGE}.core", game)
        ours = [each for each in IMPORTS if each.module.startswith(game) and each.imported.startswith(PACKAGE)]
        assert ours
        assert [str(each) for each in ours if not each.imported.startswith(allowed)] == []


def test_rules_need_nothing_but_the_standard_library() -> None:
    foreign = [
        str(each)
        for each in IMPORTS
        if part_of(each.module) in ("core", "games") and each.imported.split(".")[0] not in {*PURE, PACKAGE}
    ]
    assert foreign == []


def test_rules_use_neither_files_nor_clocks_nor_the_global_random() -> None:
    forbidden = {"random", "secrets", "time", "datetime", "os", "pathlib", "socket", "subprocess", "threading"}
    games = [each for each in IMPORTS if part_of(each.module) == "games"]
    assert [str(each) for each in games if each.imported.split(".")[0] in forbidden] == []


def test_no_two_modules_import_each_other_across_parts() -> None:
    parts = {(part_of(each.module), part_of(each.imported)) for each in IMPORTS if each.imported.startswith(PACKAGE)}
    circles = {frozenset(pair) for pair in parts if pair[0] != pair[1] and pair[::-1] in parts and "" not in pair}
    assert circles == set()


@pytest.mark.parametrize(
    ("file", "source", "is_upward"),
    [
        ("core/action.py", "from istanbul_nb.games import game_of", True),
        ("core/action.py", "def f():\n    import istanbul_nb.match", True),
        ("core/action.py", "from istanbul_nb import match", True),
        ("core/action.py", "import istanbul_nb", True),
        ("core/action.py", "from ..words import Words", True),
        ("core/action.py", "from .chance import Chance", False),
        ("core/action.py", "import json", False),
        ("words/words.py", "from istanbul_nb.core import Action", False),
        ("words/words.py", "from istanbul_nb import text", True),
        ("saves.py", "from istanbul_nb.match import Match", True),
        ("saves.py", "from istanbul_nb.names import clean_name", False),
        ("text/__init__.py", "from . import istanbul", False),
        ("match.py", "from istanbul_nb import saves", False),
        ("match.py", "if True:\n    from istanbul_nb.terminal import Console", True),
        ("terminal.py", "from istanbul_nb.terminal import Console", False),
    ],
)
def test_the_walk_itself_tells_up_from_down(file: str, source: str, is_upward: bool) -> None:
    assert any(upward(each) for each in imports(ROOT / file, source)) == is_upward


def loaded_by(statement: str) -> set[str]:
    """The modules that are there after a statement in a fresh interpreter."""
    program = f"import sys; {statement}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-I", "-c", program], check=True, capture_output=True, text=True)
    return set(done.stdout.split())


def test_importing_the_package_loads_nothing_heavy() -> None:
    modules = loaded_by("import istanbul_nb")
    assert [name for name in HEAVY if name in {module.split(".")[0] for module in modules}] == []


def test_importing_the_rules_loads_nothing_of_a_table() -> None:
    modules = loaded_by("import istanbul_nb.games.istanbul, istanbul_nb.core.conformance")
    assert [name for name in HEAVY if name in {module.split(".")[0] for module in modules}] == []
    ours = {part_of(module) for module in modules if module.startswith(f"{PACKAGE}.")}
    assert ours == {"core", "games"}
