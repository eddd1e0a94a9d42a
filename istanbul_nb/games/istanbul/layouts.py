"""A search for the best layout of the bazaar: swap two places, keep what is better, and so on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import mean
from typing import TYPE_CHECKING, Any, NamedTuple

from istanbul_nb.core import Progress, Seeded
from istanbul_nb.games import game_of
from istanbul_nb.games.istanbul.rules.board import BLACK_MARKET, FOUNTAIN, TEA_HOUSE
from istanbul_nb.optional import require
from istanbul_nb.tournaments.errors import trouble
from istanbul_nb.tournaments.experiments import equal, play_each
from istanbul_nb.tournaments.line_up import Entry, Played
from istanbul_nb.tournaments.progress import telling
from istanbul_nb.tournaments.workers import Workers

if TYPE_CHECKING:
    import pandas

Layout = tuple[int, ...]
Criterion = Callable[[Sequence[Played]], float]  # of the games of a layout; the lowest number is the best
STAY = (FOUNTAIN, BLACK_MARKET, TEA_HOUSE)  # there are limits to where these may lie


def shortest(games: Sequence[Played]) -> float:
    """Return how many rounds a game takes."""
    return float(mean(game.rounds for game in games))


def fairest(games: Sequence[Played]) -> float:
    """Return how far the seats lie apart: the difference between the best and the worst average rank of a seat."""
    ranks = [float(mean(seat)) for seat in zip(*(game.ranks for game in games), strict=True)]
    return max(ranks) - min(ranks)


CRITERIA: dict[str, Criterion] = {"shortest": shortest, "fairest": fairest}


class Tried(NamedTuple):
    """A layout that was tried, what the criterion says of it, and whether it was better than all before it."""

    step: int
    layout: Layout
    worth: float
    better: bool


class LayoutSearch:
    """Climbs from a layout to better ones; the same seed takes the same way.

    `run` may be stopped at any time and called again: `best` is always the best layout so far. It is the best for the
    dice that it was found with; compare it with others under fresh dice before you believe in it.
    """

    def __init__(
        self,
        criterion: str | Criterion = "shortest",
        bot: Entry = "greedy",
        options: Mapping[str, Any] | None = None,
        games: int = 10,
        *,
        seed: int = 0,
        workers: int | None = None,
        language: str = "en",
    ) -> None:
        if isinstance(criterion, str) and criterion not in CRITERIA:
            facts = {"criterion": criterion[:40], "criteria": ", ".join(CRITERIA)}
            raise trouble(language, "experiment-criterion", **facts)
        self.criterion = CRITERIA[criterion] if isinstance(criterion, str) else criterion
        self.bot, self.games, self.workers, self.language = bot, games, workers, language
        self.options = dict(options or {})
        self.random = Random(seed)
        self.tried: list[Tried] = []
        self._start = self._first(seed)

    def _first(self, seed: int) -> Layout:
        """Return the layout that the search begins with: that of the options."""
        line_up = equal(self.bot, "istanbul", self.options, language=self.language)
        rules = game_of("istanbul")
        return tuple(rules.view(rules.setup(line_up.options, Seeded(seed)), None)["layout"])

    @property
    def best(self) -> Layout:
        """Return the best layout so far."""
        return next((each.layout for each in reversed(self.tried) if each.better), self._start)

    @property
    def worth(self) -> float:
        """Return what the criterion says of it; nothing is known before the first layout was tried."""
        return min((each.worth for each in self.tried), default=float("inf"))

    def run(self, steps: int = 20, progress: bool | Progress = True) -> Layout:
        """Try so many more layouts, the first one as it is, and give back the best so far."""
        with Workers(self.workers, language=self.language) as hands, telling(progress, 0, steps, self.language) as tell:
            for _ in range(steps):
                self._try(self.neighbour() if self.tried else self._start, hands)
                tell()
        return self.best

    def _try(self, layout: Layout, hands: Workers) -> None:
        line_up = equal(self.bot, "istanbul", {**self.options, "layout": list(layout)}, language=self.language)
        games = play_each(hands, [line_up], self.games)[0]
        worth = self.criterion(games)
        self.tried.append(Tried(len(self.tried), layout, worth, worth < self.worth))

    def neighbour(self) -> Layout:
        """Return the best layout with two places swapped; Fountain, Black Market and Tea House stay where they are."""
        layout = list(self.best)
        one, two = self.random.sample([spot for spot, place in enumerate(layout) if place not in STAY], 2)
        layout[one], layout[two] = layout[two], layout[one]
        return tuple(layout)

    def frame(self) -> pandas.DataFrame:
        """Return every layout that was tried, and the best until then."""
        frame = require("pandas").DataFrame(self.tried, columns=list(Tried._fields))
        return frame.assign(best=frame["worth"].cummin())
