"""The badge of a seat: its emblem on its colour."""

from __future__ import annotations

from istanbul_nb.table.drawing.paint import colour, seat_paint
from istanbul_nb.table.drawing.sheet import Sheet, number


def badge(sheet: Sheet, seat: int, x: float, y: float, size: float) -> str:
    """Draw a round badge in the colour of a seat."""
    paint = seat_paint(seat)
    half, edge = number(size / 2), f'stroke="{colour("k")}" stroke-width="1.2"'
    ring = f'<circle cx="{half}" cy="{half}" r="{half}" fill="{paint.colour}" {edge}/>'
    emblem = sheet.icon(f"e{seat + 1}", 0.22 * size, 0.22 * size, 0.56 * size, tone=paint.emblem)
    return sheet.stamp(f"badge-{seat}", ring + emblem, x, y)
