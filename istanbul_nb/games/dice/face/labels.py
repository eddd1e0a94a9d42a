"""What changes with the language only: names, cards, tiles and rules."""

from __future__ import annotations

import json
from functools import lru_cache

from istanbul_nb.games.dice.face.signs import GOOD, TRACK, card_faces, of_tile, tint_of
from istanbul_nb.games.dice.face.wire import Labels
from istanbul_nb.games.dice.rules.decisions import DECISIONS
from istanbul_nb.games.dice.rules.resources import FACES, GOODS, TRACKS
from istanbul_nb.games.dice.rules.ruleset import TILES
from istanbul_nb.words import Words

# The rule of each thing that can be done, for whoever points at it.
DEALS = {
    "token": "dice.act.token",
    "crystal": "dice.act.crystal",
    "brown": "dice.act.brown",
    "two": "dice.act.two",
    "lira": "dice.act.lira",
    "cards": "dice.act.cards",
    "tile": "dice.act.tile",
    "ruby": "dice.act.ruby.colour",
    "ruby mixed": "dice.act.ruby.mixed",
    "ruby lira": "dice.act.ruby.lira",
    "mosque": "dice.tiles.ruby",
    "reroll": "dice.turn.roll",
}
OTHERS = ("dice.end.tie", "dice.goal", "dice.supply")


@lru_cache(maxsize=32)
def labels(language: str, setup: str = "") -> Labels:
    """Return the words of the game in a language; the setup is what was corrected of its tables."""
    words = Words(language, "dice", json.loads(setup) if setup else None)
    shown = {decision.rule for decision in DECISIONS.values()} | set(DEALS.values()) | set(OTHERS)
    return {
        "cards": {
            card: {"title": words.term("card", card), "effect": words.term("card", card, "effect"), "face": face}
            for card, face in card_faces(words.tables).items()
        },
        "tiles": {
            tile: {
                "title": words.say(f"tile-{tile}"),
                "effect": words.say(_does(tile)),
                "short": words.say(f"{_does(tile)}.short"),
                "sign": of_tile(tile, words.tables),
                "tint": tint_of(tile),
            }
            for tile in TILES
        },
        "goods": [{"letter": good, "name": words.say(f"good-{good}.title"), "sign": GOOD[good]} for good in GOODS],
        "tracks": {track: {"name": words.say(f"track-{track}"), "sign": TRACK[track]} for track in TRACKS},
        "faces": {face: words.say(f"face-{face}") for face in FACES},
        "deals": DEALS,
        "rules": {rule: words.cited(rule) for rule in sorted(shown)},
    }


def _does(tile: str) -> str:
    """Return the sentence of a tile; those that bring a good have one for each."""
    return f"does-{tile}" if tile.startswith("good-") or tile == "die" else f"does-{tile.partition('-')[0]}"
