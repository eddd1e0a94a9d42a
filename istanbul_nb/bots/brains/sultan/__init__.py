"""The judgement of Sultan."""

from istanbul_nb.bots.brains.sultan.brain import BRAIN

__all__ = ["BRAIN"]
