"""What a seat sees, and can imagine from it."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core.action import Action
from istanbul_nb.core.chance import Chance, Seeded
from istanbul_nb.core.game import Game
from istanbul_nb.core.preview import Preview
from istanbul_nb.core.view import View


class SeatView(dict[str, Any]):
    """The view of the seat that decides, with a fair sampler of everything hidden from it.

    Nothing that is hidden from the seat can be reached from here: what is kept is itself imagined.
    """

    def __init__(self, game: Game[Any], state: Any, seat: int, view: View | None = None) -> None:
        super().__init__(game.view(state, seat) if view is None else view)
        self.game = game
        self.seat = seat
        self._twin = game.resample_hidden(state, seat, Seeded(0))

    def imagine(self, chance: Chance) -> Any:
        """Return a state that the seat cannot tell from the real one, drawn fairly from all of them."""
        return self.game.resample_hidden(self._twin, self.seat, chance)

    def preview(self, action: Action) -> Preview:
        """Return what a legal action would bring, as far as the seat can know it."""
        return self.game.preview(self._twin, self.seat, action)
