"""What can be chosen for a game of Sultan."""

from __future__ import annotations

from typing import Any

from istanbul_nb.words import Words

CHOSEN = ("memory",)


def start(words: Words) -> dict[str, Any]:
    """Whether the table remembers what everyone has seen (sultan.secret)."""
    return {"memory": words.say("option-memory.about")}
