"""Pairs of matches that a seat without memory cannot tell apart: their pasts differ, what it may know does not."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from istanbul_nb.core import Action, Seeded
from istanbul_nb.games.sultan.rules.state import State
from istanbul_nb.games.sultan.rules.stones import STONES
from istanbul_nb.match.match import Match
from tests.games.sultan.scenario import GAME

TRIES = 300  # ways to lay the same cards elsewhere, until one leaves the seat what it has won


class Worlds(NamedTuple):
    """Two matches, and the seat that they look the same to."""

    one: Match
    other: Match
    seat: int | None


def worlds(players: int, seed: int, tricks: int, more: int = 0) -> Iterator[Worlds]:
    """Yield a pair for each seat and a spectator: after so many tricks with different pasts, and some equal steps."""
    for seat in (None, *range(players)):
        one, other = (Match("sultan", players=players, seed=seed, first=0, memory=False) for _ in range(2))
        choices = random.Random(100 * seed + (players if seat is None else seat))
        for _ in range(tricks):
            _play_trick(Worlds(one, other, seat), choices)
        _play_on(one, other, choices, _steps_to_forget(players, seat, tricks) + more)
        yield Worlds(one, other, seat)


def _steps_to_forget(players: int, seat: int | None, tricks: int) -> int:
    """Count steps until the seat has acted in the next trick, so that the trick before is no news to it any more."""
    order = 0 if seat is None else (seat - tricks) % players
    return 1 if order == 0 else 3 + order


def _play_trick(pair: Worlds, choices: random.Random) -> None:
    """Play a trick in which the others lay the same cards, beside other cushions; the seat wins the same."""
    one, other, _ = pair
    _play_on(one, other, choices, 2)
    bids: list[Action] = []
    for _ in range(one.history.state.rules.turns):
        bids.append(choices.choice(one.legal))
        one.do(bids[-1])
    other.do(*_laid_elsewhere(pair, bids, choices))


def _laid_elsewhere(pair: Worlds, bids: Sequence[Action], choices: random.Random) -> Sequence[Action]:
    """Return the same cards beside other cushions with the same stones for the seat, if such a way is found."""
    for _ in range(TRIES):
        tried = [_moved(pair, order, bid, choices) for order, bid in enumerate(bids)]
        state = _after(pair.other.position(), tried)
        if tried != bids and state is not None and _wins_the_same(pair, state):
            return tried
    return bids


def _wins_the_same(pair: Worlds, state: State) -> bool:
    return pair.seat is None or state.stones[pair.seat] == pair.one.history.state.stones[pair.seat]


def _moved(pair: Worlds, order: int, bid: Action, choices: random.Random) -> Action:
    rules, first = pair.other.history.state.rules, pair.other.history.state.first
    if (first + order) % rules.players == pair.seat:
        return bid
    return Action("bid", (bid.args[0], choices.randint(1, rules.cushions)))


def _after(state: State, bids: Sequence[Action]) -> State | None:
    """Return the state after some bids, `None` if one of them is not legal."""
    for bid in bids:
        if bid not in GAME.legal(state):
            return None
        GAME.apply(state, bid, Seeded(0))
    return state


def _play_on(one: Match, other: Match, choices: random.Random, steps: int) -> None:
    """Play the same steps in both, with the same stones out of both bags."""
    for _ in range(steps):
        action = choices.choice(one.legal)
        answers = _stones(one, other, choices) if action.verb == "draw" else None
        for match in (one, other):
            match.do(action, answers=answers)


def _stones(one: Match, other: Match, choices: random.Random) -> list[str]:
    both = [min(pair) for pair in zip(one.history.state.bag, other.history.state.bag, strict=True)]
    stones = [stone for stone, count in zip(STONES, both, strict=True) for _ in range(count)]
    return choices.sample(stones, one.history.state.rules.cushions + 1)
