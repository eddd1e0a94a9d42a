"""Several kernels on one kept match: they write, take over, let go and are killed, and no step is silently lost.

What a kernel did is on the disk after every step: in the file that it believes to be its own. Some of the kernels are
processes of their own, which are killed in the middle.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import warnings
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from unittest.mock import patch

from istanbul_nb.match.autosave import NotKept
from istanbul_nb.match.match import Match
from istanbul_nb.match.saved_games import resume
from tests.attacks.catalogue import Counts

ROUND = 60  # tries with one match
PROCESSES = 2  # of those, so many are processes of their own, which are slow to start
OTHER = """
import sys, warnings
from istanbul_nb.match.saved_games import resume
warnings.simplefilter("ignore")
match = resume(sys.argv[1], take_over=sys.argv[2] == "take")
print("ready", flush=True)
for line in sys.stdin:
    match.do(match.legal[int(line) % len(match.legal)])
    print(match.saved_to, flush=True)
    print(len(match.steps), flush=True)
"""


class Desk:
    """Matches that were opened from one file, as kernels have them."""

    def __init__(self, home: Path, rng: random.Random) -> None:
        self.rng = rng
        self.path = home / "our.match"
        first = Match("dice", players=2, seed=rng.getrandbits(30), autosave=self.path)
        first.do(first.legal[0])
        self.opened = [first]
        self.closed: list[list[str]] = []  # what was done by those who left
        self.counts: Counter[str] = Counter()

    def attack(self, size: int) -> Counts:
        actions: dict[str, Callable[[], None]] = {
            "copies": lambda: self.open(False),
            "taken over": lambda: self.open(True),
            "let go": self.let_go,
            "steps": self.step,
            "locks removed": self.remove_lock,
            "closed": self.close,
        }
        for number in range(max(size, 2 * len(actions))):
            kind = list(actions)[number % len(actions)] if number < 12 else self.rng.choice(list(actions))
            actions[kind]()
            self.counts[kind] += 1
            self.step()
            self.check()
        for _ in range(PROCESSES):
            self.kill()
        return dict(self.counts)

    def open(self, take_over: bool) -> None:
        if self.path.exists():
            self.opened.append(resume(self.path, take_over=take_over))

    def let_go(self) -> None:
        self.rng.choice(self.opened).keeper.let_go()

    def step(self) -> None:
        match = self.rng.choice(self.opened)
        if not match.over:
            match.do(self.rng.choice(match.legal))
            self.counts["steps"] += 1

    def remove_lock(self) -> None:
        """Remove hidden files, as somebody does who cleans up."""
        for path in self.path.parent.glob(".*.lock"):
            path.unlink()

    def close(self) -> None:
        if len(self.opened) > 1:
            left = self.opened.pop(self.rng.randrange(len(self.opened)))
            left.keeper.let_go()
            self.closed.append(actions_of(left))

    def check(self) -> None:
        """Check that all that anybody ever did is in some file, no matter who has that file now."""
        kept = [actions_of(Match.load(path)) for path in self.path.parent.glob("*.match")]
        for made in (*map(actions_of, self.opened), *self.closed):
            assert any(each[: len(made)] == made for each in kept), "steps are on no disk, and nobody was told"

    def kill(self) -> None:
        """Let another process open the match, play and be killed: its steps are where it said, the match is free."""
        mine = resume(self.path, take_over=True)
        take = self.rng.random() < 0.5
        command = [sys.executable, "-c", OTHER, str(self.path), "take" if take else "copy"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
            assert other.stdin is not None
            assert other.stdout is not None
            assert other.stdout.readline() == "ready\n"
            for _ in range(self.rng.randrange(1, 4)):
                if not mine.over:
                    mine.do(self.rng.choice(mine.legal))
                other.stdin.write(f"{self.rng.randrange(9)}\n")
                other.stdin.flush()
                elsewhere, steps = Path(other.stdout.readline().strip()), int(other.stdout.readline())
                assert len(Match.load(elsewhere).steps) == steps, "a step of another process is not in its file"
                assert Match.load(Path(str(mine.saved_to))).text() == mine.text(), "a step was overwritten"
                assert elsewhere != mine.saved_to, "two processes have one file"
            assert (elsewhere == self.path) == take
            other.kill()
        free = resume(elsewhere)
        assert free.saved_to == elsewhere, "the match of a killed process is not free"
        self.counts["killed processes"] += 1


def actions_of(match: Match) -> list[str]:
    """Return what was done in a match."""
    return [str(step.action) for step in match.steps]


def attack(size: int) -> Counts:
    """Let kernels get in each other's way at random."""
    counts: Counter[str] = Counter()
    for number in range(0, size, ROUND):
        with TemporaryDirectory() as home, warnings.catch_warnings(), patch.object(os, "fsync"):
            warnings.simplefilter("ignore", NotKept)
            counts.update(Desk(Path(home), random.Random(number)).attack(min(ROUND, size - number)))
    return dict(counts)
