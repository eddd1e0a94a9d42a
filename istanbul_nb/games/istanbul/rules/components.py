"""The printed tables of the box, and corrected copies of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.core import components
from istanbul_nb.core.components import Table
from istanbul_nb.games.istanbul.rules.goods import GOODS

GAME = "istanbul_nb.games.istanbul"


def printed() -> dict[str, Table]:
    """Return the tables of the box, to look at and to correct."""
    return components.printed(GAME)


def corrected(changes: Mapping[str, Any]) -> dict[str, Table]:
    """Return the tables of the box with some replaced; raise `BadOptions` where a shape is not the printed one."""
    return components.corrected(GAME, changes, GOODS)
