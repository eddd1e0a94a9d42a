"""Somebody who plays to win, if not well: for games that look like games."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from istanbul_nb.core import Action, Seeded
from istanbul_nb.match.match import Match

# What an action is worth to somebody who looks no further; selling and filling count by what they bring.
WORTH = {
    **{"buy": 100, "deliver": 95, "tile": 80, "extend": 60, "catch": 40, "sell": 20, "collect": 14, "send": 13},
    **{"roll": 13, "call": 13, "fill": 12, "gather": 10, "draw": 4},
    **{"treat": 100, "petition": 98, "baksheesh": 96, "tavern": 30, "enrol": 18, "accept": 16, "roast": 15, "hire": 14},
    **{"browse": 12, "auction": 11, "guild": 9, "barrier": 30},
}
WHIM = 0.2  # now and then one just walks
STEPS = ("take", "leave", "pay")
LEAST = 3


def keen(match: Match, choices: random.Random) -> Action:
    """Return an action of the seat that decides: the most useful one that is near."""
    legal = list(match.legal)
    moves = [action for action in legal if action.verb == "move"]
    if moves:
        if choices.random() < WHIM:
            return choices.choice(moves)
        return max(moves, key=lambda move: (_after(match, move), choices.random()))
    best = max(legal, key=lambda action: (_worth(action), choices.random()))
    if _worth(best) > LEAST:
        return best
    going_on = [action for action in legal if action.verb not in ("end", "skip", "play")]
    return choices.choice(going_on or legal)


def _worth(action: Action) -> float:
    if action.verb in STEPS:
        return 50
    return WORTH.get(action.verb, 0) + (len(str(action)) if action.verb in ("sell", "gather") else 0)


def _after(match: Match, move: Action) -> float:
    """Return the worth of the place that a move leads to."""
    game, state = match.game, match.game.copy(match.history.state)
    game.apply(state, move, Seeded(0))
    for verb in STEPS:
        step = next((action for action in _legal(game, state) if action.verb == verb), None)
        if step is not None:
            game.apply(state, step, Seeded(0))
    if game.actor(state) != match.actor:
        return 0
    return max((_worth(action) for action in _legal(game, state)), default=0)


def _legal(game: Any, state: Any) -> Sequence[Action]:
    actions: Sequence[Action] = game.legal(state)
    return actions


def played(match: Match, steps: int, seed: int = 0) -> Match:
    """Play so many steps, or to the end."""
    choices = random.Random(seed)
    for _ in range(steps):
        if match.over:
            break
        match.do(keen(match, choices))
    return match
