"""Istanbul: the facts that labels and questions tell, read from the view of the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from istanbul_nb.core import Action, Preview, Previewer, View
from istanbul_nb.games.istanbul.counted_goods import name_gains, name_goods
from istanbul_nb.games.istanbul.printed_numbers import PRINTED
from istanbul_nb.games.istanbul.rules.board import (
    DEALER,
    PALACE,
    SMALL_MOSQUE,
)
from istanbul_nb.games.istanbul.rules.components import corrected
from istanbul_nb.games.istanbul.rules.modules.letters.part import TILES
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import COFFEE_HOUSE
from istanbul_nb.words.dialects import Facts, Tables

__all__ = ["FILES", "FUNCTIONS", "PAGES", "PRINTED", "TERMS", "corrected", "of_action", "of_event", "of_question"]

TRACKS = {"palace": PALACE, "dealer": DEALER, "coffeehouse": COFFEE_HOUSE}  # where rubies are sold

FILES = ("goods", "money", "istanbul", "istanbul-table", "istanbul-analysis", "mocha", "letters")
PAGES = ("istanbul", "mocha", "letters", "variants")
TERMS = {
    "PLACE": "place",
    "GOOD": "good",
    "CARD": "card",
    "GUILD": "guild",
    "TILE": "tile",
    "TAVERN": "tavern",
    "KIOSK": "kiosk",
    "FIGURE": "figure",
    "FAMILY": "family",
    "MERCHANT": "merchant",
    "WINDOW": "window",
}
FUNCTIONS = {"GOODS": name_goods, "GAINS": name_gains}

# Events that the line before them has told already, facts that are seats, and things that are gained or paid.
SILENT = ("family-home", "mail")
CARD_OF_LIRA = {"source": "card", "named": True}  # its name says how many
SEATED = {"toll": "to", "caught": "owner", "token": "from", "caravan": "from"}
TOKENS = ("token", "caravan")  # the first to have one takes it from nobody
COUNTED = ("lira", "coffee")

Teller = Callable[[Action, View, Previewer], Facts]


def of_action(action: Action, view: View, preview: Previewer, tables: Tables | None = None) -> Facts:
    """Return what the label of an action tells."""
    facts = {"decision": view["decision"][0]}
    tell = ACTIONS.get(action.verb)
    return facts if tell is None else facts | tell(action, view, preview)


def of_question(view: View) -> Facts:
    """Return what a question tells."""
    tell = QUESTIONS.get(view["decision"][0])
    return {} if tell is None else tell(view)


def of_event(event: Mapping[str, Any], names: Sequence[str]) -> tuple[str, Facts] | None:
    """Return the sentence for an event and what it tells; `None` if another line says it all."""
    facts = dict(event)
    kind = facts.pop("kind")
    if kind in SILENT or (kind == "lira" and facts.items() >= CARD_OF_LIRA.items()):
        return None
    if kind in SEATED and facts[SEATED[kind]] is not None:
        facts[SEATED[kind]] = names[facts[SEATED[kind]]]
    if kind in COUNTED:
        kind = f"{kind}-paid" if facts["amount"] < 0 else f"{kind}-gained"
        facts["amount"] = abs(facts["amount"])
    if (kind == "card-drawn" and "card" in facts) or (kind == "guild-drawn" and "number" in facts):
        kind = f"{kind}-seen"
    if kind in TOKENS and facts["from"] is None:
        kind = f"{kind}-first"
    return kind, facts


def _me(view: View) -> View:
    """Return the seat that decides."""
    me: View = view["seats"][view["actor"]]
    return me


def _word(name: str) -> Teller:
    """Return a teller whose fact is the one word of an action."""
    return lambda action, view, preview: {name: action.args[0]}


def _toll(toll: Mapping[str, Any]) -> Facts:
    """Return how many merchants and companions are paid here."""
    merchants, companions = len(toll["merchants"]) + toll["neutral"], len(toll["companions"])
    number = merchants + companions
    return {"merchants": merchants, "companions": companions, "number": number, "amount": toll["amount"]}


def _take(action: Action, view: View, preview: Previewer) -> Facts:
    return {"which": action.args[0] if action.args else "own"}


def _leave(action: Action, view: View, preview: Previewer) -> Facts:
    return {"which": _me(view)["stack"][0]}


def _pay(action: Action, view: View, preview: Previewer) -> Facts:
    return {"what": action.args[0]} if action.args else {"what": "toll", **_toll(preview(action).facts["toll"])}


def _meeting(action: Action, view: View, preview: Previewer) -> Facts:
    return {"figure": action.args[0], "free": _free(view)}


def _free(view: View) -> bool:
    """Tell whether the encounter tile of Mocha & Baksheesh makes meetings free."""
    return "mocha" in view and "meet" in view["mocha"]["tiles"][view["actor"]]


def _gather(action: Action, view: View, preview: Previewer) -> Facts:
    lying = _me(view)["assistants"]
    return {"places": list(action.args), "count": len(action.args), "all": len(action.args) == len(lying)}


def _gain(action: Action, view: View, preview: Previewer) -> Facts:
    return {"good": action.args[0], "full": preview(action).total("good", "lost") > 0}


def _extend(action: Action, view: View, preview: Previewer) -> Facts:
    told = preview(action)
    return {"price": -told.total("lira"), "third": bool(told.of("ruby"))}


def _fill(action: Action, view: View, preview: Previewer) -> Facts:
    (filled,) = preview(action).of("good")
    return {"good": filled["good"], "room": filled["amount"]}


def _collect(action: Action, view: View, preview: Previewer) -> Facts:
    told = preview(action)
    return {"goods": [event["good"] for event in told.of("good")], "lira": told.total("lira")}


def _draw(action: Action, view: View, preview: Previewer) -> Facts:
    piles = view["places"]["caravansary"]
    top = piles["discard"][-1] if piles["discard"] else ""
    return {"from": action.args[0], "card": top, "left": piles["deck"] + len(piles["discard"])}


def _sell(action: Action, view: View, preview: Previewer) -> Facts:
    return {"goods": action.args, "amount": preview(action).total("lira")}


def _tile(action: Action, view: View, preview: Previewer) -> Facts:
    return {"good": action.args[0], "ruby": bool(preview(action).of("ruby"))}


def _turn(action: Action, view: View, preview: Previewer) -> Facts:
    """Return a turned die; the total is 0 where the roll is not what is being decided."""
    pips, to = action.args
    return {"pips": pips, "to": to, "total": sum(preview(action).facts.get("dice", ()))}


def _keep(action: Action, view: View, preview: Previewer) -> Facts:
    rolled = _dice(view)
    return {"purpose": rolled["purpose"], "dice": rolled["dice"], "total": sum(rolled["dice"])}


def _roast(action: Action, view: View, preview: Previewer) -> Facts:
    return {"what": action.args[0], "card": action.args[-1]}


def _coffee(preview: Preview) -> int:
    """Return the coffee that is paid, less what a guild card saves."""
    return -preview.total("coffee")


def _barrier(action: Action, view: View, preview: Previewer) -> Facts:
    one, two = action.args
    return {"one": one, "two": two, "price": _coffee(preview(action))}


def _tavern(action: Action, view: View, preview: Previewer) -> Facts:
    return {"tile": action.args[0], "price": _coffee(preview(action))}


def _baksheesh(action: Action, view: View, preview: Previewer) -> Facts:
    track = TRACKS[str(action.args[0])]
    return {"place": track, "goods": view["mocha"]["baksheesh"], "price": _coffee(preview(action))}


def _receive(action: Action, view: View, preview: Previewer) -> Facts:
    """Return what is taken, and how much of it does not fit."""
    return {"goods": action.args, "count": len(action.args), "lost": preview(action).total("good", "lost")}


def _seal(action: Action, view: View, preview: Previewer) -> Facts:
    return {"place": action.args[0], "delivered": len(action.args) == 2}


def _pick(action: Action, view: View, preview: Previewer) -> Facts:
    """Return the tile; without coffee two of them give only their lira."""
    tile = str(action.args[0])
    return {"tile": tile, "coffee": "mocha" in view or not tile.startswith("coffee")}


def _use(action: Action, view: View, preview: Previewer) -> Facts:
    """Return what is given and taken with a kiosk tile."""
    tile, words = TILES[view["decision"][2]], action.args
    if "-" not in tile or tile.split("-")[1] not in ("letter", "good", "card"):
        return {"tile": tile, "gives": "nothing", "takes": words[0] if words else "tile"}
    gives = words[0] if words[0] in ("lira", "card", "letter") else "good"
    one, other = tile.split("-")
    facts = {"gives": gives, "takes": other if gives == one else one, "gain": words[-1]}
    if gives == "letter" and facts["takes"] == "good":
        facts["takes"] = "any"  # it is asked for next
    if gives == "letter" and "delivered" in words:
        facts["gives"] = "delivered"
    return {**facts, "what": words[1] if gives in ("card", "letter") else words[0]}


def _follow(action: Action, view: View, preview: Previewer) -> Facts:
    seat = next(seat for seat in view["seats"] if seat["colour"] == action.args[0])
    return {"seat": action.args[0], "place": seat["merchant"]}


ACTIONS: dict[str, Teller] = {
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
    "deliver": lambda action, view, preview: {"goods": action.args},
    "tile": _tile,
    "buy": lambda action, view, preview: {"price": -preview(action).total("lira")},
    "extra": _gain,
    "turn": _turn,
    "keep": _keep,
    "guild": _word("number"),
    "drop": _word("number"),
    "roast": _roast,
    "treat": lambda action, view, preview: {"price": _coffee(preview(action))},
    "barrier": _barrier,
    "tavern": _tavern,
    "baksheesh": _baksheesh,
    "visit": _word("place"),
    "give": lambda action, view, preview: {"goods": action.args},
    "receive": _receive,
    "assort": _receive,
    "browse": lambda action, view, preview: {"tiles": len(view["seats"]) + 1},
    "auction": _gain,
    "bid": _word("amount"),
    "petition": lambda action, view, preview: {"place": TRACKS[str(action.args[0])]},
    "pick": _pick,
    "use": _use,
    "seal": _seal,
    "place": lambda action, view, preview: {"place": _me(view)["merchant"]},
    "walk": _word("place"),
    "lead": _word("place"),
    "follow": _follow,
    "trade": _word("good"),
    "descend": _gain,
    "emerge": _word("place"),
}


def _arrive(view: View) -> Facts:
    """Return what can be done about assistants: take, leave, choose between them, or none of it."""
    offers = view["outlook"]["assistants"]
    return {"assistant": "choose" if len(offers) > 1 else offers[0].split()[0] if offers else "none"}


def _meet(view: View) -> Facts:
    """Return whether anybody stands here who has to be caught, or may be met."""
    outlook = view["outlook"]
    return {"somebody": "catch" if outlook["catch"] else bool(outlook["meet"])}


def _dice(view: View) -> Facts:
    """Return a roll; the second die is 0 where only one was rolled."""
    _, purpose, call, *dice = view["decision"]
    return {"purpose": purpose, "call": call, "dice": [pips for pips in dice if pips]}


def _errand(view: View) -> Facts:
    """Return where, and whether the family member acts there or somebody who stays where he is."""
    _, place, *who = view["decision"]
    return {"place": place, "who": "own" if who and who != ["family"] else "family"}


def _seals(view: View) -> Facts:
    return {"purpose": view["decision"][1], "missing": view["outlook"]["missing"]}


def _bid(view: View) -> Facts:
    _, _, highest, _, last = view["decision"]
    return {"highest": highest, "last": last}


def _move(view: View) -> Facts:
    """Return whether the companion could walk instead."""
    return {"companion": "letters" in view and isinstance(view["letters"]["companions"][view["actor"]], int)}


QUESTIONS: dict[str, Callable[[View], Facts]] = {
    "move": _move,
    "arrive": _arrive,
    "pay": lambda view: _toll(view["outlook"]["toll"]),
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
    "seals": _seals,
    "kiosk-use": lambda view: {"tile": TILES[view["decision"][2]]},
    "bid": _bid,
    "mosque": lambda view: {"mosque": SMALL_MOSQUE + view["decision"][1]},
    "emerge": lambda view: {"figure": view["decision"][1]},
}
