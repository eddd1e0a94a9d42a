"""What is to be decided while a guild card is carried out."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import Any

from istanbul_nb.core import Action, Chance, Event, Reader, Refusal
from istanbul_nb.games.istanbul.rules import effects
from istanbul_nb.games.istanbul.rules.goods import BLUE, GOOD, GOODS, ONE, bundle_of, deliveries
from istanbul_nb.games.istanbul.rules.modules.mocha.guild_cards import TURN, PalaceForSix, can_take
from istanbul_nb.games.istanbul.rules.outlook import prospects
from istanbul_nb.games.istanbul.rules.places import mosque, palace, teahouse
from istanbul_nb.games.istanbul.rules.places.fountain import Gather
from istanbul_nb.games.istanbul.rules.ruleset import Always, Choice, Decision
from istanbul_nb.games.istanbul.rules.state import Events, Frame, State
from istanbul_nb.games.istanbul.rules.tiles import roll_for

DONE = Action("done")


def settle_black_market(state: State, call: int, one: int, two: int, events: Events) -> None:
    """Give one blue good for 4 to 6, three for more; then two goods are chosen."""
    if one + two >= 4:
        effects.gain_good(state, BLUE, 1 if one + two <= 6 else 3, "guild", events)
    state.frames += [("common",), ("common",)]


class CallForDouble(teahouse.Call):
    """Name the number."""

    rule = "mocha.guild.9"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        events.append(Event("called", state.seat, {"number": action.args[0]}))
        roll_for(state, "guild9", int(action.args[0]), chance, events)


def settle_tea_house(state: State, call: int, one: int, two: int, events: Events) -> None:
    """Give double the number called, or four lira for a miss."""
    effects.gain_lira(state, 2 * (call if one + two >= call else teahouse.MISS), "guild", events)


class GoTo(Choice):
    """Where: any place whose action can be carried out."""

    verb = "visit"
    rule = "mocha.guild.12"

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(Action("visit", (place,)) for place in self.open(state))

    def open(self, state: State) -> list[int]:
        """Return the places where something can be done."""
        places = []
        for number in state.rules.numbers:
            found: list[Action] = []
            for choice in state.rules.places[number].choices:
                choice.legal(state, found)
            if found:
                places.append(number)
        return places

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        events.append(Event("visited", state.seat, {"place": action.args[0]}))
        state.frames.append(("errand", action.args[0], "guild"))

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        return {"prospects": prospects(after, int(action.args[0]))}

    def explain(self, state: State, action: Action) -> Refusal:
        if len(action.args) == 1 and action.args[0] in state.rules.places:
            return Refusal("mocha.guild.all", "no-action-there", {"place": action.args[0]})
        return Refusal("ist.board", "malformed", {"action": str(action)})


class DeliverSix(Choice):
    """Which six."""

    verb = "deliver"
    rule = "mocha.guild.13"

    def legal(self, state: State, out: list[Action]) -> None:
        held = state.goods[state.seat]
        out.extend(deliveries((0, 0, 0, 0), PalaceForSix.price, (held[0], held[1], held[2], held[3])))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        bundle = bundle_of(action.args)
        assert bundle is not None
        state.frames.pop()
        effects.pay_goods(state, bundle, "guild", events)
        palace.take_ruby(state, events)

    def explain(self, state: State, action: Action) -> Refusal:
        bundle = bundle_of(action.args)
        if bundle is None or sum(bundle) != PalaceForSix.price:
            return Refusal(self.rule, "palace-short", {"tile": "", "any": PalaceForSix.price})
        return Refusal(self.rule, "goods-short", {"goods": " ".join(map(str, action.args))})


class TakeTileForOne(Choice):
    """Which tile."""

    verb = "tile"
    rule = TURN

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(mosque.TILES[good] for good in mosque.COLOURS[state.frames[-1][1]] if can_take(state, good))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        good = GOOD[str(action.args[0])]
        state.frames.pop()
        effects.pay_goods(state, ONE[good], "guild", events)
        mosque.gain_tile(state, good, events)

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(f"mocha.guild.{14 + state.frames[-1][1]}", "no-tile-to-take", {})


class OfAMosque(Decision):
    """Which tile of the mosque in the frame."""

    def read(self, state: State, written: Reader) -> Frame:
        _, at = written.items(2)
        return (self.name, at.number(0, 1))


class AtTheTavern(Decision):
    """The first or the second action of the Tavern."""

    def read(self, state: State, written: Reader) -> Frame:
        _, turn = written.items(2)
        return (self.name, turn.number(1, 2))


class NoSecond(Choice):
    """One action was enough."""

    verb = "done"
    rule = "mocha.guild.19"

    def legal(self, state: State, out: list[Action]) -> None:
        if state.frames[-1][1] == 2:
            out.append(DONE)

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal("mocha.guild.all", "guild-in-full", {})


@lru_cache(maxsize=8)
def assortments(most: int) -> tuple[Action, ...]:
    """Return every choice of up to so many different goods, the largest first."""
    return tuple(Action("assort", chosen) for number in range(most, -1, -1) for chosen in combinations(GOODS, number))


class Assort(Choice):
    """Up to so many goods, all different."""

    verb = "assort"
    rule = TURN

    def legal(self, state: State, out: list[Action]) -> None:
        out.extend(assortments(state.frames[-1][1]))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        for letter in action.args:
            effects.gain_good(state, GOOD[str(letter)], 1, "guild", events)

    def explain(self, state: State, action: Action) -> Refusal:
        return Refusal(self.rule, "goods-different", {"most": state.frames[-1][1]})


class Assortment(Decision):
    """Which goods; how many at the most stands in the frame."""

    def read(self, state: State, written: Reader) -> Frame:
        _, most = written.items(2)
        return (self.name, most.number(3, 4))


class Recall(Gather):
    """Bring assistants back to the merchant at the Fountain."""

    rule = "mocha.guild.7"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
        for place in action.args:
            effects.fetch_assistant(state, int(place), "guild", events)


class RecallNobody(Always):
    """All assistants stay where they are."""

    verb = "done"
    action = DONE
    rule = "mocha.guild.7"

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        state.frames.pop()
