"""Bots against each other: games without a table, seats rotated, results counted with how sure they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from math import fsum, isfinite
from typing import TYPE_CHECKING, Any

from istanbul_nb.bots import BOTS, bot_called
from istanbul_nb.bots.greedy import Greedy
from istanbul_nb.bots.playout import play_out
from istanbul_nb.bots.search import Search
from istanbul_nb.coach.confidence import Share
from istanbul_nb.core import BadOptions, Bot, Game, Progress, Seeded, name_of, plain, shorten
from istanbul_nb.core.options import say_unsaid
from istanbul_nb.games import game_of, kit_of
from istanbul_nb.match.errors import MatchError, known_game
from istanbul_nb.words import LANGUAGES, Words

if TYPE_CHECKING:
    import pandas

Entry = str | Bot  # the name of a strength, or a bot of one's own
MOST = 10**12  # dice to begin with; their numbers fit into every table
MOST_GAMES = 10**6  # of a tournament; all of them are listed before the first is played
MOST_ITERATIONS = 10**6  # of a decision: hours
COLUMNS = ("number", "seed", "bot", "entry", "seat", "win", "rank", "rounds", "steps")


class UnknownBot(ValueError):
    """There is no bot of that name here."""

    def __init__(self, name: str) -> None:
        self.name = name[:40]
        super().__init__(f"there is no bot called {self.name!r}; there are {', '.join(BOTS)}")


@dataclass(frozen=True)
class Entrant:
    """A bot that is entered: it sits down anew for every game, so that no game depends on those before it.

    >>> Entrant.of("search 200")
    Entrant(name='search', iterations=200, seed=None, own=None)
    """

    name: str
    iterations: int | None = None  # how often search thinks for a decision, whatever the clock says
    seed: int | None = None  # the same for every game; else each game has one of its own
    own: Bot | None = None  # somebody's own bot

    @classmethod
    def of(cls, entry: Entry) -> Entrant:
        """Return the bot of a name, with a number of iterations if one follows it, or a given bot."""
        if isinstance(entry, str):
            return cls._named(entry)
        if type(entry) in (Greedy, Search):
            assert isinstance(entry, (Greedy, Search))
            return cls(entry.name, getattr(entry, "iterations", None), entry.seed)
        return cls(name_of(entry), own=entry)

    @classmethod
    def _named(cls, entry: str) -> Entrant:
        name, _, number = entry.partition(" ")
        if name not in BOTS or (number and not (name == Search.name and _is_iterations(number))):
            raise UnknownBot(entry)
        return cls(name, int(number) if number else None)

    @property
    def title(self) -> str:
        """Return its name in results."""
        return self.name if self.iterations is None else f"{self.name} {self.iterations}"

    def seated(self, seed: int) -> Bot:
        """Return the bot at a seat; the same seed gives the same player."""
        if self.own is not None:
            return deepcopy(self.own)
        seed = seed if self.seed is None else self.seed
        if self.iterations is not None:
            return Search(seed, self.iterations)
        if self.name not in BOTS:
            raise UnknownBot(self.name)
        return bot_called(self.name, seed)


def _is_iterations(text: str) -> bool:
    """Return whether this is a number of iterations that comes to an end."""
    return text.isdecimal() and len(text) <= len(str(MOST_ITERATIONS)) and 0 < int(text) <= MOST_ITERATIONS


@dataclass(frozen=True)
class Played:
    """A game that was played: who sat where, by the numbers of the entries, and how it ended."""

    number: int
    seed: int
    seating: tuple[int, ...]
    ranks: tuple[int, ...]  # by seat
    rounds: int
    steps: int
    scores: tuple[Mapping[str, int], ...] = ()  # by seat: every number that decided the ranks

    def share(self, entry: int) -> float:
        """Return what an entry won: a whole game, a part of a tie, or nothing."""
        return fsum(self.win(seat) for seat, number in enumerate(self.seating) if number == entry)

    def win(self, seat: int) -> float:
        """Return what a seat won."""
        return 1 / self.ranks.count(1) if self.ranks[seat] == 1 else 0.0


@dataclass(frozen=True)
class LineUp:
    """Who plays what. Its games have numbers: seats move on with every game, and the dice with every lap of the seats.

    >>> LineUp.of(["greedy", "random", "random"], "sultan").seating(4)
    (1, 2, 0)
    """

    game: str
    entrants: tuple[Entrant, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    seconds: float = 1.0  # that a bot may think for a decision

    @classmethod
    def of(
        cls,
        entries: Sequence[Entry],
        game: str = "istanbul",
        options: Mapping[str, Any] | None = None,
        seconds: float = 1.0,
    ) -> LineUp:
        """Return bots at a table; raise `UnknownBot` before anything is played."""
        chosen = say_unsaid(game_of(game).info.options, {"players": len(entries), **(options or {})})
        return cls(game, tuple(map(Entrant.of, entries)), chosen, seconds)

    @property
    def titles(self) -> tuple[str, ...]:
        """Return the names of the entries."""
        return tuple(entrant.title for entrant in self.entrants)

    def seating(self, number: int) -> tuple[int, ...]:
        """Return the entries by seat."""
        return tuple((number + seat) % len(self.entrants) for seat in range(len(self.entrants)))

    def seed(self, number: int) -> int:
        """Return the seed of the dice of a game; it comes back for every rotation of the seats."""
        return number // len(self.entrants)

    def bot_seed(self, number: int, entry: int) -> int | None:
        """Return the seed of an entry's thoughts in a game; a bot that somebody wrote has its own."""
        entrant = self.entrants[entry]
        if entrant.own is not None or entrant.seed is not None:
            return entrant.seed
        return 1000 * number + entry

    def bots(self, number: int) -> list[Bot]:
        """Return the bots of a game by seat, fresh."""
        return [self.entrants[entry].seated(self.bot_seed(number, entry) or 0) for entry in self.seating(number)]

    def play(self, number: int) -> Played:
        """Play the game of that number."""
        seed = self.seed(number)
        ended = play_out(self.game, self.bots(number), self.options, seed, self.seconds)
        return Played(number, seed, self.seating(number), *ended)


