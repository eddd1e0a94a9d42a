"""Tournaments: many games between bots with one call, on every core or on a cluster, to stop and to go on with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from istanbul_nb.analysis.tournament_file import Kept
from istanbul_nb.analysis.tournament_progress import telling
from istanbul_nb.analysis.tournament_result import Tournament
from istanbul_nb.analysis.tournament_trouble import Stopped, trouble
from istanbul_nb.analysis.tournament_workers import Job, Workers
from istanbul_nb.arena import Entry, LineUp, Progress, UnknownBot
from istanbul_nb.bots import BOTS
from istanbul_nb.core import BadOptions, Seeded, plain
from istanbul_nb.games import GAMES, game_of
from istanbul_nb.trouble import MatchError
from istanbul_nb.words import Words


def tournament(
    bots: Sequence[Entry],
    game: str = "istanbul",
    options: Mapping[str, Any] | None = None,
    games: int = 100,
    workers: int | None = None,
    *,
    seed: int = 0,
    seconds: float = 1.0,
    file: Path | str | None = None,
    client: Any = None,
    progress: bool | Progress = True,
    language: str = "en",
) -> Tournament:
    """Let bots play many games: a bot for each seat, seats rotated, the same dice for every rotation.

    A bot is a name (`"greedy"`, `"search 200"` for 200 iterations a decision) or a function of one's own. Games are
    played on all cores, on so many `workers`, or by the `client` of a Dask cluster. With a `file` every game is kept
    as soon as it is over, and the same call goes on where it was stopped; `seed` says with which dice to begin.
    """
    line_up = entered(bots, game, options, seconds, language)
    asked = numbered(line_up, games, seed, language)
    kept = Kept(line_up, file, language)
    missing = [Job(0, number) for number in asked if number not in kept.played]
    done = len(asked) - len(missing)
    with Workers(workers, client, language) as hands, telling(progress, done, len(asked), language) as tell:
        try:
            for over in hands.play([line_up], missing):
                kept.keep(over.played)
                tell()
        except KeyboardInterrupt:
            raise _stopped(_result(line_up, kept, asked), len(asked), language) from None
    return _result(line_up, kept, asked)


def _stopped(result: Tournament, of: int, language: str) -> Stopped:
    """What is said to whoever stops a tournament."""
    return Stopped(Words(language).say("tournament-stopped", done=len(result.played), of=of), result)


def _result(line_up: LineUp, kept: Kept, asked: range) -> Tournament:
    played = tuple(kept.played[number] for number in asked if number in kept.played)
    return Tournament(line_up.titles, played, line_up)


def numbered(line_up: LineUp, games: int, seed: int, language: str) -> range:
    """The numbers of so many games, from the lap with these dice on."""
    for name, number, least in (("games", games, 1), ("seed", seed, 0)):
        if type(number) is not int or number < least:
            raise trouble(language, "tournament-number", name=name, number=str(number)[:40], least=least)
    first = seed * len(line_up.entrants)
    return range(first, first + games)


def entered(
    bots: Sequence[Entry], game: str, options: Mapping[str, Any] | None, seconds: float, language: str
) -> LineUp:
    """A line-up that can play; `MatchError` with a sentence before anything is played."""
    if game not in GAMES:
        raise MatchError(
            Words(language).say("game-unknown", game=str(game)[:40], games=", ".join(GAMES)), "game-unknown"
        )
    if isinstance(bots, str) or not all(isinstance(bot, str) or callable(bot) for bot in bots):
        raise trouble(language, "tournament-bots-list")
    try:
        line_up = LineUp.of(list(bots), game, plain(options or {}), seconds)
        game_of(game).setup(line_up.options, Seeded(seed=0))
    except UnknownBot as error:
        raise trouble(language, "bot-unknown", bot=error.name, bots=", ".join(BOTS)) from None
    except BadOptions as error:
        raise MatchError(Words(language, game).options(error), error.reason) from None
    if line_up.options["players"] != len(bots):
        raise trouble(language, "tournament-seats", bots=len(bots), players=line_up.options["players"])
    return line_up
