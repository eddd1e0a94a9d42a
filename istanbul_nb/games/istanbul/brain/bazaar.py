"""Istanbul: what a seat has, in lira, a ruby being worth what it costs and the turns that it takes.

What could be bought is worth a part of the gain as long as it is not bought; what is not complete yet, less.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from typing import Any

from istanbul_nb.games.istanbul.brain.cards import ANY, WORTH
from istanbul_nb.games.istanbul.rules.board import (
    DEALER,
    GREAT_MOSQUE,
    LARGE_MARKET,
    PALACE,
    POLICE,
    SMALL_MARKET,
    SMALL_MOSQUE,
    Board,
)
from istanbul_nb.games.istanbul.rules.goods import goods_of
from istanbul_nb.games.istanbul.rules.places import dealer, market, mosque, palace
from istanbul_nb.games.istanbul.rules.state import State

NAMES = ("rubies", "lira", "dealer", "palace", "markets", "mosques", "cart", "tiles", "cards", "assistants", "family")

RUBY = 40.0
WON = 60.0
AT_HAND = 0.35  # of the gain of what can be bought now
BEGUN = 0.25  # of the gain of what cannot, times the square of the share that is there
SOON = (1.0, 0.92, 0.85, 0.78, 0.72, 0.66, 0.61)  # what is a turn away, two turns, three ...
GOOD = 1.2  # a good that nobody asks for
STACK = (-6.0, 0.0, 2.5, 4.2, 5.3, 6.0, 6.5, 7.0)  # assistants under the merchant
EXTENSIONS = (0.0, 22.0, 44.0, 48.0)
ROOM = 3.0  # an extension when there is no ruby left at the Wainwright
TILE = (10.0, 8.0, 8.0, 12.0)  # what the tile of each colour does
FIRST_OF_TWO = 9.0  # on the way to a mosque's ruby
FAMILY_OUT = -1.0

Away = dict[int, int]


@lru_cache(maxsize=4096)
def turns_from(board: Board, start: int, steps: int = 2) -> Away:
    """Return how many turns a figure needs to each place with so many steps a turn; back to the same place, two."""
    turns, reached, number = {start: 2}, {start}, 0
    while len(reached) < len(board.layout):
        number += 1
        near = reached
        for _ in range(steps):
            near = near | board.step(near)
        for place in near - reached:
            turns[place] = number
        reached = near
    return turns


def soon(away: Away, place: int) -> float:
    """Return how much less something is worth because it is some turns away."""
    return SOON[min(away[place], len(SOON) - 1)]


def terms(state: State, seat: int, away: Away) -> list[float]:
    """Return what a seat has, by the names."""
    rubies, hand, names = state.rubies[seat], state.hands[seat], state.rules.card_names
    return [
        RUBY * rubies + (WON if rubies >= state.rules.target else 0.0),
        float(state.lira[seat]),
        _dealer(state, state.lira[seat], away),
        *_goods(state, seat, away),
        cart_worth(state, state.extensions[seat]),
        _tiles(state, seat),
        fsum([WORTH.get(names[kind], ANY) for kind in hand]) if hand else 0.0,
        STACK[min(len(state.stack[seat]), len(STACK) - 1)],
        0.0 if state.family[seat] == POLICE else FAMILY_OUT,
    ]


def held(state: State, seat: int) -> tuple[Any, ...]:
    """Return what a seat has and where its figures stand."""
    return (
        state.merchant[seat],
        len(state.stack[seat]),
        state.out[seat],
        state.family[seat],
        state.lira[seat],
        *state.goods[seat],
        state.extensions[seat],
        state.rubies[seat],
        state.tiles[seat],
        state.hands[seat],
    )


def _dealer(state: State, lira: int, away: Away) -> float:
    if not state.dealer:
        return 0.0
    price = dealer.price(state)
    if lira >= price:
        return (RUBY - price) * AT_HAND * soon(away, DEALER)
    return (RUBY - price) * BEGUN * (lira / price) ** 2


def _goods(state: State, seat: int, away: Away) -> tuple[float, float, float]:
    """Return what goods are good for: the Palace or the markets, whichever is better, and the mosques."""
    goods = state.goods[seat]
    number = goods[0] + goods[1] + goods[2] + goods[3]
    royal, sale = _palace(state, goods, number, away), _best_sale(state, goods, away)
    mosques = _mosques(state, seat, goods, away)
    if royal > sale:
        return royal, GOOD * number + 0.4 * sale, mosques
    return 0.4 * royal, GOOD * number + sale, mosques


def _best_sale(state: State, goods: Sequence[int], away: Away) -> float:
    best, table = 0.0, state.rules.table
    for index, place in ((0, LARGE_MARKET), (1, SMALL_MARKET)):
        wanted = goods_of(market.top_tile(state, index))
        sold = min(wanted[0], goods[0]) + min(wanted[1], goods[1]) + min(wanted[2], goods[2]) + min(wanted[3], goods[3])
        if sold:
            pays = table("payout_small" if index else "payout_large")[sold - 1]
            best = max(best, (pays - GOOD * sold) * AT_HAND * soon(away, place))
    return best


def palace_progress(state: State, goods: Sequence[int]) -> tuple[int, int]:
    """Return how many of the goods that the Palace asks for are there, and how many it asks for."""
    (red, green, yellow, blue), any_good = palace.cost(state)
    had = min(red, goods[0]) + min(green, goods[1]) + min(yellow, goods[2]) + min(blue, goods[3])
    return had + min(any_good, sum(goods) - had), red + green + yellow + blue + any_good


def _palace(state: State, goods: Sequence[int], number: int, away: Away) -> float:
    if not state.palace or not number:
        return 0.0
    had, needed = palace_progress(state, goods)
    if had == needed:
        return (RUBY - GOOD * needed) * AT_HAND * soon(away, PALACE)
    return (RUBY - GOOD * needed) * BEGUN * (had / needed) ** 2


def _mosques(state: State, seat: int, goods: Sequence[int], away: Away) -> float:
    total, owned = 0.0, state.tiles[seat]
    for good in range(4):
        had = goods[good]
        if not had or owned >> good & 1:
            continue
        cost = mosque.tile_cost(state, good)
        if cost is None:
            continue
        second = owned >> (good ^ 1) & 1 and state.mosque_rubies[good > 1]
        gain = TILE[good] + (RUBY - FIRST_OF_TWO if second else FIRST_OF_TWO)
        if had >= cost:
            total += gain * AT_HAND * soon(away, GREAT_MOSQUE if good > 1 else SMALL_MOSQUE)
        else:
            total += gain * BEGUN * (had / cost) ** 2
    return total


def cart_worth(state: State, extensions: int) -> float:
    """Return what a cart with so many extensions is worth."""
    return EXTENSIONS[extensions] if state.wainwright or extensions == 3 else ROOM * extensions


def _tiles(state: State, seat: int) -> float:
    owned = state.tiles[seat]
    if not owned:
        return 0.0
    worth = fsum([TILE[good] for good in range(4) if owned >> good & 1])
    for index, pair in ((0, 0b0011), (1, 0b1100)):
        if owned & pair not in (0, pair) and state.mosque_rubies[index]:
            worth += FIRST_OF_TWO
    return worth
