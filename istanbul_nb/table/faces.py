"""How each game looks at the table. The table itself knows seats, questions, history and words, but no game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import Any, Protocol

from istanbul_nb.core import Action, Event, Preview, Previewer
from istanbul_nb.match.errors import part_of
from istanbul_nb.match.match import Match
from istanbul_nb.table.drawing.sheet import Drawn, Sheet
from istanbul_nb.words import Words

View = Mapping[str, Any]


class Face(Protocol):
    """What the part `face` of a game has. The shapes are those of widgets/src/protocol.ts."""

    NOBODYS: Collection[str]  # events that no seat brings about
    CHOSEN: Collection[str]  # the options that the start panel asks for

    def setup_of(self, options: Mapping[str, Any]) -> str:
        """What the words and drawings of a game depend on, beside the language."""

    def start(self, words: Words) -> dict[str, Any]:
        """What the start panel offers beside who plays."""

    def labels(self, language: str, setup: str) -> dict[str, Any]:
        """The words and drawings that do not change during a game."""

    def board(self, view: View, match: Match, words: Words) -> dict[str, Any]:
        """Everything that lies on the table."""

    def hand(self, view: View) -> list[str]:
        """The cards of the seat whose view it is."""

    def ask(
        self, view: View, names: Sequence[str], legal: Sequence[Action], preview: Previewer, words: Words
    ) -> dict[str, Any]:
        """The question to the seat that decides in this view; what each action would bring, the rules preview."""

    def tells_a_card(self, action: Action) -> bool:
        """Whether an action names something that only the deciding seat may see."""

    def dice(self, kind: str, facts: Mapping[str, Any]) -> list[int] | list[str] | None:
        """What was rolled, if an event is a roll."""

    def odds(self, view: View, action: Action) -> dict[str, float]:
        """How likely what is possible after an action that rolls dice; nothing where nobody needs to know."""

    def told_odds(self, view: View, legal: Sequence[Action], words: Words) -> list[str]:
        """The same in sentences, for whoever wants hints, where nothing else on the table tells it."""

    def effects(self, events: Sequence[Event], preview: Callable[[], Preview], view: View) -> list[dict[str, Any]]:
        """What is animated, in this order, after an action; its preview is what everybody could know of it before."""

    def end(self, match: Match, words: Words) -> dict[str, Any]:
        """How it ended, and how each got there."""

    def svg(self, sheet: Sheet, view: View, names: Sequence[str], words: Words) -> Drawn:
        """What a picture shows without a kernel; no hand is in it."""


@cache
def face_of(game: str) -> Face:
    """The face of a game."""
    face: Face = part_of(game, "face")
    return face
