"""The rulebook in JupyterLab: read, searched, followed, in both languages, by keyboard, and tried at a table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from istanbul_nb import rule

from .conftest import Desk
from .lab import Notebook
from .table import Table
from .test_looks import RUN_AXE, THEMES, at_each_width, look

OPEN = "from istanbul_nb import rule, rulebook\nbook = rulebook('istanbul')\nbook"
UNLABELLED = """page => [...page.querySelectorAll('button, input, summary, [tabindex]')]
  .filter((node) => !node.hasAttribute('data-lm-suppress-shortcuts')).map((node) => node.outerHTML.slice(0, 90))"""


class Book:
    """A page of the rulebook, as a reader handles it."""

    def __init__(self, sheet: Notebook) -> None:
        self.sheet = sheet
        self.root = sheet.locate(".ist.of-rulebook")
        self.root.wait_for()

    def find(self, selector: str) -> Locator:
        return self.root.locator(selector)

    def button(self, name: str) -> Locator:
        return self.root.get_by_role("button", name=name, exact=True)

    def search(self, text: str) -> None:
        """Type it, letter by letter."""
        self.find("input").click()
        self.sheet.page.keyboard.press("Control+a")
        self.sheet.page.keyboard.type(text)

    def entry(self, id: str) -> Locator:
        return self.find(f'article[data-rule="{id}"]')

    def titles(self) -> list[str]:
        return [title.splitlines()[-1] for title in self.find(".entry h3").all_inner_texts()]

    def cells(self) -> int:
        return self.sheet.locate(".jp-Notebook .jp-Cell").count()


def test_a_rule_is_found_followed_and_read_in_both_languages(desk: Desk) -> None:
    sheet = desk.open(OPEN)
    book = Book(sheet)
    cells, sent = book.cells(), len(sheet.sent)
    book.search("smuggler bb")  # two letters that JupyterLab would take for commands
    expect(book.find(".count")).to_have_text(re.compile("Nothing was found"))
    book.search("smuggler")
    expect(book.entry("ist.meet.smuggler").locator("mark").first).to_have_text("Smuggler")
    assert book.titles()[0] == rule("ist.meet.smuggler").title
    assert {"Governor and smuggler", "A good that does not fit"} <= set(book.titles())
    assert book.cells() == cells
    assert len(sheet.sent) == sent  # nothing was asked of the kernel

    book.entry("ruling.smuggler-full").get_by_role("button", name="About the rule: Smuggler").click()
    expect(book.find(".chapter")).to_have_text(re.compile("Your turn$"))
    expect(book.entry("ist.meet.smuggler")).to_be_focused()
    expect(book.entry("ist.meet.smuggler").locator('[data-rule="ruling.smuggler-full"] p').first).to_be_visible()
    expect(book.find("input")).to_have_value("")
    assert sheet.ask("book.rule") == "ruling.smuggler-full"

    book.button("Русский").click()
    told = rule("ist.meet.smuggler", "ru")
    expect(book.entry("ist.meet.smuggler")).to_contain_text(told.text)
    expect(book.entry("ist.meet.smuggler")).to_contain_text(told.example)
    expect(book.root).to_have_attribute("lang", "ru")
    assert sheet.ask("book.language") == "ru"
    book.search("рубинов наместник")
    expect(book.find(".entry mark").first).to_be_visible()
    book.search("ist.goal")
    assert book.titles() == [rule("ist.goal", "ru").title]


def test_python_turns_the_page_and_a_rule_shows_itself(desk: Desk) -> None:
    sheet = desk.open(OPEN, "rule('ist.goal')")
    book = Book(sheet)
    sheet.do("book.rule = 'mocha.place.tavern'")
    expect(book.find(".chapter")).to_have_text(re.compile("Mocha & Baksheesh\\s*The places"))
    expect(book.entry("mocha.place.tavern")).to_be_visible()
    assert book.find(".entry").count() == 1
    book.button("All rules of this chapter: 7").click()
    expect(book.entry("mocha.place.tavern")).to_be_focused()
    expect(book.find(".entry")).to_have_count(7)
    shown = sheet.locate(".jp-OutputArea-output").last
    expect(shown).to_contain_text(rule("ist.goal").example)
    assert shown.locator("div[lang=en] p").count() == 2


def test_the_keyboard_is_enough(desk: Desk) -> None:
    book = Book(desk.open(OPEN))
    press = book.sheet.page.keyboard.press
    cells = book.cells()
    assert book.root.evaluate(UNLABELLED) == []
    book.find("input").focus()
    for key in ("Tab", "Tab", "Tab", "ArrowDown", "ArrowDown"):  # over both languages to the chapters
        press(key)
    expect(book.find('nav [data-chapter="turn"]')).to_be_focused()
    press("Enter")
    expect(book.find('nav [aria-current="page"]')).to_have_text(re.compile("Your turn"))
    expect(book.find('nav [data-chapter="turn"]')).to_be_focused()
    for key in ("End", "b", "Home", "a"):
        press(key)
    expect(book.find('nav [data-chapter="table"]')).to_be_focused()
    book.find('[data-turn="next"]').focus()
    press("Enter")
    expect(book.find("h3.chapter")).to_have_text(re.compile("The places$"))
    expect(book.find("h3.chapter")).to_be_focused()
    assert book.cells() == cells


def test_a_rule_is_tried_at_a_table(desk: Desk) -> None:
    sheet = desk.open(OPEN)
    book = Book(sheet)
    book.search("tea house call")
    book.entry("ist.place.teahouse").get_by_role("button", name="Try it: Tea House").click()
    expect(book.find(".tried .now")).to_contain_text(rule("ist.place.teahouse").task)
    expect(book.find(".tried")).to_be_focused()
    table = Table(sheet)
    laid_out = table.revision
    table.do("call 5")
    expect(table.find(".prompt")).to_contain_text("Anna rolled")
    book.button("Русский").click()
    expect(table.root).to_have_attribute("lang", "ru")
    book.button("Разложить заново").click()
    expect(sheet.locate(".ist.of-table")).to_have_attribute("data-revision", str(laid_out))
    book.button("Назад к книге").click()
    expect(sheet.locate(".ist.of-table")).to_have_count(0)
    expect(book.find("h3.chapter")).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_serious_is_found_and_nothing_sticks_out(desk: Desk, theme: str) -> None:
    sheet = look(desk, theme, OPEN)
    book = Book(sheet)
    found = []
    for width in at_each_width(sheet):
        for state in ("", "ruby", "chess"):
            book.find("input").fill(state)
            found += sheet.page.evaluate(RUN_AXE)
            needed, given = book.root.evaluate("page => [page.scrollWidth, page.clientWidth]")
            assert needed <= given + 1, width
    assert found == []
