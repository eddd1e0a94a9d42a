"""Imports point down only, the rules need nothing but Python, and the package costs nothing until it is used."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import istanbul_nb
from istanbul_nb.games.plain import PLAIN

PACKAGE = "istanbul_nb"
ROOT = Path(istanbul_nb.__file__).parent

# From the bottom; everything that is not named lies on top.
LAYERS = (
    ("core",),
    ("games",),
    ("words",),
    ("text",),
    ("bots",),
    ("match",),
    ("coach", "positions"),
)
# What a game brings beside its rules belongs to the room that it furnishes.
FURNISHED = {
    "words": "words",
    "printed_numbers": "words",
    "counted_goods": "words",
    "text": "text",
    "brain": "bots",
    "face": "table",
    "terminal": "terminal",
    "positions": "positions",
    "encoding": "adapters",
    "analysis": "analysis",
    "layouts": "tournaments",
    "arguments": "commands",
}
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
    """Yield every import of a file; `from a import b` counts as `a.b` where that is a module."""
    module = module_of(path)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8") if source is None else source)):
        if isinstance(node, ast.Import):
            yield from (Import(module, alias.name, node.lineno) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = absolute(package, node)
            yield from (Import(module, found(base, alias.name), node.lineno) for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and (name := named_module(node.value)):
            yield Import(module, name, node.lineno)


def named_module(text: str) -> str | None:
    """Return the module of the package that a text names for later: `istanbul_nb.table`, `istanbul_nb.kit:KIT`."""
    name = text.partition(":")[0]
    is_path = re.fullmatch(rf"{PACKAGE}(\.\w+)+", name) is not None
    path = ROOT.parent.joinpath(*name.split("."))
    return name if is_path and (path.is_dir() or path.with_suffix(".py").is_file()) else None


def absolute(package: str, node: ast.ImportFrom) -> str:
    """Return the module that a `from` names, relative ones included."""
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    outer = ".".join(parts[: len(parts) - node.level + 1])
    return f"{outer}.{node.module}" if node.module else outer


def found(base: str, name: str) -> str:
    """Return a module inside a package of ours, or the package itself."""
    path = ROOT.parent.joinpath(*base.split("."), name)
    return f"{base}.{name}" if path.is_dir() or path.with_suffix(".py").is_file() else base


def part_of(module: str) -> str:
    """Return the part that a module belongs to: core, games, words …; the face of a game is part of the table."""
    _, part, *inside = [*module.split("."), ""]
    return FURNISHED.get(inside[1], part) if part == "games" and len(inside) > 1 else part


def rank(module: str) -> int:
    return RANK.get(part_of(module), TOP)


# What a match offers although it lies above: hints and reviews, and the table as which it shows itself.
HANDED_ON = {("match", "coach"), ("match", "table")}


def upward(each: Import) -> bool:
    """Tell whether an import goes to a higher layer, or across to another part of the same one (but on top)."""
    if each.imported.split(".")[0] != PACKAGE or part_of(each.imported) == part_of(each.module):
        return False
    if each.imported == PACKAGE:
        return rank(each.module) < TOP
    if (part_of(each.module), part_of(each.imported)) in HANDED_ON:
        return False
    return rank(each.imported) > rank(each.module)


# They name what lies above them, and import nothing of it.
KITS = {*(ROOT / "games").glob("*/kit.py"), ROOT / "games" / "plain.py"}
FILES = sorted({*ROOT.rglob("*.py")} - KITS)
IMPORTS = [each for path in FILES for each in imports(path)]


def test_no_import_points_up() -> None:
    assert sorted({str(each) for each in IMPORTS if upward(each)}) == []


def test_the_core_imports_nothing_of_the_package_but_itself() -> None:
    ours = [each for each in IMPORTS if part_of(each.module) == "core" and each.imported.startswith(PACKAGE)]
    assert ours
    assert [str(each) for each in ours if part_of(each.imported) != "core"] == []


def test_every_game_imports_the_core_and_itself() -> None:
    for folder in sorted(path for path in (ROOT / "games").iterdir() if (path / "__init__.py").is_file()):
        rules = f"{PACKAGE}.games.{folder.name}.rules"
        allowed = (f"{PACKAGE}.core", rules)
        ours = [each for each in IMPORTS if each.module.startswith(rules) and each.imported.startswith(PACKAGE)]
        ours = [each for each in ours if each.imported != f"{PACKAGE}.games.{folder.name}"]  # whose data it reads
        assert ours
        assert [str(each) for each in ours if not each.imported.startswith(allowed)] == []


def is_pure(module: str) -> bool:
    """Tell whether a module is of the core or carries out rules."""
    return part_of(module) == "core" or ".rules" in module.removeprefix(f"{PACKAGE}.games.")


def test_a_kit_names_what_lies_in_its_own_folder() -> None:
    for kit in (ROOT / "games").glob("*/kit.py"):
        named = [each.imported for each in imports(kit) if each.imported != f"{PACKAGE}.games.kit"]
        assert named
        assert [name for name in named if not name.startswith(f"{PACKAGE}.games.{kit.parent.name}")] == []


def test_a_plain_part_lies_in_the_room_that_it_furnishes() -> None:
    modules = {part: where.partition(":")[0] for part, where in PLAIN.items()}
    assert {part: part_of(module) for part, module in modules.items()} == {part: FURNISHED[part] for part in PLAIN}
    named = {each.imported for each in imports(ROOT / "games" / "plain.py") if each.imported.startswith(PACKAGE)}
    assert named == {f"{PACKAGE}.core", *modules.values()}


def test_rules_need_nothing_but_the_standard_library() -> None:
    foreign = [
        str(each) for each in IMPORTS if is_pure(each.module) and each.imported.split(".")[0] not in {*PURE, PACKAGE}
    ]
    assert foreign == []


def test_rules_use_neither_files_nor_clocks_nor_the_global_random() -> None:
    forbidden = {"random", "secrets", "time", "datetime", "os", "pathlib", "socket", "subprocess", "threading"}
    games = [each for each in IMPORTS if is_pure(each.module) and part_of(each.module) == "games"]
    assert [str(each) for each in games if each.imported.split(".")[0] in forbidden] == []


def test_no_two_modules_import_each_other_across_parts() -> None:
    parts = {(part_of(each.module), part_of(each.imported)) for each in IMPORTS if each.imported.startswith(PACKAGE)}
    parts -= HANDED_ON
    circles = {frozenset(pair) for pair in parts if pair[0] != pair[1] and pair[::-1] in parts and "" not in pair}
    assert circles == set()


@pytest.mark.parametrize(
    ("file", "source", "is_upward"),
    [
        ("core/action.py", "from istanbul_nb.games import game_of", True),
        ("core/action.py", "def f():\n    import istanbul_nb.match.match", True),
        ("core/action.py", "from istanbul_nb import match", True),
        ("core/action.py", "import istanbul_nb", True),
        ("core/action.py", "from ..words import Words", True),
        ("core/action.py", "from .chance import Chance", False),
        ("core/action.py", "import json", False),
        ("words/words.py", "from istanbul_nb.core import Action", False),
        ("words/words.py", "from istanbul_nb import text", True),
        ("bots/turns.py", "from istanbul_nb.match.match import Match", True),
        ("coach/hints.py", "from istanbul_nb.match.names import clean_name", False),
        ("text/__init__.py", "from . import istanbul", False),
        ("match/match.py", "from istanbul_nb.core import Action", False),
        ("match/match.py", "import_module('istanbul_nb.learn')", True),
        ("games/istanbul/rules/turn.py", "from istanbul_nb.games.istanbul.face import ask", True),
        ("games/istanbul/face/ask.py", "from istanbul_nb.table.faces import Face", False),
        ("match/match.py", "if True:\n    from istanbul_nb.terminal import Console", True),
        ("terminal.py", "from istanbul_nb.terminal import Console", False),
    ],
)
def test_the_walk_itself_tells_up_from_down(file: str, source: str, is_upward: bool) -> None:
    assert any(upward(each) for each in imports(ROOT / file, source)) == is_upward


def loaded_by(statement: str) -> set[str]:
    """Return the modules that are there after a statement in a fresh interpreter."""
    program = f"import sys; {statement}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-I", "-c", program], check=True, capture_output=True, text=True)
    return set(done.stdout.split())


def test_importing_the_package_loads_nothing_heavy() -> None:
    modules = loaded_by("import istanbul_nb")
    assert [name for name in HEAVY if name in {module.split(".")[0] for module in modules}] == []


def test_importing_the_rules_loads_nothing_of_a_table() -> None:
    modules = loaded_by("import istanbul_nb.games.istanbul.rules, istanbul_nb.core.conformance")
    assert [name for name in HEAVY if name in {module.split(".")[0] for module in modules}] == []
    ours = {part_of(module) for module in modules if module.startswith(f"{PACKAGE}.")}
    assert ours == {"core", "games"}
