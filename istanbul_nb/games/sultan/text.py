"""Sultan in text: the cushions with their stones and cards, a line for each player, and the viewer's cards."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

from istanbul_nb.core import View
from istanbul_nb.games.sultan.rules.odds import gain
from istanbul_nb.games.sultan.rules.stones import STONE, STONES
from istanbul_nb.text import EMBLEMS, columns_of, shortened
from istanbul_nb.text.keys import KeyStyle
from istanbul_nb.words import Words

CUSHION, DRAWN = 24, 18  # widths of a cushion, and of a stone that is not on one yet
UNKNOWN, NONE = "?", "–"
KEYS = KeyStyle(in_full=("bid", "return"))  # a card and a cushion, the letter of a stone
LEAST_NAME = 8
BESIDE = 52  # the width of a player's row without the name
BESIDE_SHEET = 66  # the same at the end


def draw(view: View, names: Sequence[str], words: Words, columns: int) -> str:
    """Draw round and trick, what lies on the table, values, players, and the hand if this view has one."""
    parts = [_title(view, names, words), *_table(view, names, words, columns), *_values(view, words), ""]
    parts += _seats(view, names, words, columns) if view["sheet"] is None else sheet(view, names, words, columns)
    parts += _unseen(view, names, words, columns)
    if "hand" in view and view["actor"] is not None:
        parts += ["", *hand(view, words)]
    return "\n".join(textwrap.fill(part, columns) if len(part) > columns else part for part in parts)


def about(view: View, words: Words) -> list[str]:
    """Tell a player who lays a card how to do it."""
    if view["decision"] is None or view["decision"][0] != "bid" or view["seat"] != view["actor"]:
        return []
    own = [number for number, each in enumerate(view["table"], 1) if _owns(each, view["seat"])]
    cushion = next(number for number in range(1, view["cushions"] + 1) if number not in own)
    return [words.say("picture-type-bid", card=view["hand"][-1], cushion=cushion)]


def _owns(cushion: View, seat: int) -> bool:
    return any(card["seat"] == seat for card in cushion["cards"])


def _title(view: View, names: Sequence[str], words: Words) -> str:
    if view["actor"] is None:
        return words.say("picture-over")
    counts = {name: view[name] for name in ("round", "rounds", "trick", "tricks")}
    return words.say("picture-title", first=names[view["first"]], **counts)


def _table(view: View, names: Sequence[str], words: Words, columns: int) -> list[str]:
    """Draw the stones drawn, the cushions, or the last trick turned up; nothing before the first offer."""
    if view["drawn"]:
        boxes = [[words.term("stone", stone, "title"), *_worth(view, stone, words)] for stone in view["drawn"]]
        return [words.say("picture-drawn"), *_boxes(boxes, DRAWN, columns)]
    if view["table"]:
        return _boxes([_cushion(view, number, words) for number in range(len(view["table"]))], CUSHION, columns)
    if view["last"]:
        boxes = [_turned_up(each, number, names, words) for number, each in enumerate(view["last"]["table"], 1)]
        return [words.say("picture-last"), *_boxes(boxes, CUSHION, columns)]
    return []


def _cushion(view: View, number: int, words: Words) -> list[str]:
    """Return a stone with its worth, and the cards beside it in the order laid."""
    cushion = view["table"][number]
    return [
        f"{number + 1} {words.term('stone', cushion['stone'], 'title')}",
        *_worth(view, cushion["stone"], words),
        _cards(cushion["cards"]),
    ]


def _turned_up(cushion: View, number: int, names: Sequence[str], words: Words) -> list[str]:
    """Return a stone of the last trick: its cards, who won it and why."""
    title = f"{number} {words.term('stone', cushion['stone'], 'title')}"
    if cushion["winner"] is None:
        return [title, "", words.say("picture-unclaimed")]
    winner = shortened(f"→ {EMBLEMS[cushion['winner']]} {names[cushion['winner']]}", CUSHION - 2)
    return [title, _cards(cushion["cards"]), winner, f"  {words.say('picture-' + cushion['why'])}"]


def _cards(cards: Iterable[View]) -> str:
    return " ".join(f"{EMBLEMS[card['seat']]}{UNKNOWN if card['card'] is None else card['card']}" for card in cards)


def _worth(view: View, stone: str, words: Words) -> list[str]:
    """Return the value of a stone, and what it would bring to the viewer."""
    told = words.count(view["printed"]["values"][STONE[stone]], "point")
    collection = None if view["seat"] is None else view["seats"][view["seat"]]["collection"]
    return [told, "" if collection is None else words.say("picture-gain", gain=gain(view, collection, stone))]


def _boxes(boxes: Sequence[Sequence[str]], width: int, columns: int) -> list[str]:
    """Draw boxes side by side, as many in a row as the screen has room for."""
    across = max(1, (columns - 1) // (width + 1))
    lines: list[str] = []
    for start in range(0, len(boxes), across):
        row = boxes[start : start + across]
        edge = "+" + f"{'-' * width}+" * len(row)
        height = max(map(len, row))
        cells = [[*box, *[""] * (height - len(box))] for box in row]
        lines += [edge, *("|" + "".join(f" {cell:{width - 1}}|" for cell in line) for line in zip(*cells, strict=True))]
        lines.append(edge)
    return lines


def _values(view: View, words: Words) -> list[str]:
    """Tell what stones are worth, what sets of them bring, and what is left in the bag."""
    printed, bag = view["printed"], view["bag"]
    pairs = zip(STONES, printed["values"], strict=True)
    values = "  ".join(f"{stone} {words.term('stone', stone)} {value}" for stone, value in pairs)
    *lines, (most, best) = printed["bonus"]
    bonus = [words.say("picture-bonus-line", stones=stones, points=points) for stones, points in lines]
    bonus.append(words.say("picture-bonus-most", stones=most, points=best))
    told = [words.say("picture-values", values=values), words.say("picture-bonus", bonus=", ".join(bonus))]
    if bag["contents"] is None:
        return told
    contents = " ".join(f"{stone}{count}" for stone, count in zip(STONES, bag["contents"], strict=True))
    return [*told, words.say("picture-bag-known", stones=bag["stones"], contents=contents)]


def _seats(view: View, names: Sequence[str], words: Words, columns: int) -> list[str]:
    """Return a row for each player: cards in hand and to be drawn, stones, and what is known of them."""
    longest = max(LEAST_NAME, columns - BESIDE)
    rows = [["", "", *words.say("picture-seat-heads").split()]]
    for index, (name, seat) in enumerate(zip(names, view["seats"], strict=True)):
        collection = [UNKNOWN] * len(STONES) if seat["collection"] is None else map(str, seat["collection"])
        *counts, points = [_number(seat[name]) for name in ("cards", "undrawn", "stones", "points")]
        mark = "→" if index == view["actor"] else " "
        rows.append([f"{mark} {EMBLEMS[index]}", shortened(name, longest), *counts, *collection, points])
    return columns_of(rows)


def _number(count: int | None) -> str:
    return UNKNOWN if count is None else str(count)


def sheet(view: View, names: Sequence[str], words: Words, columns: int) -> list[str]:
    """Show what is behind the screens: stones of each colour, their points and bonuses; totals."""
    longest = max(LEAST_NAME, columns - BESIDE_SHEET)
    rows = [["", "", *words.say("picture-sheet-heads").split()]]
    example: dict[str, Any] = {}
    for each in view["sheet"]:
        cells = []
        for stones, points, bonus in zip(each["stones"], each["points"], each["bonus"], strict=True):
            cells.append(_cell(stones, points, bonus))
            if bonus:
                example = {"cell": cells[-1], "stones": stones, "points": points, "bonus": bonus}
        seat = each["seat"]
        name = shortened(names[seat], longest)
        rows.append([f"  {EMBLEMS[seat]}", name, *cells, str(each["total"]), str(each["count"])])
    return columns_of(rows) + ([words.say("picture-sheet", **example)] if example else [])


def _cell(stones: int, points: int, bonus: int) -> str:
    if not stones:
        return NONE
    return f"{stones}: {points}+{bonus}" if bonus else f"{stones}: {points}"


def _unseen(view: View, names: Sequence[str], words: Words, columns: int) -> list[str]:
    """Return the cards that the others may still lay or have laid face down, as far as the viewer may remember."""
    rows = []
    for index, seat in enumerate(view["seats"]):
        if index != view["seat"] and seat["gone"] and view["actor"] is not None:
            cards = " ".join(map(str, _left(view, seat["gone"])))
            rows.append([f"  {EMBLEMS[index]}", shortened(names[index], max(LEAST_NAME, columns - 62)), cards])
    return ["", words.say("picture-unseen"), *columns_of(rows)] if rows else []


def _left(view: View, gone: Sequence[int]) -> list[int]:
    printed = view["printed"]
    left = [card for card in range(1, printed["highest"] + 1) for _ in range(printed["sets"])]
    for card in gone:
        left.remove(card)
    return left


def hand(view: View, words: Words) -> list[str]:
    """Return the cards of the viewer, and those not drawn yet."""
    cards = " ".join(map(str, view["hand"])) or words.say("picture-hand-empty")
    told = [words.say("picture-hand", cards=cards)]
    if view["undrawn"]:
        told.append(words.say("picture-undrawn", cards=" ".join(map(str, view["undrawn"]))))
    return told
