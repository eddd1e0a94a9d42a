"""`istanbul-nb simulate`: bots play many games, and who won is told with how sure one can be of it."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from istanbul_nb.commands.arguments import (
    INTERRUPTED,
    add_game,
    add_language,
    complain,
    count,
    natural,
)
from istanbul_nb.commands.progress import counter
from istanbul_nb.commands.setup import add_setup, options_of

if TYPE_CHECKING:
    from istanbul_nb.core import Progress
    from istanbul_nb.terminal import Console
    from istanbul_nb.tournaments.result import Tournament
    from istanbul_nb.words import Words

KEPT, WRITTEN = ".jsonl", (".csv", ".parquet")  # kept game by game; written when the last game is over


def add(commands: Any) -> None:
    """Add the arguments of the command."""
    simulate = commands.add_parser(
        "simulate",
        help="let bots play many games and count who wins",
        description="Let bots play many games against each other, on every core, and tell who won how often. Seats are "
        "rotated, and the dice come back for every rotation. Ctrl+C stops it and tells what is kept.",
    )
    add_game(simulate, "which game (default istanbul)", nargs="?", default="istanbul")
    bots = "a bot for each seat (default greedy,random): random, greedy, search, or 'search 200' for 200 iterations"
    simulate.add_argument("--bots", metavar="A,B,C", default="greedy,random", help=bots)
    simulate.add_argument("--games", type=count, default=100, help="how many games (default 100)")
    simulate.add_argument("--seed", type=natural, default=0, help="with which dice to begin (default 0)")
    simulate.add_argument("--workers", type=count, help="how many processes play (default: one for each core)")
    out = "keep the games in a file: .jsonl as they come, to stop and go on; .csv or .parquet as a table at the end"
    simulate.add_argument("--out", metavar="FILE", help=out)
    add_setup(simulate)
    add_language(simulate)
    simulate.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Play the games and tell the result; whatever is wrong is told before the first of them."""
    from istanbul_nb.match.errors import MatchError
    from istanbul_nb.match.saved_games import path_of
    from istanbul_nb.terminal import Console
    from istanbul_nb.words import Words

    console = Console(Words(parsed.language, parsed.game))
    try:
        out = None if parsed.out is None else path_of(parsed.out)
        if out is not None:
            check_file(out, console.words)
        return simulated(parsed, console, out)
    except MatchError as error:
        return complain(str(error))
    except OSError as error:
        if parsed.out is None or isinstance(error, BrokenPipeError):
            raise
        problem = error.strerror or str(error)
        return complain(console.words.say("commands-out-unwritable", file=parsed.out, problem=problem))


def simulated(parsed: argparse.Namespace, console: Console, out: Path | None) -> int:
    """Play, write and tell; somebody who interrupts gets what there is by then."""
    from istanbul_nb.match.errors import MatchError
    from istanbul_nb.tournaments.errors import Stopped
    from istanbul_nb.tournaments.run import tournament

    bots = [" ".join(bot.split()) for bot in parsed.bots.split(",")]
    try:
        result = tournament(
            bots,
            parsed.game,
            options_of(parsed),
            parsed.games,
            parsed.workers,
            seed=parsed.seed,
            file=out if out is not None and out.suffix == KEPT else None,
            progress=_progress(parsed.games),
            language=parsed.language,
        )
    except Stopped as stopped:
        _conclude(console, stopped.result, out)
        done, kept = len(stopped.result.played), _kept(stopped.result, out)
        console.say("commands-stopped", done=done, of=parsed.games, kept=kept, file=parsed.out or "")
        return INTERRUPTED
    except MatchError as error:
        if (so_far := getattr(error, "result", None)) is not None:
            _conclude(console, so_far, out)
        raise
    _conclude(console, result, out)
    if out is not None:
        console.say("commands-written", file=parsed.out)
    return 0


def check_file(path: Path, words: Words) -> None:
    """Check that the games can be written there in the end: the kind of file, its packages, and its folder."""
    from istanbul_nb.match.errors import MatchError
    from istanbul_nb.optional import require

    if path.suffix not in (KEPT, *WRITTEN):
        raise MatchError(words.say("commands-out-ending", file=path.name), "commands-out-ending")
    if path.suffix == KEPT:
        return
    if path.exists():
        raise MatchError(words.say("commands-out-exists", file=path.name), "commands-out-exists")
    if path.suffix == ".parquet":
        require("pandas", words.language)
        require("pyarrow", words.language)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    path.unlink()


def _progress(games: int) -> bool | Progress:
    """Return a bar where somebody looks; numbers that count up where no package for a bar is installed."""
    if not sys.stderr.isatty():
        return False
    tell = counter(games)
    return True if find_spec("tqdm") is not None else lambda done, of: tell(done)


def _conclude(console: Console, result: Tournament, out: Path | None) -> None:
    """Tell the result, and write the table of games that is wanted; nothing of either without any game."""
    if not result.played:
        return
    for line in summary(result, console.words):
        console.tell(line)
    if out is not None and out.suffix == ".csv":
        result.csv(out)
    elif out is not None and out.suffix == ".parquet":
        result.parquet(out)


def _kept(result: Tournament, out: Path | None) -> str:
    """Return what becomes of games when somebody stops: a file to go on with, a table of what there is, or nothing."""
    if out is not None and out.suffix == KEPT:
        return "on"
    if not result.played:
        return "none"
    return "no" if out is None else "table"


def summary(result: Tournament, words: Words) -> Iterator[str]:
    """Yield a table with a line for each bot, and how long the games were."""
    from istanbul_nb.text import columns_of

    heading = [words.say(f"commands-column-{name}") for name in ("bot", "won", "share", "interval")]
    yield from columns_of([heading, *(_row(result, entry, words) for entry in range(len(result.names)))])
    rounds = [game.rounds for game in result.played]
    yield words.say(
        "commands-rounds",
        games=len(rounds),
        average=words.decimal(f"{result.rounds():.1f}"),
        least=min(rounds),
        most=max(rounds),
    )


def _row(result: Tournament, entry: int, words: Words) -> list[str]:
    """Return what a bot won; those of the same name are told apart by their numbers."""
    share, name = result.wins(entry), result.names[entry]
    low, high = share.interval
    title = f"{name} ({entry + 1})" if result.names.count(name) > 1 else name
    won = words.say("commands-won", won=words.decimal(f"{share.won:g}"), games=share.games)
    between = words.say("commands-between", low=f"{100 * low:.0f}", high=f"{100 * high:.0f}")
    return [title, won, words.say("commands-percent", part=f"{100 * share.part:.0f}"), between]
