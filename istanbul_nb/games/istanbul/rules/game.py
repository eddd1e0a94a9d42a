"""Istanbul as a game of the contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
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
from istanbul_nb.games.istanbul.rules import codec, view
from istanbul_nb.games.istanbul.rules.explain import refuse
from istanbul_nb.games.istanbul.rules.inventory import inventory
from istanbul_nb.games.istanbul.rules.options import OPTIONS, modules_in
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Rules
from istanbul_nb.games.istanbul.rules.setup import setup
from istanbul_nb.games.istanbul.rules.state import State

NONSENSE = (
    "move",
    "move 0",
    "move 99",
    "move here",
    "call 2",
    "call 13",
    "sell",
    "sell R9",
    "sell B R",
    "sell R1",
    "deliver B",
    "deliver R G Y B",
    "gather",
    "gather 99",
    "send 99",
    "play nothing",
    "discard nothing",
    "tile X",
    "meet nobody",
    "catch nobody",
    "take all",
    "turn 7 4",
    "pay 2",
    "dance 3",
    "end now",
    "buy 2",
    "leave 2",
    "reward both",
    "draw",
)
PLAIN = (
    "take",
    "take neutral",
    "leave",
    "pay",
    "pay lira",
    "skip",
    "end",
    "extend",
    "fill",
    "collect",
    "draw deck",
    "draw discard",
    "roll",
    "buy",
    "decline",
    "done",
    "keep",
    "reroll",
    "reward card",
    "reward lira",
    "sell R",
    "sell G Y",
    "sell R G Y2 B",
    "deliver R G Y B",
    "deliver R2 G2 Y2 B2",
)


class Istanbul(Game[State]):
    """The bazaar game: base game for two to five players."""

    info = GameInfo(
        "istanbul",
        "Istanbul",
        (2, 5),
        SEATS,
        OPTIONS,
        {"istanbul": 1, "edition2016": 1, "neutral": 1},
        turns={"turn": "turn", "another-turn": "another", "last-cards": "last"},
    )

    def versions(self, options: Mapping[str, Any]) -> Mapping[str, int]:
        return {**self.info.versions, **dict.fromkeys(modules_in(options), 1)}

    def setup(self, options: Mapping[str, Any], chance: Chance) -> State:
        return setup(options, chance)

    def actor(self, state: State) -> int | None:
        return None if state.over else state.seat

    def legal(self, state: State) -> tuple[Action, ...]:
        if state.legal is None:
            found: list[Action] = []
            if not state.over:
                state.rules.decisions[state.frames[-1][0]].legal(state, found)
            state.legal = tuple(found)
        return state.legal

    def apply(self, state: State, action: Action, chance: Chance) -> list[Event]:
        legal = state.legal or self.legal(state)
        try:
            action = legal[legal.index(action)]  # what was asked for may only look the same: 2.0 for 2
        except ValueError:
            raise Refused(refuse(state, action).instead(action, legal)) from None
        rules = state.rules
        choice = choice_of(state, action)
        events: list[Event] = []
        state.legal = None
        choice.apply(state, action, chance, events)
        if rules.has_consequences:
            follow_up(state, chance, events)
        return events

    def explain(self, state: State, action: Action) -> Refusal | None:
        legal = self.legal(state)
        return None if action in legal else refuse(state, action).instead(action, legal)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view(state, seat)

    def preview(self, state: State, seat: int | None, action: Action) -> Preview:
        refusal = self.explain(state, action)
        if refusal is not None:
            raise Refused(refusal)
        choice, tried = choice_of(state, action), dry_run(self, state, action)
        return tried.preview(seat, choice.foretell(state, tried.after, action))

    def standings(self, state: State) -> list[Standing]:
        """Rank by most rubies, then lira, then goods, then cards left (ist.end.rank)."""
        scores = [
            (state.rubies[seat], state.lira[seat], sum(state.goods[seat]), len(state.hands[seat]))
            for seat in range(state.rules.players)
        ]
        return ranked(("rubies", "lira", "goods", "cards"), scores)

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
        twin = state.copy()
        hidden = [other for other in range(state.rules.players) if other != seat]
        pool = list(state.deck)
        for other in hidden:
            for kind in state.hands[other]:
                pool[kind] += 1
        for other in hidden:
            drawn = []
            for _ in state.hands[other]:
                kind = chance.pick(state.rules.card_names, pool)
                pool[kind] -= 1
                drawn.append(kind)
            twin.hands[other] = tuple(sorted(drawn))
        twin.deck = pool
        twin.legal = None
        for part in state.rules.parts:
            part.resample_hidden(twin, seat, chance)
        return twin

    def inventory(self, state: State) -> dict[str, tuple[int, ...]]:
        return inventory(state)

    def sample_actions(self, state: State) -> Sequence[Action]:
        return _attempts(state.rules)


def choice_of(state: State, action: Action) -> Choice:
    """Return the choice that a legal action belongs to."""
    choice = state.rules.decisions[state.frames[-1][0]].choice(state, action.verb)
    assert choice is not None
    return choice


def follow_up(state: State, chance: Chance, events: list[Event]) -> None:
    """Carry out what follows without anybody's decision."""
    afterwards, automatic = state.rules.afterwards, state.rules.automatic
    while True:
        for follow in afterwards:
            follow(state, events)
        if not state.frames or (go_on := automatic.get(state.frames[-1][0])) is None:
            return
        go_on(state, chance, events)


@lru_cache(maxsize=64)
def _attempts(rules: Rules) -> tuple[Action, ...]:
    places = sorted(rules.places)
    texts = [
        *PLAIN,
        *NONSENSE,
        *(f"{verb} {place}" for verb in ("move", "send", "fetch", "gather") for place in places),
        *(f"{verb} {card}" for verb in ("play", "discard") for card in rules.card_names),
        *(f"{verb} {good}" for verb in ("tile", "gain", "extra", "pay") for good in "RGYB"),
        *(f"call {number}" for number in range(3, 13)),
        *(f"turn {pips} 4" for pips in range(1, 7)),
        *(f"catch {seat}" for seat in SEATS),
        *map(str, rules.meets),
        *rules.sample_actions,
    ]
    return tuple(Action.parse(text) for text in texts)
