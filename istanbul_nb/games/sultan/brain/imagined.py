"""Imagined worlds in which rivals are sensible: what they have laid, and how they go on."""

from __future__ import annotations

from math import exp

from istanbul_nb.core import Chance, Game
from istanbul_nb.games.sultan.brain.prospect import prospect
from istanbul_nb.games.sultan.brain.scene import cards_of, scene_of, without
from istanbul_nb.games.sultan.brain.temperament import Temperament
from istanbul_nb.games.sultan.rules.state import Bid, State

MOOD = 0.5  # points that a sensible player may miss by chance
FINE = 1000  # steps of a chance


def lay_again(state: State, seat: int, temperament: Temperament, chance: Chance) -> None:
    """Exchange the cards that rivals have laid for those that they would have chosen from their imagined hands."""
    players, bids = state.rules.players, state.bids
    for order, (card, cushion) in enumerate(bids):
        rival = (state.first + order) % players
        if rival == seat:
            continue
        then = state.copy()
        then.bids = state.bids[:order]
        hand = tuple(sorted((*state.hands[rival], card)))
        likely = _pick(
            [each for each in prospect(scene_of(then), rival, temperament).bids(hand, ()) if each[1][1] == cushion],
            chance,
        )
        state.hands[rival] = without(hand, likely[0])
        state.bids = (*state.bids[:order], likely, *state.bids[order + 1 :])


def play_on(game: Game[State], state: State, temperament: Temperament, chance: Chance) -> None:
    """Let everybody lay cards sensibly until the trick is over."""
    rules = state.rules
    while state.decision == "bid":
        seat = state.seat
        own = [cushion for _, cushion in cards_of(state, seat)]
        card, cushion = _pick(prospect(scene_of(state), seat, temperament).bids(state.hands[seat], own), chance)
        game.apply(state, rules.beside[card][cushion], chance)


def _pick(bids: list[tuple[float, Bid]], chance: Chance) -> Bid:
    """Return one of the bids, most likely the best or one that is nearly as good."""
    best = max(bids)[0]
    weights = [int(FINE * exp((worth - best) / MOOD)) for worth, _ in bids]
    return bids[chance.pick(range(len(bids)), weights)][1]
