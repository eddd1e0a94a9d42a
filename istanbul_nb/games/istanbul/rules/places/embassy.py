"""21 Embassy: two letters."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance
from istanbul_nb.games.istanbul.rules.modules.letters.effects import draw_letter
from istanbul_nb.games.istanbul.rules.ruleset import Always, Place
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "letters.place.embassy"
EMBASSY = 21
LETTERS = 2


class Accept(Always):
    """Take two letters."""

    verb = "accept"
    action = Action("accept")
    rule = RULE

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, EMBASSY, events)
        for _ in range(LETTERS):
            draw_letter(state, "embassy", chance, events)


PLACE = Place(EMBASSY, "embassy", RULE, [Accept()])
