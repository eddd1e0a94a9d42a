"""Every public module, class, function and method says in a sentence what it is.

A method that overrides one of the package with a docstring has that one's.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import istanbul_nb

ROOT = Path(istanbul_nb.__file__).parent
Function = ast.FunctionDef | ast.AsyncFunctionDef


class Described:
    """The classes of some sources by name, to find out what a method overrides."""

    def __init__(self, sources: list[str]) -> None:
        self.trees = [ast.parse(source) for source in sources]
        self.classes: dict[str, list[ast.ClassDef]] = {}
        for tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    self.classes.setdefault(node.name, []).append(node)

    def says(self, owner: ast.ClassDef, method: str, seen: frozenset[str] = frozenset()) -> bool:
        """Tell whether a base of the class, near or far, has a docstring for the method."""
        for name in {_last_name(base) for base in owner.bases} - seen:
            for base in self.classes.get(name, ()):
                if any(each.name == method and ast.get_docstring(each) for each in _functions(base)):
                    return True
                if self.says(base, method, seen | {owner.name, name}):
                    return True
        return False

    def silent(self, tree: ast.Module) -> Iterator[str]:
        """Yield the public names of a module that say nothing of themselves."""
        if not ast.get_docstring(tree):
            yield "the module"
        yield from self._silent_in(tree, "", None)

    def _silent_in(self, node: ast.AST, before: str, owner: ast.ClassDef | None) -> Iterator[str]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.If | ast.Try):
                yield from self._silent_in(child, before, owner)
            if not isinstance(child, Function | ast.ClassDef) or child.name.startswith("_") or _is_overload(child):
                continue
            inherited = owner is not None and self.says(owner, child.name)
            if not ast.get_docstring(child) and not inherited:
                yield f"{before}{child.name}"
            if isinstance(child, ast.ClassDef):
                yield from self._silent_in(child, f"{before}{child.name}.", child)


def _functions(owner: ast.ClassDef) -> list[Function]:
    return [each for each in owner.body if isinstance(each, Function)]


def _last_name(base: ast.expr) -> str:
    """Return `Game` for `Game`, `game.Game` and `Game[State]`."""
    if isinstance(base, ast.Subscript):
        return _last_name(base.value)
    return base.attr if isinstance(base, ast.Attribute) else base.id if isinstance(base, ast.Name) else ""


def _is_overload(node: Function | ast.ClassDef) -> bool:
    return any(_last_name(decorator) == "overload" for decorator in node.decorator_list)


def test_every_public_name_has_a_docstring() -> None:
    files = sorted(ROOT.rglob("*.py"))
    package = Described([file.read_text(encoding="utf-8") for file in files])
    silent = [
        f"{file.relative_to(ROOT)}: {name}"
        for file, tree in zip(files, package.trees, strict=True)
        for name in package.silent(tree)
    ]
    assert silent == []


def test_the_walk_itself_tells_what_is_missing() -> None:
    source = '''
class Told:
    """A base."""
    def said(self): "Said."
    def unsaid(self): ...
    def _own(self): ...

class Silent(module.Told[int]):
    def said(self): ...
    def more(self): ...

@overload
def twice(a: int): ...
def twice(a): ...
def _private(): ...
'''
    package = Described([source])
    found = list(package.silent(package.trees[0]))
    assert found == ["the module", "Told.unsaid", "Silent", "Silent.more", "twice"]
