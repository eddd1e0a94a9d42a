"""Companions: hired at the Fountain, placed before the move, moved instead of the merchant, paid like him."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from istanbul_nb.core import Action, Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN, LAST, Board, routes
from istanbul_nb.games.istanbul.rules.modules.letters.effects import hire, off_board
from istanbul_nb.games.istanbul.rules.modules.letters.part import OWN
from istanbul_nb.games.istanbul.rules.outlook import arrival
from istanbul_nb.games.istanbul.rules.places import fountain
from istanbul_nb.games.istanbul.rules.ruleset import Always, Choice, Place
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action, creditors, go_on_to_pay
from istanbul_nb.games.istanbul.rules.walks import barrier_between

HIRE, PLACE, DECLINE = Action("hire"), Action("place"), Action("decline")
HIRING = "letters.companion.hire"
WALKS = tuple(Action("walk", (place,)) for place in range(LAST + 1))


def to_pay(state: State) -> list[int]:
    """Return owners of merchants and companions here, once for each figure (letters.pay, ruling.companion-pay)."""
    letters = state.letters
    owners = creditors(state)
    if letters.unpaid in owners:
        owners.remove(letters.unpaid)
    if state.spot in letters.companion:
        owners += companions_here(state)
        owners.sort()
    return owners


def companions_here(state: State) -> list[int]:
    """Whose companions stand here beside those of the seat itself."""
    here = enumerate(state.letters.companion)
    return [owner for owner, spot in here if spot == state.spot and owner != state.seat]


class HireOnly(Choice):
    """Carry out the Fountain action only to take the companion."""

    verb = "hire"
    rule = HIRING

    def legal(self, state: State, out: list[Action]) -> None:
        if state.letters.companion[state.seat] != OWN:
            out.append(HIRE)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, FOUNTAIN, events)
        state.frames.pop()  # the question whether to hire
        hire(state, state.seat, events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action.args:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        return Refusal(self.rule, "companion-hired", {})


def offer(state: State, events: Events) -> None:
    """Offer the companion too with the Fountain action."""
    if state.letters.companion[state.seat] != OWN:
        state.frames.append(("hire",))


class HireToo(Always):
    """Take the companion as well."""

    verb = "hire"
    action = HIRE
    rule = HIRING

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        hire(state, state.seat, events)


class LeaveHim(Always):
    """The companion stays where he is."""

    verb = "decline"
    action = DECLINE
    rule = HIRING

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()


class PutCompanion(Choice):
    """Put the companion from his owner's supply to where the merchant is (letters.companion.place).

    That is at any pause before the move or the guild card, and he may walk on the same turn (ruling.companion).
    """

    verb = "place"
    rule = "letters.companion.place"

    def legal(self, state: State, out: list[Action]) -> None:
        if state.letters.companion[state.seat] == OWN:
            out.append(PLACE)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        seat = state.seat
        state.letters.companion[seat] = state.merchant[seat]
        events.append(Event("companion-placed", seat, {"place": state.merchant[seat]}))

    def explain(self, state: State, action: Action) -> Refusal:
        if action.args:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        here = state.letters.companion[state.seat]
        if here > 0:
            return Refusal(self.rule, "companion-on-board", {"place": here})
        return Refusal(self.rule, "companion-not-in-supply", {})


@lru_cache(maxsize=4096)
def walks(board: Board, here: int, steps: int) -> tuple[Action, ...]:
    """Return where exactly so many steps lead, other than back."""
    return tuple([WALKS[place] for place in sorted(board.walk(here, steps) - {here})])


class WalkCompanion(Choice):
    """Move the companion one step instead of the merchant (letters.companion.move).

    What changes the walk of a merchant is not for him (letters.companion.cards): neither the cards that replace the
    move nor the movement tile (ruling.companion-cards).
    """

    verb = "walk"
    rule = "letters.companion.move"
    steps = 1

    def legal(self, state: State, out: list[Action]) -> None:
        here = state.letters.companion[state.seat]
        if here > 0:
            out.extend(walks(state.boards[state.seat], here, self.steps))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        seat, place = state.seat, int(action.args[0])
        letters = state.letters
        events.append(Event("companion-moved", seat, {"from": letters.companion[seat], "to": place}))
        letters.companion[seat] = state.spot = place
        state.walker = "companion"
        if place == FOUNTAIN:
            state.frames[-1] = ("act", place)
        else:
            go_on_to_pay(state)

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        here, place = before.letters.companion[before.seat], int(action.args[0])
        return {"route": list(routes(before.boards[before.seat], here, self.steps)[place]), **arrival(after)}

    def explain(self, state: State, action: Action) -> Refusal:
        here = state.letters.companion[state.seat]
        if len(action.args) != 1 or action.args[0] not in state.board.neighbours:
            return Refusal("ist.board", "malformed", {"action": str(action)})
        if here <= 0:
            return off_board(state, self.rule)
        if action in walks(state.board, here, self.steps):
            return barrier_between(state, action.args[0])
        return Refusal(self.rule, "companion-steps", {"place": action.args[0], "here": here, "steps": self.steps})


class Stride(WalkCompanion):
    """Two steps, by card."""

    rule = "letters.card.companion2"
    steps = 2


def place_with_hiring() -> Place:
    """Return the Fountain, where companions are hired too."""
    return Place(FOUNTAIN, fountain.PLACE.name, fountain.RULE, [fountain.Gather(), HireOnly()])
