"""The games: a folder for each, with everything that belongs to it; `kit.py` says how they are found."""

from istanbul_nb.games.kit import GAMES, Kit, UnknownGame, game_of, kit_of

__all__ = ["GAMES", "Kit", "UnknownGame", "game_of", "kit_of"]
