"""What a seat has, read from a view: the columns of a turn that fit each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

View = Mapping[str, Any]
GOODS = ("fabric", "spice", "fruit", "jewelry")
STONES = ("white", "red", "yellow", "green", "blue")


def istanbul(view: View, seat: int) -> dict[str, Any]:
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


def dice(view: View, seat: int) -> dict[str, Any]:
    """Rubies, money, tokens and tiles."""
    own = view["seats"][seat]
    same = {name: own[name] for name in ("rubies", "lira", "brown", "crystal", "dice", "worth")}
    return {**same, **dict(zip(GOODS, own["tokens"], strict=True)), "tiles": len(own["tiles"])}


def sultan(view: View, seat: int) -> dict[str, Any]:
    """Stones and what they are worth, as far as whoever looks may know."""
    own = view["seats"][seat]
    collection = own["collection"] or [None] * len(STONES)
    same = {name: own[name] for name in ("points", "stones", "cards")}
    return {**same, **dict(zip(STONES, collection, strict=True))}


CARTS: dict[str, Callable[[View, int], dict[str, Any]]] = {"istanbul": istanbul, "dice": dice, "sultan": sultan}
