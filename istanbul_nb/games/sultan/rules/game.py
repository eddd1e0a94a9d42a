"""Sultan as a game of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from istanbul_nb.core import Action, Chance, Event, Game, GameInfo, Refusal, Refused, Standing, ranked
from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.sultan.rules import codec, hidden
from istanbul_nb.games.sultan.rules.explain import refuse
from istanbul_nb.games.sultan.rules.inventory import inventory
from istanbul_nb.games.sultan.rules.options import OPTIONS
from istanbul_nb.games.sultan.rules.ruleset import DRAW, RETURNS, Rules
from istanbul_nb.games.sultan.rules.setup import setup
from istanbul_nb.games.sultan.rules.state import State
from istanbul_nb.games.sultan.rules.stones import points_of
from istanbul_nb.games.sultan.rules.trick import draw_stones, lay_card, lay_stones
from istanbul_nb.games.sultan.rules.view import view
from istanbul_nb.games.sultan.rules.view_shape import View

OFFER = (DRAW,)
NONSENSE = (
    "draw 1",
    "draw W",
    "return",
    "return X",
    "return w",
    "return W R",
    "return 1",
    "bid",
    "bid 7",
    "bid seven 1",
    "bid 7 W",
    "bid 7 1 2",
    "bid 0 1",
    "bid -3 2",
    "bid 7 0",
    "bid 7 -1",
    "bid 7 9",
    "bid 99 1",
    "pass",
    "end",
    "move 12",
    "dance 3",
)


class Sultan(Game[State]):
    """The bidding game for stones: two to five players."""

    info = GameInfo(
        "sultan", "Sultan", (2, 5), SEATS, OPTIONS, {"sultan": 1}, scores_at_end=True, turns={"trick": "trick"}
    )

    def setup(self, options: Mapping[str, Any], chance: Chance) -> State:
        return setup(options, chance)

    def actor(self, state: State) -> int | None:
        return None if state.decision == "over" else state.seat

    def legal(self, state: State) -> tuple[Action, ...]:
        if state.legal is None:
            state.legal = _legal(state)
        return state.legal

    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        legal = state.legal or self.legal(state)
        try:
            action = legal[legal.index(action)]  # what was asked for may only look the same: 2.0 for 2
        except ValueError:
            raise Refused(refuse(state, action).instead(action, legal)) from None
        events: list[Event] = []
        state.legal = None
        if action.verb == "bid":
            card, cushion = action.args
            lay_card(state, card, cushion - 1, chance, events)
        elif action.verb == "draw":
            draw_stones(state, chance, events)
        else:
            lay_stones(state, RETURNS.index(action), events)
        return events

    def explain(self, state: State, action: Action) -> Refusal | None:
        legal = self.legal(state)
        return None if action in legal else refuse(state, action).instead(action, legal)

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def standings(self, state: State) -> list[Standing]:
        """Rank the seats (sultan.goal): most points, then most stones, then shared (sultan.rank)."""
        values, bonus = state.rules.values, state.rules.bonus
        scores = [(points_of(values, bonus, collection), sum(collection)) for collection in state.stones]
        return ranked(("points", "stones"), scores)

    def encode(self, state: State) -> dict[str, Any]:
        return codec.encode(state)

    def decode(self, data: Any) -> State:
        return codec.decode(data)

    def copy(self, state: State) -> State:
        return state.copy()

    def resample_hidden(self, state: State, seat: int | None, chance: Chance) -> State:
        return hidden.resample_hidden(state, seat, chance)

    def forget(self, state: State) -> State:
        return hidden.forget(state)

    def inventory(self, state: State) -> dict[str, tuple[int, ...]]:
        return inventory(state)

    def sample_actions(self, state: State) -> Sequence[Action]:
        return _attempts(state.rules)


def _legal(state: State) -> tuple[Action, ...]:
    if state.decision == "bid":
        return _bids(state)
    if state.decision == "lay":
        return _returns(state)
    return OFFER if state.decision == "offer" else ()


def _returns(state: State) -> tuple[Action, ...]:
    """Return the stones that may go back: any of the offer; equal ones make no difference (sultan.offer)."""
    return tuple([RETURNS[stone] for stone in sorted(set(state.drawn))])


def _bids(state: State) -> tuple[Action, ...]:
    """Return any card of the hand at any cushion, but not at that of the seat's other card (sultan.two.bid)."""
    beside, players, before = state.rules.beside, state.rules.players, 0
    found: list[Action] = []
    for card in state.hands[state.seat]:
        if card != before:
            found += beside[card]
            before = card
    if len(state.bids) < players:
        return tuple(found)
    own = [cushion + 1 for _, cushion in state.bids[len(state.bids) % players :: players]]
    return tuple([bid for bid in found if bid.args[1] not in own])


@lru_cache(maxsize=64)
def _attempts(rules: Rules) -> tuple[Action, ...]:
    nonsense = [Action.parse(text) for text in NONSENSE]
    bids = [bid for card in range(1, rules.highest + 1) for bid in rules.beside[card]]
    more = [Action("bid", (card, rules.cushions + 1)) for card in (1, rules.highest)]
    return tuple(dict.fromkeys([DRAW, *RETURNS, *bids, *more, *nonsense]))
