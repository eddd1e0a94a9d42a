"""A tournament in processes of its own: `python -m benchmarks.tournaments WORKERS GAMES` prints games a second."""

from __future__ import annotations

import subprocess
import sys
from statistics import harmonic_mean
from time import perf_counter

from istanbul_nb import tournament

GAMES = 1000
ALONE = 100  # what one process plays, before and after: enough to know its pace


def speeds() -> tuple[float, float]:
    """Measure base games of four greedy bots a second, in one process and in two; starting processes counts."""
    before = _speed(1, ALONE)
    two = _speed(2, GAMES)
    return harmonic_mean([before, _speed(1, ALONE)]), two


def _speed(workers: int, games: int) -> float:
    command = [sys.executable, "-m", "benchmarks.tournaments", str(workers), str(games)]
    return float(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)


def main(workers: int, games: int) -> None:
    """Play with one call, after one game to warm up."""
    tournament(["greedy"] * 4, games=1, workers=1, progress=False)
    begun = perf_counter()
    tournament(["greedy"] * 4, games=games, workers=workers)
    print(games / (perf_counter() - begun))


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
