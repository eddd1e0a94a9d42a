"""Every word that the browser asks for is there in every language, with the same facts, and none is left over."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

import pytest

from istanbul_nb.table.words import table_words, ui_of_game, ui_page, ui_words
from istanbul_nb.words import LANGUAGES

SOURCES = Path(__file__).parents[2] / "widgets" / "src"
GAMES = [path.name for path in sorted((SOURCES / "games").iterdir())]
STRINGS = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9]+)*)["'`]""")
BEGINNINGS = re.compile(r"`([a-z-]+-)\$\{")
ASKED = re.compile(r"say\(\s*(?:store\.)?words,\s*'([^']+)'")
FACTS = re.compile(r"\{(\w+)\}")


def source(game: str | None = None) -> str:
    """Return what all tables are written in, or what one game adds."""
    paths = sorted((SOURCES / "games" / game if game else SOURCES).rglob("*.ts*"))
    own = [path for path in paths if game or "games" not in path.relative_to(SOURCES).parts]
    assert own
    return "\n".join(path.read_text(encoding="utf-8") for path in own)


def left_over(page: Iterable[str], text: str) -> list[str]:
    """Return the words of a page that a text does not use."""
    beginnings, used = tuple(BEGINNINGS.findall(text)), set(STRINGS.findall(text))
    return [key for key in page if key not in used and not key.startswith(beginnings)]


@pytest.mark.parametrize("game", GAMES)
def test_the_browser_has_words_for_all_that_it_says(game: str) -> None:
    asked = set(ASKED.findall(source() + source(game)))
    assert "question" in asked
    assert asked <= set(ui_words("en", game))


@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_left_over(game: str) -> None:
    assert left_over(ui_of_game("en", game), source() + source(game)) == []
    assert left_over(ui_page("en", "ui"), "\n".join([source(), *map(source, GAMES)])) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_facts(language: str, game: str) -> None:
    english, other = ui_words("en", game), ui_words(language, game)
    assert list(other) == list(english)
    assert {key: set(FACTS.findall(text)) for key, text in other.items()} == {
        key: set(FACTS.findall(text)) for key, text in english.items()
    }
    assert all(text.strip() for text in other.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cards_and_tiles_have_words_and_faces(language: str) -> None:
    words = table_words(language)
    assert list(words["places"]) == list(range(1, 17))
    assert len(words["cards"]) == 10
    assert all(place["rule"] in words["rules"] for place in words["places"].values())
    assert all(card["face"] and card["effect"] for card in words["cards"].values())
