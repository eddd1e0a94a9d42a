"""Setting up the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.core import Chance
from istanbul_nb.games.dice.rules.options import complete, rules_for
from istanbul_nb.games.dice.rules.resources import CRYSTAL, LIRA, RESOURCES
from istanbul_nb.games.dice.rules.ruleset import TILES
from istanbul_nb.games.dice.rules.state import State
from istanbul_nb.games.dice.rules.supply import put_back
from istanbul_nb.games.dice.rules.turn import start_turn


def setup(options: Mapping[str, Any], chance: Chance) -> State:
    """Return a first state from options, which may be partial."""
    chosen = complete(options)
    state = State()
    state.rules = rules_for(chosen)
    state.over = False
    state.legal = None
    _set_up_board(state)
    _set_up_tiles(state, chance)
    _set_up_players(state, chosen["first"], chance)
    state.round = 1
    start_turn(state, state.first, [])
    return state


def _set_up_board(state: State) -> None:
    """Set up rubies, cards and the supply (dice.setup.board, dice.setup.tiles)."""
    rules = state.rules
    state.tracks = list(rules.circles)
    state.mosque = rules.mosque
    state.supply = list(rules.totals)
    state.box = rules.extra_dice
    state.deck = list(rules.card_copies)
    state.up = ()
    state.down = [()] * rules.players


def _set_up_tiles(state: State, chance: Chance) -> None:
    """Lay some tiles open, and the rest as a face-down stack (dice.setup.tiles)."""
    state.stack = list(state.rules.tile_copies)
    state.below = ()
    row: list[int] = []
    while len(row) < state.rules.row and any(state.stack):
        tile = chance.pick(TILES, state.stack)
        state.stack[tile] -= 1
        row.append(tile)
    state.row = tuple(row)


def _set_up_players(state: State, first: int | None, chance: Chance) -> None:
    """Give crystals to everyone, and to each player one lira more than the one before (dice.setup.players)."""
    rules = state.rules
    players = rules.players
    state.stock = [[0] * len(RESOURCES) for _ in range(players)]
    state.tiles = [()] * players
    state.rubies = [0] * players
    state.mosque_had = [False] * players
    state.extra = [0] * players
    state.first = chance.pick(range(players), [1] * players) if first is None else first
    for order in range(players):
        seat = (state.first + order) % players
        put_back(state, seat, CRYSTAL, -rules.table("start_crystals"))
        put_back(state, seat, LIRA, -rules.table("start_lira")[order])
