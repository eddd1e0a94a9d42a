"""A trick: stones are offered, cards laid and turned up; and how one trick leads to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from istanbul_nb.core import Chance, Event
from istanbul_nb.games.sultan.rules.state import NONE, Bid, Events, State, Trick
from istanbul_nb.games.sultan.rules.stones import STONES

Laid = tuple[int, int]  # a seat and its card


class Cushion(NamedTuple):
    """A stone whose cards are turned up: who wins it and why, nobody if no card lies there."""

    stone: int
    cards: list[Laid]  # in the order laid
    winner: int | None
    card: int
    why: str | None


def draw_hands(state: State, chance: Chance, events: Events) -> None:
    """Draw everyone's cards for a round, before the first offer of it (sultan.round, sultan.ruling.hand).

    With two players these are eight cards, two for each of four tricks (sultan.two.round).
    """
    rules = state.rules
    for order in range(rules.players):
        seat = (state.first + order) % rules.players
        deck, hand = list(state.decks[seat]), []
        for _ in range(rules.hand):
            hand.append(deck.pop(chance.pick(deck, [1] * len(deck))))
        hand.sort()
        state.decks[seat], state.hands[seat] = tuple(deck), tuple(hand)
        events.append(Event("hand", seat, {"cards": len(hand)}, {"drawn": hand}, reveals=True))


def draw_stones(state: State, chance: Chance, events: Events) -> None:
    """Draw one stone more than there are cushions, in the open, for the first player (sultan.offer)."""
    bag, drawn = state.bag, []
    for _ in range(state.rules.cushions + 1):
        stone = chance.pick(STONES, bag)
        bag[stone] -= 1
        drawn.append(stone)
    state.drawn = tuple(drawn)
    state.last = None
    state.decision = "lay"
    facts = {"stones": [STONES[stone] for stone in drawn]}
    fleeting = not state.rules.memory
    events.append(Event("drawn", state.seat, facts, reveals=True, fleeting=fleeting, clears=fleeting))


def lay_stones(state: State, returned: int, events: Events) -> None:
    """Put one stone back into the bag, and the others on the cushions as they were drawn (sultan.offer)."""
    stones = list(state.drawn)
    stones.remove(returned)
    state.bag[returned] += 1
    state.returned = returned
    state.drawn, state.cushions = (), tuple(stones)
    state.decision = "bid"
    facts = {"stones": [STONES[stone] for stone in stones], "returned": STONES[returned]}
    events.append(Event("laid", state.seat, facts, fleeting=not state.rules.memory))


def lay_card(state: State, card: int, cushion: int, chance: Chance, events: Events) -> None:
    """Lay a card face down beside a cushion; after the last one all are turned up (sultan.bid).

    One after the other lays a card; with two players it goes round twice (sultan.ruling.alternate).
    """
    seat = state.seat
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands[seat] = hand[:at] + hand[at + 1 :]
    state.bids = (*state.bids, (card, cushion))
    events.append(Event("bid", seat, {"cushion": cushion + 1}, {"card": card}, fleeting=not state.rules.memory))
    if len(state.bids) < state.rules.turns:
        state.seat = (seat + 1) % state.rules.players
    else:
        turn_up(state, events)
        pass_on(state, chance, events)


def turn_up(state: State, events: Events) -> None:
    """Give stones to the winning cards or back to the bag; the cards leave the game (sultan.none, sultan.discard).

    Who wins what is seen as it happens; to keep it in mind is the players' own affair (sultan.secret).
    """
    first, players, fleeting = state.first, state.rules.players, not state.rules.memory
    state.last = Trick(state.round, state.trick, first, state.returned, state.cushions, state.bids)
    for number, cushion in enumerate(outcome(state.last, players, state.rules.first_wins_ties), 1):
        stone = STONES[cushion.stone]
        if cushion.winner is None:
            state.bag[cushion.stone] += 1
            events.append(Event("unclaimed", first, {"cushion": number, "stone": stone}, fleeting=fleeting))
        else:
            collection = list(state.stones[cushion.winner])
            collection[cushion.stone] += 1
            state.stones[cushion.winner] = tuple(collection)
            cards = [list(laid) for laid in cushion.cards]
            facts = {"cushion": number, "stone": stone, "card": cushion.card, "why": cushion.why, "cards": cards}
            events.append(Event("won", cushion.winner, facts, reveals=True, fleeting=fleeting))
    for order, (card, _) in enumerate(state.bids):
        state.gone[(first + order) % players] += (card,)
    state.cushions, state.bids, state.returned = (), (), NONE


def outcome(trick: Trick, players: int, first_wins_ties: bool) -> Iterator[Cushion]:
    """Yield each stone of a trick with its cards, and who wins it."""
    beside = cards_beside(trick.first, players, len(trick.cushions), trick.bids)
    for stone, cards in zip(trick.cushions, beside, strict=True):
        if not cards:
            yield Cushion(stone, cards, None, 0, None)
        else:
            yield Cushion(stone, cards, *winner_of(cards, trick.first if first_wins_ties else None))


def cards_beside(first: int, players: int, cushions: int, bids: Sequence[Bid]) -> list[list[Laid]]:
    """Return the cards beside each cushion with their owners, in the order laid."""
    beside: list[list[Laid]] = [[] for _ in range(cushions)]
    for order, (card, cushion) in enumerate(bids):
        beside[cushion].append(((first + order) % players, card))
    return beside


def winner_of(cards: Sequence[Laid], first: int | None) -> tuple[int, int, str]:
    """Return who wins, with which card and why (sultan.win, sultan.tie, sultan.two.tie).

    It is the only card, the highest, or of equal ones the one laid earlier, with two players the first player's.

    >>> winner_of([(0, 8), (1, 9)], None), winner_of([(2, 12), (0, 12)], None), winner_of([(1, 12), (0, 12)], 0)
    ((1, 9, 'highest'), (2, 12, 'earlier'), (0, 12, 'first'))
    """
    seat, best = cards[0]
    if len(cards) == 1:
        return seat, best, "only"
    why = "highest"
    for other, card in cards[1:]:
        if card > best:
            seat, best, why = other, card, "highest"
        elif card == best:
            seat, why = (seat, "earlier") if first is None else (first, "first")
    return seat, best, why


def pass_on(state: State, chance: Chance, events: Events) -> None:
    """Make the next player to the left first player of the next trick, also across rounds (sultan.pass).

    So with two players the first player changes with every trick (sultan.two.pass). What ends with the last card of the
    hands is the round, not a trick (sultan.ruling.words).
    """
    rules = state.rules
    if state.trick == rules.tricks and state.round == rules.rounds:
        state.decision = "over"
        state.seat = state.first
        events.append(Event("game-over", state.first))
        return
    state.first = state.seat = (state.first + 1) % rules.players
    state.decision = "offer"
    if state.trick < rules.tricks:
        state.trick += 1
    else:
        state.round, state.trick = state.round + 1, 1
        events.append(Event("round", state.first, {"round": state.round}))
        draw_hands(state, chance, events)
    events.append(Event("trick", state.first, {"round": state.round, "trick": state.trick}))
