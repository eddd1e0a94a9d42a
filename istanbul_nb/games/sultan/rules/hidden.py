"""What is hidden from a seat, drawn anew: cards of the others, and without memory what everyone once saw."""

from __future__ import annotations

from functools import lru_cache
from math import comb

from istanbul_nb.core import Chance
from istanbul_nb.games.sultan.rules.ruleset import Rules
from istanbul_nb.games.sultan.rules.state import NONE, State
from istanbul_nb.games.sultan.rules.stones import STONES
from istanbul_nb.games.sultan.rules.trick import outcome

FINE = 1 << 40  # a sum of weights that stays far below what a chance can tell apart


def resample_hidden(state: State, seat: int | None, chance: Chance) -> State:
    """Return a state that the seat cannot tell from this one (sultan.secret); at the end all is open."""
    twin = state.copy()
    if state.decision == "over":
        return twin
    others = [other for other in range(state.rules.players) if other != seat]
    for other in others:
        _deal_cards(twin, other, chance)
    if not state.rules.memory:
        _deal_stones(twin, seat, chance)
    twin.legal = None
    return twin


def forget(state: State) -> State:
    """Return the beginning of a trick, with nothing on the table, for any moment of it (sultan.secret).

    That is all that is kept in mind of a trick that is over where the table does not remember.
    """
    rules = state.rules
    if rules.memory or state.decision == "over":
        return state
    twin = state.copy()
    for order, (card, _) in enumerate(state.bids):
        seat = (state.first + order) % rules.players
        twin.hands[seat] = tuple(sorted((*twin.hands[seat], card)))
    for stone in (*state.drawn, *state.cushions):
        twin.bag[stone] += 1
    twin.seat, twin.decision = state.first, "offer"
    twin.drawn = twin.cushions = twin.bids = ()
    twin.returned, twin.last, twin.legal = NONE, None, None
    return twin


def _deal_cards(state: State, seat: int, chance: Chance) -> None:
    """Deal all cards of a seat that nobody else sees or remembers: laid, in hand, not yet drawn, gone."""
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


def _deal_stones(state: State, seat: int | None, chance: Chance) -> None:
    """Deal stones to the bag and behind other screens, but for those of the last trick and the one that just went back.

    How many each of the others has won is drawn anew too.
    """
    won, back = _just_seen(state)
    others = [other for other in range(state.rules.players) if other != seat]
    pool = [stone for stone, count in enumerate(state.bag) for _ in range(count)]
    for other in others:
        pool += [stone for stone, count in enumerate(state.stones[other]) for _ in range(count)]
    for stone in (*back, *(stone for other in others for stone in won[other])):
        pool.remove(stone)
    own = 0 if seat is None else sum(state.stones[seat]) - len(won[seat])
    order = iter(chance.shuffle(sorted(pool)))
    for other, forgotten in zip(others, _deal_counts(state, own, len(others), chance), strict=True):
        state.stones[other] = _counts([*won[other], *(next(order) for _ in range(forgotten))])
    state.bag = list(_counts([*back, *order]))


def _deal_counts(state: State, own: int, others: int, chance: Chance) -> list[int]:
    """Draw how many stones each of the others may have won in forgotten tricks; `own` of them are known."""
    rules = state.rules
    tricks = (state.round - 1) * rules.tricks + state.trick - 1 - (state.last is not None)
    most = tricks * rules.bids  # no card wins two stones
    claimed = _claimed(rules, tricks)
    totals = [total for total in claimed if 0 <= total - own <= most * others] or [own]
    total = totals[chance.pick(totals, [claimed.get(total, 1) for total in totals])]
    counts = [0] * others
    for _ in range(total - own):
        room = [int(count < most) for count in counts]
        counts[chance.pick(range(others), room)] += 1
    return counts


@lru_cache(maxsize=256)
def _claimed(rules: Rules, tricks: int) -> dict[int, int]:
    """Return how many stones so many tricks may have brought to all, with weights: everyone lays cards anywhere."""
    one = _covered(rules)
    ways = {0: 1}
    for _ in range(tricks):
        more: dict[int, int] = {}
        for total, number in ways.items():
            for cushions, count in one.items():
                more[total + cushions] = more.get(total + cushions, 0) + number * count
        scale = max(1, sum(more.values()) // FINE)
        ways = {total: max(1, number // scale) for total, number in more.items()}
    return ways


def _covered(rules: Rules) -> dict[int, int]:
    """Return in how many ways the cards of a trick lie beside so many different cushions."""
    ways = {0: 1}
    for _ in range(rules.players):
        more: dict[int, int] = {}
        for covered, number in ways.items():
            for fresh in range(rules.bids + 1):
                count = comb(rules.cushions - covered, fresh) * comb(covered, rules.bids - fresh)
                if count:
                    more[covered + fresh] = more.get(covered + fresh, 0) + number * count
        ways = more
    return ways


def _just_seen(state: State) -> tuple[list[list[int]], list[int]]:
    """Return the stones that each seat won in the last trick, and those that went back into the bag."""
    won: list[list[int]] = [[] for _ in range(state.rules.players)]
    back = [] if state.returned == NONE else [state.returned]
    if state.last:
        back.append(state.last.returned)
        for cushion in outcome(state.last, state.rules.players, state.rules.first_wins_ties):
            (back if cushion.winner is None else won[cushion.winner]).append(cushion.stone)
    return won, back


def _counts(stones: list[int]) -> tuple[int, ...]:
    return tuple(stones.count(colour) for colour in range(len(STONES)))
