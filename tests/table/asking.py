"""Tables for tests: messages as the browser sends them, and everything that a question offers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from istanbul_nb.match.match import Match
from istanbul_nb.table.snapshot import Window
from istanbul_nb.table.widget import TableWidget


class Page:
    """A browser page on a widget: it says things and hears what the kernel answers."""

    def __init__(self, widget: TableWidget) -> None:
        self.widget = widget
        self.heard: list[dict[str, Any]] = []
        widget.send = lambda content, buffers=None: self.heard.append(content)

    @property
    def snap(self) -> dict[str, Any]:
        return dict(self.widget.snap)

    def says(self, kind: Any, **facts: Any) -> dict[str, Any] | None:
        """Send a message; what the kernel answers to it, if anything."""
        before = len(self.heard)
        self.widget._handle_custom_msg({"kind": kind, **facts}, [])
        return self.heard[-1] if len(self.heard) > before else None

    def does(self, act: str) -> dict[str, Any] | None:
        """Answer the question that is shown."""
        snap = self.snap
        return self.says("do", act=act, seat=snap["seat"], revision=snap["revision"])


def snapshot_of(match: Match, viewer: int | None = None, log_viewer: int | None = None, **given: Any) -> Any:
    """Return what a match shows to a viewer, with whatever its game adds."""
    words = given.pop("words", match.words)
    return Window(match, words, viewer, log_viewer, **given).snapshot()


def offered(ask: dict[str, Any]) -> list[str]:
    """Return every action that a question offers somewhere: on tiles, cards, buttons, or made up of parts."""
    acts = [
        act
        for place, target in ask["tiles"].items()
        for act in target.get("pairs", {0: target.get("act", f"move {place}")}).values()
    ]
    acts += list(ask["cards"].values())
    acts += [act["act"] for act in ask["acts"]]
    pick = ask.get("pick", {})
    return acts + list(pick.get("options", [])) + [call["act"] for call in pick.get("calls", [])]


def texts(value: Any) -> Iterator[str]:
    """Yield every string in what is sent."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield str(key)
            yield from texts(item)
    elif isinstance(value, list):
        for item in value:
            yield from texts(item)


def size(snap: dict[str, Any]) -> int:
    """Return the bytes of a snapshot, as Jupyter packs them."""
    return len(json.dumps(snap, ensure_ascii=False).encode())
