"""16 Gemstone Dealer: lira for a ruby, one more each time."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Refusal
from istanbul_nb.games.istanbul.rules.board import DEALER
from istanbul_nb.games.istanbul.rules.effects import gain_ruby, pay_lira, refill, sold_out
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Place, Prospect
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action, lira_short

RULE = "ist.place.dealer"
BUY = Action("buy")


def price(state: State) -> int:
    """Return the highest uncovered price."""
    prices = state.rules.dealer_prices
    return prices[len(prices) - state.dealer]


def payable(state: State) -> bool:
    """Tell whether the next ruby can be paid for."""
    return state.dealer > 0 and state.lira[state.seat] >= price(state)


def obstacle(state: State) -> Refusal:
    """Return why it cannot."""
    if not state.dealer:
        return sold_out(state, DEALER)
    return lira_short(state, RULE, price(state))


def buy(state: State, events: Events) -> None:
    """Pay and take the next ruby of the track."""
    pay_lira(state, price(state), "dealer", events)
    take_ruby(state, events)


def take_ruby(state: State, events: Events) -> None:
    """Take the next ruby of the track; its price rises for everyone, from afar too (ruling.ruby-from-afar)."""
    gain_ruby(state, "dealer", events)
    state.dealer = refill(state, state.dealer - 1, DEALER, events)


class Buy(Choice):
    """Buy the next ruby."""

    verb = "buy"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        if payable(state):
            out.append(BUY)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, DEALER, events)
        buy(state, events)

    def prospects(self, state: State) -> list[Prospect]:
        if not state.dealer:
            return [{"what": "buy", "lacks": "gone"}]
        if not payable(state):
            return [{"what": "buy", "lacks": "short", "price": price(state), "lira": state.lira[state.seat]}]
        return [{"what": "buy", "price": price(state)}]

    def explain(self, state: State, action: Action) -> Refusal:
        if action.args:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        return obstacle(state)


PLACE = Place(DEALER, "dealer", RULE, [Buy()], pays_lira=True)
