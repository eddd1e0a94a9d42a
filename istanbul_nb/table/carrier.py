"""What brings a session to a browser: the widget of a notebook is a carrier."""

from __future__ import annotations

from typing import Protocol

from typing_extensions import TypedDict

from istanbul_nb.table.messages import Down
from istanbul_nb.table.wire import Snap, Start, Words


class NoSnap(TypedDict):
    """Show nothing: there is no match."""


class Changes(TypedDict, total=False):
    """Hold other values of what is shown; no snapshot where there is no match."""

    start: Start | None
    step: int | None
    words: Words
    snap: Snap | NoSnap


class Carrier(Protocol):
    """What brings a session to a browser."""

    def update(self, changes: Changes) -> None:
        """Show other values, all at once."""

    def send(self, content: Down) -> None:
        """Tell the page something once."""

    def download(self, name: str, text: str) -> None:
        """Hand a file over to a visitor, who has no folder where the kernel runs."""


class NoCarrier:
    """Bring nothing anywhere: a session before it has a page."""

    def update(self, changes: Changes) -> None:
        """Show nothing."""

    def send(self, content: Down) -> None:
        """Tell nobody."""

    def download(self, name: str, text: str) -> None:
        """Hand nothing over."""
