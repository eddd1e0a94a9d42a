"""A line for each player in a picture: the screen, and what is known of the stones behind it."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import View
from istanbul_nb.games.sultan.rules.stones import STONES
from istanbul_nb.table.drawing.badge import badge
from istanbul_nb.table.drawing.measure import SPARE, cut
from istanbul_nb.table.drawing.paint import PANEL, colour
from istanbul_nb.table.drawing.sheet import Paint, Sheet, box, group, words_at
from istanbul_nb.table.words import ui_words
from istanbul_nb.words import Words

HEIGHT, GAP = 34, 6
MIDDLE = HEIGHT / 2
NAME_ROOM = 150.0
FIRST, CARDS, COUNT, EACH, POINTS = 252, 284, 338, 392, 652  # where each begins
APART = 52
TEXT = ' font-size="12.5" font-weight="700"'


def height(seats: int) -> int:
    """Return how high all the lines are together."""
    return seats * (HEIGHT + GAP) - GAP


def screens(sheet: Sheet, view: View, names: Sequence[str], words: Words, wide: float) -> str:
    """Draw a line for each seat, one below the other."""
    lines = [_screen(sheet, view, seat, name, words=words, wide=wide) for seat, name in enumerate(names)]
    return "".join(group(0, seat * (HEIGHT + GAP), line, TEXT) for seat, line in enumerate(lines))


def _screen(sheet: Sheet, view: View, seat: int, name: str, *, words: Words, wide: float) -> str:
    owner = view["seats"][seat]
    turn = view["actor"] is not None and seat == view["turn"]
    edge = f'stroke="{colour("c")}"' if turn else f'stroke="{colour("line")}" stroke-width="1"'
    parts = [
        sheet.stamp(
            "screen-turn" if turn else "screen-line",
            box(1, 1, wide - 2, HEIGHT - 2, radius=8, paint=f'fill="{PANEL}" {edge}'),
        ),
        sheet.icon("screen", 9, MIDDLE - 11, 22, paint=Paint(seat)),
        badge(sheet, seat, 50, MIDDLE - 10, 20),
        words_at(78, MIDDLE + 4.6, cut(name, 13, NAME_ROOM / SPARE, bold=True)),
        _count(sheet, "laid", CARDS, owner["cards"], Paint(seat)),
        "" if owner["stones"] is None else _count(sheet, "stone", COUNT, owner["stones"]),
        _behind(sheet, view, owner, words),
    ]
    if view["actor"] is not None and seat == view["first"]:
        parts.append(sheet.icon("first", FIRST, MIDDLE - 10, 20))
    if owner["points"] is not None:
        parts.append(sheet.icon("points", POINTS, MIDDLE - 8, 16, tone=colour("gems")))
        parts.append(words_at(POINTS + 21, MIDDLE + 5, str(owner["points"]), ' font-size="14"'))
    return "".join(parts)


def _count(sheet: Sheet, sign: str, x: float, count: int, paint: Paint | None = None) -> str:
    """Draw a picture and how many of it; none is quieter."""
    counted = sheet.icon(sign, x, MIDDLE - 9, 18, paint=paint) + words_at(x + 22, MIDDLE + 4.4, str(count))
    return counted if count else f'<g opacity=".5">{counted}</g>'


def _behind(sheet: Sheet, view: View, owner: View, words: Words) -> str:
    """Draw the stones by colour, or that they are hidden."""
    if owner["collection"] is None:
        hidden = ui_words(words.language, "sultan")["hidden"]
        return words_at(EACH, MIDDLE + 4.4, hidden, f' font-weight="400" fill="{colour("soft")}"')
    pairs = zip(STONES, owner["collection"], strict=True)
    return "".join(_count(sheet, f"stone{stone}", EACH + APART * at, held) for at, (stone, held) in enumerate(pairs))
