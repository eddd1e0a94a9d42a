"""The terms of a tournament: everything that its games depend on, as plain data in a file or in a table."""

from __future__ import annotations

from collections.abc import Mapping
from math import isfinite
from typing import Any

from istanbul_nb import __version__
from istanbul_nb.core import Seeded, plain
from istanbul_nb.games import GAMES, game_of
from istanbul_nb.tournaments.errors import trouble
from istanbul_nb.tournaments.line_up import Entrant, LineUp

FORMAT = "istanbul_nb tournament"
WITHOUT_CHECKSUM, VERSION = 1, 2  # versions of the format that can be read; the last one is written
TERMS = ("game", "options", "bots", "seconds", "rules", "package")  # what makes a tournament the same


def terms_of(line_up: LineUp) -> dict[str, Any]:
    """Return everything that the games of a line-up depend on, as plain data; of given bots only the name."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": line_up.game,
        "options": plain(line_up.options),
        "bots": [_written(entrant) for entrant in line_up.entrants],
        "seconds": line_up.seconds,
        "rules": dict(game_of(line_up.game).versions(line_up.options)),
        "package": __version__,
    }


def _written(entrant: Entrant) -> dict[str, Any]:
    own = entrant.own is not None
    return {"name": entrant.name, "iterations": entrant.iterations, "seed": entrant.seed, "own": own}


def line_up_in(terms: Mapping[str, Any]) -> LineUp | None:
    """Return the line-up that terms tell of, without bots that somebody wrote; `None` where no game is possible."""
    try:
        entrants = tuple(map(_entrant_in, terms["bots"]))
        line_up = LineUp(terms["game"], entrants, terms["options"], terms["seconds"])
        return line_up if _is_playable(line_up) else None
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
        return None


def _entrant_in(bot: Mapping[str, Any]) -> Entrant:
    name, iterations, seed = bot["name"], bot["iterations"], bot["seed"]
    if not (isinstance(name, str) and name and (iterations is None or (type(iterations) is int and iterations > 0))):
        raise ValueError("no name, or no number of iterations")
    if not (seed is None or type(seed) is int):
        raise ValueError("no seed")
    return Entrant(name, iterations, seed)


def _is_playable(line_up: LineUp) -> bool:
    if line_up.game not in GAMES or not is_duration(line_up.seconds):
        return False
    game_of(line_up.game).setup(line_up.options, Seeded(seed=0))
    return bool(line_up.options["players"] == len(line_up.entrants))


def is_whole(number: object, least: int = 0, most: int = 2**53) -> bool:
    """Return whether this is a whole number in a range; `True` and `1.0` are none."""
    return type(number) is int and least <= number <= most


def is_duration(seconds: Any) -> bool:
    """Return whether a bot can be given so many seconds to think."""
    return type(seconds) in (int, float) and isfinite(seconds) and seconds >= 0


def known_line_up(terms: Mapping[str, Any], file: str, language: str) -> LineUp:
    """Return the line-up that terms tell of; refuse games of other rules, which would not end the same."""
    package = terms.get("package")
    line_up = line_up_in(terms) if package == __version__ else None
    if isinstance(package, str) and (
        package != __version__ or (line_up and not _has_rules(line_up, terms.get("rules")))
    ):
        raise trouble(language, "tournament-versions", package=package[:20], here=__version__)
    if line_up is None:
        raise trouble(language, "tournament-head", file=file)
    return line_up


def _has_rules(line_up: LineUp, rules: object) -> bool:
    return bool(rules == dict(game_of(line_up.game).versions(line_up.options)))
