"""Istanbul in text: the board as a grid of places, then a line for each cart."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from istanbul_nb.games.istanbul.board import (
    BLACK_MARKET,
    CARAVANSARY,
    DEALER,
    FABRIC,
    FRUIT,
    GREAT_MOSQUE,
    LARGE_MARKET,
    PALACE,
    POST,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SPICE,
    TEA_HOUSE,
    WAINWRIGHT,
)
from istanbul_nb.games.istanbul.goods import GOODS
from istanbul_nb.words import Words

EMBLEMS = "●▲■✚★"  # plum, saffron, teal, ink, pearl
ROOMY, NARROW = 23, 18  # width of a place on a wide and on a narrow screen
RUBY = "♦"

View = Mapping[str, Any]
Tell = Callable[[View, Words], str]


def draw(view: View, names: Sequence[str], words: Words, columns: int) -> str:
    """Round and target, board, legend, carts, and the hand if this view has one."""
    width = ROOMY if columns > view["columns"] * (ROOMY + 1) else NARROW
    parts = [
        words.say("picture-round", round=view["round"], target=view["target"]),
        _board(view, words, width),
        _legend(words),
        "",
        *_carts(view, names, words, columns),
    ]
    if "hand" in view:
        parts += ["", textwrap.fill(_hand(view["hand"], words), columns)]
    return "\n".join(parts)


def about(view: View, words: Words) -> list[str]:
    """What the place does where something is to be decided."""
    decision = view["decision"]
    if decision is None or decision[0] not in ("arrive", "pay", "act", "errand"):
        return []
    place = decision[1] if decision[0] == "errand" else view["seats"][view["actor"]]["merchant"]
    return [f"{place} {words.place(place)}: {words.say(f'place-{place}.does')}"]


def _board(view: View, words: Words, width: int) -> str:
    across = view["columns"]
    line = "+" + ("-" * width + "+") * across
    rows = [line]
    for start in range(0, len(view["layout"]), across):
        tiles = [_tile(view, place, words, width) for place in view["layout"][start : start + across]]
        height = max(len(tile) for tile in tiles)
        for row in range(height):
            cells = [tile[row] if row < len(tile) else "" for tile in tiles]
            rows.append("|" + "|".join(f"{cell:{width}}" for cell in cells) + "|")
        rows.append(line)
    return "\n".join(rows)


def _tile(view: View, place: int, words: Words, width: int) -> list[str]:
    """Number and name, what the place shows, and a line or two for who is there."""
    name = words.place(place) if width == ROOMY else words.say(f"place-{place}.short")
    indent = "   " if width == ROOMY else ""
    crowd = _crowd(_pieces(view, place, words), width)
    return [line[:width] for line in (f"{place:2} {name}", indent + _facts(view, place, words), *crowd)]


def _crowd(pieces: list[str], width: int) -> list[str]:
    """Pieces in one line, or in two; what does not fit is counted."""
    lines = [" ", " "]
    for index, piece in enumerate(pieces):
        for row in (0, 1):
            if len(lines[row]) + len(piece) + 1 < width - (3 if row else 0):
                lines[row] += piece + " "
                break
        else:
            lines[1] += f"+{len(pieces) - index}"
            break
    return lines if lines[1].strip() else lines[:1]


def _pieces(view: View, place: int, words: Words) -> list[str]:
    """Merchants with the height of their stacks, assistants, family members and neutral figures here."""
    here: list[str] = []
    seats = list(zip(EMBLEMS, view["seats"], strict=False))
    here += [f"{emblem}{len(seat['stack'])}" for emblem, seat in seats if seat["merchant"] == place]
    here += [words.say("picture-assistant") + emblem for emblem, seat in seats if place in seat["assistants"]]
    here += [words.say("picture-family") + emblem for emblem, seat in seats if seat["family"] == place]
    here += [words.say(f"picture-{figure}") for figure, spot in view["figures"].items() if spot == place]
    here += [words.say("picture-neutral-merchant")] * view["neutral_merchants"].count(place)
    here += [words.say("picture-neutral-assistant")] * view["neutral_assistants"].count(place)
    return here


def _facts(view: View, place: int, words: Words) -> str:
    """The live state of a place in signs."""
    tell = FACTS.get(place)
    return "" if tell is None else tell(view["places"], words)


def _wainwright(places: View, words: Words) -> str:
    return f"{places['wainwright']['price']} → +1   {RUBY}{places['wainwright']['rubies']}"


def _post(places: View, words: Words) -> str:
    return " ".join(map(str, places["post"]["pays"]))


def _caravansary(places: View, words: Words) -> str:
    piles = places["caravansary"]
    return words.say("picture-deck", deck=piles["deck"], discard=len(piles["discard"]))


def _palace(places: View, words: Words) -> str:
    wanted = [*places["palace"]["goods"], *["?"] * places["palace"]["any"]]
    return f"{' '.join(wanted)} {RUBY}{places['palace']['rubies']}"


def _mosque(name: str) -> Tell:
    def tell(places: View, words: Words) -> str:
        mosque = places["mosques"][name]
        tiles = " ".join(f"{good}≥{cost or '–'}" for good, cost in mosque["tiles"].items())
        return f"{tiles}  {RUBY}{mosque['rubies']}"

    return tell


def _dealer(places: View, words: Words) -> str:
    return f"{places['dealer']['price'] or '–'} → {RUBY}{places['dealer']['rubies']}"


FACTS: dict[int, Tell] = {
    WAINWRIGHT: _wainwright,
    FABRIC: lambda places, words: "→ RR…",
    SPICE: lambda places, words: "→ GG…",
    FRUIT: lambda places, words: "→ YY…",
    POST: _post,
    CARAVANSARY: _caravansary,
    BLACK_MARKET: lambda places, words: "7→B 9→BB 11→BBB",
    TEA_HOUSE: lambda places, words: "3…12, 2",
    LARGE_MARKET: lambda places, words: str(places["markets"]["large"]["tile"]),
    SMALL_MARKET: lambda places, words: str(places["markets"]["small"]["tile"]),
    PALACE: _palace,
    SMALL_MOSQUE: _mosque("small"),
    GREAT_MOSQUE: _mosque("great"),
    DEALER: _dealer,
}


def _legend(words: Words) -> str:
    """How to read the pieces."""
    emblem = EMBLEMS[0]
    return words.say(
        "picture-legend", merchant=f"{emblem}4", assistant=words.say("picture-assistant") + emblem,
        family=words.say("picture-family") + emblem, ruby=RUBY,
    )  # fmt: skip


def _carts(view: View, names: Sequence[str], words: Words, columns: int) -> list[str]:
    """A row for each player, whoever is to move marked."""
    longest = max(8, columns - 54)
    head = ["", "", *words.say("picture-cart-heads").split()]
    rows = [head]
    for index, (name, seat) in enumerate(zip(names, view["seats"], strict=True)):
        goods = " ".join(f"{letter}{count}" for letter, count in zip(GOODS, seat["goods"], strict=True))
        tiles = "".join(seat["tiles"]) or "–"
        rows.append(
            [
                f"{'→' if index == view['actor'] else ' '} {EMBLEMS[index]}",
                name if len(name) <= longest else name[: longest - 1] + "…",
                f"{seat['rubies']}/{view['target']}",
                str(seat["lira"]),
                f"{goods} /{seat['capacity']}",
                tiles,
                str(seat["cards"]),
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    return ["  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def _hand(hand: Sequence[str], words: Words) -> str:
    """One's own cards, by name."""
    cards = ", ".join(words.card(name) for name in hand) if hand else words.say("picture-hand-empty")
    return words.say("picture-hand", cards=cards)
