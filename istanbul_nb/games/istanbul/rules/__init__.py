"""The rules of Istanbul: no I/O, no notebook, no global random."""

from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.istanbul.rules.game import Istanbul
from istanbul_nb.games.istanbul.rules.state import State

__all__ = ["SEATS", "Istanbul", "State"]
