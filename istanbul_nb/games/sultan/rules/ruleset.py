"""The rules of one setup in numbers, and its actions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.core.components import Table
from istanbul_nb.games.sultan.rules.stones import STONES

DRAW = Action("draw")
RETURNS = tuple(Action("return", (letter,)) for letter in STONES)


class Rules:
    """Built once from the options, shared by all states of a setup, never changed by play.

    The number of players says how many cushions there are (sultan.cushions); two players have other cards
    (sultan.two.cards) and fewer tricks with more cards in a round (sultan.two.round).
    """

    def __init__(self, options: Mapping[str, Any], tables: Mapping[str, Table]) -> None:
        self.options = dict(options)
        self.tables = tables
        self.players: int = options["players"]
        self.memory: bool = options["memory"]
        self.stones: tuple[int, ...] = self.table("stones")
        self.values: tuple[int, ...] = self.table("values")
        self.bonus: tuple[tuple[int, int], ...] = self.table("bonus_two" if self.players == 2 else "bonus")
        self.rounds: int = self.table("rounds")
        self.cushions = self.by_players("cushions")
        self.highest = self.by_players("highest")
        self.sets = self.by_players("sets")
        self.hand = self.by_players("hand")
        self.bids = self.by_players("bids")
        self.tricks = self.hand // max(1, self.bids)
        self.turns = self.players * self.bids  # cards that are laid in a trick
        self.cards = tuple(card for card in range(1, self.highest + 1) for _ in range(self.sets))  # of each player
        self.first_wins_ties = self.players == 2
        self.beside = {
            card: tuple(Action("bid", (card, cushion + 1)) for cushion in range(self.cushions)) for card in self.cards
        }

    def table(self, name: str) -> Any:
        """Return a printed table, or its correction."""
        return self.tables[name].value

    def by_players(self, name: str) -> int:
        """Return the number of a table that begins with two players."""
        number: int = self.table(f"{name}_by_players")[self.players - 2]
        return number
