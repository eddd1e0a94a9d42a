"""Why an action is not legal."""

from __future__ import annotations

from istanbul_nb.core import Action, Refusal
from istanbul_nb.games.sultan.rules.state import State
from istanbul_nb.games.sultan.rules.stones import STONE, STONES

RULES = {"draw": "sultan.offer", "return": "sultan.offer", "bid": "sultan.bid"}
DECISIONS = {"draw": "offer", "return": "lay", "bid": "bid"}  # when each verb has its time
NOT_NOW = {  # at each decision: the rule that another verb breaks there, and why
    "offer": ("sultan.offer", "draw-first"),
    "lay": ("sultan.offer", "lay-first"),
    "bid": ("sultan.bid", "laid-already"),
}


def refuse(state: State, action: Action) -> Refusal:
    """Return the refusal of an action that is not legal."""
    verb = action.verb
    if state.decision == "over":
        return Refusal("sultan.rank", "game-over")
    if verb not in RULES:
        return _not_a_verb(state, verb)
    if DECISIONS[verb] != state.decision:
        rule, reason = NOT_NOW[state.decision]
        return Refusal(rule, reason, {"verb": verb})
    if verb == "return" and len(action.args) == 1:
        return _not_returned(state, str(action.args[0]))
    if verb == "bid" and [type(word) for word in action.args] == [int, int]:
        return _not_laid(state, *action.args)
    return Refusal(RULES[verb], "malformed", {"action": str(action)})


def _not_a_verb(state: State, verb: str) -> Refusal:
    """Return that there is no such action; nobody passes, since everyone must lay a card (sultan.bid)."""
    if verb != "pass":
        return Refusal("sultan.round", "verb-unknown", {"verb": verb})
    two = state.rules.players == 2
    return Refusal("sultan.two.bid" if two else "sultan.bid", "must-bid", {"cards": 2 if two else 1})


def _not_returned(state: State, letter: str) -> Refusal:
    if letter not in STONE:
        return Refusal("sultan.parts", "stone-unknown", {"stone": letter})
    drawn = [STONES[stone] for stone in state.drawn]
    return Refusal("sultan.offer", "not-drawn", {"stone": letter, "stones": drawn})


def _not_laid(state: State, card: int, cushion: int) -> Refusal:
    rules = state.rules
    two = rules.players == 2
    if not 1 <= cushion <= rules.cushions:
        return Refusal("sultan.cushions", "no-such-cushion", {"cushion": cushion, "cushions": rules.cushions})
    if card not in rules.beside:
        rule = "sultan.two.cards" if two else "sultan.parts"
        return Refusal(rule, "no-such-card", {"card": card, "highest": rules.highest})
    if card not in state.hands[state.seat]:
        return Refusal("sultan.two.bid" if two else "sultan.bid", "not-in-hand", {"card": card})
    return Refusal("sultan.two.bid", "same-cushion", {"cushion": cushion})
