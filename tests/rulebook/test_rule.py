"""A rule by its id: what it says in every language, how it shows itself, and who is meant by a wrong id."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import istanbul_nb
from istanbul_nb import MatchError, rule
from istanbul_nb.games import GAMES
from istanbul_nb.words import LANGUAGES
from istanbul_nb.words.dialects import dialect_of
from istanbul_nb.words.words import rulebook, rulebook_page

IDS = [id for game in GAMES for id in rulebook(game)]
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


class Page(HTMLParser):
    """The text of a piece of a web page, and the elements that it is made of."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text, self.tags, self.open = "", set[str](), list[str]()
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.add(tag)
        self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_tells_title_text_and_example(game: str, language: str) -> None:
    for page in dialect_of(game).PAGES:
        for id in rulebook_page(game, page):
            told = rule(id, language)
            assert (told.id, told.game, told.page, told.language) == (id, game, page, language)
            assert all(text.strip() for text in (told.title, told.text, told.example))
            assert bool(CYRILLIC.search(told.title + told.text + told.example)) == (language == "ru")


def test_an_example_is_no_copy_of_the_text() -> None:
    for id in IDS:
        told = rule(id)
        assert told.example != told.text


def test_in_a_terminal_it_is_a_few_short_lines() -> None:
    told = rule("ist.place.market")
    text = str(told)
    assert max(map(len, text.splitlines())) <= 88
    flowing = " ".join(text.split())
    assert all(part in flowing for part in (told.title, "ist.place.market", told.text, told.example, told.task))
    assert repr(told) == "<Rule ist.place.market: Large and Small Market>"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_notebook_it_shows_itself(language: str) -> None:
    for id in IDS:
        told = rule(id, language)
        bundle = told._repr_mimebundle_()
        assert bundle["text/plain"] == str(told)
        page = Page(bundle["text/html"])
        assert page.open == []
        assert all(part in page.text for part in (told.title, told.text, told.example, told.task, id))
        assert page.tags <= {"div", "p", "b", "code"}
        assert f'lang="{language}"' in bundle["text/html"]


def test_on_a_page_of_any_colour_it_can_be_read() -> None:
    """Check that letters have the colour of the page's own; what lies behind them is a tint of it."""
    html = rule("ist.goal")._repr_mimebundle_()["text/html"]
    assert not re.search(r"[;\"]color:", html)
    assert re.findall(r"background:([^;\"]+)", html) == ["none", "color-mix(in srgb, currentColor 7%, transparent)"]


def test_marks_of_a_text_are_no_markup() -> None:
    odd = istanbul_nb.Rule("x", "<b>", "1 < 2 & 3", "<script>", "istanbul", "istanbul")
    html = odd._repr_mimebundle_()["text/html"]
    assert "<script>" not in html
    assert Page(html).text.count("1 < 2 & 3") == 1


@pytest.mark.parametrize(
    ("wrong", "meant"),
    [
        ("ist.move.step", "ist.move.steps"),
        ("ist.moves.steps", "ist.move.steps"),
        ("smuggler", "ist.meet.smuggler"),
        ("IST.GOAL", "ist.goal"),
        ("sultan.tye", "sultan.tie"),
        ("dice.bazaar.rubies", "dice.bazaar.ruby"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_id_gets_the_nearest_ones_in_a_sentence(wrong: str, meant: str, language: str) -> None:
    with pytest.raises(MatchError) as raised:
        rule(wrong, language)
    assert raised.value.reason == "rule-unknown"
    assert wrong in str(raised.value)
    assert meant in str(raised.value)


@pytest.mark.parametrize("wrong", ["", "zzzzzz", "x" * 300])
def test_an_id_that_is_like_none_is_told_where_all_of_them_are(wrong: str) -> None:
    with pytest.raises(MatchError, match=r'rulebook\("istanbul"\)') as raised:
        rule(wrong)
    assert len(str(raised.value)) < 250


def test_spaces_around_an_id_do_not_matter() -> None:
    assert rule(" ist.goal\n") == rule("ist.goal")


def test_an_unknown_language_is_told_too() -> None:
    with pytest.raises(ValueError, match="en, ru"):
        rule("ist.goal", "de")
