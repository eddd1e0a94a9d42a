"""What a seat may know: an allow-list, ready for JSON."""

from __future__ import annotations

from istanbul_nb.core.seats import SEATS
from istanbul_nb.core.view import Decision
from istanbul_nb.games.sultan.rules.state import NONE, State, Trick
from istanbul_nb.games.sultan.rules.stones import STONES, bonus_for, points_of
from istanbul_nb.games.sultan.rules.trick import cards_beside, outcome
from istanbul_nb.games.sultan.rules.view_shape import Bag, CushionView, Printed, SeatShape, SheetRow, TrickView, View


def view(state: State, seat: int | None) -> View:
    """Return the table as that seat, or a spectator, sees it (sultan.secret)."""
    rules, over = state.rules, state.decision == "over"
    remembered = rules.memory or over
    shown: View = {
        "game": "sultan",
        "seat": seat,
        "options": {"players": rules.players, "memory": rules.memory},
        "printed": _printed(state),
        "rounds": rules.rounds,
        "tricks": rules.tricks,
        "cushions": rules.cushions,
        "bids": rules.bids,
        "round": state.round,
        "trick": state.trick,
        "first": state.first,
        "turn": state.seat,
        "actor": None if over else state.seat,
        "decision": _decision(state),
        "drawn": [STONES[stone] for stone in state.drawn],
        "returned": None if state.returned == NONE else STONES[state.returned],
        "table": _table(state, seat),
        "last": None if state.last is None else _last(state, state.last),
        "seats": [_seat(state, each, remembered or each == seat) for each in range(rules.players)],
        "bag": _bag(state) if remembered else {"stones": None, "contents": None},
        "sheet": _sheet(state) if over else None,
    }
    if seat is not None:
        shown["hand"] = list(state.hands[seat])
        shown["undrawn"] = list(state.decks[seat])
    return shown


def _bag(state: State) -> Bag:
    return {"stones": sum(state.bag), "contents": list(state.bag)}


def _printed(state: State) -> Printed:
    """Return the numbers of this setup that a player has before him."""
    rules = state.rules
    return {
        "stones": list(rules.stones),
        "values": list(rules.values),
        "bonus": [list(line) for line in rules.bonus],
        "highest": rules.highest,
        "sets": rules.sets,
    }


def _decision(state: State) -> Decision | None:
    """Return what is to be decided: `offer`; `lay` and the stones drawn; `bid`, which card of how many."""
    if state.decision == "over":
        return None
    if state.decision == "lay":
        return ["lay", [STONES[stone] for stone in state.drawn]]
    if state.decision == "bid":
        return ["bid", len(state.bids) // state.rules.players + 1, state.rules.bids]
    return ["offer"]


def _table(state: State, seat: int | None) -> list[CushionView]:
    """Return how many cards lie where, and whose: that is open; their values only to their owner (sultan.bid)."""
    beside = cards_beside(state.first, state.rules.players, len(state.cushions), state.bids)
    return [
        {
            "stone": STONES[stone],
            "cards": [{"seat": owner, "card": card if owner == seat else None} for owner, card in cards],
        }
        for stone, cards in zip(state.cushions, beside, strict=True)
    ]


def _last(state: State, last: Trick) -> TrickView:
    """Return the last trick, turned up."""
    return {
        "round": last.round,
        "trick": last.trick,
        "first": last.first,
        "returned": STONES[last.returned],
        "table": [
            {
                "stone": STONES[cushion.stone],
                "cards": [{"seat": owner, "card": card} for owner, card in cushion.cards],
                "winner": cushion.winner,
                "why": cushion.why,
            }
            for cushion in outcome(last, state.rules.players, state.rules.first_wins_ties)
        ],
    }


def _seat(state: State, seat: int, known: bool) -> SeatShape:
    """Return what is seen of a player, and what is known of him to himself or by memory."""
    rules, collection = state.rules, state.stones[seat]
    return {
        "colour": SEATS[seat],
        "cards": len(state.hands[seat]),
        "undrawn": len(state.decks[seat]),
        "laid": len(state.bids[(seat - state.first) % rules.players :: rules.players]),
        "stones": sum(collection) if known else None,
        "collection": list(collection) if known else None,
        "points": points_of(rules.values, rules.bonus, collection) if known else None,
        "gone": sorted(state.gone[seat]) if known else None,
    }


def _sheet(state: State) -> list[SheetRow]:
    """Lift all screens: return what each colour brings to everyone (sultan.value, sultan.bonus)."""
    rules = state.rules
    return [
        {
            "seat": seat,
            "stones": list(collection),
            "points": [count * value for count, value in zip(collection, rules.values, strict=True)],
            "bonus": [bonus_for(rules.bonus, count) for count in collection],
            "total": points_of(rules.values, rules.bonus, collection),
            "count": sum(collection),
        }
        for seat, collection in enumerate(state.stones)
    ]
