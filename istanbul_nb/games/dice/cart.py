"""What a seat has, read from a view: the columns of a turn in the frames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

View = Mapping[str, Any]
GOODS = ("fabric", "spice", "fruit", "jewelry")


def cart(view: View, seat: int) -> dict[str, Any]:
    """Return rubies, money, tokens and tiles."""
    own = view["seats"][seat]
    same = {name: own[name] for name in ("rubies", "lira", "brown", "crystal", "dice", "worth")}
    return {**same, **dict(zip(GOODS, own["tokens"], strict=True)), "tiles": len(own["tiles"])}
