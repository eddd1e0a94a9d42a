"""Why somebody would do something in the Dice Game: a key for words, and the facts that they need."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from istanbul_nb.games.dice.rules.resources import BROWN, CRYSTAL, GOODS, LIRA, MIXED, MONEY, TRACKS
from istanbul_nb.games.dice.rules.ruleset import TILES
from istanbul_nb.games.dice.rules.state import State

Facts = dict[str, Any]
Reason = tuple[str, Facts]

EXTRA = ("won", "cards", "none")  # reasons beside the terms of the judgement


def reason(before: State, after: State, seat: int) -> Reason:
    """Return what a plan is good for: the greatest thing that comes of it."""
    for tell in (_ruby, _tile, _cards, _roll, _goods, _brown, _lira, _crystal):
        found = tell(before, after, seat)
        if found is not None:
            return found
    return "none", {}


def _ruby(before: State, after: State, seat: int) -> Reason | None:
    if after.rubies[seat] <= before.rubies[seat]:
        return None
    if after.rubies[seat] >= after.rules.target > before.rubies[seat]:
        return "won", {}
    for track, left in enumerate(before.tracks):
        if after.tracks[track] < left:
            price = before.rules.price(track, left)
            return "rubies", {"track": TRACKS[track], "price": price + len(GOODS) if track == MIXED else price}
    return "rubies", {"track": "mosque", "price": before.rules.tiles_for_ruby}


def _tile(before: State, after: State, seat: int) -> Reason | None:
    owned, needed = len(after.tiles[seat]), after.rules.tiles_for_ruby
    if owned <= len(before.tiles[seat]):
        return None
    if owned + 1 >= needed > owned and after.mosque and not after.mosque_had[seat]:
        return "mosque", {"count": owned, "needed": needed}
    new = list(after.tiles[seat])
    for tile in before.tiles[seat]:
        if tile in new:
            new.remove(tile)
    name = TILES[new[0]]
    return "tiles", {"does": name if name.startswith("good") else name.partition("-")[0]}


def _cards(before: State, after: State, seat: int) -> Reason | None:
    drawn = sum(before.deck) != sum(after.deck) and before.turn == seat
    return ("cards", {}) if drawn else None


def _roll(before: State, after: State, seat: int) -> Reason | None:
    """Tell of a roll again: it costs a crystal, and no action is done."""
    rolled = after.turn == before.turn == seat and _fresh(before) and _fresh(after)
    return ("dice", {}) if rolled and after.stock[seat][CRYSTAL] < before.stock[seat][CRYSTAL] else None


def _fresh(state: State) -> bool:
    return bool(state.frames) and state.frames[-1][0] == "act" and not state.frames[-1][2]


def _goods(before: State, after: State, seat: int) -> Reason | None:
    """Tell of tokens, and how many more the ruby of their colour asks for."""
    old, new = before.stock[seat], after.stock[seat]
    gained = [good for good in range(BROWN) if new[good] > old[good]]
    if not gained:
        return None
    wanted = [(_price(after, good) - new[good], good) for good in gained if after.tracks[good]]
    if not wanted:
        return "goods", {"what": " ".join(f"token-{GOODS[good]}{new[good] - old[good]}" for good in gained)}
    missing, good = min(wanted)
    return "near", {"track": GOODS[good], "count": new[good], "missing": max(0, missing)}


def _price(state: State, track: int) -> int:
    return state.rules.price(track, state.tracks[track])


def _lira(before: State, after: State, seat: int) -> Reason | None:
    lira = after.stock[seat][LIRA]
    if lira <= before.stock[seat][LIRA]:
        return None
    return "lira", {"lira": lira, "price": _price(after, MONEY) if after.tracks[MONEY] else 0}


def _more(what: int, key: str) -> Callable[[State, State, int], Reason | None]:
    """Return a teller for which more of a resource is a reason of its own."""

    def tell(before: State, after: State, seat: int) -> Reason | None:
        gained = after.stock[seat][what] - before.stock[seat][what]
        return (key, {"count": gained}) if gained > 0 else None

    return tell


_brown, _crystal = _more(BROWN, "brown"), _more(CRYSTAL, "crystals")
