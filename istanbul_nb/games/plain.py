"""What a game has that brings nothing but rules: a plain part for each room that people meet it in."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Game

# By the name of the part in a kit: where its class is, which is given the rules of the game.
PLAIN = {
    "face": "istanbul_nb.table.plain:PlainFace",
    "brain": "istanbul_nb.bots.brain:PlainBrain",
    "words": "istanbul_nb.words.plain:PlainDialect",
    "text": "istanbul_nb.text.plain:PlainText",
    "terminal": "istanbul_nb.terminal.plain:PlainGuide",
    "analysis": "istanbul_nb.analysis.game_analysis:PlainAnalysis",
}


class PlainPart:
    """A part that knows of a game what every game says of itself."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
