"""The double turn: letters with three seals at the end of a turn bring another one (letters.double)."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.games.istanbul.rules.modules.letters.effects import ask_for_seals, seals, seals_short
from istanbul_nb.games.istanbul.rules.ruleset import Always, Choice
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State
from istanbul_nb.games.istanbul.rules.turn import next_turn, start_turn
from istanbul_nb.games.istanbul.rules.turn_choices import Pause

RULE = "letters.double"
PRICE = 3
DOUBLE = Action("double")


def offer(state: State, events: Events) -> bool:
    """Ask a player who has the seals, once a round (ruling.double)."""
    if state.letters.doubled[state.turn] == state.round or seals(state, state.turn) < PRICE:
        return False
    state.spot = 0
    state.frames = [("double",)]
    return True


class AfterTheTurn(Pause):
    """Another turn for letters?"""

    def read(self, state: State, written: Reader) -> Frame:
        if state.letters.doubled[state.turn] == state.round:
            raise written.fail("decisions-table")
        return super().read(state, written)


class TakeAnother(Choice):
    """Pay for another turn."""

    verb = "double"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        if seals(state, state.seat) >= PRICE:
            out.append(DOUBLE)

    def explain(self, state: State, action: Action) -> Refusal:
        if action.args:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        return seals_short(state, self.rule, PRICE)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        ask_for_seals(state, "double")


class NoMore(Always):
    """The turn is over."""

    verb = "end"
    action = Action("end")
    rule = RULE

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        next_turn(state, events)


def another_turn(state: State, detail: str, chance: Chance, events: Events) -> None:
    """Begin another turn when the letters are paid."""
    state.letters.doubled[state.turn] = state.round
    events.append(Event("another-turn", state.turn))
    start_turn(state, state.turn, events)
