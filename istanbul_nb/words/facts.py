"""The facts that labels and questions tell, read from the view of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.games.istanbul.board import FABRIC, FRUIT, LARGE_MARKET, POLICE, SPICE
from istanbul_nb.games.istanbul.goods import GOOD, bundle_of
from istanbul_nb.games.istanbul.places.wainwright import MOST
from istanbul_nb.games.istanbul.turn import TOLL

View = Mapping[str, Any]
Facts = dict[str, Any]

STOCK = {FABRIC: "R", SPICE: "G", FRUIT: "Y"}


def of_action(action: Action, view: View) -> Facts:
    """What the label of an action tells."""
    facts = {"decision": view["decision"][0]}
    tell = ACTIONS.get(action.verb)
    return facts if tell is None else facts | tell(action, view)


def of_question(view: View) -> Facts:
    """What a question tells."""
    tell = QUESTIONS.get(view["decision"][0])
    return {} if tell is None else tell(view)


def _me(view: View) -> View:
    """The seat that decides."""
    me: View = view["seats"][view["actor"]]
    return me


def _word(name: str) -> Callable[[Action, View], Facts]:
    """The one word of an action is the fact."""
    return lambda action, view: {name: action.args[0]}


def _toll(view: View) -> Facts:
    here = _me(view)["merchant"]
    merchants = sum(seat["merchant"] == here for seat in view["seats"]) - 1 + view["neutral_merchants"].count(here)
    return {"merchants": merchants, "amount": TOLL * merchants}


def _take(action: Action, view: View) -> Facts:
    return {"which": action.args[0] if action.args else "own"}


def _leave(action: Action, view: View) -> Facts:
    return {"which": _me(view)["stack"][0]}


def _pay(action: Action, view: View) -> Facts:
    return {"what": action.args[0]} if action.args else {"what": "toll", **_toll(view)}


def _gather(action: Action, view: View) -> Facts:
    lying = _me(view)["assistants"]
    return {"places": list(action.args), "count": len(action.args), "all": len(action.args) == len(lying)}


def _gain(action: Action, view: View) -> Facts:
    me, good = _me(view), action.args[0]
    return {"good": good, "full": me["goods"][GOOD[good]] == me["capacity"]}


def _extend(action: Action, view: View) -> Facts:
    return {"price": view["places"]["wainwright"]["price"], "third": _me(view)["extensions"] + 1 == MOST}


def _fill(action: Action, view: View) -> Facts:
    me, good = _me(view), STOCK[view["decision"][1]]
    return {"good": good, "room": me["capacity"] - me["goods"][GOOD[good]]}


def _collect(action: Action, view: View) -> Facts:
    pays = view["places"]["post"]["pays"]
    return {
        "goods": [space for space in pays if isinstance(space, str)],
        "lira": sum(space for space in pays if isinstance(space, int)),
    }


def _draw(action: Action, view: View) -> Facts:
    piles = view["places"]["caravansary"]
    top = piles["discard"][-1] if piles["discard"] else ""
    return {"from": action.args[0], "card": top, "left": piles["deck"] + len(piles["discard"])}


def _sell(action: Action, view: View) -> Facts:
    large = view["decision"][-1] == LARGE_MARKET
    bundle = bundle_of(action.args)
    pays = view["places"]["markets"]["large" if large else "small"]["pays"]
    return {"goods": action.args, "amount": pays[sum(bundle or ()) - 1]}


def _tile(action: Action, view: View) -> Facts:
    good = action.args[0]
    mosque = next(mosque for mosque in view["places"]["mosques"].values() if good in mosque["tiles"])
    complete = set(mosque["tiles"]) <= {good, *_me(view)["tiles"]}
    return {"good": good, "ruby": complete and mosque["rubies"] > 0}


def _turn(action: Action, view: View) -> Facts:
    pips, to = action.args
    return {"pips": pips, "to": to, "total": sum(view["decision"][3:]) - pips + to}


ACTIONS: dict[str, Callable[[Action, View], Facts]] = {
    "move": _word("place"),
    "take": _take,
    "leave": _leave,
    "pay": _pay,
    "meet": _word("figure"),
    "catch": _word("seat"),
    "play": _word("card"),
    "fetch": _word("place"),
    "gain": _gain,
    "reward": _word("what"),
    "extend": _extend,
    "fill": _fill,
    "collect": _collect,
    "draw": _draw,
    "discard": _word("card"),
    "gather": _gather,
    "call": _word("number"),
    "sell": _sell,
    "send": _word("place"),
    "deliver": lambda action, view: {"goods": action.args},
    "tile": _tile,
    "buy": lambda action, view: {"price": view["places"]["dealer"]["price"]},
    "extra": _gain,
    "turn": _turn,
    "keep": lambda action, view: {"total": sum(view["decision"][3:])},
}


def _arrive(view: View) -> Facts:
    """What can be done about assistants: take, leave, choose between them, or none of it."""
    me = _me(view)
    if me["merchant"] in view["neutral_assistants"] and (me["stack"] or me["merchant"] in me["assistants"]):
        return {"assistant": "choose"}
    if me["merchant"] in (*me["assistants"], *view["neutral_assistants"]):
        return {"assistant": "take"}
    return {"assistant": "leave" if me["stack"] else "none"}


def _meet(view: View) -> Facts:
    """Whether anybody stands here who has to be caught, or may be met."""
    here = _me(view)["merchant"]
    families = [seat["family"] for index, seat in enumerate(view["seats"]) if index != view["actor"]]
    if here != POLICE and here in families:
        return {"somebody": "catch"}
    return {"somebody": any(spot == here for figure, spot in view["figures"].items() if figure not in view["met"])}


def _dice(view: View) -> Facts:
    _, purpose, call, *dice = view["decision"]
    return {"purpose": purpose, "call": call, "dice": dice}


QUESTIONS: dict[str, Callable[[View], Facts]] = {
    "arrive": _arrive,
    "pay": _toll,
    "act": lambda view: {"place": view["decision"][1]},
    "errand": lambda view: {"place": view["decision"][1]},
    "meet": _meet,
    "dice": _dice,
}
