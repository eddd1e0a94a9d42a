"""What changes with the language only: names, cards, tiles and rules."""

from __future__ import annotations

import json
from collections.abc import Collection
from functools import lru_cache

from istanbul_nb.games.istanbul.face.places import FAMILY, SIGN, TILE, TINT, does
from istanbul_nb.games.istanbul.face.wire import CardWords, Labels
from istanbul_nb.games.istanbul.rules.goods import GOODS
from istanbul_nb.games.istanbul.rules.options import complete, rules_for
from istanbul_nb.words import Words

FACES: dict[str, list[str]] = {
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
    "coffee": ["=+2", "coffee*26"],
    "guild": ["=2", "coffee*22", "to", "guild*28"],
    "coffeesale": ["coffee*26", "to", "$8"],
    "swap": ["=3", "any*22", "coffee*20"],
    "corner": ["foot*26", "star*22"],
    "six": ["d6*28"],
    "coffeeroll": ["d2*24", "d5*24", "coffee*22"],
    "wainwright2": ["p1*30", "=×2"],
    "coffeehouse2": ["p20*30", "=×2"],
    "letter": ["=+1", "letter*28"],
    "letterroll": ["d2*24", "d5*24", "letter*22"],
    "sale": ["any*26", "to", "$7"],
    "good3R": ["fabric*26", "$3"],
    "good3G": ["spice*26", "$3"],
    "good3Y": ["fruit*26", "$3"],
    "again": ["card*30", "redo*22"],
    "familywalk": ["family*24", "foot*24"],
    "follow": ["merchant*26", "foot*22", "merchant:n*26"],
    "companion2": ["companion*26", "foot*22", "=2"],
    "meet": ["governor*24", "courier*24"],
    "mosque2": ["p15*30", "=×2"],
    "society2": ["p24*30", "=×2"],
    "anywhere": ["$3", "star*26"],
}
WITH_GUILD = ("mocha", "grand")
GUILD_FACES = {
    1: ["ext*28"],
    2: ["fabric*26", "fill*18", "any*20"],
    3: ["spice*26", "fill*18", "any*20"],
    4: ["fruit*26", "fill*18", "any*20"],
    5: ["$4", "any*26"],
    6: ["=+3", "card*30"],
    7: ["p7*28", "=×2"],
    8: ["p8*26", "jewel*24"],
    9: ["p9*28", "=×2"],
    10: ["any*24", "to", "$15"],
    11: ["jewel*24", "to", "$20"],
    12: ["star*28"],
    13: ["=6", "any*24", "ruby*26"],
    14: ["p14*28"],
    15: ["p15*28"],
    16: ["$15", "ruby*26", "coffee*20"],
    17: ["=+5", "coffee*26"],
    18: ["coffee*22", "=+2", "guild*28"],
    19: ["p19*28", "=×2"],
    20: ["=½", "coffee*24", "ruby*26"],
}


@lru_cache(maxsize=32)
def labels(language: str, setup: str = "none") -> Labels:
    """Return the words of a game in a language; the setup is its expansion, then what was corrected of its tables."""
    expansion, _, corrections = setup.partition(" ")
    words = Words(language, "istanbul", json.loads(corrections) if corrections else None)
    rules = rules_for(complete({"expansion": expansion}))
    shown = {place.rule for place in rules.places.values()} | {"ist.assist.leave", "ist.end.rank"}
    shown |= {decision.rule for decision in rules.decisions.values()}
    return {
        "places": {
            place: {
                "name": words.term("place", place),
                "short": words.say(f"place-{place}.short"),
                "does": does(place, expansion, words),
                "go": words.say("action-move", place=place),
                "rule": rules.places[place].rule,
                "family": FAMILY[place],
            }
            for place in rules.numbers
        },
        "cards": _bonus_cards(rules.card_names, words) | (_guild_cards(words) if expansion in WITH_GUILD else {}),
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
        "rules": {rule: words.cited(rule) for rule in sorted(shown)},
    }


def _bonus_cards(names: Collection[str], words: Words) -> dict[str, CardWords]:
    return {
        card: {
            "title": words.term("card", card),
            "effect": words.term("card", card, "effect"),
            "when": words.term("card", card, "when"),
            "face": face,
        }
        for card, face in FACES.items()
        if card in names
    }


def _guild_cards(words: Words) -> dict[str, CardWords]:
    """Return guild cards, which lie in the same hand; each is played by its number."""
    return {
        f"guild{number}": {
            "title": words.say(f"guild-{number}"),
            "effect": words.rule(f"mocha.guild.{number}")[1],
            "when": words.say("guild-window"),
            "face": face,
            "play": f"guild {number}",
        }
        for number, face in GUILD_FACES.items()
    }
