"""5 Post Office: four spaces pay out, and one marker moves on."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event
from istanbul_nb.games.istanbul.rules.board import POST
from istanbul_nb.games.istanbul.rules.effects import gain_good, gain_lira
from istanbul_nb.games.istanbul.rules.goods import GOOD
from istanbul_nb.games.istanbul.rules.ruleset import Always, Place, Prospect
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "ist.place.post"
COLLECT = Action("collect")


class Collect(Always):
    """Take what the uncovered spaces show."""

    verb = "collect"
    action = COLLECT
    rule = RULE

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, POST, events)
        collect(state, events)

    def prospects(self, state: State) -> list[Prospect]:
        goods, lira = payments(state)
        return [{"what": "post", "goods": goods, "lira": lira}]


def uncovered(state: State) -> list[int | str]:
    """Return the four spaces that pay now: a marker that moved down uncovers the upper space, covers the lower one."""
    upper, lower = state.rules.table("post_upper"), state.rules.table("post_lower")
    return [*upper[: state.post], *lower[state.post :]]


def payments(state: State) -> tuple[list[str], int]:
    """Return what these spaces pay: goods, and lira in all."""
    spaces = uncovered(state)
    return [space for space in spaces if isinstance(space, str)], sum(s for s in spaces if isinstance(s, int))


def collect(state: State, events: Events) -> None:
    """Pay out, then move the leftmost upper marker down, or all up if none is left there."""
    goods, lira = payments(state)
    for good in goods:
        gain_good(state, GOOD[good], 1, "post", events)
    gain_lira(state, lira, "post", events)
    state.post = (state.post + 1) % (len(uncovered(state)) + 1)
    events.append(Event("mail", state.seat, {"down": state.post}))


PLACE = Place(POST, "post", RULE, [Collect()])
