"""When the reasons of Istanbul are true, said without the code that gives them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.istanbul.rules import State

Facts = Mapping[str, Any]
Oracle = Callable[[State, Action, Facts], bool]
POLICE, FOUNTAIN = 12, 7
LETTERS = "RGYBC"


def _grid(state: State) -> dict[int, tuple[int, int]]:
    """Return column and row of every place."""
    columns = state.rules.columns
    return {place: (spot % columns, spot // columns) for spot, place in enumerate(state.board.layout)}


def _closed(state: State) -> set[int] | None:
    """Return the places beside a barrier that stops the figures of the seat."""
    if "mocha" not in [part.name for part in state.rules.parts] or state.mocha.barrier is None:
        return None
    return None if state.mocha.token == state.seat else set(state.mocha.barrier)


def _steps(state: State, start: int, end: int, barrier: bool) -> int:
    """Return the fewest steps between two places, around the barrier or through it."""
    grid, closed = _grid(state), _closed(state) if barrier else None
    reached, steps = {start}, 0
    while end not in reached:
        reached |= {
            there
            for here in reached
            for there in grid
            if abs(grid[here][0] - grid[there][0]) + abs(grid[here][1] - grid[there][1]) == 1
            and {here, there} != closed
        }
        steps += 1
    return steps


def _too_far(state: State, action: Action, facts: Facts) -> bool:
    here, place = facts["here"], facts["place"]
    reach = 4 if state.frames[-1][0] == "far" else 2
    return (
        here == state.merchant[state.seat]
        and facts["steps"] == _steps(state, here, place, barrier=True)
        and _steps(state, here, place, barrier=False) > reach
    )


def _barrier(state: State, action: Action, facts: Facts) -> bool:
    return _closed(state) == {facts["one"], facts["two"]} and facts["place"] == action.args[0]


def _held(state: State) -> dict[str, int]:
    goods = dict(zip("RGYB", state.goods[state.seat], strict=True))
    return {**goods, "C": state.mocha.coffee[state.seat] if state.rules.has_coffee else 0}


def _goods_short(state: State, action: Action, facts: Facts) -> bool:
    asked: dict[str, int] = {}
    for letter, number in re.findall(rf"([{LETTERS}])(\d*)", facts["goods"]):
        asked[letter] = asked.get(letter, 0) + int(number or 1)
    held = _held(state)
    return any(number > held[letter] for letter, number in asked.items())


def _seals(state: State) -> int:
    return len(state.letters.open[state.seat]) + 2 * len(state.letters.delivered[state.seat])


def _card_held(state: State, name: str) -> bool:
    return state.rules.card_kind[name] in state.hands[state.seat]


def _cards_left(state: State) -> bool:
    return any(state.deck) or bool(state.discard)


def _letters_left(state: State) -> bool:
    return any(state.letters.deck) or any(state.letters.discard)


def _owned(state: State, good: str) -> bool:
    return bool(state.tiles[state.seat] >> "RGYB".index(good) & 1)


def _tiles_left(state: State, good: str) -> bool:
    return state.tiles_taken["RGYB".index(good)] < len(state.rules.tile_costs)


def _ruby_left(state: State, place: int) -> bool:
    return bool({13: state.palace, 16: state.dealer}.get(place) or (place == 20 and state.mocha.coffeehouse))


def _index(state: State, figure: str) -> int:
    return [each.name for each in state.rules.figures].index(figure)


def _figure(state: State, name: str) -> int:
    return state.figures[_index(state, name)]


def _acts_at(state: State) -> int:
    """Return the place whose action can be carried out now; 0 if none can."""
    frame = state.frames[-1]
    if frame[0] == "mosque":
        return 14 + int(frame[1])
    return int(frame[1]) if frame[0] in ("act", "errand") else 0


def _in_corner(state: State, place: int) -> bool:
    column, row = _grid(state)[place]
    last = _grid(state)[state.board.layout[-1]]
    return column in (0, last[0]) and row in (0, last[1])


def _caught_here(state: State) -> set[str]:
    return {SEATS[owner] for owner, at in enumerate(state.family) if at == state.spot and owner != state.seat}


def _decision(state: State) -> str:
    return str(state.frames[-1][0])


TRUE: dict[str, Oracle] = {
    "game-over": lambda state, action, facts: state.over,
    "not-now": lambda state, action, facts: facts["decision"] == _decision(state),
    "move-first": lambda state, action, facts: _decision(state) == "move",
    "assistant-first": lambda state, action, facts: _decision(state) == "arrive",
    "pay-first": lambda state, action, facts: _decision(state) == "pay",
    "acted-already": lambda state, action, facts: _decision(state) == "meet",
    "fountain-no-assistant": lambda state, action, facts: state.frames[-1] == ("act", FOUNTAIN),
    "fountain-no-pay": lambda state, action, facts: state.frames[-1] == ("act", FOUNTAIN),
    "only-last-cards": lambda state, action, facts: _decision(state) == "last",
    "too-far": _too_far,
    "barrier-between": _barrier,
    "family-shut-in": lambda state, action, facts: (
        facts["place"] in (_closed(state) or ()) and facts["place"] == state.family[state.seat] != POLICE
    ),
    "same-place": lambda state, action, facts: facts["place"] == state.merchant[state.seat] == action.args[0],
    "no-such-place": lambda state, action, facts: facts["place"] not in map(str, state.board.layout),
    "no-assistant-here": lambda state, action, facts: not state.out[state.seat] >> facts["place"] & 1,
    "assistant-lies-here": lambda state, action, facts: bool(state.out[state.seat] >> facts["place"] & 1),
    "no-neutral-here": lambda state, action, facts: facts["place"] not in state.loose,
    "stack-empty": lambda state, action, facts: not state.stack[state.seat],
    "no-assistant-out": lambda state, action, facts: not state.out[state.seat],
    "no-assistant-there": lambda state, action, facts: (
        not facts["place"].isdigit() or not state.out[state.seat] >> int(facts["place"]) & 1
    ),
    "companion-no-assistants": lambda state, action, facts: state.walker == "companion",
    "lira-short": lambda state, action, facts: facts["needed"] > facts["lira"] == state.lira[state.seat],
    "coffee-short": lambda state, action, facts: facts["needed"] > facts["coffee"] == state.mocha.coffee[state.seat],
    "seals-short": lambda state, action, facts: facts["needed"] > facts["seals"] == _seals(state),
    "goods-short": _goods_short,
    "no-goods": lambda state, action, facts: not any(state.goods[state.seat]),
    "nothing-to-swap": lambda state, action, facts: not any(_held(state).values()),
    "no-coffee": lambda state, action, facts: not state.rules.has_coffee,
    "sold-out": lambda state, action, facts: not _ruby_left(state, facts["place"]),
    "cart-complete": lambda state, action, facts: state.extensions[state.seat] == 3,
    "tile-owned": lambda state, action, facts: _owned(state, facts["good"]),
    "tile-missing": lambda state, action, facts: not _owned(state, facts["good"]),
    "tile-moment": lambda state, action, facts: _owned(state, facts["good"]) and state.bound,
    "tile-guild-turn": lambda state, action, facts: state.mocha.guild_turn and _owned(state, facts["good"]),
    "tiles-gone": lambda state, action, facts: not _tiles_left(state, facts["good"]),
    "tile-short": lambda state, action, facts: _held(state)[facts["good"]] < facts["needed"],
    "tile-used": lambda state, action, facts: state.yellow and facts["good"] == "Y",
    "card-not-held": lambda state, action, facts: not _card_held(state, facts["card"]),
    "card-guild-turn": lambda state, action, facts: state.mocha.guild_turn and _card_held(state, facts["card"]),
    "card-guild-move": lambda state, action, facts: state.mocha.guild_turn and _card_held(state, facts["card"]),
    "card-after": lambda state, action, facts: state.frames != [("meet",)],
    "card-after-over": lambda state, action, facts: state.frames == [("meet",)] and state.repeat != facts["place"],
    "card-last": lambda state, action, facts: _decision(state) == "last" and facts["card"] not in facts["cards"],
    "card-on-another-turn": lambda state, action, facts: state.seat != state.turn,
    "discard-empty": lambda state, action, facts: (
        not state.discard or {state.rules.card_names[kind] for kind in state.discard} == {"again"}
    ),
    "no-card-to-draw": lambda state, action, facts: not _cards_left(state),
    "no-letter": lambda state, action, facts: not _letters_left(state),
    "no-guild-card": lambda state, action, facts: not state.mocha.deck and not state.mocha.discard,
    "guild-not-held": lambda state, action, facts: facts["number"] not in state.mocha.hands[state.seat],
    "guild-after-phase1": lambda state, action, facts: state.begun,
    "family-at-home": lambda state, action, facts: state.family[state.seat] == POLICE,
    "family-away": lambda state, action, facts: facts["place"] == state.family[state.seat] != POLICE,
    "send-elsewhere": lambda state, action, facts: action.args == (POLICE,) and state.family[state.seat] == POLICE,
    "family-elsewhere": lambda state, action, facts: (
        facts["place"] == state.family[SEATS.index(facts["seat"])] != state.spot
    ),
    "no-catch-at-police": lambda state, action, facts: state.spot == POLICE,
    "must-catch": lambda state, action, facts: bool(facts["seats"]) and set(facts["seats"]) == _caught_here(state),
    "figure-elsewhere": lambda state, action, facts: (
        facts["place"] == _figure(state, facts["figure"]) != state.spot and state.spot != 0
    ),
    "figure-served": lambda state, action, facts: (
        bool(state.met >> _index(state, facts["figure"]) & 1) and _figure(state, facts["figure"]) == state.spot
    ),
    "skip-first": lambda state, action, facts: state.spot in state.figures,
    "nobody-to-meet": lambda state, action, facts: not _caught_here(state) or state.spot == POLICE,
    "tile-elsewhere": lambda state, action, facts: (facts["good"] in "RG") == (_acts_at(state) == 15),
    "card-with": lambda state, action, facts: _acts_at(state) != facts["place"],
    "not-a-corner": lambda state, action, facts: not _in_corner(state, facts["place"]),
    "nobody-to-follow": lambda state, action, facts: (
        (action.verb == "play" and len(set(state.merchant)) == 1)
        or (action.verb == "follow" and state.merchant[SEATS.index(action.args[0])] == state.merchant[state.seat])
    ),
    "nobody-met": lambda state, action, facts: state.spot == 0,
    "companion-in-supply": lambda state, action, facts: state.letters.companion[state.seat] == -1,
    "companion-hired": lambda state, action, facts: state.letters.companion[state.seat] == -1,
    "companion-off-board": lambda state, action, facts: state.letters.companion[state.seat] == 0,
    "companion-not-in-supply": lambda state, action, facts: state.letters.companion[state.seat] == 0,
    "companion-on-board": lambda state, action, facts: state.letters.companion[state.seat] == facts["place"] > 0,
    "companion-steps": lambda state, action, facts: (
        facts["place"] == facts["here"] or _steps(state, facts["here"], facts["place"], barrier=False) != facts["steps"]
    ),
    "bid-too-low": lambda state, action, facts: action.args[0] <= facts["highest"] == state.frames[-1][2],
    "bid-too-high": lambda state, action, facts: action.args[0] > facts["lira"] == state.lira[state.seat],
    "must-open": lambda state, action, facts: state.seat == state.turn and state.lira[state.seat] > 0,
    "at-fountain": lambda state, action, facts: state.merchant[state.seat] == FOUNTAIN,
    "roasted-already": lambda state, action, facts: _decision(state) == "roast",
    "other-place": lambda state, action, facts: facts["here"] == state.frames[-1][1] not in facts["places"],
}
