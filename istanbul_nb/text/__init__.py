"""Pictures of a table in plain text, enough to play in a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.words import Words

WIDE = 100


def picture(
    view: Mapping[str, Any], names: Sequence[str], legal: Sequence[Action], words: Words, columns: int = WIDE
) -> str:
    """The table as a seat sees it: the board, the carts, the hand, what is to decide and what can be done."""
    drawing: str = import_module(f"istanbul_nb.text.{view['game']}").draw(view, names, words, columns)
    question = words.question(view, names)
    return "\n".join([drawing, "", question, *numbered(view, legal, words)])


def numbered(view: Mapping[str, Any], legal: Sequence[Action], words: Words) -> list[str]:
    """The legal actions with a number, a label and their notation."""
    labels = [words.action(action, view) for action in legal]
    widest = max(map(len, labels), default=0)
    return [
        f"{number:3}  {label:{widest}}   {action}"
        for number, (action, label) in enumerate(zip(legal, labels, strict=True), start=1)
    ]
