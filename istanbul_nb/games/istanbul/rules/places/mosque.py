"""14 and 15, the Mosques: tiles with lasting abilities, and a ruby for both of one mosque."""

from __future__ import annotations

from istanbul_nb.core import Action, Chance, Event, Refusal
from istanbul_nb.games.istanbul.rules.board import GREAT_MOSQUE, SMALL_MOSQUE
from istanbul_nb.games.istanbul.rules.effects import gain_ruby, pay_goods
from istanbul_nb.games.istanbul.rules.goods import BLUE, GOOD, GOODS, GREEN, ONE, RED, YELLOW
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Place, Prospect
from istanbul_nb.games.istanbul.rules.state import OWN, Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "ist.place.mosque"
NAMES = ("small", "great")
COLOURS = ((RED, GREEN), (YELLOW, BLUE))
TILES = tuple(Action("tile", (letter,)) for letter in GOODS)


def tile_cost(state: State, good: int) -> int | None:
    """Return how many goods the top tile of a colour asks for; `None` if its stack is empty."""
    costs = state.rules.tile_costs
    taken = state.tiles_taken[good]
    return costs[taken] if taken < len(costs) else None


class TakeTile(Choice):
    """Take the top tile of one of the two stacks."""

    verb = "tile"
    rule = RULE

    def __init__(self, mosque: int) -> None:
        self.mosque = mosque

    def legal(self, state: State, out: list[Action]) -> None:
        seat = state.seat
        for good in COLOURS[self.mosque]:
            if not state.tiles[seat] >> good & 1:
                cost = tile_cost(state, good)
                if cost is not None and state.goods[seat][good] >= cost:
                    out.append(TILES[good])

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        good = GOOD[action.args[0]]
        begin_action(state, SMALL_MOSQUE + self.mosque, events)
        pay_goods(state, ONE[good], "mosque", events)
        gain_tile(state, good, events)

    def prospects(self, state: State) -> list[Prospect]:
        return [self.prospect(state, good) for good in COLOURS[self.mosque]]

    def prospect(self, state: State, good: int) -> Prospect:
        """Return whether the tile of one colour can be taken."""
        told: Prospect = {"what": "tile", "colour": GOODS[good]}
        need, have = tile_cost(state, good), state.goods[state.seat][good]
        if state.tiles[state.seat] >> good & 1:
            return {**told, "lacks": "owned"}
        if need is None:
            return {**told, "lacks": "gone"}
        return told if have >= need else {**told, "lacks": "short", "need": need, "have": have}

    def explain(self, state: State, action: Action) -> Refusal:
        if action not in TILES:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        good = TILES.index(action)
        if good not in COLOURS[self.mosque]:
            return Refusal(self.rule, "tile-elsewhere", {"good": GOODS[good]})
        if state.tiles[state.seat] >> good & 1:
            return Refusal(self.rule, "tile-owned", {"good": GOODS[good]})
        cost = tile_cost(state, good)
        if cost is None:
            return Refusal(self.rule, "tiles-gone", {"good": GOODS[good]})
        return Refusal(self.rule, "tile-short", {"good": GOODS[good], "needed": cost})


def gain_tile(state: State, good: int, events: Events) -> None:
    """Take a tile; the second one of a mosque brings a ruby, however it came (ruling.third-extension).

    With the blue one the fifth assistant joins the bottom of the stack at once (ist.tile.blue).
    """
    seat = state.seat
    state.tiles_taken[good] += 1
    state.tiles[seat] |= 1 << good
    events.append(Event("tile", seat, {"good": GOODS[good]}))
    if good == BLUE and state.fifth[seat]:
        state.fifth[seat] = False
        state.stack[seat] = (OWN, *state.stack[seat])
        events.append(Event("fifth-assistant", seat))
    mosque = 0 if good in COLOURS[0] else 1
    if all(state.tiles[seat] >> colour & 1 for colour in COLOURS[mosque]) and state.mosque_rubies[mosque]:
        state.mosque_rubies[mosque] -= 1
        gain_ruby(state, f"{NAMES[mosque]}mosque", events)


PLACES = (
    Place(SMALL_MOSQUE, "smallmosque", RULE, [TakeTile(0)]),
    Place(GREAT_MOSQUE, "greatmosque", RULE, [TakeTile(1)]),
)
