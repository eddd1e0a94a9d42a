"""20 Coffee House: coffee for a ruby, one more each time."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Refusal
from istanbul_nb.games.istanbul.rules.effects import sold_out
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import (
    COFFEE_HOUSE,
    coffee_short,
    pay_coffee,
    price_of_ruby,
    take_ruby,
)
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Place
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "mocha.place.coffeehouse"
TREAT = Action("treat")


def payable(state: State) -> bool:
    """Tell whether the next ruby can be paid for."""
    return state.mocha.coffeehouse > 0 and state.mocha.coffee[state.seat] >= price_of_ruby(state)


def obstacle(state: State) -> Refusal:
    """Return why it cannot."""
    if not state.mocha.coffeehouse:
        return sold_out(state, COFFEE_HOUSE)
    return coffee_short(state, RULE, price_of_ruby(state))


def treat(state: State, events: Events) -> None:
    """Pay and take the next ruby."""
    pay_coffee(state, price_of_ruby(state), "coffeehouse", events)
    take_ruby(state, events)


class Treat(Choice):
    """Pay coffee for the next ruby."""

    verb = "treat"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        if payable(state):
            out.append(TREAT)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, COFFEE_HOUSE, events)
        treat(state, events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action.args:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        return obstacle(state)


PLACE = Place(COFFEE_HOUSE, "coffeehouse", RULE, [Treat()])
