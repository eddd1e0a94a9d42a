"""Why an action is not legal, where the decision at hand has no such choice at all."""

from __future__ import annotations

from istanbul_nb.core import Action, Refusal
from istanbul_nb.games.istanbul.board import FOUNTAIN
from istanbul_nb.games.istanbul.cards import Play
from istanbul_nb.games.istanbul.rules import Decision, Rules
from istanbul_nb.games.istanbul.state import State

# At each pause: the rule that a place's action breaks there, and why.
TOO_EARLY_TO_ACT = {
    "move": ("ist.move.must", "move-first"),
    "arrive": ("ist.assist.none", "assistant-first"),
    "pay": ("ist.pay.refuse", "pay-first"),
    "meet": ("ist.act.optional", "acted-already"),
}

PAUSES = ("move", "arrive", "pay", "act", "meet")
OF_A_TILE = ("fetch", "extra", "done", "turn", "reroll", "keep")
ACTING = (*TOO_EARLY_TO_ACT, "act", "errand")

# What the Fountain does not have, although every other place does.
AT_THE_FOUNTAIN = {
    "take": ("ist.assist.fountain", "fountain-no-assistant"),
    "leave": ("ist.assist.fountain", "fountain-no-assistant"),
    "pay": ("ist.pay.fountain", "fountain-no-pay"),
}


def refuse(state: State, action: Action) -> Refusal:
    """The refusal of an action that is not legal."""
    if state.over:
        return Refusal("ist.end.rank", "game-over")
    decision = state.rules.decisions[state.frames[-1][0]]
    choice = decision.choice(state, action.verb)
    if choice is None and action.verb == "play":
        choice = Play()
    if choice is not None:
        return choice.explain(state, action)
    if decision.name == "act" and state.frames[-1][1] == FOUNTAIN and action.verb in AT_THE_FOUNTAIN:
        rule, reason = AT_THE_FOUNTAIN[action.verb]
        return Refusal(rule, reason)
    places = state.rules.verb_places.get(action.verb)
    if places and decision.name in ACTING:
        return _action_of_a_place(state, action, decision.name, places)
    return _not_now(state.rules, action, decision)


def _not_now(rules: Rules, action: Action, decision: Decision) -> Refusal:
    """Nothing of the kind is asked; inside a decision the rule is that of what is waited for."""
    if action.verb not in rules.verb_places and action.verb not in rules.home_rules:
        return Refusal("ist.turn.order", "verb-unknown", {"verb": action.verb})
    if decision.name == "last":
        rule = "ist.end.cards"
    elif decision.name not in PAUSES and action.verb not in OF_A_TILE:
        rule = decision.rule
    else:
        rule = rules.home_rules[action.verb]
    return Refusal(rule, "not-now", {"verb": action.verb, "decision": decision.name})


def _action_of_a_place(state: State, action: Action, decision: str, places: list[int]) -> Refusal:
    if decision in TOO_EARLY_TO_ACT:
        rule, reason = TOO_EARLY_TO_ACT[decision]
        return Refusal(rule, reason, {"verb": action.verb, "place": state.spot})
    rule, here = state.rules.places[places[0]].rule, state.frames[-1][1]
    return Refusal(rule, "other-place", {"verb": action.verb, "places": places, "here": here})
