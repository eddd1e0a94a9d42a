"""The words of a game that brings none of its own: its notation and its keys, in sentences that every game has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from istanbul_nb.core import Action, Previewer
from istanbul_nb.core.components import Table
from istanbul_nb.games.plain import PlainPart

Facts = dict[str, Any]
Say = Callable[[str], str]
LONGEST = 200  # letters of one value


class PlainDialect(PlainPart):
    """A dialect without files: `Words` falls back to what the game itself calls things."""

    FILES: tuple[str, ...] = ()
    PAGES: tuple[str, ...] = ()
    TERMS: Mapping[str, str] = {}
    FUNCTIONS: Mapping[str, Callable[..., str]] = {}
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

    def of_event(self, event: Mapping[str, Any], names: object) -> tuple[str, Facts] | None:
        """Return the kind of an event and all that it tells."""
        return event["kind"], {}


def describe_facts(facts: Mapping[str, Any], say: Say) -> str:
    """Return facts in a row; `say` has the words for yes and no.

    >>> describe_facts({"stones": [2, 3], "from": "heap"}, str)
    'stones 2, 3; from heap'
    """
    return "; ".join(f"{name} {_described(each, say)}" for name, each in facts.items())


def describe(value: object, say: Say) -> str:
    """Return any value in a row of words, cut where it is too long.

    >>> describe({"stones": [2, [3, 4]], "card": None}, str)
    'stones 2, (3, 4); card –'
    """
    text = _described(value, say)
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def _described(value: object, say: Say) -> str:
    if value is None or (not value and isinstance(value, (Mapping, list, tuple, str))):
        return "–"
    if isinstance(value, bool):
        return say("view-value-yes" if value else "view-value-no")
    if isinstance(value, Mapping):
        return describe_facts(value, say)
    if isinstance(value, (list, tuple)):
        return ", ".join(f"({_described(each, say)})" if _is_nested(each) else _described(each, say) for each in value)
    return str(value)


def _is_nested(value: object) -> bool:
    return isinstance(value, (Mapping, list, tuple)) and bool(value)
