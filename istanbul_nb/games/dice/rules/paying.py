"""Paying one good after the other, for a player who wants to choose."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from istanbul_nb.core import Action, Chance, Reader, Refusal
from istanbul_nb.games.dice.rules.actions import Act, buy
from istanbul_nb.games.dice.rules.offers import price_of
from istanbul_nb.games.dice.rules.payment import ANY, WAY, WAYS, Have, Price, dues, having, next_ways, payment_of
from istanbul_nb.games.dice.rules.resources import BROWN, GOODS
from istanbul_nb.games.dice.rules.ruleset import Decision
from istanbul_nb.games.dice.rules.state import Events, Frame, State

_read = lru_cache(maxsize=256)(Action.parse)


class Pay(Decision):
    """How each good of a price is paid: by a die, by a token of its colour or by a brown one (dice.use.token)."""

    name = "pay"
    rule = "dice.ruling.payment"
    verbs = ("use", "give")
    over = ("act",)

    def legal(self, state: State) -> list[Action]:
        frame = state.frames[-1]
        return [WAYS[way] for way in next_ways(self._price(state, frame), self._paid(frame), self._have(state))]

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        frame = state.frames[-1]
        paid = (*frame[2], str(action))
        if len(paid) < len(dues(self._price(state, frame))):
            state.frames[-1] = (self.name, frame[1], paid)
            return
        state.frames.pop()
        buy(state, _read(frame[1]), payment_of([WAY[way] for way in paid]), chance, events)

    def refuse(self, state: State, action: Action) -> Refusal:
        frame = state.frames[-1]
        due, way = self._due(state, frame), WAY.get(str(action))
        if way is None or (due != "any" and action.args[0] not in (due, "brown")):
            return Refusal(self.rule, "not-due", {"action": str(action), "due": due})
        if self._have(state)[way] > self._paid(frame).count(way):
            return Refusal(self.rule, "pay-order", {"action": str(action)})
        if action.verb == "use":
            return Refusal("dice.use.once", "no-such-die", {"good": action.args[0]})
        return Refusal("dice.use.token", "nothing-of-it", {"what": action.args[0]})

    def _price(self, state: State, frame: Frame) -> Price:
        price = price_of(state, _read(frame[1]))
        assert price is not None
        return price

    def _have(self, state: State) -> Have:
        stock = state.stock[state.turn]
        return having(state.free, stock, stock[BROWN])

    def _paid(self, frame: Frame) -> tuple[int, ...]:
        return tuple(WAY[way] for way in frame[2])

    def _due(self, state: State, frame: Frame) -> str:
        due = dues(self._price(state, frame))[len(frame[2])]
        return "any" if due == ANY else GOODS[due]

    def read(self, state: State, written: Reader) -> Frame:
        _, text, paid = written.items(3)
        ways = tuple(paid.names(WAY))
        offered = {str(action): number for number, action in enumerate(Act().legal(state))}
        if not isinstance(text.value, str) or f"choose {text.value}" not in offered or not state.frames[-1][1]:
            raise text.fail("pay-way")
        frame = (self.name, text.value, tuple(str(WAYS[way]) for way in ways))
        price, have = self._price(state, frame), self._have(state)
        possible = all(way in next_ways(price, ways[:step], have) for step, way in enumerate(ways[: len(dues(price))]))
        if not possible or len(ways) >= len(dues(price)):
            raise paid.fail("pay-way")
        return frame

    def show(self, state: State, frame: Frame) -> list[Any]:
        return [self.name, frame[1], list(frame[2]), self._due(state, frame)]
