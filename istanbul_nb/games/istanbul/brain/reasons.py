"""Istanbul: the facts behind a reason, for its words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from istanbul_nb.games.istanbul.brain.bazaar import palace_progress
from istanbul_nb.games.istanbul.rules.goods import GOODS, goods_of
from istanbul_nb.games.istanbul.rules.places import dealer, market, mosque
from istanbul_nb.games.istanbul.rules.state import State

Facts = dict[str, Any]


def _rubies(before: State, after: State, seat: int) -> Facts:
    return {"rubies": after.rubies[seat], "target": after.rules.target}


def _lira(before: State, after: State, seat: int) -> Facts:
    return {"lira": after.lira[seat] - before.lira[seat], "all": after.lira[seat]}


def _dealer(before: State, after: State, seat: int) -> Facts:
    return {"lira": after.lira[seat], "price": dealer.price(after)}


def _palace(before: State, after: State, seat: int) -> Facts:
    had, needed = palace_progress(after, after.goods[seat])
    return {"had": had, "needed": needed}


def _markets(before: State, after: State, seat: int) -> Facts:
    """Return the market that wants most of what is there."""
    goods, wanted = after.goods[seat], [goods_of(market.top_tile(after, index)) for index in (0, 1)]
    sold = [sum(map(min, tile, goods)) for tile in wanted]
    index = 0 if sold[0] >= sold[1] else 1
    return {"goods": sold[index], "place": market.NUMBERS[index]}


def _mosques(before: State, after: State, seat: int) -> Facts:
    """Return the tile that came nearest."""
    gained = [now - then for then, now in zip(before.goods[seat], after.goods[seat], strict=True)]
    good = max(range(4), key=lambda each: (not after.tiles[seat] >> each & 1, gained[each]))
    return {"good": GOODS[good], "had": after.goods[seat][good], "needed": mosque.tile_cost(after, good) or 0}


def _cart(before: State, after: State, seat: int) -> Facts:
    return {"extensions": after.extensions[seat]}


def _tiles(before: State, after: State, seat: int) -> Facts:
    new = after.tiles[seat] & ~before.tiles[seat]
    return {"good": GOODS[new.bit_length() - 1] if new else "-"}


def _cards(before: State, after: State, seat: int) -> Facts:
    return {"cards": len(after.hands[seat])}


def _assistants(before: State, after: State, seat: int) -> Facts:
    return {"assistants": len(after.stack[seat])}


FACTS: dict[str, Callable[[State, State, int], Facts]] = {
    "rubies": _rubies,
    "lira": _lira,
    "dealer": _dealer,
    "palace": _palace,
    "markets": _markets,
    "mosques": _mosques,
    "cart": _cart,
    "tiles": _tiles,
    "cards": _cards,
    "assistants": _assistants,
}
