"""A state as plain JSON and back. Reading trusts nothing: shapes, ranges and counts are checked."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from istanbul_nb.core import BadOptions, BadState, Reader
from istanbul_nb.games.dice.rules.decisions import DECISIONS
from istanbul_nb.games.dice.rules.inventory import counts_of, inventory
from istanbul_nb.games.dice.rules.options import complete, rules_for
from istanbul_nb.games.dice.rules.resources import FACES, RESOURCES, TRACKS
from istanbul_nb.games.dice.rules.ruleset import DIE, TILE, TILES
from istanbul_nb.games.dice.rules.state import State
from istanbul_nb.games.dice.rules.turn import settle

LATEST = 10**6  # no game lasts for more rounds


def encode(state: State) -> dict[str, Any]:
    """Return the whole state, secrets included."""
    rules = state.rules
    names = rules.card_names
    return {
        "options": deepcopy(rules.options),
        "seats": [
            {
                "stock": dict(zip(RESOURCES, state.stock[seat], strict=True)),
                "tiles": [TILES[tile] for tile in state.tiles[seat]],
                "rubies": state.rubies[seat],
                "mosque": state.mosque_had[seat],
                "dice": state.extra[seat],
                "put_down": [names[kind] for kind in state.down[seat]],
            }
            for seat in range(rules.players)
        ],
        "board": {
            "supply": dict(zip(RESOURCES, state.supply, strict=True)),
            "dice": state.box,
            "tracks": dict(zip(TRACKS, state.tracks, strict=True)),
            "mosque": state.mosque,
            "row": [TILES[tile] for tile in state.row],
            "stack": dict(zip(TILES, state.stack, strict=True)),
            "below": [TILES[tile] for tile in state.below],
            "deck": dict(zip(names, state.deck, strict=True)),
            "discard": [names[kind] for kind in state.up],
        },
        "turn": {
            "seat": state.turn,
            "first": state.first,
            "round": state.round,
            "free": dict(zip(FACES, state.free, strict=True)),
            "used": dict(zip(FACES, state.used, strict=True)),
            "new": [TILES[tile] for tile in state.fresh],
        },
        "decisions": [[list(fact) if isinstance(fact, tuple) else fact for fact in frame] for frame in state.frames],
        "over": state.over,
    }


def decode(data: Any) -> State:
    """Return the state again; raise `BadState` if the data are not one."""
    root = Reader(data, "state")
    options = root["options"]
    if not isinstance(options.value, Mapping):
        raise options.fail("not-object")
    state = State()
    try:
        state.rules = rules_for(complete(options.value))
    except BadOptions as error:
        raise options.fail("options", error=error) from None
    state.legal = None
    _read_seats(state, root["seats"].items(state.rules.players))
    _read_board(state, root["board"])
    _read_turn(state, root["turn"])
    state.over = root["over"].flag()
    _read_frames(state, root["decisions"])
    _check_turn(state, root)
    _check_counts(state)
    return state


def _read_seats(state: State, seats: list[Reader]) -> None:
    rules = state.rules
    state.stock = [_counts(seat["stock"], RESOURCES, rules.totals) for seat in seats]
    state.tiles = [tuple(seat["tiles"].rising(seat["tiles"].names(TILE))) for seat in seats]
    state.rubies = [seat["rubies"].number(0, rules.table("box_rubies")) for seat in seats]
    state.mosque_had = [seat["mosque"].flag() for seat in seats]
    state.extra = [seat["dice"].number(0, rules.extra_dice) for seat in seats]
    state.down = [tuple(seat["put_down"].rising(seat["put_down"].names(rules.card_kind))) for seat in seats]


def _counts(reader: Reader, names: tuple[str, ...], most: tuple[int, ...]) -> list[int]:
    return [reader[name].number(0, limit) for name, limit in zip(names, most, strict=True)]


def _read_board(state: State, board: Reader) -> None:
    rules = state.rules
    state.supply = _counts(board["supply"], RESOURCES, rules.totals)
    state.box = board["dice"].number(0, rules.extra_dice)
    state.tracks = _counts(board["tracks"], TRACKS, rules.circles)
    state.mosque = board["mosque"].number(0, rules.mosque)
    state.row = tuple(board["row"].names(TILE))
    state.stack = _counts(board["stack"], TILES, rules.tile_copies)
    state.below = tuple(board["below"].names(TILE))
    state.deck = _counts(board["deck"], rules.card_names, rules.card_copies)
    state.up = tuple(board["discard"].names(rules.card_kind))
    waiting = bool(state.below) or any(state.stack)
    if len(state.row) > rules.row or (waiting and len(state.row) < rules.row):
        raise board["row"].fail("length", length=rules.row)


def _read_turn(state: State, turn: Reader) -> None:
    rules = state.rules
    dice = (rules.shared_dice + rules.extra_dice,) * len(FACES)
    state.turn = state.seat = turn["seat"].number(0, rules.players - 1)
    state.first = turn["first"].number(0, rules.players - 1)
    state.round = turn["round"].number(1, LATEST)
    state.free = _counts(turn["free"], FACES, dice)
    state.used = _counts(turn["used"], FACES, dice)
    state.fresh = tuple(turn["new"].rising(turn["new"].names(TILE)))
    owned = state.tiles[state.turn]
    if any(state.fresh.count(tile) > owned.count(tile) for tile in state.fresh):
        raise turn["new"].fail("tiles-turn")


def _read_frames(state: State, written: Reader) -> None:
    """Read the frames from the bottom of the stack up; a frame may look at those below it."""
    state.frames = []
    for frame in written.items():
        name, *_ = frame.items() or [frame]
        if not isinstance(name.value, str) or name.value not in DECISIONS:
            raise name.fail("not-decision")
        over = DECISIONS[name.value].over
        if (state.frames[-1][0] not in over) if state.frames else over:
            raise written.fail("decisions-order")
        state.frames.append(DECISIONS[name.value].read(state, frame))
    if state.over != (not state.frames):
        raise written.fail("decisions-over")
    if state.over and max(state.rubies) < state.rules.target:
        raise written.fail("decisions-early")


def _check_turn(state: State, root: Reader) -> None:
    """Check that the dice fit the turn, and nothing that follows by itself is left to do."""
    seat, dice, shared = state.turn, sum(state.free) + sum(state.used), state.rules.shared_dice
    rolled = bool(state.frames) and state.frames[0][0] == "act"
    if not (shared <= dice <= shared + state.extra[seat] if rolled else dice == 0):
        raise root["turn"]["free"].fail("dice-turn")
    for each, tiles in enumerate(state.tiles):
        extra, owned = state.extra[each], tiles.count(DIE)
        if extra < owned or (extra > owned and not (rolled and each == seat)):
            raise root["seats"].items()[each]["dice"].fail("dice-turn")
    if state.frames and state.frames[-1][0] in ("income", "act") and not state.frames[-1][1]:
        raise root["decisions"].fail("decisions-order")
    if state.frames:
        settle(state, [])


def _check_counts(state: State) -> None:
    """Check that everything is there that never appears or vanishes."""
    expected = counts_of(state.rules)
    for name, count in inventory(state).items():
        if count != expected[name]:
            raise BadState("state", "count", what=name, expected=_list(expected[name]), found=_list(count))


def _list(counts: tuple[int, ...]) -> str:
    return " ".join(map(str, counts))
