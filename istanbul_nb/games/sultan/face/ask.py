"""The question of the moment: draw stones, return one of them, or lay a card beside a cushion."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from istanbul_nb.core import Action, Previewer, View
from istanbul_nb.games.sultan.face import wire
from istanbul_nb.games.sultan.rules.odds import gain, win_chance
from istanbul_nb.games.sultan.rules.stones import STONE, STONES, Stone
from istanbul_nb.table.wire import Act
from istanbul_nb.words import Words

Legal = Sequence[Action]


def ask(view: View, names: Sequence[str], legal: Legal, preview: Previewer, words: Words) -> wire.Ask:
    """Return the question to the seat that decides in this view."""
    decision = view["decision"][0]
    return {
        "decision": decision,
        "title": words.question(view, names),
        "text": _text(view, legal, words),
        "rule": rule_of(view),
        "board": decision == "lay",
        "acts": [_draw(view, action, preview, words) for action in legal if action.verb == "draw"],
        "returns": _returns(view, legal, preview, words),
        "bids": _bids(view, legal),
        "gains": _gains(view),
    }


def rule_of(view: View) -> str:
    """Return the rule behind a decision."""
    if view["decision"][0] != "bid":
        return "sultan.offer"
    return "sultan.two.bid" if view["bids"] > 1 else "sultan.bid"


def _text(view: View, legal: Legal, words: Words) -> str:
    if view["decision"][0] != "bid":
        return words.say(f"help-{view['decision'][0]}")
    if not legal:
        return words.say("help-bid-hidden")
    laid = sum(seat["laid"] for seat in view["seats"])
    after = len(view["seats"]) * view["bids"] - laid - 1
    return words.say("help-bid", after=after, tie="first" if view["bids"] > 1 else "earlier")


def _draw(view: View, action: Action, preview: Previewer, words: Words) -> Act:
    return {
        "act": str(action),
        "label": words.action(action, view, preview),
        "style": "go",
        "sign": "bag",
        "reveals": True,
    }


def _returns(view: View, legal: Legal, preview: Previewer, words: Words) -> dict[Stone, str]:
    """Return what it is called to return each of the stones that were drawn."""
    returns = [action for action in legal if action.verb == "return"]
    return {STONES[STONE[str(action.args[0])]]: words.action(action, view, preview) for action in returns}


def _bids(view: View, legal: Legal) -> dict[int, dict[int, int]]:
    """Return each card that can be laid, with the cushions for it, and how often it would win there: per cent."""
    found: dict[int, dict[int, int]] = {}
    for action in legal:
        if action.verb == "bid":
            card, cushion = action.args
            assert isinstance(card, int)
            assert isinstance(cushion, int)
            found.setdefault(card, {})[cushion] = in_hundred(win_chance(view, card, cushion))
    return found


def in_hundred(chance: Fraction) -> int:
    """Return per cent; only what is certain is 0 or 100.

    >>> in_hundred(Fraction(1)), in_hundred(Fraction(999, 1000)), in_hundred(Fraction(1, 3)), in_hundred(Fraction(0))
    (100, 99, 33, 0)
    """
    return int(chance * 100) if chance in (0, 1) else min(99, max(1, round(100 * chance)))


def _gains(view: View) -> dict[Stone, int]:
    """Return what one more stone of each colour brings to the seat that decides, if that may be known."""
    collection = view["seats"][view["actor"]]["collection"]
    return {} if collection is None else {stone: gain(view, collection, stone) for stone in STONES}
