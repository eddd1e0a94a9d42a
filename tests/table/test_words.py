"""Every word that the browser asks for is there in every language, with the same facts, and none is left over."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb.match.match import Match
from istanbul_nb.table.words import table_words, ui_of_game, ui_page, ui_words
from istanbul_nb.words import LANGUAGES
from tests.games.fourth.noughts import Noughts

SOURCES = Path(__file__).parents[2] / "widgets" / "src"
FACES = [path.name for path in sorted((SOURCES / "games").iterdir())]
STRINGS = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9]+)*)["'`]""")
BEGINNINGS = re.compile(r"`([a-z-]+-)\$\{")
ASKED = re.compile(r"say\(\s*(?:store\.)?words,\s*'([^']+)'")
FACTS = re.compile(r"\{(\w+)\}")


def shown_by(face: str) -> str:
    """Return a game that a face shows: its own one, or one that brings no face."""
    return Match(Noughts()).game.info.id if face == "plain" else face


def source(face: str | None = None) -> str:
    """Return what all tables are written in, or what one face adds."""
    paths = sorted((SOURCES / "games" / face if face else SOURCES).rglob("*.ts*"))
    own = [path for path in paths if face or "games" not in path.relative_to(SOURCES).parts]
    assert own
    return "\n".join(path.read_text(encoding="utf-8") for path in own)


def left_over(page: Iterable[str], text: str) -> list[str]:
    """Return the words of a page that a text does not use."""
    beginnings, used = tuple(BEGINNINGS.findall(text)), set(STRINGS.findall(text))
    return [key for key in page if key not in used and not key.startswith(beginnings)]


@pytest.mark.parametrize("face", FACES)
def test_the_browser_has_words_for_all_that_it_says(face: str) -> None:
    asked = set(ASKED.findall(source() + source(face)))
    assert "question" in asked
    assert asked <= set(ui_words("en", shown_by(face)))


@pytest.mark.parametrize("face", FACES)
def test_no_word_is_left_over(face: str) -> None:
    assert left_over(ui_of_game("en", shown_by(face)), source() + source(face)) == []
    assert left_over(ui_page("en", "ui"), "\n".join([source(), *map(source, FACES)])) == []


@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_facts(language: str, face: str) -> None:
    game = shown_by(face)
    english, other = ui_words("en", game), ui_words(language, game)
    assert list(other) == list(english)
    assert {key: set(FACTS.findall(text)) for key, text in other.items()} == {
        key: set(FACTS.findall(text)) for key, text in english.items()
    }
    assert all(text.strip() for text in other.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_cards_and_tiles_have_words_and_faces(language: str) -> None:
    words: Any = table_words(language)
    assert list(words["places"]) == list(range(1, 17))
    assert len(words["cards"]) == 10
    assert all(place["rule"] in words["rules"] for place in words["places"].values())
    assert all(card["face"] and card["effect"] for card in words["cards"].values())
