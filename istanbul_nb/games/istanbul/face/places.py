"""What the places show: signs for their live state, a short form for phones, and a sentence for ears."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from istanbul_nb.core import View
from istanbul_nb.games.istanbul.face import expansions, wire
from istanbul_nb.games.istanbul.rules.board import (
    BLACK_MARKET,
    CARAVANSARY,
    DEALER,
    FABRIC,
    FOUNTAIN,
    FRUIT,
    GREAT_MOSQUE,
    LARGE_MARKET,
    PALACE,
    POLICE,
    POST,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SPICE,
    TEA_HOUSE,
    WAINWRIGHT,
)
from istanbul_nb.games.istanbul.rules.goods import GOOD
from istanbul_nb.games.istanbul.rules.places.wainwright import MOST as EXTENSIONS_FOR_RUBY
from istanbul_nb.words import Words

SIGN = {"R": "fabric", "G": "spice", "Y": "fruit", "B": "jewel", "any": "any", "C": "coffee"}
TINT = {"R": "r", "G": "g", "Y": "y", "B": "b"}
TILE = {"R": "tr", "G": "tg", "Y": "ty", "B": "tb"}
# The families of places share a colour.
FAMILY = {
    **dict.fromkeys((FABRIC, SPICE, FRUIT), "wares"),
    **dict.fromkeys((POST, BLACK_MARKET, TEA_HOUSE, LARGE_MARKET, SMALL_MARKET), "trade"),
    **dict.fromkeys((CARAVANSARY, FOUNTAIN, POLICE), "folk"),
    **dict.fromkeys((WAINWRIGHT, PALACE, SMALL_MOSQUE, GREAT_MOSQUE, DEALER), "gems"),
    **dict.fromkeys((17, 18, 19, 20), "bean"),
    **dict.fromkeys((21, 22, 23, 24, 25), "post"),
}
STOCK = {FABRIC: "R", SPICE: "G", FRUIT: "Y"}
MARKET = {LARGE_MARKET: "large", SMALL_MARKET: "small"}
MOSQUE = {SMALL_MOSQUE: "small", GREAT_MOSQUE: "great"}
# What a place does besides, by expansion.
ALSO = {
    **dict.fromkeys([(CARAVANSARY, "mocha"), (CARAVANSARY, "grand")], "caravansary-coffee"),
    **dict.fromkeys([(FOUNTAIN, "letters"), (FOUNTAIN, "grand")], "fountain-companion"),
}
PARTS = ("mocha", "letters", "caravan")  # what expansions add to a view


def shown(view: View, words: Words) -> dict[int, wire.PackedPlace]:
    """Return every place on the board."""
    viewer = view["turn"] if view["seat"] is None else view["seat"]
    parts = {part: view[part] for part in (*PARTS, "printed", "decision") if part in view}
    everything = {**view["places"], **parts}
    known = {**PLACES, **expansions.PLACES}
    found: dict[int, wire.PackedPlace] = {}
    for place in view["layout"]:
        rows, brief, sentence = known[place](everything, view["seats"][viewer], place, words)
        found[place] = {"rows": [packed(row) for row in rows], "brief": [packed(row) for row in brief], "say": sentence}
    return found


def does(place: int, expansion: str, words: Words) -> str:
    """Return what a player does at a place, and what an expansion adds to that."""
    more = ALSO.get((place, expansion))
    return " ".join([words.say(f"place-{place}.does"), *([words.say(more)] if more else [])])


def packed(row: wire.Row) -> wire.PackedRow:
    """Pack a list of signs as one string: spaces part signs, so that spaces within one do not break."""
    return " ".join(sign.replace(" ", "\u00a0") for sign in row) if isinstance(row, list) else row


def signs(letters: Sequence[str], size: int = 0) -> list[str]:
    """Return the signs of goods."""
    return [SIGN[letter] + (f"*{size}" if size else "") for letter in letters]


def spelled(goods: Sequence[Any]) -> list[str]:
    """Return goods written as in an action, one letter for each: R G2 is R, G, G."""
    return [word[0] for word in goods for _ in range(int(word[1:] or 1))]


def _wainwright(places: View, me: View, place: int, words: Words) -> wire.Shown:
    now = places["wainwright"]
    rows = [
        [f"${now['price']}", "to", "ext*18" if now["extensions"] else "ext-*18", f"~×{now['extensions']}"],
        [f"={EXTENSIONS_FOR_RUBY}", "ext", "to", "ruby*17", f"~×{now['rubies']}"],
    ]
    brief = [[f"${now['price']}"], ["ext*15", f"~×{now['extensions']}"]]
    return rows, brief, words.say("now-wainwright", **now)


def _warehouse(places: View, me: View, place: int, words: Words) -> wire.Shown:
    letter = STOCK[place]
    have, room = me["goods"][GOOD[letter]], me["capacity"]
    rows: list[wire.Row] = [
        [f"{SIGN[letter]}*18", "fill", f"~{words.say('sign-fill')}"],
        wire.Slots(slots=SIGN[letter], have=have, of=room),
    ]
    return (
        rows,
        [[f"{SIGN[letter]}*15"], [f"=+{room - have}"]],
        words.say("now-warehouse", good=letter, have=have, room=room),
    )


def _post(places: View, me: View, place: int, words: Words) -> wire.Shown:
    post, printed = places["post"], places["printed"]
    down, pays = post["down"], post["pays"]
    cells = [[_space(space), index >= down] for index, space in enumerate(printed["post_upper"])]
    cells += [[_space(space), index < down] for index, space in enumerate(printed["post_lower"])]
    goods = [space for space in pays if isinstance(space, str)]
    lira = sum(space for space in pays if isinstance(space, int))
    brief: list[wire.Row] = [wire.Wrap(wrap=[_space(space) for space in pays])]
    return [{"post": cells}], brief, words.say("now-post", goods=goods, lira=lira)


def _space(space: str | int) -> str:
    return f"${space}" if isinstance(space, int) else SIGN[space]


def _caravansary(places: View, me: View, place: int, words: Words) -> wire.Shown:
    piles = places["caravansary"]
    top = piles["discard"][-1] if piles["discard"] else ""
    rows = [
        ["=+2", "card*18", "=−1", "card*18", *(["coffee*15"] if "mocha" in places else [])],
        [f"top:{top}", f"~{words.say('sign-deck')} {piles['deck']}"],
    ]
    sentence = words.say("now-caravansary", deck=piles["deck"], card=top or "none")
    return rows, [["=+2", "card"], ["=−1"]], sentence


def _fountain(places: View, me: View, place: int, words: Words) -> wire.Shown:
    out = len(me["assistants"])
    rows = [["ty*18", f"={words.say('sign-any')}"], ["disc*15", f"~{words.say('sign-out', count=out)}"]]
    return rows, [["ty*18"], ["disc*13", f"={out}"]], words.say("now-fountain", count=out)


def _black_market(places: View, me: View, place: int, words: Words) -> wire.Shown:
    rows = [["=+1", *signs("RGY", 16)], ["jewel", "#7+ 9+ 11+"]]
    return rows, [wire.Wrap(wrap=signs("RGY", 12)), ["=7+", "jewel*13"]], ""


def _tea_house(places: View, me: View, place: int, words: Words) -> wire.Shown:
    rows = [["d4", "d5", "=≥n", "to", "$n"], [f"~{words.say('sign-else')}", "to", "$2"]]
    return rows, [["d4*14", "d5*14"], ["$n"]], ""


def _market(places: View, me: View, place: int, words: Words) -> wire.Shown:
    market = places["markets"][MARKET[place]]
    rows: list[wire.Row] = [signs(market["tile"], 17), wire.Ladder(ladder=market["pays"])]
    sentence = words.say("now-market", tile=market["tile"], least=market["pays"][0], most=market["pays"][-1])
    return rows, [wire.Wrap(wrap=signs(market["tile"], 13))], sentence


def _police(places: View, me: View, place: int, words: Words) -> wire.Shown:
    sentence = words.say("now-police", home=me["family"] == POLICE)
    return [["family", "to", "star*17", f"~{words.say('sign-any')}"]], [["star*16"]], sentence


def _palace(places: View, me: View, place: int, words: Words) -> wire.Shown:
    palace = places["palace"]
    cost = [*spelled(palace["goods"]), *["any"] * palace["any"]]
    size = 14 if len(cost) > 6 else 15
    rows: list[wire.Row] = [wire.Wrap(wrap=signs(cost, size)), ["to", "ruby*17", f"~×{palace['rubies']}"]]
    brief: list[wire.Row] = [wire.Wrap(wrap=signs(cost, 12)), ["ruby*13", f"~×{palace['rubies']}"]]
    return rows, brief, words.say("now-palace", goods=palace["goods"], any=palace["any"], rubies=palace["rubies"])


def _mosque(places: View, me: View, place: int, words: Words) -> wire.Shown:
    mosque, costs = places["mosques"][MOSQUE[place]], places["printed"]["mosque_costs"]
    piles: list[wire.Pile] = [
        {"tile": TILE[good], "good": SIGN[good], "need": need or 0, "left": _left(need, costs), "tint": TINT[good]}
        for good, need in mosque["tiles"].items()
    ]
    brief = [[f"{SIGN[good]}*14", f"={need or '–'}"] for good, need in mosque["tiles"].items()]
    tiles = [f"{good}{need}" for good, need in mosque["tiles"].items() if need]
    say = words.say("now-mosque", tiles=tiles or ["none"], rubies=mosque["rubies"])
    return [{"piles": piles, "rubies": mosque["rubies"]}], brief, say


def _left(need: int | None, costs: Sequence[int]) -> int:
    """Return how many tiles lie in the stack whose top asks for so much."""
    return 0 if need is None else len(costs) - costs.index(need)


def _dealer(places: View, me: View, place: int, words: Words) -> wire.Shown:
    dealer = places["dealer"]
    price = dealer["price"]
    rows = [[f"$${price or '–'}", "to", "ruby*20", f"~×{dealer['rubies']}"]]
    following = [step for step in places["printed"]["dealer_prices"] if price is not None and step > price]
    if following:
        rows.append([f"~{words.say('sign-next')}", f"${following[0]}"])
    say = words.say("now-dealer", price=price or 0, rubies=dealer["rubies"])
    return rows, [[f"${price or '–'}"], ["ruby*14", f"~×{dealer['rubies']}"]], say


PLACES: dict[int, Callable[[View, View, int, Words], wire.Shown]] = {
    WAINWRIGHT: _wainwright,
    **dict.fromkeys(STOCK, _warehouse),
    POST: _post,
    CARAVANSARY: _caravansary,
    FOUNTAIN: _fountain,
    BLACK_MARKET: _black_market,
    TEA_HOUSE: _tea_house,
    **dict.fromkeys(MARKET, _market),
    POLICE: _police,
    PALACE: _palace,
    **dict.fromkeys(MOSQUE, _mosque),
    DEALER: _dealer,
}
