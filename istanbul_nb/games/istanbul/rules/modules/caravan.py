"""The caravan leader (variant.caravan): who acted at the Caravansary last keeps all cards there."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Action, Chance, Event, Reader
from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.istanbul.rules.board import CARAVANSARY
from istanbul_nb.games.istanbul.rules.places import caravansary
from istanbul_nb.games.istanbul.rules.ruleset import Extension, Rules
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.view_shape import CaravanView

NOBODY = -1
RULE = "variant.caravan"


class Caravan:
    """The token: who holds it, and whether it changes hands at the end of this turn."""

    __slots__ = ("due", "holder")

    holder: int
    due: bool

    def copy(self) -> Caravan:
        """Return the same, to be changed on its own."""
        twin = Caravan()
        twin.holder = self.holder
        twin.due = self.due
        return twin


class CaravanPart(Extension):
    """How it is written down and shown."""

    name = "caravan"

    def setup(self, state: State, chance: Chance) -> None:
        state.caravan = Caravan()
        state.caravan.holder = NOBODY
        state.caravan.due = False

    def start_turn(self, state: State) -> None:
        """Do nothing: nothing is left of the last turn, the token was handed over at its end."""

    def encode(self, state: State) -> dict[str, Any]:
        caravan = state.caravan
        return {"holder": [] if caravan.holder == NOBODY else [SEATS[caravan.holder]], "due": caravan.due}

    def decode(self, state: State, reader: Reader) -> None:
        names = {name: seat for seat, name in enumerate(SEATS[: state.rules.players])}
        holder = reader["holder"].names(names)
        if len(holder) > 1:
            raise reader["holder"].fail("length", length=1)
        state.caravan = Caravan()
        state.caravan.holder = holder[0] if holder else NOBODY
        state.caravan.due = reader["due"].flag()

    def view(self, state: State, seat: int | None) -> CaravanView:
        caravan = state.caravan
        return {"holder": None if caravan.holder == NOBODY else caravan.holder, "due": caravan.due}

    def inventory(self, state: State) -> dict[str, tuple[int, ...]]:
        return {}

    def counts(self, rules: Rules) -> dict[str, tuple[int, ...]]:
        return {}

    def rubies(self, state: State) -> int:
        return 0

    def resample_hidden(self, state: State, seat: int | None, chance: Chance) -> None:
        """Do nothing: nothing of it is hidden."""


def register(rules: Rules) -> None:
    """Add the variant."""
    rules.parts.append(CaravanPart())
    rules.on_action.setdefault(CARAVANSARY, []).append(note)
    rules.turn_ends.insert(0, hand_over)
    rules.replace_choice("cards", caravansary.DrawSecond, DrawSecondAsLeader())


def note(state: State, events: Events) -> None:
    """Note that somebody acts at the Caravansary; the token follows at the end of the turn (ruling.caravan)."""
    state.caravan.due = True


def hand_over(state: State, events: Events) -> bool:
    """Give the token to its taker at the end of the turn; the turn ends all the same."""
    caravan = state.caravan
    if caravan.due and caravan.holder != state.turn:
        events.append(Event("caravan", state.turn, {"from": None if caravan.holder == NOBODY else caravan.holder}))
        caravan.holder = state.turn
    caravan.due = False
    return False


class DrawSecondAsLeader(caravansary.DrawSecond):
    """The second card; the holder of the token discards none (variant.caravan)."""

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        super().apply(state, action, chance, events)
        if state.caravan.holder == state.seat and state.frames[-1] == ("discard",):
            state.frames.pop()
