"""Every action that a setup can ever offer, a module for each game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any

from istanbul_nb.core import Action


def vocabulary_of(game: str, options: Mapping[str, Any]) -> Iterable[Action]:
    """The actions of a game with complete options, in an order that never changes for these rules."""
    speak: Callable[[Mapping[str, Any]], Iterable[Action]]
    speak = import_module(f"istanbul_nb.adapters.vocabulary.{game}").vocabulary
    return speak(options)
