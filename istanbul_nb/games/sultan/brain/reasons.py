"""Sultan: why a stone goes back or a card lies where it does, and the facts that the words need."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.sultan.brain.prospect import Prospect
from istanbul_nb.games.sultan.rules.state import NONE, Bid, State
from istanbul_nb.games.sultan.rules.stones import STONES, bonus_for

REASONS = ("deny", "useless", "alone", "bonus", "keep", "cheap", "stone", "none")
LOW = 0.34  # up to this part of the highest card, a card is a low one
ENVIED = 1.5  # how much more a rival must want a stone before he is named

Reason = tuple[str, dict[str, Any]]


def reason_for(seen: Prospect, before: State, after: State) -> Reason:
    """Return why somebody would go from one moment of a trick to a later one."""
    if before.decision == "lay" and after.returned != NONE:
        return _of_return(seen, after.returned)
    order = len(before.bids)
    if before.decision == "bid" and len(after.bids) > order:
        return _of_bid(seen, before, after.bids[order])
    return "none", {}


def _of_return(seen: Prospect, stone: int) -> Reason:
    rival = _keenest(seen, stone)
    if rival is None:
        return "useless", {"stone": STONES[stone]}
    return "deny", {"stone": STONES[stone], "seat": SEATS[rival]}


def _of_bid(seen: Prospect, before: State, bid: Bid) -> Reason:
    card, cushion = bid
    stone = before.cushions[cushion]
    facts = {"stone": STONES[stone], **_points(seen, before, stone)}
    if not seen.beside[cushion]:
        return "alone", facts
    if card <= LOW * before.rules.highest:
        return "cheap", {"card": card, "stone": STONES[stone]}
    rival = _keenest(seen, stone)
    if rival is not None:
        return "keep", {"stone": STONES[stone], "seat": SEATS[rival]}
    facts["percent"] = round(100 * seen.chance(card, cushion))
    return ("bonus" if facts["bonus"] else "stone"), facts


def _points(seen: Prospect, state: State, stone: int) -> dict[str, int]:
    """Return the number of the stone in the collection, the points that it brings, and how many are a bonus."""
    rules, count = state.rules, state.stones[seen.seat][stone]
    bonus = bonus_for(rules.bonus, count + 1) - bonus_for(rules.bonus, count)
    return {"number": count + 1, "points": rules.values[stone] + bonus, "bonus": bonus}


def _keenest(seen: Prospect, stone: int) -> int | None:
    """Return the rival who wants a stone much more than the seat itself."""
    rival = max(seen.rivals, key=lambda each: seen.gains[each][stone])
    return rival if seen.gains[rival][stone] > seen.gains[seen.seat][stone] + ENVIED else None
