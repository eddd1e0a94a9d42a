"""A state as JSON: what was written is read, and nothing else."""

from __future__ import annotations

import json
import random
from copy import deepcopy
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from istanbul_nb.core import BadState, Seeded
from istanbul_nb.games.dice.rules.ruleset import TILES
from tests.games.dice.scenario import GAME, table
from tests.games.dice.test_refusals import SCENES
from tests.properties.mutilation import HOSTILE, hostile, mutilated, paths, spots, ways

KNOWN = {
    *("not-object", "missing", "not-list", "length", "range", "not-flag", "not-one-of", "not-rising", "options"),
    *("decisions-order", "decisions-over", "decisions-early", "not-decision", "stuck", "count"),
    *("dice-turn", "tiles-turn", "pay-way", "card-condition"),
}


@cache
def positions() -> tuple[dict[str, Any], ...]:
    """Return encoded states of many moments, in the middle of actions too."""
    found = [GAME.encode(scene().state) for scene in SCENES.values()]
    for players in (2, 3, 4):
        chance, choices = Seeded(players), random.Random(players)
        state = GAME.setup({"players": players}, chance)
        for step in range(240):
            if step % 6 == 0:
                found.append(GAME.encode(state))
            GAME.apply(state, choices.choice(GAME.legal(state)), chance)
    return tuple(found)


def refused_for(data: Any) -> str | None:
    """Return why the data are not read; `None` if they are."""
    try:
        GAME.decode(data)
    except BadState as error:
        return error.reason
    return None


def assert_bad_or_playable(data: Any) -> None:
    """Assert that the data are refused with a known reason, or are a state that can be played on."""
    reason = refused_for(data)
    assert reason is None or reason in KNOWN
    if reason is not None:
        return
    state = GAME.decode(data)
    encoded, inventory = GAME.encode(state), GAME.inventory(state)
    assert GAME.encode(GAME.decode(encoded)) == encoded
    choices = random.Random(1)
    for step in range(6):
        if GAME.actor(state) is None:
            return
        GAME.view(state, 0)
        for action in GAME.legal(state)[:12]:
            twin = GAME.copy(state)
            GAME.apply(twin, action, Seeded(step))
            assert GAME.inventory(twin) == inventory
            assert GAME.encode(GAME.decode(GAME.encode(twin))) == GAME.encode(twin)
        GAME.apply(state, choices.choice(GAME.legal(state)), Seeded(step))


def test_every_position_is_read_as_it_was_written() -> None:
    for data in positions():
        again = GAME.decode(json.loads(json.dumps(data)))
        assert GAME.encode(again) == data


@pytest.mark.parametrize("scene", SCENES)
def test_a_position_that_was_read_goes_on_the_same(scene: str) -> None:
    state = SCENES[scene]().state
    saved = GAME.decode(json.loads(json.dumps(GAME.encode(state))))
    assert (GAME.legal(saved), GAME.actor(saved)) == (GAME.legal(state), GAME.actor(state))
    assert all(GAME.view(saved, seat) == GAME.view(state, seat) for seat in (None, 0, 1))
    for action in GAME.legal(state):
        one, other = GAME.copy(state), GAME.copy(saved)
        assert GAME.apply(one, action, Seeded(1)) == GAME.apply(other, action, Seeded(1))
        assert GAME.digest(one) == GAME.digest(other)


@settings(max_examples=150, deadline=None, derandomize=True)
@given(number=st.integers(0, 10**6), changes=st.lists(st.tuples(spots, ways, hostile), min_size=1, max_size=3))
def test_mutilated_positions_are_refused_or_can_be_played_on(number: int, changes: list[tuple[int, str, Any]]) -> None:
    mutilation: Any = positions()[number % len(positions())]
    for spot, way, value in changes:
        mutilation = mutilated(mutilation, spot, way, value)
    assert_bad_or_playable(mutilation)


