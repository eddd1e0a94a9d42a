"""Letters & Seals: which of the legal actions deserve a thought."""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum

from istanbul_nb.bots.quantize import quantize
from istanbul_nb.core import Action
from istanbul_nb.games.istanbul.brain.bazaar import SOON, soon, turns_from
from istanbul_nb.games.istanbul.brain.candidates import Trim
from istanbul_nb.games.istanbul.brain.cards import card_worth
from istanbul_nb.games.istanbul.rules.board import DEALER, FOUNTAIN, PALACE
from istanbul_nb.games.istanbul.rules.goods import GOODS
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import COFFEE_HOUSE
from istanbul_nb.games.istanbul.rules.places.society import SOCIETY
from istanbul_nb.games.istanbul.rules.state import State

HIGHEST_BID = 5
AIMS = (DEALER, PALACE, SOCIETY, COFFEE_HOUSE)
FEW = 6


def _far(state: State, place: int) -> int:
    return turns_from(state.boards[state.seat], state.merchant[state.seat])[place]


def _letters(state: State, offered: Sequence[Action]) -> list[Action]:
    """Return a delivered letter, and the one that has farthest to go, of those that can be given."""
    delivered = [action for action in offered if "delivered" in action.args]
    still_open = [action for action in offered if "delivered" not in action.args]
    return delivered[:1] + sorted(still_open, key=lambda action: -_far(state, _place_of(action)))[:1]


def _place_of(action: Action) -> int:
    return next(int(word) for word in action.args if isinstance(word, int))


def _seals(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return delivered letters first, so that no set is thought about twice."""
    picked = _letters(state, legal)
    return picked[-1:] if state.frames[-1][4] else picked


def _bids(state: State, legal: Sequence[Action]) -> list[Action]:
    """Pass, or a bid that two cards may be worth."""
    passes = [action for action in legal if action.verb == "pass"]
    bids = [action for action in legal if action.verb == "bid"]
    if passes:
        return [action for action in bids[:2] if int(action.args[0]) <= HIGHEST_BID] + passes
    return bids[:3]


def _uses(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return ways to use a tile: of cards, letters and goods to give only those that are missed least."""
    uses = [action for action in legal if action.verb == "use"]
    cards = [action for action in uses if action.args[:1] == ("card",)]
    letters = [action for action in uses if action.args[:1] == ("letter",)]
    goods = [action for action in uses if len(action.args) == 1 and str(action.args[0]) in GOODS]
    others = [action for action in uses if action not in cards and action not in letters and action not in goods]
    held = state.goods[state.seat]
    found = others + sorted(goods, key=lambda action: -held[GOODS.index(str(action.args[0]))])[:1]
    found += sorted(cards, key=lambda action: card_worth(str(action.args[1])))[:1] + _letters(state, letters)
    return found + [action for action in legal if action.verb == "decline"]


def _courier(state: State, legal: Sequence[Action]) -> list[Action]:
    pays = [action for action in legal if action.verb == "pay"]
    letters = [action for action in legal if action.verb == "seal" and "delivered" not in action.args]
    return pays + _letters(state, letters)


def _trades(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return what is sold: what there is most of, or coffee."""
    held = state.goods[state.seat]
    goods = [action for action in legal if str(action.args[0]) in GOODS]
    coffee = [action for action in legal if action.args[0] == "C"]
    return sorted(goods, key=lambda action: -held[GOODS.index(str(action.args[0]))])[:2] + coffee


def _rides(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return rides far away, where letters go or rubies are sold; the Fountain for a seat without assistants."""
    aims = {*AIMS, *state.letters.open[state.seat]}
    if not state.stack[state.seat]:
        aims.add(FOUNTAIN)
    return [action for action in legal if action.args[0] in aims and _far(state, int(action.args[0])) > 1]


def _ways_out(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return ways out of the Catacombs: to a letter's place, and near to where rubies are sold."""
    board, letters = state.boards[state.seat], state.letters.open[state.seat]
    aims = [place for place in (*AIMS, *letters) if place in board.neighbours]

    def near(action: Action) -> float:
        place = int(action.args[0])
        away = turns_from(board, place)
        return quantize(fsum([soon(away, aim) for aim in aims])) + len(SOON) * (place in letters)

    return sorted(legal, key=near, reverse=True)[:FEW]


def _goods_down_there(state: State, offered: Sequence[Action]) -> list[Action]:
    """Return coffee, jewelry, or what there is least of."""
    held = state.goods[state.seat]
    scarce = min(range(3), key=held.__getitem__)
    return [action for action in offered if action.args[0] in ("C", "B", GOODS[scarce])]


MANY: dict[str, Trim] = {"descend": _goods_down_there}
FILTERS: dict[str, Trim] = {
    "seals": _seals,
    "bid": _bids,
    "kiosk-use": _uses,
    "courier": _courier,
    "sale": _trades,
    "anywhere": _rides,
    "emerge": _ways_out,
}
