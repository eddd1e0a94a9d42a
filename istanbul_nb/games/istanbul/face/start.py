"""What can be chosen for a game of the bazaar."""

from __future__ import annotations

from functools import cache

from istanbul_nb.games import game_of
from istanbul_nb.games.istanbul.face.wire import StartChoices
from istanbul_nb.games.istanbul.rules.options import LAYOUTS
from istanbul_nb.match.match import Match
from istanbul_nb.words import Words

MOST_WITH_NEUTRAL = 4
CHOSEN = ("expansion", "layout", "edition", "neutral", "caravan", "deck")


def start(words: Words) -> StartChoices:
    """Return expansions, layouts with their plans, editions, decks, and who may play with neutral assistants."""
    info = game_of("istanbul").info
    least, most = info.players
    return {
        "expansions": [[name, words.choice("expansion", name)] for name in info.option("expansion").choices],
        "layouts": {
            name: [[layout, words.choice("layout", layout)] for layout in layouts] for name, layouts in LAYOUTS.items()
        },
        "grids": {
            f"{name} {layout}": _grid(name, layout)
            for name, layouts in LAYOUTS.items()
            for layout in (*layouts, "order")  # also where that is not offered: it tells how many places there are
            if layout != "random"
        },
        "decks": [[deck, words.choice("deck", deck)] for deck in info.option("deck").choices],
        "editions": [[edition, words.choice("edition", edition)] for edition in info.option("edition").choices],
        "neutral": [players <= MOST_WITH_NEUTRAL for players in range(least, most + 1)],
    }


@cache
def _grid(expansion: str, layout: str) -> list[int]:
    """Return the places of a layout, row by row."""
    places: list[int] = Match(expansion=expansion, layout=layout, seed=0).view["layout"]
    return places
