"""Options may hold corrected tables: those that still make a game, and the first that do not."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Seeded
from tests.games.istanbul.scenario import GAME
from tests.games.istanbul.test_options import fault

CARDS = ("good", "lira", "palace2", "post2", "dealer2", "family", "market", "stay", "far", "assistant")
PLACES = list(range(1, 17))
LETTERS = [*PLACES, 21, 22, 23, 24]
LETTER_PLACES = [1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 13, 14, 15, 16, 21, 22, 23, 24]


def no_cards(**some: int) -> dict[str, int]:
    return {**dict.fromkeys(CARDS, 0), **some}


def costs(first: int) -> list[list[int]]:
    return [[2, 4], [2, 3, 4], [2, 3, 4, first], [2, 3, 4, 5]]


# Other options, the table, a value that works and one that does not, which bound that one is beyond, and both bounds.
BOUNDS: list[tuple[dict[str, Any], str, Any, Any, tuple[int, int]]] = [
    ({}, "cart_capacity", 1, 0, (1, 9)),
    ({}, "cart_capacity", 9, 10, (1, 9)),
    ({}, "mosque_costs_by_players", costs(1), costs(0), (1, 99)),
    ({}, "dealer_rubies_by_players", [1, 1, 1, 1], [1, 1, 1, 0], (1, 12)),
    ({}, "dealer_rubies_by_players", [12, 12, 12, 12], [13, 12, 12, 12], (1, 12)),
    ({}, "palace_rubies_by_players", [1, 1, 1, 1], [1, 0, 1, 1], (1, 11)),
    ({}, "palace_rubies_by_players", [11, 11, 11, 11], [11, 11, 11, 12], (1, 11)),
    ({}, "box_rubies", 25, 24, (25, 99)),
    ({"players": 2}, "box_rubies", 21, 20, (21, 99)),
    ({"players": 5}, "box_rubies", 32, 31, (32, 99)),
    ({"expansion": "mocha"}, "box_rubies", 30, 29, (30, 99)),
    ({}, "target", [6, 1, 5, 5], [6, 0, 5, 5], (1, 9)),
    ({}, "target", [6, 9, 5, 5], [6, 10, 5, 5], (1, 9)),
    ({"players": 2}, "target", [11, 5, 5, 5], [12, 5, 5, 5], (1, 11)),
    ({"expansion": "mocha"}, "target_expansion", 10, 11, (1, 10)),
    ({"expansion": "letters"}, "target_expansion", 9, 10, (1, 9)),
    ({"expansion": "letters"}, "target_expansion", 1, 0, (1, 9)),
    ({}, "cards", no_cards(far=3), no_cards(far=2), (3, 99)),
    ({"players": 5}, "cards", no_cards(good=2, lira=3), no_cards(good=2, lira=2), (5, 99)),
    ({}, "letter_places", [7, *LETTER_PLACES[1:]], [17, *LETTER_PLACES[1:]], (1, 24)),
]


@pytest.mark.parametrize(("options", "name", "good", "bad", "bounds"), BOUNDS, ids=lambda value: str(value)[:30])
def test_a_corrected_table_is_taken_within_its_bounds(
    options: dict[str, Any], name: str, good: Any, bad: Any, bounds: tuple[int, int]
) -> None:
    assert fault({**options, "components": {name: good}}) is None
    facts = {"name": name, "least": bounds[0], "most": bounds[1]}
    assert fault({**options, "components": {name: bad}}) == ("component-range", facts)


@pytest.mark.rule("ist.setup.layout")
@pytest.mark.parametrize(
    ("name", "board", "layout"),
    [
        ("layout_short", "none", PLACES),
        ("layout_long", "none", PLACES),
        ("layout_mocha", "mocha", list(range(1, 21))),
        ("layout_letters", "letters", LETTERS),
    ],
)
def test_a_corrected_layout_has_every_place_of_its_board_once(name: str, board: str, layout: list[int]) -> None:
    assert fault({"components": {name: layout}}) is None
    twice = [2, *layout[1:]]
    assert fault({"components": {name: twice}}) == ("layout-places", {"board": board, "places": len(layout)})


@pytest.mark.rule("ist.setup.demand")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("demand_large", ["RRGBB", "RGBBB", "RRYBB", "RYBBB", "RRGBB"]),
        ("demand_small", ["RGYYB", "RGGYB", "RGYYB", "RGGYY", "GGYYB"]),
        ("letter_places", [2, *LETTER_PLACES[1:]]),
    ],
)
def test_no_demand_tile_and_no_letter_exists_twice(name: str, value: list[Any]) -> None:
    assert fault({"components": {name: value}}) == ("component-twice", {"name": name})


@pytest.mark.rule("ist.setup.money", "ist.place.wainwright", "ist.goal")
def test_a_game_is_played_with_the_corrected_tables() -> None:
    changes = {"start_lira": 5, "extension_price": 9, "target": [6, 4, 5, 5], "cards": no_cards(far=30)}
    state = GAME.setup({"components": changes, "first": 0}, Seeded(1))
    view = GAME.view(state, 0)
    assert [seat["lira"] for seat in view["seats"]] == [5, 6, 7]
    assert (view["target"], view["places"]["wainwright"]["price"], view["hand"]) == (4, 9, ["far"])
