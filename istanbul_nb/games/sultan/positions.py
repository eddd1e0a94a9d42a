"""Positions of Sultan: a moment of the game, who holds and has won what, what lies on the table.

The table is bare until something is laid on it: the first trick of the first round, everybody holds the lowest cards,
nobody has won a stone, and seat 0, the first player, is about to draw stones. What is not said follows from what is:
cards that are not named are as low as possible, the lowest of them gone; a last trick is made up where one must lie
open; the stones that must have been won by then are behind the screen of the last seat of which nothing is said, of
every colour; all others are in the bag.

>>> position = SultanPosition.bare({"players": 3}).trick(4, round=2).seat(0, hand=[9, 2], stones="W3 B").offered("W R")
>>> position.state.hands
[(2, 9), (9, 10), (9, 10)]
>>> position.state.stones
[(3, 0, 0, 0, 1), (0, 0, 0, 0, 0), (1, 1, 1, 1, 0)]
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle, islice, product
from typing import Any, TypeVar

from istanbul_nb.games.sultan.rules import State, Sultan
from istanbul_nb.games.sultan.rules.options import complete, rules_for
from istanbul_nb.games.sultan.rules.ruleset import Rules
from istanbul_nb.games.sultan.rules.state import NONE, Trick
from istanbul_nb.games.sultan.rules.stones import STONES
from istanbul_nb.games.sultan.rules.trick import outcome
from istanbul_nb.positions.position import Position, Table

U = TypeVar("U", bound="SultanPosition")
TRIED = 10_000  # ways to lay the cards of a trick that nothing is said about


class SultanPosition(Position[State]):
    """A table of Sultan that is laid out."""

    game = Sultan()
    pauses = ("drawn", "offered", "laid", "over")

    def seat(
        self: U,
        seat: int,
        *,
        hand: Sequence[int] | None = None,
        stones: str | None = None,
        gone: Sequence[int] | None = None,
    ) -> U:
        """Set the cards that a player holds, the stones behind his screen (`W3 B`), and cards that have left the game.

        The last card that left is named last; what is not named stays as it is.
        """
        self._check_seat(seat)
        cards = {"hand": hand, "gone": gone}
        for pile, named in cards.items():
            if named is not None:
                self._said[pile][seat] = list(named)
        if stones is not None:
            self._said["stones"][seat] = self._counts(STONES, stones)
        return self

    def trick(self: U, trick: int | None = None, *, round: int | None = None, first: int | None = None) -> U:
        """Set which trick it is, of which round, and who is its first player."""
        if first is not None:
            self._check_seat(first)
        for kind, number, most in (("trick", trick, self._rules.tricks), ("round", round, self._rules.rounds)):
            if number is not None:
                self._known(kind, number, range(1, most + 1))
        facts = {"trick": trick, "round": round, "first": first}
        self._open.update({name: value for name, value in facts.items() if value is not None})
        return self

    def in_bag(self: U, stones: str) -> U:
        """Put exactly these stones into the bag: the last seat has won the others."""
        self._said["bag"] = self._counts(STONES, stones)
        return self

    def last_trick(self: U, *, cushions: str, cards: Sequence[Sequence[int]], returned: str = STONES[0]) -> U:
        """Set the trick before, whose cards lie open until stones are drawn.

        It has its stones, its cards from its first player on, each with its cushion (`[9, 1]`), and the stone that went
        back into the bag.
        """
        back = self._stones(returned)
        self._said["last"] = {"returned": back, "cushions": self._stones(cushions), "bids": _pairs(cards)}
        return self

    # What is to be decided

    def drawn(self: U, stones: str) -> U:
        """Draw these stones: the first player is about to put one back."""
        return self._lie("lay", drawn=self._stones(stones))

    def offered(self: U, stones: str, *, returned: str | None = None) -> U:
        """Lay these stones on the cushions, with another one back in the bag: cards are about to be laid."""
        self._said["returned"] = None if returned is None else self._stones(returned)
        return self._lie("bid", cushions=self._stones(stones))

    def laid(self: U, *cards: Sequence[int]) -> U:
        """Lay cards face down, from the first player on, each with its cushion: `[9, 1]`."""
        self._open["bids"] = _pairs(cards)
        return self

    def over(self: U, is_over: bool = True) -> U:
        """End the last trick of the last round."""
        return self._lie("over" if is_over else "offer")

    # Moving things about

    def _clear(self) -> None:
        self._open["said"] = _nothing_said()

    @property
    def _open(self) -> Table:
        data = super()._open
        if "said" not in data:
            data["said"] = _all_said(data)
        return data

    @property
    def _said(self) -> Table:
        """Return what was said of cards and stones; the rest follows from it."""
        said: Table = self._open["said"]
        return said

    @property
    def _rules(self) -> Rules:
        return rules_for(complete(self._open["options"]))

    def _lie(self: U, decision: str, **stones: list[str]) -> U:
        self._open.update({"drawn": [], "cushions": [], **stones}, decision=decision)
        return self

    def _stones(self, text: str) -> list[str]:
        """Return stones one by one, in the order in which they are written: `W2 R`."""
        return [word[0] for word in text.split() for _ in range(sum(self._counts(STONES, word)))]

    def _settled(self, data: Table) -> Table:
        """Put everything where it belongs that nobody placed: cards, stones, the trick before."""
        rules, said, over = self._rules, data.pop("said"), data["decision"] == "over"
        if over:
            data.update(round=rules.rounds, trick=rules.tricks)
        tricks = rules.tricks * (data["round"] - 1) + data["trick"] - 1 + over
        self._settle_stones(data, said, tricks)
        data["returned"] = []
        if data["decision"] == "bid":
            data["returned"] = said["returned"] or [letter for letter in STONES if data["bag"][letter]][:1]
        self._settle_cards(data, said, tricks)
        data["last"] = None
        if over or (tricks and data["decision"] == "offer"):
            data["last"] = said["last"] or self._any_last(data) or self._made_up(data, said)
        return data

    def _settle_stones(self, data: Table, said: Table, tricks: int) -> None:
        """Set the stones that are won, and put all others into the bag."""
        seats = data["seats"]
        left = list(self._rules.stones)
        for seat, player in enumerate(seats):
            player["stones"] = list(said["stones"].get(seat, [0] * len(STONES)))
        for pile in (*(player["stones"] for player in seats), _counted([*data["drawn"], *data["cushions"]])):
            left = [number - gone for number, gone in zip(left, pile, strict=True)]
        won: list[int] = [0] * len(STONES)
        if said["bag"] is not None:
            won = [number - kept for number, kept in zip(left, said["bag"], strict=True)]
            owner = len(seats) - 1
        else:
            lacking = tricks * self._rules.bids - sum(sum(player["stones"]) for player in seats)
            owner = max((seat for seat in range(len(seats)) if seat not in said["stones"]), default=-1)
            won = _of_every_colour(lacking if owner >= 0 else 0, left)
        seats[owner]["stones"] = [had + more for had, more in zip(seats[owner]["stones"], won, strict=True)]
        left = [number - more for number, more in zip(left, won, strict=True)]
        for letter, number, most in zip(STONES, left, self._rules.stones, strict=True):
            if number < 0:
                raise self._fault("position-stones", letter=letter, most=most)
        data["bag"] = dict(zip(STONES, left, strict=True))

    def _settle_cards(self, data: Table, said: Table, tricks: int) -> None:
        """Set each seat's cards: the lowest of which nothing is said are gone, then in hand, then face down."""
        rules = self._rules
        for seat, player in enumerate(data["seats"]):
            laid = _laid_by(seat, data["first"], data["bids"], rules.players)
            hand, gone = said["hand"].get(seat, []), said["gone"].get(seat)
            if gone is None:
                leader = data["first"] - (data["decision"] != "over")
                gone = _laid_by(seat, leader, said["last"]["bids"], rules.players) if said["last"] else []
            rest = self._without(rules.cards, [*hand, *gone, *laid])
            earlier = self._unnamed("gone", seat, tricks * rules.bids, gone)
            held = self._unnamed("hand", seat, rules.hand * data["round"] - tricks * rules.bids - len(laid), hand)
            player["gone"] = [*rest[:earlier], *gone]
            player["hand"] = sorted([*hand, *rest[earlier : earlier + held]])
            player["deck"] = rest[earlier + held :]

    def _unnamed(self, pile: str, seat: int, number: int, named: Sequence[int]) -> int:
        """Return how many cards of a pile nothing is said about."""
        if len(named) > max(0, number):
            raise self._fault("position-cards", pile=pile, seat=seat, most=max(0, number), given=len(named))
        return max(0, number - len(named))

    def _without(self, cards: Sequence[int], named: Sequence[int]) -> list[int]:
        """Return the other cards of a seat."""
        pile = {str(card): cards.count(card) for card in cards}
        self._take("money-card", pile, [str(card) for card in named])
        return [int(card) for card, number in pile.items() for _ in range(number)]

    def _made_up(self, data: Table, said: Table) -> Table:
        """Return a trick before this one, for which cards are exchanged of which nothing is said."""
        stones, bids = [sum(player["stones"]) for player in data["seats"]], self._rules.bids
        winners = []
        for _ in range(bids):
            winners.append(max(range(len(stones)), key=lambda seat: stones[seat]))
            stones[winners[-1]] -= 1
        free = {seat: player for seat, player in enumerate(data["seats"]) if seat not in said["gone"]}
        for seat, player in free.items():
            cards = sorted(player["gone"])
            last = [cards.pop(-1 if winner == seat else 0) for winner in winners]
            player["gone"] = [*cards, *last]
        for number, winner in enumerate(winners):
            if winner in free:
                others = [player["gone"][number - bids] for player in data["seats"] if player is not free[winner]]
                _beat(free[winner], number - bids, max(others), said["hand"].get(winner, ()))
        found = self._any_last(data)
        if found is None:
            raise self._fault("position-last-trick")
        return found

    def _any_last(self, data: Table) -> Table | None:
        """Return a trick before this one that fits what was won and laid, if there is any."""
        rules, over = self._rules, data["decision"] == "over"
        leader = (data["first"] - (not over)) % rules.players
        gone = [player["gone"] for player in data["seats"]]
        cards = [
            gone[(leader + turn) % rules.players][turn // rules.players - rules.bids] for turn in range(rules.turns)
        ]
        for beside in islice(product(range(rules.cushions), repeat=rules.turns), TRIED):
            own = [beside[order :: rules.players] for order in range(rules.players)]
            if any(len(set(each)) < len(each) for each in own):
                continue
            bids = tuple(zip(cards, beside, strict=True))
            trick = Trick(1, 1, leader, NONE, (NONE,) * rules.cushions, bids)
            winners = [cushion.winner for cushion in outcome(trick, rules.players, rules.first_wins_ties)]
            stones = _stones_of([*winners, None], data)
            if stones is not None:
                *cushions, returned = stones
                written = [[card, cushion + 1] for card, cushion in bids]
                return {"returned": [returned], "cushions": cushions, "bids": written}
        return None


def _beat(player: Table, spot: int, best: int, kept: Sequence[int]) -> None:
    """Make a gone card one that beats the best of the others, if the player has one to spare."""
    for pile in (player["deck"], player["hand"]):
        better = [card for card in pile if card > best and card not in (() if pile is player["deck"] else kept)]
        if player["gone"][spot] <= best and better:
            pile[pile.index(better[0])], player["gone"][spot] = player["gone"][spot], better[0]
            pile.sort()


def _nothing_said() -> Table:
    return {"hand": {}, "gone": {}, "stones": {}, "returned": None, "bag": None, "last": None}


def _all_said(data: Table) -> Table:
    """Return everything that a table shows on which a game was played."""
    piles = {
        name: {seat: player[name] for seat, player in enumerate(data["seats"])} for name in ("hand", "gone", "stones")
    }
    return {**_nothing_said(), **piles, "returned": data["returned"] or None, "last": data["last"]}


def _pairs(cards: Sequence[Sequence[int]]) -> list[list[int]]:
    return [list(pair) for pair in cards]


def _counted(stones: Sequence[str]) -> list[int]:
    return [stones.count(letter) for letter in STONES]


def _laid_by(seat: int, first: int, bids: Sequence[Sequence[int]], players: int) -> list[int]:
    """Return the cards of a seat among those laid."""
    return [pair[0] for pair in bids[(seat - first) % players :: players] if pair]


def _of_every_colour(number: int, left: Sequence[int]) -> list[int]:
    """Return so many stones, one of each colour after the other.

    >>> _of_every_colour(7, [12, 11, 0, 9, 1])
    [2, 2, 0, 2, 1]
    """
    taken = [0] * len(left)
    for colour in cycle(range(len(left))):
        if number <= sum(taken) or all(most <= had for most, had in zip(left, taken, strict=True)):
            break
        if taken[colour] < left[colour]:
            taken[colour] += 1
    return taken


def _stones_of(owners: Sequence[int | None], data: Table) -> list[str] | None:
    """Return a stone from each owner's won ones, or from the bag for nobody; `None` if somebody has none."""
    piles: dict[int | None, Any] = {
        seat: dict(zip(STONES, player["stones"], strict=True)) for seat, player in enumerate(data["seats"])
    }
    piles[None] = dict(data["bag"])
    stones = []
    for owner in owners:
        pile = piles[owner]
        most: str = max(pile, key=lambda letter: pile[letter])
        if not pile[most]:
            return None
        pile[most] -= 1
        stones.append(most)
    return stones
