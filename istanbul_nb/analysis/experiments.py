"""Experiments with rules: the same dice under two or more setups, and what the difference is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from statistics import mean
from typing import TYPE_CHECKING, Any

from istanbul_nb.analysis.tournament import entered, numbered
from istanbul_nb.analysis.tournament_progress import telling
from istanbul_nb.analysis.tournament_trouble import trouble
from istanbul_nb.analysis.tournament_workers import Job, Workers
from istanbul_nb.arena import Entry, LineUp, Played, Progress
from istanbul_nb.estimates import Average, Share
from istanbul_nb.packages import needed

if TYPE_CHECKING:
    import pandas

Options = Mapping[str, Any]
PLAYERS, FIRST = 4, 0


@dataclass(frozen=True, repr=False)
class Comparison:
    """Games of the same dice under several setups; the first setup is what the others are compared with."""

    played: Mapping[str, tuple[Played, ...]]

    @property
    def measures(self) -> list[str]:
        """What is measured of a game: its length, and the scores that decide it."""
        games = next(iter(self.played.values()))
        return ["rounds", "steps", *games[0].scores[0]]

    def frame(self) -> pandas.DataFrame:
        """A row for each seat of each game; seats are in the order of play, seat 0 begins."""
        return _frame(self._rows())

    def _rows(self) -> Iterator[dict[str, Any]]:
        for setup, games in self.played.items():
            for game in games:
                for seat, scores in enumerate(game.scores):
                    row = {"setup": setup, "seed": game.seed, "seat": seat, "win": game.win(seat)}
                    length = {"rounds": game.rounds, "steps": game.steps}
                    yield {**row, "rank": game.ranks[seat], **length, **scores}

    def summary(self) -> pandas.DataFrame:
        """What games are like under each setup: averages with the interval in which they lie with 95 % certainty."""
        return _frame(
            {"setup": setup, "measure": measure, "games": len(games), **vars(_average(games, measure))}
            for measure in self.measures
            for setup, games in self.played.items()
        )

    def seats(self) -> pandas.DataFrame:
        """The share of games that each seat wins under each setup, with its interval."""
        return _frame(
            {"setup": setup, "seat": seat, "games": len(games), **_share(games, seat)}
            for setup, games in self.played.items()
            for seat in range(len(games[0].ranks))
        )

    def differences(self) -> pandas.DataFrame:
        """What each other setup changes, dice by dice: the average of the differences, with its interval.

        Games of the same dice are alike in much that has nothing to do with the setup; that falls out here, so these
        intervals are narrower than those of the two averages.
        """
        (base, before), *others = self.played.items()
        return _frame(
            {"setup": setup, "against": base, "measure": measure, **vars(_difference(before, after, measure))}
            for measure in self.measures
            for setup, after in others
        )

    def __repr__(self) -> str:
        games = len(next(iter(self.played.values())))
        return f"<{type(self).__name__}: {', '.join(self.played)}; {games} games each>"

    def _repr_html_(self) -> str:
        html: str = self.summary()._repr_html_()
        return html


def compare(
    setups: Mapping[str, Options],
    bot: Entry = "greedy",
    game: str = "istanbul",
    games: int = 20,
    workers: int | None = None,
    *,
    seed: int = 0,
    seconds: float = 1.0,
    client: Any = None,
    progress: bool | Progress = True,
    language: str = "en",
) -> Comparison:
    """Play the same dice under two or more setups, with the same bot at every seat, and compare.

    A setup is a name with options: players, layout, expansion, corrected tables (`components`), whatever a match can
    be given. Four players and seat 0 to begin, unless a setup says otherwise.
    """
    if not isinstance(setups, Mapping) or len(setups) < 2:
        raise trouble(language, "experiment-setups", least=2)
    line_ups = [equal(bot, game, options, seconds, language) for options in setups.values()]
    numbered(line_ups[0], games, seed, language)
    with Workers(workers, client, language) as hands, telling(progress, 0, games * len(line_ups), language) as tell:
        played = play_each(hands, line_ups, games, seed=seed, tell=tell)
    return Comparison(dict(zip(setups, played, strict=True)))


def equal(bot: Entry, game: str, options: Options, seconds: float = 1.0, language: str = "en") -> LineUp:
    """The same bot at every seat of a setup."""
    options = {"players": PLAYERS, "first": FIRST, **options}
    players = options["players"] if type(options["players"]) is int else PLAYERS
    return entered([bot] * players, game, options, seconds, language)


def play_each(
    hands: Workers,
    line_ups: Sequence[LineUp],
    games: int,
    *,
    seed: int = 0,
    tell: Callable[[], None] = lambda: None,
) -> list[tuple[Played, ...]]:
    """Games of every line-up, each with the same dice; equal bots need not change their seats."""
    jobs = [
        Job(index, lap * len(line_up.entrants))
        for lap in range(seed, seed + games)
        for index, line_up in enumerate(line_ups)
    ]
    found: list[dict[int, Played]] = [{} for _ in line_ups]
    for job, game in hands.play(line_ups, jobs):
        found[job.line_up][job.number] = game
        tell()
    return [tuple(games[number] for number in sorted(games)) for games in found]


def measured(game: Played, measure: str) -> float:
    """A number of a game; of scores the average of its seats."""
    if measure in ("rounds", "steps"):
        return float(getattr(game, measure))
    return mean(scores[measure] for scores in game.scores)


def _average(games: Sequence[Played], measure: str) -> Average:
    return Average.of([measured(game, measure) for game in games])


def _difference(before: Sequence[Played], after: Sequence[Played], measure: str) -> Average:
    pairs = zip(before, after, strict=True)
    return Average.of([measured(other, measure) - measured(one, measure) for one, other in pairs])


def _share(games: Sequence[Played], seat: int) -> dict[str, float]:
    share = Share(fsum(game.win(seat) for game in games), len(games))
    low, high = share.interval
    return {"won": share.won, "share": share.part, "low": low, "high": high}


def _frame(rows: Iterator[dict[str, Any]]) -> pandas.DataFrame:
    return needed("pandas").DataFrame(list(rows))
