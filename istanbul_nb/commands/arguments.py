"""What several commands share: how a game is set up, numbers, the language of the person, how one ends early."""

from __future__ import annotations

import argparse
import os
from itertools import product
from typing import Any

from istanbul_nb.games import GAMES

INTERRUPTED = 130  # the status of whatever was stopped with Ctrl+C
LANGUAGES = ("en", "ru")
LAYOUTS = ("short", "long", "first", "order", "random")
EXPANSIONS = ("none", "mocha", "letters", "grand")
DECKS = ("all", "new")
SETTINGS = ("players", "layout", "expansion", "deck", "edition", "neutral", "caravan", "first", "memory")
VARIANTS: dict[str, dict[str, Any]] = {
    "": {},
    "+neutral": {"neutral": True},
    "+caravan": {"caravan": True},
    "+neutral+caravan": {"neutral": True, "caravan": True},
}
MODULES: dict[str, dict[str, Any]] = {  # the options that each set of modules stands for
    f"{'base' if expansion == 'none' else expansion}{variant}": {"expansion": expansion, **options}
    for expansion, (variant, options) in product(EXPANSIONS, VARIANTS.items())
} | {"letters+new": {"expansion": "letters", "deck": "new"}}


def add_game(parser: argparse.ArgumentParser, meaning: str, **settings: Any) -> None:
    """Take a game as the first argument; the settings are those of argparse."""
    parser.add_argument("game", metavar="GAME", choices=tuple(GAMES), help=f"{meaning}: {', '.join(GAMES)}", **settings)


def add_players(parser: argparse.ArgumentParser) -> None:
    """How many sit at the table."""
    parser.add_argument("--players", type=int, choices=(2, 3, 4, 5), help="how many players")


def add_setup(parser: argparse.ArgumentParser) -> None:
    """How a game is set up, apart from who plays; the game itself says what does not go together."""
    parser.add_argument("--layout", choices=LAYOUTS, help="how the places of the bazaar lie")
    parser.add_argument(
        "--expansion",
        choices=EXPANSIONS,
        help="mocha is Mocha & Baksheesh, letters is Letters & Seals, grand is the Grand Bazaar with both",
    )
    parser.add_argument("--deck", choices=DECKS, help="new: only the new bonus cards of Letters & Seals")
    parser.add_argument("--edition", choices=("bigbox", "2016"), help="whose printed numbers are used")
    parser.add_argument("--neutral", action="store_true", default=None, help="with neutral assistants")
    parser.add_argument("--caravan", action="store_true", default=None, help="with the caravan leader")
    parser.add_argument(
        "--first", type=seat, metavar="N", help="Dice Game and Sultan: the player who begins, counted from 1"
    )
    parser.add_argument(
        "--memory",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="Sultan: the table remembers for the players, or not (default)",
    )


def add_language(parser: argparse.ArgumentParser) -> None:
    """The language of everything but the help; that of the person unless said otherwise."""
    parser.add_argument(
        "--language", choices=LANGUAGES, default=own_language(), help="language of what is told (default: your own)"
    )


def options_of(parsed: argparse.Namespace) -> dict[str, Any]:
    """The options of a game that were given; what was left out is left to the game."""
    given = {name: getattr(parsed, name) for name in SETTINGS if getattr(parsed, name, None) is not None}
    return {**given, **MODULES.get(getattr(parsed, "modules", None) or "", {})}


def count(text: str) -> int:
    """A number of games or workers: 1 or more."""
    number = int(text) if text.isdecimal() else 0
    if number < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of them: use 1 or more")
    return number


def seat(text: str) -> int:
    """A seat, of which people count the first as 1."""
    return count(text) - 1


def natural(text: str) -> int:
    """A number from 0 on."""
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"{text!r} is not a number: use 0 or more")
    return int(text)


def own_language() -> str:
    """The language that the machine of the person is set to, if it is one of ours."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"
