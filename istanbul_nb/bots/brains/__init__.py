"""The judgement of each game."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from istanbul_nb.bots.brain import Judge


@cache
def brain_of(game: str) -> Judge:
    """The brain for a game."""
    module = import_module(f"istanbul_nb.bots.brains.{game}")
    brain: Judge = module.BRAIN
    return brain
