"""Walks the rooms outside `games/`: neither their code nor their sentences name a thing of a game.

The words for things (places, goods, cards, guild cards, figures, dice, stones) are those of the games' own files.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

import istanbul_nb
from istanbul_nb.games import GAMES, kit_of
from istanbul_nb.games.istanbul.rules.options import complete, rules_for
from istanbul_nb.words.dialects import dialect_of

ROOT = Path(istanbul_nb.__file__).parent
CODE = sorted(path for path in ROOT.rglob("*.py") if path.relative_to(ROOT).parts[0] != "games")
CODE += [ROOT / "games" / "__init__.py", ROOT / "games" / "kit.py"]
SENTENCES = sorted((ROOT / "locale" / "en").iterdir())

MESSAGE = re.compile(r"^([a-z]+)-([\w-]+) =[ \t]*(.*)$", re.MULTILINE)
NAMES = ("good", "figure", "piece", "stone", "face", "held")  # messages whose every word names a thing
TITLES = ("place", "card", "guild", "tile", "kiosk", "track", "tavern")  # messages that are titles as a whole
WORD = re.compile(r"[A-Z]?[a-z]+\d?|[A-Z]+(?![a-z])")

# Words for things of the games that mean something else, or something of every game, outside of them.
ORDINARY = {
    "lies on any table": "board bonus card cart dice die good hand member point step tile token",
    "belongs to texts": "coin family letter post seal",
    "is a colour": "blue brown green red white yellow",
    "is everyday English": (
        "action again any anywhere corner demand extension far follow kind meet of sale six stay swap that trader two "
        "worth"
    ),
}
# What is named nevertheless, by file: which words, and why.
NAMED = {
    "games/kit.py": ("istanbul sultan", "the games that come with the package"),
    "commands/__init__.py": ("istanbul sultan", "the help of the program says which games come with it"),
    "commands/play.py": ("istanbul", "the notebook and the folder that are opened where nobody names any"),
    "commands/simulate.py": ("istanbul", "the game that is played where nobody names one"),
    "commands/text.py": ("istanbul", "the game that is played where nobody names one"),
    "positions/__init__.py": (
        "istanbul sultan",
        "types of the positions that come with the package, for type checkers",
    ),
    "locale/en/ui.toml": ("ruby", "a label of the row of gems, a part of the front end that both bazaars share"),
    "locale/en/tournament.ftl": ("lira", "an example of options, as it is typed"),
}


class Find(NamedTuple):
    """A word of a game in a file that should know none."""

    path: Path
    line: int
    word: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line} names {self.word!r}"


@cache
def messages() -> tuple[tuple[str, str, str], ...]:
    """Return kind, name and text of every message of every game."""
    found = []
    for game in GAMES:
        for name in dialect_of(game).FILES:
            owner, _, file = name.rpartition("/")
            found += MESSAGE.findall(kit_of(owner or game).read("locale", "en", f"{file}.ftl"))
    return tuple(found)


@cache
def vocabulary() -> frozenset[str]:
    """Return every word that names a thing of a game, or a game, and no ordinary thing."""
    texts = [text for kind, _, text in messages() if kind in NAMES and "{" not in text]
    texts += [text for kind, _, text in messages() if kind in TITLES and " " not in text]
    texts += [name for kind, name, _ in messages() if kind in ("card", "count")]
    texts += [place.name for place in rules_for(complete({"expansion": "grand"})).places.values()]
    texts += ["cushion", "trick", "bazaar", "market", "warehouse", *GAMES]
    ordinary = {word for words in ORDINARY.values() for word in words.split()}
    return frozenset({word for text in texts for word in words_in(text) if len(word) > 2} - ordinary)


@cache
def phrases() -> re.Pattern[str]:
    """Return what finds the titles of places and cards that have several words."""
    titles = {text for kind, _, text in messages() if kind in TITLES and " " in text and "{" not in text}
    return re.compile("|".join(rf"\b{re.escape(title)}\b" for title in sorted(titles)))


def words_in(text: str) -> set[str]:
    """Return the words of a text or of a name in code, in lower case and in the singular."""
    return {singular(word.lower()) for word in WORD.findall(text)}


def singular(word: str) -> str:
    """Return a word without the ending of its plural."""
    if word.endswith("ies"):
        return f"{word[:-3]}y"
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us")) else word


def named_in(text: str) -> set[str]:
    """Return the things of games that a text names; the package's own name is none of them."""
    plain = re.sub("istanbul[-_]nb", "", text, flags=re.IGNORECASE)
    return (words_in(plain) & vocabulary()) | set(phrases().findall(plain))


