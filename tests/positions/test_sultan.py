"""Positions of Sultan: any moment of the game, and what follows from what is laid out."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Action, Seeded
from istanbul_nb.games.sultan.positions import SultanPosition
from istanbul_nb.positions import position

GAME = SultanPosition.game
TRICKS = {2: 4, 3: 5, 4: 5, 5: 5}
MOMENTS = [(round, trick) for round in (1, 2, 3) for trick in (1, 2, 3, 4, 5)]


def encoded(laid: SultanPosition) -> dict[str, Any]:
    return GAME.encode(laid.state)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_bare_table_is_bare(players: int) -> None:
    data = encoded(position("sultan", players=players))
    assert (data["round"], data["trick"], data["first"], data["decision"]) == (1, 1, 0, "offer")
    for seat in data["seats"]:
        assert (seat["stones"], seat["gone"]) == ([0, 0, 0, 0, 0], [])
        assert seat["hand"] == ([1, 1, 2, 2, 3, 3, 4, 4] if players == 2 else [1, 2, 3, 4, 5])
    assert data["bag"] == {"W": 12, "R": 11, "Y": 10, "G": 9, "B": 8}


@pytest.mark.parametrize(("round", "trick"), MOMENTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_moment_can_be_laid_out_whoever_has_won_all_stones(players: int, round: int, trick: int) -> None:
    trick = min(trick, TRICKS[players])
    before = (trick - 1 + TRICKS[players] * (round - 1)) * (2 if players == 2 else 1)
    stones = " ".join(
        f"{letter}{(before + spare) // 5}" for letter, spare in zip("WRYGB", range(4, -1, -1), strict=True)
    )
    for winner in range(players):
        for first in range(players):
            laid = position("sultan", players=players).trick(trick, round=round, first=first)
            for seat in range(players):
                laid.seat(seat, stones=stones if seat == winner else "")
            data = encoded(laid)
            assert (data["round"], data["trick"], data["first"]) == (round, trick, first)
            assert sum(data["seats"][winner]["stones"]) == before
            assert GAME.actor(laid.state) == first


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_that_is_over_can_be_laid_out(players: int) -> None:
    laid = position("sultan", players=players).seat(0, stones="B4 W").over()
    assert GAME.actor(laid.state) is None
    assert {standing.seat: standing.scores["points"] for standing in GAME.standings(laid.state)}[0] == (
        23 if players == 2 else 26
    )
    assert encoded(laid)["last"] is not None


def test_cards_that_are_not_named_are_as_low_as_possible() -> None:
    laid = position("sultan", players=3).trick(2, round=2).seat(0, hand=[15, 1], gone=[9, 12]).offered("W R")
    data = encoded(laid)["seats"]
    assert (data[0]["gone"], data[0]["hand"]) == ([2, 3, 4, 5, 9, 12], [1, 6, 7, 15])
    assert (data[1]["gone"], data[1]["hand"]) == ([1, 2, 3, 4, 5, 6], [7, 8, 9, 10])


def test_stones_of_which_nothing_is_said_are_with_the_last_seat_of_which_nothing_is_said() -> None:
    laid = position("sultan", players=3).trick(4).seat(2, stones="B").drawn("W R B")
    data = encoded(laid)
    assert [seat["stones"] for seat in data["seats"]] == [[0, 0, 0, 0, 0], [1, 1, 0, 0, 0], [0, 0, 0, 0, 1]]
    assert (data["bag"], data["drawn"]) == ({"W": 10, "R": 9, "Y": 10, "G": 9, "B": 6}, ["W", "R", "B"])


def test_the_bag_holds_exactly_what_is_said() -> None:
    laid = position("sultan", players=4).trick(5, round=3).in_bag("W4 R2 G B").offered("B B Y")
    data = encoded(laid)
    assert data["bag"] == {"W": 4, "R": 2, "Y": 0, "G": 1, "B": 1}
    assert data["seats"][3]["stones"] == [8, 9, 9, 8, 5]
    assert data["returned"] == ["W"]


def test_the_stone_that_went_back_is_in_the_bag() -> None:
    stones = ["W11", "R2", ""]
    laid = position("sultan", players=3).trick(3, round=3).offered("W R")
    for seat, won in enumerate(stones):
        laid.seat(seat, stones=won)
    assert encoded(laid)["returned"] == ["R"]
    assert encoded(laid.offered("W R", returned="B"))["returned"] == ["B"]


def test_cards_that_are_laid_are_out_of_the_hands() -> None:
    laid = position("sultan", players=3, first=1).seat(1, hand=[14]).offered("B R").laid([13, 2], [9, 1])
    data = encoded(laid)
    assert data["bids"] == [[13, 2], [9, 1]]
    assert [len(seat["hand"]) for seat in data["seats"]] == [5, 4, 4]
    assert (14 in data["seats"][1]["hand"], 13 in data["seats"][1]["hand"]) == (True, False)
    assert GAME.actor(laid.state) == 0


def test_the_last_trick_lies_open_with_the_cards_that_were_laid() -> None:
    laid = position("sultan", players=3, first=1).trick(2).seat(0, stones="B").seat(1, stones="W").seat(2, stones="")
    laid.last_trick(cushions="B W", cards=[[9, 1], [15, 2], [8, 2]], returned="G")
    data = encoded(laid)
    assert [seat["gone"] for seat in data["seats"]] == [[9], [15], [8]]
    assert data["last"] == {"returned": ["G"], "cushions": ["B", "W"], "bids": [[9, 1], [15, 2], [8, 2]]}


def test_a_position_that_was_asked_for_or_played_on_can_be_laid_out_further() -> None:
    laid = position("sultan", players=3).seat(0, hand=[9])
    assert encoded(laid)["trick"] == 1
    assert encoded(laid.trick(3).offered("W R"))["seats"][0]["hand"] == [3, 4, 9]
    GAME.apply(laid.state, Action("bid", (9, 1)), Seeded(1))
    after = encoded(laid.seat(1, stones="B2"))
    assert (after["bids"], after["seats"][1]["stones"]) == ([[9, 1]], [0, 0, 0, 0, 2])
