"""The courier: paid first, a letter then, and he moves where two dice say."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Refusal
from istanbul_nb.games.istanbul.rules.effects import pay_lira
from istanbul_nb.games.istanbul.rules.figures import PAY_LIRA, PRICE, leave_by_dice, not_paid
from istanbul_nb.games.istanbul.rules.modules.letters.effects import (
    can_draw_letter,
    draw_letter,
    drop_letter,
    letter_actions,
)
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Figure
from istanbul_nb.games.istanbul.rules.state import Events, State

RULE = "letters.meet.courier"


class Courier(Figure):
    """A letter for 2 lira or a letter."""

    name = "courier"
    rule = RULE

    def available(self, state: State) -> bool:
        seat, letters = state.seat, state.letters
        if not can_draw_letter(state):
            return False
        pays = letters.open[seat] or letters.delivered[seat] or state.lira[seat] >= PRICE
        return bool(pays or state.rules.serves_free(state))

    def unavailable(self, state: State) -> Refusal:
        if not can_draw_letter(state):
            return Refusal("ruling.piles", "no-letter", {})
        return Refusal(self.rule, "figure-has-nothing", {"figure": self.name})

    def serve(self, state: State, chance: Chance, events: Events) -> None:
        if state.rules.serves_free(state):
            hand_over(state, chance, events)
        else:
            state.frames.append(("courier",))


def hand_over(state: State, chance: Chance, events: Events) -> None:
    """Give the letter, and let the courier go."""
    draw_letter(state, "courier", chance, events)
    leave_by_dice(state, state.rules.figure_index["courier"], chance, events)


class PayCourier(Choice):
    """Pay him 2 lira."""

    verb = "pay"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        if state.lira[state.seat] >= PRICE:
            out.append(PAY_LIRA)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        pay_lira(state, PRICE, "courier", events)
        hand_over(state, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        return not_paid(state, action, self.rule)


class GiveLetter(Choice):
    """Pay him with a letter, delivered or not."""

    verb = "seal"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(letter_actions(state))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        drop_letter(state, int(action.args[0]), len(action.args) == 2, events)
        hand_over(state, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(self.rule, "letter-not-held", {"action": str(action)})
