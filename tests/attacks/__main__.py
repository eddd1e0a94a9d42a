"""Run the attacks large and print what was tried: `python -m tests.attacks [--size N] [NAME ...]`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from tests.attacks.catalogue import attack_called, names

LARGE = 10_000


def main(arguments: Sequence[str]) -> int:
    """Run the chosen attacks; the status is 1 if one got through."""
    parser = argparse.ArgumentParser(prog="python -m tests.attacks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of: {', '.join(names())}")
    parser.add_argument("--size", type=int, default=LARGE, help="about how many tries each makes")
    chosen = parser.parse_args(arguments)
    unknown = set(chosen.names) - set(names())
    if unknown:
        parser.error(f"there is no attack called {', '.join(sorted(unknown))}")
    held = [run(name, chosen.size) for name in chosen.names or names()]
    return 0 if all(held) else 1


def run(name: str, size: int) -> bool:
    """Run one attack and print its counts; return whether everything held."""
    begun = time.monotonic()
    try:
        counts = attack_called(name)(size)
    except AssertionError as error:
        print(f"{name:18} GOT THROUGH: {error}", flush=True)
        return False
    tried = ", ".join(f"{number:,} {kind}" for kind, number in counts.items())
    print(f"{name:18} held: {tried} ({time.monotonic() - begun:.0f} s)", flush=True)
    return True


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
