"""Why an action is not legal, where the decision at hand has no such choice at all."""

from __future__ import annotations

from istanbul_nb.core import Action, Refusal
from istanbul_nb.games.istanbul.state import State

# At each pause: the rule that a place's action breaks there, and why.
TOO_EARLY_TO_ACT = {
    "move": ("ist.move.must", "move-first"),
    "arrive": ("ist.assist.none", "assistant-first"),
    "pay": ("ist.pay.refuse", "pay-first"),
    "meet": ("ist.act.optional", "acted-already"),
}

# The rule that an action of the turn belongs to, wherever else it is tried.
HOME_RULE = {
    "move": "ist.move.steps",
    "take": "ist.assist.pickup",
    "leave": "ist.assist.leave",
    "pay": "ist.pay.merchants",
    "skip": "ist.act.optional",
    "end": "ist.move.must",
    "meet": "ist.meet.order",
    "catch": "ist.meet.order",
    "play": "ist.cards.any",
    "fetch": "ist.tile.yellow",
    "gain": "ist.place.blackmarket",
    "reward": "ist.meet.family",
    "decline": "ruling.police",
    "extra": "ist.tile.green",
    "done": "ist.tile.green",
    "turn": "ist.tile.red",
    "reroll": "ist.tile.red",
    "keep": "ist.tile.red",
    "discard": "ist.place.caravansary",
}


def refuse(state: State, action: Action) -> Refusal:
    """The refusal of an action that is not legal."""
    if state.over:
        return Refusal("ist.end.rank", "game-over")
    decision = state.rules.decisions[state.frames[-1][0]]
    choice = decision.choice(state, action.verb)
    if choice is not None:
        return choice.explain(state, action)
    places = state.rules.verb_places.get(action.verb)
    if places:
        return _action_of_a_place(state, action, decision.name, places)
    if action.verb in HOME_RULE:
        return Refusal(HOME_RULE[action.verb], "not-now", {"verb": action.verb, "decision": decision.name})
    return Refusal("ist.turn.order", "verb-unknown", {"verb": action.verb})


def _action_of_a_place(state: State, action: Action, decision: str, places: list[int]) -> Refusal:
    if decision in TOO_EARLY_TO_ACT:
        rule, reason = TOO_EARLY_TO_ACT[decision]
        return Refusal(rule, reason, {"verb": action.verb, "place": state.merchant[state.seat]})
    rule = state.rules.places[places[0]].rule
    if decision in ("act", "errand"):
        here = state.frames[-1][1]
        return Refusal(rule, "other-place", {"verb": action.verb, "places": places, "here": here})
    return Refusal(rule, "not-now", {"verb": action.verb, "decision": decision})
