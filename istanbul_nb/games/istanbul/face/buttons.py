"""The buttons of a question: their words, and the signs beside them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from istanbul_nb.core import Action, Preview, Previewer, View
from istanbul_nb.games.istanbul import words as facts
from istanbul_nb.games.istanbul.counted_goods import name_goods
from istanbul_nb.games.istanbul.face.expansions import KIOSK_SIGNS, TILE_SIGN
from istanbul_nb.games.istanbul.face.places import SIGN, TILE, spelled
from istanbul_nb.table.wire import Act, ActSigns, Style
from istanbul_nb.words import Words

Legal = Sequence[Action]
Teller = Callable[[View, Action, Previewer], ActSigns]

QUIET = ("end", "skip", "decline", "done")
# Labels of buttons where the question, a picture or a note has told the rest.
SHORT = {"extra": "action-gain", "gain": "action-gain", "seal": "act-letter", "pick": "act-tile"}
REVEALING = ("roll", "reroll", "call", "accept", "browse", "enrol")


def acts(
    view: View, names: Sequence[str], actions: Legal, preview: Previewer, words: Words, *, side: bool
) -> list[Act]:
    """Return buttons. One that does something is the main one, unless it has equals or the choice is elsewhere."""
    useful = [action for action in actions if action.verb not in QUIET and action.verb != "fetch"]
    acts: list[Act] = []
    for action in actions:
        style: Style = "quiet" if action.verb in QUIET and (useful or side) else "plain"
        if [action] == useful and not side:
            style = "go"
        label, signs = _label(view, names, action, preview, words), _signs(view, action, preview)
        act: Act = {"act": str(action), "label": label, "style": style, **signs}
        note = _note(view, action, preview, words)
        acts.append({**act, "note": note} if note else act)
    return acts


def _note(view: View, action: Action, preview: Previewer, words: Words) -> str:
    """Return what a choice is good for, or what is to be known before it."""
    if action.verb in ("tile", "tavern"):
        return words.say(f"{action.verb}-{action.args[0]}.effect")
    if action.verb == "seal" or action.args[:1] == ("letter",):
        return words.count(2 if _is_delivered(action) else 1, "seal")
    return words.say("note-lost") if action.verb == "gain" and preview(action).total("good", "lost") else ""


def _label(view: View, names: Sequence[str], action: Action, preview: Previewer, words: Words) -> str:
    if action.verb in ("keep", "turn") and "outcome" in preview(action).facts and _is_worth_telling(view):
        outcome = _outcome(preview(action).facts["outcome"], words)
        return words.say("act-roll", label=words.action(action, view, preview), outcome=outcome)
    if action.verb in ("catch", "follow"):
        other = _other(view, action)
        return words.say(f"act-{action.verb}", name=names[other], place=view["seats"][other]["merchant"])
    if action.verb == "use" and action.args[:1] == ("letter",):
        return words.say("act-letter", delivered=_is_delivered(action), place=action.args[1])
    if action.verb in SHORT:
        told = {"full": False} if action.verb == "gain" else {}  # by the note
        return words.say(SHORT[action.verb], **facts.of_action(action, view, preview) | told)
    return words.action(action, view, preview)


def _is_worth_telling(view: View) -> bool:
    """Tell whether what a roll brings can be said in a word or two: the dice cards give each die its own thing."""
    return view["decision"][1] not in ("coffeeroll", "letterroll")


def _outcome(events: Sequence[View], words: Words) -> str:
    """Return what a roll would bring if it were left or turned like that."""
    lira = [event["amount"] for event in events if event["kind"] == "lira"]
    if lira:
        return words.count(sum(lira), "lira")
    jewelry = sum(event["amount"] + event["lost"] for event in events if event["kind"] == "good")
    return name_goods(words, f"B{jewelry}" if jewelry else "")


def _signs(view: View, action: Action, preview: Previewer) -> ActSigns:
    """Return what a button shows beside its words: a picture, or what the player gives and gets."""
    tell = SIGNS.get(action.verb)
    shown = {} if tell is None else tell(view, action, preview)
    if action.verb in REVEALING or action in (Action("draw", ("deck",)), Action("reward", ("card",))):
        shown["reveals"] = True
    return shown


def _seat_sign(kind: str) -> Teller:
    return lambda view, action, preview: {"sign": f"{kind}:{view['actor']}"}


def _assistant(view: View, action: Action, preview: Previewer) -> ActSigns:
    neutral = action.args or (action.verb == "leave" and view["seats"][view["actor"]]["stack"][0] == "neutral")
    return {"sign": "disc:n" if neutral else f"disc:{view['actor']}"}


def _pay(view: View, action: Action, preview: Previewer) -> ActSigns:
    if not action.args:
        return {"sign": "lira"}
    return {"costs": [_lira(preview(action)) if action.args[0] == "lira" else SIGN[str(action.args[0])]]}


def _lira(preview: Preview) -> str:
    """Return the coin with what is paid or gained."""
    return f"${abs(preview.total('lira'))}"


def _other(view: View, action: Action) -> int:
    """Return the seat that an action is about, named by its colour."""
    return [seat["colour"] for seat in view["seats"]].index(action.args[0])


def _good(view: View, action: Action, preview: Previewer) -> ActSigns:
    return {"sign": SIGN[str(action.args[0])]}


def _tile(view: View, action: Action, preview: Previewer) -> ActSigns:
    return {"costs": _goods_paid(preview(action)), "gives": [TILE[str(action.args[0])]]}


def _goods_paid(preview: Preview) -> list[str]:
    return [SIGN[good] for paid in preview.of("goods-paid") for good in spelled(paid["goods"].split())]


def _reward(view: View, action: Action, preview: Previewer) -> ActSigns:
    return {"gives": ["card"] if action.args[0] == "card" else [_lira(preview(action))]}


def _draw(view: View, action: Action, preview: Previewer) -> ActSigns:
    pile = view["places"]["caravansary"]["discard"]
    return {"gives": ["card"] if action.args[0] == "deck" or not pile else [f"top:{pile[-1]}"]}


def _extra(view: View, action: Action, preview: Previewer) -> ActSigns:
    return {"costs": [_lira(preview(action))], "gives": [SIGN[str(action.args[0])]]}


def _turned(view: View, action: Action, preview: Previewer) -> ActSigns:
    """Return the roll as it would lie; the die alone where the roll is decided about later."""
    facts = preview(action).facts
    if "dice" in facts:
        return {"dice": facts["dice"]}
    return {"gives": [f"d{action.args[0]}", "to", f"d{action.args[1]}"]}


def _delivered(view: View, action: Action, preview: Previewer) -> ActSigns:
    return {"costs": _goods_paid(preview(action)), "gives": ["ruby"]}


def _roast(view: View, action: Action, preview: Previewer) -> ActSigns:
    given = str(action.args[0])
    costs = [_lira(preview(action)) if given == "lira" else SIGN.get(given, given)]
    return {"costs": costs, "gives": ["coffee"] * preview(action).total("coffee")}


def _for_track(view: View, action: Action, preview: Previewer) -> ActSigns:
    return {"gives": ["ruby", {"palace": "p13*18", "dealer": "p16*18", "coffeehouse": "p20*18"}[str(action.args[0])]]}


def _is_delivered(action: Action) -> bool:
    return "delivered" in action.args


def _letter(view: View, action: Action, preview: Previewer) -> ActSigns:
    place = next(word for word in action.args if isinstance(word, int))
    return {"costs": ["seal", "seal"] if _is_delivered(action) else ["letter", f"={place}"]}


def _kiosk_tile(view: View, action: Action, preview: Previewer) -> ActSigns:
    """Return a tile of the Kiosk; where there is no coffee, it gives lira only."""
    tile = str(action.args[0])
    without_coffee = tile.startswith("coffee") and "mocha" not in view
    return {"gives": KIOSK_SIGNS[tile][-1:] if without_coffee else KIOSK_SIGNS[tile]}


def _use(view: View, action: Action, preview: Previewer) -> ActSigns:
    """Return what is given and what is got with a tile of the Kiosk."""
    told = facts.of_action(action, view, preview)
    if told["gives"] == "nothing":
        signs = KIOSK_SIGNS[told["tile"]]
        return {"gives": {"coffee": signs[:1], "lira": signs[-1:]}.get(told["takes"], signs)}
    if told["gives"] in ("letter", "delivered"):
        costs = _letter(view, action, preview)
    else:
        costs = {"costs": [{"lira": _lira(preview(action)), "card": "card"}.get(told["gives"]) or SIGN[told["what"]]]}
    gains = {"lira": _lira(preview(action)), "card": "card", "letter": "letter", "any": "any"}
    return {**costs, "gives": [gains.get(told["takes"]) or SIGN[told["gain"]]]}


SIGNS: dict[str, Teller] = {
    "take": _assistant,
    "leave": _assistant,
    "pay": _pay,
    "catch": lambda view, action, preview: {"sign": f"family:{_other(view, action)}"},
    "follow": lambda view, action, preview: {"sign": f"merchant:{_other(view, action)}"},
    "meet": lambda view, action, preview: {"sign": str(action.args[0])},
    "fetch": _seat_sign("disc"),
    "gain": _good,
    "fill": lambda view, action, preview: {"sign": "fill"},
    "collect": lambda view, action, preview: {"sign": "mail"},
    "extend": lambda view, action, preview: {"sign": "ext"},
    "buy": lambda view, action, preview: {"sign": "ruby"},
    "tile": _tile,
    "reward": _reward,
    "draw": _draw,
    "extra": _extra,
    "turn": _turned,
    "play": lambda view, action, preview: {"sign": "card"},
    "deliver": _delivered,
    "roast": _roast,
    "tavern": lambda view, action, preview: {"gives": [TILE_SIGN[str(action.args[0])]]},
    "baksheesh": _for_track,
    "petition": _for_track,
    "treat": lambda view, action, preview: {"sign": "ruby"},
    "enrol": lambda view, action, preview: {"sign": "guild"},
    "accept": lambda view, action, preview: {"sign": "letter"},
    "browse": lambda view, action, preview: {"sign": "p22"},
    "auction": _good,
    "trade": _good,
    "descend": _good,
    "seal": _letter,
    "pick": _kiosk_tile,
    "use": _use,
    "double": lambda view, action, preview: {"sign": "seal"},
    "hire": _seat_sign("companion"),
    "place": _seat_sign("companion"),
    "walk": _seat_sign("companion"),
}
