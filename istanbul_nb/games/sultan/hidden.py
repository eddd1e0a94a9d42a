"""What is hidden from a seat, drawn anew: cards of the others, and without memory what everyone once saw."""

from __future__ import annotations

from istanbul_nb.core import Chance
from istanbul_nb.games.sultan.state import NONE, State
from istanbul_nb.games.sultan.stones import STONES
from istanbul_nb.games.sultan.trick import outcome


def resample(state: State, seat: int | None, chance: Chance) -> State:
    """A state that the seat cannot tell from this one (sultan.secret); at the end all is open."""
    twin = state.copy()
    if state.decision == "over":
        return twin
    others = [other for other in range(state.rules.players) if other != seat]
    for other in others:
        _deal_cards(twin, other, chance)
    if not state.rules.memory:
        _deal_stones(twin, others, chance)
    twin.legal = None
    return twin


def _deal_cards(state: State, seat: int, chance: Chance) -> None:
    """All cards of a seat that nobody else sees or remembers: laid, in hand, not yet drawn, gone."""
    rules = state.rules
    gone = state.gone[seat]
    seen = gone if rules.memory else gone[len(gone) - rules.bids :] if state.last else ()
    pool = list(rules.cards)
    for card in seen:
        pool.remove(card)
    order = iter(chance.shuffle(pool))
    state.bids = tuple(
        (next(order), cushion) if (state.first + number) % rules.players == seat else (card, cushion)
        for number, (card, cushion) in enumerate(state.bids)
    )
    state.hands[seat] = tuple(sorted(next(order) for _ in state.hands[seat]))
    state.decks[seat] = tuple(sorted(next(order) for _ in state.decks[seat]))
    state.gone[seat] = (*order, *seen)


def _deal_stones(state: State, others: list[int], chance: Chance) -> None:
    """Stones in the bag and behind other screens, but for those of the last trick and the one that just went back."""
    won, back = _just_seen(state)
    pool = [stone for stone, count in enumerate(state.bag) for _ in range(count)]
    for other in others:
        pool += [stone for stone, count in enumerate(state.stones[other]) for _ in range(count)]
    for stone in (*back, *(stone for other in others for stone in won[other])):
        pool.remove(stone)
    order = iter(chance.shuffle(sorted(pool)))
    for other in others:
        forgotten = sum(state.stones[other]) - len(won[other])
        state.stones[other] = _counts([*won[other], *(next(order) for _ in range(forgotten))])
    state.bag = list(_counts([*back, *order]))


def _just_seen(state: State) -> tuple[list[list[int]], list[int]]:
    """The stones that each seat won in the last trick, and those that went back into the bag."""
    won: list[list[int]] = [[] for _ in range(state.rules.players)]
    back = [] if state.returned == NONE else [state.returned]
    if state.last:
        back.append(state.last.returned)
        for cushion in outcome(state.last, state.rules.players, state.rules.first_wins_ties):
            (back if cushion.winner is None else won[cushion.winner]).append(cushion.stone)
    return won, back


def _counts(stones: list[int]) -> tuple[int, ...]:
    return tuple(stones.count(colour) for colour in range(len(STONES)))
