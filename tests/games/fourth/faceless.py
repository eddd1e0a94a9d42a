"""A game with hands that brings its rules alone: Sultan by another name."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from istanbul_nb.games.sultan.rules import State, Sultan


class Faceless(Sultan):
    """Sultan as a game that brings its rules alone."""

    info = replace(Sultan.info, id="faceless")

    def view(self, state: State, seat: int | None) -> Any:
        return {**super().view(state, seat), "game": "faceless"}
