"""Single parts of a table, for notebooks that arrange them as they like."""

from __future__ import annotations

from typing import Any

from istanbul_nb.match.match import Match, known_match
from istanbul_nb.table.viewpoint import Viewpoint
from istanbul_nb.table.widget import TableWidget, still_board


class Board(TableWidget):
    """The bazaar: the places and who is there. The player who is asked can click on it."""

    def __init__(self, match: Match, *, pace: float = 1.0, **traits: Any) -> None:
        super().__init__(match, pace=pace, part="board", **traits)

    def _still(self) -> dict[str, str]:
        return still_board(self.session.known_match(), self.step, self.session.words)


class Hand(TableWidget):
    """The cards of a seat. This part shows a hand to everybody who can open the notebook."""

    def __init__(self, match: Match, seat: int, **traits: Any) -> None:
        super().__init__(match, seat=seat, part="hand", **traits)

    def viewpoint(self, seat: int | None) -> Viewpoint:
        """Return the seat whose hand it is."""
        return Viewpoint(seat)


class Cart(TableWidget):
    """What a player has, as everybody may see it."""

    answers = False

    def __init__(self, match: Match, seat: int, **traits: Any) -> None:
        known_match(match).view_of(seat)  # a seat that exists, or a sentence
        super().__init__(match, seat=seat, part="cart", **traits)


class Log(TableWidget):
    """Everything that happened, as everybody may know it. A line leads to its moment."""

    answers = False

    def __init__(self, match: Match, **traits: Any) -> None:
        super().__init__(match, part="log", **traits)


class Dice(TableWidget):
    """The last roll."""

    answers = False

    def __init__(self, match: Match, **traits: Any) -> None:
        super().__init__(match, part="dice", **traits)
