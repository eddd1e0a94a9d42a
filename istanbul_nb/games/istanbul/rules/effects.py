"""What rules do to the table, each with its event: lira, goods, rubies, assistants, cards, dice."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from istanbul_nb.core import Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules.board import POLICE, places_in
from istanbul_nb.games.istanbul.rules.goods import GOODS, words_of
from istanbul_nb.games.istanbul.rules.state import NEUTRAL, OWN, Events, State


def capacity(state: State, seat: int) -> int:
    """Return how many of each good a cart holds (ist.cart.capacity)."""
    return state.rules.capacity + state.extensions[seat]


def gain_lira(state: State, amount: int, source: str, events: Events) -> None:
    """Take lira from the supply."""
    seat = state.seat
    state.lira[seat] += amount
    events.append(Event("lira", seat, {"amount": amount, "source": source}))


def pay_lira(state: State, amount: int, source: str, events: Events) -> None:
    """Pay lira to the supply."""
    seat = state.seat
    state.lira[seat] -= amount
    events.append(Event("lira", seat, {"amount": -amount, "source": source}))


def gain_good(state: State, good: int, amount: int, source: str, events: Events) -> None:
    """Gain goods; what does not fit is lost (ist.cart.overflow)."""
    seat = state.seat
    goods = state.goods[seat]
    kept = min(amount, state.rules.capacity + state.extensions[seat] - goods[good])
    goods[good] += kept
    events.append(Event("good", seat, {"good": GOODS[good], "amount": kept, "lost": amount - kept, "source": source}))


def pay_goods(state: State, bundle: Sequence[int], source: str, events: Events) -> None:
    """Give up goods."""
    seat = state.seat
    goods = state.goods[seat]
    for good in range(4):
        goods[good] -= bundle[good]
    paid = (bundle[0], bundle[1], bundle[2], bundle[3])
    events.append(Event("goods-paid", seat, {"goods": " ".join(map(str, words_of(paid))), "source": source}))


def gain_ruby(state: State, source: str, events: Events) -> None:
    """Put a ruby on the cart; it counts at once, and the first player with the target brings the last round.

    Rubies are the goal of the game (ist.goal); those beyond the target count too (ruling.target).
    """
    seat = state.seat
    state.rubies[seat] += 1
    events.append(Event("ruby", seat, {"source": source, "rubies": state.rubies[seat]}))
    target = state.rules.target
    if state.rubies[seat] == target and sum(rubies >= target for rubies in state.rubies) == 1:
        events.append(Event("last-round", seat))


def refill(state: State, left: int, place: int, events: Events) -> int:
    """Return the rubies of a track once one was taken: the last one is replaced from the supply (ist.track.refill).

    With nothing left in the supply the track is sold out (ruling.refill).
    """
    if left or not state.rules.refills or not state.supply:
        return left
    state.supply -= 1
    events.append(Event("refilled", state.seat, {"place": place}))
    return 1


def sold_out(state: State, place: int) -> Refusal:
    """Refuse because no ruby is left on a track, and none comes after it."""
    return Refusal("ruling.refill" if state.rules.refills else "ruling.editions", "sold-out", {"place": place})


def fetch_assistant(state: State, place: int, source: str, events: Events) -> None:
    """Bring one of the seat's own assistants from a place to the bottom of its stack (ruling.stack)."""
    seat = state.seat
    state.out[seat] &= ~(1 << place)
    state.stack[seat] = (OWN, *state.stack[seat])
    events.append(Event("assistant-back", seat, {"place": place, "source": source}))


def take_neutral(state: State, place: int) -> None:
    """Take a neutral assistant lying at a place under the merchant (variant.neutral)."""
    loose = list(state.loose)
    loose.remove(place)
    state.loose = tuple(loose)
    state.stack[state.seat] = (NEUTRAL, *state.stack[state.seat])


def leave_bottom(state: State, place: int) -> bool:
    """Leave the bottom assistant of the stack at a place. Whether it was a neutral one."""
    seat = state.seat
    bottom, *rest = state.stack[seat]
    state.stack[seat] = tuple(rest)
    if bottom == OWN:
        state.out[seat] |= 1 << place
        return False
    loose = list(state.loose)
    insort(loose, place)
    state.loose = tuple(loose)
    return True


def assistants_out(state: State, seat: int) -> tuple[int, ...]:
    """Return the places where the seat's own assistants lie."""
    return places_in(state.out[seat])


def can_draw(state: State) -> bool:
    """Tell whether there is any card to draw, from the deck or by shuffling the discard pile."""
    return bool(state.discard) or any(state.deck)


def draw_card(state: State, source: str, chance: Chance, events: Events) -> None:
    """Draw from the face-down deck into the hand; nothing if both piles are empty (ist.cards.deck)."""
    seat = state.seat
    deck = state.deck
    if not any(deck):
        if not state.discard:
            events.append(Event("no-card", seat, {"source": source}))
            return
        reshuffle(state, events)
    kind = chance.pick(state.rules.card_names, deck)
    deck[kind] -= 1
    add_to_hand(state, kind)
    card = state.rules.card_names[kind]
    events.append(Event("card-drawn", seat, {"source": source}, {"card": card}, True))
    if state.discard and not any(deck):
        reshuffle(state, events)


def reshuffle(state: State, events: Events) -> None:
    """Make the discard pile the deck (ruling.deck)."""
    for kind in state.discard:
        state.deck[kind] += 1
    state.discard = ()
    events.append(Event("reshuffled", state.seat))


def add_to_hand(state: State, kind: int) -> None:
    """Add a card to the hand, which is kept in order and has no limit (ist.cards.hand)."""
    state.hands[state.seat] = tuple(sorted((*state.hands[state.seat], kind)))


def lay_down(state: State, kind: int) -> None:
    """Lay a card from the hand on top of the discard pile (ist.cards.discard)."""
    hand = state.hands[state.seat]
    spot = hand.index(kind)
    state.hands[state.seat] = hand[:spot] + hand[spot + 1 :]
    state.discard = (*state.discard, kind)


def roll(state: State, purpose: str, chance: Chance, events: Events) -> tuple[int, int]:
    """Roll two dice."""
    one, two = chance.die(), chance.die()
    events.append(Event("rolled", state.seat, {"dice": [one, two], "purpose": purpose}, reveals=True))
    return one, two


def send_home(state: State, owner: int, events: Events) -> None:
    """Put a family member back into the Police Station."""
    state.family[owner] = POLICE
    events.append(Event("family-home", owner))
