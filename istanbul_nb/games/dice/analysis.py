"""What frames and charts tell of the Dice Game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from istanbul_nb.analysis.column import numbers
from istanbul_nb.analysis.game_analysis import Growth
from istanbul_nb.analysis.source import Moment
from istanbul_nb.core import Event, View
from istanbul_nb.games.istanbul.analysis.lira import LIRA_COLUMNS, Flow, flows
from istanbul_nb.games.istanbul.analysis.money_chart import money

GOODS = ("fabric", "spice", "fruit", "jewelry")
WHAT = ("good", "goods", "card", "tile", "what", "track")  # facts that name a thing
COUNTED = ("gained", "cards-drawn", "die-back")  # `number` is an amount
SOURCES = ("lira", "income", "ruby")  # whatever else moves lira is a bazaar card

COLUMNS = {
    "standings": numbers("rubies worth"),
    "turns": numbers("rubies lira fabric spice fruit jewelry tiles brown crystal dice worth"),
    "flows": LIRA_COLUMNS,
}
FRAMES = {"flows": flows}
CHARTS = {"money": money}
MEASURES = ("rubies", "worth")
GROWTH = Growth(("rubies", "lira"))
ALL_ACT = False


def cart(view: View, seat: int) -> dict[str, Any]:
    """Rubies, money, tokens and tiles."""
    own = view["seats"][seat]
    same = {name: own[name] for name in ("rubies", "lira", "brown", "crystal", "dice", "worth")}
    return {**same, **dict(zip(GOODS, own["tokens"], strict=True)), "tiles": len(own["tiles"])}


def subject(kind: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the thing and the amount that an event is about."""
    what = next((facts[name] for name in WHAT if name in facts), None)
    return {"what": what, "amount": facts.get("number" if kind in COUNTED else "amount")}


def lira_moves(moment: Moment, event: Event) -> Iterator[Flow]:
    """Find the lira that an event moves."""
    facts = event.facts
    if event.kind == "gained" and facts["what"] == "lira":
        yield event.seat, _source(facts["source"]), facts["number"], None
    elif event.kind == "paid" and facts["lira"]:
        yield event.seat, _source(facts["source"]), -facts["lira"], None
    elif event.kind == "returned" and facts["what"] == "lira":
        for holder in facts["from"]:
            yield holder, "returned", -1, None


def _source(source: str) -> str:
    word = source.partition(" ")[0]
    return word if word in SOURCES else "card"
