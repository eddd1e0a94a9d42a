"""How a game is set up on the command line: a game brings the arguments that only it has."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import Any, Protocol

from istanbul_nb.commands.arguments import seat, within
from istanbul_nb.games import GAMES, kit_of

Options = dict[str, Any]


class SetupArguments(Protocol):
    """What the part `arguments` of a game has."""

    SETTINGS: Mapping[str, Mapping[str, Any]]  # options of the game, and what argparse is told about each
    MODULES: Mapping[str, Options]  # the options that one word for several of them stands for

    def setups_of(self, given: Options) -> list[Options]:
        """Return the setups that a check takes in turns, one for each way to play that was left open."""


def add_players(parser: argparse.ArgumentParser) -> None:
    """How many sit at the table."""
    parser.add_argument("--players", type=within(2, 5), metavar="N", help="how many players, 2 to 5")


def add_setup(parser: argparse.ArgumentParser) -> None:
    """How a game is set up, apart from who plays; the game itself says what does not go together."""
    parser.add_argument("--first", type=seat, metavar="N", help="the player who begins, counted from 1")
    for name, settings in known_settings().items():
        parser.add_argument(f"--{name}", **settings)


def add_modules(parser: argparse.ArgumentParser) -> None:
    """Several options in one word."""
    parser.add_argument("--modules", choices=tuple(known_modules()), help="expansion and variants in one word")


def options_of(parsed: argparse.Namespace) -> Options:
    """Return the options of a game that were given; what was left out is left to the game."""
    names = ("players", "first", *known_settings())
    given = {name: getattr(parsed, name) for name in names if getattr(parsed, name, None) is not None}
    return {**given, **known_modules().get(getattr(parsed, "modules", None) or "", {})}


def setups_of(game: str, given: Options) -> list[Options]:
    """One setup for each way to play that was left open."""
    part: SetupArguments | None = kit_of(game).part("arguments")
    return [given] if part is None else part.setups_of(given)


def known_settings() -> dict[str, Mapping[str, Any]]:
    """Return the arguments that games bring; of two with the same name the first."""
    found: dict[str, Mapping[str, Any]] = {}
    for part in _parts():
        found.update((name, each) for name, each in part.SETTINGS.items() if name not in found)
    return found


def known_modules() -> Options:
    """Return every word for several options."""
    return {name: each for part in _parts() for name, each in part.MODULES.items()}


def _parts() -> list[SetupArguments]:
    found = (kit.part("arguments") for kit in GAMES.values())
    return [part for part in found if part is not None]
