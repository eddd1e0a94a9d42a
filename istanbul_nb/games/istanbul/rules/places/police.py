"""12 Police Station: the player's family member is set free and acts somewhere else."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Action, Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules.board import POLICE
from istanbul_nb.games.istanbul.rules.outlook import prospects
from istanbul_nb.games.istanbul.rules.ruleset import Always, Choice, Place
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "ist.place.police"
DECLINE = Action("decline")


class Send(Choice):
    """Send the family member to any other place; it meets nobody there."""

    verb = "send"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        if state.family[state.seat] == POLICE:
            out.extend(state.board.sends)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        place = action.args[0]
        begin_action(state, POLICE, events)
        state.family[state.seat] = place
        events.append(Event("family-sent", state.seat, {"place": place}))
        state.frames.append(("errand", place))

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        return {"prospects": prospects(after, int(action.args[0]))}

    def explain(self, state: State, action: Action) -> Refusal:
        if len(action.args) != 1:
            return Refusal("ist.board", "malformed", {"action": str(action)})
        place = action.args[0]
        if place not in state.board.neighbours:
            return Refusal("ist.board", "no-such-place", {"place": str(place)})
        if state.family[state.seat] != POLICE:
            return Refusal(self.rule, "family-away", {"place": state.family[state.seat]})
        return Refusal("ruling.police", "send-elsewhere", {})


class Decline(Always):
    """The family member was sent only to be there (ruling.police)."""

    verb = "decline"
    action = DECLINE
    rule = "ruling.police"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        place = state.frames.pop()[1]
        events.append(Event("declined", state.seat, {"place": place}))


PLACE = Place(POLICE, "police", RULE, [Send()])
