"""The pieces: merchants on their stacks, assistants, family members, companions."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.table.drawing.paint import NOBODY, colour, seat_paint
from istanbul_nb.table.drawing.sheet import Paint, Sheet, box, number

# Where a piece carries the emblem of its seat: left, top, size.
EMBLEMS = {"merchant": (9, 18, 10), "family": (6.5, 14.5, 9), "disc": (8.5, 8.5, 15)}
PILL = 4.0  # what an assistant adds to the height of a stack


def merchant_height(width: float, stack: int) -> float:
    """Return how high a merchant of a width stands."""
    return width / 28 * (32 + PILL * stack)


def merchant(sheet: Sheet, seat: int | None, x: float, y: float, width: float, *, stack: Sequence[str] = ()) -> str:
    """Draw a merchant on his stack, its lowest assistant first."""
    scale = width / 28
    foot = y + merchant_height(width, len(stack))
    pills = [
        sheet.stamp(
            f"pill-{'n' if whose == 'neutral' else seat}", _pill(seat, whose, scale), x, foot - PILL * at * scale
        )
        for at, whose in enumerate(stack)
    ]
    return "".join([*pills, sheet.icon("merchant", x, y, 32 * scale, paint=Paint(seat))])


def _pill(seat: int | None, whose: str, scale: float) -> str:
    """Draw an assistant of a stack, seen from the side."""
    paint = (NOBODY if whose == "neutral" else seat_paint(seat)).colour
    edge = f'fill="{paint}" stroke="{colour("k")}" stroke-width="{number(1.2 * scale)}"'
    return box(3.5 * scale, -5.2 * scale, 21 * scale, 4.6 * scale, radius=2.3 * scale, paint=edge)


def disc(sheet: Sheet, seat: int | None, x: float, y: float, size: float) -> str:
    """Draw an assistant."""
    return sheet.icon("disc", x, y, size, paint=Paint(seat))


def kin(sheet: Sheet, seat: int | None, x: float, y: float, width: float) -> str:
    """Draw a family member."""
    return sheet.icon("family", x, y, width / 22 * 26, paint=Paint(seat))


def mate(sheet: Sheet, seat: int | None, x: float, y: float, width: float) -> str:
    """Draw a companion."""
    return sheet.icon("companion", x, y, width / 28 * 32, paint=Paint(seat))
