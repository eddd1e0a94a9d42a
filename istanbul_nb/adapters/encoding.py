"""The numbers that each game has for learning programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from istanbul_nb.adapters.fields import Field
from istanbul_nb.core import Action
from istanbul_nb.match.errors import part_of


class Encoding(Protocol):
    """What the part `encoding` of a game has."""

    def complete(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Return the options with their defaults; `BadOptions` for any that do not go together."""

    def vocabulary(self, options: Mapping[str, Any]) -> Iterable[Action]:
        """Return every action that complete options can ever offer, in an order that never changes for these rules."""

    def fields(self, options: Mapping[str, Any]) -> list[Field]:
        """Return the fields of an observation with complete options."""


def encoding_of(game: str) -> Encoding:
    """Return the encoding of a game."""
    encoding: Encoding = part_of(game, "encoding")
    return encoding
