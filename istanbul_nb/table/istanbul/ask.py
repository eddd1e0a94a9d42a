"""The question of the moment: what can be done, placed on what it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.games.istanbul.goods import GOODS, goods_of
from istanbul_nb.games.istanbul.modules.mocha.cards import KINDS as WARES
from istanbul_nb.games.istanbul.modules.mocha.cards import mixture_of
from istanbul_nb.games.istanbul.options import complete, rules_for
from istanbul_nb.games.istanbul.places.blackmarket import jewelry
from istanbul_nb.games.istanbul.places.teahouse import MISS
from istanbul_nb.games.istanbul.rules import Rules
from istanbul_nb.table.istanbul import prospects
from istanbul_nb.table.istanbul.odds import at_least, at_least_with_tile, mean_lira
from istanbul_nb.table.istanbul.places import MARKET, SIGN, TILE, spelled
from istanbul_nb.words import Words, facts

View = Mapping[str, Any]
Legal = Sequence[Action]

MOVING, PAYING, ACTING, MEETING = range(4)
PHASES = {
    **dict.fromkeys(("move", "far", "arrive", "corner", "anywhere", "follow", "stride", "familywalk"), MOVING),
    "pay": PAYING,
    "meet": MEETING,
    **dict.fromkeys(("last", "after", "double"), None),
}
AT_MEETINGS = ("reward", "governor", "smuggler", "bribe", "trader", "courier", "summon")
RULES = {
    "move": "ist.move.steps",
    "far": "ist.card.far",
    "arrive": "ist.assist.leave",
    "pay": "ist.pay.merchants",
    "meet": "ist.meet.order",
    "last": "ist.end.cards",
    "reward": "ist.meet.family",
    "governor": "ist.meet.governor",
    "smuggler": "ist.meet.smuggler",
    "bribe": "ist.meet.smuggler",
    "fetch": "ist.card.assistant",
    "good": "ist.card.good",
    "market": "ist.card.market",
    "palace": "ist.place.palace",
    "green": "ist.tile.green",
    "dice": "ist.tile.red",
    "pick": "ist.place.blackmarket",
    "cards": "ist.place.caravansary",
    "discard": "ist.place.caravansary",
}
QUIET = ("end", "skip", "decline", "done")
REVEALING = ("roll", "reroll", "call", "accept", "browse", "enrol")
MEETS = ("meet", "catch")
ON_THE_BOARD = ("move", "far", "fetch", "corner", "anywhere", "stride", "familywalk", "emerge", "anyplace", "beside")
# Verbs of a place that is clicked, and which figure goes there.
GOING = {"lead": "f", "emerge": "", "visit": "", "walk": "c"}
# Decisions inside the action of a place that is not told in the frame.
HOME = {
    **{"roast": 17, "drop": 18, "tavern": 19, "beside": 19, "kiosk": 22, "kiosk-use": 22, "bid": 23, "emerge": 25},
    **{"society": 24},
}
MARKET_CARD_PLACE = 11


def ask(view: View, names: Sequence[str], legal: Legal, words: Words) -> dict[str, Any]:
    """The question to the seat that decides in this view."""
    decision = view["decision"]
    seat, place = view["actor"], place_of(view)
    asked: dict[str, Any] = {
        "decision": decision[0],
        "phase": phase_of(decision),
        "place": None if decision[0] in ON_THE_BOARD else place,
        "title": words.question(view, names),
        "text": "",
        "rule": rule_of(view),
        "board": False,
        "tiles": {},
        "cards": {},
        "acts": [],
    }
    rest: list[Action] = []
    in_hand = "discard" if any(action.verb == "discard" for action in legal) else "play"  # what a click on a card does
    for action in legal:
        if action.verb == "move":
            asked["tiles"][action.args[0]] = _walk(view, names, seat, action, words)
            asked["piece"] = f"m{seat}"
        elif action.verb == "send":
            asked["tiles"][action.args[0]] = _errand(view, seat, action, words)
            asked["piece"] = f"f{seat}"
        elif action.verb == "fetch" and decision[0] == "fetch":
            asked["tiles"][action.args[0]] = _return(view, seat, action, words)
        elif action.verb == in_hand:
            asked["cards"][action.args[0]] = {"act": str(action), "label": words.action(action, view)}
        elif action.verb in GOING and decision[0] != "move":
            asked["tiles"][action.args[0]] = _going(view, seat, action, words)
        elif action.verb == "barrier":
            _between(asked["tiles"], action)
        elif (card := _guild_card(action)) is not None:
            asked["cards"][card] = {"act": str(action), "label": words.action(action, view)}
        else:
            rest.append(action)
    asked["text"] = _text(view, legal, len(asked["tiles"]), words)
    asked["board"] = bool(asked["tiles"])
    picked = next((verb for verb in PICKS if any(action.verb == verb for action in rest)), None)
    options = [action for action in rest if action.verb == picked]
    if picked == "deliver" and len(options) == 1:
        picked = None  # nothing to choose
    if picked is not None:
        asked["pick"] = PICKS[picked](view, options, words)
        rest = [action for action in rest if action.verb != picked]
    asked["acts"] = _acts(view, names, rest, picked is not None or asked["board"] or in_hand == "discard", words)
    if decision[0] in ("dice", "bend"):
        asked["dice"] = [pips for pips in decision[3:] if pips]
    return packed(asked)


def packed(asked: dict[str, Any]) -> dict[str, Any]:
    """Lines that many targets share travel once: targets hold numbers of `texts`. Nobody has to be told how to walk."""
    texts: dict[tuple[str, str], int] = {}
    for place, target in asked["tiles"].items():
        if target.get("act") == f"move {place}":
            del target["act"]
        if "lines" in target:
            target["lines"] = [texts.setdefault((sign, text), len(texts)) for sign, text in target["lines"]]
        if "flag" in target:
            target["flag"] = " ".join(target["flag"])
    return {**asked, "texts": [list(line) for line in texts]}


def place_of(view: View) -> int:
    """Where something is decided."""
    decision = view["decision"]
    if decision[0] in ("act", "errand"):
        return int(decision[1])
    if decision[0] in HOME:
        return HOME[decision[0]]
    letters = view.get("letters")
    if letters and letters["walker"] == "companion" and isinstance(letters["companions"][view["turn"]], int):
        return int(letters["companions"][view["turn"]])
    place: int = view["seats"][view["actor"]]["merchant"]
    return place


def phase_of(decision: Sequence[Any]) -> int | None:
    """The phase of the turn, as far as it can be told."""
    if decision[0] in AT_MEETINGS:
        return MEETING
    return PHASES.get(decision[0], ACTING)


def rule_of(view: View) -> str:
    """The rule behind a decision."""
    decision, rules = view["decision"], rules_of(view)
    if decision[0] in ("act", "errand"):
        return rules.places[decision[1]].rule
    return RULES.get(decision[0]) or rules.decisions[decision[0]].rule


def rules_of(view: View) -> Rules:
    """The rules of the setup that is shown; what players may correct does not matter for their ids."""
    return rules_for(complete(view["options"]))


def _text(view: View, legal: Legal, lit: int, words: Words) -> str:
    decision = view["decision"]
    if decision[0] in ("act", "errand"):
        lacking = [text for sign, text in prospects.at_place(view, view["actor"], decision[1], words) if sign == "no"]
        hint = [words.say("hint-barrier")] if any(action.verb == "barrier" for action in legal) else []
        return " ".join([words.say(f"place-{decision[1]}.does"), *hint, *lacking])
    me = view["seats"][view["actor"]]
    return words.say(f"help-{decision[0]}", place=me["merchant"], lit=lit)


def _walk(view: View, names: Sequence[str], seat: int, action: Action, words: Words) -> dict[str, Any]:
    place = action.args[0]
    assert isinstance(place, int)
    return {
        "act": str(action),
        "flag": prospects.flag(view, seat, place),
        "lines": prospects.lines(view, names, seat, place, words),
    }


def _errand(view: View, seat: int, action: Action, words: Words) -> dict[str, Any]:
    """A family member is sent there."""
    place = action.args[0]
    assert isinstance(place, int)
    return {
        "act": str(action),
        "label": words.action(action, view),
        "lines": prospects.at_place(view, seat, place, words),
    }


def _return(view: View, seat: int, action: Action, words: Words) -> dict[str, Any]:
    """An assistant comes back from there."""
    return {
        "act": str(action),
        "label": words.action(action, view),
        "flag": [f"disc:{seat}", "up"],
        "piece": f"a{seat}-{action.args[0]}",
    }


def _going(view: View, seat: int, action: Action, words: Words) -> dict[str, Any]:
    """A figure goes there, or its action is carried out there."""
    place = action.args[0]
    assert isinstance(place, int)
    target: dict[str, Any] = {"act": str(action), "label": words.action(action, view)}
    if action.verb != "emerge":
        target["lines"] = prospects.at_place(view, seat, place, words)
    figure = GOING[action.verb] or {"merchant": "m", "family": "f", "companion": "c"}.get(str(view["decision"][-1]), "")
    return {**target, "piece": f"{figure}{seat}"} if figure else target


def _between(tiles: dict[Any, Any], action: Action) -> None:
    """Two neighbours, clicked one after the other."""
    one, two = action.args
    for place, other in ((one, two), (two, one)):
        target = tiles.setdefault(place, {"act": "", "pairs": {}})
        target["pairs"][other] = str(action)


def _guild_card(action: Action) -> str | None:
    """The card of the hand that an action is about, if it is a guild card, or a card that is roasted."""
    if action.verb in ("guild", "drop"):
        return f"guild{action.args[0]}"
    if action.verb == "roast" and len(action.args) == 2:
        return f"guild{action.args[1]}" if action.args[0] == "guild" else str(action.args[1])
    return None


def _acts(view: View, names: Sequence[str], actions: Legal, side: bool, words: Words) -> list[dict[str, Any]]:
    """Buttons. One that does something is the main one, unless it has equals or the question is decided elsewhere."""
    useful = [action for action in actions if action.verb not in QUIET and action.verb != "fetch"]
    acts = []
    for action in actions:
        style = "quiet" if action.verb in QUIET and (useful or side) else "plain"
        if [action] == useful and not side:
            style = "go"
        act: dict[str, Any] = {"act": str(action), "label": _label(view, names, action, words), "style": style}
        act |= _signs(view, action)
        if action.verb == "tile":
            act["note"] = words.say(f"tile-{action.args[0]}.effect")
        acts.append(act)
    return acts


def _label(view: View, names: Sequence[str], action: Action, words: Words) -> str:
    if action.verb in ("keep", "turn") and view["decision"][0] in ("dice", "bend") and _is_worth_telling(view):
        return words.say("act-roll", label=words.action(action, view), outcome=_outcome(view, action, words))
    if action.verb == "extra":  # the question has named tile and price
        return words.say("action-gain", **facts.of_action(action, view))
    if action.verb == "catch":
        colours = [seat["colour"] for seat in view["seats"]]
        return words.say("act-catch", name=names[colours.index(action.args[0])])
    return words.action(action, view)


def _is_worth_telling(view: View) -> bool:
    """Whether what a roll brings can be said in a word or two: the dice cards give each die its own thing."""
    return view["decision"][1] not in ("coffeeroll", "letterroll")


def _outcome(view: View, action: Action, words: Words) -> str:
    """What a roll would bring if it were left or turned like that."""
    _, purpose, call, *dice = view["decision"]
    total = sum(_turned(view, action)["dice"] if action.verb == "turn" else dice)
    if purpose in ("teahouse", "guild9"):
        return words.count((call if total >= call else MISS) * (2 if purpose == "guild9" else 1), "lira")
    if purpose == "kiosk":
        return words.count(total, "lira")
    blue = jewelry(total) if purpose == "blackmarket" else 0 if total < 4 else 1 if total <= 6 else 3
    return words.goods(f"B{blue}" if blue else "")


def _signs(view: View, action: Action) -> dict[str, Any]:
    """What a button shows beside its words: a picture, or what one gives and gets."""
    tell = SIGNS.get(action.verb)
    shown = {} if tell is None else tell(view, action)
    if action.verb in REVEALING or action in (Action("draw", ("deck",)), Action("reward", ("card",))):
        shown["reveals"] = True
    return shown


def _seat_sign(kind: str) -> Callable[[View, Action], dict[str, Any]]:
    return lambda view, action: {"sign": f"{kind}:{view['actor']}"}


def _assistant(view: View, action: Action) -> dict[str, Any]:
    neutral = action.args or (action.verb == "leave" and view["seats"][view["actor"]]["stack"][0] == "neutral")
    return {"sign": "disc:n" if neutral else f"disc:{view['actor']}"}


def _pay(view: View, action: Action) -> dict[str, Any]:
    if not action.args:
        return {"sign": "lira"}
    return {"costs": ["$2" if action.args[0] == "lira" else SIGN[str(action.args[0])]]}


def _catch(view: View, action: Action) -> dict[str, Any]:
    colours = [seat["colour"] for seat in view["seats"]]
    return {"sign": f"family:{colours.index(action.args[0])}"}


def _good(view: View, action: Action) -> dict[str, Any]:
    return {"sign": SIGN[str(action.args[0])]}


def _tile(view: View, action: Action) -> dict[str, Any]:
    good = str(action.args[0])
    return {"costs": [SIGN[good]], "gives": [TILE[good]]}


def _reward(view: View, action: Action) -> dict[str, Any]:
    return {"gives": ["card"] if action.args[0] == "card" else ["$3"]}


def _draw(view: View, action: Action) -> dict[str, Any]:
    pile = view["places"]["caravansary"]["discard"]
    return {"gives": ["card"] if action.args[0] == "deck" or not pile else [f"top:{pile[-1]}"]}


def _extra(view: View, action: Action) -> dict[str, Any]:
    return {"costs": ["$2"], "gives": [SIGN[str(action.args[0])]]}


def _turned(view: View, action: Action) -> dict[str, Any]:
    if view["decision"][0] not in ("dice", "bend"):
        return {}
    dice = [pips for pips in view["decision"][3:] if pips]
    dice[dice.index(action.args[0])] = action.args[1]
    return {"dice": dice}


def _delivered(view: View, action: Action) -> dict[str, Any]:
    return {"costs": [SIGN[good] for good in spelled(action.args)], "gives": ["ruby"]}


def _roast(view: View, action: Action) -> dict[str, Any]:
    return {"costs": ["$2" if action.args[0] == "lira" else SIGN[str(action.args[0])]], "gives": ["coffee", "coffee"]}


def _for_track(view: View, action: Action) -> dict[str, Any]:
    return {"gives": ["ruby", {"palace": "p13*18", "dealer": "p16*18", "coffeehouse": "p20*18"}[str(action.args[0])]]}


def _letter(view: View, action: Action) -> dict[str, Any]:
    return {"sign": "seal" if len(action.args) == 2 else "letter"}


SIGNS: dict[str, Callable[[View, Action], dict[str, Any]]] = {
    "take": _assistant,
    "leave": _assistant,
    "pay": _pay,
    "catch": _catch,
    "meet": lambda view, action: {"sign": str(action.args[0])},
    "fetch": _seat_sign("disc"),
    "gain": _good,
    "fill": lambda view, action: {"sign": "fill"},
    "collect": lambda view, action: {"sign": "mail"},
    "extend": lambda view, action: {"sign": "ext"},
    "buy": lambda view, action: {"sign": "ruby"},
    "tile": _tile,
    "reward": _reward,
    "draw": _draw,
    "extra": _extra,
    "turn": _turned,
    "play": lambda view, action: {"sign": "card"},
    "deliver": _delivered,
    "roast": _roast,
    "tavern": lambda view, action: {"gives": [{"move": "tm", "meet": "people"}[str(action.args[0])]]},
    "baksheesh": _for_track,
    "petition": _for_track,
    "treat": lambda view, action: {"sign": "ruby"},
    "enrol": lambda view, action: {"sign": "guild"},
    "accept": lambda view, action: {"sign": "letter"},
    "browse": lambda view, action: {"sign": "p22"},
    "auction": _good,
    "trade": _good,
    "descend": _good,
    "seal": _letter,
    "hire": _seat_sign("companion"),
    "place": _seat_sign("companion"),
    "walk": _seat_sign("companion"),
}


def _pick_goods(view: View, options: Legal, words: Words) -> dict[str, Any]:
    """Steppers for a sale or a delivery."""
    verb, held = options[0].verb, _held(view)
    bundles = [mixture_of(action.args) or (0,) * len(WARES) for action in options]
    least = [min(bundle[good] for bundle in bundles) for good in range(len(WARES))]
    most = [max(bundle[good] for bundle in bundles) for good in range(len(WARES))]
    sizes = [sum(bundle) for bundle in bundles]
    largest = sizes.index(max(sizes))
    wanted = _wanted(view, verb)
    picked: dict[str, Any] = {
        "kind": "goods",
        "verb": verb,
        "lines": [
            {
                "good": good,
                "sign": SIGN[good],
                "name": words.say(f"good-{good}.title"),
                "note": words.say("note-good", want="any" if wanted is None else wanted[index], have=held[index]),
                "least": least[index],
                "most": most[index],
            }
            for index, good in enumerate(WARES)
            if most[index] or (wanted and wanted[index])
        ],
        "options": [str(action) for action in options],
    }
    shown = [WARES.index(line["good"]) for line in picked["lines"]]
    picked["start"] = [bundles[largest][good] for good in shown]
    if verb == "sell":
        pays = _market(view)["pays"]
        picked["scale"] = [
            {"label": words.say("label-sold", count=count), "lira": lira} for count, lira in enumerate(pays, 1)
        ]
        picked["labels"] = [words.say("pick-sell-none")] + [
            words.say("pick-sell", count=count, amount=lira) for count, lira in enumerate(pays, 1)
        ]
        picked["quick"] = {
            "act": str(options[largest]),
            "label": words.say("pick-sell-all", amount=pays[max(sizes) - 1]),
        }
    elif verb in ("give", "receive"):
        picked["labels"] = [words.say(f"pick-{verb}", count=count) for count in range(max(sizes) + 1)]
        picked["start"] = [0] * len(shown)
    else:
        picked["labels"] = [words.say("pick-deliver-some", count=sizes[0] - count) for count in range(sizes[0])]
        picked["labels"].append(words.say("pick-deliver"))
        if len(options) > 1:
            picked["start"] = [least[good] for good in shown]
    return picked


def _market(view: View) -> View:
    place = view["decision"][1] if view["decision"][0] in ("act", "errand") else MARKET_CARD_PLACE
    market: View = view["places"]["markets"][MARKET[place]]
    return market


def _held(view: View) -> list[int]:
    """Goods, and coffee where there is any."""
    seat = view["actor"]
    coffee = view["mocha"]["coffee"][seat] if "mocha" in view else 0
    return [*view["seats"][seat]["goods"], coffee]


def _wanted(view: View, verb: str) -> Sequence[int] | None:
    if view["decision"][0] in ("market", "six-goods", "swap", "swapped"):
        return None
    goods = "".join(spelled(view["places"]["palace"]["goods"])) if verb == "deliver" else _market(view)["tile"]
    return (*goods_of(goods), 0)


def _pick_bid(view: View, options: Legal, words: Words) -> dict[str, Any]:
    """How much to bid, by a stepper."""
    bids = [int(action.args[0]) for action in options]
    line = {"good": "", "sign": "lira", "name": words.say("label-bid"), "least": bids[0], "most": bids[-1]}
    note = words.say("note-bid", most=bids[-1])
    return {
        "kind": "goods",
        "verb": "bid",
        "lines": [{**line, "note": note}],
        "options": [str(action) for action in options],
        "start": [bids[0]],
        "labels": [words.say("pick-bid", count=count) for count in range(bids[-1] + 1)],
    }


def _pick_assortment(view: View, options: Legal, words: Words) -> dict[str, Any]:
    """Which goods, all different."""
    most = max(len(action.args) for action in options)
    return {
        "kind": "places",
        "verb": "assort",
        "items": [{"word": good, "label": words.say(f"good-{good}.title"), "sign": SIGN[good]} for good in GOODS],
        "options": [str(action) for action in options],
        "labels": [words.say("pick-assort", count=count) for count in range(most + 1)],
    }


def _pick_places(view: View, options: Legal, words: Words) -> dict[str, Any]:
    """Which assistants come back."""
    seat = view["actor"]
    lying = view["seats"][seat]["assistants"]
    return {
        "kind": "places",
        "verb": options[0].verb,
        "items": [
            {"word": str(place), "label": words.say(f"place-{place}.full"), "sign": f"disc:{seat}"} for place in lying
        ],
        "options": [str(action) for action in options],
        "labels": [words.say("pick-gather", count=count) for count in range(len(lying) + 1)],
    }


def _pick_call(view: View, options: Legal, words: Words) -> dict[str, Any]:
    """Every number with its odds."""
    double = 2 if view["decision"][0] == "call" else 1  # guild card 9, without the red tile
    tile = "R" in view["seats"][view["actor"]]["tiles"] and double == 1
    calls, means = [], []
    for action in options:
        number = int(action.args[0])
        alone, all_in = at_least(number), at_least_with_tile(number) if tile else at_least(number)
        means.append(double * mean_lira(number, all_in, MISS))
        calls.append(
            {
                "act": str(action),
                "number": number,
                "dice": round(100 * alone),
                "tile": round(100 * all_in),
                "mean": f"{float(means[-1]):.1f}",
            }
        )
    open_ = {"number": "{number}", "dice": "{dice}", "tile": "{tile}"}
    return {
        "kind": "call",
        "calls": calls,
        "say": words.say("pick-call-odds", red=tile, **open_),
        "label": words.say("action-call", number="{number}"),
        "start": means.index(max(means)),
        "tile": tile,
    }


PICKS: dict[str, Callable[[View, Legal, Words], dict[str, Any]]] = {
    "sell": _pick_goods,
    "deliver": _pick_goods,
    "gather": _pick_places,
    "call": _pick_call,
    "give": _pick_goods,
    "receive": _pick_goods,
    "bid": _pick_bid,
    "assort": _pick_assortment,
}
