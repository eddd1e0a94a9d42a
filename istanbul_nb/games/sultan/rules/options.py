"""Options of a game: what can be chosen, what goes together, and the rules that follow from it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from istanbul_nb.core import BadOptions, Option, canonical, plain
from istanbul_nb.core.components import LARGEST
from istanbul_nb.core.options import check_choice, chosen
from istanbul_nb.games.sultan.rules.components import corrected
from istanbul_nb.games.sultan.rules.ruleset import Rules

MOST_CUSHIONS = 9
OPTIONS = (
    Option("players", (2, 3, 4, 5), default=4),
    Option("first", (None, 0, 1, 2, 3, 4)),
    Option("memory", (False, True), unsaid=True),
    Option("components", ({},)),
)


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


@lru_cache(maxsize=256)
def _rules(text: str) -> Rules:
    options = json.loads(text)
    rules = Rules(options, corrected(options["components"]))
    _check_tables(rules)
    return rules


def _check_tables(rules: Rules) -> None:
    """Check that corrected tables make a game that can be played to its end (sultan.round, sultan.ruling.bag)."""
    limits = {"cushions": MOST_CUSHIONS, "highest": LARGEST, "sets": LARGEST, "hand": LARGEST, "bids": rules.cushions}
    for name, most in limits.items():
        if not 1 <= rules.by_players(name) <= most:
            raise BadOptions("component-range", name=f"{name}_by_players", least=1, most=most)
    if rules.hand * rules.rounds != len(rules.cards):
        raise BadOptions("component-hands", cards=len(rules.cards), rounds=rules.rounds, hand=rules.hand)
    if rules.hand % rules.bids:
        raise BadOptions("component-bids", hand=rules.hand, bids=rules.bids)
    needed = rules.rounds * rules.tricks * rules.cushions + 1
    if sum(rules.stones) < needed:
        raise BadOptions("component-stones", needed=needed, stones=sum(rules.stones))
