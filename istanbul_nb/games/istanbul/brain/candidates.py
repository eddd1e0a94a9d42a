"""Istanbul: which of the legal actions deserve a thought. Few, so that a whole turn can be thought through."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from istanbul_nb.core import Action
from istanbul_nb.games.istanbul.brain.bazaar import turns_from
from istanbul_nb.games.istanbul.brain.cards import LATE, REPEATING, card_worth
from istanbul_nb.games.istanbul.rules.goods import GOODS, bundle_of
from istanbul_nb.games.istanbul.rules.state import State

Trim = Callable[[State, Sequence[Action]], list[Action]]

CALLS = (7, 6, 8)
WALKS = ("move", "guild", "walk", "double", "place")
WALKING_CARDS = ("stay", "far", "corner", "anywhere", "follow", "familywalk", "companion2", "family")
PASSING = ("end", "skip", "play", "fetch")
NOT_BEFORE = ("assistant", *LATE)  # cards that are not played before an action
ALWAYS_GOOD = {  # where one is, one does it
    *("fill", "collect", "gather", "call", "roll", "draw"),
    *("enrol", "accept", "browse", "auction", "descend"),
}


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
    found = [action for action in legal if action.verb in ("take", "leave")]
    return found or [action for action in legal if action.verb != "play" or action.args[0] == "assistant"]


def _at_payment(state: State, legal: Sequence[Action]) -> list[Action]:
    return [action for action in legal if action.verb in ("pay", "end")]


def at_action(many: Mapping[str, Trim]) -> Trim:
    """Keep what the place offers; of many ways to sell, deliver, call, gather or roast only the likely ones."""

    def trim(state: State, legal: Sequence[Action]) -> list[Action]:
        here = [action for action in legal if action.verb not in PASSING]
        if here and here[0].verb in ALWAYS_GOOD:
            legal = here
        found = [action for action in legal if action.verb not in many and action.verb not in ("play", "fetch")]
        found += [action for action in legal if action.verb == "play" and action.args[0] not in NOT_BEFORE]
        for verb in dict.fromkeys([action.verb for action in here]):
            if verb in many:
                found[:0] = many[verb](state, [action for action in here if action.verb == verb])
        return found

    return trim


def _at_meeting(state: State, legal: Sequence[Action]) -> list[Action]:
    """Keep meetings, cards that repeat the action, one other card of each sort; with nobody to meet, an assistant."""
    found = [action for action in legal if action.verb not in ("play", "fetch")]
    plays = [action for action in legal if action.verb == "play"]
    found += [action for action in plays if action.args[0] in REPEATING]
    found += [action for action in plays if action.args[0] in LATE][:1]
    found += [action for action in plays if action.args[0] not in LATE and action.args[0] not in REPEATING][:1]
    if not any(action.verb in ("meet", "catch") for action in found):
        found += _farthest(state, [action for action in legal if action.verb == "fetch"])
    return found


def _farthest(state: State, fetches: Sequence[Action]) -> list[Action]:
    """Return the assistant whom the merchant will be longest without, of those who could be fetched."""
    if not fetches:
        return []
    away = turns_from(state.boards[state.seat], state.merchant[state.seat])
    return [max(fetches, key=lambda fetch: away[int(fetch.args[0])])]


def bribes(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return lira, or the good of which there is most."""
    held = state.goods[state.seat]
    lira = [action for action in legal if action.verb == "pay" and action.args[0] == "lira"]
    goods = [action for action in legal if action.verb == "pay" and action.args[0] != "lira"]
    return lira + sorted(goods, key=lambda action: -held[GOODS.index(str(action.args[0]))])[:1]


def _cheapest(state: State, legal: Sequence[Action]) -> list[Action]:
    """Return the least useful one of the cards that can be given."""
    cards = [action for action in legal if action.verb == "discard"]
    others = [action for action in legal if action.verb not in ("discard", "play")]
    return others + ([min(cards, key=lambda action: card_worth(str(action.args[0])))] if cards else [])


def _sales(state: State, sales: Sequence[Action]) -> list[Action]:
    """Return the largest sale, also without one good or another."""
    bundles = [(bundle_of(action.args) or (0, 0, 0, 0), action) for action in sales]
    picked = [max(bundles, key=lambda each: sum(each[0]))[1]]
    for good in range(4):
        without = [each for each in bundles if not each[0][good]]
        if without:
            picked.append(max(without, key=lambda each: sum(each[0]))[1])
    return list(dict.fromkeys(picked))


def deliveries(state: State, offered: Sequence[Action]) -> list[Action]:
    """Return what is paid where the player may choose, from what there is most of."""
    goods = state.goods[state.seat]

    def scarcest_left(action: Action) -> int:
        paid = bundle_of(action.args) or (0, 0, 0, 0)
        return min([had - given for had, given in zip(goods, paid, strict=True)])

    return sorted(offered, key=scarcest_left, reverse=True)[:3]


def calls(state: State, numbers: Sequence[Action]) -> list[Action]:
    """Return numbers that are called well."""
    return [action for number in CALLS for action in numbers if action.args[0] == number]


def all_of_them(state: State, gatherings: Sequence[Action]) -> list[Action]:
    """Return the largest choice."""
    return [max(gatherings, key=lambda action: len(action.args))]


MANY: dict[str, Trim] = {"sell": _sales, "deliver": deliveries, "call": calls, "gather": all_of_them}
FILTERS: dict[str, Trim] = {
    "move": _at_move,
    "arrive": _at_arrival,
    "pay": _at_payment,
    "meet": _at_meeting,
    "bribe": bribes,
    "discard": _cheapest,
    "governor": _cheapest,
}
