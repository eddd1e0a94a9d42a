"""How the rules of a game are read: parts, chapters, and rulings below the rules that they are about."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from istanbul_nb.games import kit_of
from istanbul_nb.words.words import rulebook

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

ALL_SUCH = "."  # how the beginning of several ids ends


class Chapter(NamedTuple):
    """Some rules under one title; the title has a text for every language."""

    name: str
    title: dict[str, str]
    rules: tuple[str, ...]


class BookPart(NamedTuple):
    """The base game, an expansion, or the variants."""

    title: dict[str, str]
    chapters: tuple[Chapter, ...]


@cache
def parts(game: str) -> tuple[BookPart, ...]:
    """Return the book of a game: every rule stands in just one chapter, or beside another rule."""
    return tuple(
        BookPart(part["title"], tuple(_chapter(game, chapter) for chapter in part["chapters"]))
        for part in _contents(game)["parts"]
    )


def _chapter(game: str, told: Mapping[str, Any]) -> Chapter:
    rules = [rule for pattern in told["rules"] for rule in rulebook(game) if _pattern_of(game, rule) == pattern]
    return Chapter(told["name"], told["title"], tuple(rules))


def _pattern_of(game: str, rule: str) -> str | None:
    """Return what names a rule most exactly; nothing names one that stands beside another."""
    patterns = [each for part in _contents(game)["parts"] for chapter in part["chapters"] for each in chapter["rules"]]
    fitting = [each for each in patterns if rule == each or (each.endswith(ALL_SUCH) and rule.startswith(each))]
    return None if rule in beside(game) else max(fitting, key=len, default=None)


def beside(game: str) -> dict[str, str]:
    """Return the rule that each ruling is about."""
    rules: dict[str, str] = _contents(game)["beside"]
    return rules


@cache
def _contents(game: str) -> dict[str, Any]:
    told: dict[str, Any] = tomllib.loads(kit_of(game).read("rulebook", "chapters.toml"))
    return told
