"""Sultan: the rules."""

from istanbul_nb.games.sultan.game import Sultan
from istanbul_nb.games.sultan.state import State

__all__ = ["State", "Sultan"]
