"""Options of a game: what can be chosen, and the rules that follow from it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from istanbul_nb.core import BadOptions, Option, canonical, plain
from istanbul_nb.core.components import LARGEST
from istanbul_nb.core.options import check_choice, chosen
from istanbul_nb.games.dice.rules.bazaar import bazaar
from istanbul_nb.games.dice.rules.components import corrected
from istanbul_nb.games.dice.rules.offers import CARDS
from istanbul_nb.games.dice.rules.resources import CRYSTAL, LIRA, RESOURCES
from istanbul_nb.games.dice.rules.ruleset import DIE, Rules

OPTIONS = (
    Option("players", (2, 3, 4), default=3),
    Option("first", (None, 0, 1, 2, 3)),
    Option("components", ({},)),
)
FEWEST_TOKENS = 2  # as many as one takes at once
MOST_DICE = len(CARDS)


def complete(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options with their defaults; raise `BadOptions` for one that is unknown, impossible or unfit."""
    choices = chosen(OPTIONS, options)
    for option in OPTIONS:
        if option.name != "components":
            check_choice(option, choices[option.name])
    if not isinstance(choices["components"], Mapping):
        raise BadOptions("component-shape", name="components")
    corrected(choices["components"])
    if choices["first"] is not None and choices["first"] >= choices["players"]:
        raise BadOptions("first-seat", players=choices["players"])
    return {name: plain(value) for name, value in choices.items()}


def rules_for(options: Mapping[str, Any]) -> Rules:
    """Return the rules of a setup, built once for each."""
    return _rules(canonical({name: value for name, value in options.items() if name != "first"}))


@lru_cache(maxsize=64)
def _rules(text: str) -> Rules:
    options = json.loads(text)
    tables = corrected(options["components"])
    rules = Rules(options, tables, bazaar(tables))
    _check_tables(rules)
    return rules


def _check_tables(rules: Rules) -> None:
    """Check that corrected tables still make a game that can be played."""
    dice, copies = rules.table("dice"), rules.tile_copies
    _check("dice", dice["shared"], 1, MOST_DICE - copies[DIE])
    _check("dice", dice["box"], dice["shared"] + copies[DIE], MOST_DICE)
    _check("actions", rules.actions, 1, LARGEST)
    _check("row", rules.row, 1, LARGEST)
    _check("bazaar_copies", sum(rules.card_copies), dice["box"], LARGEST * len(rules.cards))
    for what, name in enumerate(RESOURCES):
        _check("supply", rules.totals[what], _fewest(rules, what, name), LARGEST)
    for name in ("colour_prices_23", "colour_prices_4"):
        for price in rules.table(name):
            _check(name, price, 1, LARGEST)
    _check_rubies(rules)


def _fewest(rules: Rules, what: int, name: str) -> int:
    """Return how much of a resource there must be at least."""
    if what == CRYSTAL:
        return max(FEWEST_TOKENS, rules.players * int(rules.table("start_crystals")))
    if what == LIRA:
        return int(sum(rules.table("start_lira")[: rules.players]))
    return FEWEST_TOKENS


def _check_rubies(rules: Rules) -> None:
    """Check that there are enough rubies for somebody to reach the target."""
    empty = rules.table("empty_circles_2")
    for kind, track in (("colour", 0), ("mixed", 4), ("lira", 5)):
        _check("empty_circles_2", empty[kind], 0, len(rules.prices[track]))
    _check("empty_circles_2", empty["mosque"], 0, rules.table("mosque_rubies_23"))
    set_up = sum(rules.circles) + rules.mosque
    _check("box_rubies", rules.table("box_rubies"), set_up, LARGEST)
    reachable = (sum(rules.circles) - 1) // rules.players + 1
    _check("target", rules.target, 1, reachable)
    for cost in rules.table("bazaar_ruby").values():
        _check("bazaar_ruby", cost["tile"], 0, 1)


def _check(name: str, value: int, least: int, most: int) -> None:
    if not least <= value <= most:
        raise BadOptions("component-range", name=name, least=least, most=most)
