"""What happened: what is animated."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from istanbul_nb.core import Event, Preview, View
from istanbul_nb.table.wire import Effect, FlyEffect

NOBODYS = ("unclaimed", "game-over")
TURNING = 900  # ms in which the cards are turned up before the stones go to their winners


def effects(events: Sequence[Event], preview: Callable[[], Preview], view: View) -> list[Effect]:
    """Return what moves: a card flies face down to its cushion, stones to their winners. Everybody sees the same."""
    found: list[Effect] = []
    for event in events:
        if event.kind == "bid":
            found.append(_fly(f"laid:{event.seat}", event, gained=False))
        if event.kind == "won":
            found.append(_fly(f"stone{event.facts['stone']}", event, gained=True))
    return found


def _fly(sign: str, event: Event, gained: bool) -> FlyEffect:
    place = f"cushion{event.facts['cushion']}"
    way: FlyEffect = {"kind": "fly", "sign": sign, "count": 1, "place": place, "seat": event.seat, "gained": gained}
    return {**way, "wait": TURNING} if gained else way
