"""The rules of the Dice Game: no I/O, no notebook, no global random."""

from istanbul_nb.games.dice.rules.game import Dice
from istanbul_nb.games.dice.rules.state import State

__all__ = ["Dice", "State"]
