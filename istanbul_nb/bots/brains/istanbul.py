"""Istanbul, judged: everything in lira, a ruby being about what it costs.

What counts: rubies; how near the next ones are, by goods, money, tiles and extensions at hand and by the way to where
they are bought; cards; assistants under the merchant.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from istanbul_nb.bots.brain import Brain
from istanbul_nb.core import Action
from istanbul_nb.games import game_of
from istanbul_nb.games.istanbul.board import (
    DEALER,
    GREAT_MOSQUE,
    LARGE_MARKET,
    PALACE,
    POLICE,
    SMALL_MARKET,
    SMALL_MOSQUE,
    Board,
)
from istanbul_nb.games.istanbul.goods import bundle_of, goods_of
from istanbul_nb.games.istanbul.places import dealer, market, mosque, palace
from istanbul_nb.games.istanbul.state import State

RUBY = 22.0
WON = 60.0
STACK = (-6.0, 0.0, 2.5, 4.2, 5.3, 6.0, 6.5, 7.0)
EXTENSIONS = (0.0, 8.0, 17.0, 20.0)
TILE = (6.0, 6.0, 5.0, 8.0)  # what each colour's tile is worth by itself
FIRST_OF_TWO = 6.0  # half of a mosque's ruby
GOOD = 1.2  # a good that nobody asks for
SOON = (1.0, 0.92, 0.84, 0.76, 0.7, 0.64, 0.58)  # what is a turn away, two turns ...
CARD = {
    "lira": 4.5,
    "good": 3.0,
    "far": 2.0,
    "stay": 2.5,
    "assistant": 2.5,
    "post2": 3.0,
    "palace2": 3.0,
    "dealer2": 4.0,
}
ANY_CARD = 2.5
CALLS = (7, 6, 8)
PASSING = ("end", "skip", "play", "fetch")
ALWAYS_GOOD = ("fill", "collect", "gather", "call", "roll")

NAMES = ("rubies", "lira", "dealer", "palace", "markets", "mosques", "cart", "tiles", "cards", "assistants", "family")


@lru_cache(maxsize=2048)
def turns_between(board: Board, start: int) -> dict[int, int]:
    """How many turns the merchant needs to each place: one or two steps a turn; back to the same place, two turns."""
    turns, reached, number = {start: 2}, {start}, 0
    while len(reached) < len(board.layout):
        number += 1
        near = board.step(reached)
        near |= board.step(near)
        for place in near - reached:
            turns[place] = number
        reached |= near
    return turns


class Istanbul(Brain[State]):
    """The bazaar."""

    game = game_of("istanbul")
    names = NAMES
    scale = 14.0

    def players(self, state: State) -> int:
        return state.rules.players

    def samples(self, action: Action) -> int:
        return 6 if action.verb in ("call", "roll", "reroll") else 2

    def terms(self, state: State, seat: int) -> list[float]:
        rules = state.rules
        rubies, lira = state.rubies[seat], state.lira[seat]
        away = turns_between(state.boards[seat], state.merchant[seat])
        names, hand = rules.card_names, state.hands[seat]
        stack = len(state.stack[seat])
        return [
            RUBY * rubies + (WON if rubies >= rules.target else 0.0),
            lira if lira <= 22 else 22 + 0.5 * (lira - 22),
            _dealer(state, lira, away),
            *_goods(state, seat, away),
            EXTENSIONS[state.extensions[seat]]
            if state.wainwright or state.extensions[seat] == 3
            else 3.0 * state.extensions[seat],
            _tiles(state, seat),
            sum([CARD.get(names[kind], ANY_CARD) for kind in hand]) if hand else 0.0,
            STACK[stack] if stack < 8 else 7.0,
            0.0 if state.family[seat] == POLICE else -1.0,
        ]

    def sensible(self, state: State) -> Sequence[Action]:
        legal = self.game.legal(state)
        if len(legal) < 3:
            return legal
        trim = TRIMS.get(state.frames[-1][0])
        return legal if trim is None else trim(state, legal) or legal


def _dealer(state: State, lira: int, away: dict[int, int]) -> float:
    if not state.dealer:
        return 0.0
    price = dealer.price(state)
    if lira >= price:
        return (RUBY - price * 0.8) * SOON[min(away[DEALER], 6)]
    return (RUBY - price * 0.8) * 0.6 * (lira / price) ** 2


def _goods(state: State, seat: int, away: dict[int, int]) -> tuple[float, float, float]:
    """What goods are good for: the Palace, the markets, the mosques."""
    goods, rules = state.goods[seat], state.rules
    number = goods[0] + goods[1] + goods[2] + goods[3]
    sale = 0.0
    for index, place in ((0, LARGE_MARKET), (1, SMALL_MARKET)):
        wanted = goods_of(market.top_tile(state, index))
        sold = min(wanted[0], goods[0]) + min(wanted[1], goods[1]) + min(wanted[2], goods[2]) + min(wanted[3], goods[3])
        if sold:
            pays = rules.table("payout_small" if index else "payout_large")[min(sold, 5) - 1]
            sale = max(sale, (pays - GOOD * sold) * SOON[min(away[place], 6)])
    royal = 0.0
    if state.palace:
        (red, green, yellow, blue), any_good = palace.cost(state)
        needed = red + green + yellow + blue + any_good
        had = min(red, goods[0]) + min(green, goods[1]) + min(yellow, goods[2]) + min(blue, goods[3])
        had += min(any_good, number - had)
        if had == needed:
            royal = (RUBY - GOOD * needed) * SOON[min(away[PALACE], 6)]
        else:
            royal = (RUBY - GOOD * needed) * 0.7 * (had / needed) ** 2
    whole = GOOD * number
    if royal > sale:
        return royal, whole + 0.4 * sale, _mosques(state, seat, goods, away)
    return 0.4 * royal, whole + sale, _mosques(state, seat, goods, away)


def _mosques(state: State, seat: int, goods: Sequence[int], away: dict[int, int]) -> float:
    total, owned = 0.0, state.tiles[seat]
    for good in range(4):
        if owned >> good & 1:
            continue
        cost = mosque.tile_cost(state, good)
        if cost is None:
            continue
        place = GREAT_MOSQUE if good > 1 else SMALL_MOSQUE
        gain = TILE[good] + (
            RUBY - FIRST_OF_TWO if owned >> (good ^ 1) & 1 and state.mosque_rubies[good > 1] else FIRST_OF_TWO
        )
        had = goods[good]
        if had >= cost:
            total += gain * 0.7 * SOON[min(away[place], 6)]
        elif had:
            total += gain * 0.3 * (had / cost) ** 2
    return total


def _tiles(state: State, seat: int) -> float:
    owned = state.tiles[seat]
    if not owned:
        return 0.0
    worth = sum([TILE[good] for good in range(4) if owned >> good & 1])
    for index, pair in ((0, 0b0011), (1, 0b1100)):
        both = owned & pair
        if both and both != pair and state.mosque_rubies[index]:
            worth += FIRST_OF_TWO
    return worth


def _at_move(state: State, legal: Sequence[Action]) -> list[Action]:
    """Walk; cards only where they change the way, tiles and cards that fetch only with nobody under the merchant."""
    bare = not state.stack[state.seat]
    return [
        action
        for action in legal
        if action.verb in ("move", "guild", "walk", "double", "place")
        or (action.verb == "fetch" and bare)
        or (action.verb == "play" and (action.args[0] in WALKS or (bare and action.args[0] == "assistant")))
    ]


WALKS = ("stay", "far", "corner", "anywhere", "follow", "familywalk", "family")


def _at_arrival(state: State, legal: Sequence[Action]) -> list[Action]:
    return [action for action in legal if action.verb in ("take", "leave")]


def _at_payment(state: State, legal: Sequence[Action]) -> list[Action]:
    return [action for action in legal if action.verb in ("pay", "end")]


def _at_action(state: State, legal: Sequence[Action]) -> list[Action]:
    """What the place offers; of many ways to sell, deliver, call or gather only the likely ones."""
    here = [action for action in legal if action.verb not in PASSING]
    if here and here[0].verb in ALWAYS_GOOD:
        legal = here
    found = [action for action in legal if action.verb not in MANY and action.verb not in ("play", "fetch")]
    found += [action for action in legal if action.verb == "play" and action.args[0] not in ("assistant",)]
    for verb, few in MANY.items():
        several = [action for action in legal if action.verb == verb]
        if several:
            found[:0] = few(state, several)
    return found


def _cheapest(state: State, legal: Sequence[Action]) -> list[Action]:
    """Of the cards that can be given, the least useful one."""
    cards = [action for action in legal if action.verb == "discard"]
    others = [action for action in legal if action.verb not in ("discard", "play")]
    return others + ([min(cards, key=lambda action: CARD.get(str(action.args[0]), ANY_CARD))] if cards else [])


def _sales(state: State, sales: Sequence[Action]) -> list[Action]:
    """As much as possible, also without one good or another."""
    bundles = [(bundle_of(action.args) or (0, 0, 0, 0), action) for action in sales]
    picked = [max(bundles, key=lambda each: sum(each[0]))[1]]
    for good in range(4):
        without = [each for each in bundles if not each[0][good]]
        if without:
            picked.append(max(without, key=lambda each: sum(each[0]))[1])
    return list(dict.fromkeys(picked))


def _deliveries(state: State, deliveries: Sequence[Action]) -> list[Action]:
    """What is paid of one's choice, from what there is most of."""
    goods = state.goods[state.seat]

    def evenness(action: Action) -> int:
        paid = bundle_of(action.args) or (0, 0, 0, 0)
        return min([had - given for had, given in zip(goods, paid, strict=True)])

    return sorted(deliveries, key=evenness, reverse=True)[:3]


def _calls(state: State, calls: Sequence[Action]) -> list[Action]:
    return [action for number in CALLS for action in calls if action.args[0] == number]


def _all(state: State, gatherings: Sequence[Action]) -> list[Action]:
    return [max(gatherings, key=lambda action: len(action.args))]


MANY: dict[str, Callable[[State, Sequence[Action]], list[Action]]] = {
    "sell": _sales,
    "deliver": _deliveries,
    "call": _calls,
    "gather": _all,
}
TRIMS: dict[str, Callable[[State, Sequence[Action]], list[Action]]] = {
    "move": _at_move,
    "arrive": _at_arrival,
    "pay": _at_payment,
    "act": _at_action,
    "errand": _at_action,
    "discard": _cheapest,
    "governor": _cheapest,
}

BRAIN = Istanbul()
