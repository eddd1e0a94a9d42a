"""Sultan in a terminal: who begins, whether the table remembers, its rules, and the player's cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from istanbul_nb.core import Action, View
from istanbul_nb.games.sultan import text
from istanbul_nb.games.sultan.rules.options import complete
from istanbul_nb.terminal.console import NO, YES, Console
from istanbul_nb.terminal.guides import Options
from istanbul_nb.words import Words
from istanbul_nb.words.words import rulebook

HELP = ("sultan.goal", "sultan.offer", "sultan.bid", "sultan.two.bid", "sultan.win")
COUNTED = {"points": "point", "stones": "stone"}
MARK = "trick"

# Rules for two that stand beside those for more.
FOR_TWO = ("sultan.two.", "sultan.ruling.alternate")


def opening(view: View) -> dict[str, Any]:
    """Return the event that is told before the first action."""
    return {"kind": MARK, "seat": view["first"], "round": view["round"], "trick": view["trick"]}


def ask(console: Console, options: Options, names: Sequence[str]) -> dict[str, Any]:
    """Ask who begins, and whether the table remembers what everyone saw, unless it was given."""
    first = {} if "first" in options or not names else _ask_first(console, names)
    return first | ({} if "memory" in options else _ask_memory(console))


def _ask_first(console: Console, names: Sequence[str]) -> dict[str, Any]:
    """Ask for the youngest, by number or by name (sultan.setup); without an answer lots are drawn."""
    told = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    seats = {name.lower(): seat for seat, name in enumerate(names)}
    seats |= {str(number): number - 1 for number in range(1, len(names) + 1)}
    while True:
        answer = console.ask(console.words.say("text-first", names=told)).lower()
        if not answer or answer in seats:
            return {"first": seats[answer]} if answer else {}
        if not console.helped(answer):
            console.say("text-first-again", text=answer[:20], players=len(names))


def _ask_memory(console: Console) -> dict[str, Any]:
    while True:
        answer = console.ask(console.words.say("text-memory")).lower()
        if answer in ("", *YES, *NO):
            return {"memory": answer in YES}
        if not console.helped(answer):
            console.say("text-memory-again", text=answer[:20])


def rules_in(options: Options) -> list[str]:
    """Return the ids of all rules that a game is played by; those for two only where two play."""
    two = complete(options)["players"] == 2
    return [rule for rule in rulebook("sultan") if two or not rule.startswith(FOR_TWO)]


def named(words: Words, text: str, options: Options) -> list[str] | None:
    """Return nothing: nothing here has a number or a name of its own."""
    return None


def signs(view: View) -> list[str]:
    """Return the messages that explain the picture."""
    return ["text-signs"]


def missed(view: View, legal: Sequence[Action]) -> Action | None:
    """Return nothing: the seat that decides can always go on."""
    return None


def hand(view: View, words: Words) -> list[str]:
    """Return the cards of the viewer, and those not drawn yet."""
    return text.hand(view, words) if view["hand"] else []


def ending(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Return how the points came about, and how ties were broken."""
    return ["", *text.sheet(view, names, words, 80)]
