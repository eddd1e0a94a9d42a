"""The game in a terminal: people and bots around one screen."""

from istanbul_nb.terminal.console import Console, Leave
from istanbul_nb.terminal.session import Session, loaded, opened
from istanbul_nb.terminal.start import new_match, play_in_terminal

__all__ = ["Console", "Leave", "Session", "loaded", "new_match", "opened", "play_in_terminal"]
