"""What can be done at the pauses of a turn: walk, take or leave an assistant, pay, meet, catch, end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.core.seats import SEAT, SEATS
from istanbul_nb.games.istanbul.rules.board import POLICE, places_in
from istanbul_nb.games.istanbul.rules.effects import (
    fetch_assistant,
    leave_bottom,
    pay_lira,
    roll,
    send_home,
    take_neutral,
)
from istanbul_nb.games.istanbul.rules.goods import YELLOW
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Decision
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State
from istanbul_nb.games.istanbul.rules.turn import (
    TOLL,
    ask_for_last_cards,
    end_game,
    end_turn,
    figures_here,
    go_on_to_pay,
    lira_short,
    to_catch,
    toll,
    toll_here,
)

YELLOW_TILE = 1 << YELLOW
YELLOW_PRICE = 2

TAKE, TAKE_NEUTRAL, LEAVE = Action("take"), Action("take", ("neutral",)), Action("leave")
PAY, SKIP, END = Action("pay"), Action("skip"), Action("end")
CATCH = tuple(Action("catch", (name,)) for name in SEATS)


@lru_cache(maxsize=4096)
def fetches(mask: int) -> tuple[Action, ...]:
    """Return a `fetch` action for each place of a mask."""
    return tuple(Action("fetch", (place,)) for place in places_in(mask))


class Take(Choice):
    """Take the own assistant who lies here under the merchant."""

    verb = "take"
    rule = "ist.assist.pickup"

    def legal(self, state: State, out: list[Action]) -> None:
        if state.out[state.seat] >> state.merchant[state.seat] & 1:
            out.append(TAKE)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        fetch_assistant(state, state.merchant[state.seat], "arrival", events)
        go_on_to_pay(state)

    def explain(self, state: State, action: Action) -> Refusal:
        if action.args and action != TAKE_NEUTRAL:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        if action.args:
            return Refusal("variant.neutral", "no-neutral-here", {"place": state.merchant[state.seat]})
        return Refusal(self.rule, "no-assistant-here", {"place": state.merchant[state.seat]})


class TakeNeutral(Take):
    """Take the seat's own assistant, or a neutral one as if it were (variant.neutral)."""

    def legal(self, state: State, out: list[Action]) -> None:
        super().legal(state, out)
        if state.merchant[state.seat] in state.loose:
            out.append(TAKE_NEUTRAL)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        if not action.args:
            super().apply(state, action, chance, events)
            return
        place = state.merchant[state.seat]
        take_neutral(state, place)
        events.append(Event("neutral-taken", state.seat, {"place": place}))
        go_on_to_pay(state)


class Leave(Choice):
    """Leave the bottom assistant of the stack here."""

    verb = "leave"
    rule = "ist.assist.leave"

    def legal(self, state: State, out: list[Action]) -> None:
        seat = state.seat
        if state.stack[seat] and not state.out[seat] >> state.merchant[seat] & 1:
            out.append(LEAVE)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        place = state.merchant[state.seat]
        neutral = leave_bottom(state, place)
        events.append(Event("assistant-left", state.seat, {"place": place, "neutral": neutral}))
        go_on_to_pay(state)

    def explain(self, state: State, action: Action) -> Refusal:
        place = state.merchant[state.seat]
        if action.args:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        if state.out[state.seat] >> place & 1:
            return Refusal(self.rule, "assistant-lies-here", {"place": place})
        return Refusal(self.rule, "stack-empty", {})


class Pay(Choice):
    """Pay every other merchant here, and neutral ones, who move on and are not met again (ruling.neutral-merchants)."""

    verb = "pay"
    rule = "ist.pay.merchants"

    def legal(self, state: State, out: list[Action]) -> None:
        if state.lira[state.seat] >= toll(state):
            out.append(PAY)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        seat, place = state.seat, state.spot
        for owner in state.rules.creditors(state):
            state.lira[seat] -= TOLL
            state.lira[owner] += TOLL
            events.append(Event("toll", seat, {"to": owner, "amount": TOLL}))
        for index, spot in enumerate(state.neutral):
            if spot == place:
                move_neutral_merchant(state, index, chance, events)
        state.paid = True
        state.frames[-1] = ("act", place)

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        return {"toll": toll_here(before)}

    def explain(self, state: State, action: Action) -> Refusal:
        if action.args:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        return lira_short(state, self.rule, toll(state))


