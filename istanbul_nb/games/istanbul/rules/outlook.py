"""What the rules say of a moment before it is decided: whoever arrives somewhere pays, meets and acts there."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN
from istanbul_nb.games.istanbul.rules.ruleset import Prospect
from istanbul_nb.games.istanbul.rules.state import State
from istanbul_nb.games.istanbul.rules.turn import figures_here, to_catch, toll_here
from istanbul_nb.games.istanbul.rules.turn_choices import Pause

OF_ASSISTANTS = ("take", "leave")


def prospects(state: State, place: int) -> list[Prospect]:
    """Return what the action of a place would bring the seat that decides now."""
    return state.rules.places[place].prospects(state)


def assistant_step(state: State) -> list[str]:
    """Return what can be done about assistants where the walk has ended."""
    found: list[Action] = []
    for choice in state.rules.decisions["arrive"].choices:
        if choice.verb in OF_ASSISTANTS:
            choice.legal(state, found)
    return [str(action) for action in found]


def arrival(state: State) -> dict[str, Any]:
    """Return what awaits the figure that has just walked: assistants, toll, meetings, the action of the place."""
    return {
        "assistants": assistant_step(state) if state.frames[-1][0] == "arrive" else [],
        "toll": no_toll() if state.spot == FOUNTAIN else toll_here(state),
        "catch": to_catch(state),
        "figures": figures_at(state, state.spot),
        "prospects": prospects(state, state.spot),
    }


def no_toll() -> dict[str, Any]:
    """Return that nobody is paid (ist.pay.fountain)."""
    return {"merchants": [], "companions": [], "neutral": 0, "amount": 0}


def figures_at(state: State, place: int) -> list[str]:
    """Return the neutral figures that stand at a place, whether they have something to give or not."""
    return [figure.name for figure, spot in zip(state.rules.figures, state.figures, strict=True) if spot == place]


class Arriving(Pause):
    """The assistant step."""

    def outlook(self, state: State) -> dict[str, Any]:
        return {"assistants": assistant_step(state)}


class Paying(Pause):
    """Phase 2."""

    def outlook(self, state: State) -> dict[str, Any]:
        return {"toll": toll_here(state)}


class Meeting(Pause):
    """Phase 4."""

    def outlook(self, state: State) -> dict[str, Any]:
        served = [state.rules.figures[index].name for index in figures_here(state)]
        return {"catch": to_catch(state), "meet": served}
