"""What the gallery shows of the rulebook: chapters, a search, a rule that is tried, in every width and theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from istanbul_nb import rulebook
from istanbul_nb.rulebooks.book import RulebookPage
from tests.browser.stage import Stage

PHONE, NARROW, DESKTOP, WIDE = 390, 760, 1200, 1600
LIGHT, DARK = "light", "dark"


def book(game: str = "istanbul", language: str = "en", rule: str = "") -> Callable[[], RulebookPage]:
    """Return the page of a book, open at a rule."""
    return lambda: rulebook(game, language, rule=rule).page


def searched(text: str) -> Callable[[Stage], object]:
    def search(stage: Stage) -> object:
        stage.find("input").fill(text)
        stage.settle()
        return stage

    return search


def led(stage: Stage) -> object:
    """Go from what was found to the chapter of the first rule."""
    searched("smuggler")(stage)
    return stage.click(".entry .quiet")


def _chapter(stage: Stage) -> object:
    """Go from the one rule that was asked for to all of its chapter."""
    return stage.click("main > .quiet")


def _unfolded(stage: Stage) -> object:
    return stage.click(".fold")


def tried(language: str = "en") -> Callable[[], RulebookPage]:
    """Return a page where a rule is being tried: the table that lies below is another widget."""

    def page() -> RulebookPage:
        shown = rulebook("istanbul", language)
        shown.try_out("ist.place.teahouse")
        return shown.page

    return page


RULEBOOK: list[tuple[Any, ...]] = [
    ("rulebook", "The rulebook as it opens", book()),
    ("rulebook-rule", "Open at a rule", book(rule="ist.move.steps")),
    (
        "rulebook-rule-phone-ru",
        "Open at a rule, on a phone in Russian",
        book(language="ru", rule="ist.tile.red"),
        PHONE,
    ),
    ("rulebook-wide", "The places, 1600 wide", book(rule="ist.place.market"), WIDE, LIGHT, _chapter),
    ("rulebook-dark", "The places in the dark", book(rule="ist.place.market"), DESKTOP, DARK, _chapter),
    ("rulebook-narrow-ru", "A turn, narrow", book(language="ru", rule="ist.move.steps"), NARROW, LIGHT, _chapter),
    ("rulebook-ru", "The rulebook in Russian", book(language="ru", rule="mocha.place.tavern"), WIDE, LIGHT, _chapter),
    ("rulebook-phone", "The rulebook on a phone", book(), PHONE),
    ("rulebook-phone-dark-ru", "The same, dark and Russian", book("dice", "ru"), PHONE, DARK),
    ("rulebook-chapters-phone", "The chapters on a phone", book(), PHONE, LIGHT, _unfolded),
    ("rulebook-search", "Searching", book(), DESKTOP, LIGHT, searched("smuggler good")),
    ("rulebook-search-dark-ru", "Searching in Russian", book("dice", "ru"), DESKTOP, DARK, searched("рубины мечети")),
    ("rulebook-search-phone", "Searching on a phone", book("sultan"), PHONE, LIGHT, searched("tie")),
    ("rulebook-nothing", "Nothing was found", book(), NARROW, LIGHT, searched("chess")),
    ("rulebook-led", "From what was found to its chapter", book(), DESKTOP, LIGHT, led),
    ("rulebook-sultan", "The book of Sultan", book("sultan")),
    ("rulebook-dice-dark", "The book of the Dice Game in the dark", book("dice"), WIDE, DARK),
    ("rulebook-tried", "A rule is being tried", tried()),
    ("rulebook-tried-phone-ru", "The same on a phone in Russian", tried("ru"), PHONE),
]
