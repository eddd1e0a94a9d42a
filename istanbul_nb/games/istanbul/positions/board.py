"""What a position of Istanbul and those of its expansions share."""

from __future__ import annotations

from typing import Any

from istanbul_nb.games.istanbul.rules import State
from istanbul_nb.games.istanbul.rules.components import corrected
from istanbul_nb.positions.position import Position, Table


class BoardPosition(Position[State]):
    """What the base game and its expansions share."""

    def _printed(self, name: str) -> Any:
        """Return a printed table, or what this setup was given in its place."""
        return corrected(self._open["options"]["components"])[name].value

    def _part(self, name: str) -> Table:
        """Return what an expansion or a variant adds to the table."""
        if name not in self._open:
            raise self._fault("position-part", part=name)
        part: Table = self._open[name]
        return part
