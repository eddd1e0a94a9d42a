"""What frames and charts tell of Istanbul."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from istanbul_nb.analysis.column import TEXT, WHO, Column, numbers
from istanbul_nb.analysis.game_analysis import Growth
from istanbul_nb.analysis.source import Moment
from istanbul_nb.core import Event, View
from istanbul_nb.games.istanbul.analysis.board_charts import heat, route
from istanbul_nb.games.istanbul.analysis.lira import LIRA_COLUMNS, Flow, flows
from istanbul_nb.games.istanbul.analysis.money_chart import money
from istanbul_nb.games.istanbul.analysis.places import places

GOODS = ("fabric", "spice", "fruit", "jewelry")
WHAT = ("good", "goods", "card", "tile", "what", "figure", "track")  # facts that name a thing
ARRIVALS = ("moved", "carried", "emerged", "companion-moved", "figure-moved", "neutral-moved")  # `to` is a place

COLUMNS = {
    "standings": numbers("rubies lira goods cards"),
    "turns": numbers("place rubies lira fabric spice fruit jewelry tiles extensions assistants coffee letters cards"),
    "places": (
        Column("match"),
        *WHO,
        Column("place"),
        Column("title", TEXT),
        *numbers("row column visits errands lira lira_paid goods goods_paid rubies cards coffee"),
    ),
    "flows": LIRA_COLUMNS,
}
FRAMES = {"places": places, "flows": flows}
CHARTS = {"heat": heat, "route": route, "money": money}
MEASURES = ("rubies", "lira")
GROWTH = Growth(("rubies", "lira"))
ALL_ACT = False


def cart(view: View, seat: int) -> dict[str, Any]:
    """Merchant, cart and hand; coffee and letters where an expansion has them."""
    own = view["seats"][seat]
    cart = {
        "place": own["merchant"],
        "rubies": own["rubies"],
        "lira": own["lira"],
        **dict(zip(GOODS, own["goods"], strict=True)),
        "tiles": len(own["tiles"]),
        "extensions": own["extensions"],
        "assistants": len(own["stack"]),
        "cards": own["cards"],
    }
    if "mocha" in view:
        cart["coffee"] = view["mocha"]["coffee"][seat]
    if "letters" in view:
        cart["letters"] = len(view["letters"]["open"][seat]) + len(view["letters"]["delivered"][seat])
    return cart


def subject(kind: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the place, the thing and the amount that an event is about."""
    what = next((facts[name] for name in WHAT if name in facts), None)
    return {"place": facts.get("to" if kind in ARRIVALS else "place"), "what": what, "amount": facts.get("amount")}


def lira_moves(moment: Moment, event: Event) -> Iterator[Flow]:
    """Find the lira that an event moves; what one player pays another is there for both."""
    facts = event.facts
    if event.kind == "lira" and facts["amount"]:
        yield event.seat, facts["source"], facts["amount"], None
    elif event.kind == "toll":
        auction = any(other.kind == "auction-won" for other in moment.step.events)
        source = "auction" if auction else "toll"
        yield event.seat, source, -facts["amount"], facts["to"]
        yield facts["to"], source, facts["amount"], event.seat
