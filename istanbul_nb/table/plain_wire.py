"""What the plain face adds to the wire of all games: the shapes of widgets/src/games/plain/protocol.ts."""

from collections.abc import Sequence
from typing import Annotated

from typing_extensions import TypedDict

from istanbul_nb.table import wire
from istanbul_nb.text.layout import Block, Grid, Group, Line, Table

__all__ = ["Ask", "Block", "Board", "Grid", "Group", "Line", "OptionField", "Snap", "Start", "Table", "Value"]

Value = str | int | bool | None


class Ask(wire.Ask):
    """Ask the seat that decides."""

    cells: dict[str, str]  # what a cell of a grid does, by what it shows


class Board(TypedDict):
    """Show what the view of any game shows."""

    seats: Sequence[wire.Seat]
    players: Table  # a row for each seat
    blocks: list[Block]


class Snap(wire.Snap, Board):
    """Show any game at a moment."""

    seats: Sequence[wire.Seat]
    ask: Ask | None


class OptionField(TypedDict):
    """Offer the choices of an option."""

    name: str
    label: str
    choices: list[Annotated[list[Value], tuple[Value, str]]]
    usual: Value


class StartChoices(TypedDict):
    """Offer what can be chosen of a game."""

    options: list[OptionField]


class Start(wire.Start, StartChoices):
    """Offer what can be chosen before a game."""
