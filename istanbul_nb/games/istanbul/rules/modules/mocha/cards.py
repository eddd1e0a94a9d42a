"""The nine kinds of bonus cards of Mocha & Baksheesh, and the decisions that they bring."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.core.action import Word
from istanbul_nb.games.istanbul.rules import effects
from istanbul_nb.games.istanbul.rules.board import WAINWRIGHT, Board
from istanbul_nb.games.istanbul.rules.cards import Again
from istanbul_nb.games.istanbul.rules.goods import GOODS
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import (
    COFFEE_HOUSE,
    can_draw_guild,
    coffee_short,
    draw_guild,
    gain_coffee,
    pay_coffee,
)
from istanbul_nb.games.istanbul.rules.places import coffeehouse, wainwright
from istanbul_nb.games.istanbul.rules.ruleset import Card, Choice, Decision
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State
from istanbul_nb.games.istanbul.rules.tiles import roll_for
from istanbul_nb.games.istanbul.rules.turn_choices import Pause
from istanbul_nb.games.istanbul.rules.walks import Leap

KINDS = f"{GOODS}C"  # goods, and coffee
MOST_SWAPPED = 3
SIX = 6
TURNS_TO_SIX = tuple(Action("turn", (pips, SIX)) for pips in range(SIX))
Mixture = tuple[int, ...]  # goods and coffee


class Coffee(Card):
    """Take two coffee."""

    name = "coffee"
    rule = "mocha.card.coffee"
    windows = ("any",)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        gain_coffee(state, 2, "card", events)


class Guild(Card):
    """Two coffee for a guild card."""

    name = "guild"
    rule = "mocha.card.guild"
    windows = ("any",)
    price = 2

    def playable(self, state: State) -> bool:
        return state.mocha.coffee[state.seat] >= self.price and can_draw_guild(state)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        pay_coffee(state, self.price, "card", events)
        draw_guild(state, "card", chance, events)

    def explain(self, state: State) -> Refusal:
        if not can_draw_guild(state):
            return Refusal(self.rule, "no-guild-card", {})
        return coffee_short(state, self.rule, self.price)


class Sell(Card):
    """One coffee for eight lira."""

    name = "coffeesale"
    rule = "mocha.card.sell"
    windows = ("any", "last")

    def playable(self, state: State) -> bool:
        return state.mocha.coffee[state.seat] > 0

    def play(self, state: State, chance: Chance, events: Events) -> None:
        pay_coffee(state, 1, "card", events)
        effects.gain_lira(state, 8, "card", events)

    def explain(self, state: State) -> Refusal:
        return coffee_short(state, self.rule, 1)


class Swap(Card):
    """Up to three goods or coffee for as many others."""

    name = "swap"
    rule = "mocha.card.swap"
    windows = ("any", "last")

    def playable(self, state: State) -> bool:
        return bool(any(state.goods[state.seat]) or state.mocha.coffee[state.seat])

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("swap",))

    def explain(self, state: State) -> Refusal:
        return Refusal(self.rule, "nothing-to-swap", {})


class Corner(Card):
    """To any corner of the board."""

    name = "corner"
    rule = "mocha.card.corner"
    windows = ("move",)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames[-1] = ("corner",)


class Six(Card):
    """Turn a die of the player's own roll to six."""

    name = "six"
    rule = "mocha.card.six"
    windows = ("roll",)

    def playable(self, state: State) -> bool:
        return any(0 < pips < SIX for pips in state.frames[-1][3:])

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("six",))

    def explain(self, state: State) -> Refusal:
        return Refusal(self.rule, "already-six", {})


class Roll(Card):
    """Two dice, and each gives what the card's table says."""

    name = "coffeeroll"
    rule = "mocha.card.roll"
    windows = ("any", "last")

    def play(self, state: State, chance: Chance, events: Events) -> None:
        roll_for(state, "coffeeroll", 0, chance, events)


def settle_roll(state: State, call: int, one: int, two: int, events: Events) -> None:
    """Give lira and coffee at once; each good is chosen."""
    table = state.rules.table("coffee_roll")
    lira, coffee, goods = (table[thing][one - 1] + table[thing][two - 1] for thing in ("lira", "coffee", "good"))
    if lira:
        effects.gain_lira(state, lira, "card", events)
    if coffee:
        gain_coffee(state, coffee, "card", events)
    state.frames += [("diced",)] * goods


class WainwrightAgain(Again):
    """The Wainwright once more."""

    name = "wainwright2"
    rule = "mocha.card.wainwright2"
    place = WAINWRIGHT

    def possible(self, state: State) -> bool:
        return wainwright.payable(state)

    def obstacle(self, state: State) -> Refusal:
        return wainwright.obstacle(state)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        wainwright.extend(state, events)


class CoffeeHouseAgain(Again):
    """The Coffee House once more, at the new price."""

    name = "coffeehouse2"
    rule = "mocha.card.coffeehouse2"
    place = COFFEE_HOUSE

    def possible(self, state: State) -> bool:
        return coffeehouse.payable(state)

    def obstacle(self, state: State) -> Refusal:
        return coffeehouse.obstacle(state)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        coffeehouse.treat(state, events)


