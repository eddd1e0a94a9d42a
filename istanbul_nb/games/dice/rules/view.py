"""What a seat may know: an allow-list, ready for JSON."""

from __future__ import annotations

from istanbul_nb.core import Action
from istanbul_nb.core.seats import SEATS
from istanbul_nb.core.view import Decision
from istanbul_nb.games.dice.rules.decisions import DECISIONS
from istanbul_nb.games.dice.rules.offers import price_of
from istanbul_nb.games.dice.rules.payment import by_default
from istanbul_nb.games.dice.rules.resources import (
    BROWN,
    COIN,
    CRYSTAL,
    FACES,
    LIRA,
    MONEY,
    RESOURCES,
    TRACKS,
    faces_written,
    goods_written,
)
from istanbul_nb.games.dice.rules.ruleset import TILES
from istanbul_nb.games.dice.rules.state import State
from istanbul_nb.games.dice.rules.view_shape import Die, PaymentView, SeatShape, TrackView, View


def view(state: State, seat: int | None) -> View:
    """Return the table as that seat, or a spectator, sees it."""
    rules = state.rules
    shown: View = {
        "game": "dice",
        "seat": seat,
        "options": {"players": rules.players},
        "target": rules.target,
        "tiles_for_ruby": rules.tiles_for_ruby,
        "round": state.round,
        "first": state.first,
        "turn": state.turn,
        "actor": None if state.over else state.seat,
        "decision": _decision(state),
        "tracks": {name: _track(state, track) for track, name in enumerate(TRACKS)},
        "mosque": state.mosque,
        "row": [
            {"tile": TILES[tile], "cost": list(goods_written(rules.tile_prices[tile].goods))} for tile in state.row
        ],
        "stack": sum(state.stack),
        "below": [TILES[tile] for tile in state.below],
        "deck": sum(state.deck),
        "discard": {"open": _names(state, state.up), "down": sum(map(len, state.down))},
        "supply": dict(zip(RESOURCES, state.supply, strict=True)),
        "dice": _dice(state),
        "actions": state.frames[0][1] if state.frames and state.frames[0][0] == "act" else None,
        "seats": [_seat(state, each) for each in range(rules.players)],
    }
    if state.frames and state.frames[-1][0] == "act":
        shown["payments"] = _payments(state)
    if seat is not None:
        shown["put_down"] = _names(state, state.down[seat])
        if state.frames and state.frames[-1][0] == "cards" and seat == state.turn:
            shown["drawn"] = list(state.frames[-1][1])
    return shown


def worth(state: State, seat: int) -> int:
    """Return the money that decides a tie: tokens and crystals count too (dice.end.tie)."""
    stock, values = state.stock[seat], state.rules.table("worth")
    return int(stock[LIRA] + sum(stock[: BROWN + 1]) * values["token"] + stock[CRYSTAL] * values["crystal"])


def _names(state: State, kinds: tuple[int, ...]) -> list[str]:
    return [state.rules.card_names[kind] for kind in kinds]


def _decision(state: State) -> Decision | None:
    """Return what is to be decided, as everybody may know it."""
    if not state.frames:
        return None
    frame = state.frames[-1]
    return DECISIONS[frame[0]].show(state, frame)


def _track(state: State, track: int) -> TrackView:
    left = state.tracks[track]
    price = state.rules.price(track, left) if left else None
    return {"price": price, "prices": list(state.rules.prices[track]), "rubies": left}


def _dice(state: State) -> list[Die]:
    """Return the dice of the turn by their faces, those that are still free first."""
    return [
        {"face": name, "used": used}
        for face, name in enumerate(FACES)
        for used, dice in ((False, state.free), (True, state.used))
        for _ in range(dice[face])
    ]


def _seat(state: State, seat: int) -> SeatShape:
    """Return what everybody sees of a player."""
    stock = state.stock[seat]
    return {
        "colour": SEATS[seat],
        "lira": stock[LIRA],
        "crystal": stock[CRYSTAL],
        "tokens": stock[:BROWN],
        "brown": stock[BROWN],
        "tiles": [TILES[tile] for tile in state.tiles[seat]],
        "new": [TILES[tile] for tile in state.fresh] if seat == state.turn else [],
        "dice": state.extra[seat],
        "rubies": state.rubies[seat],
        "mosque": state.mosque_had[seat],
        "worth": worth(state, seat),
    }


def _payments(state: State) -> dict[str, PaymentView]:
    """Return what each action that is offered would pay if nobody chooses."""
    actions = DECISIONS["act"].legal(state)
    return {
        str(action): _payment(state, action) for action in actions if action.verb not in ("reroll", "choose", "end")
    }


def _payment(state: State, action: Action) -> PaymentView:
    price, stock = price_of(state, action), state.stock[state.turn]
    paid: PaymentView = {"dice": [], "tokens": [], "brown": 0, "lira": 0}
    if price is not None:
        dice, tokens, brown = by_default(price, state.free[:4], stock[:4], stock[BROWN])
        return {**paid, "dice": list(goods_written(dice)), "tokens": list(goods_written(tokens)), "brown": brown}
    if action.verb == "ruby":
        return {**paid, "lira": state.rules.price(MONEY, state.tracks[MONEY])}
    coins, cards = (0, action.args[0]) if action.args else (state.free[COIN], 0)
    return {**paid, "dice": list(faces_written((0, 0, 0, 0, coins, cards)))}
