"""Experiments with rules: the same dice under two or more setups, and what the difference is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from statistics import mean
from typing import TYPE_CHECKING, Any

from istanbul_nb.coach.confidence import Average, Share
from istanbul_nb.core import Progress
from istanbul_nb.optional import require
from istanbul_nb.tournaments.batch import Job
from istanbul_nb.tournaments.errors import Stopped, attach_result, trouble
from istanbul_nb.tournaments.line_up import Entry, LineUp, Played, enter, number_games
from istanbul_nb.tournaments.progress import telling
from istanbul_nb.tournaments.workers import Workers

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
        """Return what is measured of a game: its length, and the scores that decide it."""
        games = next(iter(self.played.values()))
        return ["rounds", "steps", *games[0].scores[0]]

    def frame(self) -> pandas.DataFrame:
        """Return a row for each seat of each game; seats are in the order of play, seat 0 begins."""
        return _frame(self._rows())

    def _rows(self) -> Iterator[dict[str, Any]]:
        for setup, games in self.played.items():
            for game in games:
                for seat, scores in enumerate(game.scores):
                    row = {"setup": setup, "seed": game.seed, "seat": seat, "win": game.win(seat)}
                    length = {"rounds": game.rounds, "steps": game.steps}
                    yield {**row, "rank": game.ranks[seat], **length, **scores}

    def summary(self) -> pandas.DataFrame:
        """Return what games are like under each setup: averages with the interval of 95 % certainty."""
        return _frame(
            {"setup": setup, "measure": measure, "games": len(games), **vars(_average(games, measure))}
            for measure in self.measures
            for setup, games in self.played.items()
        )

    def seats(self) -> pandas.DataFrame:
        """Return the share of games that each seat wins under each setup, with its interval."""
        return _frame(
            {"setup": setup, "seat": seat, "games": len(games), **_share(games, seat)}
            for setup, games in self.played.items()
            for seat in range(len(games[0].ranks))
        )

    def differences(self) -> pandas.DataFrame:
        """Return what each other setup changes, dice by dice: the average of the differences, with its interval.

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
    client: object = None,
    progress: bool | Progress = True,
    language: str = "en",
) -> Comparison:
    """Play the same dice under two or more setups, with the same bot at every seat, and compare.

    A setup is a name with options: players, layout, expansion, corrected tables (`components`), whatever a match can
    be given. Four players and seat 0 to begin, unless a setup says otherwise. Whatever exception ends it early has in
    its `result` a comparison of the dice that were played under every setup, or `None` if there are none yet.
    """
    if not isinstance(setups, Mapping) or len(setups) < 2:
        raise trouble(language, "experiment-setups", least=2)
    line_ups = [equal(bot, game, options, seconds, language) for options in setups.values()]
    number_games(line_ups[0], games, seed, language)
    of = games * len(line_ups)
    laps = Laps(line_ups)
    try:
        with Workers(workers, client, language, of) as hands, telling(progress, 0, of, language) as tell:
            laps.play(hands, range(seed, seed + games), tell)
    except KeyboardInterrupt:
        raise Stopped(lambda: laps.comparison(setups), lambda: laps.games, of, language) from None
    except BaseException as error:
        attach_result(error, laps.comparison(setups), laps.games, language)
        raise
    return Comparison(dict(zip(setups, laps.complete, strict=True)))


def equal(bot: Entry, game: str, options: Options, seconds: float = 1.0, language: str = "en") -> LineUp:
    """Return a line-up with the same bot at every seat of a setup."""
    options = {"players": PLAYERS, "first": FIRST, **options}
    players = options["players"] if type(options["players"]) is int else PLAYERS
    return enter([bot] * players, game, options, seconds, language)


def play_each(hands: Workers, line_ups: Sequence[LineUp], games: int) -> list[tuple[Played, ...]]:
    """Play games of every line-up, each with the same dice."""
    laps = Laps(line_ups)
    laps.play(hands, range(games))
    return laps.complete


class Laps:
    """Games of several line-ups, each with the same dice; equal bots need not change their seats."""

    def __init__(self, line_ups: Sequence[LineUp]) -> None:
        self.line_ups = line_ups
        self._found: list[dict[int, Played]] = [{} for _ in line_ups]

    def play(self, hands: Workers, seeds: range, tell: Callable[[], None] = lambda: None) -> None:
        """Play a game of every line-up with each of the dice."""
        line_ups = list(enumerate(self.line_ups))
        jobs = [Job(index, seed * len(line_up.entrants)) for seed in seeds for index, line_up in line_ups]
        for job, game in hands.play(self.line_ups, jobs):
            self._found[job.line_up][game.seed] = game
            tell()

    @property
    def games(self) -> int:
        """Return how many games are over."""
        return sum(map(len, self._found))

    @property
    def complete(self) -> list[tuple[Played, ...]]:
        """Return the games of each line-up with the dice that every line-up has played."""
        seeds = sorted(set(self._found[0]).intersection(*self._found))
        return [tuple(games[seed] for seed in seeds) for games in self._found]

    def comparison(self, setups: Iterable[str]) -> Comparison | None:
        """Return the comparison of what is complete, if anything is."""
        complete = self.complete
        return Comparison(dict(zip(setups, complete, strict=True))) if complete[0] else None


def measured(game: Played, measure: str) -> float:
    """Return a number of a game; of scores the average of its seats."""
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
    return require("pandas").DataFrame(list(rows))
