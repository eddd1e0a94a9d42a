"""Sultan: the facts that labels, questions and events tell."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from istanbul_nb.core import Action, Previewer, View
from istanbul_nb.games.sultan.rules.components import corrected
from istanbul_nb.words.dialects import Facts, Tables

__all__ = ["FILES", "FUNCTIONS", "PAGES", "PRINTED", "TERMS", "corrected", "of_action", "of_event", "of_question"]

FILES = ("sultan", "sultan-table")
PAGES = ("sultan",)
TERMS = {"STONE": "stone"}
FUNCTIONS: dict[str, Callable[..., str]] = {}
PRINTED: dict[str, Callable[[Tables], Facts]] = {}  # all numbers come with the view


def of_action(action: Action, view: View, preview: Previewer, tables: Tables) -> Facts:
    """Return what the label of an action tells."""
    if action.verb == "bid":
        card, cushion = action.args
        return {"card": card, "cushion": cushion, "stone": view["table"][cushion - 1]["stone"]}
    if action.verb == "return":
        (stone,) = action.args
        return {"stone": stone, "stones": _without(view["drawn"], stone)}
    return {"number": view["cushions"] + 1}


def of_question(view: View) -> Facts:
    """Return what a question tells."""
    decision, *facts = view["decision"]
    if decision == "bid":
        number, of = facts
        return {"number": number, "of": of}
    return {"number": view["cushions"] + 1} if decision == "offer" else {}


def of_event(event: Mapping[str, Any], names: Sequence[str]) -> tuple[str, Facts] | None:
    """Return the sentence for an event and what it tells; a hand only to its owner, to others the round says it."""
    facts = dict(event)
    kind = facts.pop("kind")
    if kind == "hand":
        return ("hand-seen", facts) if "drawn" in facts else None
    if kind == "bid" and "card" in facts:
        kind = "bid-seen"
    if kind == "won":
        beaten = [f"{names[seat]} {card}" for seat, card in facts["cards"] if seat != facts["seat"]]
        facts["cards"] = ", ".join(beaten)
    return kind, facts


def _without(stones: Sequence[str], returned: str) -> list[str]:
    """Return the stones that are left when one of them goes back."""
    left = list(stones)
    left.remove(returned)
    return left
