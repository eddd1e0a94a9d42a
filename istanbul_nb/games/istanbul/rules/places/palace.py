"""13 Sultan's Palace: goods for a ruby, one more each time."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core import Action, Chance, Refusal
from istanbul_nb.games.istanbul.rules.board import PALACE
from istanbul_nb.games.istanbul.rules.effects import gain_ruby, pay_goods, refill, sold_out
from istanbul_nb.games.istanbul.rules.goods import GOODS, Bundle, bundle_of, deliveries, words_of
from istanbul_nb.games.istanbul.rules.ruleset import Choice, Place, Prospect
from istanbul_nb.games.istanbul.rules.state import Events, State
from istanbul_nb.games.istanbul.rules.turn import begin_action

RULE = "ist.place.palace"


def cost(state: State) -> tuple[Bundle, int]:
    """Return the goods on the uncovered spaces: coloured ones, and how many of any colour."""
    return state.rules.palace_costs[state.palace]


def left_after(state: State) -> Bundle | None:
    """Return what the cart holds beyond the coloured goods of the cost; `None` if one of them is missing."""
    wanted, any_goods = cost(state)
    goods = state.goods[state.seat]
    left = (goods[0] - wanted[0], goods[1] - wanted[1], goods[2] - wanted[2], goods[3] - wanted[3])
    return left if min(left) >= 0 and sum(left) >= any_goods else None


def missing_goods(state: State) -> Bundle:
    """How many of each coloured good are still missing."""
    (wanted, _), goods = cost(state), state.goods[state.seat]
    red, green, yellow, blue = (max(0, need - have) for need, have in zip(wanted, goods, strict=True))
    return red, green, yellow, blue


def payable(state: State) -> bool:
    """Tell whether the next ruby can be paid for."""
    return state.palace > 0 and left_after(state) is not None


def obstacle(state: State) -> Refusal:
    """Return why it cannot."""
    if not state.palace:
        return sold_out(state, PALACE)
    wanted, any_goods = cost(state)
    symbols = "".join(letter * count for letter, count in zip(GOODS, wanted, strict=True))
    return Refusal(RULE, "palace-short", {"tile": symbols, "any": any_goods})


class Deliver(Choice):
    """Pay everything that the uncovered spaces show and take the next ruby (ruling.palace)."""

    verb = "deliver"
    rule = RULE

    def legal(self, state: State, out: list[Action]) -> None:
        if not state.palace:
            return
        left = left_after(state)
        if left is not None:
            out.extend(deliveries(*cost(state), left))

    def apply(self, state: State, action: Action, chance: Chance, events: Events) -> None:
        bundle = bundle_of(action.args)
        assert bundle is not None
        begin_action(state, PALACE, events)
        pay_goods(state, bundle, "palace", events)
        take_ruby(state, events)

    def foretell(self, before: State, after: State, action: Action) -> dict[str, Any]:
        return {"wanted": list(cost(before)[0])}

    def prospects(self, state: State) -> list[Prospect]:
        if not state.palace:
            return [{"what": "deliver", "lacks": "gone"}]
        if missing := words_of(missing_goods(state)):
            return [{"what": "deliver", "lacks": "short", "goods": " ".join(map(str, missing))}]
        if left_after(state) is None:
            wanted, any_goods = cost(state)
            spare = sum(state.goods[state.seat]) - sum(wanted)
            return [{"what": "deliver", "lacks": "any", "count": any_goods - spare}]
        return [{"what": "deliver"}]

    def explain(self, state: State, action: Action) -> Refusal:
        bundle = bundle_of(action.args)
        if bundle is None:
            return Refusal(self.rule, "malformed", {"action": str(action)})
        if state.palace and any(asked > held for asked, held in zip(bundle, state.goods[state.seat], strict=True)):
            return Refusal(self.rule, "goods-short", {"goods": " ".join(map(str, action.args))})
        return obstacle(state)


def take_ruby(state: State, events: Events) -> None:
    """Take the leftmost ruby of the track; its cost rises for everyone, from afar too (ruling.ruby-from-afar)."""
    gain_ruby(state, "palace", events)
    state.palace = refill(state, state.palace - 1, PALACE, events)


PLACE = Place(PALACE, "palace", RULE, [Deliver()])
