"""The picture of a game that brings none: everything that a view shows, a line for each entry."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.words import Words

View = Mapping[str, Any]
COMMON = ("game", "seat", "turn", "actor", "round", "decision")  # what every view has, told elsewhere


def draw(view: View, names: Sequence[str], words: Words, columns: int) -> str:
    """Return the round, whose turn it is, and what lies there."""
    head = f"{words.say('label-round', round=view['round'])}: {names[view['turn']]}"
    return "\n".join([head, *(f"{name}: {value}" for name, value in view.items() if name not in COMMON)])


def about(view: View, words: Words) -> list[str]:
    """Return nothing more."""
    return []
