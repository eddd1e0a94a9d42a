"""The table before the first turn."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import BadOptions, Scripted, Seeded
from istanbul_nb.core.components import LARGEST
from istanbul_nb.core.seats import SEATS
from istanbul_nb.games.dice.rules.components import printed
from istanbul_nb.games.dice.rules.options import complete
from tests.games.dice.scenario import GAME, fresh


def rubies(players: int) -> dict[str, int]:
    view = fresh(Seeded(1), players=players).view()
    return {track: shown["rubies"] for track, shown in view["tracks"].items()} | {"mosque": view["mosque"]}


@pytest.mark.rule("dice.setup.board")
def test_there_is_a_ruby_on_every_circle_and_the_first_ones_stay_empty_with_two_players() -> None:
    assert rubies(3) == {"R": 3, "G": 3, "Y": 3, "B": 3, "mixed": 4, "lira": 6, "mosque": 3}
    assert rubies(2) == {"R": 2, "G": 2, "Y": 2, "B": 2, "mixed": 3, "lira": 5, "mosque": 2}
    assert rubies(4) == {"R": 4, "G": 4, "Y": 4, "B": 4, "mixed": 5, "lira": 7, "mosque": 3}


@pytest.mark.rule("dice.setup.board")
def test_with_four_players_all_rubies_of_the_box_are_used() -> None:
    assert sum(rubies(4).values()) == printed()["box_rubies"].value == 31


@pytest.mark.rule("dice.setup.board")
@pytest.mark.parametrize(("players", "colour", "mixed", "lira"), [(2, 5, 1, 12), (3, 4, 0, 10), (4, 4, 0, 12)])
def test_the_first_prices(players: int, colour: int, mixed: int, lira: int) -> None:
    tracks = fresh(Seeded(1), players=players).view()["tracks"]
    assert {track: shown["price"] for track, shown in tracks.items()} == {
        **dict.fromkeys("RGYB", colour),
        "mixed": mixed,
        "lira": lira,
    }


@pytest.mark.rule("dice.setup.tiles")
def test_six_tiles_lie_open_and_the_rest_is_face_down() -> None:
    view = fresh(Seeded(1)).view()
    assert (len(view["row"]), view["stack"], view["below"]) == (6, 18, [])
    assert (view["deck"], view["discard"]) == (33, {"open": [], "down": 0})


@pytest.mark.rule("dice.setup.tiles")
def test_which_tiles_lie_open_is_up_to_chance() -> None:
    answers = ["die", "die", "lira-R", "card-B", "good-Y", "die"]
    assert fresh(Scripted(answers), first=0).open_tiles == answers


@pytest.mark.rule("dice.setup.players")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_gets_a_crystal_and_each_next_player_one_lira_more(players: int) -> None:
    for first in range(players):
        scene = fresh(Seeded(1), players=players, first=first)
        assert [scene[seat].crystal for seat in range(players)] == [1] * players
        assert [scene[(first + order) % players].lira for order in range(players)] == list(range(players))
        assert scene.actor == first
        assert scene.decision == "roll"


@pytest.mark.rule("dice.setup.players")
def test_the_first_player_is_random() -> None:
    assert {GAME.actor(GAME.setup({"players": 4}, Seeded(seed))) for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("dice.goal")
@pytest.mark.parametrize(("players", "target"), [(2, 6), (3, 6), (4, 5)])
def test_the_target_is_six_rubies_and_five_with_four_players(players: int, target: int) -> None:
    assert fresh(Seeded(1), players=players).view()["target"] == target


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"players": 5}, "option-choice"),
        ({"players": 1}, "option-choice"),
        ({"players": "3"}, "option-choice"),
        ({"players": 2, "first": 2}, "first-seat"),
        ({"layout": "short"}, "option-unknown"),
        ({"components": []}, "component-shape"),
        ({"components": {"camels": 1}}, "component-unknown"),
        ({"components": {"target": [6, 6]}}, "component-shape"),
        ({"components": {"target": [0, 0, 0]}}, "component-range"),
        ({"components": {"target": [99, 99, 99]}}, "component-range"),
        ({"components": {"dice": {"box": 9, "shared": 6}}}, "component-range"),
        ({"components": {"dice": {"box": 99, "shared": 5}}}, "component-range"),
        ({"components": {"dice": {"box": 9, "shared": 0}}}, "component-range"),
        (
            {"components": {"supply": {"R": 0, "G": 8, "Y": 8, "B": 8, "brown": 10, "crystal": 12, "lira": 87}}},
            "component-range",
        ),
        (
            {"components": {"supply": {"R": 8, "G": 8, "Y": 8, "B": 8, "brown": 10, "crystal": 2, "lira": 87}}},
            "component-range",
        ),
        ({"components": {"bazaar_copies": dict.fromkeys(printed()["bazaar_copies"].value, 0)}}, "component-range"),
        ({"components": {"empty_circles_2": {"colour": 9, "mixed": 1, "lira": 1, "mosque": 1}}}, "component-range"),
        ({"components": {"colour_prices_23": [0, 5, 6]}}, "component-range"),
        ({"components": {"box_rubies": 3}}, "component-range"),
        ({"components": {"actions": 0}}, "component-range"),
        ({"components": {"row": 0}}, "component-range"),
    ],
    ids=str,
)
def test_impossible_options_are_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.setup(options, Seeded(1))
    assert caught.value.reason == reason


SUPPLY = {"R": 8, "G": 8, "Y": 8, "B": 8, "brown": 10, "crystal": 12, "lira": 87}
EMPTY = {"colour": 1, "mixed": 1, "lira": 1, "mosque": 1}
RUBIES = printed()["bazaar_ruby"].value
TWO_TILES = {**RUBIES, "ruby-tile-lira": {**RUBIES["ruby-tile-lira"], "tile": 2}}


@pytest.mark.rule("dice.setup.board", "dice.setup.players", "dice.goal")
@pytest.mark.parametrize(
    ("players", "components", "name", "least", "most"),
    [
        (3, {"dice": {"box": 9, "shared": 0}}, "dice", 1, 8),
        (3, {"dice": {"box": 8, "shared": 5}}, "dice", 9, 12),
        (3, {"dice": {"box": 13, "shared": 5}}, "dice", 9, 12),
        (3, {"actions": 0}, "actions", 1, LARGEST),
        (3, {"row": 0}, "row", 1, LARGEST),
        (3, {"bazaar_copies": dict.fromkeys(printed()["bazaar_copies"].value, 0)}, "bazaar_copies", 9, 28 * LARGEST),
        (3, {"supply": {**SUPPLY, "B": 1}, "start_crystals": 2}, "supply", 2, LARGEST),
        (3, {"supply": {**SUPPLY, "brown": 1}}, "supply", 2, LARGEST),
        (3, {"supply": {**SUPPLY, "crystal": 1}, "start_crystals": 0}, "supply", 2, LARGEST),
        (4, {"supply": {**SUPPLY, "crystal": 7}, "start_crystals": 2}, "supply", 8, LARGEST),
        (4, {"supply": {**SUPPLY, "lira": 5}}, "supply", 6, LARGEST),
        (3, {"supply": {**SUPPLY, "lira": 2}}, "supply", 3, LARGEST),
        (3, {"colour_prices_23": [0, 5, 6]}, "colour_prices_23", 1, LARGEST),
        (3, {"colour_prices_4": [4, 5, 6, 0]}, "colour_prices_4", 1, LARGEST),
        (2, {"empty_circles_2": {**EMPTY, "colour": 4}}, "empty_circles_2", 0, 3),
        (2, {"empty_circles_2": {**EMPTY, "mixed": 5}}, "empty_circles_2", 0, 4),
        (2, {"empty_circles_2": {**EMPTY, "lira": 7}}, "empty_circles_2", 0, 6),
        (2, {"empty_circles_2": {**EMPTY, "mosque": 4}}, "empty_circles_2", 0, 3),
        (2, {"box_rubies": 17}, "box_rubies", 18, LARGEST),
        (3, {"box_rubies": 24}, "box_rubies", 25, LARGEST),
        (2, {"target": [9, 6, 5]}, "target", 1, 8),
        (3, {"target": [6, 9, 5]}, "target", 1, 8),
        (4, {"target": [6, 6, 0]}, "target", 1, 7),
        (3, {"bazaar_ruby": TWO_TILES}, "bazaar_ruby", 0, 1),
    ],
    ids=str,
)
def test_a_refused_table_says_what_would_do(
    players: int, components: dict[str, Any], name: str, least: int, most: int
) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.setup({"players": players, "components": components}, Seeded(1))
    assert (caught.value.reason, caught.value.facts) == (
        "component-range",
        {"name": name, "least": least, "most": most},
    )


def test_a_wrong_table_is_refused_before_a_game_is_set_up() -> None:
    with pytest.raises(BadOptions) as caught:
        complete({"components": {"camels": 1}})
    assert caught.value.reason == "component-unknown"


def test_the_game_tells_what_can_be_chosen() -> None:
    info = GAME.info
    assert (info.id, info.title, info.versions) == ("dice", "Istanbul: The Dice Game", {"dice": 1})
    assert (info.players, info.seats) == ((2, 4), SEATS[:4])
    assert complete({}) == {"players": 3, "first": None, "components": {}}


@pytest.mark.rule("dice.setup.board", "dice.setup.tiles")
@pytest.mark.parametrize(("players", "rubies"), [(2, 18), (3, 25), (4, 31)])
def test_what_is_in_the_box_is_counted_from_the_beginning(players: int, rubies: int) -> None:
    counted = GAME.inventory(fresh(Seeded(1), players=players).state)
    assert counted == {
        "tokens": (8, 8, 8, 8),
        "brown tokens": (10,),
        "crystals": (12,),
        "lira": (87,),
        "rubies": (rubies,),
        "cards": tuple(printed()["bazaar_copies"].value.values()),
        "tiles": (1,) * 20 + (4,),
        "dice": (9,),
    }


@pytest.mark.rule("dice.setup.tiles")
def test_a_row_that_is_longer_than_all_tiles_has_them_all() -> None:
    view = fresh(Seeded(1), components={"row": 25}).view()
    assert (len(view["row"]), view["stack"]) == (24, 0)


@pytest.mark.rule("dice.setup.board")
def test_a_copy_of_the_game_with_other_numbers_can_be_played() -> None:
    components = {"colour_prices_23": [3, 4, 9], "lira_a_coin": 3, "start_crystals": 2}
    scene = fresh(Seeded(1), first=0, components=components)
    assert scene[0].crystal == 2
    assert scene.view()["tracks"]["R"]["prices"] == [3, 4, 9]
    assert GAME.digest(GAME.decode(GAME.encode(scene.state))) == GAME.digest(scene.state)


def test_every_table_says_how_sure_it_is() -> None:
    assert {table.grade for table in printed().values()} == {"printed", "inferred", "assumed"}
    assert sum(printed()["bazaar_copies"].value.values()) == 33
    copies = printed()["tile_copies"].value
    assert copies["die"] + 4 * sum(number for kind, number in copies.items() if kind != "die") == 24
