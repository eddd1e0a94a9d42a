"""Names of players: whatever people type, it stays just a name."""

from __future__ import annotations

import unicodedata
from typing import Any

LONGEST_NAME = 40


class BadName(ValueError):
    """A name that cannot be used: `reason` is a key for words."""

    def __init__(self, reason: str, **facts: Any) -> None:
        self.reason = reason
        self.facts = facts
        super().__init__(reason)


def clean_name(name: object) -> str:
    r"""Return a name without control characters and needless spaces.

    >>> clean_name("  Anna\x1b[31m ")
    'Anna[31m'
    """
    if not isinstance(name, str):
        raise BadName("seat-name-empty")
    visible = "".join(letter if unicodedata.category(letter)[0] != "C" else " " * letter.isspace() for letter in name)
    cleaned = " ".join(visible.split())
    if not cleaned:
        raise BadName("seat-name-empty")
    if len(cleaned) > LONGEST_NAME:
        raise BadName("seat-name-long", most=LONGEST_NAME)
    return cleaned
