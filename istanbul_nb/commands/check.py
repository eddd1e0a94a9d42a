"""`istanbul-nb check`: whether a game keeps what every game promises."""

from __future__ import annotations

import argparse
from itertools import product
from typing import Any

from istanbul_nb.commands.arguments import (
    INTERRUPTED,
    MODULES,
    add_game,
    add_players,
    add_setup,
    complain,
    options_of,
    whole,
    within,
)
from istanbul_nb.commands.progress import counter

MOST_GAMES = 1_000_000  # more than anybody waits for
WAYS: dict[str, tuple[dict[str, Any], ...]] = {"sultan": ({"memory": True}, {"memory": False})}


def add(commands: Any) -> None:
    """Add the arguments of the command."""
    check = commands.add_parser(
        "check",
        help="verify that a game keeps its contract",
        description="Play random games and verify at every step what every game promises: somebody can act or the game "
        "is over, legal actions are unique and apply, refusals change nothing, copies are deep, saving and notation "
        "are exact, nobody sees what he may not know, nothing is lost. Ends with status 1 at a broken promise. "
        "The layouts and editions that the expansion has take turns unless you name one, in Sultan playing with notes "
        "and without.",
    )
    add_game(check, "which game")
    add_players(check)
    add_setup(check)
    check.add_argument("--modules", choices=tuple(MODULES), help="expansion and variants in one word")
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


def setups_of(game: str, given: dict[str, Any]) -> list[dict[str, Any]]:
    """Return one setup for each way to play that was left open."""
    if game == "istanbul":
        return _layouts_and_editions(given)
    ways = [{**way, **given} for way in WAYS.get(game, ({},))]
    return [way for number, way in enumerate(ways) if way not in ways[:number]]


def _layouts_and_editions(given: dict[str, Any]) -> list[dict[str, Any]]:
    """Return one setup for each layout and edition that the expansion has, unless one was given."""
    from istanbul_nb.games.istanbul.rules.options import LAYOUTS as LAYOUTS_OF

    expansion = given.get("expansion", "none")
    layouts = [given["layout"]] if "layout" in given else LAYOUTS_OF[expansion]
    editions = [given["edition"]] if "edition" in given else ("bigbox", "2016") if expansion == "none" else ("bigbox",)
    return [{**given, "layout": layout, "edition": edition} for layout, edition in product(layouts, editions)]
