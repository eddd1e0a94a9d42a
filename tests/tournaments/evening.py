"""A tournament in a process of its own, to be stopped: `python -m tests.tournaments.evening FILE GAMES`."""

from __future__ import annotations

import signal
import sys

from istanbul_nb import tournament

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background of a shell it would be ignored
    tournament(
        ["random", "random"],
        "sultan",
        games=int(sys.argv[2]),
        workers=2,
        file=sys.argv[1],
        progress=lambda done, of: print(done, flush=True),
    )
