"""6 Caravansary: two bonus cards from deck or discard pile, then one is discarded."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules.board import CARAVANSARY
from istanbul_nb.games.istanbul.rules.effects import add_to_hand, draw_card, lay_down
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Place
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "ist.place.caravansary"
FROM_DECK, FROM_DISCARD = Action("draw", ("deck",)), Action("draw", ("discard",))


class Draw(Choice):
    """Take a card from the deck or the top of the discard pile (ruling.caravansary)."""

    verb = "draw"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        out.append(FROM_DECK)
        if state.discard:
            out.append(FROM_DISCARD)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, CARAVANSARY, events)
        draw(state, action, chance, events)
        state.frames.append(("cards",))

    def explain(self, state: State, action: Action) -> Refusal:
        if action == FROM_DISCARD:
            return Refusal("ist.cards.deck", "discard-empty", {})
        return Refusal(self.rule, "malformed", {"action": str(action)})


class DrawSecond(Draw):
    """The second card, chosen after seeing the first."""

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        draw(state, action, chance, events)
        if state.hands[state.seat]:
            state.frames.append(("discard",))


def draw(state: State, action: Action, chance: Chance, events: Events) -> None:
    """Draw one card, from where the action says."""
    if action == FROM_DECK:
        draw_card(state, "caravansary", chance, events)
        return
    kind = state.discard[-1]
    state.discard = state.discard[:-1]
    add_to_hand(state, kind)
    events.append(Event("card-taken", state.seat, {"card": state.rules.card_names[kind]}))


class Discard(Choice):
    """Discard one card from hand, a new or an old one."""

    verb = "discard"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        before = -1
        for kind in state.hands[state.seat]:
            if kind != before:
                before = kind
                out.append(state.rules.discards[kind])

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        discard(state, action, events)

    def explain(self, state: State, action: Action) -> Refusal:
        if action not in state.rules.discards:
            return Refusal(self.rule, "card-unknown", {"action": str(action)})
        return Refusal(self.rule, "card-not-held", {"card": action.args[0]})


def discard(state: State, action: Action, events: Events) -> None:
    """Discard the named card, unused."""
    lay_down(state, state.rules.card_kind[action.args[0]])
    events.append(Event("card-discarded", state.seat, {"card": action.args[0]}))


PLACE = Place(CARAVANSARY, "caravansary", RULE, [Draw()])
