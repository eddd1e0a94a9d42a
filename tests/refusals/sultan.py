"""When the reasons of Sultan are true, said without the code that gives them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.games.sultan.rules import State

Facts = Mapping[str, Any]
Oracle = Callable[[State, Action, Facts], bool]
STONES = "WRYGB"

TRUE: dict[str, Oracle] = {
    "game-over": lambda state, action, facts: state.decision == "over",
    "draw-first": lambda state, action, facts: state.decision == "offer",
    "lay-first": lambda state, action, facts: state.decision == "lay",
    "laid-already": lambda state, action, facts: state.decision == "bid",
    "must-bid": lambda state, action, facts: facts["cards"] == (2 if state.rules.players == 2 else 1),
    "stone-unknown": lambda state, action, facts: facts["stone"] not in list(STONES),
    "not-drawn": lambda state, action, facts: STONES.index(facts["stone"]) not in state.drawn,
    "no-such-cushion": lambda state, action, facts: not 1 <= facts["cushion"] <= (2 if state.rules.players == 3 else 3),
    "no-such-card": lambda state, action, facts: not 1 <= facts["card"] <= (12 if state.rules.players == 2 else 15),
    "not-in-hand": lambda state, action, facts: facts["card"] not in state.hands[state.seat],
    "same-cushion": lambda state, action, facts: state.rules.players == 2,
}
