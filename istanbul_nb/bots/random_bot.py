"""The simplest opponent."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.bots.rng import bot_rng
from istanbul_nb.core import Action, Clock

QUITTING = ("end", "skip", "decline", "done")


class RandomBot:
    """Picks any legal action; passes only where there is nothing else to do, or now and then."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self.chance = bot_rng(seed)

    def __call__(self, view: Mapping[str, Any], legal: Sequence[Action], clock: Clock) -> Action:
        eager = [action for action in legal if action.verb not in QUITTING]
        choices = eager if eager and self.chance.die() > 1 else list(legal)
        choice = choices[self.chance.pick(range(len(choices)), [1] * len(choices))]
        self.chance.take()
        return choice
