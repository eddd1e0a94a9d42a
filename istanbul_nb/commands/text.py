"""`istanbul-nb text`: a game in the terminal."""

from __future__ import annotations

import argparse
import warnings
from contextlib import suppress
from typing import Any

from istanbul_nb.commands.arguments import (
    add_game,
    add_language,
    complain,
    whole,
)
from istanbul_nb.commands.setup import add_players, add_setup, options_of


def add(commands: Any) -> None:
    """Add the arguments of the command."""
    text = commands.add_parser(
        "text",
        help="play in the terminal",
        description="Play in the terminal, with friends at one screen or against bots. What is not given is asked; "
        "the match keeps itself, and the same command goes on with it.",
    )
    add_game(text, "which game (default istanbul)", nargs="?", default="istanbul")
    add_players(text)
    add_setup(text)
    played = "names of the players; 'bot', 'bot random' and 'bot search' are played by the computer"
    text.add_argument("--names", metavar="A,B,C", help=played)
    text.add_argument("--seed", type=whole, help="the same seed gives the same dice and cards")
    add_language(text)
    text.add_argument("--load", metavar="FILE", help="go on with a saved match")
    text.set_defaults(run=run)


def run(parsed: argparse.Namespace) -> int:
    """Play until the game is over or somebody leaves."""
    from istanbul_nb.match.autosave import NotKept
    from istanbul_nb.match.errors import MatchError
    from istanbul_nb.match.file_format import BadSave
    from istanbul_nb.terminal import Console, Session, loaded, play_in_terminal
    from istanbul_nb.words import Words

    with suppress(ImportError):
        import readline  # noqa: F401  (arrow keys work at the prompt)
    warnings.simplefilter("ignore", NotKept)  # the session tells it in its own words
    console = Console(Words(parsed.language, parsed.game))
    names = None if parsed.names is None else parsed.names.split(",")
    try:
        if parsed.load is not None:
            Session(console, loaded(parsed.load, parsed.language, parsed.game)).run()
        else:
            play_in_terminal(console, {**options_of(parsed), "names": names, "seed": parsed.seed})
    except BadSave as error:
        return complain(error.sentence(console.words))
    except MatchError as error:
        return complain(str(error))
    return 0
