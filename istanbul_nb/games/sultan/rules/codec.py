"""A state as plain JSON and back. Reading trusts nothing: shapes, ranges and counts are checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

from istanbul_nb.core import BadOptions, BadState, Reader
from istanbul_nb.games.sultan.rules.inventory import counts_of, inventory
from istanbul_nb.games.sultan.rules.options import complete, rules_for
from istanbul_nb.games.sultan.rules.ruleset import Rules
from istanbul_nb.games.sultan.rules.state import NONE, Bid, State, Trick
from istanbul_nb.games.sultan.rules.stones import STONE, STONES
from istanbul_nb.games.sultan.rules.trick import outcome

DECISIONS = ("offer", "lay", "bid", "over")
DECISION = {name: index for index, name in enumerate(DECISIONS)}


def encode(state: State) -> dict[str, Any]:
    """Return the whole state, secrets included."""
    last = state.last
    return {
        "options": deepcopy(state.rules.options),
        "round": state.round,
        "trick": state.trick,
        "first": state.first,
        "decision": state.decision,
        "bag": dict(zip(STONES, state.bag, strict=True)),
        "drawn": _letters(state.drawn),
        "returned": _letters(() if state.returned == NONE else (state.returned,)),
        "cushions": _letters(state.cushions),
        "bids": _written(state.bids),
        "seats": [
            {
                "deck": list(state.decks[seat]),
                "hand": list(state.hands[seat]),
                "gone": list(state.gone[seat]),
                "stones": list(state.stones[seat]),
            }
            for seat in range(state.rules.players)
        ],
        "last": None
        if last is None
        else {
            "returned": _letters((last.returned,)),
            "cushions": _letters(last.cushions),
            "bids": _written(last.bids),
        },
    }


def _letters(stones: Sequence[int]) -> list[str]:
    return [STONES[stone] for stone in stones]


def _written(bids: Sequence[Bid]) -> list[list[int]]:
    """Return cards and cushions in the order laid; whose they are follows from the first player."""
    return [[card, cushion + 1] for card, cushion in bids]


def decode(data: Any) -> State:
    """Return the state again; raise `BadState` if the data are not one."""
    root = Reader(data, "state")
    state = State()
    state.rules = _rules(root["options"])
    state.legal = None
    _read_moment(state, root)
    _read_table(state, root)
    _read_seats(state, root["seats"].items(state.rules.players))
    state.last = _read_last(state, root["last"])
    _check_counts(state)
    _check_bag(state, root)
    return state


def _rules(options: Reader) -> Rules:
    if not isinstance(options.value, Mapping):
        raise options.fail("not-object")
    try:
        return rules_for(complete(options.value))
    except BadOptions as error:
        raise options.fail("options", error=error) from None


def _read_moment(state: State, root: Reader) -> None:
    rules = state.rules
    state.round = root["round"].number(1, rules.rounds)
    state.trick = root["trick"].number(1, rules.tricks)
    state.first = root["first"].number(0, rules.players - 1)
    state.decision = DECISIONS[root["decision"].one_of(DECISION)]
    if state.decision == "over" and (state.round, state.trick) != (rules.rounds, rules.tricks):
        raise root["decision"].fail("sultan-table")


def _read_table(state: State, root: Reader) -> None:
    """Read what lies on the table; it must be what this decision leaves there."""
    rules, decision = state.rules, state.decision
    state.bag = [root["bag"][letter].number(0, most) for letter, most in zip(STONES, rules.stones, strict=True)]
    state.drawn = _stones(root["drawn"], rules.cushions + 1 if decision == "lay" else 0)
    returned = _stones(root["returned"], int(decision == "bid"))
    state.returned = returned[0] if returned else NONE
    state.cushions = _stones(root["cushions"], rules.cushions if decision == "bid" else 0)
    state.bids = _bids(root["bids"], rules)
    if len(state.bids) >= (rules.turns if decision == "bid" else 1):
        raise root["bids"].fail("sultan-table")
    state.seat = (state.first + len(state.bids)) % rules.players


def _stones(reader: Reader, length: int) -> tuple[int, ...]:
    reader.items(length)
    return tuple(reader.names(STONE))


def _bids(reader: Reader, rules: Rules) -> tuple[Bid, ...]:
    bids: list[Bid] = []
    for item in reader.items():
        card, cushion = item.items(2)
        bid = (card.number(1, rules.highest), cushion.number(1, rules.cushions) - 1)
        if any(bid[1] == earlier[1] for earlier in bids[len(bids) % rules.players :: rules.players]):
            raise item.fail("sultan-bid")
        bids.append(bid)
    return tuple(bids)


def _read_seats(state: State, seats: list[Reader]) -> None:
    rules = state.rules
    state.decks = [_pile(seat["deck"], rules) for seat in seats]
    state.hands = [_pile(seat["hand"], rules) for seat in seats]
    state.gone = [tuple(seat["gone"].numbers(1, rules.highest)) for seat in seats]
    state.stones = [tuple(seat["stones"].numbers(0, max(rules.stones), len(STONES))) for seat in seats]
    for number, seat in enumerate(seats):
        _check_cards(state, number, seat)


def _pile(reader: Reader, rules: Rules) -> tuple[int, ...]:
    return tuple(reader.rising(reader.numbers(1, rules.highest)))


def _check_cards(state: State, seat: int, reader: Reader) -> None:
    """Check how many cards a seat has drawn and laid, which is known at every moment (sultan.round)."""
    rules = state.rules
    laid = len(state.bids[(seat - state.first) % rules.players :: rules.players])
    used = rules.bids * (state.trick - 1 + (state.decision == "over"))
    expected = {
        "deck": len(rules.cards) - rules.hand * state.round,
        "hand": rules.hand - used - laid,
        "gone": rules.hand * (state.round - 1) + used,
    }
    found = {"deck": len(state.decks[seat]), "hand": len(state.hands[seat]), "gone": len(state.gone[seat])}
    for name, number in expected.items():
        if found[name] != number:
            raise reader[name].fail("sultan-cards", expected=number, found=found[name])


def _read_last(state: State, reader: Reader) -> Trick | None:
    """Read the trick before this one; it lies open until stones are drawn again."""
    rules, over = state.rules, state.decision == "over"
    expected = over or (state.decision == "offer" and (state.round, state.trick) != (1, 1))
    if expected != (reader.value is not None):
        raise reader.fail("sultan-table")
    if not expected:
        return None
    number = (state.round - 1) * rules.tricks + state.trick - 1 - (not over)
    last = Trick(
        number // rules.tricks + 1,
        number % rules.tricks + 1,
        (state.first - (not over)) % rules.players,
        _stones(reader["returned"], 1)[0],
        _stones(reader["cushions"], rules.cushions),
        _bids(reader["bids"], rules),
    )
    _check_last(state, last, reader)
    return last


def _check_last(state: State, last: Trick, reader: Reader) -> None:
    """Check that laid cards have just left the game, won stones are behind their screens, the rest in the bag."""
    rules = state.rules
    if len(last.bids) != rules.turns:
        raise reader["bids"].fail("length", length=rules.turns)
    for order in range(rules.players):
        laid = tuple(card for card, _ in last.bids[order :: rules.players])
        if state.gone[(last.first + order) % rules.players][-rules.bids :] != laid:
            raise reader["bids"].fail("sultan-last")
    bag, screens = list(state.bag), [list(collection) for collection in state.stones]
    bag[last.returned] -= 1
    for cushion in outcome(last, rules.players, rules.first_wins_ties):
        (bag if cushion.winner is None else screens[cushion.winner])[cushion.stone] -= 1
    if min(map(min, [bag, *screens])) < 0:
        raise reader.fail("sultan-last")


def _check_bag(state: State, root: Reader) -> None:
    """Check that a trick wins at least as many stones as a seat's cards, at most one a cushion (sultan.ruling.bag)."""
    rules = state.rules
    played = (state.round - 1) * rules.tricks + state.trick - 1 + (state.decision == "over")
    won, least, most = sum(map(sum, state.stones)), played * rules.bids, played * rules.cushions
    if not least <= won <= most:
        raise root["seats"].fail("sultan-stones", least=least, most=most, found=won)
    if state.returned != NONE and not state.bag[state.returned]:
        raise root["returned"].fail("sultan-table")


def _check_counts(state: State) -> None:
    """Check that everything is there that never appears or vanishes."""
    expected = counts_of(state.rules)
    for name, count in inventory(state).items():
        if count != expected[name]:
            raise BadState("state", "count", what=name, expected=_list(expected[name]), found=_list(count))


def _list(counts: tuple[int, ...]) -> str:
    return " ".join(map(str, counts))
