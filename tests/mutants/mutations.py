"""The mutants of a file: where its syntax tree can be changed, and what each change is called."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.mutants.changes import changed_expressions, changed_statements
from tests.mutants.subjects import without_docstrings

OF_TYPES = ("annotation", "returns", "decorator_list", "bases", "keywords")
OF_SYNTAX = ("ctx", "target", "targets", "op", "ops")
SKIPPED_NODES = (ast.Assert, ast.Import, ast.ImportFrom, ast.JoinedStr, ast.Global, ast.Nonlocal)
SKIPPED_KEYWORDS = ("strict", "maxsize")  # they guard against slips, or say how much is remembered
SKIPPED_NAMES = ("__slots__", "__all__", "NONSENSE", "PLAIN", "ATTEMPTS")  # of the last, one less means less is tried
SHORT = 70


class Mutant(NamedTuple):
    """One change of one file; it is known again by everything but its lines and its number."""

    file: str
    function: str
    text: str  # the source line
    change: str
    digest: str  # of the function around it, or of the statement, without docstrings
    line: int
    lines: tuple[int, int]  # those that a test has to execute
    at_import: bool  # whether it takes effect only when the module is imported
    first: int  # the line where the code of the function begins
    number: int

    @property
    def key(self) -> str:
        """Return what it is known again by."""
        return "\n".join((self.file, self.function, self.text, self.change, self.digest))

    def __str__(self) -> str:
        return f"{self.file}:{self.line}  {self.change}"


class Place(NamedTuple):
    """Where a node stands on the way through the tree."""

    names: tuple[str, ...] = ()
    function: ast.FunctionDef | None = None
    statement: ast.stmt | None = None
    at_import: bool = True


class Edit(NamedTuple):
    """A node that takes the place of another one: in a field of its owner, or at a spot of the list there."""

    owner: ast.AST
    field: str
    spot: int | None
    old: ast.AST
    new: ast.AST
    place: Place

    def apply(self) -> None:
        """Put the new node where the old one is."""
        if self.spot is None:
            setattr(self.owner, self.field, self.new)
        else:
            getattr(self.owner, self.field)[self.spot] = self.new


def make_mutants(path: Path) -> list[Mutant]:
    """Return all mutants of a file, in the order of the source."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    seen: dict[tuple[str, str, str], int] = {}
    mutants: list[Mutant] = []
    for number, edit in enumerate(edits_of(ast.parse(source))):
        line: int = (element_left_out(edit) or edit.old).lineno  # type: ignore[attr-defined]
        function, text, change = ".".join(edit.place.names), lines[line - 1].strip(), describe(edit)
        same = seen[function, text, change] = seen.get((function, text, change), 0) + 1
        change = change if same == 1 else f"{change} ({same})"
        where = (line, lines_of(edit), edit.place.at_import, first_line_of(edit.place.function), number)
        mutants.append(Mutant(path.as_posix(), function, text, change, digest_around(edit), *where))
    return mutants


def mutated_tree(mutant: Mutant) -> ast.Module:
    """Return the syntax tree of a file with the change of a mutant."""
    tree = ast.parse(Path(mutant.file).read_text(encoding="utf-8"))
    for number, edit in enumerate(edits_of(tree)):
        if number == mutant.number:
            edit.apply()
            return ast.fix_missing_locations(tree)
    raise LookupError(f"{mutant} is not there any more")


def edits_of(tree: ast.Module) -> Iterator[Edit]:
    """Find everything that can be changed, in a fixed order."""
    return _below(tree, Place())


def _below(node: ast.AST, place: Place) -> Iterator[Edit]:
    for field, value in ast.iter_fields(node):
        if field in OF_SYNTAX or (field in OF_TYPES and not isinstance(node, ast.Call)):
            continue
        inside = _place_in_field(node, field, place)
        for spot, child in enumerate(value) if isinstance(value, list) else [(None, value)]:
            if isinstance(child, ast.AST) and not _is_skipped(child, inside):
                yield from _at(child, node, field, spot, inside)


