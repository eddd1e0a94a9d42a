"""What Letters & Seals does to the table, each with its event: letters, seals, deliveries, companions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.games.istanbul.rules.modules.letters.part import OWN
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Decision
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State

OPEN_SEALS, DELIVERED_SEALS = 1, 2


def can_draw_letter(state: State) -> bool:
    """Tell whether there is any letter to take."""
    return any(state.letters.deck) or any(state.letters.discard)


def draw_letter(state: State, source: str, chance: Chance, events: Events) -> None:
    """Take a letter from the face-down pile; it lies open at once.

    When none are left the used ones are shuffled (letters.setup.letters); without any nothing comes (ruling.piles).
    """
    letters, seat, places = state.letters, state.seat, state.rules.table("letter_places")
    if not any(letters.deck) and not _reshuffle(state, events):
        events.append(Event("no-letter", seat, {"source": source}))
        return
    index = chance.pick([f"letter-{place}" for place in places], letters.deck)
    letters.deck[index] -= 1
    letters.open[seat] = tuple(sorted((*letters.open[seat], places[index])))
    events.append(Event("letter", seat, {"place": places[index], "source": source}, reveals=True))
    if not any(letters.deck):
        _reshuffle(state, events)


def _reshuffle(state: State, events: Events) -> bool:
    letters = state.letters
    if not any(letters.discard):
        return False
    letters.deck, letters.discard = letters.discard, [0] * len(letters.deck)
    events.append(Event("letters-reshuffled", state.seat))
    return True


def deliver(state: State, events: Events) -> None:
    """Deliver every letter at whose place a figure of its owner stands (letters.deliver, ruling.letters)."""
    letters = state.letters
    for seat, held in enumerate(letters.open):
        if held and (state.merchant[seat] in held or state.family[seat] in held or letters.companion[seat] in held):
            stands = (state.merchant[seat], state.family[seat], letters.companion[seat])
            arrived = [place for place in held if place in stands]
            letters.open[seat] = tuple(place for place in held if place not in stands)
            letters.delivered[seat] = tuple(sorted((*letters.delivered[seat], *arrived)))
            events.extend(Event("delivered", seat, {"place": place}) for place in arrived)


def seals(state: State, seat: int) -> int:
    """Count the visible seals of all letters of a seat (letters.letter)."""
    return seals_on(state.letters.open[seat], state.letters.delivered[seat])


def seals_on(held: Sequence[int], delivered: Sequence[int]) -> int:
    """Count the visible seals of letters: a delivered one shows both of its seals."""
    return OPEN_SEALS * len(held) + DELIVERED_SEALS * len(delivered)


def seals_short(state: State, rule: str, needed: int) -> Refusal:
    """Refuse because there are too few seals."""
    return Refusal(rule, "seals-short", {"needed": needed, "seals": seals(state, state.seat)})


def drop_letter(state: State, place: int, delivered: bool, events: Events) -> None:
    """Put a letter on the discard pile."""
    letters, seat = state.letters, state.seat
    piles = letters.delivered if delivered else letters.open
    held = list(piles[seat])
    held.remove(place)
    piles[seat] = tuple(held)
    letters.discard[state.rules.table("letter_places").index(place)] += 1
    events.append(Event("letter-gone", seat, {"place": place, "delivered": delivered}))


def letter_actions(state: State, small: bool = True, large: bool = True) -> list[Action]:
    """Return a `seal` action for each different letter of the seat."""
    letters, seat = state.letters, state.seat
    found = [Action("seal", (place,)) for place in sorted(set(letters.open[seat])) if small]
    return found + [Action("seal", (place, "delivered")) for place in sorted(set(letters.delivered[seat])) if large]


def hire(state: State, seat: int, events: Events) -> None:
    """Bring the companion to his owner's supply, from the general one or from the board."""
    if state.walker == "companion" and seat == state.turn:
        state.spot = 0
    state.letters.companion[seat] = OWN
    events.append(Event("companion-hired", seat))


def off_board(state: State, rule: str) -> Refusal:
    """Return why a companion who is not on the board cannot walk: he waits in his owner's supply or the general one."""
    if state.letters.companion[state.seat] == OWN:
        return Refusal(rule, "companion-in-supply", {})
    return Refusal(rule, "companion-off-board", {})


# Paying with letters: one after the other, until enough seals lie on the table.


Handler = Callable[[State, str, Chance, Events], None]


class Payment(NamedTuple):
    """How many seals something costs, and what comes then."""

    seals: int
    then: Handler


class Seals(Decision):
    """A payment in letters: what for, its detail, how many seals lie there, and whether a single one is among them."""

    def __init__(self, payments: Mapping[str, Payment], over: tuple[str, ...]) -> None:
        self.payments = payments
        super().__init__("seals", [PaySeal(payments)], over=over)

    def outlook(self, state: State) -> dict[str, Any]:
        _, purpose, _, laid, _ = state.frames[-1]
        return {"missing": self.payments[purpose].seals - laid}

    def read(self, state: State, written: Reader) -> Frame:
        _, purpose, detail, laid, single = written.items(5)
        if not isinstance(purpose.value, str) or purpose.value not in self.payments:
            raise purpose.fail("not-one-of", choices=", ".join(self.payments))
        track = state.rules.tracks.get(detail.value) if isinstance(detail.value, str) else None
        below = state.frames[-1][0] if state.frames else ""
        if purpose.value == "double":
            fits = detail.value == "" and below == "double"
        else:
            fits = track is not None and track.left(state) > 0 and below != "double"
        if not fits:
            raise detail.fail("decisions-order")
        most = self.payments[purpose.value].seals - 1
        return (self.name, purpose.value, detail.value, laid.number(0, most), single.flag())


def ask_for_seals(state: State, purpose: str, detail: str = "") -> None:
    """Begin a payment in letters."""
    state.frames.append(("seals", purpose, detail, 0, False))


class PaySeal(Choice):
    """Lay a letter down. A set that would pay without one of its letters is not offered (ruling.seals)."""

    verb = "seal"
    rule = "letters.letter"

    def __init__(self, payments: Mapping[str, Payment]) -> None:
        self.payments = payments

    def legal(self, state: State, out: list[Action]) -> None:
        _, purpose, _, laid, single = state.frames[-1]
        missing = self.payments[purpose].seals - laid
        letters, seat = state.letters, state.seat
        singles, doubles = len(letters.open[seat]), len(letters.delivered[seat])
        small = _can_finish(missing - OPEN_SEALS, singles - 1, doubles, True)
        large = _can_finish(missing - DELIVERED_SEALS, singles, doubles - 1, single)
        out.extend(letter_actions(state, small, large))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        name, purpose, detail, laid, single = state.frames.pop()
        delivered = len(action.args) == 2
        drop_letter(state, int(action.args[0]), delivered, events)
        laid += DELIVERED_SEALS if delivered else OPEN_SEALS
        needed, then = self.payments[purpose]
        if laid < needed:
            state.frames.append((name, purpose, detail, laid, single or not delivered))
        else:
            then(state, detail, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action in letter_actions(state):
            return Refusal("ruling.seals", "seals-wasted", {})
        return Refusal(self.rule, "letter-not-held", {"action": str(action)})


def _can_finish(missing: int, singles: int, doubles: int, single: bool) -> bool:
    """Tell whether a payment can end well: exactly with a single seal in it, else with at most one seal too many."""
    exact = any(missing - 2 * used <= singles for used in range(min(doubles, missing // 2) + 1))
    return exact or (not single and 2 * doubles > missing)
