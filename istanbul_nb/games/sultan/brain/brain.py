"""Sultan, judged in points: stones and what their colours may still become, the cushions by how likely they are won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from typing import Any

from istanbul_nb.bots.brain import Brain
from istanbul_nb.core import Action, Chance
from istanbul_nb.games import game_of
from istanbul_nb.games.sultan.brain import imagined
from istanbul_nb.games.sultan.brain.prospect import Prospect, prospect
from istanbul_nb.games.sultan.brain.reasons import reason_for
from istanbul_nb.games.sultan.brain.scene import cards_of, scene_of, without
from istanbul_nb.games.sultan.brain.temperament import MORE, TWO, Temperament
from istanbul_nb.games.sultan.rules.ruleset import Rules
from istanbul_nb.games.sultan.rules.state import State
from istanbul_nb.games.sultan.rules.stones import Collection, points_of

WIDE = 8  # bids that deserve a thought


class Sultan(Brain[State]):
    """The bidding game. What a bid brings is expected from what is open: no card of a rival is ever looked at."""

    game = game_of("sultan")
    names = ("points", "sets", "trick", "rivals", "cards")
    scale = 10.0

    def __init__(self, temperament: Temperament | None = None) -> None:
        self._temperament = temperament

    def temperament(self, rules: Rules) -> Temperament:
        """Return what is believed about the players."""
        return self._temperament or (TWO if rules.players == 2 else MORE)

    def players(self, state: State) -> int:
        return state.rules.players

    def turn(self, state: State) -> int:
        return state.first

    def spread(self, state: State) -> float:
        """Return a fit to 270 games of greedy bots: for two 22 in the first trick, 6 in the last; for four 17 and 3."""
        rules = state.rules
        tricks = (rules.rounds - state.round + 1) * rules.tricks - state.trick + 1
        return 5.0 + 1.6 * tricks if rules.players == 2 else 2.0 + 1.1 * tricks

    def samples(self, action: Action) -> int:
        return 1

    def terms(self, state: State, seat: int) -> list[float]:
        rules = state.rules
        points = [_points(rules, collection) for collection in state.stones]
        seen = self.prospect(state, seat)
        if state.decision == "over":
            return [points[seat], 0.0, 0.0, -seen.cost * (sum(points) - points[seat]), 0.0]
        laid, hand = _laid_in_the_end(seen, state)
        trick, rivals = seen.outcome(laid)
        rivals -= seen.cost * (fsum(seen.worths) - seen.worths[seat])
        return [points[seat], seen.worths[seat] - points[seat], trick, rivals, seen.hand(hand)]

    def prospect(self, state: State, seat: int) -> Prospect:
        """Return what a seat may hope for."""
        return prospect(scene_of(state), seat, self.temperament(state.rules))

    def candidates(self, state: State) -> Sequence[Action]:
        if state.decision != "bid":
            return self.game.legal(state)
        seat, beside = state.seat, state.rules.beside
        own = [cushion for _, cushion in cards_of(state, seat)]
        bids = sorted(self.prospect(state, seat).bids(state.hands[seat], own), reverse=True)
        return [beside[card][cushion] for _, (card, cushion) in bids[:WIDE]]

    def follow(self, state: State, action: Action, chance: Chance) -> State:
        """Return the state after an action, but never turn cards up: what they bring is guessed, not looked at."""
        twin = state.copy()
        if action.verb != "bid" or len(state.bids) + 1 < state.rules.turns:
            self.game.apply(twin, action, chance)
            return twin
        card, cushion = action.args
        twin.hands[state.seat] = without(state.hands[state.seat], card)
        twin.bids = (*state.bids, (card, cushion - 1))
        twin.seat = (state.seat + 1) % state.rules.players
        twin.legal = None
        return twin

    def plausible(self, state: State, seat: int, chance: Chance) -> State:
        imagined.lay_again(state, seat, self.temperament(state.rules), chance)
        return state

    def settle(self, state: State, chance: Chance) -> bool:
        imagined.play_on(self.game, state, self.temperament(state.rules), chance)
        return True

    def reason(self, before: State, after: State, seat: int) -> tuple[str, dict[str, Any]]:
        return reason_for(self.prospect(before, seat), before, after)


@lru_cache(maxsize=1 << 12)
def _points(rules: Rules, collection: Collection) -> int:
    return points_of(rules.values, rules.bonus, collection)


def _laid_in_the_end(seen: Prospect, state: State) -> tuple[dict[int, int], tuple[int, ...]]:
    """Return the cards of the seat by cushion once it has laid all, now or as seems best; and those that it keeps."""
    hand = state.hands[seen.seat]
    laid = {cushion: card for card, cushion in cards_of(state, seen.seat)}
    while state.cushions and len(laid) < state.rules.bids:
        _, (card, cushion) = max(seen.bids(hand, [*laid]))
        laid[cushion] = card
        hand = without(hand, card)
    return laid, hand


BRAIN = Sultan()
