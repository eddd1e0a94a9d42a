"""The face of Sultan: cushions, cards and screens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.core import Action, View
from istanbul_nb.games.sultan.face.ask import ask
from istanbul_nb.games.sultan.face.effects import NOBODYS, effects
from istanbul_nb.games.sultan.face.end import end
from istanbul_nb.games.sultan.face.labels import labels
from istanbul_nb.games.sultan.face.layout import board
from istanbul_nb.games.sultan.face.start import CHOSEN, start
from istanbul_nb.games.sultan.face.svg import svg
from istanbul_nb.words import Words

__all__ = [
    "CHOSEN",
    "NOBODYS",
    "ask",
    "board",
    "dice",
    "effects",
    "end",
    "hand",
    "labels",
    "odds",
    "setup_of",
    "start",
    "svg",
    "tells_a_card",
    "told_odds",
]


def setup_of(options: Mapping[str, Any]) -> str:
    """Return the setup of words and drawings: they are the same in every one."""
    return "sultan"


def hand(view: View) -> list[str]:
    """Return the money cards."""
    return [str(card) for card in view["hand"]]


def tells_a_card(action: Action) -> bool:
    """Tell whether an action names a card of the hand: a bid does."""
    return action.verb == "bid"


def dice(kind: str, facts: Mapping[str, Any]) -> list[int] | None:
    """Return nothing: nothing is rolled."""
    return None


def told_odds(view: View, legal: Sequence[Action], words: Words) -> list[str]:
    """Return nothing: nothing is rolled."""
    return []


def odds(view: View, action: Action) -> dict[str, float]:
    """Return nothing: the odds of a bid stand beside it from the start."""
    return {}
