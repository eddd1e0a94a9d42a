"""What Mocha & Baksheesh does to the table, each with its event: coffee, guild cards, rubies of the tracks."""

from __future__ import annotations

from istanbul_nb.core import Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules import effects
from istanbul_nb.games.istanbul.rules.modules.mocha.part import GUILD_CARDS, coffeehouse_price
from istanbul_nb.games.istanbul.rules.state import Events, State

COFFEE_HOUSE = 20


def gain_coffee(state: State, amount: int, source: str, events: Events) -> None:
    """Take coffee from the supply; there is no limit (mocha.coffee)."""
    state.mocha.coffee[state.seat] += amount
    events.append(Event("coffee", state.seat, {"amount": amount, "source": source}))


def pay_coffee(state: State, amount: int, source: str, events: Events) -> None:
    """Pay coffee to the supply."""
    if amount:
        gain_coffee(state, -amount, source, events)


def coffee_short(state: State, rule: str, price: int) -> Refusal:
    """Refuse because there is too little coffee."""
    return Refusal(rule, "coffee-short", {"needed": price, "coffee": state.mocha.coffee[state.seat]})


def can_draw_guild(state: State) -> bool:
    """Tell whether there is any guild card to draw."""
    return bool(state.mocha.deck or state.mocha.discard)


def draw_guild(state: State, source: str, chance: Chance, events: Events) -> None:
    """Draw a guild card; an empty deck is refilled from the discard pile (ruling.guild-deck)."""
    mocha, seat = state.mocha, state.seat
    if not mocha.deck and not _reshuffle(state, events):
        events.append(Event("no-guild-card", seat, {"source": source}))
        return
    weights = [mocha.deck >> number & 1 for number in GUILD_CARDS]
    number = GUILD_CARDS[chance.pick(GUILD_CARDS, weights)]
    mocha.deck &= ~(1 << number)
    mocha.hands[seat] = tuple(sorted((*mocha.hands[seat], number)))
    events.append(Event("guild-drawn", seat, {"source": source}, {"number": number}, True))
    if not mocha.deck:
        _reshuffle(state, events)


def _reshuffle(state: State, events: Events) -> bool:
    mocha = state.mocha
    if not mocha.discard:
        return False
    mocha.deck = sum(1 << number for number in mocha.discard)
    mocha.discard = ()
    events.append(Event("guild-reshuffled", state.seat))
    return True


def lay_down_guild(state: State, number: int) -> None:
    """Remove a guild card from the hand."""
    mocha, seat = state.mocha, state.seat
    mocha.hands[seat] = tuple(held for held in mocha.hands[seat] if held != number)


def discard_guild(state: State, number: int, events: Events) -> None:
    """Discard a guild card from the hand, unused."""
    lay_down_guild(state, number)
    state.mocha.discard = (*state.mocha.discard, number)
    events.append(Event("guild-discarded", state.seat, {"number": number}))


def take_ruby(state: State, events: Events) -> None:
    """Take the next ruby of the Coffee House; its price rises for everyone, from afar too (ruling.ruby-from-afar)."""
    effects.gain_ruby(state, "coffeehouse", events)
    state.mocha.coffeehouse = effects.refill(state, state.mocha.coffeehouse - 1, COFFEE_HOUSE, events)


def price_of_ruby(state: State) -> int:
    """Return the coffee that the next ruby of the Coffee House costs; it has one."""
    price = coffeehouse_price(state)
    assert price is not None
    return price
