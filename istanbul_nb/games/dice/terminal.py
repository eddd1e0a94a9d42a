"""The Dice Game in a terminal: its rules, one's own tiles and the cards that one has drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.games.dice.text import tile_effect
from istanbul_nb.terminal.console import Console
from istanbul_nb.terminal.guides import Options, View
from istanbul_nb.words import Words
from istanbul_nb.words.words import rulebook

HELP = ("dice.goal", "dice.turn.income", "dice.turn.roll", "dice.turn.act")
COUNTED = {"rubies": "ruby", "worth": "worth"}
MARK = "turn"


def opening(view: View) -> dict[str, Any]:
    """The event that is told before the first action."""
    return {"kind": MARK, "seat": view["turn"], "round": view["round"]}


def ask(console: Console, options: Options, names: Sequence[str]) -> dict[str, Any]:
    """Nothing else is to be chosen."""
    return {}


def rules_in(options: Options) -> list[str]:
    """Every rule of the game."""
    return list(rulebook("dice"))


def named(words: Words, text: str, options: Options) -> list[str] | None:
    """Nothing here has a number or a name of its own."""
    return None


def signs(view: View) -> list[str]:
    """The messages that explain the picture."""
    return ["text-trades", "text-signs"]


def missed(view: View, legal: Sequence[Action]) -> Action | None:
    """Whoever decides can always go on."""
    return None


def hand(view: View, words: Words) -> list[str]:
    """The cards that one has drawn and one's own tiles, with what they do."""
    cards = [
        f"{words.term('card', card)}: {words.term('card', card, 'effect')} (carry {card})"
        for card in view.get("drawn", ())
    ]
    tiles = view["seats"][view["actor"]]["tiles"]
    told = [f"{words.term('tile', tile)}: {tile_effect(tile, words)}" for tile in tiles]
    return cards + told or [words.say("hand-none")]


def ending(view: View, names: Sequence[str], words: Words) -> list[str]:
    """Nothing more."""
    return []
