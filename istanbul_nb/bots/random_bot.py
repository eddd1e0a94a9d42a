"""The simplest opponent: any legal action, but he does not stop early for no reason."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.core import Action, Chance, Clock, Seeded
from istanbul_nb.match import Bot

QUITTING = ("end", "skip", "decline", "done")


def random_bot(seed: int) -> Bot:
    """A bot that picks at random, the same for the same seed."""
    return RandomBot(Seeded(seed))


class RandomBot:
    """Picks any legal action; passes only where there is nothing else to do, or now and then."""

    name = "random"

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def __call__(self, view: Mapping[str, Any], legal: Sequence[Action], clock: Clock) -> Action:
        eager = [action for action in legal if action.verb not in QUITTING]
        choices = eager if eager and self.chance.die() > 1 else list(legal)
        choice = choices[self.chance.pick(range(len(choices)), [1] * len(choices))]
        self.chance.take()
        return choice
