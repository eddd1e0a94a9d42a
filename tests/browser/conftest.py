"""A JupyterLab and a Chromium for all tests that a worker runs; new pages for each.

Two workers are busy to the end: what takes long is begun first, and tests that share a set-up stay together
(`xdist_group`).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect, sync_playwright

from istanbul_nb.match.file_lock import guard

from .chromium import arguments, chromium
from .lab import SECONDS, Lab, Notebook, Sheet, running_lab

expect.set_options(timeout=SECONDS * 1000)

FOLDER = Path(__file__).parent
# What takes long, the longest first: files, and parts of the names of tests.
LONG = ("test_site.py", "test_ways.py", "whole_game", "play_it", "nothing_serious", "every_strength", "lesson_is_done")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long; the tests of other folders stay where they are."""
    here = [at for at, item in enumerate(items) if item.path.parent == FOLDER]
    for at, item in zip(here, sorted((items[at] for at in here), key=_turn), strict=True):
        items[at] = item


def _turn(item: pytest.Item) -> int:
    """Return when a test has its turn."""
    return next((number for number, part in enumerate(LONG) if part in item.nodeid), len(LONG))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    with guard(FOLDER):  # one worker installs it
        path = chromium(playwright)
    launched = playwright.chromium.launch(executable_path=path, args=arguments())
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Yield one profile, empty at first: what JupyterLab loads is cached."""
    profile = browser.new_context(viewport={"width": 1600, "height": 1100}, locale="en-US")
    yield profile
    profile.close()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lab]:
    with running_lab(tmp_path_factory.mktemp("lab")) as running:
        yield running


class Desk:
    """Opens notebooks and pages. None of them may have complained of anything when the test is over."""

    def __init__(self, lab: Lab, context: BrowserContext, spare: list[Page]) -> None:
        self.lab, self._context = lab, context
        self._spare = spare  # pages with JupyterLab, from earlier tests
        self._notebooks: list[Notebook] = []
        self._others: list[Sheet] = []

    def open(self, *cells: str) -> Notebook:
        """Open a new notebook, run to its end."""
        return self.show(self.lab.write(*cells)).run()

    def show(self, path: Path) -> Notebook:
        """Show a notebook that is there, not yet run."""
        known = self._spare.pop() if self._spare else None
        notebook = self.lab.show_in(known, path) if known else self.lab.show(self._context, path)
        self._notebooks.append(notebook)
        return notebook

    def alone(self, *cells: str) -> Notebook:
        """Open a new notebook, run to its end, with little of JupyterLab around it, in a page of its own."""
        return self._apart("doc", *cells)

    def apart(self, *cells: str) -> Notebook:
        """Open a new notebook, run to its end, in a page that never showed another: a reload brings none back."""
        return self._apart("lab", *cells)

    def _apart(self, mode: str, *cells: str) -> Notebook:
        return self._other(self.lab.show(self._context, self.lab.write(*cells), mode)).run()

    def again(self, notebook: Notebook, before: str) -> Notebook:
        """Open a second page on a notebook that was saved; a script runs before anything of it is loaded."""
        return self._other(self.lab.show(self._context, notebook.path, before=before))

    def _other(self, notebook: Notebook) -> Notebook:
        self._others.append(notebook)
        return notebook

    def page(self, path: str) -> Sheet:
        """Open a page of the same server that is not JupyterLab."""
        sheet = Sheet(self._context.new_page())
        self._others.append(sheet)
        sheet.page.goto(self.lab.url(path))
        return sheet

    def clear(self) -> list[str]:
        """Close everything; what was complained of before that."""
        complaints = [complaint for sheet in (*self._notebooks, *self._others) for complaint in sheet.complaints]
        for sheet in self._others:
            sheet.page.close()
        for notebook in self._notebooks:
            page = notebook.put_away()
            if notebook.complaints:
                page.close()
            else:
                self._spare.append(page)
        return complaints


@pytest.fixture(scope="session")
def spare() -> list[Page]:
    return []


@pytest.fixture
def desk(lab: Lab, context: BrowserContext, spare: list[Page]) -> Iterator[Desk]:
    fresh = Desk(lab, context, spare)
    yield fresh
    assert fresh.clear() == []
