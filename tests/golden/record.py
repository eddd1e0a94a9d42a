"""Records the golden games anew: `python -m tests.golden.record`. Do it only when the rules were meant to change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from istanbul_nb.core.conformance import Playthrough
from istanbul_nb.games import game_of
from istanbul_nb.match import Match

FOLDER = Path(__file__).parent / "istanbul"

GAMES: dict[str, dict[str, Any]] = {
    "two-short": {"players": 2, "layout": "short"},
    "two-random-neutral": {"players": 2, "layout": "random", "neutral": True},
    "two-order-2016": {"players": 2, "layout": "order", "edition": "2016"},
    "three-short": {"players": 3, "layout": "short"},
    "three-long-neutral": {"players": 3, "layout": "long", "neutral": True},
    "three-random": {"players": 3, "layout": "random"},
    "three-random-2016": {"players": 3, "layout": "random", "edition": "2016"},
    "four-long": {"players": 4, "layout": "long"},
    "four-order-neutral": {"players": 4, "layout": "order", "neutral": True},
    "four-short-2016-neutral": {"players": 4, "layout": "short", "edition": "2016", "neutral": True},
    "five-short": {"players": 5, "layout": "short"},
    "five-order": {"players": 5, "layout": "order"},
    "five-random": {"players": 5, "layout": "random"},
    "five-long-2016": {"players": 5, "layout": "long", "edition": "2016"},
}


def record(name: str) -> Match:
    """The game of that name, played by the eager player of the conformance kit."""
    options, seed = GAMES[name], 2000 + list(GAMES).index(name)
    match = Match("istanbul", seed=seed, **options)
    player = Playthrough(game_of("istanbul"), options, seed)
    while (action := player.choose(player.successors())) is not None:
        player.step(action)
        match.do(action)
    return match


def main() -> None:
    """Write every golden game."""
    for name in GAMES:
        record(name).save(FOLDER / f"{name}.match")


if __name__ == "__main__":
    main()
