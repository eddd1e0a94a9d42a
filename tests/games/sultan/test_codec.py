"""A state as JSON: exact there and back, and nothing else than a state is read."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings

from istanbul_nb.core import BadState, Seeded
from istanbul_nb.positions import BadPosition
from tests.games.sultan.scenario import GAME, Scenario, fresh, table
from tests.properties.mutilation import HOSTILE, hostile, mutilated, paths, spots, ways

Data = dict[str, Any]


def scenes() -> list[Scenario]:
    """Return a table at every decision, with two players and more, and at the end."""
    return [
        fresh(players=4),
        fresh(players=3, memory=False).play(5),
        fresh(players=2).play(6),
        fresh(players=2).play(9),
        fresh(players=5).play(31),
        table(3, round=2, trick=2, drawn="W R B"),
        table(3, round=3, trick=5, offered="W R"),
        fresh(players=3).play(),
    ]


SCENES = [scene.encoded() for scene in scenes()]


@pytest.mark.parametrize("data", SCENES, ids=lambda data: f"{len(data['seats'])} players, {data['decision']}")
def test_a_state_is_the_same_when_it_was_written_and_read(data: Data) -> None:
    state = GAME.decode(json.loads(json.dumps(data)))
    assert GAME.encode(state) == data
    assert GAME.digest(state) == GAME.digest(GAME.copy(state))


@pytest.mark.parametrize(("steps", "last"), [(5, [1, 1]), (10, [1, 2]), (25, [1, 5]), (30, [2, 1]), (75, [3, 5])])
def test_the_trick_that_lies_open_is_the_same_when_it_was_read(steps: int, last: list[int]) -> None:
    scene = fresh(players=3).play(steps)
    view: Any = GAME.view(GAME.decode(scene.encoded()), 1)
    assert view == scene.view(1)
    assert [view["last"]["round"], view["last"]["trick"]] == last


def test_it_plays_on_the_same() -> None:
    for data in SCENES:
        one, other = Scenario(GAME.decode(data)), Scenario(GAME.decode(json.loads(json.dumps(data))))
        assert one.play().encoded() == other.play().encoded()
        assert one.actor is other.actor is None


@pytest.mark.parametrize("data", SCENES, ids=lambda data: f"{len(data['seats'])} players, {data['decision']}")
def test_hostile_values_in_any_place_are_refused_or_make_a_state_that_can_be_played(data: Data) -> None:
    for spot in range(0, len(list(paths(data))), 3):
        for number, value in enumerate(HOSTILE[spot % 4 :: 4]):
            assert_refused_or_played(mutilated(data, spot, ("replace", "remove", "add", "twice")[number % 4], value))


@given(spot=spots, way=ways, value=hostile)
@settings(max_examples=150, deadline=None)
def test_nothing_mutilated_is_read_as_anything_else(spot: int, way: str, value: Any) -> None:
    assert_refused_or_played(mutilated(SCENES[spot % len(SCENES)], spot, way, value))


def assert_refused_or_played(data: Any) -> None:
    """Assert that data are refused with `BadState`, or are a state without gaps that is played to its end."""
    try:
        state = GAME.decode(data)
    except BadState:
        return
    assert GAME.encode(GAME.decode(GAME.encode(state))) == GAME.encode(state)
    inventory = GAME.inventory(state)
    scene = Scenario(state).play()
    assert GAME.inventory(scene.state) == inventory
    assert scene.actor is None


def change(**facts: Any) -> Callable[[Data], None]:
    return lambda data: data.update(facts)


def in_hand(cards: list[int]) -> Callable[[Data], None]:
    return lambda data: data["seats"][0].update(hand=cards)


def pile(name: str, alter: Callable[[list[int]], list[int]]) -> Callable[[Data], None]:
    return lambda data: data["seats"][0].update({name: alter(data["seats"][0][name])})


def won(stones: list[int]) -> Callable[[Data], None]:
    def give(data: Data) -> None:
        for letter, count, before in zip("WRYGB", stones, data["seats"][0]["stones"], strict=True):
            data["bag"][letter] -= count - before
        data["seats"][0]["stones"] = stones

    return give


BIDDING = table(3, trick=3, offered="W R", hands=["9", "8", "7"]).do("bid 9 1").encoded()
TWO = table(2, offered="W R B", hands=["9", "8"]).do("bid 9 1", "bid 8 1").encoded()
TWO_TRICKS = table(2, trick=3, offered="W R B", stones=["B4"]).encoded()
OFFERING = (
    table(3, trick=2, offered="W R", hands=["9", "8", "7"], stones=["B2"]).do("bid 9 1", "bid 8 1", "bid 7 1").encoded()
)
OVER = fresh(players=3).play().encoded()
NO_BLUE = (
    table(3, round=2, trick=4, offered="W R", hands=["9", "8", "7"], stones=["B8"])
    .do("bid 9 1", "bid 8 1", "bid 7 1")
    .encoded()
)


def last(**facts: Any) -> Callable[[Data], None]:
    return lambda data: data["last"].update(facts)


@pytest.mark.parametrize(
    ("data", "spoil", "reason"),
    [
        (BIDDING, change(options=[]), "not-object"),
        (BIDDING, change(options={"players": 9}), "options"),
        (BIDDING, change(round=0), "range"),
        (BIDDING, change(round=4), "range"),
        (BIDDING, change(trick=0), "range"),
        (BIDDING, change(first=3), "range"),
        (BIDDING, change(decision="dance"), "not-one-of"),
        (BIDDING, change(decision="over"), "sultan-table"),
        (BIDDING, change(decision="offer"), "length"),
        (BIDDING, change(returned=[]), "length"),
        (BIDDING, change(cushions=["W"]), "length"),
        (BIDDING, change(cushions=["W", "X"]), "not-one-of"),
        (BIDDING, change(bids=[[9, 3]]), "range"),
        (BIDDING, change(bids=[[9, 1]] * 3), "sultan-table"),
        (BIDDING, change(bids=[[16, 1]]), "range"),
        (BIDDING, change(bids=[[0, 1]]), "range"),
        (BIDDING, change(bids=[[9, 0]]), "range"),
        (BIDDING, change(trick=2), "sultan-cards"),
        (BIDDING, change(last=OFFERING["last"]), "sultan-table"),
        (BIDDING, in_hand([3, 3]), "count"),
        (BIDDING, in_hand([3]), "sultan-cards"),
        (BIDDING, in_hand([5, 4]), "not-rising"),
        (BIDDING, in_hand([0, 4]), "range"),
        (BIDDING, pile("deck", lambda cards: cards[1:]), "sultan-cards"),
        (BIDDING, pile("gone", lambda cards: cards[1:]), "sultan-cards"),
        (BIDDING, pile("gone", lambda cards: [0, *cards[1:]]), "range"),
        (BIDDING, won([1, 1, 1, 1, 1]), "sultan-stones"),
        (BIDDING, won([0, 0, 0, 0, 9]), "range"),
        (TWO, change(bids=[[9, 1], [8, 1], [1, 1]]), "sultan-bid"),
        (TWO, change(bids=[[9, 1], [8, 4]]), "range"),
        (TWO_TRICKS, won([0, 0, 0, 0, 3]), "sultan-stones"),
        (OFFERING, change(bids=[[2, 1]]), "sultan-table"),
        (OFFERING, change(last=None), "sultan-table"),
        (OFFERING, last(bids=[[9, 1], [8, 1]]), "length"),
        (OFFERING, last(bids=[[8, 1], [9, 1], [7, 1]]), "sultan-last"),
        (OFFERING, last(bids=[[9, 2], [8, 2], [7, 2]]), "sultan-last"),
        (OFFERING, last(bids=[[10, 1], [8, 1], [7, 1]]), "sultan-last"),
        (OFFERING, last(returned=["X"]), "not-one-of"),
        (NO_BLUE, last(returned=["B"]), "sultan-last"),
        (OVER, change(last=None), "sultan-table"),
        (OVER, change(trick=4), "sultan-table"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",  # two processes must give a test the same name
)
def test_what_does_not_fit_together_is_refused_with_a_reason(data: Data, spoil: Any, reason: str) -> None:
    spoilt = json.loads(json.dumps(data))
    spoil(spoilt)
    with pytest.raises(BadState) as caught:
        GAME.decode(spoilt)
    assert caught.value.reason == reason


def test_what_is_missing_or_too_many_is_told_in_numbers() -> None:
    spoilt = json.loads(json.dumps(BIDDING))
    in_hand([3, 3])(spoilt)
    with pytest.raises(BadState) as caught:
        GAME.decode(spoilt)
    ones = " ".join(["1"] * 15)
    assert caught.value.facts == {
        "what": "cards plum",
        "expected": ones,
        "found": ones.replace("1 1 1 1", "1 1 2 0", 1),
    }


def test_a_bag_without_the_stone_that_went_back_is_refused() -> None:
    scene = table(3, round=3, trick=5, offered="B R", stones=["W12", "R2 Y"])
    with pytest.raises(BadPosition, match=r"state\.returned") as caught:
        _ = scene.state
    assert caught.value.reason == "sultan-table"


def test_reading_changes_nothing_that_was_given() -> None:
    data = fresh(Seeded(4), components={"values": [1, 2, 3, 4, 6]}).encoded()
    before = json.dumps(data)
    state = GAME.decode(data)
    GAME.encode(state)["options"]["components"]["values"].clear()
    Scenario(state).play()
    assert json.dumps(data) == before
    assert GAME.encode(state)["options"]["components"] == {"values": [1, 2, 3, 4, 6]}
