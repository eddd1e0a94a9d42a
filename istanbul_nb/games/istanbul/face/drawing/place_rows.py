"""The rows of signs on a place: what it offers, in the notation that the widget reads too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import fsum
from typing import Any

from istanbul_nb.games.istanbul.face.drawing.figures import disc, kin, merchant
from istanbul_nb.games.istanbul.face.labels import FACES
from istanbul_nb.table.drawing.paint import SHUT, colour, mixed
from istanbul_nb.table.drawing.sheet import Sheet, box, ratio
from istanbul_nb.table.drawing.signs import (
    SIZE,
    TIGHT,
    Item,
    Pen,
    bold,
    draw_sign,
    in_line,
    ladder,
    listed,
    row,
    small,
    stacked,
)

ROOM = 98  # the width of a row
Piece = Callable[[Sheet, int | None, float], Item]


def pen_for(sheet: Sheet, viewer: int) -> Pen:
    """Return what the rows of places are drawn with: they know pieces and the card on top of a pile."""
    return Pen(sheet, viewer, {"top:": _top_card}, PIECES)


def place_rows(pen: Pen, shown: Sequence[Any]) -> list[Item]:
    """Return the rows of a place."""
    return [_row(pen, each) for each in shown]


def _row(pen: Pen, shown: Any) -> Item:
    if not isinstance(shown, Mapping):
        return row(pen, shown)
    kind = next(name for name in ROWS if name in shown)
    return ROWS[kind](pen, shown)


def _piece(kind: str, draw: Callable[[Sheet, int | None, float, float, float], str]) -> Piece:
    """Return what draws a piece in a row."""

    def item(sheet: Sheet, seat: int | None, size: float) -> Item:
        wide = size if kind == "disc" else round(size * 0.85)
        high = wide / ratio(kind)
        return Item(wide, high, lambda x, y: draw(sheet, seat, x, y - high / 2, wide))

    return item


PIECES = {"disc": _piece("disc", disc), "family": _piece("family", kin), "merchant": _piece("merchant", merchant)}


def _top_card(pen: Pen, name: str) -> Item:
    """Draw the face of the card on a pile, small and framed."""
    face = (
        in_line([draw_sign(pen, sign, 14) for sign in _small_face(name)], 2)
        if name in FACES
        else bold(pen, name or "–")
    )
    wide = max(18.0, face.width + 6)
    paint = f'fill="#fff" stroke="{colour("soft")}" stroke-width="1.2"'

    def draw(x: float, y: float) -> str:
        frame = box(x + 0.6, y - 10.4, wide - 1.2, 20.8, radius=4, paint=paint)
        return frame + face.draw(x + (wide - face.width) / 2, y)

    return Item(wide, 22, draw)


def _small_face(name: str) -> list[str]:
    """Draw the signs of a card, each in the size that a small frame has for it."""
    return [sign.partition("*")[0] for sign in listed(FACES[name])]


def _slots(pen: Pen, shown: Mapping[str, Any]) -> Item:
    paint = f'fill="none" stroke="{colour("soft")}" stroke-width="1.5" stroke-dasharray="2.5 2.2" stroke-linecap="butt"'
    slot = box(1.75, -5.75, 11.5, 11.5, radius=2.5, paint=paint)
    empty = Item(15, 15, lambda x, y: pen.sheet.stamp("slot", slot, x, y))
    full = draw_sign(pen, f"{shown['slots']}*15", SIZE)
    return in_line([full if at < shown["have"] else empty for at in range(shown["of"])], TIGHT)


def _post(pen: Pen, shown: Mapping[str, Any]) -> Item:
    """Two rows of four spaces, half of them under mail markers."""
    cells = [_post_cell(pen, "mail" if covered else sign, covered) for sign, covered in shown["post"]]
    return stacked([in_line(cells[:4], TIGHT), in_line(cells[4:], TIGHT)], TIGHT)


def _post_cell(pen: Pen, sign: str, covered: bool) -> Item:
    inside = draw_sign(pen, sign, SIZE)
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
    rubies = stacked([draw_sign(pen, "ruby*16", SIZE), small(pen, f"×{shown['rubies']}")], 1)
    return in_line([*[_pile(pen, pile) for pile in shown["piles"]], rubies], 5)


def _pile(pen: Pen, pile: Mapping[str, Any]) -> Item:
    if not pile["left"]:
        frame = f'fill="none" stroke="{colour("line")}" stroke-width="1.5"'
        return Item(35, 48, lambda x, y: box(x + 0.75, y - 21.25, 33.5, 40.5, radius=5, paint=frame))
    tint = colour(pile["tint"])
    face, edge = mixed(tint, colour("tile"), 0.24), mixed(tint, "#000000", 0.7)
    glaze = f'fill="{face}" stroke="{tint}" stroke-width="1.5"'
    tile = draw_sign(pen, f"{pile['tile']}*19", SIZE)
    need = in_line([draw_sign(pen, f"{pile['good']}*13", SIZE), bold(pen, str(pile["need"]))], 2)

    def draw(x: float, y: float) -> str:
        under = box(x + 1, y - 15, 33, 34 + 2 * pile["left"], radius=5, paint=f'fill="{edge}"')
        top = box(x + 0.75, y - 21.25, 33.5, 40.5, radius=5, paint=glaze)
        return under + top + tile.draw(x + (35 - tile.width) / 2, y - 9) + need.draw(x + (35 - need.width) / 2, y + 10)

    return Item(35, 48, draw)


def _wrapped(pen: Pen, shown: Mapping[str, Any]) -> Item:
    """Pictures on as many lines as they need."""
    signs = listed(shown["wrap"])
    size = SIZE - (3 if len(signs) > 6 else 2)
    lines: list[list[Item]] = [[]]
    for item in (draw_sign(pen, sign, size) for sign in signs):
        if fsum(each.width + 1 for each in lines[-1]) + item.width > ROOM:
            lines.append([])
        lines[-1].append(item)
    return stacked([in_line(line, 1) for line in lines], 2)


ROWS: dict[str, Callable[[Pen, Mapping[str, Any]], Item]] = {
    "ladder": lambda pen, shown: ladder(pen, shown["ladder"]),
    "slots": _slots,
    "post": _post,
    "piles": _piles,
    "wrap": _wrapped,
}
