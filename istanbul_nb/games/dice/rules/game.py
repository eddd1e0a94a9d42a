"""The Dice Game as a game of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.core import (
    Action,
    BadState,
    Chance,
    Event,
    Game,
    GameInfo,
    Preview,
    Refusal,
    Refused,
    Standing,
    dry_run,
    ranked,
)
from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.dice.rules import codec, view
from istanbul_nb.games.dice.rules.decisions import DECISIONS
from istanbul_nb.games.dice.rules.explain import refuse
from istanbul_nb.games.dice.rules.inventory import inventory
from istanbul_nb.games.dice.rules.options import OPTIONS
from istanbul_nb.games.dice.rules.sample_actions import ATTEMPTS
from istanbul_nb.games.dice.rules.setup import setup
from istanbul_nb.games.dice.rules.state import State
from istanbul_nb.games.dice.rules.turn import settle
from istanbul_nb.games.dice.rules.view_shape import View


class Dice(Game[State]):
    """Istanbul: The Dice Game, for two to four players."""

    info = GameInfo("dice", "Istanbul: The Dice Game", (2, 4), SEATS[:4], OPTIONS, {"dice": 1})

    def setup(self, options: Mapping[str, Any], chance: Chance) -> State:
        return setup(options, chance)

    def actor(self, state: State) -> int | None:
        return None if state.over else state.seat

    def legal(self, state: State) -> tuple[Action, ...]:
        if state.legal is None:
            state.legal = () if state.over else tuple(DECISIONS[state.frames[-1][0]].legal(state))
        return state.legal

    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        legal = state.legal or self.legal(state)
        try:
            action = legal[legal.index(action)]  # what was asked for may only look the same: 2.0 for 2
        except ValueError:
            raise Refused(refuse(state, action, DECISIONS).instead(action, legal)) from None
        events: list[Event] = []
        state.legal = None
        DECISIONS[state.frames[-1][0]].apply(state, action, chance, events)
        if state.frames:
            settle(state, events)
        return events

    def explain(self, state: State, action: Action) -> Refusal | None:
        legal = self.legal(state)
        return None if action in legal else refuse(state, action, DECISIONS).instead(action, legal)

    def view(self, state: State, seat: int | None) -> View:
        return view.view(state, seat)

    def preview(self, state: State, seat: int | None, action: Action) -> Preview:
        """Return what happens before chance answers, and of a tile whether it brings a ruby, which comes last."""
        tried = dry_run(self, state, action)
        takes_tile = any(event.kind == "tile-taken" for event in tried.events)
        return tried.preview(seat, {"ruby": tried.after.mosque < state.mosque} if takes_tile else {})

    def standings(self, state: State) -> list[Standing]:
        """Rank by most rubies; in a tie by most money, tokens and crystals counted in (dice.end, dice.end.tie)."""
        scores = [(state.rubies[seat], view.worth(state, seat)) for seat in range(state.rules.players)]
        return ranked(("rubies", "worth"), scores)

    def encode(self, state: State) -> dict[str, Any]:
        return codec.encode(state)

    def decode(self, data: Any) -> State:
        state = codec.decode(data)
        if not state.over and not self.legal(state):
            raise BadState("state.decisions", "stuck")
        return state

    def copy(self, state: State) -> State:
        return state.copy()

    def resample_hidden(self, state: State, seat: int | None, chance: Chance) -> State:
        """Draw anew the deck, what others put face down and what another has drawn; the stack has no order."""
        twin = state.copy()
        names, pool = state.rules.card_names, list(state.deck)
        hidden = [other for other in range(state.rules.players) if other != seat]
        drawn = state.frames[-1][1] if state.frames and state.frames[-1][0] == "cards" and state.turn != seat else ()
        for kind in (*(kind for other in hidden for kind in state.down[other]), *_kinds(state, drawn)):
            pool[kind] += 1
        for other in hidden:
            twin.down[other] = _draw(names, pool, len(state.down[other]), chance)
        if drawn:
            cards = _draw(names, pool, len(drawn), chance)
            twin.frames[-1] = ("cards", tuple(names[kind] for kind in cards))
        twin.deck = pool
        twin.legal = None
        return twin

    def inventory(self, state: State) -> dict[str, tuple[int, ...]]:
        return inventory(state)

    def sample_actions(self, state: State) -> Sequence[Action]:
        return ATTEMPTS


def _kinds(state: State, names: Sequence[str]) -> list[int]:
    return [state.rules.card_kind[name] for name in names]


def _draw(names: Sequence[str], pool: list[int], number: int, chance: Chance) -> tuple[int, ...]:
    drawn = []
    for _ in range(number):
        kind = chance.pick(names, pool)
        pool[kind] -= 1
        drawn.append(kind)
    return tuple(sorted(drawn))
