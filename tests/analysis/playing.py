"""Matches to make frames of: a short one that is checked by hand, and whole ones."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from istanbul_nb.analysis import played
from istanbul_nb.match.match import Match

GOLDEN = Path(__file__).parents[1] / "golden"
WHOLE = {
    "game": "istanbul/three-short",
    "mocha": "istanbul/mocha-three-neutral",
    "letters": "istanbul/letters-three-new",
    "grand": "istanbul/grand-five-caravan",
    "dice": "dice/three-cards",
    "sultan": "sultan/three",
}


def short() -> Match:
    """Play a first round: Anna fills up with fabric, Boris calls 8 and rolls it, Chen pays Anna and fills up too."""
    match = Match(names=["Anna", "Boris", "Chen"], seed=1, first=0)
    match.do("move 2", "leave", "fill", "end", "move 9", "leave")
    match.do("call 8", answers=[3, 5])
    match.do("end", "move 2", "leave", "pay", "fill", "end")
    return match


@cache
def whole(name: str) -> Match:
    """Return a finished match of each kind; nobody changes it."""
    return Match.load(GOLDEN / f"{WHOLE[name]}.match")


@cache
def quick(number: int = 6) -> list[Match]:
    """Play several quick matches."""
    return [played(["greedy", "random", "random"], "sultan", seed=seed) for seed in range(number)]
