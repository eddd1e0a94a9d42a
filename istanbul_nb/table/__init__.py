"""The table in a notebook: widgets that show a match and take what people decide.

People who share a kernel share what its widgets show: whoever can open the notebook can look at any open hand.
"""

from istanbul_nb.table.lesson import LessonWidget, course, lesson
from istanbul_nb.table.parts import Board, Cart, Dice, Hand, Log
from istanbul_nb.table.play import play
from istanbul_nb.table.table import Table

__all__ = ["Board", "Cart", "Dice", "Hand", "LessonWidget", "Log", "Table", "course", "lesson", "play"]
