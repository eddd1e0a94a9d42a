"""What the twenty guild cards do."""

from __future__ import annotations

from abc import ABC, abstractmethod

from istanbul_nb.core import Action, Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules import effects
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN
from istanbul_nb.games.istanbul.rules.goods import GOODS, GREEN, RED, YELLOW, Bundle
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import (
    coffee_short,
    draw_guild,
    gain_coffee,
    pay_coffee,
    price_of_ruby,
    take_ruby,
)
from istanbul_nb.games.istanbul.rules.places import dealer, mosque, tavern, wainwright
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.tiles import roll_for
from istanbul_nb.games.istanbul.rules.turn import lira_short

TURN = "mocha.guild.turn"


class GuildCard(ABC):
    """One guild card: whether it can be carried out in full (ruling.guild-full), and what it does."""

    number: int

    @property
    def rule(self) -> str:
        """Return the id of its rule, which has its number."""
        return f"mocha.guild.{self.number}"

    def obstacle(self, state: State) -> Refusal | None:
        """Return what is missing, if anything is."""
        return None

    @abstractmethod
    def play(self, state: State, chance: Chance, events: Events) -> None:
        """Carry it out; what is still to be decided is put on the stack."""


class Extension(GuildCard):
    """An extension from the Wainwright, free (mocha.guild.1)."""

    number = 1

    def obstacle(self, state: State) -> Refusal | None:
        if state.extensions[state.seat] == wainwright.MOST:
            return Refusal(self.rule, "cart-complete", {})
        return None

    def play(self, state: State, chance: Chance, events: Events) -> None:
        wainwright.gain_extension(state, events)


class Fill(GuildCard):
    """Fill one good to capacity, then gain up to three different ones.

    The good is red (mocha.guild.2), green (mocha.guild.3) or yellow (mocha.guild.4).
    """

    different = 3

    def __init__(self, number: int, good: int) -> None:
        self.number = number
        self.good = good

    def play(self, state: State, chance: Chance, events: Events) -> None:
        seat = state.seat
        room = effects.capacity(state, seat) - state.goods[seat][self.good]
        effects.gain_good(state, self.good, room, "guild", events)
        state.frames.append(("assort", self.different))


class LiraAndGoods(GuildCard):
    """Four lira, and up to four different goods (mocha.guild.5)."""

    number = 5

    def play(self, state: State, chance: Chance, events: Events) -> None:
        effects.gain_lira(state, 4, "guild", events)
        state.frames.append(("assort", 4))


class BonusCards(GuildCard):
    """Three bonus cards (mocha.guild.6)."""

    number = 6

    def play(self, state: State, chance: Chance, events: Events) -> None:
        for _ in range(3):
            effects.draw_card(state, "guild", chance, events)


class ToTheFountain(GuildCard):
    """The merchant to the Fountain, assistants back, and another turn (mocha.guild.7).

    It is not the action of the Fountain (ruling.guild-7), and no barrier stops him (ruling.teleport).
    """

    number = 7

    def play(self, state: State, chance: Chance, events: Events) -> None:
        seat = state.seat
        if state.merchant[seat] != FOUNTAIN:
            events.append(Event("carried", seat, {"from": state.merchant[seat], "to": FOUNTAIN}))
            state.merchant[seat] = FOUNTAIN
        state.mocha.turn_due = True
        if state.out[seat]:
            state.frames.append(("recall",))


class BlackMarket(GuildCard):
    """Two common goods, and jewelry for a roll; the roll is seen first (mocha.guild.8)."""

    number = 8

    def play(self, state: State, chance: Chance, events: Events) -> None:
        roll_for(state, "guild8", 0, chance, events)


class TeaHouse(GuildCard):
    """The Tea House at double income (mocha.guild.9)."""

    number = 9

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("call",))


class Trade(GuildCard):
    """Red, green and yellow for 15 lira (mocha.guild.10), or blue, red and green for 20 (mocha.guild.11)."""

    def __init__(self, number: int, goods: Bundle, lira: int) -> None:
        self.number = number
        self.goods = goods
        self.lira = lira

    def obstacle(self, state: State) -> Refusal | None:
        held = state.goods[state.seat]
        if any(held[good] < self.goods[good] for good in range(4)):
            missing = " ".join(GOODS[good] for good in range(4) if self.goods[good])
            return Refusal(self.rule, "goods-short", {"goods": missing})
        return None

    def play(self, state: State, chance: Chance, events: Events) -> None:
        effects.pay_goods(state, self.goods, "guild", events)
        effects.gain_lira(state, self.lira, "guild", events)


