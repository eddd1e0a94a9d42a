"""23 Auction House: a good, and then everybody bids for two bonus cards."""

from __future__ import annotations

from functools import cache

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.games.istanbul.rules.effects import draw_card, gain_good, pay_lira
from istanbul_nb.games.istanbul.rules.goods import GOOD, GOODS
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Decision, Place
from istanbul_nb.games.istanbul.rules.state import RICHEST, Events, Frame, State
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "letters.place.auction"
AUCTION_HOUSE = 23
CARDS = 2
NOBODY = -1
OPENS = tuple(Action("auction", (letter,)) for letter in GOODS)
PASS = Action("pass")


class OpenAuction(Choice):
    """Gain a good of one's choice, and open the bidding."""

    verb = "auction"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(OPENS)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, AUCTION_HOUSE, events)
        gain_good(state, GOOD[str(action.args[0])], 1, "auction", events)
        state.frames.append(("bid", state.turn, 0, NOBODY, False))
        if not state.lira[state.turn] and not state.hands[state.turn]:
            go_on(state, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(self.rule, "malformed", {"action": str(action)})


def bids(least: int, most: int) -> tuple[Action, ...]:
    """Return every bid from one number to another."""
    return _bids()[least - 1 : most]


@cache
def _bids() -> tuple[Action, ...]:
    return tuple(Action("bid", (number,)) for number in range(1, RICHEST + 1))


class Bidding(Decision):
    """A bid: whose, the highest so far, by whom, and whether it is the opener's last word."""

    def decider(self, state: State) -> int:
        return int(state.frames[-1][1])

    def read(self, state: State, written: Reader) -> Frame:
        _, bidder, highest, leader, last = written.items(5)
        players = state.rules.players
        frame = (
            self.name,
            bidder.number(0, players - 1),
            highest.number(0, RICHEST),
            leader.number(NOBODY, players - 1),
            last.flag(),
        )
        has_bid = frame[3] != NOBODY
        if has_bid != (frame[2] > 0) or (has_bid and state.lira[frame[3]] < frame[2]):
            raise highest.fail("bid")
        if frame[4] and frame[1] != state.turn:
            raise bidder.fail("bid")
        return frame


class Bid(Choice):
    """Bid more than the highest bid, and no more than one has."""

    verb = "bid"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(bids(state.frames[-1][2] + 1, state.lira[state.seat]))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        name, bidder, _, _, last = state.frames[-1]
        events.append(Event("bid", bidder, {"amount": action.args[0]}))
        state.frames[-1] = (name, bidder, action.args[0], bidder, last)
        go_on(state, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        highest, lira = state.frames[-1][2], state.lira[state.seat]
        if len(action.args) != 1 or not isinstance(action.args[0], int):
            return Refusal(self.rule, "malformed", {"action": str(action)})
        if action.args[0] <= highest:
            return Refusal(self.rule, "bid-too-low", {"highest": highest})
        return Refusal("ruling.auction", "bid-too-high", {"lira": lira})


class Pass(Choice):
    """Bid nothing; an opener who has lira must bid."""

    verb = "pass"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        if not must_open(state):
            out.append(PASS)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        events.append(Event("passed", state.seat))
        go_on(state, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action.args:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        return Refusal("ruling.auction", "must-open", {})


def must_open(state: State) -> bool:
    """Tell whether the one who opened the auction has to bid (ruling.auction)."""
    _, bidder, _, _, last = state.frames[-1]
    return bidder == state.turn and not last and state.lira[bidder] > 0


def go_on(state: State, chance: Chance, events: Events) -> None:
    """Ask the next one who can bid; after the last one the opener may raise once more."""
    name, bidder, highest, leader, last = state.frames[-1]
    opener = state.turn
    while not last:
        bidder = (bidder + 1) % state.rules.players
        last = bidder == opener
        if last and leader in (opener, NOBODY):
            break
        # Who lacks the lira need not be asked, but the opener may have a card that brings some.
        if state.lira[bidder] > highest or (last and state.hands[opener]):
            state.frames[-1] = (name, bidder, highest, leader, last)
            state.seat = bidder
            return
    knock_down(state, chance, events)


def knock_down(state: State, chance: Chance, events: Events) -> None:
    """Let the highest bidder draw and pay: the opener pays the supply, anybody else the opener."""
    _, _, highest, leader, _ = state.frames.pop()
    opener = state.turn
    if leader != NOBODY:
        state.seat = leader
        events.append(Event("auction-won", leader, {"amount": highest}))
        for _ in range(CARDS):
            draw_card(state, "auction", chance, events)
        if leader == opener:
            pay_lira(state, highest, "auction", events)
        else:
            state.lira[leader] -= highest
            state.lira[opener] += highest
            events.append(Event("toll", leader, {"to": opener, "amount": highest}))
    else:
        events.append(Event("no-bids", opener))
    state.seat = opener


PLACE = Place(AUCTION_HOUSE, "auction", RULE, [OpenAuction()])
