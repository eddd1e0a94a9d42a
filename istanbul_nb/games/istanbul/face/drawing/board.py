"""The bazaar: ivory tiles in cobalt grout, each with its arch, its signs and its street."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from istanbul_nb.core import View
from istanbul_nb.games.istanbul.face.drawing.crowd import HEIGHT, WIDTH, crowd, draw, lanes_for, standing
from istanbul_nb.games.istanbul.face.drawing.place_rows import ROOM, pen_for, place_rows
from istanbul_nb.games.istanbul.face.places import FAMILY, shown
from istanbul_nb.table.drawing.measure import in_two, width
from istanbul_nb.table.drawing.paint import HERE, KERB, colour
from istanbul_nb.table.drawing.sheet import Paint, Sheet, box, group, number, words_at
from istanbul_nb.table.drawing.signs import MIDDLE, TEXT, Pen, stacked
from istanbul_nb.words import Words

GAP, PAD, STAR = 10, 15, 22
STREET = 51
NAME, NAME_ROOM = 12.5, 121.0
SQUEEZED = 0.74  # a name that fills more of its room is held to its width, whatever face it is set in


def _lines(view: View) -> int:
    return -(-len(view["layout"]) // int(view["columns"]))


def size(view: View) -> tuple[int, int]:
    """Return width and height of the board."""
    return 2 * PAD + view["columns"] * (WIDTH + GAP) - GAP, 2 * PAD + _lines(view) * (HEIGHT + GAP) - GAP


def board(sheet: Sheet, view: View, words: Words) -> str:
    """Draw the board with everything on it."""
    facts, pieces = shown(view, words), standing(view)
    pen, lanes = pen_for(sheet, view["turn"]), lanes_for(len(view["seats"]))
    here = None if view["actor"] is None else view["seats"][view["actor"]]["merchant"]
    tiles, crowds = [], []
    for index, place in enumerate(view["layout"]):
        row, column = divmod(index, view["columns"])
        x, y = PAD + column * (WIDTH + GAP), PAD + row * (HEIGHT + GAP)
        tiles.append(group(x, y, _tile(pen, place, facts[place]["rows"], words) + (_ring() if place == here else "")))
        crowd_here = crowd([piece for piece in pieces if piece.place == place], lanes)
        crowds += [group(x, y, "".join(draw(sheet, placed) for placed in crowd_here))] if crowd_here else []
    ground = [_grout(view), f"<g{TEXT}>{''.join(tiles)}</g>", _stars(sheet, view), _barrier(sheet, view)]
    return "".join([*ground, *crowds])


def _crossings(view: View) -> tuple[list[float], list[float]]:
    """Return where the middles of the gutters run, across and down."""
    across = [PAD - GAP / 2 + at * (WIDTH + GAP) for at in range(view["columns"] + 1)]
    return across, [PAD - GAP / 2 + at * (HEIGHT + GAP) for at in range(_lines(view) + 1)]


def _grout(view: View) -> str:
    """Draw the ground, and a line in every gutter."""
    wide, high = size(view)
    across, down = _crossings(view)
    lines = "".join(f"M{number(x)} 0V{high}" for x in across) + "".join(f"M0 {number(y)}H{wide}" for y in down)
    return (
        box(0, 0, wide, high, radius=14, paint=f'fill="{colour("grout")}"')
        + f'<path d="{lines}" stroke="{colour("lace")}" stroke-width="1" opacity=".55"/>'
        + box(1, 1, wide - 2, high - 2, radius=13, paint=f'fill="none" stroke="{colour("lace")}" stroke-width="2"')
    )


def _stars(sheet: Sheet, view: View) -> str:
    """Draw a star where four tiles meet; those at the rim are cut off by it."""
    wide, high = size(view)
    across, down = _crossings(view)
    around = STAR + 4
    star = sheet.icon("star", -around / 2, -around / 2, around, tone=colour("grout"))
    star += sheet.icon("star", -STAR / 2, -STAR / 2, STAR, tone=colour("lace"))
    line = "".join(sheet.stamp("crossing", star, x) for x in across)
    rim = f'<clipPath id="ip-rim">{box(0, 0, wide, high, radius=14)}</clipPath>'
    return f'{rim}<g clip-path="url(#ip-rim)">{"".join(sheet.stamp("crossings", line, 0, y) for y in down)}</g>'


def _barrier(sheet: Sheet, view: View) -> str:
    """Draw the barrier across the gap between two tiles."""
    places = view["mocha"]["barrier"] if "mocha" in view else ()
    if not places:
        return ""
    one, two = (divmod(view["layout"].index(place), view["columns"]) for place in places)
    beside = one[0] == two[0]
    x = PAD + (one[1] + two[1]) / 2 * (WIDTH + GAP) + WIDTH / 2
    y = PAD + (one[0] + two[0]) / 2 * (HEIGHT + GAP) + HEIGHT / 2
    long = (HEIGHT if beside else WIDTH) * 0.66
    beam = sheet.icon("barrier", -long / 2, -long / 8, long / 4)
    return f'<g transform="translate({number(x)} {number(y)}){"rotate(90)" if beside else ""}">{beam}</g>'


def _tile(pen: Pen, place: int, facts: Sequence[Any], words: Words) -> str:
    sheet, family = pen.sheet, FAMILY[place]
    return "".join(
        [
            sheet.stamp(f"tile-{family}", _ground(sheet, family)),
            words_at(18, 21.4, str(place), f'{MIDDLE} fill="{colour("ivory")}"'),
            _name(words.term("place", place)),
            sheet.icon(f"p{place}", 14, 48, 32, tone=colour("ivory"), paint=Paint(behind=family)),
            _facts(pen, facts),
        ]
    )


def _ground(sheet: Sheet, family: str) -> str:
    """Draw the glaze, the street at its foot, and in the family's colour the star of the number and the arch."""
    kerb = HEIGHT - STREET
    street = f"M0 {kerb}h{WIDTH}v{STREET - 8}a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"
    tone = colour(family)
    glaze = (
        box(0, 0, WIDTH, HEIGHT, radius=8, paint=f'fill="{colour("tile")}"')
        + f'<path d="{street}" fill="{colour("street")}"/>'
        + f'<path d="M0 {kerb}h{WIDTH}" stroke="{KERB}" stroke-width="1"/>'
    )
    return "".join(
        [
            sheet.stamp("glaze", glaze),
            sheet.icon("star", 5, 4, 26, tone=tone),
            sheet.icon("arch", 8, 33, 54, tone=tone),
            sheet.stamp("inside", _inside()),
        ]
    )


