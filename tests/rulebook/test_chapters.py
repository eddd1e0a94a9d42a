"""The chapters of the books: every rule stands in just one place, and nothing is named that is not there."""

from __future__ import annotations

import pytest

from istanbul_nb.games import GAMES
from istanbul_nb.rulebooks.chapters import _contents, beside, parts
from istanbul_nb.words import LANGUAGES
from istanbul_nb.words.words import rulebook

RULINGS = ("ruling.", "dice.ruling.", "sultan.ruling.")


def rules_in(game: str) -> list[str]:
    return [rule for part in parts(game) for chapter in part.chapters for rule in chapter.rules]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_stands_in_one_chapter_or_beside_a_rule(game: str) -> None:
    placed = [*rules_in(game), *beside(game)]
    assert sorted(placed) == sorted(rulebook(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_stands_beside_a_rule_of_its_game_that_has_a_chapter(game: str) -> None:
    for ruling, rule in beside(game).items():
        assert ruling.startswith(RULINGS)
        assert ruling in rulebook(game)
        assert rule in rules_in(game)


@pytest.mark.parametrize("game", GAMES)
def test_rulings_have_chapters_of_their_own(game: str) -> None:
    for part in parts(game):
        for chapter in part.chapters:
            assert {rule.startswith(RULINGS) for rule in chapter.rules} == {chapter.name.endswith("doubt")}


@pytest.mark.parametrize("game", GAMES)
def test_every_pattern_means_something_and_titles_are_written(game: str) -> None:
    names = [chapter.name for part in parts(game) for chapter in part.chapters]
    assert len(set(names)) == len(names)
    for part in parts(game):
        assert set(part.title) == set(LANGUAGES)
        assert all(set(chapter.title) == set(LANGUAGES) for chapter in part.chapters)
    for part in _contents(game)["parts"]:
        for chapter in part["chapters"]:
            for pattern in chapter["rules"]:
                assert any(rule == pattern or rule.startswith(pattern) for rule in rulebook(game)), pattern


def test_the_book_of_istanbul_goes_from_the_base_game_to_the_variants() -> None:
    assert [part.title["en"] for part in parts("istanbul")] == [
        "Base game",
        "Mocha & Baksheesh",
        "Letters & Seals",
        "Variants",
    ]
    base = [chapter.name for chapter in parts("istanbul")[0].chapters]
    assert base == ["table", "setup", "turn", "places", "cards", "end", "doubt"]
    assert parts("istanbul")[0].chapters[2].rules[:2] == ("ist.turn.order", "ist.move.steps")
