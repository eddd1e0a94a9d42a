"""Setting up the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.core import Chance
from istanbul_nb.games.sultan.rules.options import complete, rules_for
from istanbul_nb.games.sultan.rules.state import NONE, State
from istanbul_nb.games.sultan.rules.stones import STONES
from istanbul_nb.games.sultan.rules.trick import draw_hands


def setup(options: Mapping[str, Any], chance: Chance) -> State:
    """Put stones into the bag and cards face down, draw a first player by lot, and the first hands (sultan.setup)."""
    choices = complete(options)
    rules = rules_for(choices)
    players = rules.players
    state = State()
    state.rules = rules
    state.bag = list(rules.stones)
    state.decks = [rules.cards] * players
    state.hands = [()] * players
    state.gone = [()] * players
    state.stones = [(0,) * len(STONES)] * players
    state.round = state.trick = 1
    first = choices["first"]
    state.first = state.seat = chance.pick(range(players), [1] * players) if first is None else first
    state.decision = "offer"
    state.drawn = state.cushions = state.bids = ()
    state.returned = NONE
    state.last = None
    state.legal = None
    draw_hands(state, chance, [])
    return state
