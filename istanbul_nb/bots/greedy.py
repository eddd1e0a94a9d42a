"""The second strength: looks one turn ahead, to its end, and takes what leaves it best."""

from __future__ import annotations

from istanbul_nb.bots.brain import brain_of
from istanbul_nb.bots.planner import Actions, Planner
from istanbul_nb.bots.rng import bot_rng
from istanbul_nb.bots.turns import Turns
from istanbul_nb.core import Clock, SeatView


class Greedy(Planner):
    """Does what is worth most at the end of its turn."""

    name = "greedy"

    def plan(self, seen: SeatView, clock: Clock) -> Actions:
        chance = bot_rng(self.seed)
        turns = Turns(brain_of(seen.game.info.id), chance)
        return turns.plans(seen.imagine(chance), clock)[0].actions
