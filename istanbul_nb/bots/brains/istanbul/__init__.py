"""Istanbul, judged: rubies, and how near the next ones are by goods, money, tiles, cards and assistants at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from istanbul_nb.bots.brain import Brain
from istanbul_nb.bots.brains.istanbul import bazaar
from istanbul_nb.bots.brains.istanbul.reasons import facts_of
from istanbul_nb.bots.brains.istanbul.sensible import sensible
from istanbul_nb.core import Action
from istanbul_nb.games import game_of
from istanbul_nb.games.istanbul.state import State

ROLLS = ("call", "roll", "reroll")


class Istanbul(Brain[State]):
    """The bazaar with whatever is in play."""

    game = game_of("istanbul")
    names = bazaar.NAMES
    scale = 20.0  # fits the last quarter of games of two greedy players; the first half tells next to nothing

    def players(self, state: State) -> int:
        return state.rules.players

    def turn(self, state: State) -> int:
        return state.turn

    def samples(self, action: Action) -> int:
        return 6 if action.verb in ROLLS else 2

    def terms(self, state: State, seat: int) -> list[float]:
        return bazaar.terms(state, seat, bazaar.turns_from(state.boards[seat], state.merchant[seat]))

    def spread(self, state: State) -> float:
        to_go = 1 - min(1.0, max(state.rubies) / state.rules.target)
        return self.scale * (1 + 4 * to_go * to_go)

    def sensible(self, state: State) -> Sequence[Action]:
        return sensible(state, self.game.legal(state))

    def reason(self, before: State, after: State, seat: int) -> tuple[str, dict[str, Any]]:
        key, _ = super().reason(before, after, seat)
        return key, facts_of(key, before, after, seat)


BRAIN = Istanbul()
