"""Istanbul: which of the legal actions deserve a thought. Few, so that a whole turn can be thought through."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from istanbul_nb.bots.brains.istanbul.bazaar import card_worth
from istanbul_nb.core import Action
from istanbul_nb.games.istanbul.goods import bundle_of
from istanbul_nb.games.istanbul.state import State

Trim = Callable[[State, Sequence[Action]], list[Action]]

CALLS = (7, 6, 8)
WALKS = ("move", "guild", "walk", "double", "place")
WALKING_CARDS = ("stay", "far", "corner", "anywhere", "follow", "familywalk", "family")
PASSING = ("end", "skip", "play", "fetch")
ALWAYS_GOOD = ("fill", "collect", "gather", "call", "roll")  # where one is, one does it


def sensible(state: State, legal: Sequence[Action]) -> Sequence[Action]:
    """What deserves a thought at this decision."""
    if len(legal) < 3:
        return legal
    trim = TRIMS.get(state.frames[-1][0])
    return legal if trim is None else trim(state, legal) or legal


def _at_move(state: State, legal: Sequence[Action]) -> list[Action]:
    """Walk; cards only where they change the way, and assistants are fetched only with nobody under the merchant."""
    bare = not state.stack[state.seat]
    return [
        action
        for action in legal
        if action.verb in WALKS
        or (action.verb == "fetch" and bare)
        or (action.verb == "play" and (action.args[0] in WALKING_CARDS or (bare and action.args[0] == "assistant")))
    ]


def _at_arrival(state: State, legal: Sequence[Action]) -> list[Action]:
    return [action for action in legal if action.verb in ("take", "leave")]


def _at_payment(state: State, legal: Sequence[Action]) -> list[Action]:
    return [action for action in legal if action.verb in ("pay", "end")]


def _at_action(state: State, legal: Sequence[Action]) -> list[Action]:
    """What the place offers; of many ways to sell, deliver, call or gather only the likely ones."""
    here = [action for action in legal if action.verb not in PASSING]
    if here and here[0].verb in ALWAYS_GOOD:
        legal = here
    found = [action for action in legal if action.verb not in MANY and action.verb not in ("play", "fetch")]
    found += [action for action in legal if action.verb == "play" and action.args[0] != "assistant"]
    for verb, few in MANY.items():
        several = [action for action in legal if action.verb == verb]
        if several:
            found[:0] = few(state, several)
    return found


def _cheapest(state: State, legal: Sequence[Action]) -> list[Action]:
    """Of the cards that can be given, the least useful one."""
    cards = [action for action in legal if action.verb == "discard"]
    others = [action for action in legal if action.verb not in ("discard", "play")]
    return others + ([min(cards, key=lambda action: card_worth(str(action.args[0])))] if cards else [])


def _sales(state: State, sales: Sequence[Action]) -> list[Action]:
    """As much as possible, also without one good or another."""
    bundles = [(bundle_of(action.args) or (0, 0, 0, 0), action) for action in sales]
    picked = [max(bundles, key=lambda each: sum(each[0]))[1]]
    for good in range(4):
        without = [each for each in bundles if not each[0][good]]
        if without:
            picked.append(max(without, key=lambda each: sum(each[0]))[1])
    return list(dict.fromkeys(picked))


def _deliveries(state: State, deliveries: Sequence[Action]) -> list[Action]:
    """What is paid of one's choice, from what there is most of."""
    goods = state.goods[state.seat]

    def scarcest_left(action: Action) -> int:
        paid = bundle_of(action.args) or (0, 0, 0, 0)
        return min([had - given for had, given in zip(goods, paid, strict=True)])

    return sorted(deliveries, key=scarcest_left, reverse=True)[:3]


def _calls(state: State, calls: Sequence[Action]) -> list[Action]:
    return [action for number in CALLS for action in calls if action.args[0] == number]


def _all_of_them(state: State, gatherings: Sequence[Action]) -> list[Action]:
    return [max(gatherings, key=lambda action: len(action.args))]


MANY: dict[str, Trim] = {"sell": _sales, "deliver": _deliveries, "call": _calls, "gather": _all_of_them}
TRIMS: dict[str, Trim] = {
    "move": _at_move,
    "arrive": _at_arrival,
    "pay": _at_payment,
    "act": _at_action,
    "errand": _at_action,
    "discard": _cheapest,
    "governor": _cheapest,
}
