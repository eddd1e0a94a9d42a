"""`istanbul-nb check`: whether a game keeps what every game promises."""

from __future__ import annotations

import argparse
from typing import Any

from istanbul_nb.commands.arguments import INTERRUPTED, add_game, complain, whole, within
from istanbul_nb.commands.progress import counter
from istanbul_nb.commands.setup import add_modules, add_players, add_setup, options_of, setups_of

MOST_GAMES = 1_000_000  # more than anybody waits for


def add(commands: Any) -> None:
    """Add the arguments of the command."""
    check = commands.add_parser(
        "check",
        help="verify that a game keeps its contract",
        description="Play random games and verify at every step what every game promises: somebody can act or the game "
        "is over, legal actions are unique and apply, refusals change nothing, copies are deep, saving and notation "
        "are exact, nobody sees what he may not know, nothing is lost. Ends with status 1 at a broken promise. "
        "Ways to play that a game leaves open, such as layouts and editions, take turns unless you name one.",
    )
    add_game(check, "which game")
    add_players(check)
    add_setup(check)
    add_modules(check)
    check.add_argument("--games", type=within(1, MOST_GAMES), default=50, help="how many games (default 50)")
    check.add_argument("--seed", type=whole, default=1, help="seed of the first game (default 1)")
    check.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Play the games and say whether every promise was kept."""
    from istanbul_nb.commands.reproducibility import same_everywhere
    from istanbul_nb.core import BadOptions
    from istanbul_nb.core.conformance import Broken, check
    from istanbul_nb.games import game_of
    from istanbul_nb.words import Words

    game = game_of(parsed.game)
    setups = setups_of(parsed.game, options_of(parsed))
    try:
        report = check(game, setups, parsed.games, parsed.seed, counter(parsed.games))
        same_everywhere(parsed.game, setups, parsed.seed)
    except BadOptions as error:
        return complain(Words().options(error), 2)
    except Broken as broken:
        print(f"\nbroken promise: {broken}")
        return 1
    except KeyboardInterrupt:
        print("\nstopped")
        return INTERRUPTED
    print(f"{report.games} game{'s' * (report.games != 1)}, {report.steps} steps: every promise kept")
    return 0
