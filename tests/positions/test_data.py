"""Positions from plain data: everything can be said, in any order, and means the same as the method calls."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from istanbul_nb.games import GAMES, game_of
from istanbul_nb.match.match import Match
from istanbul_nb.positions import BadPosition, kind_of, laid_out, position
from istanbul_nb.positions.data import facts_of_seat, methods_of
from istanbul_nb.positions.values import facts_of
from tests.positions.examples import METHODS, SEATS, Example

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

OF_METHODS = [
    pytest.param(game, method, example, id=f"{game}-{method}-{number}")
    for game, methods in METHODS.items()
    for method, examples in methods.items()
    for number, example in enumerate(examples)
]
OF_SEATS = [
    pytest.param(game, fact, example, id=f"{game}-{fact}")
    for game, facts in SEATS.items()
    for fact, example in facts.items()
]


def encoded(game: str, data: dict[str, Any]) -> dict[str, Any]:
    return game_of(game).encode(laid_out(game, data))


def without(game: str, example: Example) -> dict[str, Any] | None:
    """Return what else an example lays out; `None` if that is no position."""
    try:
        return encoded(game, {"options": example.options, **example.beside})
    except BadPosition:
        return None


def plays_on(game: str, state: Any) -> bool:
    """Tell whether a match that begins there can be saved and goes on, unless it is over."""
    rules = game_of(game)
    players = len(rules.standings(state))
    match = Match.from_state(game, state, names=[f"Player {seat}" for seat in range(players)], seed=1)
    again = Match.from_text(match.text())
    assert rules.encode(again.history.state) == rules.encode(state)
    if not match.over:
        match.do(match.legal[0])
        return rules.encode(match.history.state) != rules.encode(state)
    return True


@pytest.mark.parametrize("game", GAMES)
def test_there_is_an_example_of_every_method_and_every_fact_that_can_be_told_to_it(game: str) -> None:
    methods = methods_of(kind_of(game))
    del methods["seat"]
    assert METHODS[game].keys() == methods.keys()
    assert SEATS[game].keys() == facts_of_seat(kind_of(game)).keys()
    for name, method in methods.items():
        told = {fact for example in METHODS[game][name] if isinstance(example.value, dict) for fact in example.value}
        optional = {fact for fact, each in facts_of(method).items() if each.default is not each.empty}
        assert told >= optional - {"is_over", "by"}, name


@pytest.mark.parametrize(("game", "method", "example"), OF_METHODS)
def test_every_method_can_be_called_from_data_and_lays_something_out(game: str, method: str, example: Example) -> None:
    data = {"options": example.options, **example.beside, method: example.value}
    state = laid_out(game, data)
    assert game_of(game).encode(state) != without(game, example)
    assert game_of(game).encode(game_of(game).decode(game_of(game).encode(state))) == game_of(game).encode(state)
    assert plays_on(game, state)


@pytest.mark.parametrize(("game", "fact", "example"), OF_SEATS)
def test_every_fact_of_a_seat_can_be_told_in_data(game: str, fact: str, example: Example) -> None:
    later: dict[str, Any] = {"trick": 2} if game == "sultan" else {}  # before that nobody has won or laid anything
    data = {"options": example.options, "seats": [{}, {fact: example.value}], **later}
    assert encoded(game, data) != encoded(game, {"options": example.options, **later})
    assert plays_on(game, laid_out(game, data))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_said_is_the_bare_table(game: str) -> None:
    assert encoded(game, {}) == game_of(game).encode(position(game).state)
    assert encoded(game, {"options": {}, "seats": []}) == encoded(game, {"seats": [{}, {}]}) == encoded(game, {})


def test_data_mean_the_same_as_the_method_calls() -> None:
    text = """
        acting = 5
        turn = {seat = 1, round = 3}
        seats = [
            {at = 7, lira = 2, goods = "R2", hand = ["far"]},
            {at = 4, assistants = [1, 9]},
        ]
        figures = {governor = 5}
        piles = {discard = ["lira"]}

        [options]
        players = 3
        layout = "short"
    """
    laid = position(players=3, layout="short")
    laid.seat(0, at=7, lira=2, goods="R2", hand=["far"]).seat(1, at=4, assistants=[1, 9])
    laid.turn(1, round=3).figures(governor=5).piles(discard=["lira"]).acting(5)
    assert encoded("istanbul", tomllib.loads(text)) == laid.game.encode(laid.state)


def test_what_is_to_be_decided_comes_last_wherever_it_is_written() -> None:
    early = {"deciding": [["reward"]], "meeting": 5, "turn": 1, "seats": [{}, {"at": 2}]}
    late = {name: early[name] for name in reversed(early)}
    assert encoded("istanbul", early) == encoded("istanbul", late)
    assert encoded("istanbul", early)["decisions"] == [["meet"], ["reward"]]
    assert encoded("istanbul", early)["seats"][1]["merchant"] == 5


def test_the_data_that_were_given_do_not_change() -> None:
    for game, methods in METHODS.items():
        for method, (example, *_) in methods.items():
            data = {"options": example.options, **example.beside, method: example.value}
            before = json.dumps(data)
            laid_out(game, data)
            assert json.dumps(data) == before


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *(("istanbul", {"players": players, "layout": layout}) for players in (2, 5) for layout in ("short", "long")),
        ("istanbul", {"players": 4, "layout": list(range(16, 0, -1)), "edition": "2016", "neutral": True}),
        ("istanbul", {"expansion": "mocha", "layout": "first", "caravan": True, "first": 2}),
        ("istanbul", {"expansion": "letters", "layout": "random", "deck": "new", "players": 2}),
        ("istanbul", {"expansion": "grand", "players": 5, "neutral": False}),
        ("istanbul", {"components": {"demand_large": ["RRRRR", "RGBBB", "RRYBB", "RYBBB", "RGYBB"]}}),
        *(("dice", {"players": players, "first": 1}) for players in (2, 3, 4)),
        ("dice", {"components": {"row": 8}}),
        *(("sultan", {"players": players, "memory": False, "first": 1}) for players in (2, 3, 4, 5)),
    ],
)
def test_every_option_of_a_game_can_be_chosen(game: str, options: dict[str, Any]) -> None:
    state = laid_out(game, {"options": options})
    view = game_of(game).view(state, None)
    assert len(view["seats"]) == options.get("players", game_of(game).info.option("players").default)
    assert view["actor"] == options.get("first", 0)
    if isinstance(options.get("layout"), list):
        assert view["layout"] == options["layout"]
    assert plays_on(game, state)
