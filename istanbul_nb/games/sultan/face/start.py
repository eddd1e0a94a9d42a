"""What can be chosen for a game of Sultan."""

from __future__ import annotations

from istanbul_nb.games import game_of
from istanbul_nb.games.sultan.face.wire import StartChoices
from istanbul_nb.words import Words

CHOSEN = ("first", "memory")


def start(words: Words) -> StartChoices:
    """Return who begins, by lot or one of the seats (sultan.setup); whether the table remembers (sultan.secret)."""
    seats = game_of("sultan").info.option("first").choices
    first = [["" if seat is None else str(seat), words.choice("first", seat)] for seat in seats]
    return {"first": first, "memory": words.say("option-memory.about")}
