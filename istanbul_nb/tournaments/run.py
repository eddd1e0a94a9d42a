"""Tournaments: many games between bots with one call, on every core or on a cluster, to stop and to go on with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from istanbul_nb.core import Game, Progress
from istanbul_nb.tournaments.batch import Job
from istanbul_nb.tournaments.errors import Stopped, attach_result
from istanbul_nb.tournaments.file import ResultFile
from istanbul_nb.tournaments.line_up import Entry, LineUp, enter, number_games
from istanbul_nb.tournaments.progress import telling
from istanbul_nb.tournaments.result import Tournament
from istanbul_nb.tournaments.workers import Workers


def tournament(
    bots: Sequence[Entry],
    game: str | Game[Any] = "istanbul",
    options: Mapping[str, Any] | None = None,
    games: int = 100,
    workers: int | None = None,
    *,
    seed: int = 0,
    seconds: float = 1.0,
    file: Path | str | None = None,
    client: object = None,
    progress: bool | Progress = True,
    language: str = "en",
) -> Tournament:
    """Let bots play many games: a bot for each seat, seats rotated, the same dice for every rotation.

    A game is named, or given by its rules. A bot is a name (`"greedy"`, `"search 200"` for 200 iterations a decision)
    or a function of one's own. Games are played on all cores, on so many `workers`, or by the `client` of a Dask
    cluster. With a `file` every game is kept as soon as it is over, and the same call goes on where it was stopped;
    `seed` says with which dice to begin. Whatever exception ends it, the games that were over are in its `result`.
    """
    line_up = enter(bots, game, options, seconds, language)
    asked = number_games(line_up, games, seed, language)
    with ResultFile(line_up, file, language) as kept:
        missing = [Job(0, number) for number in asked if number not in kept.played]
        done, result = len(asked) - len(missing), partial(_result, line_up, kept, asked)
        try:
            with Workers(workers, client, language, games) as hands, telling(progress, done, games, language) as tell:
                for over in hands.play([line_up], missing):
                    kept.keep(over.played)
                    tell()
        except KeyboardInterrupt:
            raise Stopped(result, lambda: len(result().played), games, language) from None
        except BaseException as error:
            attach_result(error, result(), len(result().played), language)
            raise
        return result()


def _result(line_up: LineUp, kept: ResultFile, asked: range) -> Tournament:
    played = tuple(kept.played[number] for number in asked if number in kept.played)
    return Tournament(line_up.titles, played, line_up)
