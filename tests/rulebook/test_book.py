"""The book as a widget: what travels to the browser, what the page may ask for, what is left without a kernel."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb import MatchError, Rulebook, rule, rulebook
from istanbul_nb.games import GAMES
from istanbul_nb.rulebooks.chapters import parts
from istanbul_nb.rulebooks.contents import contents
from istanbul_nb.table.words import ui_page
from istanbul_nb.words import LANGUAGES
from istanbul_nb.words.words import rulebook as rules_of

SOURCES = Path(__file__).parents[2] / "widgets" / "src" / "rulebook"
MOST = 330_000  # bytes of a whole book in both languages, which travel once


def said(book: Rulebook, **message: Any) -> None:
    """Let the page say something."""
    book.page._handle_custom_msg(message, [])


def shown(book: Rulebook) -> list[Any]:
    """Return the page, and the table below it if there is one."""
    return list(book.children)


@pytest.mark.parametrize("game", GAMES)
def test_all_texts_travel_once_and_are_those_of_the_rules(game: str) -> None:
    sent = contents(game)
    assert len(json.dumps(sent, ensure_ascii=False).encode()) < MOST
    assert sent == json.loads(json.dumps(sent, default=list)) | {"parts": sent["parts"]}
    for id in rules_of(game):
        for language in LANGUAGES:
            told = rule(id, language)
            text = f"{told.text} {told.assumed}".rstrip()
            expected = [told.title, text, told.example, *([told.task] if told.task else [])]
            assert sent["rules"][id][language] == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_words_for_all_that_it_says_and_none_is_left_over(language: str) -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.ts*")))
    asked = set(re.findall(r"\bsay\('([a-z-]+)'", source)) | set(re.findall(r"turn\([^()]*, '([a-z-]+)'\)", source))
    words = contents("istanbul")["words"][language]
    assert asked == set(words)
    assert all(text.strip() for text in words.values())
    facts = {key: set(re.findall(r"\{(\w+)\}", text)) for key, text in ui_page(language, "ui-rulebook").items()}
    assert facts == {key: set(re.findall(r"\{(\w+)\}", text)) for key, text in ui_page("en", "ui-rulebook").items()}


def test_it_opens_at_a_rule_and_turns_to_others() -> None:
    book = rulebook("istanbul", "ru", rule="ist.goal")
    assert (book.page.rule, book.page.language) == ("ist.goal", "ru")
    book.rule = "mocha.place.tavern"
    assert book.page.rule == "mocha.place.tavern"
    book.page.rule, book.page.language = "ist.end.rank", "en"  # a reader follows a link and changes the language
    assert (book.rule, book.language) == ("ist.end.rank", "en")


@pytest.mark.parametrize(
    ("game", "wrong", "says"),
    [("istanbul", "ist.goa", "ist.goal"), ("istanbul", "sultan.tie", r'rulebook\("sultan"\)'), ("dice", "zz", "zz")],
)
def test_a_rule_that_is_not_in_the_book_is_told(game: str, wrong: str, says: str) -> None:
    with pytest.raises(MatchError, match=says):
        rulebook(game, rule=wrong)
    book = rulebook(game)
    with pytest.raises(MatchError, match=says):
        book.rule = wrong
    assert book.page.rule == ""


def test_an_unknown_game_or_language_is_told() -> None:
    with pytest.raises(MatchError, match="istanbul, dice, sultan"):
        rulebook("chess")
    with pytest.raises(ValueError, match="en, ru"):
        rulebook("dice", "de")


def test_trying_lays_a_table_below_and_closing_puts_it_away() -> None:
    book = rulebook("istanbul")
    said(book, kind="try", rule="ist.place.teahouse")
    assert book.page.tried == book.rule == "ist.place.teahouse"
    table = book.table
    assert table is not None
    assert shown(book) == [book.page, table]
    assert table.match is not None
    table.match.do("call 5")
    said(book, kind="try", rule="ist.place.teahouse")  # once more
    assert book.table is not table
    assert book.table is not None
    assert len(book.table.match.steps if book.table.match else [None]) == 0
    assert table.comm is None
    said(book, kind="close")
    assert book.page.tried == ""
    assert book.table is None
    assert shown(book) == [book.page]


def test_page_and_table_speak_the_same_language() -> None:
    book = rulebook("istanbul")
    book.try_out("ist.place.teahouse")
    assert book.table is not None
    match = book.table.match
    assert match is not None
    book.page.language = "ru"
    assert match.language == "ru"
    match.language = "en"
    assert book.page.language == "en"
    book.close_table()
    book.language = "ru"
    assert match.language == "en"


@pytest.mark.parametrize(
    "message",
    [{"kind": "try", "rule": "ist.goal"}, {"kind": "try", "rule": "nothing"}, {"kind": "try"}, {"rule": 7}, "try"],
)
def test_what_makes_no_sense_does_nothing(message: Any) -> None:
    book = rulebook("istanbul")
    book.page._handle_custom_msg(message, [])
    assert shown(book) == [book.page]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_without_a_kernel_the_chapters_are_listed(game: str, language: str) -> None:
    bundle = rulebook(game, language)._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in bundle
    for part in parts(game):
        for chapter in part.chapters:
            title = chapter.title[language]
            assert f"  {title}: " in bundle["text/plain"]
            assert f"<b>{title}</b>: " in bundle["text/html"]
    assert rule(next(iter(rules_of(game))), language).title in bundle["text/plain"]


def test_all_books_share_one_style_and_one_module() -> None:
    one, other = rulebook("istanbul").page, rulebook("sultan").page
    assert (one._esm, one._css, one._anywidget_id) == (other._esm, other._css, other._anywidget_id)
