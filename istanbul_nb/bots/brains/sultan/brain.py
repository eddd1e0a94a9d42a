"""Sultan, judged in points: stones and what their colours may still become, the cushions by how likely they are won."""

from __future__ import annotations

from functools import lru_cache

from istanbul_nb.bots.brain import Brain
from istanbul_nb.bots.brains.sultan.prospect import Nature, Prospect, prospect
from istanbul_nb.bots.brains.sultan.scene import scene_of
from istanbul_nb.core import Action, Chance
from istanbul_nb.games import game_of
from istanbul_nb.games.sultan.rules import Rules
from istanbul_nb.games.sultan.state import State
from istanbul_nb.games.sultan.stones import Collection, points_of

class Sultan(Brain[State]):
    """The bidding game."""

    game = game_of("sultan")
    names = ("points", "sets", "trick", "rivals", "cards")
    scale = 10.0

    def __init__(self, nature: Nature | None = None) -> None:
        self.nature = nature or Nature()

    def players(self, state: State) -> int:
        return state.rules.players

    def terms(self, state: State, seat: int) -> list[float]:
        rules = state.rules
        points = [_points(rules, collection) for collection in state.stones]
        cost = self.nature.envy / (rules.players - 1)
        if state.decision == "over":
            return [points[seat], 0.0, 0.0, -cost * (sum(points) - points[seat]), 0.0]
        seen = prospect(scene_of(state), seat, self.nature)
        laid, hand = _laid_in_the_end(seen, state)
        trick, rivals = seen.outcome(laid)
        rivals -= cost * (sum(seen.worths) - seen.worths[seat])
        return [points[seat], seen.worths[seat] - points[seat], trick, rivals, seen.hand(hand)]

    def follow(self, state: State, action: Action, chance: Chance) -> State:
        """What comes of an action, but cards are never turned up: what they bring is guessed, not looked at."""
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


@lru_cache(maxsize=1 << 12)
def _points(rules: Rules, collection: Collection) -> int:
    return points_of(rules.values, rules.bonus, collection)


def _laid_in_the_end(seen: Prospect, state: State) -> tuple[dict[int, int], tuple[int, ...]]:
    """The cards of the seat by cushion once it has laid all, now or as it seems best; and those that it keeps."""
    rules, seat = state.rules, seen.seat
    hand = state.hands[seat]
    laid = {cushion: card for card, cushion in state.bids[(seat - state.first) % rules.players :: rules.players]}
    while state.cushions and len(laid) < rules.bids:
        _, (card, cushion) = max(seen.bids(hand, [*laid]))
        laid[cushion] = card
        hand = without(hand, card)
    return laid, hand


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand when one of its cards is laid."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


BRAIN = Sultan()
