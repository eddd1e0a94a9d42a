"""18 Guild Hall: a coffee, two guild cards, and one is discarded."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Refusal
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import discard_guild, draw_guild, gain_coffee
from istanbul_nb.games.istanbul.rules.modules.mocha.part import GUILD_CARDS
from istanbul_nb.games.istanbul.rules.ruleset import Always, Choice, Place
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "mocha.place.guildhall"
GUILD_HALL = 18
CARDS = 2
DROPS = tuple(Action("drop", (number,)) for number in GUILD_CARDS)


class Enrol(Always):
    """Take a coffee and two guild cards."""

    verb = "enrol"
    action = Action("enrol")
    rule = RULE

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, GUILD_HALL, events)
        gain_coffee(state, 1, "guildhall", events)
        for _ in range(CARDS):
            draw_guild(state, "guildhall", chance, events)
        if state.mocha.hands[state.seat]:
            state.frames.append(("drop",))


class Drop(Choice):
    """Discard one guild card from hand, a new or an old one (ruling.guild-hall)."""

    verb = "drop"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(DROPS[number - 1] for number in state.mocha.hands[state.seat])

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        discard_guild(state, int(action.args[0]), events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action in DROPS:
            return Refusal(self.rule, "guild-not-held", {"number": action.args[0]})
        return Refusal(self.rule, "malformed", {"action": str(action)})


PLACE = Place(GUILD_HALL, "guildhall", RULE, [Enrol()])
