"""Why an action is not legal, where the decision at hand has no such choice at all."""

from __future__ import annotations

from istanbul_nb.core import Action, Refusal
from istanbul_nb.games.istanbul.rules.board import FABRIC, FOUNTAIN, FRUIT, SPICE
from istanbul_nb.games.istanbul.rules.cards import Play
from istanbul_nb.games.istanbul.rules.goods import GOOD
from istanbul_nb.games.istanbul.rules.places.warehouse import GREEN_PRICE
from istanbul_nb.games.istanbul.rules.ruleset import Decision, Rules
from istanbul_nb.games.istanbul.rules.state import State
from istanbul_nb.games.istanbul.rules.turn import lira_short

WAREHOUSES = (FABRIC, SPICE, FRUIT)

# At each pause: the rule that a place's action breaks there, and why.
TOO_EARLY_TO_ACT = {
    "move": ("ist.move.must", "move-first"),
    "arrive": ("ist.assist.none", "assistant-first"),
    "pay": ("ist.pay.refuse", "pay-first"),
    "meet": ("ist.act.optional", "acted-already"),
}

PAUSES = ("move", "arrive", "pay", "act", "meet")
OF_A_TILE = ("fetch", "extra", "done", "turn", "reroll", "keep")
TILES = {"fetch": ("Y", "ist.tile.yellow"), "extra": ("G", "ist.tile.green"), "reroll": ("R", "ist.tile.red")}
ACTING = (*TOO_EARLY_TO_ACT, "act", "errand")
AFTER_WALK = ("pay", "act", "meet")

# What the Fountain does not have, although every other place does.
AT_THE_FOUNTAIN = {
    "take": ("ist.assist.fountain", "fountain-no-assistant"),
    "leave": ("ist.assist.fountain", "fountain-no-assistant"),
    "pay": ("ist.pay.fountain", "fountain-no-pay"),
}


def refuse(state: State, action: Action) -> Refusal:
    """Return the refusal of an action that is not legal."""
    if state.over:
        return Refusal("ist.end.rank", "game-over")
    decision = state.rules.decisions[state.frames[-1][0]]
    choice = Play() if action.verb == "play" else decision.choice(state, action.verb)
    if choice is not None:
        return choice.explain(state, action)
    if action.verb not in state.rules.verb_places and action.verb not in state.rules.home_rules:
        return Refusal("ist.turn.order", "verb-unknown", {"verb": action.verb})
    return _out_of_place(state, action, decision.name) or _not_now(state.rules, action, decision)


def _out_of_place(state: State, action: Action, decision: str) -> Refusal | None:
    """Return the reason that lies in the moment: the last cards, the Fountain, a companion, a tile, another place."""
    verb = action.verb
    if decision == "last":
        return Refusal("ist.end.cards", "only-last-cards", {"verb": verb})
    if decision == "act" and state.frames[-1][1] == FOUNTAIN and verb in AT_THE_FOUNTAIN:
        rule, reason = AT_THE_FOUNTAIN[verb]
        return Refusal(rule, reason)
    if verb in ("take", "leave") and state.walker == "companion" and decision in AFTER_WALK:
        return Refusal("letters.companion.move", "companion-no-assistants", {})
    if verb in TILES and state.seat == state.turn:
        return _use_of_a_tile(state, *TILES[verb])
    places = state.rules.verb_places.get(verb)
    if places and decision in ACTING:
        return _action_of_a_place(state, action, decision, places)
    return None


def _use_of_a_tile(state: State, good: str, rule: str) -> Refusal | None:
    """Return why a tile does not help here: there is none, or this is not its moment (mocha.guild.cards)."""
    if not state.tiles[state.seat] >> GOOD[good] & 1:
        return Refusal(rule, "tile-missing", {"good": good})
    if good == "Y":
        return None
    if not state.bound:
        return Refusal("mocha.guild.cards", "tile-guild-turn", {"good": good})
    if good == "G" and state.repeat in WAREHOUSES and state.lira[state.seat] < GREEN_PRICE:
        return lira_short(state, rule, GREEN_PRICE)
    return Refusal(rule, "tile-moment", {"good": good})


def _not_now(rules: Rules, action: Action, decision: Decision) -> Refusal:
    """Return that something else is asked; inside a decision the rule is that of what is waited for."""
    if decision.name not in PAUSES and action.verb not in OF_A_TILE:
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
