"""A change put into functions that are already loaded, and into a module that is not."""

from __future__ import annotations

import ast
import functools
import gc
import sys
import warnings
from collections.abc import Iterator
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

from tests.mutants.mutations import Mutant, first_line_of, mutated_tree
from tests.mutants.subjects import module_of


class Loaded:
    """The functions that are loaded: found once, since a search goes through all objects that there are."""

    def __init__(self) -> None:
        objects = gc.get_objects()
        self.caches = [each for each in objects if isinstance(each, functools._lru_cache_wrapper) and is_own(each)]
        self.functions: dict[tuple[str, int], list[FunctionType]] = {}
        for each in objects:
            if isinstance(each, FunctionType) and is_own(each):
                code = each.__code__
                self.functions.setdefault((code.co_filename, code.co_firstlineno), []).append(each)

    def clear_caches(self) -> None:
        """Forget what remembering functions know."""
        for function in self.caches:
            function.cache_clear()

    def patch(self, mutant: Mutant) -> None:
        """Give the function of a mutant its new code, wherever it is in use: as a method, a property, a closure."""
        path = str(Path(mutant.file).resolve())
        name = mutant.function.rpartition(".")[2]
        found = [each for each in self.functions.get((path, mutant.first), ()) if each.__code__.co_name == name]
        if not found:
            raise LookupError(f"{mutant.function} of {mutant.file} is not loaded")
        new = compile_function(mutant, path, name, found[0].__code__.co_freevars)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # a generator may become a plain function
            for function in found:
                function.__code__ = new
        self.clear_caches()


def is_own(each: Any) -> bool:
    """Tell whether an object was made by a module of the project that is tested."""
    return not str(getattr(each, "__module__", "")).startswith(("tests.mutants", "_pytest", "pytest"))


def compile_function(mutant: Mutant, path: str, name: str, cells: tuple[str, ...]) -> CodeType:
    """Return the code of the function of a mutant; it keeps its cells even if the change leaves none in use."""
    tree = mutated_tree(mutant)
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name == name and first_line_of(node) == mutant.first:
            for cell in cells:
                node.body += ast.parse(f"if False:\n    {cell}").body
    code = compile(ast.fix_missing_locations(tree), path, "exec")
    return next(each for each in _codes_in(code) if (each.co_name, each.co_firstlineno) == (name, mutant.first))


def _codes_in(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _codes_in(constant)


class MutatedLoader(SourceFileLoader):
    """Load a module with a change."""

    mutant: Mutant

    def get_code(self, fullname: str) -> CodeType:
        """Return the code of the mutated source."""
        return compile(mutated_tree(self.mutant), self.path, "exec")


class MutatedFinder(MetaPathFinder):
    """Find the one module that is mutated."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = module_of(mutant.file)

    def find_spec(self, fullname: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        """Return how to load the mutated module, `None` for any other one."""
        if fullname != self.name:
            return None
        loader = MutatedLoader(fullname, str(Path(self.mutant.file).resolve()))
        loader.mutant = self.mutant
        return spec_from_file_location(fullname, loader.path, loader=loader)


def mutate_import(mutant: Mutant) -> None:
    """Arrange that the module of a mutant is imported with its change."""
    assert module_of(mutant.file) not in sys.modules
    sys.meta_path.insert(0, MutatedFinder(mutant))
