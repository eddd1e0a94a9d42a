"""What a collection will have become at the end, if its colours go on being bid for."""

from __future__ import annotations

from functools import lru_cache
from math import fsum

from istanbul_nb.bots.quantize import quantize
from istanbul_nb.games.sultan.brain.scene import Scene
from istanbul_nb.games.sultan.brain.temperament import Temperament
from istanbul_nb.games.sultan.rules.ruleset import Rules
from istanbul_nb.games.sultan.rules.stones import bonus_for

Gains = tuple[float, ...]  # by colour: what one more stone is worth


class Outlook:
    """What stones are worth at one moment of the game, from how many of each colour are still to come."""

    def __init__(self, scene: Scene, temperament: Temperament) -> None:
        self.rules = scene.rules
        self.temperament = temperament
        self.coming = coming(scene)

    def worth(self, collection: tuple[int, ...]) -> float:
        """Return the points that a collection will have brought."""
        return fsum([self._of(colour, count) for colour, count in enumerate(collection)])

    def gains(self, collection: tuple[int, ...]) -> Gains:
        """Return what one more stone of each colour adds to that."""
        return tuple([self._of(colour, count + 1) - self._of(colour, count) for colour, count in enumerate(collection)])

    def _of(self, colour: int, count: int) -> float:
        whole, part = self.coming[colour]
        rules = self.rules
        few = expected(rules, colour, count, whole, self.temperament)
        if not part:
            return few
        return few + part * (expected(rules, colour, count, whole + 1, self.temperament) - few)


def coming(scene: Scene) -> list[tuple[int, float]]:
    """Return how many stones of each colour will still lie on cushions: whole ones, and the part of one more."""
    share = min(1.0, scene.tricks * scene.rules.cushions / max(1, sum(scene.bag)))
    found = []
    for count in scene.bag:
        stones = round(4 * count * share) / 4
        found.append((int(stones), stones - int(stones)))
    return found


@lru_cache(maxsize=1 << 16)
def expected(rules: Rules, colour: int, count: int, coming: int, temperament: Temperament) -> float:
    """Return the points of so many stones of a colour at the end, if so many more are bid for.

    The more one of them brings, the more often it is won.
    """
    if not coming:
        return float(rules.values[colour] * count + bonus_for(rules.bonus, count))
    later = expected(rules, colour, count, coming - 1, temperament)
    gain = expected(rules, colour, count + 1, coming - 1, temperament) - later
    if gain <= 0:
        return later
    desire = (gain / temperament.contest) ** temperament.keen
    return quantize(later + gain * float(desire / (desire + rules.players - 1)))
