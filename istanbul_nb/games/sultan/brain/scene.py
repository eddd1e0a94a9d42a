"""What everybody at the table can see: all that a guess about a trick may be made from."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from istanbul_nb.games.sultan.rules.ruleset import Rules
from istanbul_nb.games.sultan.rules.state import Bid, State


class Scene(NamedTuple):
    """A moment of a game without a single hidden card; equal scenes call for equal guesses."""

    rules: Rules
    first: int
    tricks: int  # tricks of the game that are still to come, this one not counted once stones lie on the cushions
    bag: tuple[int, ...]
    stones: tuple[tuple[int, ...], ...]
    cushions: tuple[int, ...]
    laid: tuple[int, ...]  # the cushions beside which cards lie, in the order laid
    pools: tuple[tuple[int, ...], ...]  # by seat: the cards that have not been seen

    def owner(self, order: int) -> int:
        """Return who lays the card of that number in a trick, counted from 0."""
        return (self.first + order) % self.rules.players

    def beside(self) -> list[list[int]]:
        """Return the cushions of the cards of each seat."""
        found: list[list[int]] = [[] for _ in range(self.rules.players)]
        for order, cushion in enumerate(self.laid):
            found[self.owner(order)].append(cushion)
        return found


def scene_of(state: State) -> Scene:
    """Return what is open of a state. Stones that are drawn but not yet laid count as if they were in the bag."""
    rules = state.rules
    bag = state.bag
    if state.drawn:
        bag = bag[:]
        for stone in state.drawn:
            bag[stone] += 1
    return Scene(
        rules,
        state.first,
        (rules.rounds - state.round) * rules.tricks + rules.tricks - state.trick + (not state.cushions),
        tuple(bag),
        tuple(state.stones),
        state.cushions,
        tuple([cushion for _, cushion in state.bids]),
        tuple([_pool(state, seat) for seat in range(rules.players)]),
    )


def _pool(state: State, seat: int) -> tuple[int, ...]:
    """Return the cards that a seat may have laid, in hand or yet to draw, as far as others remember."""
    rules, gone = state.rules, state.gone[seat]
    if not rules.memory:
        gone = gone[len(gone) - rules.bids :] if state.last else ()
    return unseen(rules, gone)


@lru_cache(maxsize=1 << 12)
def unseen(rules: Rules, seen: tuple[int, ...]) -> tuple[int, ...]:
    """Return the cards of a seat without those seen."""
    cards = list(rules.cards)
    for card in seen:
        cards.remove(card)
    return tuple(cards)


def cards_of(state: State, seat: int) -> tuple[Bid, ...]:
    """Return the cards that a seat has laid in this trick."""
    players = state.rules.players
    return state.bids[(seat - state.first) % players :: players]


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return a hand when one of its cards is laid."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
