"""What can be said in Sultan: draw, return a stone, lay a card beside a cushion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.games.sultan.rules.options import rules_for
from istanbul_nb.games.sultan.rules.ruleset import DRAW, RETURNS


def vocabulary(options: Mapping[str, Any]) -> Iterator[Action]:
    """Yield all actions of a setup."""
    rules = rules_for(options)
    yield DRAW
    yield from RETURNS
    for card in rules.cards:
        yield from rules.beside[card]
