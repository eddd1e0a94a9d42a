"""8 Black Market: a common good, and jewelry for a good roll."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance
from istanbul_nb.games.istanbul.rules.board import BLACK_MARKET
from istanbul_nb.games.istanbul.rules.effects import gain_good
from istanbul_nb.games.istanbul.rules.goods import BLUE
from istanbul_nb.games.istanbul.rules.ruleset import Always, Place
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.tiles import roll_for
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "ist.place.blackmarket"
ROLL = Action("roll")


class Roll(Always):
    """Roll first: the good is asked for afterwards (ruling.blackmarket)."""

    verb = "roll"
    action = ROLL
    rule = RULE

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, BLACK_MARKET, events)
        roll_for(state, "blackmarket", 0, chance, events)


def jewelry(total: int) -> int:
    """Return how many blue goods a roll brings."""
    return 0 if total < 7 else (total - 5) // 2


def settle(state: State, call: int, one: int, two: int, events: Events) -> None:
    """Count the roll: jewelry now, then one good of three."""
    if one + two >= 7:
        gain_good(state, BLUE, jewelry(one + two), "blackmarket", events)
    state.frames.append(("pick",))


PLACE = Place(BLACK_MARKET, "blackmarket", RULE, [Roll()])