def _inside() -> str:
    """Draw the outline of the arch once more, inside it."""
    outline = "M11 83.5V55c0-10.5 11-11.3 19-18.5 8 7.2 19 8 19 18.5v28.5z"
    return f'<path d="{outline}" fill="none" stroke="{colour("ivory")}" stroke-width=".9" opacity=".4"/>'


def _name(name: str) -> str:
    lines = in_two(name, NAME, NAME_ROOM)
    first = 22.0 if len(lines) == 1 else 15.5
    return "".join(_line(line, first + 13 * at) for at, line in enumerate(lines))


def _line(text: str, y: float) -> str:
    wide = width(text, NAME, bold=True)
    fit = number(min(wide, NAME_ROOM))
    hold = f' textLength="{fit}" lengthAdjust="spacingAndGlyphs"' if wide > SQUEEZED * NAME_ROOM else ""
    return words_at(35, y, text, hold)


def _facts(pen: Pen, facts: Sequence[Any]) -> str:
    whole = stacked([row._replace(height=max(18, row.height)) for row in place_rows(pen, facts)], 5)
    shrink = min(1.0, ROOM / whole.width)
    if shrink == 1.0:
        return whole.draw(58, 60)
    return f'<g transform="translate(58 60)scale({shrink:.3f})">{whole.draw(0, 0)}</g>'


def _ring() -> str:
    """Draw a ring around the place where something is decided."""
    paint = f'fill="none" stroke="{HERE}" stroke-width="2" stroke-dasharray="5 4" stroke-linecap="butt"'
    return box(2, 2, WIDTH - 4, HEIGHT - 4, radius=6, paint=paint)
