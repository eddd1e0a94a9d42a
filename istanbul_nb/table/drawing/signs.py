"""Rows of small pictures and numbers, in the notation that the widget reads too (widgets/src/protocol.ts)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from math import fsum
from typing import Any, NamedTuple

from istanbul_nb.games.istanbul.face.labels import FACES
from istanbul_nb.table.drawing import figures
from istanbul_nb.table.drawing.measure import SPARE, spread, width
from istanbul_nb.table.drawing.paint import CELL, CELL_INK, COIN_INK, SHUT, colour, mixed
from istanbul_nb.table.drawing.sheet import Paint, Sheet, box, number, ratio, words_at

ROOM = 98  # the width of a row
SIZE, GAP, TIGHT = 17.0, 3.0, 2.0
ARROWS = {"to": 0.7, "fill": 0.82, "up": 0.82, "down": 0.82}
TEXT = ' font-size="12.5" font-weight="650"'  # of all rows, where a sign says nothing else
MIDDLE = ' text-anchor="middle"'
_PICTURE = re.compile(r"(\w+)(?::(\w))?(-?)(?:\*(\d+))?")


class Item(NamedTuple):
    """Something in a row: its size, and how it is drawn with its left edge and its middle at a point."""

    width: float
    height: float
    draw: Callable[[float, float], str]


class Pen(NamedTuple):
    """What rows are drawn with: the sheet, and the seat whose own things they show."""

    sheet: Sheet
    viewer: int


def rows(pen: Pen, shown: Sequence[Any]) -> list[Item]:
    """Draw the rows of a place."""
    return [row(pen, each) for each in shown]


def row(pen: Pen, shown: Any) -> Item:
    """Draw one row of any kind."""
    if not isinstance(shown, Mapping):
        signs = listed(shown)
        pictures = len(signs) > 4 and all(sign[0].isalpha() for sign in signs)
        return in_line([_sign(pen, sign, SIZE) for sign in signs], TIGHT if pictures else GAP)
    kind = next(name for name in ROWS if name in shown)
    return ROWS[kind](pen, shown)


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


def _sign(pen: Pen, sign: str, size: float) -> Item:
    for mark, draw in MARKS.items():
        if sign.startswith(mark):
            return draw(pen, sign.removeprefix(mark))
    return _picture(pen, sign, size)


def _picture(pen: Pen, sign: str, size: float) -> Item:
    found = _PICTURE.fullmatch(sign)
    assert found is not None, sign
    name, seat, grey, own = found.groups()
    if name in PEOPLE:
        return _person(
            pen, name, pen.viewer if seat is None else None if seat == "n" else int(seat), float(own or size)
        )
    height = float(own) if own else size * ARROWS.get(name, 1)
    tone = colour("soft") if name in ARROWS else colour("c") if name == "star" else ""

    def draw(x: float, y: float) -> str:
        return pen.sheet.icon(name, x, y - height / 2, height, tone=tone, paint=Paint(grey=bool(grey)))

    return Item(height * ratio(name), height, draw)


PEOPLE: dict[str, Callable[[Sheet, int | None, float, float, float], str]] = {
    "disc": figures.disc,
    "family": figures.kin,
    "merchant": figures.merchant,
}


def _person(pen: Pen, kind: str, seat: int | None, size: float) -> Item:
    wide = size if kind == "disc" else round(size * 0.85)
    high = wide / ratio(kind)
    return Item(wide, high, lambda x, y: PEOPLE[kind](pen.sheet, seat, x, y - high / 2, wide))


def _bold(pen: Pen, text: str) -> Item:
    return Item(width(text, 12.5, bold=True) * SPARE, 14, lambda x, y: words_at(x, y + 4.3, text))


def _small(pen: Pen, text: str) -> Item:
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


def _ladder(pen: Pen, steps: Sequence[Any]) -> Item:
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


def _top_card(pen: Pen, name: str) -> Item:
    """Draw the face of the card on a pile, small and framed."""
    face = (
        in_line([_sign(pen, sign, 14) for sign in _small_face(name)], 2) if name in FACES else _bold(pen, name or "–")
    )
    wide = max(18.0, face.width + 6)
    paint = f'fill="#fff" stroke="{colour("soft")}" stroke-width="1.2"'

    def draw(x: float, y: float) -> str:
        frame = box(x + 0.6, y - 10.4, wide - 1.2, 20.8, radius=4, paint=paint)
        return frame + face.draw(x + (wide - face.width) / 2, y)

    return Item(wide, 22, draw)


def _small_face(name: str) -> list[str]:
    """Return the signs of a card, each in the size that a small frame has for it."""
    return [sign.partition("*")[0] for sign in listed(FACES[name])]


MARKS: dict[str, Callable[[Pen, str], Item]] = {
    "=": _bold,
    "~": _small,
    "$$": lambda pen, text: _coin(pen, text, 27, 14),
    "$": _coin,
    "#": lambda pen, text: _ladder(pen, text.split()),
    "top:": _top_card,
}


# Rows of their own kind


def _slots(pen: Pen, shown: Mapping[str, Any]) -> Item:
    paint = f'fill="none" stroke="{colour("soft")}" stroke-width="1.5" stroke-dasharray="2.5 2.2" stroke-linecap="butt"'
    slot = box(1.75, -5.75, 11.5, 11.5, radius=2.5, paint=paint)
    empty = Item(15, 15, lambda x, y: pen.sheet.stamp("slot", slot, x, y))
    full = _sign(pen, f"{shown['slots']}*15", SIZE)
    return in_line([full if at < shown["have"] else empty for at in range(shown["of"])], TIGHT)


def _post(pen: Pen, shown: Mapping[str, Any]) -> Item:
    """Draw two rows of four spaces, half of them under mail markers."""
    cells = [_post_cell(pen, "mail" if covered else sign, covered) for sign, covered in shown["post"]]
    return stacked([in_line(cells[:4], TIGHT), in_line(cells[4:], TIGHT)], TIGHT)


def _post_cell(pen: Pen, sign: str, covered: bool) -> Item:
    inside = _sign(pen, sign, SIZE)
    paint = f'fill="{SHUT}"' if covered else f'fill="#fff" stroke="{colour("line")}" stroke-width="1"'
    cell = box(0.5, -12, 22, 24, radius=4, paint=paint)
    if covered:
        cell += inside.draw((23 - inside.width) / 2, 0)

    def draw(x: float, y: float) -> str:
        space = pen.sheet.stamp("cell" + "-shut" * covered, cell, x, y)
        return space if covered else space + inside.draw(x + (23 - inside.width) / 2, y)

    return Item(23, 25, draw)


def _piles(pen: Pen, shown: Mapping[str, Any]) -> Item:
    """Draw the tiles of a mosque, and its rubies."""
    rubies = stacked([_sign(pen, "ruby*16", SIZE), _small(pen, f"×{shown['rubies']}")], 1)
    return in_line([*[_pile(pen, pile) for pile in shown["piles"]], rubies], 5)


def _pile(pen: Pen, pile: Mapping[str, Any]) -> Item:
    if not pile["left"]:
        frame = f'fill="none" stroke="{colour("line")}" stroke-width="1.5"'
        return Item(35, 48, lambda x, y: box(x + 0.75, y - 21.25, 33.5, 40.5, radius=5, paint=frame))
    tint = colour(pile["tint"])
    face, edge = mixed(tint, colour("tile"), 0.24), mixed(tint, "#000000", 0.7)
    glaze = f'fill="{face}" stroke="{tint}" stroke-width="1.5"'
    tile = _sign(pen, f"{pile['tile']}*19", SIZE)
    need = in_line([_sign(pen, f"{pile['good']}*13", SIZE), _bold(pen, str(pile["need"]))], 2)

    def draw(x: float, y: float) -> str:
        under = box(x + 1, y - 15, 33, 34 + 2 * pile["left"], radius=5, paint=f'fill="{edge}"')
        top = box(x + 0.75, y - 21.25, 33.5, 40.5, radius=5, paint=glaze)
        return under + top + tile.draw(x + (35 - tile.width) / 2, y - 9) + need.draw(x + (35 - need.width) / 2, y + 10)

    return Item(35, 48, draw)


def _wrapped(pen: Pen, shown: Mapping[str, Any]) -> Item:
    """Draw pictures on as many lines as they need."""
    signs = listed(shown["wrap"])
    size = SIZE - (3 if len(signs) > 6 else 2)
    lines: list[list[Item]] = [[]]
    for item in (_sign(pen, sign, size) for sign in signs):
        if fsum(each.width + 1 for each in lines[-1]) + item.width > ROOM:
            lines.append([])
        lines[-1].append(item)
    return stacked([in_line(line, 1) for line in lines], 2)


ROWS: dict[str, Callable[[Pen, Mapping[str, Any]], Item]] = {
    "ladder": lambda pen, shown: _ladder(pen, shown["ladder"]),
    "slots": _slots,
    "post": _post,
    "piles": _piles,
    "wrap": _wrapped,
}
