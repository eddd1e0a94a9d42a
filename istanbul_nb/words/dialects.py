"""How each game speaks: its files of words, its pages of rules, and the facts that its sentences need."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from istanbul_nb.core import Action, Previewer, View
from istanbul_nb.core.components import Table
from istanbul_nb.games import kit_of

Facts = dict[str, Any]
Tables = Mapping[str, Any]  # of the box, or as they were corrected for a match, by name


class Dialect(Protocol):
    """What the part `words` of a game has."""

    FILES: tuple[str, ...]  # of the folder of a language, beside those that every game uses
    PAGES: tuple[str, ...]  # of the rulebook
    TERMS: Mapping[str, str]  # functions of the sentences, and how the messages begin that they look up
    FUNCTIONS: Mapping[str, Callable[..., str]]  # functions of its own; each is given the language first
    PRINTED: Mapping[str, Callable[[Tables], Facts]]  # the messages that tell numbers of the box, and which ones

    def corrected(self, changes: Mapping[str, Any]) -> Mapping[str, Table]:
        """Return the tables of the box with some of them replaced."""

    def of_action(self, action: Action, view: View, preview: Previewer, tables: Tables) -> Facts:
        """Return what the label of an action tells."""

    def of_question(self, view: View) -> Facts:
        """Return what a question tells."""

    def of_event(self, event: Mapping[str, Any], names: Any) -> tuple[str, Facts] | None:
        """Return the sentence for an event and what it tells; `None` if another line says it all."""


def dialect_of(game: str) -> Dialect:
    """Return the dialect of a game."""
    dialect: Dialect = kit_of(game).part("words")
    return dialect
