"""Mocha & Baksheesh, judged: coffee and what it buys, guild cards, tavern tiles."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import fsum
from typing import Any

from istanbul_nb.bots.quantize import quantize
from istanbul_nb.games.istanbul.brain.bazaar import (
    AT_HAND,
    BEGUN,
    FIRST_OF_TWO,
    GOOD,
    RUBY,
    TILE,
    Away,
    cart_worth,
    soon,
)
from istanbul_nb.games.istanbul.rules.board import Board
from istanbul_nb.games.istanbul.rules.goods import goods_of
from istanbul_nb.games.istanbul.rules.modules.mocha import rides
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import COFFEE_HOUSE
from istanbul_nb.games.istanbul.rules.modules.mocha.part import ENCOUNTER, MOVEMENT, coffeehouse_price
from istanbul_nb.games.istanbul.rules.places import dealer, mosque, wainwright
from istanbul_nb.games.istanbul.rules.places.tavern import BAKSHEESH_PRICE, TAVERN
from istanbul_nb.games.istanbul.rules.state import State

NAMES = ("coffee", "baksheesh", "guild", "tavern")

COFFEE = 2.0
MOVES_FAR, MEETS_FREE = 10.0, 6.0  # tavern tiles, for a whole game
TOKEN = 0.5
DULL = 2.0  # a guild card that cannot be carried out, or hardly pays: it can still be roasted
GUILD = {2: 4.0, 3: 4.0, 4: 4.0, 5: 4.0, 6: 3.5, 7: 6.0, 8: 4.0, 9: 4.0, 12: 5.0, 17: 5.0, 18: 4.0, 19: 3.0}


@lru_cache(maxsize=2048)
def ridden_from(board: Board, start: int) -> Away:
    """Return how many turns the merchant needs to each place if he may ride in straight lines."""
    turns, reached, number = {start: 2}, {start}, 0
    while len(reached) < len(board.layout):
        number += 1
        near = {int(ride.args[0]) for place in reached for ride in rides(board, place)}
        for place in near - reached:
            turns[place] = number
        reached |= near
    return turns


def reach(state: State, seat: int, away: Away) -> Away:
    """Return the same, where the seat's merchant rides."""
    return ridden_from(state.boards[seat], state.merchant[seat]) if state.mocha.tiles[seat] & MOVEMENT else away


def terms(state: State, seat: int, away: Away) -> list[float]:
    """Return what a seat has, by the names. Coffee is good for one thing at a time: the other counts less."""
    coffee = state.mocha.coffee[seat]
    house, bribe = _coffee_house(state, coffee, away), _baksheesh(state, seat, coffee, away)
    if house > bribe:
        bribe *= 0.3
    else:
        house *= 0.3
    hand = state.mocha.hands[seat]
    guild = fsum([guild_worth(state, seat, number) for number in hand]) if hand else 0.0
    return [COFFEE * coffee + house, bribe, guild, _tavern(state, seat)]


def held(state: State, seat: int) -> tuple[Any, ...]:
    """Return what a seat has."""
    mocha = state.mocha
    return mocha.coffee[seat], mocha.hands[seat], mocha.tiles[seat]


def _coffee_house(state: State, coffee: int, away: Away) -> float:
    price = coffeehouse_price(state)
    if not price or not coffee:
        return 0.0
    if coffee >= price:
        return (RUBY - COFFEE * price) * AT_HAND * soon(away, COFFEE_HOUSE)
    return (RUBY - COFFEE * price) * BEGUN * (coffee / price) ** 2


def baksheesh_progress(state: State, seat: int) -> tuple[int, int]:
    """Return how much of the coffee and goods that the baksheesh asks for is there, and how much it asks for."""
    goods, asked = state.goods[seat], goods_of(state.rules.table("baksheesh")[state.mocha.baksheesh])
    had = sum([min(goods[good], asked[good]) for good in range(4)])
    return had + min(state.mocha.coffee[seat], BAKSHEESH_PRICE), sum(asked) + BAKSHEESH_PRICE


def _baksheesh(state: State, seat: int, coffee: int, away: Away) -> float:
    if not coffee:
        return 0.0
    had, needed = baksheesh_progress(state, seat)
    gain = RUBY - COFFEE * BAKSHEESH_PRICE - GOOD * (needed - BAKSHEESH_PRICE)
    if had == needed:
        return gain * AT_HAND * soon(away, TAVERN)
    return gain * BEGUN * (had / needed) ** 2


