"""9 Tea House: name a number and roll at least as much."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules.board import TEA_HOUSE
from istanbul_nb.games.istanbul.rules.effects import gain_lira
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Place
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.tiles import roll_for
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "ist.place.teahouse"
MISS = 2
CALLS = tuple(Action("call", (number,)) for number in range(3, 13))


class Call(Choice):
    """Name a number from 3 to 12."""

    verb = "call"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(CALLS)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        number = action.args[0]
        begin_action(state, TEA_HOUSE, events)
        events.append(Event("called", state.seat, {"number": number}))
        roll_for(state, "teahouse", number, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(self.rule, "call-range", {"least": 3, "most": 12})


def settle(state: State, call: int, one: int, two: int, events: Events) -> None:
    """Count the roll: the number called, or 2 lira for a miss."""
    gain_lira(state, call if one + two >= call else MISS, "teahouse", events)


PLACE = Place(TEA_HOUSE, "teahouse", RULE, [Call()])
