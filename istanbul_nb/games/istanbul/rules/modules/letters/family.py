"""The card with which the family member walks a step and acts."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Action, Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules.board import POLICE, Board
from istanbul_nb.games.istanbul.rules.outlook import prospects
from istanbul_nb.games.istanbul.rules.ruleset import Card, Choice
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.walks import barrier_between


class FamilyWalk(Card):
    """The family member walks a step and acts: the whole turn (ruling.family-card)."""

    name = "familywalk"
    rule = "letters.card.family"
    windows = ("move",)

    def playable(self, state: State) -> bool:
        return state.family[state.seat] != POLICE and bool(steps(state, state.boards[state.seat]))

    def play(self, state: State, chance: Chance, events: Events) -> None:
        state.frames[-1] = ("familywalk",)

    def explain(self, state: State) -> Refusal:
        here = state.family[state.seat]
        if here == POLICE:
            return Refusal(self.rule, "family-at-home", {})
        return Refusal("mocha.barrier", "family-shut-in", {"place": here})


def steps(state: State, board: Board) -> list[int]:
    """Return where the family member can go in one step on a board, the Police Station aside."""
    return sorted(place for place in board.neighbours[state.family[state.seat]] if place != POLICE)


class Lead(Choice):
    """Where the family member walks."""

    verb = "lead"
    rule = "letters.card.family"

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(Action("lead", (place,)) for place in steps(state, state.boards[state.seat]))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        place = action.args[0]
        state.family[state.seat] = int(place)
        events.append(Event("family-sent", state.seat, {"place": place}))
        state.spot = 0
        state.frames[-1] = ("meet",)
        state.frames.append(("errand", place))

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        return {"prospects": prospects(after, int(action.args[0]))}

    def explain(self, state: State, action: Action) -> Refusal:
        if len(action.args) == 1 and action.args[0] in steps(state, state.board):
            return barrier_between(state, action.args[0])
        return Refusal(self.rule, "family-one-step", {"place": state.family[state.seat]})
