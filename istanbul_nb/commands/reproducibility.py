"""The same seed gives the same game in every interpreter, whatever it hashes and whatever the global random does."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.core.codec import canonical
from istanbul_nb.core.conformance import promise

GAMES = 2
PROGRAM = """
import json, random, sys
random.seed(int(sys.argv[1]))
from istanbul_nb.core.conformance import fingerprint
from istanbul_nb.games import game_of
name, setups, games, seed = json.loads(sys.argv[2])
print(fingerprint(game_of(name), setups, games, seed))
"""


def same_everywhere(game: str, setups: Sequence[Mapping[str, Any]], seed: int) -> None:
    """Play the same games in interpreters with different hash seeds; `Broken` if they differ."""
    prints = {_fingerprint(hash_seed, canonical([game, list(setups), GAMES, seed])) for hash_seed in ("1", "2026")}
    promise(len(prints) == 1, "the same seed gives the same game, whatever PYTHONHASHSEED and the global random do")


def _fingerprint(hash_seed: str, arguments: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PROGRAM, hash_seed, arguments]
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout.strip()
