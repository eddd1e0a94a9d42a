"""What a game can say, read from its source: every key that needs words, with the facts that come with it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import istanbul_nb
from istanbul_nb.games.dice.rules.decisions import DECISIONS
from istanbul_nb.games.istanbul.rules.options import LAYOUTS, complete, rules_for
from istanbul_nb.games.sultan.rules.explain import NOT_NOW

PACKAGE = Path(istanbul_nb.__file__).parent
RULE = re.compile(r"(ist|mocha|letters|ruling|variant|dice|sultan)(\.[a-z0-9-]+)+")


class Said(NamedTuple):
    """A key at one spot of the source, with the names of its facts; `None` if they are not written there."""

    key: str
    facts: frozenset[str] | None
    where: str


@cache
def nodes(game: str) -> list[tuple[ast.AST, str]]:
    """Return every node of the engine's source, and where it stands."""
    return [
        (node, f"{path.name}:{getattr(node, 'lineno', 0)}")
        for path in sorted([*(PACKAGE / "games" / game / "rules").rglob("*.py"), *(PACKAGE / "core").rglob("*.py")])
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]


@cache
def dicts(game: str) -> list[tuple[str, str, ast.Dict]]:
    """Return the dicts that are written out under a name: file, name and dict."""
    return [
        (where.split(":")[0], target.id, node.value)
        for node, where in nodes(game)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Dict)
        for target in node.targets
        if isinstance(target, ast.Name)
    ]


def written_out(game: str, node: ast.AST, where: str) -> ast.AST:
    """Return the dict that a name stands for: the nearest one above; anything else as it is."""
    if not isinstance(node, ast.Name):
        return node
    file, _, line = where.partition(":")
    above = [each for path, name, each in dicts(game) if (path, name) == (file, node.id) and each.lineno < int(line)]
    return max(above, key=lambda each: each.lineno, default=node)


def calls(game: str, *names: str) -> Iterator[tuple[ast.Call, str]]:
    """Yield every call of something with one of these names."""
    for node, where in nodes(game):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in names:
                yield node, where


def text(node: ast.AST) -> str | None:
    """Return the text of a constant."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def keys_of(*dicts: ast.AST) -> frozenset[str] | None:
    """Return the keys of written-out dicts."""
    keys: set[str] = set()
    for each in dicts:
        if not isinstance(each, ast.Dict) or not all(key is not None and text(key) for key in each.keys):
            return None
        keys |= {str(text(key)) for key in each.keys if key is not None}
    return frozenset(keys)


def refusals(game: str) -> list[Said]:
    """Return every reason, also those that a table pairs with their rules."""
    found = []
    for call, where in calls(game, "Refusal"):
        reason = text(call.args[1])
        if reason is not None:
            found.append(Said(reason, keys_of(*call.args[2:3]), where))
    for node, where in nodes(game):
        if isinstance(node, ast.Tuple) and len(node.elts) == 2:
            rule, reason = map(text, node.elts)
            if rule and reason and RULE.fullmatch(rule) and not RULE.fullmatch(reason):
                found.append(Said(reason, None, where))
    return found


def reasons_not_written_out(game: str) -> list[str]:
    """Return where a reason is not a constant."""
    return [where for call, where in calls(game, "Refusal") if text(call.args[1]) is None]


def events(game: str) -> list[Said]:
    """Return every kind of event with its facts, those for everyone and those for its seat."""
    found = []
    for call, where in calls(game, "Event"):
        facts = [written_out(game, each, where) for each in call.args[2:4]]
        found.append(Said(str(text(call.args[0])), keys_of(*facts), where))
    return found


def bad_options(game: str) -> list[Said]:
    """Return every reason why options are not accepted."""
    return [
        Said(str(text(call.args[0])), frozenset(str(keyword.arg) for keyword in call.keywords), where)
        for call, where in calls(game, "BadOptions")
    ]


def decisions(game: str) -> set[str]:
    """Return the names of all decisions that somebody takes, with and without expansions."""
    if game == "dice":
        return set(DECISIONS)
    if game == "sultan":
        return set(NOT_NOW)
    setups = [rules_for(complete({"expansion": expansion})) for expansion in LAYOUTS]
    return set().union(*(rules.decisions.keys() - rules.automatic.keys() for rules in setups))


def verbs(game: str) -> set[str]:
    """Return the verbs of all actions: of choices, of decisions, and of actions made at once."""
    found = {str(text(call.args[0])) for call, _ in calls(game, "Action")}
    for node, _ in nodes(game):
        if isinstance(node, ast.Assign) and any(getattr(target, "id", "") == "verb" for target in node.targets):
            found.add(str(text(node.value)))
        if isinstance(node, ast.Assign) and any(getattr(target, "id", "") == "verbs" for target in node.targets):
            found |= {str(text(each)) for each in getattr(node.value, "elts", ())}
    return found - {"None"}


def rules(game: str) -> set[str]:
    """Return every rule that the code names by its whole id."""
    return {value for node, _ in nodes(game) if (value := text(node)) is not None and RULE.fullmatch(value)}
