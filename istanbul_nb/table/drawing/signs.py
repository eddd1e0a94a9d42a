"""Rows of small pictures and numbers, in the notation that the widget reads too (widgets/src/protocol.ts)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from istanbul_nb.table.drawing.measure import SPARE, spread, width
from istanbul_nb.table.drawing.paint import CELL, CELL_INK, COIN_INK, colour
from istanbul_nb.table.drawing.sheet import Paint, Sheet, box, number, ratio, words_at

SIZE, GAP, TIGHT = 17.0, 3.0, 2.0
ARROWS = {"to": 0.7, "fill": 0.82, "up": 0.82, "down": 0.82}
TEXT = ' font-size="12.5" font-weight="650"'  # of all rows, where a sign says nothing else
MIDDLE = ' text-anchor="middle"'
_PICTURE = re.compile(r"(\w+)(?::(\w))?(-?)(?:\*(\d+))?")


Draw = Callable[["Pen", str], "Item"]  # what follows the mark of a sign


class Item(NamedTuple):
    """Something in a row: its size, and how it is drawn with its left edge and its middle at a point."""

    width: float
    height: float
    draw: Callable[[float, float], str]


class Pen(NamedTuple):
    """What rows are drawn with: the sheet, the seat whose own things they show, and what only one game draws."""

    sheet: Sheet
    viewer: int
    marks: Mapping[str, Draw] = MappingProxyType({})  # signs that begin with a mark of the game
    pieces: Mapping[str, Callable[[Sheet, int | None, float], Item]] = MappingProxyType({})  # in the colour of a seat


def row(pen: Pen, shown: str | Sequence[str]) -> Item:
    """Signs side by side."""
    signs = listed(shown)
    pictures = len(signs) > 4 and all(sign[0].isalpha() for sign in signs)
    return in_line([draw_sign(pen, sign, SIZE) for sign in signs], TIGHT if pictures else GAP)


def listed(signs: str | Sequence[str]) -> list[str]:
    r"""Return signs that are parted by spaces; those that do not break belong to a sign.

    >>> listed("$7 to ~left\u00a03")
    ['$7', 'to', '~left 3']
    """
    parts = signs.split(" ") if isinstance(signs, str) else signs
    return [sign.replace("\u00a0", " ") for sign in parts]


def in_line(items: Sequence[Item], gap: float = GAP) -> Item:
    """Put several things side by side."""
    starts = spread([item.width for item in items], gap)

    def draw(x: float, y: float) -> str:
        return "".join(item.draw(x + start, y) for item, start in zip(items, starts, strict=True))

    return Item(starts[-1] + items[-1].width, max(item.height for item in items), draw)


def stacked(items: Sequence[Item], gap: float) -> Item:
    """Put several things one below the other."""
    starts = spread([item.height for item in items], gap)
    height = starts[-1] + items[-1].height

    def draw(x: float, y: float) -> str:
        top = y - height / 2
        pairs = zip(items, starts, strict=True)
        return "".join(item.draw(x, top + start + item.height / 2) for item, start in pairs)

    return Item(max(item.width for item in items), height, draw)


# Single signs


def draw_sign(pen: Pen, sign: str, size: float) -> Item:
    """Draw a sign of a row."""
    for mark, draw in (*MARKS.items(), *pen.marks.items()):
        if sign.startswith(mark):
            return draw(pen, sign.removeprefix(mark))
    return _picture(pen, sign, size)


def _picture(pen: Pen, sign: str, size: float) -> Item:
    found = _PICTURE.fullmatch(sign)
    assert found is not None, sign
    name, seat, grey, own = found.groups()
    if name in pen.pieces:
        whose = pen.viewer if seat is None else None if seat == "n" else int(seat)
        return pen.pieces[name](pen.sheet, whose, float(own or size))
    height = float(own) if own else size * ARROWS.get(name, 1)
    tone = colour("soft") if name in ARROWS else colour("c") if name == "star" else ""

    def draw(x: float, y: float) -> str:
        return pen.sheet.icon(name, x, y - height / 2, height, tone=tone, paint=Paint(grey=bool(grey)))

    return Item(height * ratio(name), height, draw)


def bold(pen: Pen, text: str) -> Item:
    """Draw a bold word or number."""
    return Item(width(text, 12.5, bold=True) * SPARE, 14, lambda x, y: words_at(x, y + 4.3, text))


def small(pen: Pen, text: str) -> Item:
    """Draw a small quiet word or number."""
    paint = f' font-size="11" font-weight="400" fill="{colour("soft")}"'
    return Item(width(text, 11) * SPARE, 14, lambda x, y: words_at(x, y + 4, text, paint))


def _coin(pen: Pen, text: str, high: float = 20, size: float = 11.5) -> Item:
    """Draw a coin with a number."""
    rim = f'fill="{colour("co")}" stroke="{colour("cok")}" stroke-width="1.5"'
    face = box(0.75, 0.75 - high / 2, high - 1.5, high - 1.5, radius=high / 2 - 0.75, paint=rim)

    def draw(x: float, y: float) -> str:
        paint = f'{MIDDLE} font-size="{number(size)}" fill="{COIN_INK}"'
        return pen.sheet.stamp(f"coin{high:g}", face, x, y) + words_at(x + high / 2, y + size * 0.36, text, paint)

    return Item(high, high, draw)


def ladder(pen: Pen, steps: Sequence[Any]) -> Item:
    """Numbers in cells side by side, such as prices that rise."""
    texts = [str(step) for step in steps]
    wide = max(17.5, *(width(text, 10.5, bold=True) + 5 for text in texts))
    whole = len(texts) * (wide + 1) - 1

    def draw(x: float, y: float) -> str:
        cells = box(0, -8.5, whole, 17, radius=5, paint=f'fill="{CELL}"')
        joints = "".join(f"M{number(at * (wide + 1) - 0.5)}-8.5v17" for at in range(1, len(texts)))
        cells += f'<path d="{joints}" stroke="{colour("tile")}" stroke-width="1"/>'
        told = [words_at(x + at * (wide + 1) + wide / 2, y + 3.8, text) for at, text in enumerate(texts)]
        ladder = pen.sheet.stamp(f"ladder{len(texts)}-{number(wide)}", cells, x, y)
        return f'{ladder}<g{MIDDLE} font-size="10.5" fill="{CELL_INK}">{"".join(told)}</g>'

    return Item(whole, 17, draw)


MARKS: dict[str, Draw] = {
    "=": bold,
    "~": small,
    "$$": lambda pen, text: _coin(pen, text, 27, 14),
    "$": _coin,
    "#": lambda pen, text: ladder(pen, text.split()),
}
