"""Sultan: the rules."""

from istanbul_nb.games.sultan.rules.game import Sultan
from istanbul_nb.games.sultan.rules.state import State

__all__ = ["State", "Sultan"]
