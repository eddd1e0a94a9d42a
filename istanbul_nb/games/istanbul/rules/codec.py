"""A state as plain JSON and back. Reading trusts nothing: shapes, ranges and counts are checked."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from itertools import pairwise
from typing import Any

from istanbul_nb.core import BadOptions, BadState, Reader
from istanbul_nb.games.istanbul.rules.board import FOUNTAIN, board_of, places_in
from istanbul_nb.games.istanbul.rules.goods import GOOD, GOODS
from istanbul_nb.games.istanbul.rules.inventory import EXTENSIONS_EACH, NEUTRAL_MERCHANTS, inventory
from istanbul_nb.games.istanbul.rules.options import complete, rules_for, written
from istanbul_nb.games.istanbul.rules.places.market import NAMES as MARKETS
from istanbul_nb.games.istanbul.rules.places.market import TABLES
from istanbul_nb.games.istanbul.rules.places.mosque import NAMES as MOSQUES
from istanbul_nb.games.istanbul.rules.ruleset import Rules
from istanbul_nb.games.istanbul.rules.state import LATEST, NEUTRAL, OWN, RICHEST, State
from istanbul_nb.games.istanbul.rules.turn import merchants_met

WALKERS = ("merchant", "companion")
AFTER_PAYING = ("act", "meet", "after", "double")
MOST_DECISIONS = 250  # at once: two dice bring a choice for each of up to 99 goods, over some other decisions
ASSISTANT = {"own": OWN, "neutral": NEUTRAL}


def encode(state: State) -> dict[str, Any]:
    """Return the whole state, secrets included."""
    rules = state.rules
    names = rules.card_names
    return {
        "options": {name: deepcopy(it) if type(it) is dict else it for name, it in written(rules.options).items()},
        "layout": list(state.board.layout),
        "seats": [
            {
                "lira": state.lira[seat],
                "goods": list(state.goods[seat]),
                "extensions": state.extensions[seat],
                "rubies": state.rubies[seat],
                "tiles": [GOODS[good] for good in places_in(state.tiles[seat])],
                "hand": [names[kind] for kind in state.hands[seat]],
                "merchant": state.merchant[seat],
                "stack": ["own" if assistant == OWN else "neutral" for assistant in state.stack[seat]],
                "assistants": list(places_in(state.out[seat])),
                "fifth": state.fifth[seat],
                "family": state.family[seat],
            }
            for seat in range(rules.players)
        ],
        "places": {
            "extensions": state.extensions_left,
            "wainwright": state.wainwright,
            "mosque_tiles": dict(zip(GOODS, state.tiles_taken, strict=True)),
            "mosque_rubies": dict(zip(MOSQUES, state.mosque_rubies, strict=True)),
            "palace": state.palace,
            "dealer": state.dealer,
            "supply": state.supply,
            "post": state.post,
            **{
                name: {
                    "seen": [rules.table(TABLES[index])[tile] for tile in state.demand_seen[index]],
                    "top": state.demand_top[index],
                }
                for index, name in enumerate(MARKETS)
            },
            "deck": dict(zip(names, state.deck, strict=True)),
            "discard": [names[kind] for kind in state.discard],
        },
        "figures": {figure.name: spot for figure, spot in zip(rules.figures, state.figures, strict=True)},
        "neutral_merchants": list(state.neutral),
        "neutral_assistants": list(state.loose),
        "turn": {
            "seat": state.turn,
            "first": state.first,
            "round": state.round,
            "met": [figure.name for index, figure in enumerate(rules.figures) if state.met >> index & 1],
            "yellow": state.yellow,
            "repeat": state.repeat,
            "paid": state.paid,
            **(_more_of_the_turn(state) if rules.parts else {}),
        },
        "decisions": [list(frame) for frame in state.frames],
        "over": state.over,
        **{part.name: part.encode(state) for part in rules.parts},
    }


def _more_of_the_turn(state: State) -> dict[str, Any]:
    """Return what the base game has no need of."""
    return {"spot": state.spot, "walker": state.walker, "bound": state.bound, "begun": state.begun}


def decode(data: Any) -> State:
    """Return the state again; raise `BadState` if the data are not one."""
    root = Reader(data, "state")
    options = root["options"]
    if not isinstance(options.value, Mapping):
        raise options.fail("not-object")
    try:
        rules = rules_for(complete(options.value))
    except BadOptions as error:
        raise options.fail("options", error=error) from None
    layout = root["layout"].numbers(1, rules.numbers[-1], len(rules.numbers))
    if tuple(sorted(layout)) != rules.numbers:
        raise root["layout"].fail("layout-twice")
    state = State()
    state.rules = rules
    state.board = board_of(tuple(layout), rules.columns)
    state.boards = (state.board,) * rules.players
    state.legal = None
    _read_seats(state, root["seats"].items(rules.players))
    _read_places(state, root["places"])
    _read_figures(state, root)
    _read_turn(state, root)
    _check_counts(state)
    return state


def _read_seats(state: State, seats: list[Reader]) -> None:
    rules = state.rules
    state.lira = [seat["lira"].number(0, RICHEST) for seat in seats]
    state.extensions = [seat["extensions"].number(0, EXTENSIONS_EACH) for seat in seats]
    state.goods = [
        seat["goods"].numbers(0, rules.capacity + extensions, 4)
        for seat, extensions in zip(seats, state.extensions, strict=True)
    ]
    state.rubies = [seat["rubies"].number(0, rules.table("box_rubies")) for seat in seats]
    state.tiles = [_mask(seat["tiles"], seat["tiles"].names(GOOD)) for seat in seats]
    state.hands = [tuple(seat["hand"].rising(seat["hand"].names(rules.card_kind))) for seat in seats]
    state.merchant = [_place(seat["merchant"], rules) for seat in seats]
    state.stack = [tuple(seat["stack"].names(ASSISTANT)) for seat in seats]
    state.out = [_mask(seat["assistants"], _places(seat["assistants"], rules)) for seat in seats]
    state.fifth = [seat["fifth"].flag() for seat in seats]
    state.family = [_place(seat["family"], rules) for seat in seats]


def _place(reader: Reader, rules: Rules) -> int:
    place = reader.number(1, rules.numbers[-1])
    if place not in rules.places:
        raise reader.fail("no-place")
    return place


def _places(reader: Reader, rules: Rules, length: int | None = None) -> list[int]:
    return [_place(item, rules) for item in reader.items(length)]


def _mask(reader: Reader, members: list[int]) -> int:
    return sum(1 << member for member in reader.rising(members, twice=False))


def _read_places(state: State, places: Reader) -> None:
    rules = state.rules
    box = rules.table("box_rubies")
    state.extensions_left = places["extensions"].number(0, EXTENSIONS_EACH * rules.players)
    state.wainwright = places["wainwright"].number(0, box)
    tiles_taken, rubies = places["mosque_tiles"], places["mosque_rubies"]
    state.tiles_taken = [tiles_taken[good].number(0, len(rules.tile_costs)) for good in GOODS]
    state.mosque_rubies = [rubies[name].number(0, box) for name in MOSQUES]
    state.palace = places["palace"].number(0, len(rules.palace_costs) - 1)
    state.dealer = places["dealer"].number(0, len(rules.dealer_prices))
    state.supply = places["supply"].number(0, box)
    state.post = places["post"].number(0, len(rules.table("post_upper")))
    state.demand_seen, state.demand_top = [], []
    for name, table in zip(MARKETS, TABLES, strict=True):
        tiles = {tile: index for index, tile in enumerate(rules.table(table))}
        seen = places[name]["seen"].names(tiles)
        if not seen or len(set(seen)) != len(seen):
            raise places[name]["seen"].fail("demand-seen")
        state.demand_seen.append(tuple(seen))
        lowest = 0 if len(seen) == len(tiles) else len(seen) - 1
        state.demand_top.append(places[name]["top"].number(lowest, len(seen) - 1))
    deck = places["deck"]
    state.deck = [deck[name].number(0, copies) for name, copies in zip(rules.card_names, rules.copies, strict=True)]
    state.discard = tuple(places["discard"].names(rules.card_kind))


def _read_figures(state: State, root: Reader) -> None:
    rules = state.rules
    state.figures = [_place(root["figures"][figure.name], rules) for figure in rules.figures]
    neutral = NEUTRAL_MERCHANTS if rules.players == 2 else 0
    state.neutral = _places(root["neutral_merchants"], rules, neutral)
    loose = root["neutral_assistants"]
    state.loose = tuple(loose.rising(_places(loose, rules)))
    if FOUNTAIN in state.loose:
        raise loose.fail("fountain-assistant")
    for seat, out in enumerate(state.out):
        if out >> FOUNTAIN & 1:
            raise root["seats"].items()[seat]["assistants"].fail("fountain-assistant")


def _read_turn(state: State, root: Reader) -> None:
    rules, turn = state.rules, root["turn"]
    state.turn = state.seat = turn["seat"].number(0, rules.players - 1)
    state.first = turn["first"].number(0, rules.players - 1)
    state.round = turn["round"].number(1, LATEST)
    figures = {figure.name: index for index, figure in enumerate(rules.figures)}
    state.met = _mask(turn["met"], turn["met"].names(figures))
    state.yellow = turn["yellow"].flag()
    state.repeat = turn["repeat"].number(0, rules.numbers[-1])
    state.paid = turn["paid"].flag()
    state.over = root["over"].flag()
    state.spot, state.walker, state.bound, state.begun = state.merchant[state.turn], "merchant", True, False
    if rules.parts:
        state.spot = turn["spot"].number(0, rules.numbers[-1])
        state.walker = WALKERS[turn["walker"].one_of({name: index for index, name in enumerate(WALKERS)})]
        state.bound, state.begun = turn["bound"].flag(), turn["begun"].flag()
    for part in rules.parts:
        part.decode(state, root[part.name])
    standing = {"merchant": state.merchant[state.turn]}
    for part in rules.parts:
        standing |= part.spots(state)
    if state.spot and state.spot != standing.get(state.walker):
        raise turn["spot"].fail("decisions-table")
    _read_frames(state, root["decisions"])
    _check_frames(state, root["decisions"])


def _read_frames(state: State, written: Reader) -> None:
    """Read the frames from the bottom of the stack up; a frame may look at those below it."""
    decisions, frames = state.rules.decisions, written.items()
    if len(frames) > MOST_DECISIONS:
        raise written.fail("decisions-many", most=MOST_DECISIONS)
    state.frames = []
    for frame in frames:
        name, *_ = frame.items() or [frame]
        if not isinstance(name.value, str) or name.value not in decisions:
            raise name.fail("not-decision")
        state.frames.append(decisions[name.value].read(state, frame))
    if state.frames:
        state.seat = decisions[state.frames[-1][0]].decider(state)


def _check_frames(state: State, written: Reader) -> None:
    """Check that there is a pause of the turn that fits the table, and what it led to."""
    if state.over != (not state.frames):
        raise written.fail("decisions-over")
    finished = max(state.rubies) >= state.rules.target
    if (state.over or state.frames[0][0] == "last") and not finished:
        raise written.fail("decisions-early")
    if state.over:
        return
    known, names = state.rules.decisions, [frame[0] for frame in state.frames]
    pause = names[0]
    if not known[pause].pause or any(below not in known[name].over for below, name in pairwise(names)):
        raise written.fail("decisions-order")
    if names[-1] in state.rules.automatic:
        raise written.fail("decisions-order")
    at_fountain = state.spot == FOUNTAIN
    too_early = (state.paid or not state.spot) and pause not in AFTER_PAYING
    if too_early or (pause in ("arrive", "pay") and at_fountain) or (pause == "pay" and not merchants_met(state)):
        raise written.fail("decisions-table")


def _check_counts(state: State) -> None:
    """Check that everything is there that never appears or vanishes."""
    expected = state.rules.counts
    for name, count in inventory(state).items():
        if count != expected[name]:
            raise BadState("state", "count", what=name, expected=_list(expected[name]), found=_list(count))


def _list(counts: tuple[int, ...]) -> str:
    return " ".join(map(str, counts))