def move_neutral_merchant(state: State, index: int, chance: Chance, events: Events) -> None:
    """Pay a neutral merchant, who goes where two dice say (ist.pay.neutral)."""
    pay_lira(state, TOLL, "neutral", events)
    state.neutral[index] = sum(roll(state, "neutral", chance, events))
    events.append(Event("neutral-moved", state.seat, {"to": state.neutral[index]}))


class Skip(Choice):
    """Do not carry out the action; the meetings follow (ist.act.optional)."""

    verb = "skip"
    rule = "ist.act.optional"

    def legal(self, state: State, out: list[Action]) -> None:
        if to_catch(state) or figures_here(state):
            out.append(SKIP)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        events.append(Event("skipped", state.seat, {"place": state.spot}))
        state.frames[-1] = ("meet",)

    def explain(self, state: State, action: Action) -> Refusal:
        if action.args:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        return Refusal(self.rule, "nobody-to-meet", {})


class EndAtOnce(Choice):
    """The turn ends at once: no action, no meetings (ist.assist.none, ist.pay.refuse, ruling.ends-at-once)."""

    verb = "end"
    rule = "ruling.ends-at-once"

    def legal(self, state: State, out: list[Action]) -> None:
        out.append(END)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        events.append(Event("stopped", state.seat, {"place": state.spot}))
        end_turn(state, events)

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(self.rule, "malformed", {"action": str(action)})


