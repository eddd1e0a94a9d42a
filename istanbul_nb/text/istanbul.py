"""Istanbul in text: the board as a grid of places, then a line for each cart."""

from __future__ import annotations

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
        _legend(view, words),
        "",
        *_carts(view, names, words),
    ]
    if "hand" in view:
        parts += ["", _hand(view["hand"], words)]
    return "\n".join(parts)


def _board(view: View, words: Words, width: int) -> str:
    across = view["columns"]
    line = "+" + ("-" * width + "+") * across
    rows = [line]
    for start in range(0, len(view["layout"]), across):
        places = view["layout"][start : start + across]
        tiles = [_tile(view, place, words, width) for place in places]
        rows += ["|" + "|".join(cells) + "|" for cells in zip(*tiles, strict=True)]
        rows.append(line)
    return "\n".join(rows)


def _tile(view: View, place: int, words: Words, width: int) -> list[str]:
    """Number and name, what the place shows, and two lines for who is there."""
    name = words.place(place) if width == ROOMY else words.say(f"place-{place}.short")
    first, second = _crowd(_pieces(view, place, words), width)
    indent = "   " if width == ROOMY else " "
    lines = [f"{place:2} {name}", f"{indent}{_facts(view, place, words)}", f" {first}", f" {second}"]
    return [f"{line[:width]:{width}}" for line in lines]


def _crowd(pieces: list[str], width: int) -> tuple[str, str]:
    """Pieces in two lines; what does not fit is counted."""
    lines = ["", ""]
    for index, piece in enumerate(pieces):
        for row in (0, 1):
            if len(lines[row]) + len(piece) + 1 < width - (4 if row else 0):
                lines[row] += piece + " "
                break
        else:
            lines[1] += f"+{len(pieces) - index}"
            break
    return lines[0], lines[1]


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


def _legend(view: View, words: Words) -> str:
    """How to read the pieces."""
    emblem = EMBLEMS[0]
    return words.say(
        "picture-legend", merchant=f"{emblem}4", assistant=words.say("picture-assistant") + emblem,
        family=words.say("picture-family") + emblem, ruby=RUBY,
    )  # fmt: skip


def _carts(view: View, names: Sequence[str], words: Words) -> list[str]:
    """A row for each player, whoever is to move marked."""
    head = ["", "", *words.say("picture-cart-heads").split()]
    rows = [head]
    for index, (name, seat) in enumerate(zip(names, view["seats"], strict=True)):
        goods = " ".join(f"{letter}{count}" for letter, count in zip(GOODS, seat["goods"], strict=True))
        tiles = "".join(seat["tiles"]) or "–"
        rows.append(
            [
                f"{'→' if index == view['actor'] else ' '} {EMBLEMS[index]}",
                name,
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
    cards = ", ".join(words.card(name) for name in hand) if hand else words.say("text-hand-empty")
    return words.say("picture-hand", cards=cards)
