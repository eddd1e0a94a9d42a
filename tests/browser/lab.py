"""A JupyterLab of its own, and notebooks in it that are driven as a person would."""

from __future__ import annotations

import ast
import json
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic, sleep
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

from playwright.sync_api import BrowserContext, ConsoleMessage, Dialog, Error, Locator, Page, WebSocket

from .chromium import is_root
from .messages import Message, read

SECONDS = 30  # far more than anything takes
PATIENCE = 120_000  # ms; a kernel starts, on a busy machine slowly
PROMPT = "istanbul_nb.table.server.PromptConnection"
QUIET = {"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": True}}
KERNEL = {"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}}
WIDGETS = Path("@jupyter-widgets", "jupyterlab-manager", "plugin.jupyterlab-settings")

# The lab is restored, the notebook is in front and its kernel idle.
READY = """async ([path, patience]) => {
  const end = Date.now() + patience;
  const pause = () => new Promise((done, fail) =>
    Date.now() < end ? setTimeout(done, 20) : fail(new Error(`${path} is not ready after ${patience} ms`)));
  while (!window.jupyterapp) await pause();
  const app = window.jupyterapp;
  await app.restored;
  const panel = () => app.shell.currentWidget;
  while (panel()?.context?.path !== path || !panel().context.isReady || !panel().sessionContext) await pause();
  await panel().sessionContext.ready;
  while (panel().sessionContext.session?.kernel?.status !== 'idle') await pause();
}"""
COMMAND = "async ([name, given]) => { await window.jupyterapp.commands.execute(name, given) }"
RUN_NEW_CELL = """async (code) => {
  const app = window.jupyterapp, { content } = app.shell.currentWidget;
  content.activeCellIndex = content.widgets.length - 1;
  await app.commands.execute('notebook:insert-cell-below');
  content.activeCell.model.sharedModel.setSource(code);
  await app.commands.execute('notebook:run-cell');
}"""
ERRORS = """() => window.jupyterapp.shell.currentWidget.content.widgets
  .flatMap(({ model }) => model.outputs?.toJSON() ?? [])
  .filter((output) => output.output_type === 'error')
  .map((error) => `${error.ename}: ${error.evalue}`)"""
RESTART = """async () => {
  await window.jupyterapp.shell.currentWidget.sessionContext.session.kernel.restart();
}"""
# What the command promises may be collected as garbage in a page that was used before: READY says when it is open.
OPEN = "(path) => { void window.jupyterapp.commands.execute('docmanager:open', { path }) }"
SHUT = """async () => {
  const panel = window.jupyterapp.shell.currentWidget;
  await panel.sessionContext.shutdown();
  panel.context.model.dirty = false;
  for (const each of [...window.jupyterapp.shell.widgets('main')]) each.dispose();
}"""
ASK = """async (expression) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const asked = kernel.requestExecute({
    code: '', silent: true, store_history: false,
    user_expressions: { answer: `__import__('json').dumps(${expression})` },
  });
  const { answer } = (await asked.done).content.user_expressions;
  if (answer.status !== 'ok') throw new Error(`${answer.ename}: ${answer.evalue}`);
  return answer.data['text/plain'];
}"""
DO = """async (code) => {
  const kernel = window.jupyterapp.shell.currentWidget.sessionContext.session.kernel;
  const { content } = await kernel.requestExecute({ code, store_history: false }).done;
  if (content.status !== 'ok') throw new Error(`${content.ename}: ${content.evalue}`);
}"""


class Sheet:
    """One page: all that passed between it and the kernel, and all that the browser complained of."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.received: list[Message] = []
        self.sent: list[Message] = []
        self.complaints: list[str] = []
        page.set_default_timeout(SECONDS * 1000)
        self._heard = {"websocket": self._listen, "console": self._note}
        self._heard |= {"pageerror": self._note_error, "dialog": self._dismiss}
        for event, hear in self._heard.items():
            page.on(event, hear)  # type: ignore[call-overload]

    def _listen(self, connection: WebSocket) -> None:
        if "/channels" in connection.url:
            connection.on("framereceived", lambda frame: self.received.append(read(frame)))
            connection.on("framesent", lambda frame: self.sent.append(read(frame)))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def _note_error(self, error: Error) -> None:
        self.complaints.append(error.stack or str(error))

    def _dismiss(self, dialog: Dialog) -> None:
        if dialog.type == "beforeunload":
            dialog.accept()
        else:
            self.complaints.append(f"a dialog: {dialog.message}")
            dialog.dismiss()

    def locate(self, selector: str) -> Locator:
        """Return something in the page."""
        return self.page.locator(selector)


class Notebook(Sheet):
    """A notebook in JupyterLab."""

    def __init__(self, page: Page, path: Path) -> None:
        super().__init__(page)
        self.path = path

    def ready(self, path: str = "") -> Notebook:
        """Wait until cells can be run; the server may know the notebook by a longer path than its name."""
        self.page.evaluate(READY, [path or self.path.name, PATIENCE])
        return self

    def run(self) -> Notebook:
        """Run all cells, to the end of the last one."""
        self.command("notebook:run-all-cells")
        return self._ran()

    def run_cell(self, code: str) -> None:
        """Add a cell at the end and run it."""
        self.page.evaluate(RUN_NEW_CELL, code)
        self._ran()

    def _ran(self) -> Notebook:
        errors = self.page.evaluate(ERRORS)
        assert errors == [], "; ".join(errors)
        return self

    def command(self, name: str, **given: Any) -> None:
        """Run a command of JupyterLab."""
        self.page.evaluate(COMMAND, [name, given])

    def ask(self, expression: str) -> Any:
        """Return the value of an expression in the kernel."""
        return json.loads(ast.literal_eval(self.page.evaluate(ASK, expression)))

    def do(self, code: str) -> None:
        """Run code in the kernel, in no cell."""
        self.page.evaluate(DO, code)

    def reload(self) -> Notebook:
        """Load the page again; the kernel lives on, and whatever else was ever open in the page may come back."""
        self.page.reload()
        return self.ready()

    def restart_kernel(self) -> None:
        """Restart the kernel: everything in it is lost."""
        self.page.evaluate(RESTART)
        self.ready()

    def put_away(self) -> Page:
        """Close the notebook and end its kernel; the page stays, for another one."""
        self.page.evaluate(SHUT)
        for event, hear in self._heard.items():
            self.page.remove_listener(event, hear)
        return self.page

    def save(self) -> str:
        """Save the notebook, with the state of its widgets; what is in the file then."""
        self.command("docmanager:save")
        return self.path.read_text(encoding="utf-8")


class Lab:
    """A running JupyterLab (with Notebook 7 and Voilà beside it) whose notebooks are in a folder of its own."""

    def __init__(self, folder: Path, port: int, token: str) -> None:
        self.folder, self.address, self.token = folder, f"http://127.0.0.1:{port}", token
        self._numbers = count(1)

    def write(self, *cells: str) -> Path:
        """Write a new notebook with these cells."""
        path = self.folder / f"notebook-{next(self._numbers)}.ipynb"
        empty: dict[str, Any] = {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": []}
        code = [{**empty, "id": f"cell-{number}", "source": text} for number, text in enumerate(cells)]
        path.write_text(json.dumps({"cells": code, "metadata": KERNEL, "nbformat": 4, "nbformat_minor": 5}))
        return path

    def show(self, context: BrowserContext, path: Path, mode: str = "lab", before: str = "") -> Notebook:
        """Open a page with a notebook, its kernel ready, and its own workspace; mode `doc` shows one file only."""
        notebook = Notebook(context.new_page(), path)
        if before:
            notebook.page.add_init_script(f"({before})()")
        notebook.page.goto(self.url(f"{mode}/workspaces/w{next(self._numbers)}/tree/{path.name}"))
        return notebook.ready()

    def show_in(self, page: Page, path: Path) -> Notebook:
        """Show another notebook in a page with JupyterLab."""
        notebook = Notebook(page, path)
        page.evaluate(OPEN, path.name)
        return notebook.ready()

    def url(self, path: str) -> str:
        """Return an address at this server."""
        return f"{self.address}/{path}?token={self.token}"


@contextmanager
def running_lab(folder: Path) -> Iterator[Lab]:
    """Run a server on a free port, with settings, saves and notebooks below a folder; it ends with the block."""
    notebooks = folder / "notebooks"
    notebooks.mkdir()
    _set(folder / "settings" / "labconfig" / "page_config.json", QUIET)
    _set(folder / "settings" / WIDGETS, {"saveState": True})  # the strictest case: files hold all that widgets know
    lab = Lab(notebooks, free_port(), secrets.token_hex(16))
    with served(_command(lab), lab.url("api/status"), notebooks, environment(folder)):
        yield lab


@contextmanager
def served(command: list[str], address: str, folder: Path, variables: dict[str, str]) -> Iterator[None]:
    """Start a server in a folder that answers at an address; it ends with the block, and all it started."""
    with TemporaryFile() as said:
        server = subprocess.Popen(
            command, cwd=folder, env=variables, stdout=said, stderr=said, start_new_session=os.name != "nt"
        )
        try:
            _wait_for(address, server, said)
            yield
        finally:
            _end(server)


def _end(server: subprocess.Popen[bytes]) -> None:
    tell = partial(os.killpg, server.pid) if os.name != "nt" else server.send_signal
    tell(signal.SIGTERM)
    try:
        server.wait(SECONDS)
    except subprocess.TimeoutExpired:
        tell(signal.SIGKILL)
        server.wait()


def _set(path: Path, settings: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(settings), encoding="utf-8")


def _command(lab: Lab) -> list[str]:
    port = lab.address.rpartition(":")[2]
    settings = {
        "ServerApp.ip": "127.0.0.1",
        "ServerApp.port": port,
        "ServerApp.port_retries": 0,
        "ServerApp.root_dir": lab.folder,
        "ServerApp.kernel_websocket_connection_class": PROMPT,
        "IdentityProvider.token": lab.token,
    }
    options = ["--no-browser", "--expose-app-in-browser", *(["--allow-root"] if is_root() else [])]
    options += [f"--{name}={value}" for name, value in settings.items()]
    return [sys.executable, "-m", "jupyter", "lab", *options]


def environment(folder: Path) -> dict[str, str]:
    """Return an environment in which nothing of the person who runs the tests is read or written."""
    own = {"JUPYTER_CONFIG_DIR": "settings", "JUPYTER_DATA_DIR": "data", "JUPYTER_RUNTIME_DIR": "runtime"}
    own |= {"JUPYTERLAB_SETTINGS_DIR": "settings", "JUPYTERLAB_WORKSPACES_DIR": "workspaces", "IPYTHONDIR": "ipython"}
    own |= {"ISTANBUL_NB_HOME": "games"}
    own |= {f"XDG_{name}_HOME": name.lower() for name in ("DATA", "CONFIG", "STATE", "CACHE")}
    return {**os.environ, **{name: str(folder / place) for name, place in own.items()}}


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def _wait_for(address: str, server: subprocess.Popen[bytes], said: IO[bytes]) -> None:
    end = monotonic() + SECONDS
    while monotonic() < end and server.poll() is None:
        try:
            with urlopen(address, timeout=SECONDS):
                return
        except HTTPError:
            return  # it answers, if only that it wants a token
        except (URLError, OSError):
            sleep(0.1)
    said.seek(0)
    raise RuntimeError(f"the server did not start: {said.read().decode(errors='replace')[-3000:]}")
