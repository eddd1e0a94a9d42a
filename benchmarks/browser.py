"""The table in a real JupyterLab: how long a click takes, beside a bare anywidget; and the size of the bundle."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import NamedTuple

from playwright.sync_api import sync_playwright

from hatch_build import BUNDLE
from tests.browser.chromium import arguments, chromium
from tests.browser.echo import CELL as ECHO
from tests.browser.lab import Notebook, running_lab

STATIC = Path(__file__).parents[1] / "istanbul_nb" / "table" / "static"
CLICKS = 50

TABLE = """
from istanbul_nb import Match, play
match = Match(names=["Anna", "Boris"], seed=1, layout="order", first=0)
table = play(match, seat=0)
table
"""

# From a click to the first frame after the page has changed; the next one begins when all is quiet again.
CLICK = """async ([target, watched, attribute, back]) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const moving = () => document.querySelector('.ist').getAnimations({ subtree: true }).length > 0;
  const quiet = async () => {
    while (kernel.status !== 'idle' || moving()) await pause(20);
    await pause(50);
  };
  const changed = (element) => new Promise((done) => {
    const observer = new MutationObserver(() => { observer.disconnect(); done() });
    observer.observe(element, attribute ? { attributeFilter: [attribute] } : { childList: true });
  });
  const element = document.querySelector(watched);
  await quiet();
  const seen = changed(element), start = performance.now();
  document.querySelector(target).click();
  await seen;
  await new Promise(requestAnimationFrame);
  const time = performance.now() - start;
  if (back) {
    await quiet();
    const undone = changed(element);
    document.querySelector(back).click();
    await undone;
  }
  return time;
}"""
ECHO_CLICK = [".echo", ".echo", "", ""]
TABLE_CLICK = ['.ist .tile[data-place="6"]', ".ist", "data-revision", '.ist [aria-label="Undo"]']


class Times(NamedTuple):
    """Milliseconds from a click to the next frame."""

    middle: float
    slow: float

    @classmethod
    def of(cls, times: list[float]) -> Times:
        return cls(median(times), quantiles(times, n=20)[-1])


def clicks(notebook: Notebook) -> tuple[Times, Times]:
    """Click the table and the bare widget, in turn."""
    table, echo = [], []
    for _ in range(CLICKS):
        echo.append(notebook.page.evaluate(CLICK, ECHO_CLICK))
        table.append(notebook.page.evaluate(CLICK, TABLE_CLICK))
    return Times.of(table), Times.of(echo)


def sizes() -> dict[str, int]:
    """Return the bytes of the module and of the style sheet that are sent for every widget."""
    return {name: (STATIC / name).stat().st_size for name in BUNDLE if name.endswith((".js", ".css"))}


@contextmanager
def opened() -> Iterator[Notebook]:
    """Open one notebook in one JupyterLab, with a table and the bare widget."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright, running_lab(Path(folder)) as lab:
        browser = playwright.chromium.launch(executable_path=chromium(playwright), args=arguments())
        page = browser.new_context(viewport={"width": 1600, "height": 1400})
        notebook = lab.show(page, lab.write(ECHO, TABLE)).run()
        notebook.locate(".ist .tile.lit").first.wait_for()
        yield notebook
        browser.close()
