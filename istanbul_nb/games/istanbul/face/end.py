"""How a game of the bazaar ended: what is counted, what was played, and how rich each was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from istanbul_nb.core import View
from istanbul_nb.games.istanbul.rules.options import LAYOUTS
from istanbul_nb.words import Words

THINGS = ("ruby", "lira", "good", "card")
MEASURES = {"ruby": "rubies", "lira": "lira", "any": "goods", "card": "cards"}


def measures(words: Words) -> list[list[str]]:
    """Return what decides, each with its sign."""
    return [[sign, words.say(f"standing-{name}")] for sign, name in MEASURES.items()]


def setup(options: View, layout: Any, seed: int | None, words: Words) -> str:
    """Tell what was played: players, layout, edition or expansion, variants, and the seed."""
    expansion, players = options.get("expansion", "none"), options["players"]
    chosen = words.choice("layout", layout or LAYOUTS[expansion][0])
    if expansion == "none":
        edition = words.choice("edition", options["edition"])
        facts = {"players": players, "layout": chosen, "edition": edition, "neutral": options["neutral"]}
        told = words.say("told-setup", **facts, seed=str(seed))
        return f"{told} {words.say('setup-caravan')}" if "caravan" in options else told
    name = words.choice("expansion", expansion)
    found = [words.say("setup-expansion", players=players, expansion=name, layout=chosen)]
    found += [words.say("setup-neutral")] * options["neutral"]
    found += [words.say("setup-caravan")] * ("caravan" in options) + [words.say("setup-new-deck")] * ("deck" in options)
    return " ".join([*found, words.say("setup-seed", seed=str(seed))])


def wealth(seat: View, prices: Sequence[int]) -> int:
    """Return the lira of a seat, and what its goods are worth at these prices."""
    lira, goods = int(seat["lira"]), [int(count) for count in seat["goods"]]
    return lira + sum(count * price for count, price in zip(goods, prices, strict=True))


def charts(tables: View) -> dict[str, Callable[[View], int]]:
    """Return what is drawn by round: rubies, and lira with what a market pays for each good alone."""
    small, large = tables["payout_small"][0], tables["payout_large"][0]
    prices = (small, small, small, large)  # jewelry is sold at the Large Market

    return {"rubies": lambda seat: int(seat["rubies"]), "wealth": lambda seat: wealth(seat, prices)}
