"""What a session may have beside the match: advice, a start panel, files, a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING

from istanbul_nb.core import Legal
from istanbul_nb.match.match import Match
from istanbul_nb.table.wire import Additions, Snap
from istanbul_nb.words import Words

if TYPE_CHECKING:
    from istanbul_nb.table.session import Session


class SessionPart:
    """Something that a session has beside the match: advice, a start panel, a lesson, files.

    A part answers messages with methods of its own (`handles`); its answers come before those of the session.
    """

    session: Session

    def on_show(self, before: Match | None, match: Match | None) -> None:
        """Hear that another match is shown, or none."""

    def on_language(self, words: Words) -> None:
        """Hear that another language is spoken."""

    def on_visitor(self) -> None:
        """Hear that the visitor of the page is known now."""

    def accepts(self, name: str, value: object) -> bool:
        """Return whether a page may set something so."""
        return False

    def offered(self) -> Legal | None:
        """Return the legal actions that are put before the seat that decides; `None`: all of them."""
        return None

    def extend(self, snapshot: Snap) -> Additions:
        """Return what a snapshot holds of this part."""
        return {}

    def lets_bots_move(self) -> bool:
        """Return whether bots may decide now."""
        return True
