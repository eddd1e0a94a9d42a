"""A line for each seat: who it is, rubies, lira, tokens, crystals and mosque tiles."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import View
from istanbul_nb.games.dice.face.signs import TILES as SIGNS
from istanbul_nb.games.dice.face.signs import TOKEN, tint_of
from istanbul_nb.table.drawing.badge import badge
from istanbul_nb.table.drawing.measure import SPARE, cut
from istanbul_nb.table.drawing.paint import PANEL, colour, mixed, seat_paint
from istanbul_nb.table.drawing.sheet import Paint, Sheet, box, group, words_at

HEIGHT, GAP = 34, 6
MIDDLE = HEIGHT / 2
NAME_ROOM = 128.0
RUBIES, LIRA, STOCK, TILES = 184, 286, 336, 584  # where each begins
EACH, GEM, TILE = 41, 15.5, 21
MONEY = ("lira", "crystal")  # tiles that are drawn by what they bring, however much it is
TEXT = ' font-size="12.5" font-weight="700"'


def height(seats: int) -> int:
    """Return how high all the lines are together."""
    return seats * (HEIGHT + GAP) - GAP


def lines(sheet: Sheet, view: View, names: Sequence[str], wide: float) -> str:
    """Draw the lines one below the other."""
    drawn = [_line(sheet, view, seat, name, wide) for seat, name in enumerate(names)]
    return "".join(group(0, seat * (HEIGHT + GAP), line, TEXT) for seat, line in enumerate(drawn))


def _line(sheet: Sheet, view: View, seat: int, name: str, wide: float) -> str:
    owner, turn = view["seats"][seat], view["actor"] is not None and seat == view["turn"]
    edge = f'stroke="{colour("c")}"' if turn else f'stroke="{colour("line")}" stroke-width="1"'
    frame = box(1, 1, wide - 2, HEIGHT - 2, radius=8, paint=f'fill="{PANEL}" {edge}')
    bar = f'fill="{seat_paint(seat).colour}" stroke="{colour("k")}" stroke-width=".6"'
    counted = [*zip(TOKEN.values(), owner["tokens"], strict=True), ("brown", owner["brown"])]
    counted.append(("crystal", owner["crystal"]))
    return "".join(
        [
            sheet.stamp("line-turn" if turn else "line", frame),
            box(6, 7, 5, HEIGHT - 14, radius=2.5, paint=bar),
            badge(sheet, seat, 18, MIDDLE - 10, 20),
            words_at(46, MIDDLE + 4.6, cut(name, 13, NAME_ROOM / SPARE, bold=True)),
            _rubies(sheet, owner["rubies"], view["target"]),
            _count(sheet, "lira", LIRA, owner["lira"]),
            *(_count(sheet, sign, STOCK + EACH * at, number) for at, (sign, number) in enumerate(counted)),
            *_tiles(sheet, owner["tiles"], wide),
        ]
    )


def _rubies(sheet: Sheet, have: int, target: int) -> str:
    """Draw the rubies that a player has and, in grey, those that he needs."""
    step = min(GEM, (LIRA - RUBIES - 8) / max(have, target))
    full = [sheet.icon("ruby", RUBIES + step * at, MIDDLE - 7, 14) for at in range(have)]
    grey = Paint(grey=True)
    empty = [sheet.icon("ruby", RUBIES + step * at, MIDDLE - 7, 14, paint=grey) for at in range(have, target)]
    return "".join([*full, *empty])


def _count(sheet: Sheet, sign: str, x: float, number: int) -> str:
    """Draw a picture and how many of it; none is quieter."""
    counted = sheet.icon(sign, x, MIDDLE - 9, 18) + words_at(x + 21, MIDDLE + 4.4, str(number))
    return counted if number else f'<g opacity=".5">{counted}</g>'


def _tiles(sheet: Sheet, owned: Sequence[str], wide: float) -> list[str]:
    """Draw each tile by what it brings; many lie closer."""
    step = min(TILE, (wide - TILES - 26) / max(1, len(owned) - 1))
    return [_tile(sheet, tile, TILES + step * at) for at, tile in enumerate(owned)]


def _tile(sheet: Sheet, tile: str, x: float) -> str:
    tint = colour(tint_of(tile))
    frame = f'fill="{mixed(tint, PANEL, 0.26)}" stroke="{tint}" stroke-width="1.5"'
    family = tile.partition("-")[0]
    sign = SIGNS[tile if tile in SIGNS else family][-1] if family not in MONEY else family
    drawn = box(0, MIDDLE - 9, 18, 18, radius=4, paint=frame) + sheet.icon(sign, 3, MIDDLE - 6, 12)
    return sheet.stamp(f"tile-{tile}", drawn, x)
