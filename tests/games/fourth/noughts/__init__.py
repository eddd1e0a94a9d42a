"""Noughts and crosses: the rules, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from istanbul_nb.core import Action, BadState, Chance, Event, Game, GameInfo, Option, Reader, Refusal, Refused, Standing
from istanbul_nb.core.game import ranked
from istanbul_nb.core.options import check_choice, chosen
from istanbul_nb.games import Kit

MARKS = tuple(Action("mark", (cell,)) for cell in range(1, 10))
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
EMPTY = -1


@dataclass
class State:
    """The nine cells, by the seat that has marked them, and the options."""

    options: dict[str, Any]
    cells: list[int] = field(default_factory=lambda: [EMPTY] * 9)

    @property
    def marked(self) -> int:
        """Return how many cells are marked."""
        return sum(cell != EMPTY for cell in self.cells)

    @property
    def winner(self) -> int | None:
        """Return the seat that has three in a row."""
        rows = [[self.cells[cell] for cell in line] for line in LINES]
        return next((row[0] for row in rows if row[0] != EMPTY and len(set(row)) == 1), None)


class Noughts(Game[State]):
    """Three in a row win (noughts.mark, noughts.win)."""

    info = GameInfo(
        id="noughts",
        title="Noughts and crosses",
        players=(2, 2),
        seats=("plum", "saffron"),
        options=(Option("players", (2,)),),
        versions={"noughts": 1},
        hides_nothing=True,
    )

    def setup(self, options: Mapping[str, Any], chance: Chance) -> State:
        choices = chosen(self.info.options, options)
        check_choice(self.info.option("players"), choices["players"])
        return State(choices)

    def actor(self, state: State) -> int | None:
        return None if state.winner is not None or state.marked == 9 else state.marked % 2

    def legal(self, state: State) -> Sequence[Action]:
        free = [mark for mark, cell in zip(MARKS, state.cells, strict=True) if cell == EMPTY]
        return () if self.actor(state) is None else free

    def explain(self, state: State, action: Action) -> Refusal | None:
        if action in self.legal(state):
            return None
        if self.actor(state) is None:
            return Refusal("noughts.win", "game-over")
        if action in MARKS:
            return Refusal("noughts.mark", "taken", {"cell": action.args[0]})
        return Refusal("noughts.mark", "malformed", {"action": str(action)})

    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        refusal = self.explain(state, action)
        if refusal is not None:
            raise Refused(refusal)
        seat, cell = state.marked % 2, int(action.args[0])
        state.cells[cell - 1] = seat
        return [Event("marked", seat, {"cell": cell})]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        actor = self.actor(state)
        return {
            "game": "noughts",
            "seat": seat,
            "turn": state.marked % 2,
            "actor": actor,
            "round": state.marked // 2 + 1,
            "decision": None if actor is None else ["mark"],
            "board": [[self.sign(state, cell) for cell in row] for row in LINES[:3]],
        }

    def sign(self, state: State, cell: int) -> str:
        """Return what a cell shows: who marked it, or its number."""
        return str(cell + 1) if state.cells[cell] == EMPTY else "XO"[state.cells[cell]]

    def standings(self, state: State) -> list[Standing]:
        return ranked(("won",), [(int(state.winner == seat),) for seat in (0, 1)])

    def copy(self, state: State) -> State:
        return State(state.options, list(state.cells))

    def encode(self, state: State) -> dict[str, Any]:
        return {"options": dict(state.options), "cells": list(state.cells)}

    def decode(self, data: Any) -> State:
        reader = Reader(data, "state")
        players = reader["options"]["players"].number(2, 2)
        state = State({"players": players}, reader["cells"].numbers(EMPTY, 1, 9))
        if state.cells.count(0) - state.cells.count(1) not in (0, 1):
            raise BadState("cells", "count", what="marks")
        return state

    def resample_hidden(self, state: State, seat: int | None, chance: Chance) -> State:
        return self.copy(state)

    def inventory(self, state: State) -> dict[str, tuple[int, ...]]:
        return {"cells": (len(state.cells),)}

    def sample_actions(self, state: State) -> Sequence[Action]:
        return (*MARKS, *map(Action.parse, ("mark", "mark 0", "mark 10", "mark x", "pass")))


KIT = Kit(rules=Noughts())
