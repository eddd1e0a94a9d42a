"""What a seat may know of a game: what every view has, and the view of any game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

Decision = list[Any]  # its name and its public facts


class BaseView(TypedDict):
    """Hold what every view has; the view of a game is a `TypedDict` that adds its own."""

    game: str
    seat: int | None  # whose view; None: a spectator's
    turn: int  # whose turn it is
    actor: int | None  # who decides now; None: the game is over
    round: int
    decision: Decision | None


View = Mapping[str, Any]  # the view of any game, where it is not known of which one
