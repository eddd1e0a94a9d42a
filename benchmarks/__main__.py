"""`make bench`: speed beside catanatron, what the parts of a decision cost, tournaments, and the table in a browser."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from benchmarks.browser import CLICKS, clicks, opened, sizes
from benchmarks.engines import ENGINES
from benchmarks.messages import sent
from benchmarks.tournaments import ALONE, GAMES, speeds
from istanbul_nb.core import Seeded
from istanbul_nb.games import game_of
from istanbul_nb.words import LANGUAGES

RESULTS = Path(__file__).parent / "results.json"
ROUNDS = 5
SECONDS = 2.0
STARTS = 15


def result(name: str, value: float, unit: str, peer: str | None = None, ratio: float | None = None) -> dict[str, Any]:
    """Return one line of the results, and print it."""
    beside = "" if peer is None or ratio is None else f"   {ratio:.2f} × {peer}"
    print(f"{name:46} {value:12,.2f} {unit}{beside}")
    return {"name": name, "value": round(value, 3), "unit": unit, "peer": peer, "ratio": ratio and round(ratio, 3)}


def random_play() -> list[dict[str, Any]]:
    """Run all engines in turn, each time in a fresh process; the median of the rounds counts."""
    speeds: dict[str, list[float]] = {engine: [] for engine in ENGINES}
    for _ in range(ROUNDS):
        for engine, found in speeds.items():
            command = [sys.executable, "-m", "benchmarks.engines", engine, str(SECONDS)]
            decisions, seconds = subprocess.run(command, check=True, capture_output=True, text=True).stdout.split()
            found.append(int(decisions) / float(seconds))
    ours, theirs = median(speeds["istanbul"]), median(speeds["catanatron"])
    base, grand = median(speeds["base for four"]), median(speeds["grand bazaar"])
    dice = median(speeds["dice"])
    sultan = median(speeds["sultan"])
    return [
        result("random play, catanatron", theirs, "decisions/s"),
        result("random play, istanbul, 3 players", ours, "decisions/s", "catanatron", ours / theirs),
        result("random play, istanbul, 4 players", base, "decisions/s", "catanatron", base / theirs),
        result("random play, Grand Bazaar, 4 players", grand, "decisions/s", "base game", grand / base),
        result("random play, Dice Game, 3 players", dice, "decisions/s", "catanatron", dice / theirs),
        result("random play, Sultan, 3 players", sultan, "decisions/s", "catanatron", sultan / theirs),
    ]


def costs() -> list[dict[str, Any]]:
    """Measure a state copy, and the legal actions of a state that was not asked before, in the states of a game."""
    game, chance = game_of("istanbul"), Seeded(1)
    state = game.setup({"players": 3}, chance)
    states: list[Any] = []
    while game.actor(state) is not None and len(states) < 2000:
        states.append(game.copy(state))
        legal = game.legal(state)
        game.apply(state, legal[chance.pick(range(len(legal)), [1] * len(legal))], chance)
    return [
        result("copy of a state", _microseconds(game.copy, states), "µs"),
        result("legal actions of a state", _microseconds(lambda each: _legal_afresh(game, each), states), "µs"),
    ]


def _legal_afresh(game: Any, state: Any) -> None:
    state.legal = None
    game.legal(state)


def _microseconds(task: Callable[[Any], Any], states: list[Any]) -> float:
    best = float("inf")
    for _ in range(7):
        start = perf_counter()
        for each in states:
            task(each)
        best = min(best, perf_counter() - start)
    return best / len(states) * 1e6


def start_up() -> list[dict[str, Any]]:
    """Measure `import istanbul_nb` over a bare interpreter, alternating."""
    bare, ours = [], []
    for _ in range(STARTS):
        bare.append(_run_time("pass"))
        ours.append(_run_time("import istanbul_nb"))
    extra = (median(ours) - median(bare)) * 1000
    return [result("import istanbul_nb, over bare Python", extra, "ms", "bare Python", median(ours) / median(bare))]


def _run_time(program: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", program], check=True)
    return perf_counter() - start


def table() -> list[dict[str, Any]]:
    """Measure from a click to the next frame, beside a bare anywidget in the same JupyterLab; and what travels."""
    with opened() as notebook:
        ours, bare = clicks(notebook)
    peer = "bare anywidget"
    return [
        result(f"click to frame, {peer}, median of {CLICKS}", bare.middle, "ms"),
        result(f"click to frame, {peer}, 95th percentile", bare.slow, "ms"),
        result(f"click to frame, table, median of {CLICKS}", ours.middle, "ms", peer, ours.middle / bare.middle),
        result("click to frame, table, 95th percentile", ours.slow, "ms", peer, ours.slow / bare.slow),
        result("click to frame, table over bare, median", ours.middle - bare.middle, "ms"),
        *(result(f"front-end bundle, minified: {name}", size, "bytes") for name, size in sizes().items()),
        *(line for language in LANGUAGES for line in messages(language)),
    ]


def tournaments() -> list[dict[str, Any]]:
    """Measure many games with one call, in one process and in two."""
    one, two = speeds()
    name = "istanbul, 4 greedy bots"
    return [
        result(f"twice {ALONE} games, {name}, 1 process", one, "games/s"),
        result(f"{GAMES:,} games, {name}, 2 processes", two, "games/s", "1 process", two / one),
    ]


def messages(language: str) -> list[dict[str, Any]]:
    """Measure what is sent to the browser in a random game of five."""
    decision, end = sent(language)
    return [
        result(f"largest message for a decision, {language}", decision, "bytes"),
        result(f"message at the end of a long game, {language}", end, "bytes"),
    ]


def main() -> None:
    """Measure everything and keep it."""
    results = [*random_play(), *costs(), *start_up(), *tournaments(), *table()]
    RESULTS.write_text(json.dumps(results, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"written to {RESULTS.relative_to(Path.cwd()) if RESULTS.is_relative_to(Path.cwd()) else RESULTS}")


if __name__ == "__main__":
    main()
