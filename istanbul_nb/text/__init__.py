"""Pictures of a table in plain text, enough to play in a terminal."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping, Sequence
from string import ascii_lowercase
from typing import Any

from istanbul_nb.core import Action, Preview, Previewer
from istanbul_nb.games import kit_of
from istanbul_nb.text import plain
from istanbul_nb.words import Words

WIDE = 100
EMBLEMS = "●▲■✚★"  # plum, saffron, teal, ink, pearl
LETTERED = ("guild", "cards")  # the number that such an action speaks of could be taken for a place or a line
BESIDE_MOVES = ("walk",)  # likewise, where the merchant could walk as well
IN_FULL = ("bid", "return")  # all that such an action speaks of is the key: a card and a cushion, the letter of a stone
SPELLED = ("reroll", "choose")  # there are many of these, a word for every die: they are typed, not listed


def tell_nothing(action: Action) -> Preview:
    """What is known of an action where nobody asks the rules."""
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
    """The table as a seat sees it: the board, the carts, the hand, what is to decide and what can be done."""
    game = kit_of(view["game"]).part("text") or plain
    told = [game.draw(view, names, words, columns), "", *game.about(view, words), words.question(view, names)]
    wrapped = [textwrap.fill(line, columns) if "\n" not in line else line for line in told]
    return "\n".join([*wrapped, *numbered(view, legal, preview, words)])


def numbered(view: Mapping[str, Any], legal: Sequence[Action], preview: Previewer, words: Words) -> list[str]:
    """The legal actions, each with the key to type, a label and its notation; of those that are typed one example."""
    lines = [
        (key, words.action(action, view, preview), action)
        for key, action in zip(keys_of(legal), legal, strict=True)
        if not is_spelled(action)
    ]
    examples = {action.verb: action for action in legal if is_spelled(action)}
    lines += [("…", words.say(f"spelled-{verb}"), examples[verb]) for verb in SPELLED if verb in examples]
    widest = min(max((len(label) for _, label, _ in lines), default=0), 60)
    return [f"{key:>4}  {label:{widest}}   {action}" for key, label, action in lines]


def is_spelled(action: Action) -> bool:
    """Whether an action is typed word by word."""
    return action.verb in SPELLED and bool(action.args)


def keys_of(legal: Sequence[Action]) -> list[str]:
    """What to type for each action: the number it speaks of (a place, a call) where it has one, else a letter.

    >>> keys_of([Action("move", (10,)), Action("play", ("far",)), Action("end")])
    ['10', 'a', 'b']
    >>> keys_of([Action("bid", (7, 2)), Action("return", ("W",))])
    ['7 2', 'w']
    """
    keys: list[str] = []
    letters = _letters()
    lettered = LETTERED + BESIDE_MOVES if any(action.verb == "move" for action in legal) else LETTERED
    for action in legal:
        speaks = len(action.args) == 1 and isinstance(action.args[0], int) and action.verb not in lettered
        own = str(action.args[0]) if speaks else words_of(action)
        if is_spelled(action):
            own = str(action)
        keys.append(next(letters) if own is None or own in keys else own)
    return keys


def words_of(action: Action) -> str | None:
    """What an action speaks of, as it is typed, where that is enough to tell which action is meant."""
    return " ".join(map(str, action.args)).lower() if action.verb in IN_FULL else None


def columns_of(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows of cells as lines, every column as wide as its widest cell."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    return ["  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def shortened(name: str, longest: int) -> str:
    """A name that has no more than so many letters."""
    return name if len(name) <= longest else name[: longest - 1] + "…"


def _letters() -> Iterator[str]:
    """Yield a to z, then aa, ab and so on; never a command of its own."""
    for first in ("", *ascii_lowercase):
        for second in ascii_lowercase:
            if first + second != "q":
                yield first + second
