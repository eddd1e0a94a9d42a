"""What is done with the dice: roll again, trade, take coins and cards, buy a tile or a ruby."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from istanbul_nb.core import Action, Chance, Reader, Refusal
from istanbul_nb.games.dice.rules.cards import draw_with_dice
from istanbul_nb.games.dice.rules.explain import refuse_act
from istanbul_nb.games.dice.rules.offers import (
    CARDS,
    END,
    LIRA_ACTION,
    MOST_BROWN,
    ONE_OF_EACH,
    RUBY_OFFERS,
    TILE_OFFERS,
    TOKEN_OFFERS,
    TWO_TOKENS,
    different,
    price_of,
    rerolls,
)
from istanbul_nb.games.dice.rules.payment import Payment, Price, by_default, choices, choices_of_colour
from istanbul_nb.games.dice.rules.resources import (
    BROWN,
    CARD,
    COIN,
    CRYSTAL,
    GOOD,
    GOODS,
    LIRA,
    MIXED,
    MONEY,
    TRACK,
    faces_read,
    faces_written,
    goods_written,
)
from istanbul_nb.games.dice.rules.ruleset import GOOD_TILE, TILE, Decision, family_of
from istanbul_nb.games.dice.rules.state import Events, Frame, State
from istanbul_nb.games.dice.rules.supply import pay, put_back, take, take_ruby, tell_payment
from istanbul_nb.games.dice.rules.tiles import take_tile, working_tiles
from istanbul_nb.games.dice.rules.turn import end_turn, roll

COLOURS = range(len(GOODS))


class Act(Decision):
    """The actions of a turn, and before the first of them another roll for a crystal (dice.ruling.crystals)."""

    name = "act"
    rule = "dice.turn.act"
    verbs = ("reroll", "token", "crystal", "brown", "two", "lira", "cards", "tile", "ruby", "choose", "end")

    def legal(self, state: State) -> list[Action]:
        found: list[Action] = []
        free, stock = state.free, state.stock[state.turn]
        if stock[CRYSTAL] and not state.frames[-1][2]:
            found += rerolls(tuple(free))
        rubies = _offer_colours(state, free, stock, found)
        if free[COIN]:
            found.append(LIRA_ACTION)
        if free[CARD]:
            found += CARDS[: free[CARD]]
        _offer_tiles(state, free, stock, found)
        found += rubies
        _offer_more_rubies(state, free, stock, found)
        found.append(END)
        return found

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        if action.verb == "choose":
            state.frames.append(("pay", " ".join(map(str, action.args)), ()))
        elif action.verb == "end":
            end_turn(state, events)
        elif action.verb == "reroll":
            _reroll(state, action, chance, events)
        else:
            _act(state, action, chance, events)

    def refuse(self, state: State, action: Action) -> Refusal:
        return refuse_act(state, action)

    def read(self, state: State, written: Reader) -> Frame:
        _, left, acted = written.items(3)
        most = state.rules.actions + sum(state.rules.tile_copies)
        return (self.name, left.number(0, most), acted.flag())


def _offer_colours(state: State, free: list[int], stock: list[int], found: list[Action]) -> list[Action]:
    """Offer trades of two equal goods, then two, three and four different ones; return the rubies for one colour."""
    prices, tracks, brown = state.rules.prices[0], state.tracks, stock[BROWN]
    rubies: list[Action] = []
    at_hand = either = 0
    for good in COLOURS:
        dice, tokens = free[good], stock[good]
        if tokens:
            at_hand |= 1 << good
            if dice:
                either |= 1 << good
        elif dice:
            at_hand |= 1 << good
        most = dice + tokens + brown
        if most > 1:
            found += TOKEN_OFFERS[good][choices_of_colour(2, dice, tokens, brown)]
        left = tracks[good]
        if left and most >= prices[-left]:
            rubies += RUBY_OFFERS[good][choices_of_colour(prices[-left], dice, tokens, brown)]
    found += different(at_hand, either, brown if brown < MOST_BROWN else MOST_BROWN)
    return rubies


def _offer_tiles(state: State, free: list[int], stock: list[int], found: list[Action]) -> None:
    """Open tiles whose goods can be paid."""
    brown = stock[BROWN]
    for tile, colour, number in state.rules.open_tiles(state.row):
        if colour is None:
            price = state.rules.tile_prices[tile]
            found += TILE_OFFERS[tile][choices(price, tuple(free[:4]), tuple(stock[:4]), brown)]
        elif free[colour] + stock[colour] + brown >= number:
            found += TILE_OFFERS[tile][choices_of_colour(number, free[colour], stock[colour], brown)]


def _offer_more_rubies(state: State, free: list[int], stock: list[int], found: list[Action]) -> None:
    """Offer the rubies for goods of all colours and for lira."""
    prices, mixed, lira = state.rules.prices, state.tracks[MIXED], state.tracks[MONEY]
    if mixed:
        number = prices[MIXED][-mixed]
        if sum(free) - free[COIN] - free[CARD] + sum(stock[:5]) >= len(GOODS) + number:
            price = Price(ONE_OF_EACH, number)
            found += RUBY_OFFERS[MIXED][choices(price, tuple(free[:4]), tuple(stock[:4]), stock[BROWN])]
    if lira and stock[LIRA] >= prices[MONEY][-lira]:
        found += RUBY_OFFERS[MONEY][1]


def _reroll(state: State, action: Action, chance: Chance, events: Events) -> None:
    """Give a crystal and roll any of the dice again (dice.turn.roll)."""
    faces = faces_read(action.args)
    assert faces is not None
    pay(state, state.turn, "reroll", events, crystal=1)
    for face, number in enumerate(faces):
        state.free[face] -= number
    roll(state, sum(faces), "reroll", chance, events)


def _act(state: State, action: Action, chance: Chance, events: Events) -> None:
    """Carry out an action that is paid in the way that spares the most."""
    price = price_of(state, action)
    if price is None:
        _begin(state)
        WITHOUT_GOODS[action.verb](state, action, chance, events)
    else:
        stock = state.stock[state.turn]
        buy(state, action, by_default(price, state.free[:4], stock[:4], stock[BROWN]), chance, events)


def _begin(state: State) -> None:
    """Begin an action: one less is left of the turn."""
    state.frames[-1] = ("act", state.frames[-1][1] - 1, True)


def buy(state: State, action: Action, payment: Payment, chance: Chance, events: Events) -> None:
    """Buy something for goods: they are paid, then something is taken (dice.ruling.payment)."""
    seat = state.turn
    _begin(state)
    dice, tokens, brown = payment
    use(state, dice)
    for good, number in enumerate((*tokens, brown)):
        if number:
            put_back(state, seat, good, number)
    tell_payment(seat, str(action), events, dice=goods_written(dice), tokens=tokens, brown=brown)
    FOR_GOODS[action.verb](state, action, chance, events)


def use(state: State, dice: Sequence[int]) -> None:
    """Use dice for one action only (dice.use.once)."""
    for face, number in enumerate(dice):
        if number:
            state.free[face] -= number
            state.used[face] += number


def _take_token(state: State, action: Action, chance: Chance, events: Events) -> None:
    """Take a token of their colour for two equal goods (dice.act.token)."""
    take(state, state.turn, GOOD[action.args[0]], 1, events, source="token")


def _take_crystal(state: State, action: Action, chance: Chance, events: Events) -> None:
    """Take a crystal for two different goods (dice.act.crystal)."""
    take(state, state.turn, CRYSTAL, 1, events, source="crystal")


def _take_brown(state: State, action: Action, chance: Chance, events: Events) -> None:
    """Take a brown token for three different goods (dice.act.brown)."""
    take(state, state.turn, BROWN, 1, events, source="brown")


def _take_two(state: State, action: Action, chance: Chance, events: Events) -> None:
    state.frames.append(("two",))


def _take_tile(state: State, action: Action, chance: Chance, events: Events) -> None:
    take_tile(state, TILE[action.args[0]], "tile", chance, events)


def _take_ruby(state: State, action: Action, chance: Chance, events: Events) -> None:
    take_ruby(state, TRACK[action.args[0]], "action", events)


def _take_lira(state: State, action: Action, chance: Chance, events: Events) -> None:
    """Use all coins, also for the tokens of the tiles that go with them (dice.act.lira, dice.ruling.lira-action)."""
    coins = state.free[COIN]
    use(state, (0, 0, 0, 0, coins, 0))
    tell_payment(state.turn, "lira", events, dice=faces_written((0, 0, 0, 0, coins, 0)))
    take(state, state.turn, LIRA, coins * state.rules.lira_a_coin, events, source="lira")
    for tile in working_tiles(state):
        if family_of(tile) == GOOD_TILE:
            take(state, state.turn, tile % len(GOODS), 1, events, source="lira")


def _draw_cards(state: State, action: Action, chance: Chance, events: Events) -> None:
    """Draw cards with as many card dice as the player likes (dice.act.cards)."""
    number = action.args[0]
    use(state, (0, 0, 0, 0, 0, number))
    tell_payment(state.turn, str(action), events, dice=faces_written((0, 0, 0, 0, 0, number)))
    draw_with_dice(state, number, chance, events)


def _buy_ruby_for_lira(state: State, action: Action, chance: Chance, events: Events) -> None:
    """Pay the lira shown (dice.act.ruby.lira)."""
    pay(state, state.turn, str(action), events, lira=state.rules.price(MONEY, state.tracks[MONEY]))
    take_ruby(state, MONEY, "action", events)


Effect = Callable[[State, Action, Chance, Events], None]
FOR_GOODS: dict[str, Effect] = {
    "token": _take_token,
    "crystal": _take_crystal,
    "brown": _take_brown,
    "two": _take_two,
    "tile": _take_tile,
    "ruby": _take_ruby,
}
WITHOUT_GOODS: dict[str, Effect] = {"lira": _take_lira, "cards": _draw_cards, "ruby": _buy_ruby_for_lira}


class TakeTwo(Decision):
    """Which two tokens are taken for four different goods."""

    name = "two"
    rule = "dice.act.two"
    verbs = ("take",)
    over = ("act",)

    def legal(self, state: State) -> tuple[Action, ...]:
        return tuple(TWO_TOKENS)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        one, two = (GOOD[good] for good in TWO_TOKENS[action])
        if one == two:
            take(state, state.turn, one, 2, events, source="two")
        else:
            take(state, state.turn, one, 1, events, source="two")
            take(state, state.turn, two, 1, events, source="two")
