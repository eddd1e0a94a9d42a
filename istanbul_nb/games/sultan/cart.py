"""What a seat has, read from a view: the columns of a turn in the frames."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

View = Mapping[str, Any]
STONES = ("white", "red", "yellow", "green", "blue")


def cart(view: View, seat: int) -> dict[str, Any]:
    """Return stones and what they are worth, as far as the viewer may know."""
    own = view["seats"][seat]
    collection = own["collection"] or [None] * len(STONES)
    same = {name: own[name] for name in ("points", "stones", "cards")}
    return {**same, **dict(zip(STONES, collection, strict=True))}
