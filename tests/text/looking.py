"""Tables to draw: positions, and games that are looked at now and then."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from istanbul_nb.games.istanbul.rules import Istanbul
from istanbul_nb.match.match import Match
from tests.match.playing import eager

GAME = Istanbul()
NAMES = ["Anna", "Boris", "Chen", "Dora", "Emil"]


def view_of(data: dict[str, Any], seat: int | None = 0) -> Any:
    """Return what a seat sees of an encoded table."""
    return GAME.view(GAME.decode(data), seat)


def board_of(text: str) -> list[str]:
    """Return the lines of the board."""
    lines = text.splitlines()
    return lines[1 : next(number for number, line in enumerate(lines) if line.startswith("●4"))]


def moments(players: int, seed: int, steps: int = 320, every: int = 16, **options: Any) -> Iterator[Match]:
    """Yield a random game, looked at now and then."""
    match, choices = Match(names=NAMES[:players], seed=seed, **options), random.Random(seed)
    for step in range(steps):
        if step % every == 0:
            yield match
        if match.over:
            return
        match.do(eager(match, choices))
