"""Sultan in a terminal: whether the table remembers, its rules, and one's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.games.sultan.options import complete
from istanbul_nb.terminal.console import NO, YES, Console
from istanbul_nb.terminal.guides import Options, View
from istanbul_nb.text import sultan
from istanbul_nb.words import Words
from istanbul_nb.words.words import rulebook

HELP = ("sultan.goal", "sultan.offer", "sultan.bid", "sultan.two.bid", "sultan.win")
COUNTED = {"points": "point", "stones": "stone"}
MARK = "trick"

# Rules for two that stand beside those for more.
FOR_TWO = ("sultan.two.", "sultan.ruling.alternate")


def opening(view: View) -> dict[str, Any]:
    """The event that is told before the first action."""
    return {"kind": MARK, "seat": view["first"], "round": view["round"], "trick": view["trick"]}


def ask(console: Console, options: Options) -> dict[str, Any]:
    """Whether the table remembers what everyone saw, unless it was given."""
    if "memory" in options:
        return {}
    while True:
        answer = console.ask(console.words.say("text-memory")).lower()
        if answer in ("", *YES, *NO):
            return {"memory": answer not in NO}
        if not console.helped(answer):
            console.say("text-memory-again", text=answer[:20])


def rules_in(options: Options) -> list[str]:
    """The ids of all rules that a game is played by; those for two only where two play."""
    two = complete(options)["players"] == 2
    return [rule for rule in rulebook("sultan") if two or not rule.startswith(FOR_TWO)]


def named(words: Words, text: str, options: Options) -> list[str] | None:
    """Nothing here has a number or a name of its own."""
    return None


def signs(view: View) -> list[str]:
    """The messages that explain the picture."""
    return ["text-signs"]


def missed(view: View, legal: Sequence[Action]) -> Action | None:
    """Whoever decides can always go on."""
    return None


def hand(view: View, words: Words) -> list[str]:
    """One's own cards, and those that one has not drawn yet."""
    return sultan.hand(view, words) if view["hand"] else []


def ending(view: View, names: Sequence[str], words: Words) -> list[str]:
    """How the points came about, and how ties were broken."""
    return ["", *sultan.sheet(view, names, words, 80)]
