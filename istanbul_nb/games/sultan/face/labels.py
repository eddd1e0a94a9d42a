"""What changes with the language only: the names of the stones, and rules."""

from __future__ import annotations

from functools import cache
from typing import cast

from istanbul_nb.games.sultan.face.wire import Labels, StoneNames
from istanbul_nb.games.sultan.rules.stones import STONES
from istanbul_nb.words import Words

SHOWN = ("sultan.offer", "sultan.bid", "sultan.two.bid", "sultan.rank")


@cache
def labels(language: str, setup: str = "sultan") -> Labels:
    """Return the words of a game in a language."""
    words = Words(language, "sultan")
    return {
        "stones": cast(StoneNames, {stone: words.term("stone", stone, "title") for stone in STONES}),
        "rules": {rule: words.cited(rule) for rule in SHOWN},
    }