@pytest.mark.parametrize("value", HOSTILE, ids=lambda value: ascii(value)[:30])
def test_a_hostile_value_at_any_place_of_a_position_is_refused_or_harmless(value: Any) -> None:
    data = GAME.encode(SCENES["pay"]().state)
    for spot in range(len(list(paths(data)))):
        assert_bad_or_playable(mutilated(data, spot, "replace", value))


def changed(scene: str, *changes: tuple[tuple[Any, ...], Any]) -> dict[str, Any]:
    """Return a position with other values at some paths."""
    data = deepcopy(GAME.encode(SCENES[scene]().state))
    for path, value in changes:
        outer = data
        for key in path[:-1]:
            outer = outer[key]
        outer[path[-1]] = value
    return data


TRACKS = ("R", "G", "Y", "B", "mixed", "lira")
NO_STACK = dict.fromkeys(TILES, 0)
FREE = {"R": 0, "G": 0, "Y": 0, "B": 0, "L": 0, "C": 0}
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "a token too many": (changed("act", (("seats", 0, "stock", "R"), 3)), "count"),
    "a ruby too many": (changed("act", (("seats", 1, "rubies"), 1)), "count"),
    "a card too few": (changed("act", (("board", "deck", "token-R"), 0)), "count"),
    "a die too many in the box": (changed("act", (("board", "dice"), 3)), "count"),
    "a die without its tile": (changed("act", (("seats", 1, "dice"), 1), (("board", "dice"), 3)), "dice-turn"),
    "six dice without a tile": (changed("act", (("turn", "free", "R"), 3)), "dice-turn"),
    "a tile without its die": (changed("act", (("seats", 1, "tiles"), ["die"])), "dice-turn"),
    "a die without its tile before the roll": (
        changed("roll", (("seats", 0, "dice"), 1), (("board", "dice"), 3)),
        "dice-turn",
    ),
    "dice before the roll": (changed("roll", (("turn", "free", "R"), 5)), "dice-turn"),
    "no dice after the roll": (changed("act", (("turn", "free"), FREE)), "dice-turn"),
    "a new tile that nobody has": (changed("act", (("turn", "new"), ["die"])), "tiles-turn"),
    "a row with a gap": (changed("act", (("board", "row"), ["die"])), "length"),
    "a row with a gap although tiles lie below the stack": (
        changed("act", (("board", "row"), ["die"]), (("board", "stack"), NO_STACK), (("board", "below"), ["die"])),
        "length",
    ),
    "a row that is too long": (changed("act", (("board", "row"), ["die"] * 7)), "length"),
    "the turn of somebody who is not there": (changed("act", (("turn", "seat"), 3)), "range"),
    "a first player who is not there": (changed("act", (("turn", "first"), 3)), "range"),
    "a round before the first": (changed("act", (("turn", "round"), 0)), "range"),
    "a first player named in the options who is not there": (
        changed("act", (("options",), {"players": 3, "first": 3, "components": {}})),
        "options",
    ),
    "a round that no game comes to": (changed("act", (("turn", "round"), 10**6 + 1)), "range"),
    "a roll with something more to it": (changed("roll", (("decisions",), [["roll", 5]])), "length"),
    "another player asked by a card that has nothing for him": (
        changed("others", (("decisions", 1, 1), "has-lira")),
        "not-one-of",
    ),
    "over before anybody has enough": (changed("act", (("over",), True), (("decisions",), [])), "decisions-early"),
    "over and not over": (changed("act", (("over",), True)), "decisions-over"),
    "nothing to decide": (changed("act", (("decisions",), [])), "decisions-over"),
    "a decision of its own": (changed("act", (("decisions",), [["dance"]])), "not-decision"),
    "no pause below": (changed("act", (("decisions",), [["two"]])), "decisions-order"),
    "two pauses": (changed("act", (("decisions",), [["act", 1, False], ["act", 1, False]])), "decisions-order"),
    "two things to choose at once": (
        changed("act", (("decisions",), [["act", 1, True], ["two"], ["two"]])),
        "decisions-order",
    ),
    "an income with nothing left": (changed("income", (("decisions",), [["income", 0]])), "decisions-order"),
    "a pause with nothing left": (changed("act", (("decisions",), [["act", 0, True]])), "decisions-order"),
    "an exchange without the goods": (
        changed("act", (("decisions",), [["act", 1, True], ["ruby", "ruby-crystal"]])),
        "card-condition",
    ),
    "a condition that is not met": (
        changed("act", (("decisions",), [["act", 1, True], ["condition", "two-lira"]])),
        "card-condition",
    ),
    "a card that leads elsewhere": (
        changed("act", (("decisions",), [["act", 1, True], ["ruby", "two-lira"]])),
        "not-one-of",
    ),
    "another player who is oneself": (
        changed("others", (("decisions", 1, 2), 0)),
        "decisions-order",
    ),
    "another player who is not there": (changed("others", (("decisions", 1, 2), 3)), "range"),
    "a single card to choose from": (changed("cards", (("decisions", 1, 1), ["token-lira-G"])), "dice-turn"),
    "more cards than dice for them": (
        changed("cards", (("decisions", 1, 1), ["token-lira-G", "ruby-tile-lira", "has-lira"])),
        "dice-turn",
    ),
    "a tile given up for a card that asks for none": (
        changed("give", (("decisions", 1, 1), "ruby-brown")),
        "not-one-of",
    ),
    "a tile given up where no ruby is left": (
        changed("give", (("board", "tracks"), dict.fromkeys(TRACKS, 0)), (("seats", 2, "rubies"), 19)),
        "card-condition",
    ),
    "an open tile for a card that gives none": (changed("open", (("decisions", 1, 1), "has-lira")), "not-one-of"),
    "another player who has nothing to give": (changed("others", (("decisions", 1, 2), 2)), "stuck"),
    "a payment for nothing": (changed("pay", (("decisions", 1, 1), "dance")), "pay-way"),
    "a payment that was never to be chosen": (changed("pay", (("decisions", 1, 1), "crystal G Y")), "pay-way"),
    "a payment that is complete": (changed("pay", (("decisions", 1, 2), ["use R", "use R"])), "pay-way"),
    "a payment out of order": (changed("pay", (("decisions", 1, 2), ["give R", "use R"])), "pay-way"),
    "a payment of what is not due": (changed("pay", (("decisions", 1, 2), ["use G"])), "pay-way"),
    "a payment without an action left": (changed("pay", (("decisions", 0, 1), 0)), "pay-way"),
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_position_that_cannot_be_is_refused(what: str) -> None:
    data, reason = IMPOSSIBLE[what]
    with pytest.raises(BadState) as caught:
        GAME.decode(data)
    assert caught.value.reason == reason


def test_a_round_is_read_up_to_a_million() -> None:
    assert GAME.decode(changed("act", (("turn", "round"), 10**6))).round == 10**6


def test_what_is_missing_or_too_many_is_told_in_numbers() -> None:
    with pytest.raises(BadState) as caught:
        GAME.decode(IMPOSSIBLE["a token too many"][0])
    assert caught.value.facts == {"what": "tokens", "expected": "8 8 8 8", "found": "10 8 8 8"}


@pytest.mark.parametrize("options", [{}, {"players": 9}, {"players": 3, "components": {"row": -1}}, [], None])
def test_options_that_do_not_work_are_refused(options: Any) -> None:
    with pytest.raises(BadState):
        GAME.decode({**GAME.encode(table(4).state), "options": options})


def test_a_copy_is_a_state_of_its_own() -> None:
    for data in positions():
        state = GAME.decode(data)
        for action in GAME.legal(state)[:8]:
            GAME.apply(GAME.copy(state), action, Seeded(1))
        assert GAME.encode(state) == data
