"""When the reasons of the Dice Game are true, said without the code that gives them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.games.dice.rules import State

Facts = Mapping[str, Any]
Oracle = Callable[[State, Action, Facts], bool]
NAMES = ("R", "G", "Y", "B", "brown", "crystal", "lira")
TRACKS = ("R", "G", "Y", "B", "mixed", "lira")
FAMILIES = ("lira", "crystal", "card", "action", "good")
TILES = (*(f"{family}-{good}" for family in FAMILIES for good in "RGYB"), "die")
COIN, CARD, CRYSTAL, LIRA, BROWN = 4, 5, 5, 6, 4


def _stock(state: State, what: str) -> int:
    return state.stock[state.seat][NAMES.index(what)]


def _goods_short(state: State, action: Action, facts: Facts) -> bool:
    """Count the goods that are asked for and those at hand, brown ones for any."""
    asked = dict.fromkeys("RGYB", 0)
    for word in facts["goods"].split():
        asked[word[0]] += int(word[1:] or 1)
    stock = state.stock[state.turn]
    held = {good: state.free[index] + stock[index] for index, good in enumerate("RGYB")}
    lack = sum(max(0, asked[good] - held[good]) for good in "RGYB")
    spare = sum(max(0, held[good] - asked[good]) for good in "RGYB")
    return bool(facts["missing"] == max(0, lack + max(0, facts["any"] - spare) - stock[BROWN]) > 0)


def _nothing_of_it(state: State, action: Action, facts: Facts) -> bool:
    what = facts["what"]
    if what in TILES:
        return TILES.index(what) not in state.tiles[state.turn]
    paid = state.frames[-1][2].count(f"give {what}") if state.frames[-1][0] == "pay" else 0
    return _stock(state, what) == paid


def _legal_itself(state: State, action: Action, facts: Facts) -> bool:
    return Action.parse(facts["action"]) in (state.legal or ())


TRUE: dict[str, Oracle] = {
    "game-over": lambda state, action, facts: state.over,
    "not-now": lambda state, action, facts: facts["decision"] == state.frames[-1][0],
    "goods-short": _goods_short,
    "lira-short": lambda state, action, facts: facts["needed"] > facts["lira"] == _stock(state, "lira"),
    "no-coin": lambda state, action, facts: not state.free[COIN] and not state.used[COIN],
    "coins-used": lambda state, action, facts: not state.free[COIN] and state.used[COIN] > 0,
    "card-dice-short": lambda state, action, facts: facts["needed"] > facts["dice"] == state.free[CARD],
    "tile-unknown": lambda state, action, facts: facts["tile"] not in TILES,
    "tile-not-open": lambda state, action, facts: TILES.index(facts["tile"]) not in state.row,
    "sold-out": lambda state, action, facts: not state.tracks[TRACKS.index(facts["track"])],
    "ruby-mosque": lambda state, action, facts: facts["tiles"] == (4 if state.rules.players == 4 else 5),
    "mosque-not-a-track": lambda state, action, facts: state.frames[-1][0] == "track",
    "too-late": lambda state, action, facts: bool(state.frames[-1][2]),
    "crystal-short": lambda state, action, facts: not _stock(state, "crystal"),
    "one-payment": _legal_itself,
    "nothing-of-it": _nothing_of_it,
    "no-such-die": lambda state, action, facts: (
        state.free["RGYB".index(facts["good"])] == state.frames[-1][2].count(f"use {facts['good']}")
    ),
    "not-asked": lambda state, action, facts: state.frames[-1][0] == "others",
    "not-drawn": lambda state, action, facts: facts["card"] not in state.frames[-1][1],
}
