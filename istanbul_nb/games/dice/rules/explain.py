"""Why an action is not legal."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from istanbul_nb.core import Action, Refusal
from istanbul_nb.games.dice.rules.offers import CARDS, TRADES, price_of
from istanbul_nb.games.dice.rules.payment import Price, missing
from istanbul_nb.games.dice.rules.resources import (
    BROWN,
    CARD,
    COIN,
    LIRA,
    MONEY,
    MOSQUE,
    TRACK,
    faces_read,
    goods_written,
)
from istanbul_nb.games.dice.rules.ruleset import TILE, Decision
from istanbul_nb.games.dice.rules.state import State

# The rule that an action belongs to, by its verb, wherever it is tried.
HOME_RULES = {
    "draw": "dice.turn.income",
    "roll": "dice.turn.roll",
    "reroll": "dice.turn.roll",
    "end": "dice.turn.act",
    "choose": "dice.use.token",
    "token": "dice.act.token",
    "crystal": "dice.act.crystal",
    "brown": "dice.act.brown",
    "two": "dice.act.two",
    "lira": "dice.act.lira",
    "cards": "dice.act.cards",
    "tile": "dice.act.tile",
    "ruby": "dice.act.ruby.colour",
    "use": "dice.ruling.payment",
    "give": "dice.ruling.payment",
    "take": "dice.act.two",
    "carry": "dice.act.cards",
    "exchange": "dice.bazaar.ruby",
    "accept": "dice.card.else",
    "decline": "dice.card.else",
    "pay": "dice.card.others",
}
RUBY_RULES = {"mixed": "dice.act.ruby.mixed"}
PAUSES = ("income", "roll", "act")


def refuse(state: State, action: Action, decisions: Mapping[str, Decision]) -> Refusal:
    """Return the refusal of an action that is not legal."""
    if state.over:
        return Refusal("dice.end", "game-over")
    if action.verb not in HOME_RULES:
        return Refusal("dice.turn.act", "verb-unknown", {"verb": action.verb})
    decision = decisions[state.frames[-1][0]]
    if action.verb in decision.verbs:
        return decision.refuse(state, action)
    waiting = decision.name not in PAUSES
    rule = decision.rule if waiting else HOME_RULES[action.verb]
    return Refusal(rule, "not-now", {"verb": action.verb, "decision": decision.name})


def refuse_act(state: State, action: Action) -> Refusal:
    """Return why something cannot be done with these dice."""
    special = SPECIAL.get(action.verb)
    if special is not None:
        return special(state, action)
    return _refuse_goods(state, action)


def _malformed(action: Action) -> Refusal:
    return Refusal(HOME_RULES[action.verb], "malformed", {"action": str(action)})


def _refuse_goods(state: State, action: Action) -> Refusal:
    """Refuse because goods are lacking, or there is no such thing."""
    price = price_of(state, action)
    if action.verb not in ("tile", "ruby") and action not in TRADES:
        return _malformed(action)
    if action.verb in ("tile", "ruby") and len(action.args) != 1:
        return _malformed(action)
    if action.verb == "tile":
        tile = str(action.args[0])
        if tile not in TILE:
            return Refusal("dice.act.tile", "tile-unknown", {"tile": tile})
        if TILE[tile] not in state.row:
            return Refusal("dice.act.tile", "tile-not-open", {"tile": tile})
    if price is None:
        return _refuse_ruby(state, action)
    return _goods_short(state, action, price)


def _refuse_ruby(state: State, action: Action) -> Refusal:
    """Refuse for no such track, no ruby on it, or too little money; the mosque is no track (dice.tiles.ruby)."""
    track = action.args[0]
    if track == MOSQUE:
        return Refusal("dice.tiles.ruby", "ruby-mosque", {"tiles": state.rules.tiles_for_ruby})
    if track not in TRACK:
        return _malformed(action)
    if not state.tracks[TRACK[track]]:
        return Refusal("dice.ruling.sold-out", "sold-out", {"track": track})
    facts = {"needed": state.rules.price(MONEY, state.tracks[MONEY]), "lira": state.stock[state.turn][LIRA]}
    return Refusal("dice.act.ruby.lira", "lira-short", facts)


def _goods_short(state: State, action: Action, price: Price) -> Refusal:
    stock = state.stock[state.turn]
    lack = missing(price, state.free[:4], stock[:4], stock[BROWN])
    rule = RUBY_RULES.get(action.args[0], HOME_RULES["ruby"]) if action.verb == "ruby" else HOME_RULES[action.verb]
    facts = {"goods": " ".join(map(str, goods_written(price.goods))), "any": price.any, "missing": lack}
    return Refusal(rule, "goods-short", facts)


def _refuse_choice(state: State, action: Action) -> Refusal:
    """Return why there is no choice of payment: the action itself is not legal, or one payment is all there is."""
    if not action.args or not isinstance(action.args[0], str):
        return _malformed(action)
    chosen = Action(action.args[0], action.args[1:])
    if chosen.verb not in (*COSTING, "lira", "cards"):
        return _malformed(action)
    if chosen in (state.legal or ()):
        return Refusal("dice.use.token", "one-payment", {"action": str(chosen)})
    return refuse_act(state, chosen)


def _refuse_reroll(state: State, action: Action) -> Refusal:
    """Refuse a reroll after the first action, without a crystal, or of dice not on the table (dice.ruling.crystals)."""
    faces = faces_read(action.args)
    if faces is None or not any(faces):
        return _malformed(action)
    if state.frames[-1][2]:
        return Refusal("dice.ruling.crystals", "too-late")
    if any(wanted > free for wanted, free in zip(faces, state.free, strict=True)):
        return Refusal("dice.turn.roll", "dice-short", {"dice": " ".join(map(str, action.args))})
    return Refusal("dice.turn.roll", "crystal-short")


def _refuse_lira(state: State, action: Action) -> Refusal:
    """Refuse because no coin was rolled, or all were used (dice.ruling.lira-action)."""
    if action.args:
        return _malformed(action)
    if state.used[COIN]:
        return Refusal("dice.ruling.lira-action", "coins-used")
    return Refusal("dice.act.lira", "no-coin")


def _refuse_cards(state: State, action: Action) -> Refusal:
    if action not in CARDS:
        return _malformed(action)
    return Refusal("dice.act.cards", "card-dice-short", {"needed": action.args[0], "dice": state.free[CARD]})


COSTING = ("token", "crystal", "brown", "two", "tile", "ruby")
SPECIAL: dict[str, Callable[[State, Action], Refusal]] = {
    "choose": _refuse_choice,
    "reroll": _refuse_reroll,
    "lira": _refuse_lira,
    "cards": _refuse_cards,
}
