"""A game in a terminal that brings nothing for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.core import Action, View
from istanbul_nb.games.plain import PlainPart
from istanbul_nb.terminal.console import Console
from istanbul_nb.words import Words


class PlainGuide(PlainPart):
    """Asks for nothing but the players, and tells what the words and the picture of the game tell."""

    HELP: tuple[str, ...] = ()
    COUNTED: Mapping[str, str] = {}
    MARK = "turn"

    def opening(self, view: View) -> dict[str, Any] | None:
        """Return no event: the picture tells who begins."""
        return None

    def ask(self, console: Console, options: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """Return no choices: the options keep their defaults."""
        return {}

    def rules_in(self, options: Mapping[str, Any]) -> list[str]:
        """Return no rules: there is no rulebook."""
        return []

    def named(self, words: Words, text: str, options: Mapping[str, Any]) -> list[str] | None:
        """Return nothing: nothing here has a number or a name of its own."""
        return None

    def signs(self, view: View) -> list[str]:
        """Return no messages: the picture is made of words."""
        return []

    def missed(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Return nothing that somebody would rather do."""
        return None

    def hand(self, view: View, words: Words) -> list[str]:
        """Return nothing: the picture tells what a seat holds."""
        return []

    def ending(self, view: View, names: Sequence[str], words: Words) -> list[str]:
        """Return nothing more than the ranking."""
        return []
