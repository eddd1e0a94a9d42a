"""Numbers for the actions and views of the game, for learning programs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.games.dice.encoding.actions import vocabulary
from istanbul_nb.games.dice.encoding.observations import fields
from istanbul_nb.games.dice.rules import options as rules_options

__all__ = ["complete", "fields", "vocabulary"]


def complete(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options with their defaults; `BadOptions` for any that do not work, corrected tables too."""
    found = rules_options.complete(options)
    rules_options.rules_for(found)
    return found
