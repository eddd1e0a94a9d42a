"""What can be said in the Dice Game: trades and purchases, how they are paid, which dice are rolled again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from istanbul_nb.adapters.patterns import bundles, expanded
from istanbul_nb.core import Action
from istanbul_nb.games.dice.rules.offers import TRADES, TWO_TOKENS
from istanbul_nb.games.dice.rules.options import rules_for
from istanbul_nb.games.dice.rules.resources import FACES, GOODS, RESOURCES, TRACKS
from istanbul_nb.games.dice.rules.ruleset import TILES

TURN = ("draw", "roll", "end", "lira", "cards NUMBER")
PAID_IN_GOODS = ("tile TILE", "ruby TRACK")  # beside the trades; of these a payment may be chosen
PAYING = ("use GOOD", "give GOOD", "give brown", "give crystal")
CARDS = ("carry CARD", "exchange", "accept", "decline", "pay", "give TILE", "take TILE", "take TRACK", "take lira")


def vocabulary(options: Mapping[str, Any]) -> Iterator[Action]:
    """Yield all actions of a setup."""
    rules = rules_for(options)
    dice = rules.shared_dice + rules.extra_dice
    words = {
        "NUMBER": range(1, dice + 1),
        "GOOD": GOODS,
        "TILE": TILES,
        "TRACK": TRACKS,
        "CARD": rules.card_names,
        "RESOURCE": RESOURCES,
    }
    yield from expanded(TURN, words)
    for action in (*TRADES, *expanded(PAID_IN_GOODS, words)):
        yield action
        yield Action("choose", (action.verb, *action.args))
    yield from TWO_TOKENS
    yield from expanded((*PAYING, *CARDS), words)
    yield from bundles("reroll", "".join(FACES), (dice,) * len(FACES), 1, dice)


def purchases() -> tuple[str, ...]:
    """Return the notations of everything whose payment may be chosen."""
    words = {"TILE": TILES, "TRACK": TRACKS}
    return tuple(str(action) for action in (*TRADES, *expanded(PAID_IN_GOODS, words)))
