"""The Dice Game in a terminal: its rules, the player's tiles and the cards that he has drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from istanbul_nb.core import Action, View
from istanbul_nb.games.dice.text import tile_effect
from istanbul_nb.terminal.console import Console
from istanbul_nb.terminal.guides import Options
from istanbul_nb.words import Words
from istanbul_nb.words.words import rulebook

HELP = ("dice.goal", "dice.turn.income", "dice.turn.roll", "dice.turn.act")
COUNTED = {"rubies": "ruby", "worth": "worth"}
MARK = "turn"


def opening(view: View) -> dict[str, Any]:
    """Return the event that is told before the first action."""
    return {"kind": MARK, "seat": view["turn"], "round": view["round"]}


def ask(console: Console, options: Options, names: Sequence[str]) -> dict[str, Any]:
    """Ask nothing: nothing else is to be chosen."""
    return {}


def rules_in(options: Options) -> list[str]:
    """Return every rule of the game."""
    return list(rulebook("dice"))


def named(words: Words, text: str, options: Options) -> list[str] | None:
    """Return nothing: nothing here has a number or a name of its own."""
    return None


def signs(view: View) -> list[str]:
    """Return the messages that explain the picture."""
    return ["text-trades", "text-signs"]


def missed(view: View, legal: Sequence[Action]) -> Action | None:
    """Return nothing: the seat that decides can always go on."""
    return None


def hand(view: View, words: Words) -> list[str]:
    """Return the drawn cards and the tiles of the seat that decides, with what they do."""
    cards = [
        f"{words.term('card', card)}: {words.term('card', card, 'effect')} (carry {card})"
        for card in view.get("drawn", ())
    ]
    tiles = view["seats"][view["actor"]]["tiles"]
    told = [f"{words.term('tile', tile)}: {tile_effect(tile, words)}" for tile in tiles]
    return cards + told or [words.say("hand-none")]


def ending(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Return nothing more."""
    return []
