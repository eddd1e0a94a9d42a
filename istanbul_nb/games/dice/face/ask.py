"""The question of the moment: what can be done, placed on what it belongs to."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from istanbul_nb.core import Action, Previewer, View
from istanbul_nb.games.dice.face import wire
from istanbul_nb.games.dice.face.signs import RESOURCE, of_tile, spelled
from istanbul_nb.games.dice.rules.decisions import DECISIONS
from istanbul_nb.games.istanbul.counted_goods import name_goods
from istanbul_nb.table.wire import Act, ActSigns, Style
from istanbul_nb.words import Words

Legal = Sequence[Action]

QUIET = ("end", "decline")
REVEALING = ("roll", "draw")
ON_THE_BOARD = ("token", "crystal", "brown", "two", "lira", "cards", "tile", "ruby")
# Free choices that lie on the board, and how their places are called there.
FREE = {"track": "ruby", "open": "tile"}
OF_A_CARD = ("ruby", "give", "track", "condition", "open", "others")


def ask(view: View, names: Sequence[str], legal: Legal, preview: Previewer, words: Words) -> wire.PackedAsk:
    """Return the question to the seat that decides in this view. The browser knows how to choose dice for a reroll."""
    name, *facts = view["decision"]
    spots = {place: spot for action in legal for place, spot in _spot(view, action, legal, preview, words)}
    rest = [action for action in legal if not _is_elsewhere(name, action)]
    asked: wire.PackedAsk = {
        "decision": name,
        "title": words.question(view, names),
        "text": words.say(f"card-{facts[0]}.offer") if name == "others" else "",
        "rule": DECISIONS[name].rule,
        "board": bool(spots),
        "spots": spots,
        "cards": {str(action.args[0]): str(action) for action in legal if action.verb == "carry"},
        "acts": [_button(view, action, rest, preview, words) for action in rest],
    }
    if any(action.verb == "reroll" for action in legal):
        asked["reroll"] = True
    if name in OF_A_CARD:
        asked["card"] = facts[0]
    if name == "pay":
        asked["paying"], asked["paid"], asked["due"] = facts
    return asked


def _is_elsewhere(decision: str, action: Action) -> bool:
    """Tell whether an action is chosen on the board, among the dice or among the cards."""
    return action.verb in (*ON_THE_BOARD, "reroll", "choose", "carry") or (decision in FREE and action.verb == "take")


def _spot(
    view: View, action: Action, legal: Legal, preview: Previewer, words: Words
) -> list[tuple[str, wire.PackedSpot]]:
    """Return where an action lies on the board: its name, what it takes, and whether that can be chosen."""
    decision, notation = view["decision"][0], str(action)
    if decision in FREE and action.verb == "take":
        label = words.action(action, view, preview)
        return [(f"{FREE[decision]} {action.args[0]}", {"act": notation, "label": label})]
    if action.verb not in ON_THE_BOARD:
        return []
    label, paid = words.action(action, view, preview), view["payments"][notation]
    spot: wire.PackedSpot = {"label": label, "pay": _payment(paid)}
    if Action("choose", (action.verb, *action.args)) in legal:
        spot["other"] = True
    return [(notation, spot)]


def _payment(paid: View) -> str:
    """Return what is paid: dice by their faces, tokens with a plus, lira with a dollar.

    >>> _payment({"dice": ["R2"], "tokens": ["G"], "brown": 1, "lira": 0})
    'R2 +G +brown1'
    """
    words = [*paid["dice"], *(f"+{token}" for token in paid["tokens"])]
    words += [f"+brown{paid['brown']}"] * bool(paid["brown"]) + [f"${paid['lira']}"] * bool(paid["lira"])
    return " ".join(words)


def _button(view: View, action: Action, among: Legal, preview: Previewer, words: Words) -> Act:
    """Return a button. One that does something is the main one, unless it has equals."""
    useful = [each for each in among if each.verb not in QUIET]
    style: Style = "quiet" if action.verb in QUIET else "go" if [action] == useful else "plain"
    button: Act = {"act": str(action), "label": _label(view, action, preview, words), "style": style}
    if action.verb in REVEALING:
        button |= {"reveals": True, "sign": "card" if action.verb == "draw" else "dany"}
    tell = SIGNS.get(action.verb)
    return button if tell is None or style == "quiet" else {**button, **tell(view, action, words)}


def _label(view: View, action: Action, preview: Previewer, words: Words) -> str:
    """Return what a button says; of two tokens, where there are many such buttons, only what they are."""
    if view["decision"][0] == "two":
        return name_goods(words, " ".join(map(str, action.args)))
    return words.action(action, view, preview)


def _given(view: View, action: Action, words: Words) -> ActSigns:
    """Return a good that is paid, a tile that is given up, or what another player's card asks for."""
    name = str(action.args[0])
    return {"sign": RESOURCE[name]} if name in RESOURCE else {"gives": of_tile(name, words.tables)}


def _taken(view: View, action: Action, words: Words) -> ActSigns:
    if action.args == ("lira",):
        return {"gives": ["lira"]}
    return {"gives": [RESOURCE[good] for good in spelled([str(word) for word in action.args])]}


SIGNS: dict[str, Callable[[View, Action, Words], ActSigns]] = {
    "use": lambda view, action, words: {"sign": f"d{action.args[0]}"},
    "give": _given,
    "take": _taken,
    "exchange": lambda view, action, words: {"sign": "ruby"},
}