def _tavern(state: State, seat: int) -> float:
    """Return the worth of tavern tiles, which serve as long as the game lasts."""
    mocha = state.mocha
    worth = TOKEN if mocha.token == seat else 0.0
    tiles = mocha.tiles[seat]
    if tiles:
        left = 1 - min(1.0, max(state.rubies) / state.rules.target)
        worth += left * ((MOVES_FAR if tiles & MOVEMENT else 0.0) + (MEETS_FREE if tiles & ENCOUNTER else 0.0))
    return worth


# Guild cards. Each is a whole turn, so the hand is worth a part of what it will bring.


def guild_worth(state: State, seat: int, number: int) -> float:
    """Return what a guild card is worth in the hand."""
    plain = GUILD.get(number)
    return quantize(max(DULL, GUILD_GAIN[number](state, seat))) if plain is None else plain


def _extension(state: State, seat: int) -> float:
    extensions = state.extensions[seat]
    if extensions == wainwright.MOST:
        return 0.0
    ruby = RUBY if extensions == wainwright.MOST - 1 and state.wainwright else 0.0
    return AT_HAND * (cart_worth(state, extensions + 1) - cart_worth(state, extensions) + ruby)


def _trade(goods: tuple[int, int, int, int], lira: int) -> Callable[[State, int], float]:
    def worth(state: State, seat: int) -> float:
        held = state.goods[seat]
        had = sum([min(held[good], goods[good]) for good in range(4)])
        return (lira - 3 * GOOD) * (AT_HAND if had == 3 else BEGUN * (had / 3) ** 2)

    return worth


def _six_goods(state: State, seat: int) -> float:
    return _ruby_for(sum(state.goods[seat]), 6, GOOD) if state.palace else 0.0


def _fifteen_lira(state: State, seat: int) -> float:
    """Return the worth of the Dealer's ruby at another price: what is saved, and the way."""
    if not state.dealer:
        return 0.0
    saved = max(0, dealer.price(state) - 15) + COFFEE * (state.rubies[seat] + 1)
    return (saved + 8.0) * (AT_HAND if state.lira[seat] >= 15 else BEGUN * (state.lira[seat] / 15) ** 2)


def _half_price(state: State, seat: int) -> float:
    price = coffeehouse_price(state)
    return _ruby_for(state.mocha.coffee[seat], (price + 1) // 2, COFFEE) if price else 0.0


def _ruby_for(had: int, price: int, each: float) -> float:
    return (RUBY - each * price) * (AT_HAND if had >= price else BEGUN * (had / price) ** 2)


def _tile_for_one(at: int) -> Callable[[State, int], float]:
    def worth(state: State, seat: int) -> float:
        owned, best = state.tiles[seat], 0.0
        for good in mosque.COLOURS[at]:
            if owned >> good & 1 or mosque.tile_cost(state, good) is None:
                continue
            second = owned >> (good ^ 1) & 1 and state.mosque_rubies[at]
            gain = TILE[good] + (RUBY - FIRST_OF_TWO if second else FIRST_OF_TWO)
            best = max(best, gain * (AT_HAND if state.goods[seat][good] else BEGUN))
        return best

    return worth


GUILD_GAIN: dict[int, Callable[[State, int], float]] = {
    1: _extension,
    10: _trade((1, 1, 1, 0), 15),
    11: _trade((1, 1, 0, 1), 20),
    13: _six_goods,
    14: _tile_for_one(0),
    15: _tile_for_one(1),
    16: _fifteen_lira,
    20: _half_price,
}


# The facts behind reasons.


def _coffee_facts(before: State, after: State, seat: int) -> dict[str, Any]:
    return {"coffee": after.mocha.coffee[seat], "price": coffeehouse_price(after) or 0}


def _baksheesh_facts(before: State, after: State, seat: int) -> dict[str, Any]:
    had, needed = baksheesh_progress(after, seat)
    return {"had": had, "needed": needed}


def _guild_facts(before: State, after: State, seat: int) -> dict[str, Any]:
    return {"cards": len(after.mocha.hands[seat])}


FACTS = {"coffee": _coffee_facts, "baksheesh": _baksheesh_facts, "guild": _guild_facts}
