"""The entries of any view in a picture: lines, grids and tables, one below the other."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.table.drawing.badge import badge
from istanbul_nb.table.drawing.measure import SPARE, cut, width
from istanbul_nb.table.drawing.paint import PANEL, colour
from istanbul_nb.table.drawing.sheet import Drawn, Sheet, box, group, words_at
from istanbul_nb.text.layout import Block, Grid, Line, Table
from istanbul_nb.text.plain import lines_of

WIDTH, PAD, GAP, INDENT = 620, 16, 12, 16
LINE, LABEL, SIZE, BADGE = 26, 150, 13, 20
CELL, APART = 46, 5
BOLD, SOFT = ' font-weight="700"', ' fill="{}" font-size="12"'

Part = tuple[float, str]  # its height, and its markup


def draw_blocks(sheet: Sheet, blocks: Sequence[Block], title: str) -> Drawn:
    """Return everything on one sheet of paper."""
    high, markup = _column(sheet, blocks, WIDTH - 2 * PAD)
    edge = f'fill="{PANEL}" stroke="{colour("line")}" stroke-width="1"'
    paper = box(0, 0, WIDTH, high + 2 * PAD, radius=12, paint=edge)
    return Drawn(WIDTH, high + 2 * PAD, ((0, 0, paper), (PAD, PAD, markup)), title, "; ".join(lines_of(blocks)))


def _column(sheet: Sheet, blocks: Sequence[Block], room: float) -> Part:
    """Return blocks one below the other."""
    top, parts = 0.0, list[str]()
    for block in blocks:
        high, markup = _block(sheet, block, room)
        parts.append(group(0, top, markup))
        top += high + GAP
    return max(0.0, top - GAP), "".join(parts)


def _block(sheet: Sheet, block: Block, room: float) -> Part:
    if block["kind"] == "line":
        return _line(block, room)
    heading = words_at(0, SIZE, cut(block["label"], SIZE, room / SPARE, bold=True), BOLD)
    if block["kind"] == "group":
        high, markup = _column(sheet, block["blocks"], room - INDENT)
        left = INDENT
    else:
        high, markup = _grid(sheet, block, room) if block["kind"] == "grid" else _table(sheet, block, room)
        left = 0
    return LINE + high, heading + group(left, LINE, markup)


def _line(block: Line, room: float) -> Part:
    label = cut(block["label"], SIZE, (LABEL - 10) / SPARE, bold=True)
    text = cut(block["text"], SIZE, (room - LABEL) / SPARE)
    return SIZE + 4, words_at(0, SIZE, label, BOLD) + words_at(LABEL, SIZE, text)


def _grid(sheet: Sheet, block: Grid, room: float) -> Part:
    """Return tiles in cobalt grout."""
    columns, rows = len(block["rows"][0]), len(block["rows"])
    side = min(float(CELL), (room - APART) / columns - APART)
    wide, high = columns * (side + APART) + APART, rows * (side + APART) + APART
    parts = [box(0, 0, wide, high, radius=8, paint=f'fill="{colour("grout")}"')]
    for y, row in enumerate(block["rows"]):
        for x, text in enumerate(row):
            parts.append(_cell(APART + x * (side + APART), APART + y * (side + APART), side, text))
    return high, "".join(parts)


def _cell(x: float, y: float, side: float, text: str) -> str:
    size = min(20.0, side * 0.5)
    while size > 7 and width(text, size, bold=True) > side - 6:
        size -= 1
    middle = f' font-size="{size:g}" text-anchor="middle"{BOLD}'
    tile = box(x, y, side, side, radius=5, paint=f'fill="{colour("tile")}"')
    return tile + words_at(x + side / 2, y + side / 2 + size * 0.36, cut(text, size, side), middle)


def _table(sheet: Sheet, block: Table, room: float) -> Part:
    """Return a row for each thing below the names of its entries."""
    columns = len(block["head"])
    each = (room - LABEL) / columns if columns else 0
    parts, top = list[str](), 0.0
    if any(block["head"]):
        soft = SOFT.format(colour("soft"))
        parts = [
            words_at(LABEL + at * each, 12, cut(name, 12, (each - 8) / SPARE), soft)
            for at, name in enumerate(block["head"])
        ]
        top = LINE
    for at, row in enumerate(block["rows"]):
        y, left = top + at * LINE, 0 if row["seat"] is None else BADGE + 8
        if row["seat"] is not None:
            parts.append(badge(sheet, row["seat"], 0, y - 2, BADGE))
        parts.append(words_at(left, y + SIZE, cut(row["name"], SIZE, (LABEL - left - 8) / SPARE, bold=True), BOLD))
        parts += [
            words_at(LABEL + column * each, y + SIZE, cut(cell, SIZE, (each - 8) / SPARE))
            for column, cell in enumerate(row["cells"])
        ]
    return top + len(block["rows"]) * LINE - 4, "".join(parts)
