"""What if: a position played on to the end many times, from each of a few actions, and how that came out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from typing import TYPE_CHECKING, Any

from istanbul_nb.bots import bot_called
from istanbul_nb.bots.playout import play_on
from istanbul_nb.bots.search import Tree
from istanbul_nb.coach.confidence import Share
from istanbul_nb.core import Action, Clock, Progress, SeatView, Seeded, Stopped

if TYPE_CHECKING:
    import pandas

GAMES = 20  # played on from each action
WAYS = 4  # that are tried where nobody says which
THOUGHT = 60  # iterations of search to find them
COLUMNS = ("action", "games", "wins", "share", "low", "high", "rank", "rounds")


@dataclass(frozen=True)
class Result:
    """How a game ended for the seat that had asked: the part of the win, its rank, and in which round."""

    win: float
    rank: int
    round: int


@dataclass(frozen=True)
class Way:
    """An action, and how the games ended that went on from it."""

    action: Action
    ended: tuple[Result, ...]

    @property
    def wins(self) -> Share:
        """Return how many games were won; a tie counts in part."""
        return Share(fsum(each.win for each in self.ended), len(self.ended))

    @property
    def rank(self) -> float:
        """Return the mean rank."""
        return sum(each.rank for each in self.ended) / len(self.ended)

    @property
    def round(self) -> float:
        """Return the mean round in which the game ended."""
        return sum(each.round for each in self.ended) / len(self.ended)

    def __str__(self) -> str:
        return f"{self.action}: {self.wins}"


@dataclass(frozen=True)
class WhatIf:
    """What came of each action, the best first. The games are paired: the same hidden things, the same dice."""

    seat: int
    bot: str
    ways: tuple[Way, ...]

    def frame(self) -> pandas.DataFrame:
        """Return a row for each action; its share of wins lies between `low` and `high` with 95 % certainty."""
        from pandas import DataFrame  # noqa: PLC0415

        return DataFrame([_row(way) for way in self.ways], columns=list(COLUMNS))

    def __str__(self) -> str:
        return "\n".join(map(str, self.ways))


def _row(way: Way) -> tuple[Any, ...]:
    wins = way.wins
    return str(way.action), wins.games, wins.won, wins.part, *wins.interval, way.rank, way.round


def promising(seen: SeatView, count: int = WAYS, clock: Clock | None = None) -> list[Action]:
    """Return the actions that search thinks best for the seat that decides."""
    clock = clock or Clock()
    tree = Tree(seen, 0, clock=clock)
    tree.think(clock, THOUGHT)
    return list(dict.fromkeys(plan[0] for plan in tree.best()))[:count]


def play_out_each(
    seen: SeatView,
    actions: Sequence[Action],
    *,
    games: int = GAMES,
    bot: str = "greedy",
    progress: Progress = lambda done, of: None,
    clock: Clock | None = None,
) -> WhatIf:
    """Let bots play on from each action, in as many worlds as games that fit what the seat knows.

    A clock that is stopped ends it at once, in the middle of a game. What counts then are the worlds in which every
    action was tried, or the games of the first world that came to their end.
    """
    found: list[list[Result]] = [[] for _ in actions]
    clock = clock or Clock()
    try:
        for number in range(games):
            for at, ended in enumerate(_of_world(seen, actions, bot, number, clock)):
                found[at].append(ended)
                progress(number * len(actions) + at + 1, games * len(actions))
    except Stopped:
        pass
    ways = [Way(action, ended) for action, ended in zip(actions, _alike(found), strict=True) if ended]
    return WhatIf(seen.seat, bot, tuple(sorted(ways, key=lambda way: (-way.wins.part, way.rank, way.round))))


def _alike(found: Sequence[Sequence[Result]]) -> list[tuple[Result, ...]]:
    """Return as many games for each action, unless there are none for some."""
    whole = min(map(len, found), default=0) or 1
    return [tuple(ended[:whole]) for ended in found]


def _of_world(seen: SeatView, actions: Sequence[Action], bot: str, number: int, clock: Clock) -> Iterator[Result]:
    """Yield how the games of one world end: hidden things are the same for every action, and dice where they can be."""
    clock.check()
    world = seen.imagine(Seeded(number))
    for action in actions:
        yield _played_on(seen, seen.game.copy(world), action, bot, number, clock=clock)


def _played_on(seen: SeatView, state: object, action: Action, bot: str, number: int, *, clock: Clock) -> Result:
    game, chance = seen.game, Seeded(-number - 1)
    bots = [bot_called(bot, 1000 * number + seat) for seat in range(len(game.standings(state)))]
    game.apply(state, action, chance)
    ended = play_on(game, state, bots, chance, clock=clock)
    rank = ended.ranks[seen.seat]
    return Result(1 / ended.ranks.count(1) if rank == 1 else 0.0, rank, ended.rounds)
