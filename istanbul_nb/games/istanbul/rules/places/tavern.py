"""19 Tavern: put the barrier somewhere and act beside it, take a tavern tile, or give baksheesh for a ruby."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.games.istanbul.rules.board import Board
from istanbul_nb.games.istanbul.rules.effects import pay_goods, sold_out
from istanbul_nb.games.istanbul.rules.goods import goods_of
from istanbul_nb.games.istanbul.rules.modules.mocha.effects import coffee_short, pay_coffee
from istanbul_nb.games.istanbul.rules.modules.mocha.part import KINDS, NOBODY, put_barrier, tavern_price
from istanbul_nb.games.istanbul.rules.outlook import prospects
from istanbul_nb.games.istanbul.rules.places.police import Decline
from istanbul_nb.games.istanbul.rules.ruleset import Always, Choice, Decision, Place
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State
from istanbul_nb.games.istanbul.rules.turn import begin_action, who_acts
from istanbul_nb.games.istanbul.rules.turn_choices import Errand

RULE = "mocha.place.tavern"
TAVERN = 19
BARRIER_PRICE = 2
BAKSHEESH_PRICE = 4
ACTORS = ("family", "merchant", "companion", "guild")  # who may act at a place without having walked there
TILES = tuple(Action("tavern", (kind,)) for kind in KINDS)


@lru_cache(maxsize=256)
def barriers(board: Board) -> tuple[Action, ...]:
    """Return every edge of the board (ruling.barrier-place)."""
    return tuple(
        Action("barrier", (place, other))
        for place in sorted(board.layout)
        for other in sorted(board.neighbours[place])
        if place < other
    )


def discount(state: State) -> int:
    """Return the coffee that guild card 19 saves on the first of its actions."""
    frame = state.frames[-1]
    return 1 if frame[0] == "tavern" and frame[1] == 1 else 0


class TavernAction(Choice):
    """One of the three actions of the Tavern (mocha.place.tavern).

    They have in common the coffee, less what a guild card saves, and what comes after.
    """

    def afford(self, state: State, price: int) -> bool:
        """Tell whether the seat has the coffee for it."""
        return state.mocha.coffee[state.seat] >= price - discount(state)

    def begin(self, state: State, price: int, events: Events) -> None:
        """Pay; on the turn of guild card 19 a second one may follow the first."""
        saved = discount(state)
        begin_action(state, TAVERN, events)
        if saved:
            state.frames.append(("tavern", 2))
        pay_coffee(state, price - saved, "tavern", events)

    def short(self, state: State, price: int) -> Refusal:
        """Refuse and tell how much coffee is missing."""
        return coffee_short(state, self.rule, price - discount(state))


class PutBarrier(TavernAction):
    """Put the barrier between two neighbours, take its token, and act at one of the two."""

    verb = "barrier"
    rule = "mocha.tavern.barrier"

    def legal(self, state: State, out: list[Action]) -> None:
        if self.afford(state, BARRIER_PRICE):
            out.extend(barriers(state.board))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        mocha, actor = state.mocha, who_acts(state)
        one, two = int(action.args[0]), int(action.args[1])
        self.begin(state, BARRIER_PRICE, events)
        mocha.barrier = (one, two)
        events.append(Event("barrier", state.seat, {"one": one, "two": two}))
        if mocha.token != state.seat:
            before = None if mocha.token == NOBODY else mocha.token
            mocha.token = state.seat
            events.append(Event("token", state.seat, {"from": before}))
        put_barrier(state)
        state.frames.append(("beside", one, two, "merchant" if actor == "guild" else actor))

    def explain(self, state: State, action: Action) -> Refusal:
        if action in barriers(state.board):
            return self.short(state, BARRIER_PRICE)
        return Refusal("ruling.barrier-place", "not-neighbours", {"action": str(action)})


class TakeTavernTile(TavernAction):
    """Take the top tavern tile of a stack."""

    verb = "tavern"
    rule = "mocha.tavern.tile"

    def legal(self, state: State, out: list[Action]) -> None:
        for kind, action in enumerate(TILES):
            price = tavern_price(state, kind)
            if price is not None and not state.mocha.tiles[state.seat] >> kind & 1 and self.afford(state, price):
                out.append(action)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        kind = TILES.index(action)
        price = tavern_price(state, kind)
        assert price is not None
        self.begin(state, price, events)
        state.mocha.tavern[kind] += 1
        state.mocha.tiles[state.seat] |= 1 << kind
        events.append(Event("tavern-tile", state.seat, {"tile": KINDS[kind]}))

    def explain(self, state: State, action: Action) -> Refusal:
        if action not in TILES:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        kind = TILES.index(action)
        price = tavern_price(state, kind)
        if state.mocha.tiles[state.seat] >> kind & 1:
            return Refusal(self.rule, "tavern-tile-owned", {"tile": KINDS[kind]})
        if price is None:
            return Refusal(self.rule, "tavern-tiles-gone", {"tile": KINDS[kind]})
        return self.short(state, price)


class Baksheesh(TavernAction):
    """Coffee and the goods on the tile for the next ruby of a track; then the tile is turned over."""

    verb = "baksheesh"
    rule = "mocha.tavern.baksheesh"

    def goods(self, state: State) -> tuple[int, int, int, int]:
        """Return the goods that are asked for now."""
        return goods_of(state.rules.table("baksheesh")[state.mocha.baksheesh])

    def has_goods(self, state: State) -> bool:
        """Tell whether the seat has them all."""
        held, asked = state.goods[state.seat], self.goods(state)
        return all(held[good] >= asked[good] for good in range(4))

    def legal(self, state: State, out: list[Action]) -> None:
        if self.afford(state, BAKSHEESH_PRICE) and self.has_goods(state):
            out.extend(Action("baksheesh", (name,)) for name, track in state.rules.tracks.items() if track.left(state))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        goods = self.goods(state)
        self.begin(state, BAKSHEESH_PRICE, events)
        pay_goods(state, goods, "tavern", events)
        state.mocha.baksheesh ^= 1
        events.append(Event("baksheesh", state.seat, {"side": state.rules.table("baksheesh")[state.mocha.baksheesh]}))
        state.rules.tracks[str(action.args[0])].take(state, events)

    def explain(self, state: State, action: Action) -> Refusal:
        track = state.rules.tracks.get(str(action.args[0])) if len(action.args) == 1 else None
        if track is None:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        if not track.left(state):
            return sold_out(state, track.place)
        if not self.has_goods(state):
            return Refusal(self.rule, "goods-short", {"goods": state.rules.table("baksheesh")[state.mocha.baksheesh]})
        return self.short(state, BAKSHEESH_PRICE)


class Visit(Choice):
    """Which of the two places beside the barrier to act at."""

    verb = "visit"
    rule = "mocha.tavern.barrier"

    def legal(self, state: State, out: list[Action]) -> None:
        _, one, two, _ = state.frames[-1]
        out.extend((Action("visit", (one,)), Action("visit", (two,))))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        actor = state.frames.pop()[3]
        events.append(Event("visited", state.seat, {"place": action.args[0]}))
        state.frames.append(("errand", action.args[0], actor))

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        return {"prospects": prospects(after, int(action.args[0]))}

    def explain(self, state: State, action: Action) -> Refusal:
        _, one, two, _ = state.frames[-1]
        return Refusal(self.rule, "not-beside-barrier", {"one": one, "two": two})


class OnlyBarrier(Always):
    """The barrier is all that was wanted (ruling.barrier-action)."""

    verb = "decline"
    action = Action("decline")
    rule = "ruling.barrier-action"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()


class Beside(Decision):
    """The barrier stands: which of the two places?"""

    def read(self, state: State, written: Reader) -> Frame:
        _, one, two, actor = written.items(4)
        edge = state.mocha.barrier
        if edge is None:
            raise one.fail("barrier-token")
        if actor.value not in ACTORS:
            raise actor.fail("not-one-of", choices=", ".join(ACTORS))
        return (self.name, one.number(edge[0], edge[0]), two.number(edge[1], edge[1]), actor.value)


class FarErrand(Errand):
    """An errand of the family member, or the action of a place by a figure that stays where it is."""

    def read(self, state: State, written: Reader) -> Frame:
        if len(written.items()) != 3:
            return super().read(state, written)
        _, place, actor = written.items()
        if actor.value not in ACTORS:
            raise actor.fail("not-one-of", choices=", ".join(ACTORS))
        number = place.number(1, state.rules.numbers[-1])
        if actor.value == "guild":
            self.check_order(state, place)
        return (self.name, number, actor.value)

    def check_order(self, state: State, place: Reader) -> None:
        """Check that what guild card 12 orders can be done."""
        found: list[Action] = []
        if state.frames[-1:] == [("finish", 12)]:
            for choice in state.rules.places[place.value].choices:
                choice.legal(state, found)
        if not found:
            raise place.fail("decisions-order")


class DeclineAnywhere(Decline):
    """Decline the action that an errand offers, unless guild card 12 says that it must be done."""

    def legal(self, state: State, out: list[Action]) -> None:
        if state.frames[-1][2:] != ("guild",):
            super().legal(state, out)

    def explain(self, state: State, action: Action) -> Refusal:
        if state.frames[-1][2:] == ("guild",):
            return Refusal("mocha.guild.all", "guild-in-full", {})
        return super().explain(state, action)


PLACE = Place(TAVERN, "tavern", RULE, [PutBarrier(), TakeTavernTile(), Baksheesh()])
