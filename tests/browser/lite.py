"""The site for the browser only, built and served as files, and one page of it that is driven as a person would."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Request

from binder.browser.build import SETTINGS
from istanbul_nb.match.file_lock import guard

from .lab import ERRORS, Sheet

ROOT = Path(__file__).parents[2]
BUILDING = 900  # seconds; the first time an environment is made for it, and everything is fetched
PATIENCE = 240_000  # ms; Python itself starts in the page, on a busy machine slowly

# The only cell of the notebook, run to its end in the kernel that is there.
RUN_ALONE = """async (source) => {
  const app = window.jupyterapp, { content } = app.shell.currentWidget, notebook = content.model.sharedModel;
  notebook.insertCell(0, { cell_type: 'code', source, metadata: {} });
  notebook.deleteCellRange(1, notebook.cells.length);
  content.activeCellIndex = 0;
  await app.commands.execute('notebook:run-cell');
}"""
ASK = """async (code) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const asked = kernel.requestExecute({ code, store_history: false });
  let said = '';
  asked.onIOPub = ({ content }) => { said += content.text ?? ''; };
  const { content } = await asked.done;
  if (content.status !== 'ok') throw new Error(`${content.ename}: ${content.evalue}`);
  return said;
}"""
STORED = """async (path) => {
  const { content } = await window.jupyterapp.serviceManager.contents.get(path, { content: true });
  return content.map(({ name }) => name);
}"""


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing of it."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


class Site:
    """A built site at an address of this machine."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder, self.address = folder, f"http://127.0.0.1:{port}/"

    @property
    def megabytes(self) -> float:
        """Return how much there is to load at most."""
        return sum(path.stat().st_size for path in self.folder.rglob("*") if path.is_file()) / 1e6


def build(folder: Path) -> None:
    """Build the site as anybody would: `make site`."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS"))}
    command = ["make", "--silent", "site", f"OUT={folder}"]
    with guard(Path(__file__).parent):  # what a build fetches and makes lies in one folder
        ended = subprocess.run(
            command, cwd=ROOT, env=environment, check=False, capture_output=True, text=True, timeout=BUILDING
        )
    assert ended.returncode == 0, ended.stdout + ended.stderr


@contextmanager
def served_site(folder: Path) -> Iterator[Site]:
    """Build the site anew and serve it from a free port until the block ends; tests may reach its JupyterLab."""
    build(folder)
    settings = json.loads((folder / SETTINGS).read_text(encoding="utf-8"))
    settings["jupyter-config-data"]["exposeAppInBrowser"] = True
    (folder / SETTINGS).write_text(json.dumps(settings), encoding="utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    serving = Thread(target=server.serve_forever, daemon=True)
    serving.start()
    try:
        yield Site(folder, server.server_port)
    finally:
        server.shutdown()
        server.server_close()
        serving.join()


class LiteNotebook(Sheet):
    """The notebook to play Istanbul, with one kernel for all that is tried in it."""

    def __init__(self, site: Site, context: BrowserContext) -> None:
        self.asked_for: set[str] = set()  # hosts
        context.on("request", self._note_host)
        super().__init__(context.new_page())
        self._begun = monotonic()
        self.page.goto(f"{site.address}lab/index.html?path=play/istanbul.ipynb")

    def _note_host(self, request: Request) -> None:
        asked = urlsplit(request.url)
        if asked.scheme in ("http", "https", "ws", "wss"):
            self.asked_for.add(asked.netloc)

    def run_first_cell(self) -> float:
        """Click into the first cell and press Shift + Enter; the seconds from opening the page to its table."""
        cell = self.locate(".jp-Notebook .jp-CodeCell").first
        cell.locator(".cm-content").click(timeout=PATIENCE)
        self.locate(".jp-Notebook-ExecutionIndicator[data-status='idle']").wait_for(timeout=PATIENCE)
        self.page.keyboard.press("Shift+Enter")
        self.locate(".ist").first.wait_for(timeout=PATIENCE)
        return monotonic() - self._begun

    def run(self, code: str) -> LiteNotebook:
        """Run a cell that is alone in the notebook."""
        self.page.evaluate(RUN_ALONE, code)
        errors = self.page.evaluate(ERRORS)
        assert errors == [], "; ".join(errors)
        return self

    def ask(self, expression: str) -> Any:
        """Return the value of an expression in the kernel."""
        return json.loads(self.page.evaluate(ASK, f"print(__import__('json').dumps({expression}))"))

    def stored(self, folder: str) -> list[str]:
        """Return the names in a folder, as the browser keeps it for the next visit."""
        names: list[str] = self.page.evaluate(STORED, folder)
        return sorted(names)