class EndTurn(EndAtOnce):
    """The turn is over, once everybody who must be caught has been."""

    rule = "ist.meet.family"

    def legal(self, state: State, out: list[Action]) -> None:
        if not to_catch(state):
            out.append(END)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        end_turn(state, events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action.args:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        return must_catch(state)


class EndInsteadOfAction(EndTurn):
    """Decline the action where nobody is left to meet: the turn is over."""

    rule = "ist.act.optional"

    def legal(self, state: State, out: list[Action]) -> None:
        if not figures_here(state):
            super().legal(state, out)

    def explain(self, state: State, action: Action) -> Refusal:
        if action.args or to_catch(state):
            return super().explain(state, action)
        return Refusal("ist.meet.order", "skip-first", {})


def must_catch(state: State) -> Refusal:
    """Refuse because family members must be sent to the Police Station first."""
    return Refusal("ist.meet.family", "must-catch", {"seats": [SEATS[owner] for owner in to_catch(state)]})


class EndLastCards(EndAtOnce):
    """No more cards after the last round."""

    rule = "ist.end.cards"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        if (state.turn + 1) % state.rules.players == state.first:
            end_game(state, events)
        else:
            ask_for_last_cards(state, state.turn + 1, events)


class Meet(Choice):
    """Use the service of a neutral figure."""

    verb = "meet"
    rule = "ist.meet.order"

    def legal(self, state: State, out: list[Action]) -> None:
        for index in figures_here(state):
            out.append(state.rules.meets[index])

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        index = state.rules.meets.index(action)
        figure = state.rules.figures[index]
        state.met |= 1 << index
        state.repeat = 0
        events.append(Event("met", state.seat, {"figure": figure.name}))
        figure.serve(state, chance, events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action not in state.rules.meets:
            return Refusal(self.rule, "figure-unknown", {"action": str(action)})
        index = state.rules.meets.index(action)
        figure = state.rules.figures[index]
        if not state.spot:
            return nobody_met()
        if state.figures[index] != state.spot:
            return Refusal(figure.rule, "figure-elsewhere", {"figure": figure.name, "place": state.figures[index]})
        if state.met >> index & 1:
            return Refusal("ruling.figures", "figure-served", {"figure": figure.name})
        return figure.unavailable(state)


class Catch(Choice):
    """Send another player's family member to the Police Station for a reward."""

    verb = "catch"
    rule = "ist.meet.family"

    def legal(self, state: State, out: list[Action]) -> None:
        for owner in to_catch(state):
            out.append(CATCH[owner])

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        owner = CATCH.index(action)
        state.repeat = 0
        events.append(Event("caught", state.seat, {"owner": owner}))
        send_home(state, owner, events)
        state.frames.append(("reward",))

    def explain(self, state: State, action: Action) -> Refusal:
        owner = SEAT.get(str(action.args[0])) if len(action.args) == 1 else None
        if owner is None or owner >= state.rules.players:
            return Refusal(self.rule, "seat-unknown", {"action": str(action)})
        if owner == state.seat:
            return Refusal(self.rule, "own-family", {})
        if not state.spot:
            return nobody_met()
        if state.spot == POLICE:
            return Refusal(self.rule, "no-catch-at-police", {})
        return Refusal(self.rule, "family-elsewhere", {"seat": SEATS[owner], "place": state.family[owner]})


def nobody_met() -> Refusal:
    """Return why there is no phase 4: nobody stands where he walked to (ruling.phase4-place)."""
    return Refusal("ruling.phase4-place", "nobody-met", {})


def not_fetchable(rule: str, action: Action) -> Refusal:
    """Refuse because no own assistant lies there."""
    if len(action.args) != 1:
        return Refusal(rule, "malformed", {"action": str(action)})
    return Refusal(rule, "no-assistant-there", {"place": str(action.args[0])})


class FetchByTile(Choice):
    """Yellow tile: once a turn 2 lira bring an assistant back, from here too (ist.tile.yellow, ruling.yellow)."""

    verb = "fetch"
    rule = "ist.tile.yellow"

    def legal(self, state: State, out: list[Action]) -> None:
        seat = state.seat
        if state.tiles[seat] & YELLOW_TILE and not state.yellow and state.lira[seat] >= YELLOW_PRICE:
            out.extend(fetches(state.out[seat]))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        place = action.args[0]
        state.yellow = True
        pay_lira(state, YELLOW_PRICE, "yellow", events)
        fetch_assistant(state, place, "yellow", events)

    def explain(self, state: State, action: Action) -> Refusal:
        seat = state.seat
        if not state.tiles[seat] & YELLOW_TILE:
            return Refusal(self.rule, "tile-missing", {"good": "Y"})
        if state.yellow:
            return Refusal(self.rule, "tile-used", {"good": "Y"})
        if state.lira[seat] < YELLOW_PRICE:
            return lira_short(state, self.rule, YELLOW_PRICE)
        return not_fetchable(self.rule, action)


class Pause(Decision):
    """A pause of the turn: it lies over nothing."""

    pause = True

    def __init__(self, name: str, choices: Sequence[Choice], windows: Sequence[str] = ()) -> None:
        super().__init__(name, choices, windows, over=())


class PlaceDecision(Decision):
    """A decision that the place in its frame adds its own choices to."""

    def legal(self, state: State, out: list[Action]) -> None:
        place = state.frames[-1][1]
        for choice in state.rules.places[place].choices:
            choice.legal(state, out)
        super().legal(state, out)

    def outlook(self, state: State) -> dict[str, Any]:
        return {"prospects": state.rules.places[state.frames[-1][1]].prospects(state)}

    def choice(self, state: State, verb: str) -> Choice | None:
        place = state.frames[-1][1]
        for choice in state.rules.places[place].choices:
            if choice.verb == verb:
                return choice
        return super().choice(state, verb)


class Act(Pause, PlaceDecision):
    """Phase 3, where the figure that moved stands."""

    def read(self, state: State, written: Reader) -> Frame:
        _, place = written.items(2)
        return (self.name, place.number(max(1, state.spot), state.spot))


class Errand(PlaceDecision):
    """The action of a place by a figure that has not walked there."""

    def takes_lira(self, state: State) -> bool:
        return state.rules.places[state.frames[-1][1]].pays_lira

    def read(self, state: State, written: Reader) -> Frame:
        _, place = written.items(2)
        home = state.family[state.seat]
        return (self.name, place.number(home, home))
