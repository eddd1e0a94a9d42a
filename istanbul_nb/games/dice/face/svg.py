"""The picture of the Dice Game: tracks, mosque tiles, dice and supply, and a line for each seat."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import View
from istanbul_nb.games.dice.face import lines
from istanbul_nb.games.dice.face.signs import GOOD, RESOURCE, TRACK, of_tile, spelled, tint_of
from istanbul_nb.table.drawing.measure import in_two, width
from istanbul_nb.table.drawing.paint import colour, mixed
from istanbul_nb.table.drawing.sheet import Drawn, Sheet, box, group, words_at
from istanbul_nb.table.drawing.signs import Pen, row
from istanbul_nb.table.words import ui_words
from istanbul_nb.words import Words

WIDE, PAD = 780, 18
STEP, HIGH, HEAD, GAP = 52, 34, 34, 6  # of a track
RIGHT = 336  # where the second column of tracks begins
TILE_WIDE, TILE_HIGH = 119, 84
DIE = 46
TILES = 4 * (HIGH + GAP) + 26  # where the rows below the tracks begin
DICE = TILES + TILE_HIGH + 20
SUPPLY = DICE + DIE + 26
BOARD = SUPPLY + 34
BETWEEN = 12
GONE, LATER, NEXT, IVORY, DARK = "#2c4a80", "#b9c6dd", "#fffdf8", "#fff6e0", "#1b2438"
BOLD = ' font-size="13" font-weight="700"'
SMALL = ' font-size="11"'
MIDDLE = ' text-anchor="middle"'


def svg(sheet: Sheet, view: View, names: Sequence[str], words: Words) -> Drawn:
    """Draw the table as a spectator sees it."""
    under = BOARD + BETWEEN
    parts = ((0, 0, _board(sheet, view, words)), (0, under, lines.lines(sheet, view, names, WIDE)))
    told = " ".join(_described(view, names, words))
    return Drawn(WIDE, under + lines.height(len(names)), parts, words.say("picture-round", **_round(view)), told)


def _round(view: View) -> dict[str, int]:
    return {"round": view["round"], "target": view["target"]}


def _described(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Tell whose turn it is, and what everybody has."""
    told = [] if view["actor"] is None else [words.say("label-turn", name=names[view["actor"]]) + "."]
    for name, seat in zip(names, view["seats"], strict=True):
        things = [words.count(seat["rubies"], "ruby"), words.count(seat["lira"], "lira")]
        things += [words.count(seat["crystal"], "crystal"), words.count(len(seat["tiles"]), "tile")]
        told.append(f"{name}: {', '.join(things)}.")
    return told


def _board(sheet: Sheet, view: View, words: Words) -> str:
    ground = box(0, 0, WIDE, BOARD, radius=14, paint=f'fill="{colour("grout")}"')
    rim = box(1, 1, WIDE - 2, BOARD - 2, radius=13, paint=f'fill="none" stroke="{colour("lace")}"')
    parts = [ground, rim]
    for at, track in enumerate(GOOD):
        parts.append(group(PAD, PAD + at * (HIGH + GAP), _track(sheet, view["tracks"][track], track)))
    for at, track in enumerate(("mixed", "lira")):
        parts.append(group(RIGHT, PAD + at * (HIGH + GAP), _track(sheet, view["tracks"][track], track)))
    parts.append(group(RIGHT, PAD + 2 * (HIGH + GAP), _mosque(sheet, view, words)))
    for at, tile in enumerate(view["row"]):
        parts.append(group(PAD + at * (TILE_WIDE + GAP), TILES, _tile(sheet, tile, words)))
    parts += [group(PAD, DICE, _dice(sheet, view)), group(PAD, SUPPLY, _supply(sheet, view, words))]
    return "".join(parts)


def _head(sheet: Sheet, sign: str) -> str:
    return box(0, 0, HEAD, HIGH, radius=8, paint=f'fill="{GONE}"') + sheet.icon(sign, 6, 6, 22, tone=IVORY)


def _track(sheet: Sheet, track: View, name: str) -> str:
    """Draw prices of rubies that are gone, the next one, and those behind it."""
    gone = len(track["prices"]) - track["rubies"]
    step = min(STEP, (WIDE - PAD - RIGHT - HEAD) / len(track["prices"]) - GAP)
    parts = [_head(sheet, TRACK[name])]
    for at, price in enumerate(track["prices"]):
        text = f"+{price}" if name == "mixed" else str(price)
        parts.append(group(HEAD + GAP + at * (step + GAP), 0, _step(sheet, text, at - gone, step)))
    return "".join(parts)


