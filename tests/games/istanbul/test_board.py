"""The rectangle of places, and every walk on it."""

from __future__ import annotations

import pytest

from istanbul_nb.core import Action
from istanbul_nb.games.istanbul.rules.board import LAST, MOVES, board_of, places_in

FOUR_BY_FOUR = {
    **{1: (2, 5), 2: (1, 3, 6), 3: (2, 4, 7), 4: (3, 8)},
    **{5: (1, 6, 9), 6: (2, 5, 7, 10), 7: (3, 6, 8, 11), 8: (4, 7, 12)},
    **{9: (5, 10, 13), 10: (6, 9, 11, 14), 11: (7, 10, 12, 15), 12: (8, 11, 16)},
    **{13: (9, 14), 14: (10, 13, 15), 15: (11, 14, 16), 16: (12, 15)},
}


def ends(walks: tuple[Action, ...]) -> list[int]:
    return [int(walk.args[0]) for walk in walks]


@pytest.mark.rule("ist.board")
def test_every_place_of_the_base_game_has_the_neighbours_that_share_an_edge() -> None:
    board = board_of(tuple(range(1, 17)))
    assert board.neighbours == FOUR_BY_FOUR
    assert (board.layout, board.columns, board.closed) == (tuple(range(1, 17)), 4, None)


@pytest.mark.rule("ist.board", "mocha.setup.board")
def test_in_rows_of_five_the_corners_have_two_neighbours_and_the_middle_has_four() -> None:
    board = board_of(tuple(range(1, 26)), 5)
    assert [board.neighbours[place] for place in (1, 5, 6, 10, 13, 21, 25)] == [
        *[(2, 6), (4, 10), (1, 7, 11), (5, 9, 15)],
        *[(8, 12, 14, 18), (16, 22), (20, 24)],
    ]


@pytest.mark.rule("ist.move.steps", "ist.move.no-return", "ruling.steps")
def test_a_walk_has_one_or_two_steps_and_does_not_end_where_it_began() -> None:
    near = board_of(tuple(range(1, 17)), 4).near
    assert ends(near[1]) == [2, 3, 5, 6, 9]
    assert ends(near[7]) == [2, 3, 4, 5, 6, 8, 10, 11, 12, 15]


@pytest.mark.rule("ist.card.far", "ruling.steps")
def test_the_card_makes_walks_of_three_or_four_steps() -> None:
    far = board_of(tuple(range(1, 17)), 4).far
    assert ends(far[1]) == [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14]
    assert ends(far[16]) == [3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]


@pytest.mark.rule("ist.board", "variant.grand")
def test_the_highest_place_is_25_and_can_be_walked_to() -> None:
    assert LAST == 25
    assert tuple(Action("move", (place,)) for place in range(26)) == MOVES
    assert ends(board_of(tuple(range(1, 26)), 5).near[24]) == [14, 18, 19, 20, 22, 23, 25]


@pytest.mark.rule("ist.place.police")
def test_a_family_member_is_sent_to_any_place_but_its_own_station() -> None:
    sends = board_of((16, *range(1, 16)), 4).sends
    assert sends == tuple(Action("send", (place,)) for place in range(1, 17) if place != 12)


@pytest.mark.rule("mocha.tavern.barrier")
def test_a_closed_edge_is_closed_both_ways_and_no_other() -> None:
    board = board_of(tuple(range(1, 17)), 4, (6, 7))
    assert board.closed == (6, 7)
    assert board.neighbours == {**FOUR_BY_FOUR, 6: (2, 5, 10), 7: (3, 8, 11)}
    assert (board.distance(6, 7), board.distance(7, 6), board.distance(6, 6)) == (3, 3, 0)


@pytest.mark.rule("ruling.steps")
def test_steps_may_turn_back() -> None:
    board = board_of(tuple(range(1, 17)), 4)
    assert [board.walk(1, steps) for steps in (0, 1, 2)] == [{1}, {2, 5}, {1, 3, 6, 9}]


def test_places_of_a_mask_are_its_bits() -> None:
    assert [places_in(mask) for mask in (0, 1, 2, 0b1010, 1 << 25)] == [(), (0,), (1,), (1, 3), (25,)]
