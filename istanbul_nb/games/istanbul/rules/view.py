"""What a seat may know: an allow-list, ready for JSON."""

from __future__ import annotations

from typing import Any

from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.istanbul.rules.board import places_in
from istanbul_nb.games.istanbul.rules.goods import GOODS, words_of
from istanbul_nb.games.istanbul.rules.options import SINCE
from istanbul_nb.games.istanbul.rules.places import dealer, market, mosque, palace, post
from istanbul_nb.games.istanbul.rules.state import OWN, State

SHOWN_OPTIONS = ("players", "edition", "neutral")


def view(state: State, seat: int | None) -> dict[str, Any]:
    """Return the table as that seat, or a spectator, sees it (ist.cart.rubies)."""
    shown: dict[str, Any] = {
        "game": "istanbul",
        "seat": seat,
        "options": _options(state),
        "target": state.rules.target,
        "printed": _printed(state),
        "columns": state.rules.columns,
        "layout": list(state.board.layout),
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "actor": None if state.over else state.seat,
        "decision": _decision(state, seat),
        "outlook": {} if state.over else state.rules.decisions[state.frames[-1][0]].outlook(state),
        "met": [figure.name for index, figure in enumerate(state.rules.figures) if state.met >> index & 1],
        "yellow": state.yellow,
        "paid": state.paid,
        "repeat": state.repeat,
        "seats": [_seat(state, each) for each in range(state.rules.players)],
        "places": _places(state),
        "figures": {figure.name: spot for figure, spot in zip(state.rules.figures, state.figures, strict=True)},
        "neutral_merchants": list(state.neutral),
        "neutral_assistants": list(state.loose),
    }
    for part in state.rules.parts:
        shown[part.name] = part.view(state, seat)
    if seat is not None:
        shown["hand"] = [state.rules.card_names[kind] for kind in state.hands[seat]]
    return shown


def _options(state: State) -> dict[str, Any]:
    """Return what was chosen; options of expansions where they matter."""
    chosen = state.rules.options
    return {name: chosen[name] for name in SHOWN_OPTIONS} | {
        name: chosen[name] for name, default in SINCE.items() if chosen[name] != default
    }


def _printed(state: State) -> dict[str, list[Any]]:
    """Return what is printed on the places of this setup, covered or not."""
    rules = state.rules
    return {
        "post_upper": list(rules.table("post_upper")),
        "post_lower": list(rules.table("post_lower")),
        "dealer_prices": list(rules.dealer_prices),
        "mosque_costs": list(rules.tile_costs),
    }


def _decision(state: State, seat: int | None) -> list[Any] | None:
    """Return what is to be decided, as the seat may know it."""
    if not state.frames:
        return None
    frame = state.frames[-1]
    return state.rules.decisions[frame[0]].show(frame, seat)


def _seat(state: State, seat: int) -> dict[str, Any]:
    """Return what everybody sees of a player."""
    return {
        "colour": SEATS[seat],
        "lira": state.lira[seat],
        "goods": list(state.goods[seat]),
        "extensions": state.extensions[seat],
        "capacity": state.rules.capacity + state.extensions[seat],
        "rubies": state.rubies[seat],
        "tiles": [GOODS[good] for good in places_in(state.tiles[seat])],
        "cards": len(state.hands[seat]),
        "merchant": state.merchant[seat],
        "stack": ["own" if assistant == OWN else "neutral" for assistant in state.stack[seat]],
        "assistants": list(places_in(state.out[seat])),
        "fifth": state.fifth[seat],
        "family": state.family[seat],
    }


def _places(state: State) -> dict[str, Any]:
    """Return the live state of the places."""
    names = state.rules.card_names
    palace_goods, palace_any = palace.cost(state)
    return {
        "wainwright": {
            "price": state.rules.extension_price,
            "extensions": state.extensions_left,
            "rubies": state.wainwright,
        },
        "post": {"down": state.post, "pays": post.uncovered(state)},
        "caravansary": {"deck": sum(state.deck), "discard": [names[kind] for kind in state.discard]},
        "markets": {
            name: {
                "tile": market.top_tile(state, index),
                "seen": [state.rules.table(market.TABLES[index])[tile] for tile in state.demand_seen[index]],
                "pays": list(state.rules.table(f"payout_{name}")),
            }
            for index, name in enumerate(market.NAMES)
        },
        "palace": {"rubies": state.palace, "goods": list(words_of(palace_goods)), "any": palace_any},
        "dealer": {"rubies": state.dealer, "price": dealer.price(state) if state.dealer else None},
        "mosques": {
            name: {
                "rubies": state.mosque_rubies[index],
                "tiles": {GOODS[good]: mosque.tile_cost(state, good) for good in mosque.COLOURS[index]},
                "left": {
                    GOODS[good]: len(state.rules.tile_costs) - state.tiles_taken[good] for good in mosque.COLOURS[index]
                },
            }
            for index, name in enumerate(mosque.NAMES)
        },
        "supply": state.supply,
    }