def play_numbered(
    game: str, entries: Sequence[Entry], number: int, options: Mapping[str, Any] | None = None, seconds: float = 1.0
) -> Played:
    """Play one game of a line-up."""
    return LineUp.of(entries, game, options, seconds).play(number)


def contest(
    entries: Sequence[Entry],
    game: str | Game[Any] = "istanbul",
    games: int = 20,
    seconds: float = 1.0,
    progress: Progress = lambda done, of: None,
    *,
    seed: int = 0,
    language: str = "en",
    **options: object,
) -> Contest:
    """Let bots play against each other: names of strengths, or bots that you wrote, as many as there are seats.

    `seed` says with which dice to begin. What ends it early has the games that were over in `result`.
    """
    line_up = enter(entries, game, options, seconds, language)
    played = list[Played]()
    try:
        for done, number in enumerate(number_games(line_up, games, seed, language), start=1):
            played.append(line_up.play(number))
            progress(done, games)
    except BaseException as error:
        with suppress(AttributeError, TypeError):
            setattr(error, "result", Contest(line_up.titles, tuple(played)))  # noqa: B010
        raise
    return Contest(line_up.titles, tuple(played))


def enter(
    bots: Sequence[Entry],
    game: str | Game[Any],
    options: Mapping[str, Any] | None,
    seconds: float = 1.0,
    language: str = "en",
) -> LineUp:
    """Return a line-up that can play; raise `MatchError` with a sentence before anything is played."""
    game = kit_of(game).info.id if isinstance(game, Game) else known_game(game, language)
    if isinstance(bots, str) or not _are_bots(bots):
        raise _refuse(language, "tournament-bots-list")
    if type(seconds) not in (int, float) or not isfinite(seconds) or seconds < 0:
        raise _refuse(language, "tournament-seconds", seconds=str(seconds)[:40])
    try:
        line_up = LineUp.of(list(bots), game, plain(options or {}), float(seconds))
        game_of(game).setup(line_up.options, Seeded(seed=0))
    except UnknownBot as error:
        raise _refuse(language, "bot-unknown", bot=error.name, bots=", ".join(BOTS)) from None
    except BadOptions as error:
        raise MatchError(Words(language, game).options(error), error.reason) from None
    if line_up.options["players"] != len(bots):
        raise _refuse(language, "tournament-seats", bots=len(bots), players=line_up.options["players"])
    return line_up


def _are_bots(bots: object) -> bool:
    return isinstance(bots, Sequence) and all(isinstance(bot, str) or callable(bot) for bot in bots)


def number_games(line_up: LineUp, games: int, seed: int = 0, language: str = "en") -> range:
    """Return the numbers of so many games, from the lap with these dice on."""
    for name, number, least, most in (("games", games, 1, MOST_GAMES), ("seed", seed, 0, MOST)):
        if type(number) is not int or not least <= number <= most:
            raise _refuse(language, "tournament-number", name=name, number=shorten(number), least=least, most=most)
    first = seed * len(line_up.entrants)
    return range(first, first + games)


def _refuse(language: str, key: str, **facts: object) -> MatchError:
    return MatchError(Words(language if language in LANGUAGES else "en").say(key, **facts), key)


@dataclass(frozen=True)
class Contest:
    """Games of the same entries."""

    names: tuple[str, ...]
    played: tuple[Played, ...]

    def wins(self, entry: int = 0) -> Share:
        """Return how many games an entry won; ties count in part."""
        return Share(fsum(game.share(entry) for game in self.played), len(self.played))

    def rounds(self) -> float:
        """Return how many rounds a game took on average."""
        return sum(game.rounds for game in self.played) / len(self.played)

    def frame(self) -> pandas.DataFrame:
        """Return a row for each seat of each game."""
        from pandas import DataFrame  # noqa: PLC0415

        return DataFrame(list(self._rows()), columns=list(COLUMNS))

    def _rows(self) -> Iterator[tuple[Any, ...]]:
        for game in self.played:
            for seat, (entry, rank) in enumerate(zip(game.seating, game.ranks, strict=True)):
                name, win = self.names[entry], game.win(seat)
                yield game.number, game.seed, name, entry, seat, win, rank, game.rounds, game.steps

    def __str__(self) -> str:
        lines = [f"{name}: {self.wins(entry)}" for entry, name in enumerate(self.names)]
        return "\n".join([*lines, f"{self.rounds():.1f} rounds a game"])
