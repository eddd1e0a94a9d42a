"""The messages of the languages, read from their files."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast, parse, visitor

import istanbul_nb
from istanbul_nb.games.istanbul.words import SILENT
from istanbul_nb.words.dialects import dialect_of
from istanbul_nb.words.language import FILES

PACKAGE = Path(istanbul_nb.__file__).parent
LOCALE, GAMES_FOLDER = PACKAGE / "locale", PACKAGE / "games"
ENDINGS: dict[str, dict[str, tuple[str, ...]]] = {  # of the messages that tell of an event, where not one alone does
    "istanbul": {
        "lira": ("-gained", "-paid"),
        "coffee": ("-gained", "-paid"),
        "card-drawn": ("", "-seen"),
        "guild-drawn": ("", "-seen"),
        "token": ("", "-first"),
        "caravan": ("", "-first"),
        **dict.fromkeys(SILENT, ()),
    },
    "dice": {
        "gained": ("", "-income"),
        "paid": ("", "-used", "-reroll"),
        "ruby": ("", "-tiles"),
        "cards-drawn": ("", "-seen"),
        "card": ("", "-income"),
    },
    "sultan": {"bid": ("", "-seen"), "hand": ("-seen",)},
}
MADE = {"dice": {"paid": {"what"}}}  # facts of an event that its dialect makes of others


class Variables(visitor.Visitor):
    """Collects the variables of a pattern, and the variants that its selectors on a variable name."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def files_of(language: str, game: str) -> Iterator[tuple[str, Path]]:
    """Yield the files of messages of a game by name: those of all games, then its own."""
    yield from ((name, LOCALE / language / f"{name}.ftl") for name in FILES)
    for name in dialect_of(game).FILES:
        owner, _, file = name.rpartition("/")
        yield file, GAMES_FOLDER / (owner or game) / "data" / "locale" / language / f"{file}.ftl"


def entries(language: str, game: str = "istanbul") -> Iterator[tuple[str, str, ast.Pattern]]:
    """Yield file, id and pattern of every message of a game and every form of one."""
    for name, path in files_of(language, game):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert isinstance(entry, (ast.Message, ast.BaseComment)), f"{name}.ftl: {entry}"
            if isinstance(entry, ast.Message):
                if entry.value:
                    yield name, entry.id.name, entry.value
                for attribute in entry.attributes:
                    yield name, f"{entry.id.name}.{attribute.id.name}", attribute.value


@cache
def messages(language: str, game: str = "istanbul") -> dict[str, Variables]:
    """Return the variables of every message by its id."""
    found = {}
    for _, key, pattern in entries(language, game):
        found[key] = Variables()
        found[key].visit(pattern)
    return found


def event_keys(game: str, kind: str) -> list[str]:
    """Return the messages that tell of an event."""
    return [f"event-{kind}{ending}" for ending in ENDINGS[game].get(kind, ("",))]
