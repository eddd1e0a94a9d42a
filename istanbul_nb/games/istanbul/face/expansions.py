"""What the expansions show: their places, and what a seat has of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from istanbul_nb.core import View
from istanbul_nb.games.istanbul.face import wire
from istanbul_nb.games.istanbul.rules.modules.letters.effects import seals_on
from istanbul_nb.games.istanbul.rules.modules.letters.part import TILES
from istanbul_nb.games.istanbul.rules.places.society import PRICE as SOCIETY_PRICE
from istanbul_nb.games.istanbul.rules.places.tavern import BAKSHEESH_PRICE, BARRIER_PRICE
from istanbul_nb.words import Words

GOOD_SIGN = {"R": "fabric", "G": "spice", "Y": "fruit", "B": "jewel"}
TILE_SIGN = {"move": "tm", "meet": "people"}
# A kiosk tile in signs; "tm" stands between two things that can be changed for each other, either way.
KIOSK_SIGNS: dict[str, list[str]] = {
    **{f"good-lira-{good}": [GOOD_SIGN[good], "$1"] for good in "YGR"},
    **{f"goods-{good}": [GOOD_SIGN[good]] * 2 for good in "YGR"},
    **{f"good-{good}": [GOOD_SIGN[good]] for good in "YGRB"},
    "card": ["card"],
    "lira": ["$2"],
    "coffee2": ["coffee*22", "~/", "$2"],
    "coffee3": ["coffee*22", "~/", "$3"],
    "companion": ["companion"],
    "die": ["d5*24", "to", "lira*24"],
    "extension-lira": ["$10", "to", "ext*24"],
    "extension-goods": ["any*24", "to", "ext*24"],
    "fountain": ["p7"],
    "good-letter": ["any*22", "tm*16", "letter*22"],
    "card-letter": ["card*24", "tm*16", "letter*22"],
    "lira-letter": ["lira*22", "tm*16", "letter*22"],
    "lira-good": ["lira*22", "tm*16", "any*22"],
    "lira-card": ["lira*22", "tm*16", "card*24"],
}


def _roasting(places: View, me: View, place: int, words: Words) -> wire.Shown:
    rows = [["$2", "any*15", "card*17", "to", "=2", "coffee*16"], [f"~{words.say('sign-each-once')}"]]
    return rows, [["$2", "any*12", "card*12"], ["=2", "coffee*14"]], ""


def _guild_hall(places: View, me: View, place: int, words: Words) -> wire.Shown:
    deck = places["mocha"]["deck"]
    rows = [
        ["=+1", "coffee*16", "=+2", "guild*18"],
        ["=−1", "guild*18", f"~{words.say('sign-deck')} {deck}"],
    ]
    return rows, [["=+2", "guild*15"], ["=+1", "coffee*13"]], words.say("now-guildhall", deck=deck)


def _tavern(places: View, me: View, place: int, words: Words) -> wire.Shown:
    mocha = places["mocha"]
    prices, goods = mocha["tavern"], [f"{GOOD_SIGN[good]}*12" for good in mocha["baksheesh"]]
    tiles: list[str] = []
    for kind, sign in TILE_SIGN.items():
        price = prices[kind]
        tiles += [*(["~/"] if tiles else []), f"={'–' if price is None else price}", "coffee*13", f"{sign}*15"]
    rows = [
        [f"={BARRIER_PRICE}", "coffee*13", "to", "barrier*12"],
        tiles,
        [f"={BAKSHEESH_PRICE}", "coffee*13", *goods, "to", "ruby*15"],
    ]
    brief = [["barrier*9"], [f"={BAKSHEESH_PRICE}", "coffee*12", "ruby*12"]]
    costs = {kind: prices[kind] or 0 for kind in TILE_SIGN}
    return rows, brief, words.say("now-tavern", **costs, goods=mocha["baksheesh"])


def _coffee_house(places: View, me: View, place: int, words: Words) -> wire.Shown:
    house = places["mocha"]["coffeehouse"]
    price, rubies = house["price"], house["rubies"]
    rows = [[f"={'–' if price is None else price}", "coffee*18", "to", "ruby*20", f"~×{rubies}"]]
    brief = [[f"={'–' if price is None else price}", "coffee*14"], ["ruby*14", f"~×{rubies}"]]
    return rows, brief, words.say("now-coffeehouse", price=price or 0, rubies=rubies)


def _embassy(places: View, me: View, place: int, words: Words) -> wire.Shown:
    left = places["letters"]["deck"]
    rows = [["=+2", "letter*20"], [f"~{words.say('sign-left')} {left}"]]
    return rows, [["=+2", "letter*16"]], words.say("now-embassy", letters=left)


def _kiosk(places: View, me: View, place: int, words: Words) -> wire.Shown:
    left, open_ = places["letters"]["kiosk"], open_tiles(places["decision"])
    lying = wire.Wrap(wrap=[KIOSK_SIGNS[tile][0].partition("*")[0] for tile in open_])
    rows: list[wire.Row] = [["=+1", "letter*18"], lying if open_ else ["top:?", "top:?", "top:?", f"~×{left}"]]
    say = words.say("event-kiosk-tiles", tiles=open_) if open_ else words.say("now-kiosk", tiles=left)
    return rows, [["=+1", "letter*15"], lying if open_ else ["top:?"]], say


def open_tiles(decision: Sequence[Any] | None) -> list[str]:
    """Return the kiosk tiles that are turned up and not yet picked."""
    mask: int = decision[-1] if decision and decision[0] in ("kiosk", "kiosk-use") else 0
    return [tile for index, tile in enumerate(TILES) if mask >> index & 1]


def _auction(places: View, me: View, place: int, words: Words) -> wire.Shown:
    return [["=+1", "any*17"], ["p23*16", "to", "=2", "card*18"]], [["=+1", "any*14"], ["=2", "card*15"]], ""


def _society(places: View, me: View, place: int, words: Words) -> wire.Shown:
    lira = places["letters"]["society"]
    rows = [[f"={SOCIETY_PRICE}", "seal*17", "to", "ruby*18"]]
    if lira:
        rows.append(["=+", f"${lira[0]}"])
    say = words.say("now-society", lira=lira[0] if lira else 0)
    return rows, [[f"={SOCIETY_PRICE}", "seal*14"], ["ruby*14"]], say


def _catacombs(places: View, me: View, place: int, words: Words) -> wire.Shown:
    rows = [["=+1", "any*16", "~/", "coffee*15"], ["merchant", "to", "star*16", f"~{words.say('sign-any')}"]]
    return rows, [["=+1", "any*14"], ["star*14"]], ""


PLACES: dict[int, Callable[[View, View, int, Words], wire.Shown]] = {
    17: _roasting,
    18: _guild_hall,
    19: _tavern,
    20: _coffee_house,
    21: _embassy,
    22: _kiosk,
    23: _auction,
    24: _society,
    25: _catacombs,
}


def extras(view: View, seat: int) -> list[wire.Extra]:
    """Return what a seat has from expansions: signs and how many, or a word for what it just has.

    The browser knows their names: `extra-coffee` for a number, `had-letter` for a word (locale/*/ui.toml).
    """
    found: list[wire.Extra] = []
    if "mocha" in view:
        mocha = view["mocha"]
        found += [["coffee", mocha["coffee"][seat]], ["guild", mocha["guild"][seat]]]
        found += [[TILE_SIGN[kind], ""] for kind in mocha["tiles"][seat]]
        if mocha["token"] == seat:
            found.append(["barrier*9", ""])
    if "letters" in view:
        letters = view["letters"]
        held, delivered = letters["open"][seat], letters["delivered"][seat]
        found.append(["seal", seals_on(held, delivered)])
        found += [["letter to", str(place)] for place in held]
        if delivered:
            found.append(["seal seal", f"×{len(delivered)}"])
        if letters["companions"][seat] == "own":
            found.append([f"companion:{seat}", ""])
    if "caravan" in view and view["caravan"]["holder"] == seat:
        found.append(["p6", ""])
    return found


def extras_of(view: View, seat: int) -> wire.Extras:
    """Return these as a part of a seat, if there are any."""
    found = extras(view, seat)
    return {"extras": found} if found else {}


def pieces(view: View) -> list[str]:
    """Return companions on the board."""
    where = view["letters"]["companions"] if "letters" in view else []
    return [f"c{seat} {place}" for seat, place in enumerate(where) if isinstance(place, int)]


def barrier(view: View) -> wire.Barrier:
    """Return the closed edge, if there is one."""
    places = view["mocha"]["barrier"] if "mocha" in view else []
    return {"barrier": places} if places else {}


def hand(view: View) -> list[str]:
    """Return guild cards, after the bonus cards of a hand."""
    return [f"guild{number}" for number in view.get("mocha", {}).get("hand", ())]
