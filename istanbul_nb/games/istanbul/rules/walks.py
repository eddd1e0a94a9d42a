"""The walks of merchants, and what stops a walk: the distance or the barrier."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Action, Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules.board import Board, routes, shortest_route
from istanbul_nb.games.istanbul.rules.outlook import arrival
from istanbul_nb.games.istanbul.rules.ruleset import Choice
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import arrive


class Move(Choice):
    """Walk one or two steps with the whole stack; nothing happens on the way (ist.move.through)."""

    verb = "move"
    rule = "ist.move.steps"

    def walks(self, state: State, board: Board) -> tuple[Action, ...]:
        """Return the walks of the merchant on a board."""
        return board.near[state.merchant[state.seat]]

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(self.walks(state, state.boards[state.seat]))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        seat, place = state.seat, action.args[0]
        events.append(Event("moved", seat, {"from": state.merchant[seat], "to": place}))
        state.merchant[seat] = place
        arrive(state)

    def route(self, state: State, place: int) -> tuple[int, ...]:
        """Return the places that the merchant passes on his way, both ends included."""
        return shortest_route(state.boards[state.seat], state.merchant[state.seat], place)

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        way = list(self.route(before, int(action.args[0])))
        return {"route": way, "steps": len(way) - 1, **arrival(after)}

    def explain(self, state: State, action: Action) -> Refusal:
        if len(action.args) != 1:
            return Refusal("ist.board", "malformed", {"action": str(action)})
        place = action.args[0]
        if place not in state.board.neighbours:
            return Refusal("ist.board", "no-such-place", {"place": str(place)})
        if place == state.merchant[state.seat]:
            return Refusal("ist.move.no-return", "same-place", {"place": place})
        if action in self.walks(state, state.board):
            return barrier_between(state, place)
        return self.out_of_reach(state, place)

    def out_of_reach(self, state: State, place: int) -> Refusal:
        """Return why the place is no end of such a walk, whatever the barrier."""
        here = state.merchant[state.seat]
        steps = state.boards[state.seat].distance(here, place)
        return Refusal(self.rule, "too-far", {"place": place, "here": here, "steps": steps})


class MoveFar(Move):
    """Walk three or four steps, by card."""

    rule = "ist.card.far"

    def walks(self, state: State, board: Board) -> tuple[Action, ...]:
        return board.far[state.merchant[state.seat]]

    def route(self, state: State, place: int) -> tuple[int, ...]:
        """Return a walk of three or four steps: one to a near place needs a detour (ist.card.far)."""
        board, here = state.boards[state.seat], state.merchant[state.seat]
        three, four = (routes(board, here, steps) for steps in board.far.steps)
        return three[place] if place in three else four[place]


class Leap(Move):
    """Go to a place at once, whatever lies between (ruling.teleport)."""

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        return {"route": [before.merchant[before.seat], int(action.args[0])], **arrival(after)}


def barrier_between(state: State, place: int) -> Refusal:
    """Return the refusal of a walk that only the barrier stops (mocha.barrier, ruling.barrier-figures)."""
    edge = state.boards[state.seat].closed
    assert edge is not None, "only the barrier makes a difference between the boards"
    return Refusal("mocha.barrier", "barrier-between", {"place": place, "one": edge[0], "two": edge[1]})
