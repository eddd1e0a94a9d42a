"""Things that never appear or vanish during a game."""

from __future__ import annotations

from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.sultan.rules.ruleset import Rules
from istanbul_nb.games.sultan.rules.state import State


def inventory(state: State) -> dict[str, tuple[int, ...]]:
    """Count the stones of each colour and the cards of each value and seat, wherever they are."""
    stones = list(state.bag)
    for stone in (*state.drawn, *state.cushions):
        stones[stone] += 1
    for collection in state.stones:
        stones = [one + more for one, more in zip(stones, collection, strict=True)]
    found = {"stones": tuple(stones)}
    for seat in range(state.rules.players):
        found[f"cards {SEATS[seat]}"] = _cards(state, seat)
    return found


def _cards(state: State, seat: int) -> tuple[int, ...]:
    counts = [0] * state.rules.highest
    laid = [card for card, _ in state.bids[(seat - state.first) % state.rules.players :: state.rules.players]]
    for pile in (state.decks[seat], state.hands[seat], state.gone[seat], laid):
        for card in pile:
            counts[card - 1] += 1
    return tuple(counts)


def counts_of(rules: Rules) -> dict[str, tuple[int, ...]]:
    """Return the counts that every state of a setup has (sultan.parts, sultan.two.cards)."""
    cards = {f"cards {seat}": (rules.sets,) * rules.highest for seat in SEATS[: rules.players]}
    return {"stones": rules.stones, **cards}
