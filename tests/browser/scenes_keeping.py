"""What a page says about keeping: a disk that takes nothing, a match that is open elsewhere, or was taken over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from istanbul_nb.match.match import Match
from istanbul_nb.table.table import Table
from istanbul_nb.table.widget import TableWidget
from tests.browser.moments import moment
from tests.browser.stage import Stage

PHONE, DESKTOP, LAPTOP = 390, 1200, 1366
LIGHT, DARK = "light", "dark"
FILE = "istanbul-20260704-201533-3fa9c1.match"
LEFT = {"path": FILE, "copy": "istanbul-20260704-214802-b07e5d.match"}
FULL = {"path": f"/home/anna/.local/share/istanbul_nb/matches/{FILE}", "problem": "No space left on device"}
FACTS = {"full": FULL, "copy": LEFT, "taken": LEFT}
NAMED = {f"our evening {number}": "Anna, Boris" for number in range(1, 8)}
OPEN: list[Match] = []  # matches that stay open while pictures of the start panel are taken


def told(reason: str, language: str = "en") -> Callable[[], TableWidget]:
    """Return a table that says something about keeping."""

    def table() -> TableWidget:
        match = moment("move", language)
        match.set_trait("notice", {"reason": f"autosave-{reason}", "facts": FACTS[reason]})
        return Table(match, pace=0.0)

    return table


def offered(language: str = "en") -> Callable[[], TableWidget]:
    """Return a start panel while a match is open elsewhere."""

    def table() -> TableWidget:
        if not OPEN:
            OPEN.append(moment("act-10", alone=False))
            OPEN[0].keeper.keep_in()
        return Table(language=language)

    return table


def named(language: str = "en") -> Callable[[], TableWidget]:
    """Return the start panel of a visitor who saved games under names."""

    def table() -> TableWidget:
        panel = offered(language)()
        start, say = panel.session.start, panel.session.words.say
        assert start is not None
        for name, names in NAMED.items():
            start["saved"].append({"path": f"{name}.match", "label": say("start-named", name=name, names=names)})
        panel.session.refresh()
        return panel

    return table


def unfolded(stage: Stage) -> object:
    """Read the whole note."""
    return stage.click("summary.notice")


KEEPING: list[tuple[Any, ...]] = [
    ("keeping-full", "A disk that takes nothing", told("full")),
    ("keeping-full-phone", "The same on a phone, dark and Russian", told("full", "ru"), PHONE, DARK),
    ("keeping-full-ru", "The same on a laptop, in Russian", told("full", "ru"), LAPTOP),
    ("keeping-full-unfolded", "The same on a phone, unfolded", told("full"), PHONE, LIGHT, unfolded),
    ("keeping-copy-dark", "A copy of a match that is open elsewhere", told("copy"), DESKTOP, DARK),
    ("keeping-copy-phone", "The same on a phone, dark and Russian", told("copy", "ru"), PHONE, DARK),
    ("keeping-taken-phone", "A match that was taken over, on a phone", told("taken", "ru"), PHONE, DARK),
    ("keeping-offers", "The start panel: a match that is open elsewhere", offered()),
    ("keeping-offers-phone", "The same on a phone, dark and Russian", offered("ru"), PHONE, DARK),
    ("keeping-names", "The start panel of a visitor who named games", named(), LAPTOP),
    ("keeping-names-dark", "The same, dark and Russian", named("ru"), LAPTOP, DARK),
    ("keeping-names-narrow", "The same, narrow", named(), 740),
    ("keeping-names-phone", "The same on a phone", named(), PHONE),
]
