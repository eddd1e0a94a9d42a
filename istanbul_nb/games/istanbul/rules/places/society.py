"""24 Secret Society: letters with six seals for a ruby, and the leftmost lira that are left."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Refusal
from istanbul_nb.games.istanbul.rules.effects import gain_lira, sold_out
from istanbul_nb.games.istanbul.rules.modules.letters.effects import ask_for_seals, seals, seals_short
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Place
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "letters.place.society"
SOCIETY = 24
PRICE = 6


class Petition(Choice):
    """Choose the track that the ruby comes from; the letters are laid down then."""

    verb = "petition"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        if seals(state, state.seat) >= PRICE:
            out.extend(Action("petition", (name,)) for name, track in state.rules.tracks.items() if track.left(state))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        begin_action(state, SOCIETY, events)
        ask_for_seals(state, "society", str(action.args[0]))

    def explain(self, state: State, action: Action) -> Refusal:
        track = str(action.args[0]) if len(action.args) == 1 else ""
        if track not in state.rules.tracks:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        if seals(state, state.seat) < PRICE:
            return seals_short(state, self.rule, PRICE)
        return sold_out(state, state.rules.tracks[track].place)


def payable(state: State) -> bool:
    """Tell whether there are enough seals, and a ruby to be had."""
    return seals(state, state.seat) >= PRICE and any(track.left(state) for track in state.rules.tracks.values())


def obstacle(state: State) -> Refusal:
    """Return why it cannot be done."""
    if seals(state, state.seat) < PRICE:
        return seals_short(state, RULE, PRICE)
    return sold_out(state, state.rules.tracks["palace"].place)


def reward(state: State, track: str, chance: Chance, events: Events) -> None:
    """Give the ruby, and the lira that still lie there (letters.place.society)."""
    letters, payments = state.letters, state.rules.table("society_lira")
    state.rules.tracks[track].take(state, events)
    if letters.society < len(payments):
        gain_lira(state, payments[letters.society], "society", events)
        letters.society += 1


PLACE = Place(SOCIETY, "society", RULE, [Petition()])
