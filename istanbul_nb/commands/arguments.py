"""What several commands share: which game, numbers, the language of the person, how a command ends early."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable
from typing import Any

from istanbul_nb.games import GAMES

INTERRUPTED = 130  # the status of whatever was stopped with Ctrl+C
WHOLE = re.compile(r"[+-]?\d{1,30}")
LANGUAGES = ("en", "ru")


def add_game(parser: argparse.ArgumentParser, meaning: str, **settings: Any) -> None:
    """Take a game as the first argument; the settings are those of argparse."""
    parser.add_argument("game", metavar="GAME", choices=tuple(GAMES), help=f"{meaning}: {', '.join(GAMES)}", **settings)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Add the argument for the language of everything but the help; the person's unless said otherwise."""
    parser.add_argument(
        "--language", choices=LANGUAGES, default=own_language(), help="language of what is told (default: your own)"
    )


def whole(text: str) -> int:
    """Return a whole number, also one below 0."""
    if not WHOLE.fullmatch(text):
        raise argparse.ArgumentTypeError(f"{text[:40]!r} is not a whole number of at most 30 digits")
    return int(text)


def within(least: int, most: int) -> Callable[[str], int]:
    """Return what reads a whole number that is neither too small nor too large."""

    def read(text: str) -> int:
        number = whole(text)
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not possible here: use {least} to {most}")
        return number

    return read


def seat(text: str) -> int:
    """Return a seat, of which people count the first as 1."""
    return within(1, 5)(text) - 1


def natural(text: str, least: int = 0) -> int:
    """Return a number from 0 on; what it is used for may have a largest one."""
    number = whole(text)
    if number < least:
        raise argparse.ArgumentTypeError(f"{text!r} is not possible here: use {least} or more")
    return number


def count(text: str) -> int:
    """Return a number of games or workers, from 1 on."""
    return natural(text, 1)


def complain(sentence: str, status: int = 1) -> int:
    """Tell on the error stream what could not be done; return the status to end with."""
    print(sentence, file=sys.stderr)
    return status


def own_language() -> str:
    """Return the language that the machine of the person is set to, if it is one of ours."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return spoken[:2] if spoken[:2] in LANGUAGES else "en"
