"""`make bench-bots`: how strong the bots are, beside each other; written to BOTS.md with how sure we are of it.

Every game that is over is kept in a file, so that a run that was stopped goes on where it was; games of bots or rules
that have changed since do not count (`--part 10` plays a tenth of the games).
"""

from __future__ import annotations

import argparse
import ast
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from functools import cache
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from tqdm import tqdm

from istanbul_nb.bots import bot_called
from istanbul_nb.bots.search import Search
from istanbul_nb.coach.confidence import Share
from istanbul_nb.core import Clock, Legal, SeatView, Seeded
from istanbul_nb.games import game_of
from istanbul_nb.tournaments.line_up import Contest, Played, play_numbered

HERE = Path(__file__).parent
GAMES, REPORT = HERE / "bots.jsonl", HERE / "BOTS.md"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
SECONDS = 1.0  # for a decision of search
CAUTION = (
    "How search fares against greedy in Sultan says little about people: it imagines rivals who judge as greedy does,",
    "and answers them. Of 40 games with 100 iterations it won 39; with rivals imagined who lay cards at random, 25. It",
    "does not peek: with every hidden card drawn anew before it was asked, it chose the same. The table of Sultan",
    "remembers for the players in all of these games.",
)
EXPANSIONS = {"Mocha & Baksheesh": "mocha", "Letters & Seals": "letters", "Grand Bazaar": "grand"}


@dataclass(frozen=True)
class Bar:
    """A line-up whose first bot has to win so many of its games; without a bar only the rounds are told."""

    name: str
    game: str
    entries: tuple[str, ...]
    games: int
    least: float | None
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> str:
        return f"{self.name}: {' '.join(self.entries)}"


def bars() -> Iterator[Bar]:
    """Yield what the bots are held to."""
    beginner = ("greedy", "random", "random", "random")
    duel = ("search", "greedy")
    yield Bar("Istanbul, 4 players", "istanbul", beginner, 200, 0.95)
    yield Bar("Istanbul, 2 players", "istanbul", beginner[:2], 200, 0.95)
    yield Bar("Istanbul, 2 players", "istanbul", duel, 100, 0.65)
    for name, expansion in EXPANSIONS.items():
        yield Bar(f"{name}, 4 players", "istanbul", beginner, 100, 0.95, {"expansion": expansion})
        yield Bar(f"{name}, 2 players", "istanbul", duel, 60, 0.60, {"expansion": expansion})
    yield Bar("Dice Game, 4 players", "dice", beginner, 200, 0.90)
    yield Bar("Dice Game, 2 players", "dice", duel, 100, 0.58)
    yield Bar("Sultan, 4 players", "sultan", beginner, 400, 0.75, {"memory": True})
    yield Bar("Sultan, 2 players", "sultan", duel, 200, 0.55, {"memory": True})
    yield Bar("Istanbul, 4 players", "istanbul", ("greedy",) * 4, 40, None)
    yield Bar("Istanbul, 4 players", "istanbul", ("search",) * 4, 4, None)