def _step(sheet: Sheet, price: str, ahead: int, wide: float) -> str:
    """Draw a circle of a track: a ruby lies there unless it was taken."""
    if ahead < 0:
        faint = f' fill="{IVORY}" opacity=".7"'
        return box(0, 0, wide, HIGH, radius=8, paint=f'fill="{GONE}"') + words_at(wide / 2, 22, price, MIDDLE + faint)
    weight = BOLD if ahead == 0 else ' font-size="13"'
    ground = box(0, 0, wide, HIGH, radius=8, paint=f'fill="{NEXT if ahead == 0 else LATER}"')
    text = words_at(wide / 2 - 10, 22, price, f'{MIDDLE}{weight} fill="{DARK}"')
    return ground + text + sheet.icon("ruby", wide / 2 + 1, 9, 17)


def _mosque(sheet: Sheet, view: View, words: Words) -> str:
    """Draw the rubies for tiles."""
    ui = ui_words(words.language, "dice")
    gems = [
        box(x, 0, STEP, HIGH, radius=8, paint=f'fill="{LATER}"') + sheet.icon("ruby", x + STEP / 2 - 9, 8, 18)
        for x in (HEAD + GAP + at * (STEP + GAP) for at in range(view["mosque"]))
    ]
    text = ui["mosque-for" if view["mosque"] else "mosque-none"].format(n=view["tiles_for_ruby"])
    told = words_at(HEAD + 2 * GAP + view["mosque"] * (STEP + GAP), 21, text, f'{SMALL} fill="{IVORY}"')
    return "".join([_head(sheet, "mosque"), *gems, told])


def _tile(sheet: Sheet, shown: View, words: Words) -> str:
    """Draw what an open tile brings and costs."""
    tile, tint = shown["tile"], colour(tint_of(shown["tile"]))
    frame = f'fill="{NEXT}" stroke="{tint}"'
    strip = f'fill="{mixed(tint, NEXT, 0.32)}"'
    sign = row(Pen(sheet, 0), of_tile(tile, words.tables))
    goods = [GOOD[good] for good in spelled(shown["cost"])]
    cost = row(Pen(sheet, 0), [f"{good}*15" for good in goods])
    return "".join(
        [
            box(1, 1, TILE_WIDE - 2, TILE_HIGH - 2, radius=9, paint=frame),
            box(2, TILE_HIGH - 24, TILE_WIDE - 4, 22, radius=8, paint=strip),
            f'<g{BOLD} color="{DARK}" fill="{DARK}">{sign.draw((TILE_WIDE - sign.width) / 2, 17)}</g>',
            _effect(tile, words),
            cost.draw((TILE_WIDE - cost.width) / 2, TILE_HIGH - 13),
        ]
    )


def _effect(tile: str, words: Words) -> str:
    family = tile if tile.startswith("good-") else tile.partition("-")[0]
    rows = in_two(words.say(f"does-{family}.short"), 10.5, TILE_WIDE - 18)
    first = 44 if len(rows) == 1 else 38
    texts = [words_at(TILE_WIDE / 2, first + 12 * at, line, _fitted(line)) for at, line in enumerate(rows)]
    return "".join(texts)


def _fitted(line: str) -> str:
    """Hold a line that would be too long to its room, whatever face it is set in."""
    room = TILE_WIDE - 12
    held = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"' if width(line, 11) > 0.86 * room else ""
    return f'{MIDDLE}{SMALL} fill="{DARK}"{held}'


def _dice(sheet: Sheet, view: View) -> str:
    """Draw the roll; used dice are pale, and those that are about to be rolled show nothing."""
    tray = box(0, -8, WIDE - 2 * PAD, DIE + 16, radius=11, paint='fill="#142c56"')
    name, *facts = view["decision"] or [""]
    shown = [(f"d{die['face']}", die["used"]) for die in view["dice"]] or [("die", True)] * (
        facts[0] if name == "roll" else 0
    )
    dice = [
        f'<g opacity="{".4" if pale else "1"}">{sheet.icon(sign, 12 + at * (DIE + 12), 0, DIE)}</g>'
        for at, (sign, pale) in enumerate(shown)
    ]
    return "".join([tray, *dice])


def _supply(sheet: Sheet, view: View, words: Words) -> str:
    """Draw what is left in the supply and in the deck."""
    ui = ui_words(words.language, "dice")
    parts = [words_at(0, 14, ui["supply"], f'{SMALL} fill="{IVORY}"')]
    x = width(ui["supply"], 11) * 1.14 + 16
    for name, number in [*((RESOURCE[name], left) for name, left in view["supply"].items()), ("card", view["deck"])]:
        parts.append(sheet.icon(name, x, 1, 17))
        parts.append(words_at(x + 21, 14, str(number), f'{BOLD} fill="{IVORY}"'))
        x += 58
    return "".join(parts)
