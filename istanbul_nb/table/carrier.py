"""What brings a session to a browser: the widget of a notebook is a carrier."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol


class Carrier(Protocol):
    """What brings a session to a browser."""

    def update(self, changes: Mapping[str, Any]) -> None:
        """Show other values: of `snap`, `words`, `start` and `step`, all at once."""

    def send(self, content: dict[str, Any]) -> None:
        """Tell the page something once."""

    def download(self, name: str, text: str) -> None:
        """Hand a file over to a visitor, who has no folder where the kernel runs."""


class NoCarrier:
    """Bring nothing anywhere: a session before it has a page."""

    def update(self, changes: Mapping[str, Any]) -> None:
        """Show nothing."""

    def send(self, content: dict[str, Any]) -> None:
        """Tell nobody."""

    def download(self, name: str, text: str) -> None:
        """Hand nothing over."""