class ResultStore:
    """The games of the present bots that are over, in a file of one line each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.codes = {bar.key: code(bar.game) for bar in bars()}
        self.played: dict[str, dict[int, Played]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                written = json.loads(line)
                bar = written.pop("bar")
                if written.pop("code") == self.codes.get(bar):
                    self._add(bar, Played(**{**written, **_tuples(written)}))

    def _add(self, bar: str, game: Played) -> None:
        self.played.setdefault(bar, {})[game.number] = game

    def keep(self, bar: Bar, game: Played) -> None:
        self._add(bar.key, game)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"code": self.codes[bar.key], "bar": bar.key, **asdict(game)}) + "\n")

    def of(self, bar: Bar) -> list[Played]:
        """Return the games of a bar, in their order."""
        return [game for _, game in sorted(self.played.get(bar.key, {}).items())]


@cache
def code(game: str) -> str:
    """Return a fingerprint of everything that decides how bots play a game."""
    package = HERE.parent / "istanbul_nb"
    parts = (package / "core", package / "games" / game / "rules", package / "games" / game / "brain")
    files = sorted(file for part in parts for file in part.rglob("*") if file.suffix in (".py", ".toml"))
    files += sorted((package / "bots").glob("*.py"))
    return sha256("".join(map(_meaning, files)).encode()).hexdigest()[:16]


def _meaning(file: Path) -> str:
    """Return what a file says to the machine: comments and docstrings may change."""
    text = file.read_text(encoding="utf-8")
    if file.suffix != ".py":
        return text
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            del node.body[0]
    return ast.dump(tree)


def _tuples(written: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(written[name]) for name in ("seating", "ranks")}


def play_all(kept: ResultStore, part: int, workers: int) -> None:
    """Play every game that is missing, on all cores."""
    missing = [
        (bar, number)
        for bar in bars()
        for number in range(max(1, bar.games // part))
        if number not in kept.played.get(bar.key, {})
    ]
    with ProcessPoolExecutor(workers) as pool, tqdm(total=len(missing), unit="game") as shown:
        running = {
            pool.submit(play_numbered, bar.game, bar.entries, number, bar.options, SECONDS): bar
            for bar, number in missing
        }
        try:
            for over in as_completed(running):
                kept.keep(running[over], over.result())
                shown.update()
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            raise SystemExit("Stopped. What is over is kept; the same command goes on.") from None


class Speed(NamedTuple):
    """How quick the bots are in a game for two."""

    game: str
    decisions: float
    iterations: float


def speed(name: str) -> Speed:
    """Measure decisions a second of greedy, and iterations a second of search at the first decisions of a game."""
    rules, chance = game_of(name), Seeded(1)
    state, bots = rules.setup({"players": 2}, chance), [bot_called("greedy", seat) for seat in (0, 1)]
    decisions, seconds, choices, iterations, thought = 0, 0.0, 0, 0, 0.0
    while (seat := rules.actor(state)) is not None:
        seen, legal = SeatView(rules, state, seat), Legal(rules.legal(state))
        choices += len(legal) > 1
        if len(legal) > 1 and choices % 12 == 1:
            search, begun = Search(1), perf_counter()
            search.plan(seen, Clock(SECONDS))
            thought, iterations = thought + perf_counter() - begun, iterations + search.grown
        begun = perf_counter()
        action = bots[seat](seen, legal, Clock())
        seconds, decisions = seconds + perf_counter() - begun, decisions + 1
        rules.apply(state, action, chance)
        chance.take()
    return Speed(rules.info.title, decisions / seconds, iterations / thought)


def report(kept: ResultStore) -> str:
    """Return the file that people read."""
    lines = [
        "# How strong the bots are",
        "",
        "Written by `make bench-bots`. Seats are rotated, dice come back for every seat, a tie counts in part;",
        "search thinks at most one second a decision. In brackets: the share, and where it lies with 95 % certainty.",
        "",
        "| game | line-up | the first wins | bar | |",
        "|---|---|---|---|---|",
    ]
    lines += [_line(bar, kept.of(bar)) for bar in bars() if bar.least is not None and kept.of(bar)]
    lines += ["", *CAUTION, "", "| game | line-up | rounds a game | games |", "|---|---|---|---|"]
    for bar in bars():
        if kept.of(bar):
            rounds = Contest(bar.entries, tuple(kept.of(bar))).rounds()
            lines.append(f"| {bar.name} | {_line_up(bar)} | {rounds:.1f} | {len(kept.of(bar))} |")
    lines += ["", "People need 16 to 20 rounds in the base game of Istanbul.", ""]
    lines += ["| two players | decisions a second, greedy | iterations a second, search |", "|---|---|---|"]
    lines += [
        f"| {game} | {decisions:,.0f} | {iterations:,.0f} |" for game, decisions, iterations in map(speed, PLAYED)
    ]
    return "\n".join([*lines, ""])


PLAYED = ("istanbul", "dice", "sultan")


def _line(bar: Bar, played: list[Played]) -> str:
    wins: Share = Contest(bar.entries, tuple(played)).wins()
    assert bar.least is not None
    held = "held" if wins.part >= bar.least else "MISSED"
    if len(played) < bar.games:
        held = "so far"
    return f"| {bar.name} | {_line_up(bar)} | {wins} | {100 * bar.least:.0f} % of {bar.games} | {held} |"


def _line_up(bar: Bar) -> str:
    first, others = bar.entries[0], bar.entries[1:]
    return f"{first} against {'' if len(others) == 1 else f'{len(others)} × '}{others[0]}"


def main() -> None:
    """Play what is missing and write the report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", type=int, default=1, help="play only one in so many games")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    kept = ResultStore(GAMES)
    play_all(kept, given.part, given.workers)
    REPORT.write_text(report(kept), encoding="utf-8")
    print(REPORT.read_text(encoding="utf-8"))


if __name__ == "__main__":
    main()
