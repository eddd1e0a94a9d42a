"""Istanbul in a terminal: layouts, places by number and name, and why a place offers nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from istanbul_nb.core import Action, View
from istanbul_nb.games.istanbul.rules.options import LAYOUTS, complete, rules_for
from istanbul_nb.games.istanbul.rules.places.tavern import TAVERN
from istanbul_nb.terminal.console import Console
from istanbul_nb.terminal.guides import Options
from istanbul_nb.words import Words
from istanbul_nb.words.words import rulebook_page

HELP = ("ist.goal", "ist.turn.order")
COUNTED = {"rubies": "ruby", "lira": "lira", "goods": "good", "cards": "card"}
MARK = "turn"

PAGES = {
    "none": ("istanbul",),
    "mocha": ("istanbul", "mocha"),
    "letters": ("istanbul", "letters"),
    "grand": ("istanbul", "mocha", "letters"),
}
# Rules of both expansions; they stand on the page of the first one.
SHARED = ("ruling.teleport", "ruling.extra-turns", "ruling.ruby-from-afar")

# What is tried for the player, to say why a place offers nothing; the Tavern offers three things.
ATTEMPT = {
    1: "extend",
    12: "send 7",
    13: "deliver",
    14: "tile R",
    15: "tile B",
    16: "buy",
    17: "roast lira",
    20: "treat",
    24: "petition palace",
}
AT_THE_TAVERN = ("barrier", "tavern", "baksheesh")


def opening(view: View) -> dict[str, Any]:
    """Return the event that is told before the first action."""
    return {"kind": MARK, "seat": view["turn"], "round": view["round"]}


def ask(console: Console, options: Options, names: Sequence[str]) -> dict[str, Any]:
    """Ask how the places lie, unless it was given."""
    return {} if "layout" in options else {"layout": ask_for_layout(console, _expansion(options))}


def ask_for_layout(console: Console, expansion: str = "none") -> str:
    """Ask for a layout, by its word, its name or its first letters; Enter takes the first. One alone is not asked."""
    shown = {console.words.choice("layout", choice): choice for choice in LAYOUTS[expansion]}
    while len(shown) > 1:
        answer = console.ask(console.words.say("text-layout", choices=", ".join(shown))).lower()
        for name, choice in shown.items():
            if name.startswith(answer) or choice.startswith(answer):
                return choice
        if not console.helped(answer):
            console.say("text-layout-again", text=answer[:40], choices=", ".join(shown))
    return LAYOUTS[expansion][0]


def _expansion(options: Options) -> str:
    """Return what is played besides the base game."""
    return str(options.get("expansion", "none"))


def rules_in(options: Options) -> list[str]:
    """Return the ids of all rules that a game is played by."""
    expansion, caravan = _expansion(options), options.get("caravan") is True
    rules = [rule for page in PAGES[expansion] for rule in rulebook_page("istanbul", page)]
    if expansion == "letters":
        rules += SHARED
    variants = rulebook_page("istanbul", "variants")
    return rules + [rule for rule in variants if (caravan if rule.endswith(".caravan") else expansion == "grand")]


def named(words: Words, text: str, options: Options) -> list[str] | None:
    """Return the rule of a place by its number, or those of places whose names begin like that."""
    places = rules_for(complete({"expansion": _expansion(options)})).places
    if text.isdecimal():
        return [places[int(text)].rule] if text in map(str, places) else []
    found = {place.rule for number, place in places.items() if words.term("place", number).lower().startswith(text)}
    return sorted(found) if text and found else None


def signs(view: View) -> list[str]:
    """Return the messages that explain the picture."""
    return ["text-signs", *(f"text-signs-{name}" for name in ("mocha", "letters") if name in view)]


def missed(view: View, legal: Sequence[Action]) -> Action | None:
    """Return one of the actions that a place would offer, where it offers none."""
    decision = view["decision"]
    attempt = _attempt_at(decision[1], view) if decision[0] in ("act", "errand") else None
    if attempt is None:
        return None
    offered = AT_THE_TAVERN if attempt.verb in AT_THE_TAVERN else (attempt.verb,)
    return attempt if all(action.verb not in offered for action in legal) else None


def _attempt_at(place: int, view: View) -> Action | None:
    if place == TAVERN:
        one, two = sorted(view["layout"][:2])
        return Action("barrier", (one, two))
    return Action.parse(ATTEMPT[place]) if place in ATTEMPT else None


def hand(view: View, words: Words) -> list[str]:
    """Return bonus cards and guild cards: what each does, when, and how it is typed."""
    guild = view["mocha"]["hand"] if "mocha" in view else []
    cards = [(f"card-{card}", words.say(f"card-{card}.when"), f"play {card}") for card in view["hand"]]
    cards += [(f"guild-{number}", words.say("guild-window"), f"guild {number}") for number in guild]
    return [f"{words.say(key)}: {words.say(f'{key}.effect')} ({when}; {typed})" for key, when, typed in cards]


def ending(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Return nothing more."""
    return []
