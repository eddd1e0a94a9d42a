"""The rulebook teaches: every rule has a title, a text and an example, in every language."""

from __future__ import annotations

import pytest

from istanbul_nb.games import GAMES
from istanbul_nb.words import LANGUAGES
from istanbul_nb.words.dialects import dialect_of
from istanbul_nb.words.words import rulebook_page

from .files import GAMES_FOLDER

PAGES = [(game, page) for game in GAMES for page in dialect_of(game).PAGES]
PARTS = ("title", "text", "example")
LONGEST = 600


@pytest.fixture(params=PAGES, ids=lambda page: page[1])
def page(request: pytest.FixtureRequest) -> tuple[str, str]:
    """Return a game and a page of its rulebook."""
    game, name = request.param
    return str(game), str(name)


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def part_of(page: tuple[str, str], part: str, language: str) -> dict[str, str]:
    """Return the titles, the texts or the examples of a page by the id of their rule, empty where there is none."""
    return {rule: entry.get(part, {}).get(language, "").strip() for rule, entry in rulebook_page(*page).items()}


def test_every_page_belongs_to_a_game() -> None:
    files = {(path.parts[-4], path.stem) for path in GAMES_FOLDER.glob("*/data/rulebook/*.toml")}
    assert {(game, "chapters") for game in GAMES} | set(PAGES) == files


@pytest.mark.parametrize("part", PARTS)
def test_every_rule_has_a_title_a_text_and_an_example(page: tuple[str, str], part: str, language: str) -> None:
    assert [rule for rule, said in part_of(page, part, language).items() if not said] == []


def test_every_language_says_it_in_its_own_words(page: tuple[str, str]) -> None:
    for part in ("text", "example"):
        said = [part_of(page, part, language) for language in LANGUAGES]
        for rule in rulebook_page(*page):
            written = [each[rule] for each in said if each[rule]]
            assert len(set(written)) == len(written), rule


def test_an_example_shows_more_than_its_text_says(page: tuple[str, str], language: str) -> None:
    texts = part_of(page, "text", language)
    assert [rule for rule, said in part_of(page, "example", language).items() if said and said in texts[rule]] == []


def test_no_example_is_told_twice(page: tuple[str, str], language: str) -> None:
    examples = [said for said in part_of(page, "example", language).values() if said]
    assert sorted(examples) == sorted(set(examples))


@pytest.mark.parametrize("part", ["text", "example"])
def test_texts_and_examples_are_short(page: tuple[str, str], part: str, language: str) -> None:
    lengths = {rule: len(said) for rule, said in part_of(page, part, language).items()}
    assert {rule: length for rule, length in lengths.items() if length > LONGEST} == {}
