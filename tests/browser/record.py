"""Plans the game that a browser test plays by clicking: `python -m tests.browser.record` when the rules change."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from istanbul_nb.core import Action, Seeded
from istanbul_nb.match import Match

GAME = Path(__file__).parent / "game.match"
NAMES = ("Anna", "Boris")
SEED = 1
SAMPLES, TURNS, MOST = 100, 3, 120
IDLE = ("end", "skip", "decline")


def plan(match: Match, choices: random.Random) -> Action:
    """The first action of the best of many random futures of the deciding seat, where others just end their turns."""
    seat = match.actor
    assert seat is not None
    futures = (_future(match, seat, choices) for _ in range(SAMPLES))
    return max(futures, key=lambda future: future[0])[1]


def _future(match: Match, seat: int, choices: random.Random) -> tuple[float, Action]:
    game, state = match.game, match.game.copy(match._state)
    chance, first, turns, steps = Seeded(choices.getrandbits(50)), None, 0, 0
    while game.actor(state) is not None and turns < TURNS and steps < MOST:
        action = _choice(game.legal(state), game.actor(state) == seat, choices)
        turns += game.actor(state) == seat and action.verb == "end"
        first = first or action
        game.apply(state, action, chance)
        steps += 1
    assert first is not None
    return _worth(game.view(state, None)["seats"][seat]) - steps / 20, first


def _choice(legal: Sequence[Action], own: bool, choices: random.Random) -> Action:
    idle = [action for action in legal if action.verb == "end"]
    busy = [action for action in legal if action.verb not in IDLE]
    if not own:
        return choices.choice(idle or legal)
    return choices.choice(busy if busy and choices.random() < 0.9 else legal)


def _worth(owner: dict[str, Any]) -> float:
    things: float = 2.2 * sum(owner["goods"]) + 8 * owner["extensions"] + 10 * len(owner["tiles"])
    return things + 40 * int(owner["rubies"]) + min(int(owner["lira"]), 26)


def main() -> None:
    """Play it and keep it."""
    match, choices = Match(names=NAMES, seed=SEED, layout="short"), random.Random(SEED)
    while not match.over:
        match.do(plan(match, choices))
    match.save(GAME)
    print(len(match.steps), "steps,", len({step.action.verb for step in match.steps}), "kinds of actions")


if __name__ == "__main__":
    main()
