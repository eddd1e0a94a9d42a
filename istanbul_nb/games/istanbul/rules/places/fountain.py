"""7 Fountain: assistants come back."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from istanbul_nb.core import Action, Chance, Refusal
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN, places_in
from istanbul_nb.games.istanbul.rules.effects import assistants_out, fetch_assistant
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Place, Prospect
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "ist.place.fountain"


@lru_cache(maxsize=4096)
def gatherings(mask: int) -> tuple[Action, ...]:
    """Return every choice of one or more of the places in a mask, all of them first."""
    places = places_in(mask)
    return tuple(
        Action("gather", chosen) for number in range(len(places), 0, -1) for chosen in combinations(places, number)
    )


class Gather(Choice):
    """Bring any number of own assistants back under the merchant, wherever he is."""

    verb = "gather"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(gatherings(state.out[state.seat]))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, FOUNTAIN, events)
        for place in action.args:
            fetch_assistant(state, place, "fountain", events)

    def prospects(self, state: State) -> list[Prospect]:
        count = len(assistants_out(state, state.seat))
        return [{"what": "gather", "count": count}] if count else []

    def explain(self, state: State, action: Action) -> Refusal:
        lying = assistants_out(state, state.seat)
        for place in action.args:
            if place not in lying:
                return Refusal(self.rule, "no-assistant-there", {"place": str(place)})
        if not lying:
            return Refusal(self.rule, "no-assistant-out", {})
        return Refusal(self.rule, "malformed", {"action": str(action)})


PLACE = Place(FOUNTAIN, "fountain", RULE, [Gather()])
