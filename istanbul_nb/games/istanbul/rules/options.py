"""Options of a game: what can be chosen, what goes together, and the rules that follow from it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from istanbul_nb.core import BadOptions, Option, canonical, plain, shorten
from istanbul_nb.core.components import LARGEST
from istanbul_nb.core.options import check_choice, chosen
from istanbul_nb.games.istanbul.rules.components import corrected
from istanbul_nb.games.istanbul.rules.inventory import counts_of
from istanbul_nb.games.istanbul.rules.modules import base, caravan, edition2016, grand, letters, mocha, neutral
from istanbul_nb.games.istanbul.rules.ruleset import Rules

LARGEST_CART = 9
PLACES = range(1, 17)
LAYOUTS = {
    "none": ("short", "long", "order", "random"),
    "mocha": ("first", "order", "random"),
    "letters": ("first", "order", "random"),
    "grand": ("random",),
}
# Accepted and not offered: the Fountain does not lie in the middle, but games that were played so can be loaded.
OLD_LAYOUTS = {"grand": ("order",)}
MODULES = {"none": (), "mocha": (mocha,), "letters": (letters,), "grand": (mocha, letters, grand)}
NUMBERS = {
    "none": tuple(PLACES),
    "mocha": (*PLACES, 17, 18, 19, 20),
    "letters": (*PLACES, 21, 22, 23, 24),
    "grand": tuple(range(1, 26)),
}

OPTIONS = (
    Option("players", (2, 3, 4, 5), default=3),
    Option("layout", LAYOUTS["none"]),
    Option("edition", ("bigbox", "2016")),
    Option("neutral", (False, True)),
    Option("first", (None, 0, 1, 2, 3, 4)),
    Option("components", ({},)),
    Option("expansion", tuple(LAYOUTS)),
    Option("caravan", (False, True)),
    Option("deck", ("all", "new")),
)
# Options of later versions are written down only if they are not at their default.
SINCE = {"expansion": "none", "caravan": False, "deck": "all"}


def complete(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options with their defaults; raise `BadOptions` for one that is unknown, impossible or unfit."""
    choices = chosen(OPTIONS, options)
    for option in OPTIONS:
        if option.name != "layout":
            _check_choice(option, choices[option.name])
    expansion = choices["expansion"]
    if "layout" not in options:
        choices["layout"] = LAYOUTS[expansion][0]
    _check_layout(choices["layout"], expansion)
    choices = {name: plain(value) for name, value in choices.items()}
    if choices["neutral"] and choices["players"] == 5:
        raise BadOptions("neutral-players", players=5)
    if expansion != "none" and choices["edition"] != "bigbox":
        raise BadOptions("edition-expansion", expansion=expansion)
    if choices["deck"] != "all" and expansion != "letters":
        raise BadOptions("deck-expansion")
    if choices["first"] is not None and choices["first"] >= choices["players"]:
        raise BadOptions("first-seat", players=choices["players"])
    return choices


def modules_in(options: Mapping[str, Any]) -> list[str]:
    """Return the expansions and variants that a game is played with; the options may be anything."""
    expansion = options.get("expansion")
    names = {"mocha": ["mocha"], "letters": ["letters"], "grand": ["mocha", "letters", "grand"]}
    found = names.get(expansion, []) if isinstance(expansion, str) else []
    return [*found, "caravan"] if options.get("caravan") is True else found


def written(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return complete options as a state keeps them."""
    return {name: value for name, value in options.items() if value != SINCE.get(name, ...)}


def _check_choice(option: Option, value: Any) -> None:
    if option.name == "components":
        if not isinstance(value, Mapping):
            raise BadOptions("component-shape", name="components")
        corrected(value)
    else:
        check_choice(option, value)


def _check_layout(layout: Any, expansion: str) -> None:
    """Check that a layout is one of this board, or all its places in some order (ist.setup.layout, variant.grand)."""
    places = NUMBERS[expansion]
    if isinstance(layout, (list, tuple)):
        if any(type(place) is not int for place in layout) or sorted(layout) != list(places):
            raise BadOptions("layout-places", board=expansion, places=len(places))
    elif layout not in (*LAYOUTS[expansion], *OLD_LAYOUTS.get(expansion, ())):
        choices = ", ".join(LAYOUTS[expansion])
        raise BadOptions("option-choice", option="layout", value=shorten(layout), choices=choices)


def rules_for(options: Mapping[str, Any]) -> Rules:
    """Return the rules of a setup, built once for each."""
    lasting = {name: value for name, value in options.items() if name not in ("layout", "first")}
    return _rules(canonical(lasting))


@lru_cache(maxsize=256)
def _rules(text: str) -> Rules:
    options = json.loads(text)
    rules = Rules(options, corrected(options["components"]))
    base.register(rules)
    for module in MODULES[options["expansion"]]:
        module.register(rules)
    if options["caravan"]:
        caravan.register(rules)
    if options["neutral"]:
        neutral.register(rules)
    if options["edition"] == "2016":
        edition2016.register(rules)
    rules.seal()
    _check_tables(rules)
    rules.counts = counts_of(rules)
    return rules


def _check_tables(rules: Rules) -> None:
    """Check that corrected tables still make a game that can be played."""
    if not 1 <= rules.capacity <= LARGEST_CART:
        raise BadOptions("component-range", name="cart_capacity", least=1, most=LARGEST_CART)
    if not all(cost >= 1 for costs in rules.table("mosque_costs_by_players") for cost in costs):
        raise BadOptions("component-range", name="mosque_costs_by_players", least=1, most=LARGEST)
    limits = {
        "dealer_rubies_by_players": len(rules.table("dealer_prices")),
        "palace_rubies_by_players": len(rules.table("palace_symbols")) + 1,
    }
    for name, most in limits.items():
        if not all(1 <= number <= most for number in rules.table(name)):
            raise BadOptions("component-range", name=name, least=1, most=most)
    _check_lists(rules)
    set_up = rules.by_players("dealer_rubies_by_players") + rules.by_players("palace_rubies_by_players")
    set_up += rules.players + 2 * rules.by_players("mosque_rubies_by_players")
    if rules.has_coffee:
        set_up += len(rules.table("coffeehouse_prices"))
    if not set_up <= rules.table("box_rubies"):
        raise BadOptions("component-range", name="box_rubies", least=set_up, most=99)
    reachable = (set_up - 1) // rules.players + 1
    if not 1 <= rules.target <= reachable:
        name = "target" if rules.options["expansion"] == "none" else "target_expansion"
        raise BadOptions("component-range", name=name, least=1, most=reachable)
    if sum(rules.copies) < rules.players:
        raise BadOptions("component-range", name="cards", least=rules.players, most=99)


def _check_lists(rules: Rules) -> None:
    """Check that layouts have every place once, and so on."""
    layouts = {"layout_short": "none", "layout_long": "none", "layout_mocha": "mocha", "layout_letters": "letters"}
    for name, expansion in layouts.items():
        if sorted(rules.table(name)) != list(NUMBERS[expansion]):
            raise BadOptions("layout-places", board=expansion, places=len(NUMBERS[expansion]))
    places = rules.table("letter_places")
    if not set(places) <= set(NUMBERS["letters"]):
        raise BadOptions("component-range", name="letter_places", least=1, most=NUMBERS["letters"][-1])
    for name in ("demand_large", "demand_small", "letter_places"):
        if len(set(rules.table(name))) != len(rules.table(name)):
            raise BadOptions("component-twice", name=name)
