"""What is done with the dice: roll again, trade, take coins and cards, buy a tile or a ruby."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from istanbul_nb.core import Action, Chance, Reader, Refusal
from istanbul_nb.games.dice.cards import draw_with_dice
from istanbul_nb.games.dice.explain import refuse_act
from istanbul_nb.games.dice.offers import (
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
from istanbul_nb.games.dice.payment import Payment, Price, by_default, choices, choices_of_colour
from istanbul_nb.games.dice.resources import (
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
from istanbul_nb.games.dice.rules import GOOD_TILE, TILE, Decision, family_of
from istanbul_nb.games.dice.state import Events, Frame, State
from istanbul_nb.games.dice.supply import pay, put_back, take, take_ruby, tell_payment
from istanbul_nb.games.dice.tiles import take_tile, working_tiles
from istanbul_nb.games.dice.turn import end_turn, roll


class Act(Decision):
    """The actions of a turn, and before the first of them another roll."""

    name = "act"
    rule = "dice.turn.act"
    verbs = ("reroll", "token", "crystal", "brown", "two", "lira", "cards", "tile", "ruby", "choose", "end")

    def legal(self, state: State) -> list[Action]:
        found: list[Action] = []
        free, stock = state.free, state.stock[state.turn]
        if stock[CRYSTAL] and not state.frames[-1][2]:
            found += rerolls(tuple(free))
        self._trades(free, stock, found)
        if free[COIN]:
            found.append(LIRA_ACTION)
        if free[CARD]:
            found += CARDS[: free[CARD]]
        self._tiles(state, free, stock, found)
        self._rubies(state, free, stock, found)
        found.append(END)
        return found

    def _trades(self, free: list[int], stock: list[int], found: list[Action]) -> None:
        """Two equal goods, then two, three and four different ones."""
        brown = stock[BROWN]
        at_hand = either = 0
        for good in range(4):
            dice, tokens = free[good], stock[good]
            if dice or tokens:
                at_hand |= 1 << good
                if dice and tokens:
                    either |= 1 << good
                found += TOKEN_OFFERS[good][choices_of_colour(2, dice, tokens, brown)]
            elif brown >= 2:
                found += TOKEN_OFFERS[good][1]
        found += different(at_hand, either, min(brown, MOST_BROWN))

    def _tiles(self, state: State, free: list[int], stock: list[int], found: list[Action]) -> None:
        rules, seen = state.rules, set()
        for tile in state.row:
            if tile in seen:
                continue
            seen.add(tile)
            colour, price = rules.tile_colours[tile], rules.tile_prices[tile]
            if colour is None:
                ways = choices(price, tuple(free[:4]), tuple(stock[:4]), stock[BROWN])
            else:
                ways = choices_of_colour(price.goods[colour], free[colour], stock[colour], stock[BROWN])
            if ways:
                found += TILE_OFFERS[tile][ways]

    def _rubies(self, state: State, free: list[int], stock: list[int], found: list[Action]) -> None:
        rules, brown = state.rules, stock[BROWN]
        for track, left in enumerate(state.tracks):
            if not left:
                continue
            number = rules.price(track, left)
            if track < MIXED:
                ways = choices_of_colour(number, free[track], stock[track], brown)
            elif track == MONEY:
                ways = int(stock[LIRA] >= number)
            elif sum(free[:4]) + sum(stock[: BROWN + 1]) >= len(GOODS) + number:
                ways = choices(Price(ONE_OF_EACH, number), tuple(free[:4]), tuple(stock[:4]), brown)
            else:
                continue
            if ways:
                found += RUBY_OFFERS[track][ways]

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


def _reroll(state: State, action: Action, chance: Chance, events: Events) -> None:
    """Give a crystal and roll any of the dice again (dice.turn.roll)."""
    faces = faces_read(action.args)
    assert faces is not None
    pay(state, state.turn, "reroll", events, crystal=1)
    for face, number in enumerate(faces):
        state.free[face] -= number
    roll(state, sum(faces), "reroll", chance, events)


def _act(state: State, action: Action, chance: Chance, events: Events) -> None:
    """An action that is paid in the way that spares the most."""
    price = price_of(state, action)
    if price is None:
        _begin(state)
        WITHOUT_GOODS[action.verb](state, action, chance, events)
    else:
        stock = state.stock[state.turn]
        buy(state, action, by_default(price, state.free[:4], stock[:4], stock[BROWN]), chance, events)


def _begin(state: State) -> None:
    """One action less is left of the turn."""
    state.frames[-1] = ("act", state.frames[-1][1] - 1, True)


def buy(state: State, action: Action, payment: Payment, chance: Chance, events: Events) -> None:
    """An action for goods: they are paid, then something is taken (dice.ruling.payment)."""
    seat = state.turn
    _begin(state)
    use(state, (*payment.dice, 0, 0))
    for good, number in enumerate(payment.tokens):
        put_back(state, seat, good, number)
    put_back(state, seat, BROWN, payment.brown)
    dice = goods_written(payment.dice)
    tell_payment(seat, str(action), events, dice=dice, tokens=payment.tokens, brown=payment.brown)
    FOR_GOODS[action.verb](state, action, chance, events)


def use(state: State, dice: Sequence[int]) -> None:
    """Dice are used for one action only (dice.use.once)."""
    for face, number in enumerate(dice):
        state.free[face] -= number
        state.used[face] += number


def _take_token(state: State, action: Action, chance: Chance, events: Events) -> None:
    take(state, state.turn, GOOD[action.args[0]], 1, events, source="token")


def _take_crystal(state: State, action: Action, chance: Chance, events: Events) -> None:
    take(state, state.turn, CRYSTAL, 1, events, source="crystal")


def _take_brown(state: State, action: Action, chance: Chance, events: Events) -> None:
    take(state, state.turn, BROWN, 1, events, source="brown")


def _take_two(state: State, action: Action, chance: Chance, events: Events) -> None:
    state.frames.append(("two",))


def _take_tile(state: State, action: Action, chance: Chance, events: Events) -> None:
    take_tile(state, TILE[action.args[0]], "tile", chance, events)


def _take_ruby(state: State, action: Action, chance: Chance, events: Events) -> None:
    take_ruby(state, TRACK[action.args[0]], "action", events)


def _take_lira(state: State, action: Action, chance: Chance, events: Events) -> None:
    """All coins, and the tokens of the tiles that go with them (dice.act.lira, dice.ruling.lira-action)."""
    coins = state.free[COIN]
    use(state, (0, 0, 0, 0, coins, 0))
    tell_payment(state.turn, "lira", events, dice=list(faces_written((0, 0, 0, 0, coins, 0))))
    take(state, state.turn, LIRA, coins * state.rules.lira_a_coin, events, source="lira")
    for tile in working_tiles(state):
        if family_of(tile) == GOOD_TILE:
            take(state, state.turn, tile % len(GOODS), 1, events, source="lira")


def _draw_cards(state: State, action: Action, chance: Chance, events: Events) -> None:
    """As many card dice as one likes (dice.act.cards)."""
    number = action.args[0]
    use(state, (0, 0, 0, 0, 0, number))
    tell_payment(state.turn, str(action), events, dice=list(faces_written((0, 0, 0, 0, 0, number))))
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
