"""The words of a game that brings none of its own: its notation and its keys, in sentences that every game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from istanbul_nb.core import Action, Previewer
from istanbul_nb.core.components import Table

Facts = dict[str, Any]


class PlainDialect:
    """A dialect without files: `Words` falls back to what the game itself calls things."""

    FILES: tuple[str, ...] = ()
    PAGES: tuple[str, ...] = ()
    TERMS: Mapping[str, str] = {}
    PRINTED: Mapping[str, Callable[[Mapping[str, Any]], Facts]] = {}

    def corrected(self, changes: Mapping[str, Any]) -> Mapping[str, Table]:
        """Return no tables: numbers of the box are a part of their own."""
        return {}

    def of_action(
        self, action: Action, view: Mapping[str, Any], preview: Previewer, tables: Mapping[str, Any]
    ) -> Facts:
        """Return no facts: an action is called by its notation."""
        return {}

    def of_question(self, view: Mapping[str, Any]) -> Facts:
        """Return no facts."""
        return {}

    def of_event(self, event: Mapping[str, Any], names: Any) -> tuple[str, Facts] | None:
        """Return the kind of an event and all that it tells."""
        return event["kind"], {}


def describe_facts(facts: Mapping[str, Any]) -> str:
    """Return facts in a row.

    >>> describe_facts({"stones": 2, "from": "heap"})
    'stones 2, from heap'
    """
    return ", ".join(f"{name} {value}" for name, value in facts.items())
