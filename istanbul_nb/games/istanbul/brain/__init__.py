"""Istanbul, judged: rubies, and how near the next ones are by goods, money, tiles, cards and assistants at hand.

Each expansion brings its own terms, reasons and trims; what is not in play is worth nothing.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import fsum
from typing import Any

from istanbul_nb.bots.brain import Brain
from istanbul_nb.bots.quantize import quantize
from istanbul_nb.core import Action, Answer
from istanbul_nb.games import game_of
from istanbul_nb.games.istanbul.brain import (
    bazaar,
    candidates,
    candidates_letters,
    candidates_mocha,
    caravan,
    letters,
    mocha,
)
from istanbul_nb.games.istanbul.brain.reasons import FACTS
from istanbul_nb.games.istanbul.rules.state import State

ROLLS = ("call", "roll", "reroll")
PARTS = {"mocha": mocha, "letters": letters, "caravan": caravan}
REASONS = {**FACTS, **mocha.FACTS, **letters.FACTS, **caravan.FACTS}
ACTION = candidates.at_action({**candidates.MANY, **candidates_mocha.MANY, **candidates_letters.MANY})
FILTERS = {
    **candidates.FILTERS,
    **candidates_mocha.FILTERS,
    **candidates_letters.FILTERS,
    "act": ACTION,
    "errand": ACTION,
}
NEW_TURN = "double"  # the question whether another turn is paid for: it is thought about when it comes


class Istanbul(Brain[State]):
    """The bazaar with whatever is in play."""

    game = game_of("istanbul")
    names = (*bazaar.NAMES, *(name for part in PARTS.values() for name in part.NAMES))
    scale = 20.0  # fits the last quarter of games of two greedy players; the first half tells next to nothing

    def players(self, state: State) -> int:
        return state.rules.players

    def goes_on(self, state: State, seat: int) -> bool:
        return state.seat == seat and not state.over and state.frames[-1][0] != NEW_TURN

    def turn(self, state: State) -> int:
        return state.turn

    def situation(self, state: State, seat: int, answers: Sequence[Answer]) -> Hashable:
        """Return what the seat has, and what is asked: however others draw and figures wander, its plans remain."""
        held = bazaar.held(state, seat)
        for part in state.rules.parts:
            held += PARTS[part.name].held(state, seat)
        return state.seat, tuple(state.frames), held

    def alike(self, state: State, seat: int) -> Hashable:
        """Return the seat's own situation; for others it is enough what is asked, where they stand, what they carry."""
        who = state.seat
        if who == seat:
            return self.situation(state, seat, ())
        return who, state.frames[-1][0], state.merchant[who], tuple(state.goods[who])

    def samples(self, action: Action) -> int:
        return 6 if action.verb in ROLLS else 2

    def terms(self, state: State, seat: int) -> list[float]:
        away = bazaar.turns_from(state.boards[seat], state.merchant[seat])
        if not state.rules.parts:
            return bazaar.terms(state, seat, away) + NOT_IN_PLAY
        in_play = [part.name for part in state.rules.parts]
        for name in in_play:
            away = PARTS[name].reach(state, seat, away)
        found = bazaar.terms(state, seat, away)
        for name, part in PARTS.items():
            found += part.terms(state, seat, away) if name in in_play else NOTHING[name]
        return found

    def worth(self, state: State, seat: int) -> float:
        if state.rules.parts:
            return quantize(fsum(self.terms(state, seat)))
        away = bazaar.turns_from(state.boards[seat], state.merchant[seat])
        return quantize(fsum(bazaar.terms(state, seat, away)))

    def spread(self, state: State) -> float:
        to_go = 1 - min(1.0, max(state.rubies) / state.rules.target)
        return self.scale * (1 + 4 * to_go * to_go)

    def candidates(self, state: State) -> Sequence[Action]:
        legal = self.game.legal(state)
        trim = FILTERS.get(state.frames[-1][0]) if len(legal) > 2 else None
        return legal if trim is None else trim(state, legal) or legal

    def reason(self, before: State, after: State, seat: int) -> tuple[str, dict[str, Any]]:
        key, _ = super().reason(before, after, seat)
        facts = REASONS.get(key)
        return key, {} if facts is None else facts(before, after, seat)


NOTHING = {name: [0.0] * len(part.NAMES) for name, part in PARTS.items()}
NOT_IN_PLAY = [nothing for part in NOTHING.values() for nothing in part]

BRAIN = Istanbul()
