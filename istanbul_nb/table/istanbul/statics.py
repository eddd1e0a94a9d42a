"""What changes with the language only: names, cards, tiles and rules."""

from __future__ import annotations

from functools import cache
from typing import Any

from istanbul_nb.games.istanbul.goods import GOODS
from istanbul_nb.games.istanbul.options import PLACES, complete, rules_for
from istanbul_nb.table.istanbul.ask import RULES
from istanbul_nb.table.istanbul.places import FAMILY, SIGN, TILE, TINT
from istanbul_nb.words import Words

FACES = {
    "good": ["=+1", "any*28"],
    "lira": ["$5"],
    "palace2": ["p13*30", "=×2"],
    "post2": ["p5*30", "=×2"],
    "dealer2": ["p16*30", "=×2"],
    "family": ["family*24", "p12*26"],
    "market": ["p11*26", "any*24"],
    "stay": ["foot*26", "no*20"],
    "far": ["foot*26", "=3–4"],
    "assistant": ["ty*28"],
}


@cache
def statics(language: str) -> dict[str, Any]:
    """The words of the game in a language."""
    words, rules = Words(language), rules_for(complete({}))
    shown = {place.rule for place in rules.places.values()} | set(RULES.values()) | {"ist.end.rank"}
    return {
        "places": {
            place: {
                "name": words.place(place),
                "short": words.say(f"place-{place}.short"),
                "does": words.say(f"place-{place}.does"),
                "rule": rules.places[place].rule,
                "family": FAMILY[place],
            }
            for place in PLACES
        },
        "cards": {
            card: {
                "title": words.card(card),
                "effect": words.card_effect(card),
                "when": words.card_window(card),
                "face": face,
            }
            for card, face in FACES.items()
        },
        "tiles": {
            good: {
                "title": words.say(f"tile-{good}.title"),
                "effect": words.say(f"tile-{good}.effect"),
                "sign": TILE[good],
                "tint": TINT[good],
            }
            for good in GOODS
        },
        "figures": {figure.name: words.say(f"figure-{figure.name}.title") for figure in rules.figures},
        "goods": [{"letter": good, "name": words.say(f"good-{good}.title"), "sign": SIGN[good]} for good in GOODS],
        "rules": {rule: list(words.rule(rule)) for rule in sorted(shown)},
    }
