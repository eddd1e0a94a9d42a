"""How far a long command is, told on the error stream of a terminal, so that what is printed stays clean."""

from __future__ import annotations

import sys
from collections.abc import Callable


def counter(of: int) -> Callable[[int], None]:
    """Return what to call with the number of games that are over; it tells nobody where nobody looks."""
    if not sys.stderr.isatty():
        return lambda done: None
    return lambda done: print(f"\r{done}/{of}", end="\n" if done == of else "", file=sys.stderr, flush=True)
