"""Istanbul in text: the board as a grid of places, then a line for each cart."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Sequence
from itertools import pairwise

from istanbul_nb.core import View
from istanbul_nb.games.istanbul.rules.board import (
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
from istanbul_nb.games.istanbul.rules.goods import GOODS
from istanbul_nb.games.istanbul.text import letters, mocha
from istanbul_nb.text import EMBLEMS, columns_of, shortened
from istanbul_nb.text.keys import KeyStyle
from istanbul_nb.words import Words

ROOMY, NARROW, SLIM = 23, 18, 15  # width of a place on a wide and on narrow screens; a slim board has no frame
WIDTHS = {4: (ROOMY, NARROW), 5: (ROOMY, NARROW, SLIM)}
RUBY, BARRIER = "♦", "#"
KEYS = KeyStyle(lettered=("guild",), lettered_beside={"walk": "move"})

Tell = Callable[[View, Words], str]


def draw(view: View, names: Sequence[str], words: Words, columns: int) -> str:
    """Draw round and target, board, legend, carts, and the hand if this view has one."""
    widths = WIDTHS[view["columns"]]
    width = next((width for width in widths if columns > view["columns"] * (width + 1)), widths[-1])
    parts = [
        words.say("picture-round", round=view["round"], target=view["target"]),
        _board(view, words, width),
        _legend(view, words),
        "",
        *_carts(view, names, words, columns),
    ]
    if "letters" in view:
        parts += letters.rows(view["letters"], names, EMBLEMS, words, columns)
    told = mocha.barrier(view["mocha"], names, words) if "mocha" in view else []
    parts += [textwrap.fill(line, columns) for line in (*told, *letters.caravan(view, names, words))]
    if "hand" in view:
        parts += ["", textwrap.fill(_hand(view["hand"], words), columns)]
    if "hand" in view and "mocha" in view:
        parts += [textwrap.fill(mocha.hand(view["mocha"], words), columns)]
    return "\n".join(parts)


def about(view: View, words: Words) -> list[str]:
    """Tell what the place does where something is to be decided."""
    decision = view["decision"]
    if decision is None or decision[0] not in ("arrive", "pay", "act", "errand"):
        return []
    place = decision[1] if decision[0] in ("act", "errand") else _here(view)
    also = mocha.also(place, words) if "mocha" in view else []
    also += letters.also(place, words) if "letters" in view else []
    return [" ".join([f"{place} {words.term('place', place)}: {words.say(f'place-{place}.does')}", *also])]


def _here(view: View) -> int:
    """Return where the merchant stands, or the companion if he walks."""
    here: int = view["letters"]["spot"] if "letters" in view else view["seats"][view["actor"]]["merchant"]
    return here


def _board(view: View, words: Words, width: int) -> str:
    """Draw the places row by row; a barrier is drawn instead of the edge where it stands."""
    across, layout = view["columns"], view["layout"]
    barrier = set(view["mocha"]["barrier"]) if "mocha" in view else set()
    rows = [layout[start : start + across] for start in range(0, len(layout), across)]
    edges = [[BARRIER if set(pair) == barrier else "-" for pair in zip(*two, strict=True)] for two in pairwise(rows)]
    plain = ["-"] * across
    lines = [_line(plain, width)]
    for places, below in zip(rows, [*edges, plain], strict=True):
        beside = [BARRIER if set(pair) == barrier else "|" for pair in pairwise(places)]
        lines += _row([_tile(view, place, words, width) for place in places], beside, width)
        lines.append(_line(below, width))
    return "\n".join(lines)


def _line(signs: Sequence[str], width: int) -> str:
    """Draw the edge between two rows."""
    line = "+".join(sign * width for sign in signs)
    return line if width == SLIM else f"+{line}+"


def _row(tiles: Sequence[list[str]], beside: Sequence[str], width: int) -> list[str]:
    """Draw a row of places, with the signs between them."""
    lines = []
    for number in range(max(map(len, tiles))):
        cells = [f"{tile[number] if number < len(tile) else '':{width}}" for tile in tiles]
        line = "".join(cell + sign for cell, sign in zip(cells, [*beside, ""], strict=True))
        lines.append(line.rstrip() if width == SLIM else f"|{line}|")
    return lines


def _tile(view: View, place: int, words: Words, width: int) -> list[str]:
    """Draw number and name, what the place shows, and a line or two for who is there."""
    facts, crowd = _facts(view, place, words), _crowd(_pieces(view, place, words), width)
    if width == SLIM:
        told = [f"{place} {words.say(f'place-{place}.short')}", *(textwrap.wrap(facts, width) or [""])]
    elif width == NARROW:
        told = [f"{place:2} {words.say(f'place-{place}.short')}", facts]
    else:
        told = [f"{place:2} {words.term('place', place)}", f"   {facts}"]
    return [line[:width] for line in (*told, *crowd)]


def _crowd(pieces: list[str], width: int) -> list[str]:
    """Draw pieces in one line, or in two (slim: four); what does not fit is counted."""
    lines = [" "] * (4 if width == SLIM else 2)
    last = len(lines) - 1
    for index, piece in enumerate(pieces):
        for row in range(len(lines)):
            if len(lines[row]) + len(piece) + 1 < width - (3 if row == last else 0):
                lines[row] += piece + " "
                break
        else:
            lines[last] += f"+{len(pieces) - index}"
            break
    return [line for row, line in enumerate(lines) if not row or line.strip()]


def _pieces(view: View, place: int, words: Words) -> list[str]:
    """Return merchants with the height of their stacks, assistants, family members and neutral figures here."""
    here: list[str] = []
    seats = list(zip(EMBLEMS, view["seats"], strict=False))
    here += [f"{emblem}{len(seat['stack'])}" for emblem, seat in seats if seat["merchant"] == place]
    here += [words.say("picture-assistant") + emblem for emblem, seat in seats if place in seat["assistants"]]
    here += [words.say("picture-family") + emblem for emblem, seat in seats if seat["family"] == place]
    if "letters" in view:
        here += letters.companions(view["letters"], place, EMBLEMS, words)
    here += [words.say(f"picture-{figure}") for figure, spot in view["figures"].items() if spot == place]
    here += [words.say("picture-neutral-merchant")] * view["neutral_merchants"].count(place)
    here += [words.say("picture-neutral-assistant")] * view["neutral_assistants"].count(place)
    return here


def _facts(view: View, place: int, words: Words) -> str:
    """Return the live state of a place in signs."""
    if place in mocha.FACTS:
        return mocha.FACTS[place](view["mocha"], words)
    if place in letters.FACTS:
        return letters.FACTS[place](view["letters"], words)
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
    """Tell how to read the pieces."""
    emblem = EMBLEMS[0]
    legend = words.say(
        "picture-legend", merchant=f"{emblem}4", assistant=words.say("picture-assistant") + emblem,
        family=words.say("picture-family") + emblem, ruby=RUBY,
    )  # fmt: skip
    lines = [legend]
    if "mocha" in view:
        lines.append(words.say("picture-legend-mocha"))
    if "letters" in view:
        lines.append(words.say("picture-legend-letters", companion=words.say("picture-companion") + emblem))
    return "\n".join(lines)


def _carts(view: View, names: Sequence[str], words: Words, columns: int) -> list[str]:
    """Return a row for each player, and mark the one who is to move."""
    coffee = view.get("mocha")
    longest = max(8, columns - 54 - (mocha.COLUMNS if coffee else 0))
    head = ["", "", *words.say("picture-cart-heads-mocha" if coffee else "picture-cart-heads").split()]
    rows = [head]
    for index, (name, seat) in enumerate(zip(names, view["seats"], strict=True)):
        goods = " ".join(f"{letter}{count}" for letter, count in zip(GOODS, seat["goods"], strict=True))
        tiles = "".join(seat["tiles"]) + (mocha.tiles(coffee, index, words) if coffee else "")
        rows.append(
            [
                f"{'→' if index == view['actor'] else ' '} {EMBLEMS[index]}",
                shortened(name, longest),
                f"{seat['rubies']}/{view['target']}",
                str(seat["lira"]),
                f"{goods} /{seat['capacity']}",
                *([str(coffee["coffee"][index])] if coffee else []),
                tiles or "–",
                str(seat["cards"]),
                *([str(coffee["guild"][index])] if coffee else []),
            ]
        )
    return columns_of(rows)


def _hand(hand: Sequence[str], words: Words) -> str:
    """Return the cards of the viewer, by name."""
    cards = ", ".join(words.term("card", name) for name in hand) if hand else words.say("picture-hand-empty")
    return words.say("picture-hand", cards=cards)
