"""What is in the box, how the table is set up, and what can be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import BadOptions, Scripted, Seeded
from istanbul_nb.games import game_of
from istanbul_nb.games.sultan.rules import Sultan
from istanbul_nb.games.sultan.rules.components import corrected, printed
from istanbul_nb.games.sultan.rules.options import complete
from tests.games.sultan.scenario import GAME, counts, fresh

PLAYERS = (2, 3, 4, 5)


@pytest.mark.rule("sultan.parts")
@pytest.mark.parametrize("players", PLAYERS)
def test_fifty_stones_lie_in_the_bag(players: int) -> None:
    scene = fresh(players=players)
    assert scene.bag == "W12 R11 Y10 G9 B8"
    assert scene.view()["bag"] == {"stones": 50, "contents": counts("W12 R11 Y10 G9 B8")}


@pytest.mark.rule("sultan.parts")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everyone_has_one_set_of_fifteen_money_cards(players: int) -> None:
    scene = fresh(players=players)
    for seat in range(players):
        view = scene.view(seat)
        assert sorted(view["hand"] + view["undrawn"]) == list(range(1, 16))


@pytest.mark.rule("sultan.setup", "sultan.round", "sultan.ruling.hand")
def test_everyone_draws_five_cards_before_the_first_offer() -> None:
    scene = fresh(Scripted([2, *[9, 3, 15, 1, 7], *range(1, 6), *range(5, 0, -1), *range(11, 16)]), players=4)
    assert scene.decision == ["offer"]
    assert [scene.view(seat)["hand"] for seat in (2, 3, 0, 1)] == [
        [1, 3, 7, 9, 15],
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5],
        [11, 12, 13, 14, 15],
    ]
    assert [seat["undrawn"] for seat in scene.view()["seats"]] == [10] * 4


@pytest.mark.rule("sultan.setup")
def test_a_face_down_pile_has_no_order_so_every_hand_can_come() -> None:
    drawn = {card for seed in range(60) for card in fresh(Seeded(seed), players=3).view(0)["hand"]}
    assert drawn == set(range(1, 16))


@pytest.mark.rule("sultan.setup")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_player_is_drawn_at_random_or_named(players: int) -> None:
    assert {fresh(Seeded(seed), players=players).actor for seed in range(60)} == set(range(players))
    for seat in range(players):
        assert fresh(players=players, first=seat).actor == seat


@pytest.mark.rule("sultan.setup")
def test_the_screens_have_nothing_behind_them() -> None:
    view = fresh().view()
    assert [seat["stones"] for seat in view["seats"]] == [0, 0, 0, 0]
    assert [seat["points"] for seat in view["seats"]] == [0, 0, 0, 0]
    assert view["last"] is None
    assert view["sheet"] is None


@pytest.mark.rule("sultan.cushions")
def test_three_cushions_but_two_with_three_players() -> None:
    assert [fresh(players=players).view()["cushions"] for players in PLAYERS] == [3, 2, 3, 3]


@pytest.mark.rule("sultan.two.cards")
def test_two_players_have_two_sets_of_twelve_each() -> None:
    scene = fresh(players=2)
    for seat in (0, 1):
        view = scene.view(seat)
        assert sorted(view["hand"] + view["undrawn"]) == sorted([*range(1, 13), *range(1, 13)])
    assert scene.view()["cushions"] == 3


@pytest.mark.rule("sultan.two.round")
def test_two_players_draw_eight_cards_for_a_round_of_four_tricks() -> None:
    view = fresh(players=2).view(0)
    assert len(view["hand"]) == 8
    assert len(view["undrawn"]) == 16
    assert (view["rounds"], view["tricks"], view["bids"]) == (3, 4, 2)


def test_the_game_tells_what_can_be_chosen() -> None:
    assert isinstance(game_of("sultan"), Sultan)
    info = GAME.info
    assert (info.id, info.title, info.players, info.versions) == ("sultan", "Sultan", (2, 5), {"sultan": 1})
    assert complete({}) == {"players": 4, "first": None, "memory": False, "components": {}}


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"layout": "short"}, "option-unknown"),
        ({"players": 1}, "option-choice"),
        ({"players": 6}, "option-choice"),
        ({"players": "4"}, "option-choice"),
        ({"players": 4.0}, "option-choice"),
        ({"memory": 1}, "option-choice"),
        ({"memory": None}, "option-choice"),
        ({"first": 4}, "first-seat"),
        ({"first": 5}, "option-choice"),
        ({"first": True}, "option-choice"),
        ({"components": []}, "component-shape"),
        ({"components": {"cushion": 3}}, "component-unknown"),
        ({"components": {"stones": [1, 2]}}, "component-shape"),
        ({"components": {"values": [1, 2, 3, 4, "5"]}}, "component-shape"),
        ({"components": {"rounds": float("nan")}}, "component-shape"),
        ({"components": {"cushions_by_players": [3, 2, 0, 3]}}, "component-range"),
        ({"components": {"cushions_by_players": [3, 2, 10, 3]}}, "component-range"),
        ({"components": {"bids_by_players": [2, 1, 4, 1]}}, "component-range"),
        ({"components": {"bids_by_players": [2, 1, 0, 1]}}, "component-range"),
        ({"components": {"highest_by_players": [12, 15, 0, 15]}}, "component-range"),
        ({"components": {"sets_by_players": [2, 1, 0, 1]}}, "component-range"),
        ({"components": {"hand_by_players": [8, 5, 0, 5]}}, "component-range"),
        ({"components": {"rounds": 2}}, "component-hands"),
        ({"components": {"rounds": 0}}, "component-hands"),
        ({"components": {"bids_by_players": [2, 1, 2, 1]}}, "component-bids"),
        ({"components": {"stones": [12, 11, 10, 9, 3]}}, "component-stones"),
    ],
    ids=str,
)
def test_what_does_not_make_a_game_is_refused(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.setup(options, Seeded(1))
    assert caught.value.reason == reason


@pytest.mark.parametrize(
    ("components", "facts"),
    [
        ({"cushions_by_players": [3, 2, 10, 3]}, {"name": "cushions_by_players", "least": 1, "most": 9}),
        ({"stones": [12, 11, 10, 9, 3]}, {"needed": 46, "stones": 45}),
    ],
    ids=["cushions", "stones"],
)
def test_a_refused_table_says_what_would_do(components: dict[str, Any], facts: dict[str, Any]) -> None:
    with pytest.raises(BadOptions) as caught:
        GAME.setup({"components": components}, Seeded(1))
    assert caught.value.facts == facts


@pytest.mark.rule("sultan.ruling.bag")
@pytest.mark.parametrize(
    "components",
    [{"stones": [12, 11, 10, 9, 4]}, {"cushions_by_players": [3, 2, 9, 3], "stones": [40, 40, 30, 20, 6]}],
    ids=["just enough stones", "most cushions"],
)
def test_with_just_enough_stones_the_bag_never_runs_out(components: dict[str, Any]) -> None:
    scene = fresh(players=4, components=components)
    assert scene.play().actor is None


def test_all_tables_are_printed_and_a_corrected_one_says_so() -> None:
    assert {table.grade for table in printed().values()} == {"printed"}
    assert corrected({"rounds": 1})["rounds"] == (1, "corrected")


def test_a_game_with_corrected_tables_is_played_to_its_end() -> None:
    components = {"hand_by_players": [8, 5, 6, 5], "highest_by_players": [12, 15, 6, 15], "rounds": 1}
    scene = fresh(players=4, components={**components, "bids_by_players": [2, 1, 2, 1], "values": [5, 4, 3, 2, 1]})
    assert scene.view()["tricks"] == 3
    assert scene.play().actor is None
    assert scene.view()["printed"]["values"] == [5, 4, 3, 2, 1]
    assert GAME.decode(scene.encoded()).stones == scene.state.stones
