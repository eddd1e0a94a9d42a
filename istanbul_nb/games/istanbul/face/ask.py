"""The question of the moment: what can be done, placed on what it belongs to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, cast

from istanbul_nb.core import Action, Previewer, View
from istanbul_nb.games.istanbul.face import prospects, wire
from istanbul_nb.games.istanbul.face.buttons import acts
from istanbul_nb.games.istanbul.face.picks import PICKS
from istanbul_nb.games.istanbul.face.places import does
from istanbul_nb.games.istanbul.rules.options import complete, rules_for
from istanbul_nb.games.istanbul.rules.ruleset import Rules
from istanbul_nb.words import Words

Legal = Sequence[Action]

MOVING, PAYING, ACTING, MEETING = range(4)
PHASES = {
    **dict.fromkeys(("move", "far", "arrive", "corner", "anywhere", "follow", "stride", "familywalk"), MOVING),
    "pay": PAYING,
    "meet": MEETING,
    **dict.fromkeys(("last", "after", "double"), None),
}
AT_MEETINGS = ("reward", "governor", "smuggler", "bribe", "trader", "courier", "summon")
ON_THE_BOARD = ("move", "far", "fetch", "corner", "anywhere", "stride", "familywalk", "emerge", "anyplace", "beside")
# Verbs of a place that is clicked, and which figure goes there.
GOING = {"lead": "f", "emerge": "", "visit": "", "walk": "c"}
# Decisions inside the action of a place that is not told in the frame.
HOME = {
    **{"roast": 17, "drop": 18, "tavern": 19, "beside": 19, "kiosk": 22, "bid": 23, "emerge": 25},
    **{"kiosk-use": 22, "kiosk-good": 22, "society": 24},
}


class Target(TypedDict, total=False):
    """What can be done at a place, before it is packed."""

    act: str
    label: str
    flag: list[str]
    lines: list[prospects.Line]
    piece: str
    via: Sequence[int]
    pairs: dict[int, str]


def ask(view: View, names: Sequence[str], legal: Legal, preview: Previewer, words: Words) -> wire.PackedAsk:
    """Return the question to the seat that decides in this view."""
    decision = view["decision"]
    seat, place = view["actor"], place_of(view)
    asked: wire.AskParts = {
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
    tiles: dict[int, Target] = {}
    in_hand = "discard" if any(action.verb == "discard" for action in legal) else "play"  # what a click on a card does
    for action in legal:
        if action.verb == "move":
            tiles[int(action.args[0])] = _walk(view, names, action, preview, words)
            asked["piece"] = f"m{seat}"
        elif action.verb == "send":
            tiles[int(action.args[0])] = _errand(view, action, preview, words)
            asked["piece"] = f"f{seat}"
        elif action.verb == "fetch" and decision[0] == "fetch":
            tiles[int(action.args[0])] = _return(view, action, preview, words)
        elif action.verb == in_hand:
            asked["cards"][str(action.args[0])] = str(action)
        elif action.verb in GOING and decision[0] != "move":
            tiles[int(action.args[0])] = _going(view, action, preview, words)
        elif action.verb == "barrier":
            _between(tiles, action)
        elif (card := _card_of(action)) is not None and Action("play", (card,)) not in legal:
            asked["cards"][card] = str(action)
        else:
            rest.append(action)
    asked["text"] = _text(view, legal, len(tiles), words)
    asked["board"] = bool(tiles)
    picked = next((verb for verb in PICKS if any(action.verb == verb for action in rest)), None)
    options = [action for action in rest if action.verb == picked]
    if picked == "deliver" and len(options) == 1:
        picked = None  # nothing to choose
    if picked is not None:
        asked["pick"] = PICKS[picked](view, options, preview, words)
        rest = [action for action in rest if action.verb != picked]
    beside = picked is not None or asked["board"] or in_hand == "discard"
    asked["acts"] = acts(view, names, rest, preview, words, side=beside)
    if decision[0] in ("dice", "bend"):
        asked["dice"] = [pips for pips in decision[3:] if pips]
    texts: dict[tuple[str, str], int] = {}
    asked["tiles"] = {place: packed(place, target, texts) for place, target in tiles.items()}
    return {**asked, "texts": [list(line) for line in texts]}


def packed(place: int, target: Target, texts: dict[tuple[str, str], int]) -> wire.PackedTarget:
    """Pack lines that many targets share: they travel once as `texts`. Nobody has to be told how to walk."""
    sent: dict[str, object] = {**target}
    if target.get("act") == f"move {place}":
        del sent["act"]
    if "lines" in target:
        sent["lines"] = [texts.setdefault((sign, text), len(texts)) for sign, text in target["lines"]]
    if "flag" in target:
        sent["flag"] = " ".join(target["flag"])
    return cast(wire.PackedTarget, sent)


def place_of(view: View) -> int:
    """Return where something is decided."""
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
    """Return the phase of the turn, as far as it can be told."""
    if decision[0] in AT_MEETINGS:
        return MEETING
    return PHASES.get(decision[0], ACTING)


def rule_of(view: View) -> str:
    """Return the rule behind a decision."""
    decision, rules = view["decision"], rules_of(view)
    if decision[0] in ("act", "errand"):
        return rules.places[decision[1]].rule
    return "ist.assist.leave" if decision[0] == "arrive" else rules.decisions[decision[0]].rule


def rules_of(view: View) -> Rules:
    """Return the rules of the setup that is shown; what players may correct does not matter for their ids."""
    return rules_for(complete(view["options"]))


def _text(view: View, legal: Legal, lit: int, words: Words) -> str:
    decision = view["decision"]
    hint = [words.say("hint-barrier")] if any(action.verb == "barrier" for action in legal) else []
    hint += [words.say("hint-card")] if any(str(action).startswith("roast card") for action in legal) else []
    if decision[0] in ("act", "errand"):
        lacking = prospects.lacking(view["outlook"]["prospects"], words)
        return " ".join([does(decision[1], view["options"].get("expansion", "none"), words), *hint, *lacking])
    me = view["seats"][view["actor"]]
    return " ".join([words.say(f"help-{decision[0]}", place=me["merchant"], lit=lit), *hint])


def _walk(view: View, names: Sequence[str], action: Action, preview: Previewer, words: Words) -> Target:
    place, facts = int(action.args[0]), preview(action).facts
    return {
        "act": str(action),
        "flag": prospects.flag(view["actor"], place, facts),
        "lines": prospects.lines(view, names, place, facts, words),
        **_way(facts),
    }


def _way(facts: Mapping[str, Any]) -> Target:
    """Return the places that a walk passes between its ends."""
    passed = facts.get("route", ())[1:-1]
    return {"via": passed} if passed else {}


def _errand(view: View, action: Action, preview: Previewer, words: Words) -> Target:
    """Return a place where a family member is sent."""
    return {
        "act": str(action),
        "label": words.action(action, view, preview),
        "lines": prospects.at_place(preview(action).facts["prospects"], words),
    }


def _return(view: View, action: Action, preview: Previewer, words: Words) -> Target:
    """Return a place from which an assistant comes back."""
    seat = view["actor"]
    return {
        "act": str(action),
        "label": words.action(action, view, preview),
        "flag": [f"disc:{seat}", "up"],
        "piece": f"a{seat}-{action.args[0]}",
    }


def _going(view: View, action: Action, preview: Previewer, words: Words) -> Target:
    """Return a place where a figure goes, or where its action is carried out."""
    facts = preview(action).facts
    target: Target = {"act": str(action), "label": words.action(action, view, preview), **_way(facts)}
    if "prospects" in facts:
        target["lines"] = prospects.at_place(facts["prospects"], words)
    figure = GOING[action.verb] or {"merchant": "m", "family": "f", "companion": "c"}.get(str(view["decision"][-1]), "")
    return {**target, "piece": f"{figure}{view['actor']}"} if figure else target


def _between(tiles: dict[int, Target], action: Action) -> None:
    """Add two neighbours, clicked one after the other."""
    one, two = map(int, action.args)
    for place, other in ((one, two), (two, one)):
        target = tiles.setdefault(place, {"act": "", "pairs": {}})
        target["pairs"][other] = str(action)


def _card_of(action: Action) -> str | None:
    """Return the card of the hand that an action is about: a guild card, or one that is given for something."""
    if action.verb in ("guild", "drop"):
        return f"guild{action.args[0]}"
    if len(action.args) == 2 and action.args[0] in ("card", "guild"):
        return f"guild{action.args[1]}" if action.args[0] == "guild" else str(action.args[1])
    return None