def texts_of(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield every name and every text of a module with its line; docstrings and defaults of parameters are left out."""
    silent = {*docstrings(tree), *defaults(tree)}
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in silent:
            yield line, node.value
        for field in ("id", "attr", "arg", "name", "asname", "module"):
            if isinstance(value := getattr(node, field, None), str):
                yield line, value


def docstrings(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the docstrings of a module: examples are of games."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and isinstance(node.body[0], ast.Expr):
            yield node.body[0].value


def defaults(tree: ast.AST) -> Iterator[ast.AST]:
    """Yield the defaults of parameters: the game that is meant where nobody names one."""
    for node in ast.walk(tree):
        if isinstance(node, ast.arguments):
            yield from (each for each in (*node.defaults, *node.kw_defaults) if each is not None)
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == "game":
            yield from [] if node.value is None else [node.value]


def finds(path: Path, source: str | None = None) -> list[Find]:
    """Return the things of games that a module or a file of sentences names."""
    text = path.read_text(encoding="utf-8") if source is None else source
    parts = texts_of(ast.parse(text)) if path.suffix == ".py" else enumerate(text.splitlines(), 1)
    return [Find(path, line, word) for line, part in parts for word in sorted(named_in(part))]


def is_allowed(find: Find) -> bool:
    """Return whether a word is an exception that is declared."""
    words, _ = NAMED.get(find.path.relative_to(ROOT).as_posix(), ("", ""))
    return find.word in words.split()


@pytest.mark.parametrize("paths", [CODE, SENTENCES], ids=["code", "sentences"])
def test_no_room_names_a_thing_of_a_game(paths: list[Path]) -> None:
    assert [str(find) for path in paths for find in finds(path) if not is_allowed(find)] == []


def test_every_exception_is_needed() -> None:
    found = {
        (find.path.relative_to(ROOT).as_posix(), find.word) for path in (*CODE, *SENTENCES) for find in finds(path)
    }
    assert {(file, word) for file, (words, _) in NAMED.items() for word in words.split()} <= found


def test_the_vocabulary_is_that_of_all_games() -> None:
    assert {
        "wainwright",
        "teahouse",
        "fabric",
        "coffee",
        "governor",
        "palace2",
        "familywalk",
        "merchant",
    } <= vocabulary()
    assert {"crystal", "ruby", "lira", "stone", "cushion", "istanbul", "sultan"} <= vocabulary()
    assert phrases().findall("the Tea House, Free extension") == ["Tea House", "Free extension"]


@pytest.mark.parametrize(
    ("source", "word"),
    [
        ("MERCHANTS = 3", "merchant"),
        ("def f(guild_card): ...", "guild"),
        ("view['lira_paid']", "lira"),
        ("from istanbul_nb.games.istanbul import rules", "istanbul"),
        ("x = 'Ruby for six goods'", "Ruby for six goods"),
        ("class TeahouseRow: ...", "teahouse"),
        ("kind = 'palace2'", "palace2"),
        ("def play(game='istanbul'): ...", None),
        ("'''Draw the merchant.'''", None),
        ("import istanbul_nb.words", None),
        ("cards, dice, letters = hand", None),
    ],
)
def test_the_walk_itself_finds_names_texts_and_titles(source: str, word: str | None) -> None:
    found = {find.word for find in finds(ROOT / "core" / "action.py", source)}
    assert (word in found) if word else found == set()
