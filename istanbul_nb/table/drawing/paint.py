"""The colours of a picture. It brings its own page, so only the light values are used."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

STATIC = Path(__file__).parent.parent / "static"
TOKENS = "tokens.json"

# Surfaces that follow the notebook in the widget; a picture has no notebook around it.
PAGE, PANEL, INK = "#faf7ef", "#fffefc", "#16203a"
KERB = "#cfdcdd"  # between a tile and its street
HERE = "#2a8b98"
CELL, CELL_INK = "#f6e3ad", "#573900"
COIN_INK = "#3a2600"
SHUT = "#cbd3e2"
BAY = "#7d879e"

_HEX = re.compile(r"#[0-9a-f]{3,6}(?=\")")
_VARIABLE = re.compile(r"var\(--([\w-]+)\)")


class Seat(NamedTuple):
    """The colour of a seat, and that of the emblem on it."""

    colour: str
    emblem: str


SEATS = (
    Seat("#7d3fa3", "#fff"),
    Seat("#f29222", "#2b1500"),
    Seat("#0a8081", "#fff"),
    Seat("#2a2f3a", "#fff"),
    Seat("#f7f0e0", "#1b2438"),
)
NOBODY = Seat("#8d93a3", "#fff")


@cache
def _tokens() -> dict[str, str]:
    tokens: dict[str, list[str]] = json.loads((STATIC / TOKENS).read_text(encoding="utf-8"))
    return {name.removeprefix("--"): light for name, (light, _) in tokens.items()}


def colour(name: str) -> str:
    """Return the light value of a colour of the style sheet."""
    return _tokens()[name]


def seat_paint(seat: int | None) -> Seat:
    """Return the colours of a seat, or of what is nobody's."""
    return NOBODY if seat is None else SEATS[seat]


def resolved(markup: str, **own: str) -> str:
    """Return markup with every variable replaced by its colour; `own` go before those of the style sheet."""
    return _VARIABLE.sub(lambda found: own.get(found[1]) or colour(found[1]), markup)


def greyed(markup: str) -> str:
    """Return markup without its colours, and pale: what is not there yet."""
    return _HEX.sub(lambda found: _grey(found[0]), markup)


def _grey(hexadecimal: str) -> str:
    red, green, blue = _channels(hexadecimal)
    light = round(0.3 * (0.2 * red + 0.7 * green + 0.1 * blue) + 0.7 * 255)
    return "#" + f"{light:02x}" * 3


def mixed(one: str, other: str, share: float) -> str:
    """Return a colour between two: so much of the first.

    >>> mixed("#ff0000", "#ffffff", 0.25)
    '#ffbfbf'
    """
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(first * share + second * (1 - share)):02x}" for first, second in pairs)


def _channels(hexadecimal: str) -> list[int]:
    digits = hexadecimal.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(2 * digit for digit in digits)
    return [int(digits[start : start + 2], 16) for start in (0, 2, 4)]
