"""2, 3 and 4, the Warehouses: fill up one good; the green tile buys one more of any."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Refusal
from istanbul_nb.games.istanbul.rules.board import FABRIC, FRUIT, SPICE
from istanbul_nb.games.istanbul.rules.effects import capacity, gain_good, pay_lira
from istanbul_nb.games.istanbul.rules.goods import GOOD, GOODS, GREEN, RED, YELLOW
from istanbul_nb.games.istanbul.rules.ruleset import Always, Choice, Place, Prospect
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action, lira_short

RULE = "ist.place.warehouse"
GREEN_TILE = 1 << GREEN
GREEN_PRICE = 2
FILL, DONE = Action("fill"), Action("done")
EXTRAS = tuple(Action("extra", (letter,)) for letter in GOODS)


class Fill(Always):
    """Fill one good to capacity; then the green tile asks, whichever figure acts (ruling.place-bound)."""

    verb = "fill"
    action = FILL
    rule = RULE

    def __init__(self, place: int, good: int) -> None:
        self.place = place
        self.good = good

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        seat = state.seat
        begin_action(state, self.place, events)
        gain_good(state, self.good, self.room(state), "warehouse", events)
        if state.tiles[seat] & GREEN_TILE and state.bound and (state.lira[seat] >= GREEN_PRICE or state.hands[seat]):
            state.frames.append(("green",))

    def room(self, state: State) -> int:
        """Return how many of its goods still fit on the cart."""
        return capacity(state, state.seat) - state.goods[state.seat][self.good]

    def prospects(self, state: State) -> list[Prospect]:
        return [{"what": "fill", "colour": GOODS[self.good], "room": self.room(state)}]


class Extra(Choice):
    """Green tile: one more good of any kind for 2 lira (ist.tile.green, ruling.green)."""

    verb = "extra"
    rule = "ist.tile.green"

    def legal(self, state: State, out: list[Action]) -> None:
        if state.lira[state.seat] >= GREEN_PRICE:
            out.extend(EXTRAS)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        pay_lira(state, GREEN_PRICE, "green", events)
        gain_good(state, GOOD[action.args[0]], 1, "green", events)

    def explain(self, state: State, action: Action) -> Refusal:
        if state.lira[state.seat] < GREEN_PRICE:
            return lira_short(state, self.rule, GREEN_PRICE)
        return Refusal(self.rule, "malformed", {"action": str(action)})


class Done(Always):
    """Do without the green tile."""

    verb = "done"
    action = DONE
    rule = "ist.tile.green"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()


PLACES = tuple(
    Place(number, name, RULE, [Fill(number, good)])
    for number, name, good in ((FABRIC, "fabric", RED), (SPICE, "spice", GREEN), (FRUIT, "fruit", YELLOW))
)
