"""Pictures of a table in plain text, enough to play in a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.core import Action, Preview, Previewer
from istanbul_nb.games import kit_of
from istanbul_nb.text.keys import key_style
from istanbul_nb.words import Words

WIDE = 100
EMBLEMS = "●▲■✚★"  # plum, saffron, teal, ink, pearl


def tell_nothing(action: Action) -> Preview:
    """Return what is known of an action where nobody asks the rules."""
    return Preview()


def picture(
    view: Mapping[str, Any],
    names: Sequence[str],
    legal: Sequence[Action],
    words: Words,
    columns: int = WIDE,
    *,
    preview: Previewer = tell_nothing,
) -> str:
    """Return the table as a seat sees it: the board, the carts, the hand, what is to decide and what can be done."""
    game = kit_of(view["game"]).part("text")
    told = [game.draw(view, names, words, columns), "", *game.about(view, words), words.question(view, names)]
    wrapped = [textwrap.fill(line, columns) if "\n" not in line else line for line in told]
    return "\n".join([*wrapped, *numbered(view, legal, preview, words)])


def numbered(view: Mapping[str, Any], legal: Sequence[Action], preview: Previewer, words: Words) -> list[str]:
    """Return the legal actions, each with its key, label and notation; one example of those that are typed in full."""
    style = key_style(view["game"])
    lines = [
        (key, words.action(action, view, preview), action)
        for key, action in zip(style.keys_of(legal), legal, strict=True)
        if not style.is_spelled(action)
    ]
    examples = {action.verb: action for action in legal if style.is_spelled(action)}
    lines += [("…", words.say(f"spelled-{verb}"), examples[verb]) for verb in style.spelled if verb in examples]
    widest = min(max((len(label) for _, label, _ in lines), default=0), 60)
    return [f"{key:>4}  {label:{widest}}   {action}" for key, label, action in lines]


def columns_of(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows of cells as lines, every column as wide as its widest cell."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    return ["  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def shortened(name: str, longest: int) -> str:
    """Return a name that has no more than so many letters."""
    return name if len(name) <= longest else name[: longest - 1] + "…"
