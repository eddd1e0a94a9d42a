"""Governor and smuggler: each gives first, is paid then, and moves where two dice say."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules.cards import Gain
from istanbul_nb.games.istanbul.rules.effects import can_draw, draw_card, pay_goods, pay_lira, roll
from istanbul_nb.games.istanbul.rules.goods import GOOD, GOODS, ONE
from istanbul_nb.games.istanbul.rules.places.caravansary import Discard, discard
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Figure
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import lira_short

PRICE = 2
GOVERNOR, SMUGGLER = 0, 1
PAY, PAY_LIRA = Action("pay"), Action("pay", ("lira",))
PAY_GOOD = tuple(Action("pay", (letter,)) for letter in GOODS)


def leave_by_dice(state: State, index: int, chance: Chance, events: Events) -> None:
    """Move a figure whose service was used (ist.meet.roll)."""
    figure = state.rules.figures[index].name
    state.figures[index] = sum(roll(state, figure, chance, events))
    events.append(Event("figure-moved", state.seat, {"figure": figure, "to": state.figures[index]}))


class Governor(Figure):
    """A bonus card for 2 lira or a card."""

    name = "governor"
    rule = "ist.meet.governor"

    def available(self, state: State) -> bool:
        return can_draw(state)

    def serve(self, state: State, chance: Chance, events: Events) -> None:
        draw_card(state, self.name, chance, events)
        if state.rules.serves_free(state):
            leave_by_dice(state, GOVERNOR, chance, events)
        else:
            state.frames.append(("governor",))


class Smuggler(Figure):
    """A good for 2 lira or a good."""

    name = "smuggler"
    rule = "ist.meet.smuggler"

    def serve(self, state: State, chance: Chance, events: Events) -> None:
        state.frames.append(("smuggler",))


class PayFigure(Choice):
    """Pay a figure its 2 lira."""

    verb = "pay"

    def __init__(self, index: int, rule: str) -> None:
        self.index = index
        self.rule = rule

    def legal(self, state: State, out: list[Action]) -> None:
        if state.lira[state.seat] >= PRICE:
            out.append(PAY_LIRA)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        pay_lira(state, PRICE, state.rules.figures[self.index].name, events)
        leave_by_dice(state, self.index, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        return not_paid(state, action, self.rule)


def not_paid(state: State, action: Action, rule: str) -> Refusal:
    """Return why a figure is not paid with lira; `pay` alone means these lira."""
    if action in (PAY_LIRA, PAY) and state.lira[state.seat] < PRICE:
        return lira_short(state, rule, PRICE)
    return Refusal(rule, "malformed", {"action": str(action)})


class PaySmuggler(PayFigure):
    """Pay the smuggler 2 lira or any good, the new one too."""

    def legal(self, state: State, out: list[Action]) -> None:
        super().legal(state, out)
        goods = state.goods[state.seat]
        for good in range(4):
            if goods[good]:
                out.append(PAY_GOOD[good])

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        if action == PAY_LIRA:
            super().apply(state, action, chance, events)
            return
        state.frames.pop()
        pay_goods(state, ONE[GOOD[action.args[0]]], "smuggler", events)
        leave_by_dice(state, self.index, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action in PAY_GOOD:
            return Refusal(self.rule, "goods-short", {"goods": action.args[0]})
        return super().explain(state, action)


class DiscardToGovernor(Discard):
    """Pay the governor with a card, the new one too."""

    rule = "ist.meet.governor"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        discard(state, action, events)
        leave_by_dice(state, GOVERNOR, chance, events)


class GainFromSmuggler(Gain):
    """The smuggler's good; one that does not fit may be taken too (ruling.smuggler-full)."""

    source = "smuggler"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        super().apply(state, action, chance, events)
        if state.rules.serves_free(state):
            leave_by_dice(state, SMUGGLER, chance, events)
        else:
            state.frames.append(("bribe",))
