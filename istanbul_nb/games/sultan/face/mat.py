"""The mat in a picture: cushions with stones and cards, the stones just drawn, and the bag."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import View
from istanbul_nb.games.sultan.face.layout import cushions
from istanbul_nb.games.sultan.rules.stones import STONE
from istanbul_nb.table.drawing.badge import badge
from istanbul_nb.table.drawing.measure import cut, width
from istanbul_nb.table.drawing.paint import colour, seat_paint
from istanbul_nb.table.drawing.sheet import Paint, Sheet, box, group, number, words_at
from istanbul_nb.table.words import ui_words
from istanbul_nb.words import Words

HEIGHT = 304
PAD, GAP, TOP = 14, 12, 14
CELL = 234  # height of a cushion with its cards and who won it
PILLOW, GEM = 104, 54
CARD, CARD_HIGH, APART = 44, 60, 7
DRAWN = 50
MIDDLE = ' text-anchor="middle"'
BOLD = ' font-weight="700"'
INK = {"W": "#1b2438", "Y": "#2b1c00"}  # of the value on a stone; white on all others
LOWER = {"Y": 0.1, "B": -0.06}  # where a cut is not as high as others


def mat(sheet: Sheet, view: View, names: Sequence[str], words: Words, wide: float) -> str:
    """Draw everything that lies on the mat."""
    laid = cushions({**view, "table": [_face_down(each) for each in view["table"]]}, names, words)
    cell = (wide - 2 * PAD - (len(laid) - 1) * GAP) / len(laid)
    parts = [_velvet(wide)]
    for index, each in enumerate(laid):
        parts.append(
            group(PAD + index * (cell + GAP), TOP, _cushion(sheet, view, each, index + 1, names=names, cell=cell))
        )
    if view["drawn"]:
        parts.append(_drawn(sheet, view, wide))
    return "".join([*parts, _bag(sheet, view, words, wide)])


def _face_down(each: View) -> View:
    """Hide the cards: a picture is for everybody, it shows no card before all are turned up (sultan.secret)."""
    return {**each, "cards": [{**card, "card": None} for card in each["cards"]]}


def gem(sheet: Sheet, stone: str, value: int, x: float, y: float, *, size: float) -> str:
    """Draw a stone with its worth on it, its upper left corner at a point."""
    ink = INK.get(stone, "#fff")
    text = f'{MIDDLE}{BOLD} font-size="{number(size * 0.42)}" fill="{ink}"'
    line = y + size * (0.65 + LOWER.get(stone, 0))
    return sheet.icon(f"stone{stone}", x, y, size) + words_at(x + size / 2, line, str(value), text)


def _velvet(wide: float) -> str:
    return box(0, 0, wide, HEIGHT, radius=14, paint=f'fill="{colour("velvet")}"') + box(
        1, 1, wide - 2, HEIGHT - 2, radius=13, paint=f'fill="none" stroke="{colour("fringe")}" stroke-width="2"'
    )


def _cushion(sheet: Sheet, view: View, each: View, at: int, *, names: Sequence[str], cell: float) -> str:
    wide = PILLOW / 44 * 64
    left = (cell - wide) / 2
    ivory = colour("ivory")
    parts = [
        box(0, 0, cell, CELL, radius=11, paint='fill="#fff" opacity=".1"'),
        sheet.icon("cushion", left, 10, PILLOW),
        f'<circle cx="18" cy="18" r="10" fill="none" stroke="{colour("th")}" stroke-width="1.5"/>',
        words_at(18, 22, str(at), f'{MIDDLE}{BOLD} font-size="11" fill="{ivory}"'),
    ]
    if each["stone"] is not None:
        value = view["printed"]["values"][STONE[each["stone"]]]
        parts.append(gem(sheet, each["stone"], value, (cell - GEM) / 2, 10 + (PILLOW - GEM) / 2, size=GEM))
    parts.append(group(0, PILLOW + 24, _cards(sheet, each, cell)))
    if "why" in each:
        parts.append(group(0, CELL - 30, _verdict(sheet, each, names, cell)))
    return "".join(parts)


def _cards(sheet: Sheet, each: View, cell: float) -> str:
    """Draw the cards in the order laid, one over the other where there is no room."""
    count = len(each["cards"])
    if not count:
        return ""
    step = min(CARD + APART, (cell - 24 - CARD) / max(1, count - 1))
    first = (cell - CARD - step * (count - 1)) / 2
    best = max((card or 0 for seat, card, _ in each["cards"] if seat == each.get("winner")), default=0)
    return "".join(
        group(
            first + step * index,
            -5 if card is not None and (seat, card) == (each.get("winner"), best) else 0,
            _card(sheet, seat, card, order),
        )
        for index, (seat, card, order) in enumerate(each["cards"])
    )


def _card(sheet: Sheet, seat: int, card: int | None, order: int) -> str:
    paint = seat_paint(seat)
    if card is None:
        face = box(0, 0, CARD, CARD_HIGH, radius=6, paint=f'fill="{paint.colour}" stroke="#120a1a" stroke-width="1.5"')
        edge = f'fill="none" stroke="{paint.emblem}" stroke-width="1" opacity=".55"'
        face += box(4, 4, CARD - 8, CARD_HIGH - 8, radius=3, paint=edge)
        face += sheet.icon(f"e{seat + 1}", CARD / 2 - 8, CARD_HIGH / 2 - 8, 16, tone=paint.emblem)
    else:
        face = box(0, 0, CARD, CARD_HIGH, radius=6, paint='fill="#120a1a"')
        face += box(1.5, 1.5, CARD - 3, CARD_HIGH - 3, radius=5, paint=f'fill="{paint.colour}"')
        face += box(4.5, 4.5, CARD - 9, CARD_HIGH - 9, radius=3, paint='fill="#fffdf8"')
        face += words_at(8, 30, str(card), f'{BOLD} font-size="17" fill="#1b2438"')
        face += sheet.icon(f"e{seat + 1}", CARD - 18, CARD_HIGH - 18, 10, tone=paint.colour)
    mark = '<circle cx="3" cy="1" r="8" fill="#fffdf8" stroke="#1b2438" stroke-width="1.2"/>'
    return face + mark + words_at(3, 4.6, str(order), f'{MIDDLE}{BOLD} font-size="10.5" fill="#1b2438"')


def _verdict(sheet: Sheet, each: View, names: Sequence[str], cell: float) -> str:
    """Draw who wins the stone, and why."""
    ivory = colour("ivory")
    if each["winner"] is None:
        return words_at(cell / 2, 14, cut(each["why"], 12, cell - 20), f'{MIDDLE} font-size="12" fill="{ivory}"')
    name = cut(names[each["winner"]], 13, cell - 60, bold=True)
    left = (cell - width(name, 13, bold=True)) / 2
    return "".join(
        [
            badge(sheet, each["winner"], left - 25, -10, 20),
            words_at(cell / 2, 5, name, f'{MIDDLE}{BOLD} font-size="13" fill="{ivory}"'),
            words_at(cell / 2, 20, cut(each["why"], 11.5, cell - 20), f'{MIDDLE} font-size="11.5" fill="{ivory}"'),
        ]
    )


def _drawn(sheet: Sheet, view: View, wide: float) -> str:
    """Draw the stones of which one goes back."""
    step = DRAWN + 26
    first = (wide - step * len(view["drawn"]) + 26) / 2
    values = view["printed"]["values"]
    ground = box(first - 26, -14, step * len(view["drawn"]) + 26, DRAWN + 28, radius=12, paint='fill="#1b0d26"')
    stones = (
        gem(sheet, stone, values[STONE[stone]], first + step * at, 0, size=DRAWN)
        for at, stone in enumerate(view["drawn"])
    )
    return group(0, TOP + PILLOW + 40, ground + "".join(stones))


def _bag(sheet: Sheet, view: View, words: Words, wide: float) -> str:
    """Draw how many stones are in the bag, and which, if the table remembers."""
    bag, ivory, y = view["bag"], colour("ivory"), TOP + CELL + 10
    known = bag["stones"] is not None
    text = words.say("picture-bag", stones=bag["stones"]) if known else ui_words(words.language, "sultan")["bag"]
    parts = [
        sheet.icon("bag", PAD + 4, y, 34),
        words_at(PAD + 48, y + 22, text, f' font-size="13" fill="{ivory}"'),
    ]
    for at, (stone, count) in enumerate(zip(STONE, bag["contents"] or (), strict=False)):
        x = wide - PAD - 52 * (5 - at)
        parts.append(sheet.icon(f"stone{stone}", x, y + 7, 20, paint=Paint()))
        parts.append(words_at(x + 25, y + 22, str(count), f'{BOLD} font-size="13" fill="{ivory}"'))
    return "".join(parts)
