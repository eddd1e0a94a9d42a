"""What frames and charts tell of Sultan."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from istanbul_nb.analysis.column import numbers
from istanbul_nb.analysis.game_analysis import Growth
from istanbul_nb.core import View

STONES = ("white", "red", "yellow", "green", "blue")
WHAT = ("stone", "card", "what")  # facts that name a thing

COLUMNS = {
    "standings": numbers("points stones"),
    "turns": numbers("points stones white red yellow green blue cards"),
}
FRAMES: dict[str, Callable[..., Any]] = {}
CHARTS: dict[str, Callable[..., Any]] = {}
MEASURES = ("points", "stones")
GROWTH = Growth(("points", "stones"), "turn", "plot-growth-trick", "plot-trick")
ALL_ACT = True  # a turn is a trick


def cart(view: View, seat: int) -> dict[str, Any]:
    """Stones and what they are worth, as far as whoever looks may know."""
    own = view["seats"][seat]
    collection = own["collection"] or [None] * len(STONES)
    same = {name: own[name] for name in ("points", "stones", "cards")}
    return {**same, **dict(zip(STONES, collection, strict=True))}


def subject(kind: str, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the thing and the amount that an event is about."""
    return {"what": next((facts[name] for name in WHAT if name in facts), None), "amount": facts.get("amount")}
