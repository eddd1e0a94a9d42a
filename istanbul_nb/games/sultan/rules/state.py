"""The state of a game of Sultan: plain values, quick to copy, with no rules in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from istanbul_nb.core import Action, Event
from istanbul_nb.games.sultan.rules.stones import Collection

if TYPE_CHECKING:
    from istanbul_nb.games.sultan.rules.ruleset import Rules

Events = list[Event]
Bid = tuple[int, int]  # a card, and the cushion beside which it lies, counted from 0
NONE = -1  # no stone


class Trick(NamedTuple):
    """A trick that is over, with its cards turned up."""

    round: int
    trick: int
    first: int
    returned: int
    cushions: tuple[int, ...]
    bids: tuple[Bid, ...]  # in the order laid: from the first player clockwise


class State:
    """Everything on the table. Lists are indexed by seat; what is shared with copies is never changed in place."""

    __slots__ = (
        "bag",
        "bids",
        "cushions",
        "decision",
        "decks",
        "drawn",
        "first",
        "gone",
        "hands",
        "last",
        "legal",
        "returned",
        "round",
        "rules",
        "seat",
        "stones",
        "trick",
    )

    rules: Rules  # what is in play; shared by all states of one setup

    bag: list[int]  # how many stones of each colour
    decks: list[tuple[int, ...]]  # cards not yet drawn, rising: a face-down pile has no order
    hands: list[tuple[int, ...]]  # rising
    gone: list[tuple[int, ...]]  # cards that have left the game, in the order in which they were laid
    stones: list[Collection]  # behind the screens

    round: int
    trick: int
    first: int  # the first player of the trick
    seat: int  # who decides now
    decision: str  # offer, lay, bid, or over
    drawn: tuple[int, ...]  # stones of the offer, while one must go back
    returned: int  # the stone that went back, from then to the last bid
    cushions: tuple[int, ...]  # the stones on them while cards are laid
    bids: tuple[Bid, ...]  # in the order laid: from the first player clockwise
    last: Trick | None  # the trick before, until stones are drawn again

    legal: tuple[Action, ...] | None  # worked out once a state

    def copy(self) -> State:
        """Return a separate state."""
        twin = State()
        twin.rules = self.rules
        twin.bag = self.bag[:]
        twin.decks = self.decks[:]
        twin.hands = self.hands[:]
        twin.gone = self.gone[:]
        twin.stones = self.stones[:]
        twin.round = self.round
        twin.trick = self.trick
        twin.first = self.first
        twin.seat = self.seat
        twin.decision = self.decision
        twin.drawn = self.drawn
        twin.returned = self.returned
        twin.cushions = self.cushions
        twin.bids = self.bids
        twin.last = self.last
        twin.legal = self.legal
        return twin
