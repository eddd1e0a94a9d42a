"""A plain page with parts of a table on it, and the kernel's side of them here: no Jupyter in between."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Locator, Page

from istanbul_nb.rulebooks.book import RulebookPage
from istanbul_nb.table.widget import TableWidget

TRAITS = ("part", "seat", "snap", "start", "words", "pace", "hints")
BOOK = ("book", "language", "rule", "tried")

# The colours and the type that JupyterLab gives to whatever stands in it.
THEMES = {
    "light": "--jp-layout-color0:#fff;--jp-layout-color1:#fff;--jp-ui-font-color0:#000;--jp-brand-color1:#1976d2;",
    "dark": "--jp-layout-color0:#111;--jp-layout-color1:#111;--jp-ui-font-color0:#fff;--jp-brand-color1:#2196f3;",
}
FONT = "--jp-ui-font-family:system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif;"

SCRIPT = """
async (traits) => {
  const source = new Blob([window.tableSource], { type: "text/javascript" })
  const widget = await (await import(URL.createObjectURL(source))).default()
  const heard = {}
  const tell = (event, content) => [...(heard[event] ?? [])].forEach((handler) => handler(content))
  const state = traits
  const take = ({ changed, messages }) => {
    Object.assign(state, changed)
    Object.keys(changed).forEach((name) => tell(`change:${name}`))
    messages.forEach((message) => tell("msg:custom", message))
  }
  const model = {
    get: (name) => state[name],
    set: (name, value) => { state[name] = value },
    save_changes: () => {},
    send: async (content) => take(await window.toKernel(content)),
    on: (event, handler) => (heard[event] ??= new Set()).add(handler),
    off: (event, handler) => heard[event]?.delete(handler),
  }
  widget.initialize?.({ model })
  widget.render({ model, el: document.querySelector("#stage") })
  await document.fonts.ready
}
"""


class Stage:
    """A page that shows one part of a table at a time. What is clicked reaches the widget, and its answers the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bots = False  # whether bots move when the page asks for it
        self.errors: list[str] = []
        self._widget: TableWidget | RulebookPage | None = None
        self._sent: list[Any] = []
        page.expose_function("toKernel", self._hear)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._note)

    def show(self, widget: TableWidget | RulebookPage, width: int, theme: str = "light") -> Stage:
        """Put a widget on the page, in a cell as wide as this."""
        self._widget, self._sent = widget, []
        if isinstance(widget, TableWidget):
            widget.session.thinker.aside = False  # answers are fetched, not pushed
        widget.send = lambda content, buffers=None: self._sent.append(content)
        dark = theme == "dark"
        self.page.set_viewport_size({"width": width, "height": 900})
        self.page.set_content(
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Table</title><style>{widget._css}</style>'
            f"<style>:root {{{THEMES[theme]}{FONT}}} body {{margin:0;background:var(--jp-layout-color0)}}</style>"
            f'<body data-jp-theme-light="{str(not dark).lower()}"><div id="stage"></div></body></html>'
        )
        self.page.evaluate("source => { window.tableSource = source }", widget._esm)
        self.page.evaluate(SCRIPT, self._state())
        self.root.wait_for()
        self.settle()
        return self

    @property
    def root(self) -> Locator:
        """Return what the widget has drawn."""
        return self.page.locator("#stage .ist").first

    def find(self, selector: str) -> Locator:
        """Return something on the page."""
        return self.root.locator(selector)

    def settle(self) -> None:
        """Wait until what was said has been answered and drawn."""
        self.page.evaluate("() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 60))")

    def click(self, selector: str) -> Stage:
        """Click something, allowed or not."""
        self.find(selector).first.click(force=True)  # what is not allowed counts as disabled
        self.settle()
        return self

    def hover(self, selector: str) -> Stage:
        """Point at something."""
        self.find(selector).first.hover()
        self.settle()
        return self

    def spill(self) -> int:
        """Return by how many pixels the page has grown beyond the widget: nothing may lie outside, seen or not."""
        return int(
            self.page.evaluate(
                """() => {
                  const page = document.documentElement
                  const table = document.querySelector("#stage .ist").getBoundingClientRect()
                  const below = page.scrollHeight - Math.max(Math.ceil(table.bottom + scrollY), page.clientHeight)
                  return Math.max(below, page.scrollWidth - page.clientWidth, 0)
                }"""
            )
        )

    def picture(self, path: Path) -> None:
        """Take a picture of the widget, on a page that is as high as it is."""
        box = self.root.bounding_box()
        assert box is not None
        self.page.set_viewport_size({"width": round(box["width"]), "height": round(box["height"]) + 1})
        self.root.screenshot(path=path)

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.errors.append(message.text)

    def _state(self) -> dict[str, Any]:
        traits = BOOK if isinstance(self._widget, RulebookPage) else TRAITS
        state = {name: getattr(self._widget, name, None) for name in traits}
        plain: dict[str, Any] = json.loads(json.dumps(state))
        return plain

    def _hear(self, content: dict[str, Any]) -> dict[str, Any]:
        """Handle one message from the page: return what changes by it, and what is said."""
        assert self._widget is not None
        before = self._state()
        if content.get("kind") != "bot" or self.bots:
            self._widget._handle_custom_msg(content, [])
        said, self._sent = self._sent, []
        return {
            "changed": {name: value for name, value in self._state().items() if value != before[name]},
            "messages": said,
        }
