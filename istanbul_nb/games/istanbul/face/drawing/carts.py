"""A line for each cart: who it is, rubies, lira, goods, mosque tiles and the number of cards."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import View
from istanbul_nb.games.istanbul.face.expansions import extras
from istanbul_nb.games.istanbul.face.places import SIGN, TILE, TINT
from istanbul_nb.games.istanbul.rules.goods import GOODS
from istanbul_nb.table.drawing.badge import badge
from istanbul_nb.table.drawing.measure import SPARE, cut
from istanbul_nb.table.drawing.paint import BAY, PANEL, colour, mixed, seat_paint
from istanbul_nb.table.drawing.sheet import Paint, Sheet, box, group, words_at

HEIGHT, GAP = 34, 6
MIDDLE = HEIGHT / 2
NAME_ROOM = 148.0
RUBIES, LIRA, WARES, TILES, CARDS, MORE = 206, 314, 362, 582, 668, 706  # where each begins
MORE_EACH, TOKEN_EACH = 43, 20
MOST_RUBIES = 7  # drawn one by one; more are counted
TEXT = ' font-size="12.5" font-weight="700"'


def height(seats: int) -> int:
    """Return how high all the lines are together."""
    return seats * (HEIGHT + GAP) - GAP


def carts(sheet: Sheet, view: View, names: Sequence[str], wide: float) -> str:
    """Draw a line for each seat, one below the other."""
    lines = [_cart(sheet, view, seat, name, wide) for seat, name in enumerate(names)]
    return "".join(group(0, seat * (HEIGHT + GAP), line, TEXT) for seat, line in enumerate(lines))


def _cart(sheet: Sheet, view: View, seat: int, name: str, wide: float) -> str:
    owner, tokens = view["seats"][seat], [str(sign) for sign, held in extras(view, seat) if held == ""]
    turn = view["actor"] is not None and seat == view["turn"]
    edge = f'stroke="{colour("c")}"' if turn else f'stroke="{colour("line")}" stroke-width="1"'
    frame = box(1, 1, wide - 2, HEIGHT - 2, radius=8, paint=f'fill="{PANEL}" {edge}')
    bar = f'fill="{seat_paint(seat).colour}" stroke="{colour("k")}" stroke-width=".6"'
    return "".join(
        [
            sheet.stamp("cart-turn" if turn else "cart", frame),
            box(6, 7, 5, HEIGHT - 14, radius=2.5, paint=bar),
            badge(sheet, seat, 18, MIDDLE - 10, 20),
            words_at(46, MIDDLE + 4.6, cut(name, 13, (NAME_ROOM - TOKEN_EACH * len(tokens)) / SPARE, bold=True)),
            *(_token(sheet, seat, sign, RUBIES - 6 - TOKEN_EACH * (at + 1)) for at, sign in enumerate(tokens)),
            _rubies(sheet, owner["rubies"], view["target"]),
            _count(sheet, "lira", LIRA, owner["lira"], 17),
            _goods(sheet, owner),
            _tiles(sheet, owner["tiles"]),
            _count(sheet, "card", CARDS, owner["cards"], 18),
            *(
                _count(sheet, sign, MORE + MORE_EACH * at, held, 17)
                for at, (sign, held) in enumerate(_more(view, seat))
            ),
        ]
    )


def _more(view: View, seat: int) -> list[tuple[str, int]]:
    """Return what the expansions count."""
    found = []
    if "mocha" in view:
        found += [("coffee", view["mocha"]["coffee"][seat]), ("guild", view["mocha"]["guild"][seat])]
    if "letters" in view:
        letters = view["letters"]
        held, delivered = len(letters["open"][seat]), len(letters["delivered"][seat])
        found += [("letter", held + delivered), ("seal", held + 2 * delivered)]
    return found


def _token(sheet: Sheet, seat: int, sign: str, x: float) -> str:
    """Draw a tile or token of which there is one; a barrier is long and flat."""
    name = sign.partition("*")[0].partition(":")[0]
    high = 4.5 if name == "barrier" else 16
    return sheet.icon(name, x, MIDDLE - high / 2, high, paint=Paint(seat) if name == "companion" else None)


def _rubies(sheet: Sheet, have: int, target: int) -> str:
    """Draw the rubies that a player has and, in grey, those that he needs."""
    if max(have, target) > MOST_RUBIES:
        return _count(sheet, "ruby", RUBIES, have, 15)
    full = sheet.icon("ruby", RUBIES, MIDDLE - 7, 14)
    empty = sheet.icon("ruby", RUBIES, MIDDLE - 7, 14, paint=Paint(grey=True))
    gems = [sheet.stamp("ruby-had", full, 15.5 * at) for at in range(have)]
    return "".join([*gems, *[sheet.stamp("ruby-open", empty, 15.5 * at) for at in range(have, target)]])


def _count(sheet: Sheet, sign: str, x: float, number: int, size: float, *, of: str = "") -> str:
    """Draw a picture and how many of it; none is quieter."""
    counted = sheet.icon(sign, x, MIDDLE - size / 2, size) + words_at(x + 21, MIDDLE + 4.4, str(number), after=of)
    return counted if number else f'<g opacity=".5">{counted}</g>'


def _goods(sheet: Sheet, owner: View) -> str:
    of = f'<tspan font-weight="400"> / {owner["capacity"]}</tspan>'
    pairs = enumerate(zip(GOODS, owner["goods"], strict=True))
    return "".join(_count(sheet, SIGN[good], WARES + 53 * at, held, 16, of=of) for at, (good, held) in pairs)


def _tiles(sheet: Sheet, owned: Sequence[str]) -> str:
    return "".join(_tile(sheet, good, TILES + 20 * at, good in owned) for at, good in enumerate(GOODS))


def _tile(sheet: Sheet, good: str, x: float, owned: bool) -> str:
    if not owned:
        paint = f'fill="none" stroke="{BAY}" stroke-width="1" stroke-dasharray="2 2" stroke-linecap="butt" opacity=".7"'
        return sheet.stamp("tile-open", box(0.5, MIDDLE - 8.5, 17, 17, radius=4, paint=paint), x)
    tint = colour(TINT[good])
    frame = f'fill="{mixed(tint, PANEL, 0.26)}" stroke="{tint}" stroke-width="1.5"'
    tile = box(0, MIDDLE - 9, 18, 18, radius=4, paint=frame) + sheet.icon(TILE[good], 2.5, MIDDLE - 6.5, 13)
    return sheet.stamp(f"tile-{good}", tile, x)
