"""25 Catacombs: a good or a coffee, and the figure that acted comes out somewhere else."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.games.istanbul.rules.effects import gain_good
from istanbul_nb.games.istanbul.rules.goods import GOOD, GOODS
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Decision, Place
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State
from istanbul_nb.games.istanbul.rules.turn import begin_action, who_acts

RULE = "letters.place.catacombs"
CATACOMBS = 25
FIGURES = ("family", "merchant", "companion")
DESCENTS = tuple(Action("descend", (letter,)) for letter in f"{GOODS}C")


class Descend(Choice):
    """Gain a good or a coffee and go on underground."""

    verb = "descend"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(DESCENTS)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        actor = who_acts(state)
        begin_action(state, CATACOMBS, events)
        if action.args[0] == "C":
            state.rules.gain_coffee(state, 1, "catacombs", events)
        else:
            gain_good(state, GOOD[str(action.args[0])], 1, "catacombs", events)
        state.frames.append(("emerge", "merchant" if actor == "guild" else actor))

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(self.rule, "malformed", {"action": str(action)})


def standing(state: State, figure: str) -> int:
    """Return where a figure of the seat is."""
    seat = state.seat
    return {"family": state.family, "merchant": state.merchant, "companion": state.letters.companion}[figure][seat]


class Emerge(Choice):
    """Where the figure comes out: any other place, whatever the barrier (ruling.teleport).

    It belongs to the action, and nobody is met there (ruling.catacombs).
    """

    verb = "emerge"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        here = standing(state, state.frames[-1][1])
        out.extend(Action("emerge", (place,)) for place in state.rules.numbers if place != here)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        figure = state.frames.pop()[1]
        seat, place = state.seat, int(action.args[0])
        events.append(Event("emerged", seat, {"figure": figure, "from": standing(state, figure), "to": place}))
        {"family": state.family, "merchant": state.merchant, "companion": state.letters.companion}[figure][seat] = place
        if figure == state.walker:
            state.spot = 0

    def explain(self, state: State, action: Action) -> Refusal:
        if len(action.args) != 1:
            return Refusal("ist.board", "malformed", {"action": str(action)})
        if action.args[0] not in state.rules.places:
            return Refusal("ist.board", "no-such-place", {"place": str(action.args[0])})
        return Refusal("ruling.catacombs", "emerge-elsewhere", {})


class Below(Decision):
    """Which figure is underground."""

    def read(self, state: State, written: Reader) -> Frame:
        _, figure = written.items(2)
        if figure.value not in FIGURES or standing(state, figure.value) < 1:
            raise figure.fail("not-one-of", choices=", ".join(FIGURES))
        return (self.name, figure.value)


PLACE = Place(CATACOMBS, "catacombs", RULE, [Descend()])
