"""What happened: what is animated."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from istanbul_nb.core import Event, Preview, View
from istanbul_nb.games.dice.face.signs import RESOURCE
from istanbul_nb.table.wire import Effect, FlyEffect

NOBODYS = ("returned", "tile-shown", "reshuffled", "game-over")  # what nobody does
PAID = ("brown", "crystal", "lira")
AT_THE_ACTIONS = ("token", "crystal", "brown", "two", "lira")


def effects(events: Sequence[Event], preview: Callable[[], Preview], view: View) -> list[Effect]:
    """Return what flies and rolls, in this order. Everybody sees the same."""
    return [effect for event in events for effect in _effects(event.seen_by(None))]


def _effects(seen: View) -> list[Effect]:
    kind, seat = seen["kind"], seen["seat"]
    if kind == "rolled":
        return [{"kind": "dice", "dice": list(seen["dice"]), "seat": seat}]
    if kind == "gained":
        return [_fly(RESOURCE[seen["what"]], seen["number"], _home(seen["source"]), seat)]
    if kind == "paid":
        tokens: list[Effect] = [
            _fly(RESOURCE[word[0]], int(word[1:] or 1), "supply", seat, False) for word in seen["tokens"]
        ]
        return tokens + [_fly(name, seen[name], "supply", seat, False) for name in PAID if seen[name]]
    if kind in ("tile-taken", "tile-given"):
        return [_fly("mosque", 1, "tiles", seat, kind == "tile-taken")]
    if kind == "ruby":
        return [_fly("ruby", 1, f"track {seen['track']}", seat)]
    return [_fly("card", seen["number"], "deck", seat)] if kind == "cards-drawn" else []


def _home(source: str) -> str:
    """Return where something comes from: the action that was taken, the supply, or a card."""
    return source if source in AT_THE_ACTIONS else "supply" if source == "income" else "deck"


def _fly(sign: str, count: int, place: str, seat: int, gained: bool = True) -> FlyEffect:
    return {"kind": "fly", "sign": sign, "count": count, "place": place, "seat": seat, "gained": gained}
