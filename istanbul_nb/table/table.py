"""The whole table: every part arranged, people at one screen, and what lies around a game."""

from __future__ import annotations

import secrets
from typing import Any

from traitlets import Bool

from istanbul_nb.match import visitor
from istanbul_nb.match.match import Match
from istanbul_nb.table.advice import Advice
from istanbul_nb.table.files import Files
from istanbul_nb.table.start import StartPanel
from istanbul_nb.table.viewpoint import SharedScreen, Viewpoint
from istanbul_nb.table.visitor_widget import visitor_widget
from istanbul_nb.table.widget import SecondModule, TableWidget, still_board


class WholeTable(TableWidget):
    """A table with all its parts, for everybody at this screen, or with a seat for one of the players only."""

    def __init__(self, match: Match | None, **given: Any) -> None:
        super().__init__(match, part="table", **given)
        if visitor_widget() is not None:
            visitor.VISITOR.when_known(self._greet_visitor)

    def _greet_visitor(self) -> None:
        for part in self.session.parts:
            part.on_visitor()

    def viewpoint(self, seat: int | None) -> Viewpoint:
        """Return the seat, or all people at this screen."""
        return SharedScreen() if seat is None else Viewpoint(seat)

    def style_name(self, game: str) -> str:
        """Return a name of its own: a table may come to show a match of another game."""
        return f"{super().style_name(game)}.{secrets.token_hex(4)}"

    def _still(self) -> dict[str, str]:
        match, words = self.match, self.session.words
        if match is None:  # the board as it lies before anybody has sat down
            return {**still_board(Match(words.game, seed=0, language=words.language), None, words), **super()._still()}
        return still_board(match, self.step, words)


class Table(WholeTable):
    """A table at which games are begun, played, reviewed and saved."""

    hints = Bool(False, help="whether hints and chances to win are shown").tag(sync=True)

    def __init__(
        self,
        match: Match | None = None,
        *,
        game: str = "istanbul",
        seat: int | None = None,
        pace: float = 1.0,
        language: str = "en",
        autosave: bool = True,
        hints: bool = False,
        **traits: Any,
    ) -> None:
        parts = (Advice(), StartPanel(autosave), Files(), SecondModule())
        given = {"language": language, "game": game, "hints": bool(hints), **traits}
        super().__init__(match, seat=seat, pace=pace, parts=parts, **given)

    def show_start(self) -> None:
        """Show the start panel, in front of whatever was played."""
        self.session.show(None)
