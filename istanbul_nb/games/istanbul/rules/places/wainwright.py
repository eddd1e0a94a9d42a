"""1 Wainwright: extensions for the cart, and a ruby with the third."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules.board import WAINWRIGHT
from istanbul_nb.games.istanbul.rules.effects import gain_ruby, pay_lira
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Place, Prospect
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action, lira_short

RULE = "ist.place.wainwright"
MOST = 3
EXTEND = Action("extend")


def payable(state: State) -> bool:
    """Tell whether the cart can be extended for lira."""
    return state.extensions[state.seat] < MOST and state.lira[state.seat] >= state.rules.extension_price


def obstacle(state: State) -> Refusal:
    """Return why it cannot."""
    if state.extensions[state.seat] == MOST:
        return Refusal(RULE, "cart-complete", {})
    return lira_short(state, RULE, state.rules.extension_price)


def extend(state: State, events: Events) -> None:
    """Pay for an extension and take it."""
    pay_lira(state, state.rules.extension_price, "wainwright", events)
    gain_extension(state, events)


class Extend(Choice):
    """Pay for an extension."""

    verb = "extend"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        if payable(state):
            out.append(EXTEND)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, WAINWRIGHT, events)
        extend(state, events)

    def prospects(self, state: State) -> list[Prospect]:
        price, seat = state.rules.extension_price, state.seat
        if state.extensions[seat] == MOST:
            return [{"what": "extend", "lacks": "gone"}]
        if not payable(state):
            return [{"what": "extend", "lacks": "short", "price": price, "lira": state.lira[seat]}]
        return [{"what": "extend", "price": price}]

    def explain(self, state: State, action: Action) -> Refusal:
        if action.args:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        return obstacle(state)


def gain_extension(state: State, events: Events) -> None:
    """Add an extension; the third one brings a ruby, however it came (ruling.third-extension)."""
    seat = state.seat
    state.extensions_left -= 1
    state.extensions[seat] += 1
    events.append(Event("extension", seat, {"extensions": state.extensions[seat]}))
    if state.extensions[seat] == MOST and state.wainwright:
        state.wainwright -= 1
        gain_ruby(state, "wainwright", events)


PLACE = Place(WAINWRIGHT, "wainwright", RULE, [Extend()], pays_lira=True)
