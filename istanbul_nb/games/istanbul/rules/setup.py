"""Setting up the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import permutations
from typing import Any

from istanbul_nb.core import Chance
from istanbul_nb.games.istanbul.rules.board import (
    BLACK_MARKET,
    DEALER,
    FOUNTAIN,
    GREAT_MOSQUE,
    POLICE,
    SMALL_MOSQUE,
    TEA_HOUSE,
    board_of,
)
from istanbul_nb.games.istanbul.rules.inventory import EXTENSIONS_EACH
from istanbul_nb.games.istanbul.rules.options import complete, rules_for
from istanbul_nb.games.istanbul.rules.places.market import TABLES, show_tile
from istanbul_nb.games.istanbul.rules.ruleset import Rules
from istanbul_nb.games.istanbul.rules.state import OWN, State
from istanbul_nb.games.istanbul.rules.turn import start_turn

STACK = 4
APART = 3


def setup(options: Mapping[str, Any], chance: Chance) -> State:
    """Return a first state from options, which may be partial."""
    chosen = complete(options)
    rules = rules_for(chosen)
    state = State()
    state.rules = rules
    state.board = board_of(tuple(_layout(rules, chosen["layout"], chance)), rules.columns)
    state.boards = (state.board,) * rules.players
    _set_up_places(state)
    _set_up_players(state)
    for step in rules.setup_steps:
        step(state)
    for part in rules.parts:
        part.setup(state, chance)
    _draw_lots(state, chosen["first"], chance)
    return state


def _layout(rules: Rules, layout: str | list[int], chance: Chance) -> list[int]:
    """Return the places row by row (ist.setup.layout)."""
    if isinstance(layout, list):
        return layout
    if layout == "order":
        return list(rules.numbers)
    if layout == "random":
        return random_layout(rules, chance)
    if layout == "first":
        return list(rules.table(f"layout_{rules.options['expansion']}"))
    return list(rules.table(f"layout_{layout}"))


def random_layout(rules: Rules, chance: Chance) -> list[int]:
    """Draw any layout within the limits, all equally likely: three bound places, then the others (ruling.random)."""
    spots = _bound_spots(len(rules.numbers), rules.columns, rules.markets_off_line, rules.fountain_in_the_middle)
    names = ["-".join(map(str, trio)) for trio in spots]
    fountain, black_market, tea_house = spots[chance.pick(names, [1] * len(names))]
    bound = {fountain: FOUNTAIN, black_market: BLACK_MARKET, tea_house: TEA_HOUSE}
    rest = chance.shuffle([place for place in rules.numbers if place not in bound.values()])
    return [bound[spot] if spot in bound else rest.pop(0) for spot in range(len(rules.numbers))]


@lru_cache(maxsize=8)
def _bound_spots(places: int, columns: int, off_line: bool, middle: bool) -> list[tuple[int, int, int]]:
    """Return where Fountain, Black Market and Tea House may lie (ist.setup.random)."""
    fountains = [places // 2] if middle else [spot for spot in range(places) if _inside(spot, places, columns)]
    markets = [pair for pair in permutations(range(places), 2) if _apart(*pair, columns, off_line)]
    return [(fountain, *pair) for fountain in fountains for pair in markets if fountain not in pair]


def _inside(spot: int, places: int, columns: int) -> bool:
    row, column = divmod(spot, columns)
    return 0 < row < places // columns - 1 and 0 < column < columns - 1


def _apart(one: int, two: int, columns: int, off_line: bool) -> bool:
    down, across = abs(one // columns - two // columns), abs(one % columns - two % columns)
    return down + across >= APART and (not off_line or bool(down and across))


def _set_up_places(state: State) -> None:
    """Set up rubies, extensions, tiles, markers, neutral merchants.

    Each mosque gets its tiles and rubies (ist.setup.mosques), the Wainwright a ruby and three extensions for each
    player (ist.setup.wainwright), Palace and Dealer as many rubies as the number of players asks for
    (ist.setup.tracks); all mail markers lie on the upper row (ist.setup.post). With two players a neutral merchant
    stands on each mosque and at the Dealer (ist.setup.two).
    """
    rules = state.rules
    state.extensions_left = EXTENSIONS_EACH * rules.players
    state.wainwright = rules.players
    state.tiles_taken = [0, 0, 0, 0]
    state.mosque_rubies = [rules.by_players("mosque_rubies_by_players")] * 2
    state.palace = rules.by_players("palace_rubies_by_players")
    state.dealer = rules.by_players("dealer_rubies_by_players")
    set_up = state.wainwright + sum(state.mosque_rubies) + state.palace + state.dealer
    state.supply = rules.table("box_rubies") - set_up  # a module takes its own rubies from there
    state.post = 0
    state.demand_seen = [(), ()]
    state.demand_top = [0, 0]
    state.deck = list(rules.copies)
    state.discard = ()
    state.neutral = [SMALL_MOSQUE, GREAT_MOSQUE, DEALER] if rules.players == 2 else []
    state.loose = ()


def _set_up_players(state: State) -> None:
    """Set up carts, merchants on their stacks, family members (ist.setup.players)."""
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
    """Draw everything that is up to chance.

    The top demand tiles are turned up (ist.setup.demand), two dice say where each neutral figure starts
    (ist.setup.figures); from the first player on each gets 1 lira more than the one before, and everyone draws a
    bonus card (ist.setup.money).
    """
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
