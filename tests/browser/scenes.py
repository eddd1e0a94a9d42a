"""Cells that lay out a table, for notebooks of tests."""

from __future__ import annotations

import json
from collections.abc import Sequence

from tests.games.istanbul.scenario import GAME, Scenario

ANNA_AND_BORIS = ("Anna", "Boris")
SHOWN = "table = play(match, pace=0.0)\ntable"


def playing(names: Sequence[str] = ANNA_AND_BORIS, seed: int = 1, done: Sequence[str] = (), **table: object) -> str:
    """Return a match of people with the places in order, after some actions; at its table nothing takes time."""
    given = "".join(f", {name}={value!r}" for name, value in {"pace": 0.0, **table}.items())
    return "\n".join(
        [
            "from istanbul_nb import Match, play, resume",
            f"match = Match(names={list(names)!r}, seed={seed}, layout='order', first=0, autosave=True)",
            f"match.do(*{list(done)!r})",
            f"table = play(match{given})",
            "table",
        ]
    )


def scene(laid: Scenario, names: Sequence[str] = ANNA_AND_BORIS, show: str = SHOWN) -> str:
    """Return a match that begins at a laid-out table. What lies there is in the cell, secrets too."""
    return "\n".join(
        [
            "import json",
            "from istanbul_nb import Match, play",
            "from istanbul_nb.games import game_of",
            f"state = game_of('istanbul').decode(json.loads({json.dumps(GAME.encode(laid.state))!r}))",
            f"match = Match.from_state('istanbul', state, names={list(names)!r}, seed=1)",
            show,
        ]
    )
