"""Where the code names a rule of the rulebook, read without running it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parents[2] / "istanbul_nb"
DEFINITIONS = (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
RULE_ID = re.compile(r"(?<![\w.-])(?:ist|mocha|letters|variant|ruling|dice|sultan)(?:\.[a-z0-9-]*[a-z0-9])+")
SAID, KEPT, ABOUT, USED = range(4)  # in a docstring, as what a class is about, in that of a module, anywhere else


class Naming(NamedTuple):
    """A place in the code that names a rule; the more telling ones come first."""

    telling: int
    file: str
    name: str


@cache
def named_rules() -> Mapping[str, list[Naming]]:
    """Return each rule that the code names, with where."""
    found: dict[str, set[Naming]] = {}
    for file in _files():
        path = file.relative_to(PACKAGE).as_posix()
        for rule, telling, name in namings(file.read_text("utf-8")):
            found.setdefault(rule, set()).add(Naming(telling, path, name))
    return {rule: _each_once(sorted(places)) for rule, places in found.items()}


@cache
def carried_out() -> Mapping[str, list[Naming]]:
    """Return each rule that a docstring or a class is about; a refusal that names a rule does not carry it out."""
    found = {rule: [place for place in places if place.telling != USED] for rule, places in named_rules().items()}
    return {rule: places for rule, places in found.items() if places}


def _files() -> list[Path]:
    """Return what carries out rules: those of the games, the core, and the match."""
    return [*PACKAGE.glob("games/*/rules/**/*.py"), *PACKAGE.glob("core/*.py"), *PACKAGE.glob("match/*.py")]


def _each_once(places: list[Naming]) -> list[Naming]:
    """Return the most telling way in which each class or function names it; a module only where nothing in it does."""
    found: dict[tuple[str, str], Naming] = {}
    for place in places:
        found.setdefault((place.file, place.name), place)
    told = {place.file for place in places if place.telling < ABOUT}
    return [place for place in found.values() if place.telling != ABOUT or place.file not in told]


def namings(source: str) -> Iterator[tuple[str, int, str]]:
    r"""Yield each rule that a module names, how telling that is, and the class or function that does.

    >>> list(namings('class Pay:\n    "Pay all (ist.pay.merchants)."\n    rule = "ist.pay.refuse"'))
    [('ist.pay.merchants', 0, 'Pay'), ('ist.pay.refuse', 1, 'Pay')]
    """
    module = ast.parse(source)
    constants = dict(_constants(module))
    yield from ((rule, ABOUT, "") for rule in _in_docstring(module))
    yield from _inside(module, "", constants)


def _inside(outer: ast.AST, name: str, constants: Mapping[str, str]) -> Iterator[tuple[str, int, str]]:
    """Yield what the definitions in a module, a class or a function name."""
    for node in ast.iter_child_nodes(outer):
        if isinstance(node, DEFINITIONS):
            own = f"{name}.{node.name}" if name else node.name
            yield from ((rule, SAID, own) for rule in _in_docstring(node))
            yield from _inside(node, own, constants)
        elif name:
            telling = KEPT if isinstance(outer, ast.ClassDef) else USED
            yield from ((rule, telling, name) for rule in _in_code(node, constants))


def _in_docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    return RULE_ID.findall(ast.get_docstring(node) or "")


def _in_code(node: ast.AST, constants: Mapping[str, str]) -> Iterator[str]:
    """Yield the rules that strings are, or constants of the module."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and RULE_ID.fullmatch(part.value):
            yield part.value
        elif isinstance(part, ast.Name) and part.id in constants:
            yield constants[part.id]


def _constants(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the names that a module gives to rules: `RULE = "ist.place.post"`."""
    for node in module.body:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(value))):
                if RULE_ID.fullmatch(value):
                    yield name, value
