"""What a seat has, read from a view: the columns of a turn in the frames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

View = Mapping[str, Any]
GOODS = ("fabric", "spice", "fruit", "jewelry")


def cart(view: View, seat: int) -> dict[str, Any]:
    """Return merchant, cart and hand; coffee and letters where an expansion has them."""
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
