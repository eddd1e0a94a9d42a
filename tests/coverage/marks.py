"""The rules of the package's rulebook, and the tests that are marked with them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from istanbul_nb.games import GAMES
from istanbul_nb.words.dialects import dialect_of
from istanbul_nb.words.words import rulebook_page

TESTS = Path(__file__).parents[1]


@cache
def rules_by_page() -> Mapping[str, list[str]]:
    """Return the ids of the rules on each page of the rulebook, in its order."""
    return {page: list(rulebook_page(game, page)) for game in GAMES for page in dialect_of(game).PAGES}


@cache
def rule_ids() -> frozenset[str]:
    """Return the ids of all rules in the package."""
    return frozenset(rule for rules in rules_by_page().values() for rule in rules)


@cache
def marked_tests() -> Mapping[str, list[str]]:
    """Return for each marked rule the file of each test that is marked with it, read without running them."""
    found: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        for rule in _marks(path.read_text("utf-8")):
            found.setdefault(rule, []).append(path.relative_to(TESTS.parent).as_posix())
    return found


def marked_ids() -> frozenset[str]:
    """Return the ids in the `pytest.mark.rule` decorators of all tests."""
    return frozenset(marked_tests())


def _marks(source: str) -> Iterator[str]:
    r"""Yield each rule that a test is marked with, once for each test.

    >>> sorted(_marks('@pytest.mark.rule("ist.goal", "ist.board")\ndef test_it(): ...'))
    ['ist.board', 'ist.goal']
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
                    yield from (ast.literal_eval(argument) for argument in mark.args)
