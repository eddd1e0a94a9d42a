"""What a view of Sultan holds; None: not known to this seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from istanbul_nb.core.view import BaseView
from istanbul_nb.games.sultan.rules.stones import Stone


class Options(TypedDict):
    """Hold what was chosen before the game."""

    players: int
    memory: bool


class Printed(TypedDict):
    """Hold the numbers of this setup that a player has before him."""

    stones: list[int]
    values: list[int]
    bonus: list[list[int]]
    highest: int
    sets: int


class LaidCard(TypedDict):
    """Hold a card beside a cushion; None: face down."""

    seat: int
    card: int | None


class CushionView(TypedDict):
    """Hold a stone and the cards beside it, in the order laid."""

    stone: Stone
    cards: list[LaidCard]


class WonCushion(CushionView):
    """Hold who won a stone, and why."""

    winner: int | None
    why: str | None


class TrickView(TypedDict):
    """Hold the last trick, turned up."""

    round: int
    trick: int
    first: int
    returned: Stone
    table: list[WonCushion]


class SeatShape(TypedDict):
    """Hold what is seen of a player, and what is known of him."""

    colour: str
    cards: int
    undrawn: int
    laid: int
    stones: int | None
    collection: list[int] | None
    points: int | None
    gone: list[int] | None


class Bag(TypedDict):
    """Hold how many stones are in the bag, and which."""

    stones: int | None
    contents: list[int] | None


class SheetRow(TypedDict):
    """Hold what each colour brought a seat."""

    seat: int
    stones: list[int]
    points: list[int]
    bonus: list[int]
    total: int
    count: int


class _Hand(TypedDict, total=False):
    """Hold what only a seat itself knows."""

    hand: list[int]
    undrawn: list[int]


class View(BaseView, _Hand):
    """Hold what a seat may know."""

    options: Options
    printed: Printed
    rounds: int
    tricks: int
    cushions: int
    bids: int
    trick: int
    first: int
    drawn: list[Stone]
    returned: Stone | None
    table: Sequence[CushionView]
    last: TrickView | None
    seats: list[SeatShape]
    bag: Bag
    sheet: list[SheetRow] | None
