"""What a seat has, as each game tells it: the columns of a turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from istanbul_nb.games import kit_of
from istanbul_nb.games.plain import PlainPart

View = Mapping[str, Any]


class CartColumns(Protocol):
    """What the part `cart` of a game has."""

    def cart(self, view: View, seat: int) -> dict[str, Any]:
        """Return what a seat has, by the names of columns, as far as the one who looks may know it."""


class PlainCart(PlainPart):
    """Tells nothing of a seat beside what every turn tells."""

    def cart(self, view: View, seat: int) -> dict[str, Any]:
        """Return no columns."""
        return {}


def cart_of(game: str, view: View, seat: int) -> dict[str, Any]:
    """Return what a seat of a game has."""
    part: CartColumns = kit_of(game).part("cart")
    return part.cart(view, seat)
