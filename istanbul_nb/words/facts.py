"""The facts that labels and questions tell, read from the view of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.games.istanbul.board import FABRIC, FRUIT, LARGE_MARKET, POLICE, SMALL_MOSQUE, SPICE
from istanbul_nb.games.istanbul.goods import GOOD, bundle_of
from istanbul_nb.games.istanbul.modules.mocha.effects import TRACKS
from istanbul_nb.games.istanbul.places.tavern import BAKSHEESH_PRICE, BARRIER_PRICE
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


def _meeting(action: Action, view: View) -> Facts:
    """Whom; the encounter tile of Mocha & Baksheesh makes it free."""
    return {"figure": action.args[0], "free": "mocha" in view and "meet" in view["mocha"]["tiles"][view["actor"]]}


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
    large = view["decision"][1:2] == [LARGE_MARKET]
    bundle = bundle_of(action.args)
    pays = view["places"]["markets"]["large" if large else "small"]["pays"]
    return {"goods": action.args, "amount": pays[sum(bundle or ()) - 1]}


def _tile(action: Action, view: View) -> Facts:
    good = action.args[0]
    mosque = next(mosque for mosque in view["places"]["mosques"].values() if good in mosque["tiles"])
    complete = set(mosque["tiles"]) <= {good, *_me(view)["tiles"]}
    return {"good": good, "ruby": complete and mosque["rubies"] > 0}


def _turn(action: Action, view: View) -> Facts:
    """The total is 0 where the roll is not what is being decided."""
    (pips, to), dice = action.args, view["decision"][3:]
    return {"pips": pips, "to": to, "total": sum(dice) - pips + to if dice else 0}


def _keep(action: Action, view: View) -> Facts:
    _, purpose, _, *dice = view["decision"]
    return {"purpose": purpose, "dice": dice, "total": sum(dice)}


def _roast(action: Action, view: View) -> Facts:
    return {"what": action.args[0], "card": action.args[-1]}


def _saved(view: View) -> int:
    """The coffee that guild card 19 saves."""
    return 1 if view["decision"] == ["tavern", 1] else 0


def _barrier(action: Action, view: View) -> Facts:
    one, two = action.args
    return {"one": one, "two": two, "price": BARRIER_PRICE - _saved(view)}


def _tavern(action: Action, view: View) -> Facts:
    tile = action.args[0]
    return {"tile": tile, "price": view["mocha"]["tavern"][tile] - _saved(view)}


def _baksheesh(action: Action, view: View) -> Facts:
    track = TRACKS[str(action.args[0])]
    return {"place": track, "goods": view["mocha"]["baksheesh"], "price": BAKSHEESH_PRICE - _saved(view)}


def _receive(action: Action, view: View) -> Facts:
    """What is taken, and how much of it does not fit."""
    me, lost = _me(view), 0
    for word in map(str, action.args):
        if word[0] in GOOD:
            lost += max(0, me["goods"][GOOD[word[0]]] + int(word[1:] or 1) - me["capacity"])
    return {"goods": action.args, "count": len(action.args), "lost": lost}


ACTIONS: dict[str, Callable[[Action, View], Facts]] = {
    "move": _word("place"),
    "take": _take,
    "leave": _leave,
    "pay": _pay,
    "meet": _meeting,
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
    "keep": _keep,
    "guild": _word("number"),
    "drop": _word("number"),
    "roast": _roast,
    "treat": lambda action, view: {"price": view["mocha"]["coffeehouse"]["price"]},
    "barrier": _barrier,
    "tavern": _tavern,
    "baksheesh": _baksheesh,
    "visit": _word("place"),
    "give": lambda action, view: {"goods": action.args},
    "receive": _receive,
    "assort": _receive,
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


def _errand(view: View) -> Facts:
    """Where, and whether the family member acts there or somebody who stays where he is."""
    _, place, *who = view["decision"]
    return {"place": place, "who": "own" if who and who != ["family"] else "family"}


QUESTIONS: dict[str, Callable[[View], Facts]] = {
    "arrive": _arrive,
    "pay": _toll,
    "act": lambda view: {"place": view["decision"][1]},
    "errand": _errand,
    "meet": _meet,
    "dice": _dice,
    "bend": _dice,
    "beside": lambda view: {"one": view["decision"][1], "two": view["decision"][2]},
    "swapped": lambda view: {"number": view["decision"][1]},
    "assort": lambda view: {"most": view["decision"][1]},
    "tile": lambda view: {"mosque": SMALL_MOSQUE + view["decision"][1]},
    "tavern": lambda view: {"second": view["decision"][1] == 2},
}
