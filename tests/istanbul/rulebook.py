"""The rule ids of the package's rulebook, and those that tests are marked with."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

TESTS = Path(__file__).parents[1]


@cache
def rule_ids() -> frozenset[str]:
    """The ids of all rules in the package."""
    pages = resources.files("istanbul_nb").joinpath("rulebook").iterdir()
    return frozenset(
        rule for page in pages if page.name.endswith(".toml") for rule in tomllib.loads(page.read_text("utf-8"))
    )


@cache
def marked_ids() -> frozenset[str]:
    """The ids in the `pytest.mark.rule` decorators of all tests, read without running them."""
    return frozenset(rule for path in TESTS.rglob("test_*.py") for rule in _marks(path.read_text("utf-8")))


def _marks(source: str) -> Iterator[str]:
    """
    >>> sorted(_marks('@pytest.mark.rule("ist.goal", "ist.board")\\ndef test_it(): ...'))
    ['ist.board', 'ist.goal']
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from (ast.literal_eval(argument) for argument in mark.args)