def _at(node: ast.AST, owner: ast.AST, field: str, spot: int | None, place: Place) -> Iterator[Edit]:
    if isinstance(node, ast.stmt):
        place = place._replace(statement=node)
    for new in _changed(node, field, place):
        yield Edit(owner, field, spot, node, new, place)
    yield from _below(node, place)


def _changed(node: ast.AST, field: str, place: Place) -> Iterator[ast.AST]:
    if isinstance(node, ast.expr):
        yield from changed_expressions(node, is_condition=field in ("test", "ifs"))
    elif isinstance(node, ast.stmt) and not place.at_import:
        yield from changed_statements(node)


def _place_in_field(node: ast.AST, field: str, place: Place) -> Place:
    """Return the place of what lies in a field of a node: functions and classes have names of their own."""
    if isinstance(node, ast.ClassDef) and field == "body":
        return place._replace(names=(*place.names, node.name))
    if isinstance(node, ast.FunctionDef) and place.at_import:
        named = place._replace(names=(*place.names, node.name))
        return named._replace(function=node, at_import=False) if field == "body" else named
    return place


def _is_skipped(node: ast.AST, place: Place) -> bool:
    if isinstance(node, SKIPPED_NODES) or (isinstance(node, ast.keyword) and node.arg in SKIPPED_KEYWORDS):
        return True
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return True  # a docstring
    if isinstance(node, ast.Raise) and "NotImplementedError" in ast.unparse(node):
        return True
    return place.at_import and _is_declaration(node)


def _is_declaration(node: ast.AST) -> bool:
    """Tell whether a statement of a module or a class is about types or names alone."""
    if isinstance(node, ast.AnnAssign):
        named = isinstance(node.target, ast.Name) and node.target.id in SKIPPED_NAMES
        return named or node.value is None or "TypeAlias" in ast.unparse(node.annotation)
    if isinstance(node, ast.Assign):
        named = isinstance(node.targets[0], ast.Name) and node.targets[0].id in SKIPPED_NAMES
        return named or isinstance(node.value, ast.Subscript)
    return isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)


def describe(edit: Edit) -> str:
    """Say what was changed."""
    gone = element_left_out(edit)
    if gone is not None:
        return f"left out: {shorten(ast.unparse(gone))}"
    return f"{shorten(ast.unparse(edit.old))} → {shorten(ast.unparse(edit.new))}"


def element_left_out(edit: Edit) -> ast.AST | None:
    """Return the statement, or the element of a display, that an edit leaves out; `None` if it leaves out nothing."""
    if isinstance(edit.new, ast.Pass):
        return edit.old
    old, new = elements_of(edit.old), elements_of(edit.new)
    if isinstance(edit.old, ast.BoolOp) or len(old) != len(new) + 1:
        return None
    return next((one for one, other in zip(old, new, strict=False) if ast.dump(one) != ast.dump(other)), old[-1])


def elements_of(node: ast.AST) -> list[ast.expr]:
    """Return the elements of a display; of a dictionary those are its values."""
    if isinstance(node, ast.List | ast.Tuple | ast.Set):
        return node.elts
    return node.values if isinstance(node, ast.Dict) else []


def shorten(code: str) -> str:
    """Return code in one short line."""
    line = " ".join(code.split())
    return line if len(line) <= SHORT else f"{line[: SHORT // 2]} … {line[-SHORT // 2 :]}"


def digest_around(edit: Edit) -> str:
    """Return a digest of the function around an edit, or of the statement where there is none; words do not matter."""
    around = edit.place.function or edit.place.statement
    assert around is not None
    return hashlib.sha256(ast.dump(without_docstrings(around)).encode()).hexdigest()[:12]


def first_line_of(function: ast.FunctionDef | None) -> int:
    """Return the line where the code of a function begins, with its decorators; 0 for none."""
    if function is None:
        return 0
    return min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)])


def lines_of(edit: Edit) -> tuple[int, int]:
    """Return the first and the last line of a statement without the statements in it."""
    statement = edit.place.statement
    assert statement is not None
    body: list[ast.stmt] = getattr(statement, "body", [])
    last = max(body[0].lineno - 1, statement.lineno) if body else statement.end_lineno or statement.lineno
    return statement.lineno, last
