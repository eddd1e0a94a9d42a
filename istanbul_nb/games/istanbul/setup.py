"""Setting up the table."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from typing import Any

from istanbul_nb.core import Chance
from istanbul_nb.games.istanbul.board import (
    BLACK_MARKET,
    COLUMNS,
    DEALER,
    FOUNTAIN,
    GREAT_MOSQUE,
    PLACES,
    POLICE,
    SMALL_MOSQUE,
    TEA_HOUSE,
    board_of,
)
from istanbul_nb.games.istanbul.census import EXTENSIONS_EACH
from istanbul_nb.games.istanbul.options import complete, rules_for
from istanbul_nb.games.istanbul.places.market import TABLES, show_tile
from istanbul_nb.games.istanbul.rules import Rules
from istanbul_nb.games.istanbul.state import OWN, State
from istanbul_nb.games.istanbul.turn import start_turn

STACK = 4
APART = 3


def setup(options: Mapping[str, Any], chance: Chance) -> State:
    """A first state from options, which may be partial."""
    chosen = complete(options)
    rules = rules_for(chosen)
    state = State()
    state.rules = rules
    state.board = board_of(tuple(_layout(rules, chosen["layout"], chance)))
    _set_up_places(state)
    _set_up_players(state)
    for step in rules.setup_steps:
        step(state)
    _draw_lots(state, chosen["first"], chance)
    return state


def _layout(rules: Rules, layout: str | list[int], chance: Chance) -> list[int]:
    """The places row by row (ist.setup.layout)."""
    if isinstance(layout, list):
        return layout
    if layout == "order":
        return list(range(1, PLACES + 1))
    if layout == "random":
        return random_layout(rules, chance)
    return list(rules.table(f"layout_{layout}"))


def random_layout(rules: Rules, chance: Chance) -> list[int]:
    """Every layout within the limits is equally likely: three bound places, then the others (ruling.random)."""
    spots = _bound_spots(rules.markets_off_line)
    names = ["-".join(map(str, trio)) for trio in spots]
    fountain, black_market, tea_house = spots[chance.pick(names, [1] * len(names))]
    bound = {fountain: FOUNTAIN, black_market: BLACK_MARKET, tea_house: TEA_HOUSE}
    rest = chance.shuffle([place for place in range(1, PLACES + 1) if place not in bound.values()])
    return [bound[spot] if spot in bound else rest.pop(0) for spot in range(PLACES)]


def _bound_spots(off_line: bool) -> list[tuple[int, int, int]]:
    """Where Fountain, Black Market and Tea House may lie (ist.setup.random)."""
    return [
        (fountain, one, two)
        for fountain, one, two in permutations(range(PLACES), 3)
        if _inside(fountain) and _apart(one, two, off_line)
    ]


def _inside(spot: int) -> bool:
    row, column = divmod(spot, COLUMNS)
    return 0 < row < PLACES // COLUMNS - 1 and 0 < column < COLUMNS - 1


def _apart(one: int, two: int, off_line: bool) -> bool:
    rows, columns = abs(one // COLUMNS - two // COLUMNS), abs(one % COLUMNS - two % COLUMNS)
    return rows + columns >= APART and (not off_line or bool(rows and columns))


def _set_up_places(state: State) -> None:
    """Rubies, extensions, tiles, markers (ist.setup.mosques, .wainwright, .tracks, .post)."""
    rules = state.rules
    state.extensions_left = EXTENSIONS_EACH * rules.players
    state.wainwright = rules.players
    state.tiles_taken = [0, 0, 0, 0]
    state.mosque_rubies = [rules.by_players("mosque_rubies_by_players")] * 2
    state.palace = rules.by_players("palace_rubies_by_players")
    state.dealer = rules.by_players("dealer_rubies_by_players")
    set_up = state.wainwright + sum(state.mosque_rubies) + state.palace + state.dealer
    state.supply = rules.table("box_rubies") - set_up
    state.post = 0
    state.demand_seen = [(), ()]
    state.demand_top = [0, 0]
    state.deck = list(rules.copies)
    state.discard = ()
    state.neutral = [SMALL_MOSQUE, GREAT_MOSQUE, DEALER] if rules.players == 2 else []
    state.loose = ()


def _set_up_players(state: State) -> None:
    """Carts, merchants on their stacks, family members (ist.setup.players)."""
    players = state.rules.players
    state.lira = [0] * players
    state.goods = [[0, 0, 0, 0] for _ in range(players)]
    state.extensions = [0] * players
    state.rubies = [0] * players
    state.tiles = [0] * players
    state.hands = [()] * players
    state.merchant = [FOUNTAIN] * players
    state.stack = [(OWN,) * STACK] * players
    state.out = [0] * players
    state.fifth = [True] * players
    state.family = [POLICE] * players


def _draw_lots(state: State, first: int | None, chance: Chance) -> None:
    """Everything that is up to chance: demand tiles, figures, first player, cards (ist.setup.demand to .money)."""
    rules = state.rules
    for market, table in enumerate(TABLES):
        tiles = rules.table(table)
        show_tile(state, market, chance.pick(tiles, [1] * len(tiles)))
    state.figures = [chance.die() + chance.die() for _ in rules.figures]
    players = rules.players
    state.first = chance.pick(range(players), [1] * players) if first is None else first
    for order in range(players):
        seat = (state.first + order) % players
        state.lira[seat] = rules.table("start_lira") + order
        kind = chance.pick(rules.card_names, state.deck)
        state.deck[kind] -= 1
        state.hands[seat] = (kind,)
    state.round = 1
    state.over = False
    state.legal = None
    start_turn(state, state.first, [])
