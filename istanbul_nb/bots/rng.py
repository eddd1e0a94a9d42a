"""The dice of a bot, apart from those of the game: nobody who shares a seed with a match knows what will fall in it."""

from __future__ import annotations

from istanbul_nb.core import Seeded

APART = 0x0B07_0B07_0B07


def bot_rng(seed: int) -> Seeded:
    """Return dice that are not those of a match with the same seed."""
    return Seeded(seed ^ APART)
