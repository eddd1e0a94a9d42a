"""Bots against each other: games without a table, seats rotated, results counted with how sure they are."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

from istanbul_nb.bots import BOTS, bot_called
from istanbul_nb.core import Bot, Clock, Legal, Seeded, Seen, name_of
from istanbul_nb.games import game_of

if TYPE_CHECKING:
    import pandas

Entry = str | Bot  # the name of a strength, or a bot of one's own
Progress = Callable[[int, int], None]  # how many games are done, of how many
SURE = 1.96  # standard deviations: 95 %
COLUMNS = ("number", "seed", "bot", "entry", "seat", "win", "rank", "rounds", "steps")


@dataclass(frozen=True)
class Played:
    """A game that was played: who sat where, by the numbers of the entries, and how it ended."""

    number: int
    seed: int
    seating: tuple[int, ...]
    ranks: tuple[int, ...]  # by seat
    rounds: int
    steps: int

    def share(self, entry: int) -> float:
        """What an entry won: a whole game, a part of a tie, or nothing."""
        winners = [number for number, rank in zip(self.seating, self.ranks, strict=True) if rank == 1]
        return winners.count(entry) / len(winners)


def play_out(
    game: str, bots: Sequence[Bot], options: Mapping[str, Any] | None = None, seed: int = 0, seconds: float = 1.0
) -> tuple[tuple[int, ...], int, int]:
    """A whole game: the ranks by seat, the rounds and the steps that it took."""
    rules, chance = game_of(game), Seeded(seed)
    state, steps = rules.setup({"players": len(bots), **(options or {})}, chance), 0
    while (seat := rules.actor(state)) is not None:
        action = bots[seat](Seen(rules, state, seat), Legal(rules.legal(state)), Clock(seconds))
        rules.apply(state, action, chance)
        chance.take()
        steps += 1
    ranks = {each.seat: each.rank for each in rules.standings(state)}
    return tuple(ranks[seat] for seat in range(len(bots))), rules.view(state, None)["round"], steps


def play_numbered(
    game: str, entries: Sequence[Entry], number: int, options: Mapping[str, Any] | None = None, seconds: float = 1.0
) -> Played:
    """The game of that number: seats move on with every game, and the dice with every lap of the seats."""
    players = len(entries)
    seating = tuple((number + seat) % players for seat in range(players))
    seed = number // players
    bots = [_seated(entries[entry], 1000 * number + entry) for entry in seating]
    ranks, rounds, steps = play_out(game, bots, options, seed, seconds)
    return Played(number, seed, seating, ranks, rounds, steps)


def contest(
    entries: Sequence[Entry],
    game: str = "istanbul",
    games: int = 20,
    seconds: float = 1.0,
    progress: Progress = lambda done, of: None,
    **options: Any,
) -> Contest:
    """Let bots play against each other: names of strengths, or bots of one's own, as many as there are seats."""
    for entry in entries:
        if isinstance(entry, str) and entry not in BOTS:
            raise ValueError(f"there is no bot called {entry!r}; there are {', '.join(BOTS)}")
    played = []
    for number in range(games):
        played.append(play_numbered(game, entries, number, options, seconds))
        progress(number + 1, games)
    return Contest(tuple(map(_name, entries)), tuple(played))


def _seated(entry: Entry, seed: int) -> Bot:
    return bot_called(entry, seed) if isinstance(entry, str) else entry


def _name(entry: Entry) -> str:
    return entry if isinstance(entry, str) else name_of(entry)


@dataclass(frozen=True)
class Contest:
    """Games of the same entries."""

    names: tuple[str, ...]
    played: tuple[Played, ...]

    def wins(self, entry: int = 0) -> Share:
        """How many games an entry won; ties count in part."""
        return Share(sum(game.share(entry) for game in self.played), len(self.played))

    def rounds(self) -> float:
        """How many rounds a game took on average."""
        return sum(game.rounds for game in self.played) / len(self.played)

    def frame(self) -> pandas.DataFrame:
        """A row for each seat of each game."""
        from pandas import DataFrame  # noqa: PLC0415

        return DataFrame(list(self._rows()), columns=list(COLUMNS))

    def _rows(self) -> Iterator[tuple[Any, ...]]:
        for game in self.played:
            for seat, (entry, rank) in enumerate(zip(game.seating, game.ranks, strict=True)):
                share = 1 / game.ranks.count(1) if rank == 1 else 0.0
                name = self.names[entry]
                yield game.number, game.seed, name, entry, seat, share, rank, game.rounds, game.steps

    def __str__(self) -> str:
        lines = [f"{name}: {self.wins(entry)}" for entry, name in enumerate(self.names)]
        return "\n".join([*lines, f"{self.rounds():.1f} rounds a game"])


@dataclass(frozen=True)
class Share:
    """Part of a number of games, with the interval in which it lies with 95 % certainty (Wilson).

    >>> str(Share(65, 100))
    '65 of 100 (65 %, 55 to 74 %)'
    """

    won: float
    games: int

    @property
    def part(self) -> float:
        return self.won / self.games

    @property
    def interval(self) -> tuple[float, float]:
        part, games, square = self.part, self.games, SURE * SURE
        middle = (part + square / (2 * games)) / (1 + square / games)
        half = SURE / (1 + square / games) * sqrt(part * (1 - part) / games + square / (4 * games * games))
        return max(0.0, middle - half), min(1.0, middle + half)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.won:g} of {self.games} ({100 * self.part:.0f} %, {100 * low:.0f} to {100 * high:.0f} %)"