CARDS = (Coffee(), Guild(), Sell(), Swap(), Corner(), Six(), Roll(), WainwrightAgain(), CoffeeHouseAgain())


class MoveToCorner(Leap):
    """Which corner: another place than this one, whatever the barrier (ruling.teleport)."""

    rule = "mocha.card.corner"

    def walks(self, state: State, board: Board) -> tuple[Action, ...]:
        here = state.merchant[state.seat]
        return tuple(Action("move", (place,)) for place in corners(state) if place != here)

    def out_of_reach(self, state: State, place: int) -> Refusal:
        return Refusal(self.rule, "not-a-corner", {"place": place})


def corners(state: State) -> list[int]:
    """Return the places in the corners of the board."""
    layout, columns = state.board.layout, state.rules.columns
    return sorted({layout[0], layout[columns - 1], layout[-columns], layout[-1]})


class TurnToSix(Choice):
    """Which die is turned to six."""

    verb = "turn"
    rule = "mocha.card.six"

    def legal(self, state: State, out: list[Action]) -> None:
        pips = {pips for pips in state.frames[-2][3:] if 0 < pips < SIX}
        out.extend(TURNS_TO_SIX[each] for each in sorted(pips))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        name, purpose, call, one, two = state.frames[-1]
        events.append(Event("die-turned", state.seat, {"from": action.args[0], "to": SIX}))
        dice = (SIX, two) if one == action.args[0] else (one, SIX)
        state.frames[-1] = (name, purpose, call, *dice)

    def explain(self, state: State, action: Action) -> Refusal:
        dice = " ".join(map(str, state.frames[-2][3:]))
        return Refusal(self.rule, "die-not-there", {"dice": dice, "to": SIX})


def held(state: State) -> Mixture:
    """Return what could be swapped."""
    return (*state.goods[state.seat], state.mocha.coffee[state.seat])


@lru_cache(maxsize=4096)
def mixtures(verb: str, limits: Mixture, least: int, most: int) -> tuple[Action, ...]:
    """Return every mixture within limits that has so many things."""
    found = product(*(range(limit + 1) for limit in limits))
    return tuple(Action(verb, mixture_words(each)) for each in found if least <= sum(each) <= most)


@lru_cache(maxsize=4096)
def mixture_words(mixture: Mixture) -> tuple[Word, ...]:
    """Write a mixture as the words of an action.

    >>> mixture_words((0, 0, 1, 0, 2))
    ('Y', 'C2')
    """
    return tuple(
        letter if count == 1 else f"{letter}{count}" for letter, count in zip(KINDS, mixture, strict=True) if count
    )


def mixture_of(words: tuple[Word, ...]) -> Mixture | None:
    """Return what words written by `mixture_words` mean."""
    counts = dict.fromkeys(KINDS, 0)
    for word in map(str, words):
        if word[:1] not in counts or not (word[1:] or "1").isdecimal():
            return None
        counts[word[0]] += int(word[1:4] or 1)
    mixture = tuple(counts.values())
    return mixture if mixture_words(mixture) == words else None


class Give(Choice):
    """What is given, all of it before anything is gained (ruling.swap)."""

    verb = "give"
    rule = "mocha.card.swap"

    def legal(self, state: State, out: list[Action]) -> None:
        limits = tuple(min(count, MOST_SWAPPED) for count in held(state))
        out.extend(mixtures("give", limits, 1, MOST_SWAPPED))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        mixture = mixture_of(action.args)
        assert mixture is not None
        if any(mixture[:4]):
            effects.pay_goods(state, mixture, "swap", events)
        pay_coffee(state, mixture[4], "swap", events)
        given = sum(1 << kind for kind, count in enumerate(mixture) if count)
        state.frames[-1] = ("swapped", sum(mixture), given)

    def explain(self, state: State, action: Action) -> Refusal:
        mixture = mixture_of(action.args)
        if mixture is None or not any(mixture):
            return Refusal(self.rule, "malformed", {"action": str(action)})
        if sum(mixture) > MOST_SWAPPED:
            return Refusal(self.rule, "too-many-swapped", {"most": MOST_SWAPPED})
        return Refusal(self.rule, "goods-short", {"goods": " ".join(map(str, action.args))})


class Receive(Choice):
    """As many others."""

    verb = "receive"
    rule = "mocha.card.swap"

    def legal(self, state: State, out: list[Action]) -> None:
        _, number, given = state.frames[-1]
        limits = tuple(0 if given >> kind & 1 else number for kind in range(len(KINDS)))
        out.extend(mixtures("receive", limits, number, number))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        mixture = mixture_of(action.args)
        assert mixture is not None
        state.frames.pop()
        for good in range(4):
            if mixture[good]:
                effects.gain_good(state, good, mixture[good], "swap", events)
        if mixture[4]:
            gain_coffee(state, mixture[4], "swap", events)

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(self.rule, "swap-others", {"number": state.frames[-1][1]})


class Swapped(Decision):
    """What comes for what was given: how many, and a bit for each kind that was given."""

    def read(self, state: State, written: Reader) -> Frame:
        _, number, given = written.items(3)
        return (self.name, number.number(1, MOST_SWAPPED), given.number(1, (1 << len(KINDS)) - 2))


CORNER = Pause("corner", [MoveToCorner()])
