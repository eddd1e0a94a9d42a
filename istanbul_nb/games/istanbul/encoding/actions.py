"""What can be said in Istanbul: verbs with places, cards and goods, as the expansions in play have them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from istanbul_nb.adapters.patterns import Words, bundles, expanded
from istanbul_nb.core import Action
from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN
from istanbul_nb.games.istanbul.rules.goods import GOODS, deliveries
from istanbul_nb.games.istanbul.rules.inventory import BASE_ASSISTANTS, EXTENSIONS_EACH
from istanbul_nb.games.istanbul.rules.modules.letters.part import TILES
from istanbul_nb.games.istanbul.rules.modules.mocha.cards import MOST_SWAPPED
from istanbul_nb.games.istanbul.rules.modules.mocha.guild_cards import PalaceForSix
from istanbul_nb.games.istanbul.rules.modules.mocha.part import GUILD_CARDS, KINDS
from istanbul_nb.games.istanbul.rules.options import rules_for
from istanbul_nb.games.istanbul.rules.places.market import MOST
from istanbul_nb.games.istanbul.rules.ruleset import Rules

MOST_BID = 999  # nobody has come near so many lira; a higher bid is refused loudly, see `NotInTable`

BASE = (
    *("move PLACE", "take", "leave", "pay", "skip", "end", "meet FIGURE", "catch SEAT", "fetch PLACE", "play CARD"),
    *("extend", "fill", "extra GOOD", "done", "collect", "draw deck", "draw discard", "discard CARD", "roll"),
    *("call CALL", "turn PIPS 4", "reroll", "keep", "gain GOOD", "send PLACE", "decline", "tile GOOD", "buy"),
    *("reward card", "reward lira", "pay lira", "pay GOOD"),
)
NEUTRAL = ("take neutral",)
MOCHA = (
    *("guild GUILD", "roast lira", "roast GOOD", "roast card CARD", "roast guild GUILD", "enrol", "drop GUILD"),
    *("visit PLACE", "tavern KIND", "baksheesh TRACK", "treat", "turn PIPS 6"),
)
LETTERS = (
    *("place", "hire", "walk PLACE", "accept", "browse", "pick TILE", "use", "use lira", "use WARE", "use lira WARE"),
    *("use card CARD", "use letter LETTER", "use letter LETTER delivered", "auction GOOD", "pass", "petition TRACK"),
    *("double", "seal LETTER", "seal LETTER delivered", "trade WARE", "lead PLACE", "follow SEAT", "bid NUMBER"),
)
GRAND = ("descend WARE", "emerge PLACE", "use coffee", "gain C")
OF_EXPANSION = {"none": (), "mocha": MOCHA, "letters": LETTERS, "grand": (*MOCHA, *LETTERS, *GRAND)}


def vocabulary(options: Mapping[str, Any]) -> Iterator[Action]:
    """Yield all actions of a setup."""
    rules = rules_for(options)
    yield from expanded((*BASE, *(NEUTRAL if options["neutral"] else ())), _words(rules))
    yield from bundles("sell", GOODS, (min(MOST, _largest_cart(rules)),) * 4, 1, MOST)
    yield from _deliveries(rules)
    yield from expanded(OF_EXPANSION[options["expansion"]], _words(rules))
    if rules.has_coffee:
        yield from _of_mocha(rules)
    yield from _gatherings(rules)


def _words(rules: Rules) -> Words:
    return {
        "PLACE": rules.numbers,
        "GOOD": GOODS,
        "WARE": f"{GOODS}C" if rules.has_coffee else GOODS,
        "CARD": [name for name, copies in zip(rules.card_names, rules.copies, strict=True) if copies],
        "SEAT": SEATS[: rules.players],
        "FIGURE": [figure.name for figure in rules.figures],
        "TRACK": list(rules.tracks),
        "PIPS": range(1, 7),
        "CALL": range(3, 13),
        "GUILD": GUILD_CARDS,
        "KIND": KINDS,
        "TILE": TILES,
        "LETTER": rules.table("letter_places"),
        "NUMBER": range(1, MOST_BID + 1),
    }


def _largest_cart(rules: Rules) -> int:
    """Return how many of one good a cart ever holds."""
    return rules.capacity + EXTENSIONS_EACH


def _deliveries(rules: Rules) -> Iterator[Action]:
    """Yield every payment of every ruby of the Sultan's Palace."""
    cart = _largest_cart(rules)
    for cost, any_goods in rules.palace_costs[1 : rules.by_players("palace_rubies_by_players") + 1]:
        if max(cost) <= cart:
            yield from deliveries(cost, any_goods, (cart - cost[0], cart - cost[1], cart - cost[2], cart - cost[3]))


def _of_mocha(rules: Rules) -> Iterator[Action]:
    """Yield barriers between any two places, as layouts differ; and bundles of goods and coffee."""
    for pair in combinations(rules.numbers, 2):
        yield Action("barrier", pair)
    for number in range(len(GOODS), -1, -1):
        yield from (Action("assort", chosen) for chosen in combinations(GOODS, number))
    for verb in ("give", "receive"):
        yield from bundles(verb, f"{GOODS}C", (MOST_SWAPPED,) * 5, 1, MOST_SWAPPED)
    cart = _largest_cart(rules)
    yield from deliveries((0, 0, 0, 0), PalaceForSix.price, (cart, cart, cart, cart))


def _gatherings(rules: Rules) -> Iterator[Action]:
    """Yield every choice of places where own assistants may lie: never the Fountain; of five one may be neutral."""
    places = [place for place in rules.numbers if place != FOUNTAIN]
    for number in range(1, BASE_ASSISTANTS - bool(rules.options["neutral"]) + 1):
        yield from (Action("gather", chosen) for chosen in combinations(places, number))