class AnyPlace(GuildCard):
    """The action of any place; then the family member goes home (mocha.guild.12, ruling.guild-12)."""

    number = 12

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("anyplace",))


class PalaceForSix(GuildCard):
    """Six goods of any kind for the next ruby of the Palace (mocha.guild.13)."""

    number = 13
    price = 6

    def obstacle(self, state: State) -> Refusal | None:
        if not state.palace:
            return effects.sold_out(state, 13)
        if sum(state.goods[state.seat]) < self.price:
            return Refusal(self.rule, "palace-short", {"tile": "", "any": self.price})
        return None

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("six-goods",))


class MosqueTile(GuildCard):
    """The top tile of a stack for one of its good, with its effect at once (ruling.guild-14).

    It comes from the Small Mosque (mocha.guild.14) or from the Great Mosque (mocha.guild.15).
    """

    def __init__(self, number: int, at: int) -> None:
        self.number = number
        self.mosque = at

    def obstacle(self, state: State) -> Refusal | None:
        if any(can_take(state, good) for good in mosque.COLOURS[self.mosque]):
            return None
        return Refusal(self.rule, "no-tile-to-take", {})

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("tile", self.mosque))


def can_take(state: State, good: int) -> bool:
    """Tell whether the top tile of a colour can be taken for one good of it."""
    seat = state.seat
    owned = state.tiles[seat] >> good & 1
    return not owned and mosque.tile_cost(state, good) is not None and state.goods[seat][good] > 0


class DealerForFifteen(GuildCard):
    """Fifteen lira for the next ruby of the Dealer, and a coffee for each ruby (mocha.guild.16)."""

    number = 16
    price = 15

    def obstacle(self, state: State) -> Refusal | None:
        if not state.dealer:
            return effects.sold_out(state, 16)
        return None if state.lira[state.seat] >= self.price else lira_short(state, self.rule, self.price)

    def play(self, state: State, chance: Chance, events: Events) -> None:
        effects.pay_lira(state, self.price, "guild", events)
        dealer.take_ruby(state, events)
        gain_coffee(state, state.rubies[state.seat], "guild", events)


class FiveCoffee(GuildCard):
    """Five coffee (mocha.guild.17)."""

    number = 17

    def play(self, state: State, chance: Chance, events: Events) -> None:
        gain_coffee(state, 5, "guild", events)


class GuildCards(GuildCard):
    """A coffee and two guild cards (mocha.guild.18)."""

    number = 18

    def play(self, state: State, chance: Chance, events: Events) -> None:
        gain_coffee(state, 1, "guild", events)
        for _ in range(2):
            draw_guild(state, "guild", chance, events)


class TavernTwice(GuildCard):
    """One or two actions of the Tavern for one coffee less in all (mocha.guild.19, ruling.guild-19)."""

    number = 19

    def obstacle(self, state: State) -> Refusal | None:
        state.frames.append(("tavern", 1))
        found: list[Action] = []
        for choice in tavern.PLACE.choices:
            choice.legal(state, found)
        state.frames.pop()
        return None if found else Refusal("mocha.guild.19", "no-tavern-action", {})

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("tavern", 1))


class HalfPrice(GuildCard):
    """The next ruby of the Coffee House for half its price, rounded up (mocha.guild.20)."""

    number = 20

    def obstacle(self, state: State) -> Refusal | None:
        if not state.mocha.coffeehouse:
            return effects.sold_out(state, 20)
        price = self.price(state)
        return None if state.mocha.coffee[state.seat] >= price else coffee_short(state, self.rule, price)

    def price(self, state: State) -> int:
        """Return what the next ruby costs with this card."""
        return (price_of_ruby(state) + 1) // 2

    def play(self, state: State, chance: Chance, events: Events) -> None:
        pay_coffee(state, self.price(state), "guild", events)
        take_ruby(state, events)


CARDS: dict[int, GuildCard] = {
    card.number: card
    for card in (
        Extension(),
        Fill(2, RED),
        Fill(3, GREEN),
        Fill(4, YELLOW),
        LiraAndGoods(),
        BonusCards(),
        ToTheFountain(),
        BlackMarket(),
        TeaHouse(),
        Trade(10, (1, 1, 1, 0), 15),
        Trade(11, (1, 1, 0, 1), 20),
        AnyPlace(),
        PalaceForSix(),
        MosqueTile(14, 0),
        MosqueTile(15, 1),
        DealerForFifteen(),
        FiveCoffee(),
        GuildCards(),
        TavernTwice(),
        HalfPrice(),
    )
}
