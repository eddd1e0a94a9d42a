"""Random play of one engine in its own process: `python -m benchmarks.engines ENGINE SECONDS` prints two numbers."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any

PLAYERS = 3


def play_ours(seed: int, name: str = "istanbul", **options: Any) -> int:
    """Play a random game of one of our engines; return how many decisions it took."""
    from istanbul_nb.core import Seeded  # noqa: PLC0415
    from istanbul_nb.games import game_of  # noqa: PLC0415

    game, chance, choose = game_of(name), Seeded(seed), random.Random(seed).choice
    state = game.setup({"players": PLAYERS, **options}, chance)
    decisions = 0
    while game.actor(state) is not None:
        game.apply(state, choose(game.legal(state)), chance)
        decisions += 1
    return decisions


def play_catanatron(seed: int) -> int:
    """Play a random game of catanatron; return how many decisions it took."""
    from catanatron import Color, Game, RandomPlayer  # noqa: PLC0415

    game = Game([RandomPlayer(color) for color in list(Color)[:PLAYERS]], seed=seed)
    game.play()
    return len(game.state.actions)


ENGINES: dict[str, Callable[[int], int]] = {
    "istanbul": play_ours,
    "catanatron": play_catanatron,
    "base for four": partial(play_ours, players=4),
    "grand bazaar": partial(play_ours, players=4, expansion="grand"),
    "dice": partial(play_ours, name="dice"),
    "sultan": partial(play_ours, name="sultan"),
}


def main(engine: str, seconds: float) -> None:
    """Play whole games for about that long, after one to warm up."""
    play = ENGINES[engine]
    play(0)
    decisions, seed, start = 0, 1, perf_counter()
    while perf_counter() - start < seconds:
        decisions += play(seed)
        seed += 1
    print(decisions, perf_counter() - start)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
