"""The turn: how its phases follow each other, and one turn the other. What can be done is in `turn_choices`."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Event, Refusal
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN, POLICE
from istanbul_nb.games.istanbul.rules.state import Events, State

TOLL = 2


def start_turn(state: State, seat: int, events: Events) -> None:
    """Begin a turn before the move."""
    give_turn(state, seat, "move")
    events.append(Event("turn", seat, {"round": state.round}))


def give_turn(state: State, seat: int, pause: str) -> None:
    """Give a seat the turn: everything that is counted by turns starts anew."""
    state.turn = state.seat = seat
    state.frames = [(pause,)]
    state.met = 0
    state.yellow = False
    state.repeat = 0
    state.paid = False
    state.spot = state.merchant[seat]
    state.walker = "merchant"
    state.bound = True
    state.begun = False
    for part in state.rules.parts:
        part.start_turn(state)


def end_turn(state: State, events: Events) -> None:
    """End the turn, unless a module has something to say about that: another turn, a question."""
    for goes_on in state.rules.turn_ends:
        if goes_on(state, events):
            return
    next_turn(state, events)


def next_turn(state: State, events: Events) -> None:
    """Begin the next seat's turn, clockwise; after a round the game may be over (ist.turn.order, ist.end.trigger)."""
    following = (state.turn + 1) % state.rules.players
    if following != state.first:
        start_turn(state, following, events)
    elif max(state.rubies) >= state.rules.target:
        ask_for_last_cards(state, state.first, events)
    else:
        state.round += 1
        start_turn(state, following, events)


def ask_for_last_cards(state: State, seat: int, events: Events) -> None:
    """Let the next one from that seat on who holds cards play some; then the game is over (ist.end.cards).

    It goes round once from the first player, and each plays as many as he likes (ruling.end-cards).
    """
    players = state.rules.players
    for offset in range((seat - state.first) % players, players):
        candidate = (state.first + offset) % players
        if state.hands[candidate]:
            give_turn(state, candidate, "last")
            events.append(Event("last-cards", candidate))
            return
    end_game(state, events)


def end_game(state: State, events: Events) -> None:
    """End the game: nothing is left to decide."""
    state.frames = []
    state.over = True
    events.append(Event("game-over", state.seat))


def arrive(state: State) -> None:
    """End the walk: the assistant step follows, which the Fountain does not have (ist.assist.fountain).

    Nobody is paid there either (ist.pay.fountain).
    """
    place = state.spot = state.merchant[state.seat]
    state.walker = "merchant"
    state.frames[-1] = ("act", place) if place == FOUNTAIN else ("arrive",)


def go_on_to_pay(state: State) -> None:
    """Go on after the assistant step: to phase 2 if somebody is to be paid, else to phase 3 (ruling.paying)."""
    state.frames[-1] = ("pay",) if merchants_met(state) else ("act", state.spot)


def creditors(state: State) -> list[int]:
    """Return whose merchants stand here: each is paid (ist.pay.merchants)."""
    if state.merchant.count(state.spot) == (state.merchant[state.seat] == state.spot):
        return []
    return [owner for owner, place in enumerate(state.merchant) if place == state.spot and owner != state.seat]


def merchants_met(state: State) -> int:
    """Count how many are to be paid here; a companion pays neutral merchants too (ruling.neutral-merchants)."""
    return len(state.rules.creditors(state)) + state.neutral.count(state.spot)


def toll(state: State) -> int:
    """Return what phase 2 costs."""
    return TOLL * merchants_met(state)


def toll_here(state: State) -> dict[str, Any]:
    """Who is paid here, for merchants and for companions, how many neutral merchants, and what it costs in all."""
    companions, merchants = state.rules.companions_paid(state), list(state.rules.creditors(state))
    for owner in companions:
        merchants.remove(owner)
    neutral = state.neutral.count(state.spot)
    return {"merchants": merchants, "companions": companions, "neutral": neutral, "amount": toll(state)}


def to_catch(state: State) -> list[int]:
    """Return whose family members are caught here (ist.meet.family)."""
    place = state.spot
    if place == POLICE or place not in state.family:
        return []
    return [owner for owner, spot in enumerate(state.family) if spot == place and owner != state.seat]


def figures_here(state: State) -> list[int]:
    """Return which neutral figures can be met here and now: each serves once a turn (ruling.figures).

    There are none if the action took whoever moved away from his destination (ruling.phase4-place).
    """
    place = state.spot
    if place not in state.figures:
        return []
    return [
        index
        for index, spot in enumerate(state.figures)
        if spot == place and not state.met >> index & 1 and state.rules.figures[index].available(state)
    ]


def who_acts(state: State) -> str:
    """Return the figure whose action the decision on top offers (ruling.elsewhere)."""
    frame = state.frames[-1]
    if frame[0] == "errand":
        return "family" if len(frame) == 2 else str(frame[2])
    return state.walker


def begin_action(state: State, place: int, events: Events) -> None:
    """Begin an action: the decision that offered it is over, phase 4 follows, and a card may repeat it."""
    if state.frames[-1][0] == "act":
        state.frames[-1] = ("meet",)
    else:
        state.frames.pop()
    if state.bound:
        state.repeat = place
    for also in state.rules.on_action.get(place, ()):
        also(state, events)


def lira_short(state: State, rule: str, price: int) -> Refusal:
    """Refuse because there is too little money."""
    return Refusal(rule, "lira-short", {"needed": price, "lira": state.lira[state.seat]})
