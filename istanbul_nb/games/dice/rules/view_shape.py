"""What a view of the Dice Game holds."""

from __future__ import annotations

from typing import TypedDict

from istanbul_nb.core.view import BaseView

Written = list[int | str]  # goods or faces as in an action: "R2"


class Options(TypedDict):
    """Hold what was chosen before the game."""

    players: int


class TrackView(TypedDict):
    """Hold a track of rubies; no price where none is left."""

    price: int | None
    prices: list[int]
    rubies: int


class TileOffer(TypedDict):
    """Hold a mosque tile of the row and what it costs."""

    tile: str
    cost: Written


class DiscardPile(TypedDict):
    """Hold the cards that lie open, and how many lie face down."""

    open: list[str]
    down: int


class Die(TypedDict):
    """Hold a die of the turn."""

    face: str
    used: bool


class SeatShape(TypedDict):
    """Hold what everybody sees of a player."""

    colour: str
    lira: int
    crystal: int
    tokens: list[int]
    brown: int
    tiles: list[str]
    new: list[str]
    dice: int
    rubies: int
    mosque: bool
    worth: int


class PaymentView(TypedDict):
    """Hold what an action would pay if nobody chooses."""

    dice: Written
    tokens: Written
    brown: int
    lira: int


class _Sometimes(TypedDict, total=False):
    """Hold what is there at some moments, or for a seat only."""

    payments: dict[str, PaymentView]
    put_down: list[str]
    drawn: list[str]


class View(BaseView, _Sometimes):
    """Hold what a seat may know."""

    options: Options
    target: int
    tiles_for_ruby: int
    first: int
    tracks: dict[str, TrackView]
    mosque: int
    row: list[TileOffer]
    stack: int
    below: list[str]
    deck: int
    discard: DiscardPile
    supply: dict[str, int]
    dice: list[Die]
    actions: int | None
    seats: list[SeatShape]
