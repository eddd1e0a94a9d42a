"""Every word that the browser asks for is there in every language, with the same facts, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from istanbul_nb.table.words import table_words, ui_words
from istanbul_nb.words import LANGUAGES

SOURCES = sorted((Path(__file__).parents[2] / "widgets" / "src").rglob("*.ts*"))
STRINGS = re.compile(r"""["'`]([a-z]+(?:-[a-z0-9]+)*)["'`]""")
BEGINNINGS = re.compile(r"`([a-z-]+-)\$\{")
ASKED = re.compile(r"say\(\s*(?:store\.)?words,\s*\"([^\"]+)\"")
FACTS = re.compile(r"\{(\w+)\}")


def source() -> str:
    assert SOURCES
    return "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)


def test_the_browser_has_words_for_all_that_it_says() -> None:
    assert set(ASKED.findall(source())) <= set(ui_words("en"))


def test_no_word_is_left_over() -> None:
    text = source()
    beginnings = tuple(BEGINNINGS.findall(text))
    used = set(STRINGS.findall(text))
    assert [key for key in ui_words("en") if key not in used and not key.startswith(beginnings)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things_with_the_same_facts(language: str) -> None:
    english, other = ui_words("en"), ui_words(language)
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
