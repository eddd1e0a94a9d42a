"""The coffee trader: paid first, a coffee then, and he moves where two dice say."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Refusal
from istanbul_nb.games.istanbul.rules.effects import pay_goods, pay_lira
from istanbul_nb.games.istanbul.rules.figures import PAY_GOOD, PAY_LIRA, PRICE, leave_by_dice, not_paid
from istanbul_nb.games.istanbul.rules.goods import GOOD, ONE
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import gain_coffee
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Figure
from istanbul_nb.games.istanbul.rules.state import Events, State

RULE = "mocha.meet.trader"


class Trader(Figure):
    """A coffee for 2 lira or a good."""

    name = "trader"
    rule = RULE

    def available(self, state: State) -> bool:
        seat = state.seat
        return state.rules.serves_free(state) or state.lira[seat] >= PRICE or any(state.goods[seat])

    def unavailable(self, state: State) -> Refusal:
        return Refusal(self.rule, "figure-has-nothing", {"figure": self.name})

    def serve(self, state: State, chance: Chance, events: Events) -> None:
        if state.rules.serves_free(state):
            sell(state, chance, events)
        else:
            state.frames.append(("trader",))


def sell(state: State, chance: Chance, events: Events) -> None:
    """Give the coffee, and let the trader go."""
    gain_coffee(state, 1, "trader", events)
    leave_by_dice(state, state.rules.figure_index["trader"], chance, events)


class PayTrader(Choice):
    """Pay him 2 lira or a good."""

    verb = "pay"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        if state.lira[state.seat] >= PRICE:
            out.append(PAY_LIRA)
        goods = state.goods[state.seat]
        out.extend(PAY_GOOD[good] for good in range(4) if goods[good])

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        if action == PAY_LIRA:
            pay_lira(state, PRICE, "trader", events)
        else:
            pay_goods(state, ONE[GOOD[str(action.args[0])]], "trader", events)
        sell(state, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action in PAY_GOOD:
            return Refusal(self.rule, "goods-short", {"goods": action.args[0]})
        return not_paid(state, action, self.rule)
