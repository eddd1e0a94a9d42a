"""The judgement of Sultan."""

from istanbul_nb.games.sultan.brain.brain import BRAIN

__all__ = ["BRAIN"]
