"""How each game looks at the table. The table itself knows seats, questions, history and words, but no game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Protocol

from istanbul_nb.core import Action, Event, Preview, Previewer, View
from istanbul_nb.games import kit_of
from istanbul_nb.match.match import Match
from istanbul_nb.table.drawing.sheet import Drawn, Sheet
from istanbul_nb.table.wire import Ask, Board, Effect, End, Labels, StartChoices
from istanbul_nb.words import Words


class Face(Protocol):
    """What the part `face` of a game has. The shapes are those of table/wire.py."""

    NOBODYS: Collection[str]  # events that no seat brings about
    CHOSEN: Collection[str]  # the options that the start panel asks for

    def setup_of(self, options: Mapping[str, Any]) -> str:
        """Return what the words and drawings of a game depend on, beside the language."""

    def start(self, words: Words) -> StartChoices:
        """Return what the start panel offers beside who plays."""

    def labels(self, language: str, setup: str) -> Labels:
        """Return the words and drawings that do not change during a game."""

    def board(self, view: View, match: Match, words: Words) -> Board:
        """Return everything that lies on the table."""

    def hand(self, view: View) -> list[str]:
        """Return the cards of the seat whose view it is."""

    def ask(self, view: View, names: Sequence[str], legal: Sequence[Action], preview: Previewer, words: Words) -> Ask:
        """Return the question to the seat that decides in this view."""

    def tells_a_card(self, action: Action) -> bool:
        """Tell whether an action names something that only the deciding seat may see."""

    def dice(self, kind: str, facts: Mapping[str, Any]) -> list[int] | list[str] | None:
        """Return what was rolled, if an event is a roll."""

    def odds(self, view: View, action: Action) -> dict[str, float]:
        """Return how likely things are after an action that rolls dice; nothing where nobody needs to know."""

    def told_odds(self, view: View, legal: Sequence[Action], words: Words) -> list[str]:
        """Return the same in sentences, for a person who wants hints, where nothing else on the table tells it."""

    def effects(self, events: Sequence[Event], preview: Callable[[], Preview], view: View) -> list[Effect]:
        """Return what is animated, in this order."""

    def end(self, match: Match, words: Words) -> End:
        """Return how it ended, and how each got there."""

    def svg(self, sheet: Sheet, view: View, names: Sequence[str], words: Words) -> Drawn:
        """Draw what a picture shows without a kernel; no hand is in it."""


def front_end_of(game: str) -> str:
    """Return the name of the front end of a game: the plain one serves every game that has no face of its own."""
    return game if kit_of(game).face is not None else "plain"


def face_of(game: str) -> Face:
    """Return the face of a game."""
    face: Face = kit_of(game).part("face")
    return face
