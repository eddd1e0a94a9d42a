"""The red mosque tile, which bends a roll; others are in places/warehouse, turn_choices and places/mosque."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.games.istanbul.rules.effects import roll
from istanbul_nb.games.istanbul.rules.goods import RED
from istanbul_nb.games.istanbul.rules.ruleset import Always, Choice, Decision
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State

RED_TILE = 1 << RED
TURNED_TO = 4
ONE_DIE = ("kiosk",)  # rolls whose second die does not exist
CARD_ROLLS = ("coffeeroll", "letterroll")  # at any pause; others belong to an action
BENT_BY_TILE = ("teahouse", "blackmarket")
KEEP, REROLL = Action("keep"), Action("reroll")
TURNS = tuple(Action("turn", (pips, TURNED_TO)) for pips in range(7))


def roll_for(state: State, purpose: str, call: int, chance: Chance, events: Events) -> None:
    """Roll for an action; the owner of the red tile may change the roll before it counts (ist.window.roll).

    The tile helps whichever figure acts, but not on a guild-card turn (ruling.place-bound).
    """
    one, two = roll(state, purpose, chance, events)
    if state.tiles[state.seat] & RED_TILE and state.bound and purpose in BENT_BY_TILE:
        state.frames.append(("dice", purpose, call, one, two))
    else:
        lie(state, (purpose, call, one, two), events)


def lie(state: State, roll: Frame, events: Events) -> None:
    """Count a roll about which the red tile has no more to say, unless cards may still turn it (ruling.red-six)."""
    if state.rules.bends_rolls(state):
        state.frames.append(("bend", *roll))
    else:
        count(state, roll, events)


def count(state: State, roll: Frame, events: Events) -> None:
    """Let a roll take effect."""
    purpose, call, one, two = roll
    state.rules.settlers[purpose](state, call, one, two, events)


def settle(state: State, one: int, two: int, events: Events) -> None:
    """Settle a roll after the red tile was used."""
    _, purpose, call, _, _ = state.frames.pop()
    lie(state, (purpose, call, one, two), events)


def outcome(state: State, roll: Frame) -> dict[str, Any]:
    """Return what a roll would bring if it counted like that: the dice, and what happens then."""
    events: Events = []
    count(state.copy(), roll, events)
    return {"dice": [pips for pips in roll[2:] if pips], "outcome": [event.seen_by(None) for event in events]}


def dice(state: State) -> tuple[int, int]:
    """Return the roll that lies on the table."""
    one, two = state.frames[-1][3:]
    return one, two


class Dice(Decision):
    """A roll that lies on the table: what it is for, what was called, and the dice."""

    def read(self, state: State, written: Reader) -> Frame:
        _, purpose, call, one, two = written.items(5)
        if not state.frames:
            raise written.fail("decisions-order")
        if not isinstance(purpose.value, str) or purpose.value not in state.rules.settlers:
            raise purpose.fail("not-roll")
        below = state.frames[-1][0]
        if purpose.value not in CARD_ROLLS and below != "meet" and state.rules.decisions[below].pause:
            raise purpose.fail("not-roll")
        least = 0 if purpose.value in ONE_DIE else 1
        return (self.name, purpose.value, call.number(0, 12), one.number(1, 6), two.number(least, 6))


class Turn(Choice):
    """Turn one die to 4."""

    verb = "turn"
    rule = "ist.tile.red"

    def legal(self, state: State, out: list[Action]) -> None:
        one, two = dice(state)
        if one != TURNED_TO:
            out.append(TURNS[one])
        if two not in (TURNED_TO, one):
            out.append(TURNS[two])

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        events.append(Event("die-turned", state.seat, {"from": action.args[0], "to": TURNED_TO}))
        settle(state, *self.turned(state, action), events)

    def turned(self, state: State, action: Action) -> tuple[int, int]:
        """Return the dice with one of them turned."""
        one, two = dice(state)
        return (TURNED_TO, two) if one == action.args[0] else (one, TURNED_TO)

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        purpose, call = before.frames[-1][1:3]
        return outcome(before, (purpose, call, *self.turned(before, action)))

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(self.rule, "die-not-there", {"dice": " ".join(map(str, dice(state))), "to": TURNED_TO})


class Reroll(Always):
    """Roll both dice again, once."""

    verb = "reroll"
    action = REROLL
    rule = "ist.tile.red"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        purpose = state.frames[-1][1]
        one, two = roll(state, purpose, chance, events)
        settle(state, one, two, events)


class Keep(Always):
    """Leave the roll as it is."""

    verb = "keep"
    action = KEEP
    rule = "ist.tile.red"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        count(state, state.frames.pop()[1:], events)

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        return outcome(before, before.frames[-1][1:])
