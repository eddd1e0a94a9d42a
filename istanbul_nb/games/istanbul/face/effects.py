"""What happened: what is animated."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from istanbul_nb.core import Event, Preview, View
from istanbul_nb.games.istanbul.face.places import SIGN, TILE, spelled
from istanbul_nb.table.wire import Effect

# What nobody does.
NOBODYS = (
    *("demand", "refilled", "reshuffled", "game-over", "neutral-moved", "figure-moved"),
    *("guild-reshuffled", "letters-reshuffled", "kiosk-reshuffled", "kiosk-tiles"),
)

# Where things come from and go to; everything else happens where the merchant stands.
PLACE_OF = {
    "wainwright": 1,
    "post": 5,
    "caravansary": 6,
    "blackmarket": 8,
    "teahouse": 9,
    "largemarket": 10,
    "smallmarket": 11,
    "palace": 13,
    "smallmosque": 14,
    "greatmosque": 15,
    "dealer": 16,
    "roasting": 17,
    "guildhall": 18,
    "tavern": 19,
    "coffeehouse": 20,
    "embassy": 21,
    "kiosk": 22,
    "auction": 23,
    "society": 24,
    "catacombs": 25,
}


# What flies when something is gained.
FLYING = {
    "ruby": "ruby",
    "extension": "ext",
    "card-drawn": "card",
    "card-taken": "card",
    "guild-drawn": "guild",
    "letter": "letter",
}


# Who walks, by event.
WALKERS = {"moved": "m", "companion-moved": "c"}


def effects(events: Sequence[Event], preview: Callable[[], Preview], view: View) -> list[Effect]:
    """Return what flies and rolls, in this order. Everybody sees the same."""
    found: list[Effect] = []
    for event in events:
        if event.kind in WALKERS:
            found += _walk(event, preview().facts.get("route", ()))
    for event in events:
        seen = event.seen_by(None)
        here = view["seats"][seen["seat"]]["merchant"]
        found += _effects(seen, PLACE_OF.get(seen.get("source", ""), here))
    return found


def _walk(event: Event, route: Sequence[int]) -> list[Effect]:
    """Return a walk that passes other places; a step to the next place needs no directions."""
    if len(route) < 3:
        return []
    return [{"kind": "walk", "piece": f"{WALKERS[event.kind]}{event.seat}", "route": list(route)}]


def _effects(seen: View, place: int) -> list[Effect]:
    kind, seat = seen["kind"], seen["seat"]
    if kind == "rolled":
        return [{"kind": "dice", "dice": list(seen["dice"]), "seat": seat}]
    if kind == "toll":
        return [_fly("lira", seen["amount"], None, seen["to"])]
    if kind in ("lira", "coffee"):
        return [_fly(kind, abs(seen["amount"]), place, seat, seen["amount"] > 0)]
    if kind == "good" and seen["amount"]:
        return [_fly(SIGN[seen["good"]], seen["amount"], place, seat)]
    if kind == "goods-paid":
        goods = spelled(seen["goods"].split() if isinstance(seen["goods"], str) else seen["goods"])
        return [_fly(SIGN[good], goods.count(good), place, seat, False) for good in sorted(set(goods))]
    thing = TILE[seen["good"]] if kind == "tile" else FLYING.get(kind)
    return [] if thing is None else [_fly(thing, 1, place, seat)]


def _fly(sign: str, count: int, place: int | None, seat: int, gained: bool = True) -> Effect:
    return {"kind": "fly", "sign": sign, "count": count, "place": place, "seat": seat, "gained": gained}
