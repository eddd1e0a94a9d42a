"""The double turn: letters with three seals at the end of a turn bring another one (letters.double)."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event
from istanbul_nb.games.istanbul.modules.letters.effects import ask_for_seals, seals
from istanbul_nb.games.istanbul.rules import Always
from istanbul_nb.games.istanbul.state import Events, State
from istanbul_nb.games.istanbul.turn import next_turn, start_turn

RULE = "letters.double"
PRICE = 3


def offer(state: State, events: Events) -> bool:
    """Once a round, whoever has the seals is asked (ruling.double)."""
    if state.letters.doubled[state.turn] == state.round or seals(state, state.turn) < PRICE:
        return False
    state.seat = state.turn
    state.spot = 0
    state.frames = [("double",)]
    return True


class TakeAnother(Always):
    """Pay for another turn."""

    verb = "double"
    action = Action("double")
    rule = RULE

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
    """The letters are paid."""
    state.letters.doubled[state.turn] = state.round
    events.append(Event("another-turn", state.turn))
    start_turn(state, state.turn, events)
