"""The words that the browser needs, once for a language."""

from __future__ import annotations

import sys
from functools import cache, lru_cache
from importlib import resources

from istanbul_nb.games import kit_of
from istanbul_nb.table import wire
from istanbul_nb.table.faces import face_of, front_end_of
from istanbul_nb.words import LANGUAGES, Words

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib


@cache
def ui_words(language: str, game: str) -> dict[str, str]:
    """Return buttons and labels of every table and of this game's; the browser fills in facts in {braces}."""
    return {**ui_page(language, "ui"), **ui_of_game(language, game)}


@cache
def ui_of_game(language: str, game: str) -> dict[str, str]:
    """Return those of a game; the plain face knows of it what the game says of itself."""
    kit = kit_of(game)
    if kit.face is None:
        return {**ui_page(language, "ui-plain"), "save-default": f"{game}.match", "title": kit.info.title}
    words: dict[str, str] = tomllib.loads(kit.read("locale", language, "ui.toml"))
    return words


@cache
def ui_page(language: str, name: str) -> dict[str, str]:
    """Return one file of them."""
    text = (resources.files("istanbul_nb") / "locale" / language / f"{name}.toml").read_text(encoding="utf-8")
    words: dict[str, str] = tomllib.loads(text)
    return words


@lru_cache(maxsize=64)
def table_words(language: str, setup: str = "none", game: str = "istanbul") -> wire.Words:
    """Return everything that changes with the language and the setup only."""
    words = Words(language, game)
    return {
        "language": language,
        "languages": [[each, words.say(f"language-{each}")] for each in LANGUAGES],
        "game": game,
        "face": front_end_of(game),
        "ui": ui_words(language, game),
        "setup": setup,
        **face_of(game).labels(language, setup),
    }
