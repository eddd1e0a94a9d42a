"""Mocha & Baksheesh: which of the legal actions deserve a thought."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from istanbul_nb.core import Action
from istanbul_nb.games.istanbul.brain.candidates import Trim, all_of_them, bribes, calls, deliveries
from istanbul_nb.games.istanbul.brain.cards import card_worth
from istanbul_nb.games.istanbul.brain.mocha import guild_worth
from istanbul_nb.games.istanbul.rules.board import (
    BLACK_MARKET,
    DEALER,
    FOUNTAIN,
    GREAT_MOSQUE,
    PALACE,
    POLICE,
    SMALL_MOSQUE,
    WAINWRIGHT,
    Board,
)
from istanbul_nb.games.istanbul.rules.goods import GOODS
from istanbul_nb.games.istanbul.rules.modules.mocha.cards import mixture_of
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import COFFEE_HOUSE
from istanbul_nb.games.istanbul.rules.places.catacombs import CATACOMBS
from istanbul_nb.games.istanbul.rules.places.tavern import TAVERN
from istanbul_nb.games.istanbul.rules.state import State

SELLERS = (DEALER, PALACE, COFFEE_HOUSE, WAINWRIGHT, SMALL_MOSQUE, GREAT_MOSQUE)  # of rubies and what leads to them
ELSEWHERE = (FOUNTAIN, POLICE, TAVERN, CATACOMBS)  # where no card and no barrier is spent on acting
ROASTED = ("lira", *GOODS, "card", "guild")  # in this order, so that no set is thought about twice


def most_of(state: State, letters: Sequence[str], number: int) -> list[str]:
    """Return the goods of which a seat has most: the ones that it can spare."""
    held = state.goods[state.seat]
    return sorted(letters, key=lambda letter: (-held[GOODS.index(letter)], GOODS.index(letter)))[:number]


def _goods_to_spare(state: State, offered: Sequence[Action], number: int = 2) -> list[Action]:
    """Return actions that give a good which can be spared."""
    spare = most_of(state, [str(action.args[0]) for action in offered if str(action.args[0]) in GOODS], number)
    return [action for action in offered if action.args[0] in spare]


def _roasts(state: State, offered: Sequence[Action]) -> list[Action]:
    """Return lira, then a good that can be spared, then the least useful card."""
    first = [action for action in offered if action.verb != "roast" or action.args[0] == "lira"]
    cards = [action for action in offered if action.verb == "roast" and action.args[0] in ("card", "guild")]
    if cards:
        cards = [min(cards, key=lambda action: _card_worth(state, action))]
    goods = [action for action in offered if action.verb == "roast" and str(action.args[0]) in GOODS]
    return first + _goods_to_spare(state, goods) + cards


def _card_worth(state: State, action: Action) -> float:
    kind, which = action.args
    return card_worth(str(which)) if kind == "card" else guild_worth(state, state.seat, int(which))


def _more_roasts(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return what comes later in the order than what was roasted already."""
    done = state.frames[-1][1]
    late = [
        action
        for action in legal
        if action.verb == "roast" and (not done & 4) and (not done & 2 or action.args[0] in ("card", "guild"))
    ]
    return [action for action in _roasts(state, late) if action.args != ("lira",)] + [
        action for action in legal if action.verb == "done"
    ]


def _barriers(state: State, offered: Sequence[Action]) -> list[Action]:
    """Return an edge beside each place where something leads to a ruby at once, or beside the Black Market."""
    found = [place for place in SELLERS if place != WAINWRIGHT and _something_to_do(state, place)] or [BLACK_MARKET]
    edges = _edges(state.board)
    return [action for action in dict.fromkeys([edges[place] for place in found]) if action in offered]


@lru_cache(maxsize=256)
def _edges(board: Board) -> dict[int, Action]:
    """Return an edge for each place."""
    found = {}
    for place in board.layout:
        other = min(board.neighbours[place], key=lambda near: (near in SELLERS, near))
        found[place] = Action("barrier", (min(place, other), max(place, other)))
    return found


def _something_to_do(state: State, place: int) -> bool:
    found: list[Action] = []
    for choice in state.rules.places[place].choices:
        choice.legal(state, found)
    return bool(found)


def _beside(state: State, legal: Sequence[Action]) -> list[Action]:
    visits = [action for action in legal if action.verb == "visit"]
    return [action for action in visits if action.args[0] in SELLERS] or visits


def _visits(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return places where a ruby may be, if there are any; else all."""
    return [action for action in legal if action.args[0] not in ELSEWHERE]


def _fullest(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return the choices with as many goods as possible, those that fit first."""
    most = max([len(action.args) for action in legal])
    return [action for action in legal if len(action.args) == most]


def _dullest(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return the two guild cards that are worth least."""
    return sorted(legal, key=lambda action: guild_worth(state, state.seat, int(action.args[0])))[:2]


def _lowest_die(state: State, legal: Sequence[Action]) -> list[Action]:
    return [min(legal, key=lambda action: int(action.args[0]))]


def _gifts(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return what is swapped: three of one kind, or of what there is most of."""
    kinds = [mixture_of(action.args) for action in legal]
    most = max([sum(mixture) for mixture in kinds if mixture])
    full = [action for action, mixture in zip(legal, kinds, strict=True) if mixture and sum(mixture) == most]
    return sorted(full, key=lambda action: (len(action.args), action.args))[:3]


def _returns(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return what comes back: all of one kind, or all different."""
    few = [action for action in legal if len(action.args) == 1]
    most = max([len(action.args) for action in legal])
    return few + [action for action in legal if len(action.args) == most > 1][:2]


def _one_card(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return the end of a guild card's turn, and one card to play."""
    return [action for action in legal if action.verb == "end"] + [action for action in legal if action.verb == "play"][
        :1
    ]


def _at_the_tavern(state: State, legal: Sequence[Action]) -> list[Action]:
    barriers = [action for action in legal if action.verb == "barrier"]
    return [action for action in legal if action.verb != "barrier"] + (_barriers(state, barriers) if barriers else [])


MANY: dict[str, Trim] = {"roast": _roasts, "barrier": _barriers}
FILTERS: dict[str, Trim] = {
    "roast": _more_roasts,
    "beside": _beside,
    "tavern": _at_the_tavern,
    "anyplace": _visits,
    "assort": _fullest,
    "recall": all_of_them,
    "call": calls,
    "six-goods": deliveries,
    "drop": _dullest,
    "six": _lowest_die,
    "trader": bribes,
    "swap": _gifts,
    "swapped": _returns,
    "after": _one_card,
}
