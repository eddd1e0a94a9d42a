"""What can be had for goods, and for how many: what the actions of a turn offer."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product

from istanbul_nb.core import Action
from istanbul_nb.games.dice.rules.payment import Price
from istanbul_nb.games.dice.rules.resources import (
    GOODS,
    MIXED,
    TRACK,
    TRACKS,
    Dice,
    bundle_of,
    faces_written,
    goods_written,
)
from istanbul_nb.games.dice.rules.ruleset import TILE, TILES
from istanbul_nb.games.dice.rules.state import State

Offer = tuple[tuple[Action, ...], ...]  # by the number of payments: none, one, several

END, TWO, LIRA_ACTION = Action("end"), Action("two"), Action("lira")
ONE_OF_EACH = (1, 1, 1, 1)
PAIR = tuple(Price(bundle_of(good * 2)) for good in GOODS)
MOST_BROWN = 4  # more of them make no difference where all goods are different


def offer(action: Action) -> Offer:
    """Return the action, and where there are several payments the same with a choice."""
    return (), (action,), (action, Action("choose", (action.verb, *action.args)))


TOKEN_OFFERS = tuple(offer(Action("token", (good,))) for good in GOODS)
TILE_OFFERS = tuple(offer(Action("tile", (tile,))) for tile in TILES)
RUBY_OFFERS = tuple(offer(Action("ruby", (track,))) for track in TRACKS)
CARDS = tuple(Action("cards", (number,)) for number in range(1, 13))
TRADES: dict[Action, Price] = {
    **{Action("token", (good,)): price for good, price in zip(GOODS, PAIR, strict=True)},
    **{Action("crystal", pair): Price(bundle_of("".join(pair))) for pair in combinations(GOODS, 2)},
    **{Action("brown", three): Price(bundle_of("".join(three))) for three in combinations(GOODS, 3)},
    TWO: Price(ONE_OF_EACH),
}
DIFFERENT = [(offer(action), price.goods) for action, price in TRADES.items() if action.verb != "token"]
TWO_TOKENS = {
    Action("take", tuple(goods_written(bundle_of("".join(two))))): two
    for two in combinations_with_replacement(GOODS, 2)
}


@cache
def different(at_hand: int, either: int, brown: int) -> tuple[Action, ...]:
    """Return the trades of different goods, when these colours (a bit each) are at hand, and these in dice and tokens.

    Brown tokens stand for the colours that are missing, several of them too (dice.ruling.brown).
    """
    found: list[Action] = []
    for offered, goods in DIFFERENT:
        colours = sum(1 << good for good in range(len(GOODS)) if goods[good])
        spare = brown - (colours & ~at_hand).bit_count()
        if spare >= 0:
            several = colours & either or (spare and colours & at_hand)
            found += offered[2 if several else 1]
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def rerolls(dice: Dice) -> tuple[Action, ...]:
    """Return every choice of dice to roll again."""
    several = product(*(range(count + 1) for count in dice))
    return tuple([_reroll(faces) for faces in several][1:])  # the first is none of them


@lru_cache(maxsize=1 << 14)
def _reroll(faces: tuple[int, ...]) -> Action:
    return Action("reroll", faces_written(faces))


def price_of(state: State, action: Action) -> Price | None:
    """Return the goods that an action costs; `None` if it is none that costs goods."""
    if action in TRADES:
        return TRADES[action]
    name = action.args[0] if len(action.args) == 1 else None
    if action.verb == "tile" and name in TILE:
        return state.rules.tile_prices[TILE[name]]
    if action.verb == "ruby" and name in TRACK and name != "lira" and state.tracks[TRACK[name]]:
        return ruby_price(state, TRACK[name])
    return None


def ruby_price(state: State, track: int) -> Price:
    """Return the goods for the next ruby of a track (dice.act.ruby.colour, dice.act.ruby.mixed)."""
    number = state.rules.price(track, state.tracks[track])
    if track == MIXED:
        return Price(ONE_OF_EACH, number)
    goods = [0, 0, 0, 0]
    goods[track] = number
    return Price((goods[0], goods[1], goods[2], goods[3]))
