"""What a terminal needs to know of each game: what is asked first, how rules are looked up, what help and hand tell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from istanbul_nb.core import Action, View
from istanbul_nb.games import kit_of
from istanbul_nb.terminal.console import Console
from istanbul_nb.words import Words

Options = Mapping[str, Any]


class Guide(Protocol):
    """What the part `terminal` of a game has."""

    HELP: tuple[str, ...]  # the rules that are told to whoever asks for help, as far as the game is played by them
    COUNTED: Mapping[str, str]  # the numbers of the standings, and what the words count them as
    MARK: str  # the kind of event that begins a turn

    def opening(self, view: View) -> dict[str, Any] | None:
        """Return the event that is told before the first action, if one is."""

    def ask(self, console: Console, options: Options, names: Sequence[str]) -> dict[str, Any]:
        """Ask what else is to be chosen for a new game; by the names that were typed, none if they were given."""

    def rules_in(self, options: Options) -> list[str]:
        """Return the ids of all rules that a game is played by."""

    def named(self, words: Words, text: str, options: Options) -> list[str] | None:
        """Return the rules of something that has a number or a name of its own; `None` if the text is not one."""

    def signs(self, view: View) -> list[str]:
        """Return the messages that explain the picture."""

    def missed(self, view: View, legal: Sequence[Action]) -> Action | None:
        """Return what somebody would do now, if it were possible: the reason why not is told."""

    def hand(self, view: View, words: Words) -> list[str]:
        """Return the cards of the viewer, a line each."""

    def ending(self, view: View, names: Sequence[str], words: Words) -> list[str]:
        """Return what is told after the ranking."""


def guide_of(game: str) -> Guide:
    """Return the guide of a game."""
    guide: Guide = kit_of(game).part("terminal")
    return guide
