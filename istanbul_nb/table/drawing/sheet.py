"""A sheet to draw on: small pieces of markup, and every drawing of the sprite that they use, put in once."""

from __future__ import annotations

import json
import re
from functools import cache
from html import escape
from typing import NamedTuple

from istanbul_nb.table.drawing.paint import STATIC, colour, greyed, resolved, seat_paint

SYMBOLS = "symbols.json"
THEIRS, OURS = "ist-", "ip-"  # the widget's own sprite may be on the same page: its ids are never taken
FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"
BOOK = "'Iowan Old Style','Palatino Linotype',Palatino,P052,Georgia,serif"

# What the style sheet says about the classes of the sprite.
CLASSES = {
    'class="il"': 'fill="none" stroke="currentColor"',
    'class="ig"': 'fill="none" stroke="var(--c)"',
    'class="ic"': 'fill="var(--c)"',
    'class="if"': 'fill="var(--f)"',
    'class="ih"': 'fill="#fff" opacity=".42"',
}
_USE = re.compile(rf'href="#{THEIRS}(\w+)"')


class Symbol(NamedTuple):
    """A drawing of the sprite."""

    width: float
    height: float
    body: str


class Paint(NamedTuple):
    """What a drawing leaves open: the seat, the colour that shines through, and whether it is only there in grey."""

    seat: int | None = None
    behind: str = "trade"
    grey: bool = False


@cache
def symbols() -> dict[str, Symbol]:
    """Return every drawing, as the build of the front end wrote it down."""
    drawn = json.loads((STATIC / SYMBOLS).read_text(encoding="utf-8"))
    return {name: _symbol(each["box"], each["body"]) for name, each in drawn.items()}


def _symbol(box: str, body: str) -> Symbol:
    _, _, width, height = map(float, box.split())
    for class_, paint in CLASSES.items():
        body = body.replace(class_, paint)
    return Symbol(width, height, body)


def ratio(name: str) -> float:
    """Return width by height of a drawing."""
    symbol = symbols()[name]
    return symbol.width / symbol.height


def number(value: float) -> str:
    """Write a coordinate, as short as it can be written.

    >>> number(12.0), number(0.55), number(-3.04), number(-0.01)
    ('12', '.6', '-3', '0')
    """
    text = f"{round(value, 1) + 0.0:g}"
    return text.replace("0.", ".", 1) if text.lstrip("-").startswith("0.") else text


class Drawn(NamedTuple):
    """What a game puts on a picture: its size, markup with where it stands, and what it says to who cannot see it."""

    width: float
    height: float
    parts: tuple[tuple[float, float, str], ...]
    title: str
    told: str


class Sheet:
    """Remembers the drawings that were used, so that only those are put into the picture."""

    def __init__(self) -> None:
        self.emblems: dict[str, tuple[float, float, float]] = {}  # of pieces that carry one: left, top, size
        self._defined: dict[str, str] = {}

    def definitions(self) -> str:
        """Return the drawings in use, painted."""
        return "".join(self._defined.values())

    def define(self, name: str, markup: str) -> str:
        """Define something that is drawn several times; return the name to use it by."""
        identity = OURS + name
        drawn = f'<g id="{identity}">{markup}</g>'
        assert self._defined.setdefault(identity, drawn) == drawn, f"two drawings are called {name}"
        return identity

    def stamp(self, name: str, markup: str, x: float = 0, y: float = 0) -> str:
        """Draw something of one size that is drawn again and again, at a point."""
        where = "".join(f' {axis}="{number(at)}"' for axis, at in (("x", x), ("y", y)) if at)
        return f'<use href="#{self.define(name, markup)}"{where}/>'

    def icon(self, name: str, x: float, y: float, height: float, *, tone: str = "", paint: Paint | None = None) -> str:
        """Draw an icon with its upper left corner at a point, in a tone if it has none of its own."""
        identity = self._painted(name, paint or Paint())
        size = f'width="{number(height * ratio(name))}" height="{number(height)}"'
        colour_ = f' color="{tone}"' if tone else ""
        return f'<use href="#{identity}" x="{number(x)}" y="{number(y)}" {size}{colour_}/>'

    def _painted(self, name: str, paint: Paint) -> str:
        """Return the name of a drawing in its colours; it is put into the picture if it was not yet."""
        symbol = symbols()[name]
        identity = OURS + name + _variant(symbol.body, paint)
        if identity not in self._defined:
            self._defined[identity] = ""
            box_ = f"0 0 {number(symbol.width)} {number(symbol.height)}"
            self._defined[identity] = f'<symbol id="{identity}" viewBox="{box_}">{self._body(name, paint)}</symbol>'
        return identity

    def _body(self, name: str, paint: Paint) -> str:
        seat, body = seat_paint(paint.seat), symbols()[name].body
        if "var(--p)" in body and "var(--q)" not in body:
            shape = self.define(name, resolved(body, p="currentColor"))
            body = f'<use href="#{shape}" color="{seat.colour}"/>'
        if name in self.emblems and paint.seat is not None:
            x, y, size = self.emblems[name]
            body += self.icon(f"e{paint.seat + 1}", x, y, size, tone=seat.emblem)
        body = _USE.sub(lambda used: f'href="#{self._inner(used[1], paint)}"', body)
        body = resolved(body, p=seat.colour, q=seat.emblem, f=colour(paint.behind))
        body = body.replace(f'id="{THEIRS}', f'id="{OURS}')
        return greyed(body) if paint.grey else body

    def _inner(self, name: str, paint: Paint) -> str:
        """Return the name of a drawing that another one is made of, or of a part of its own."""
        return self._painted(name, paint) if name in symbols() else OURS + name


def _variant(body: str, paint: Paint) -> str:
    if paint.grey:
        return "-grey"
    if "var(--p)" in body:
        return "-n" if paint.seat is None else f"-{paint.seat}"
    return f"-{paint.behind}" if "var(--f)" in body else ""


def group(x: float, y: float, markup: str, more: str = "") -> str:
    """Move markup to a point."""
    return f'<g transform="translate({number(x)} {number(y)})"{more}>{markup}</g>'


def box(x: float, y: float, width: float, height: float, *, radius: float, paint: str = "") -> str:
    """Draw a rectangle with round corners; `paint` are its attributes."""
    where = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return f'<rect {where} rx="{number(radius)}" {paint}/>'


def words_at(x: float, y: float, text: str, more: str = "", after: str = "") -> str:
    """Draw a line of text that stands on a point; `after` is markup at its end."""
    return f'<text x="{number(x)}" y="{number(y)}"{more}>{escape(text, quote=False)}{after}</text>'
