"""Bundles of goods: how they are written, and which can be made."""

from __future__ import annotations

import pytest

from istanbul_nb.games.istanbul.rules import goods
from istanbul_nb.games.istanbul.rules.goods import bundle_of, deliveries, goods_of, plus, sales, words_of


def written(actions: tuple[object, ...]) -> list[str]:
    return [str(action).partition(" ")[2] for action in actions]


def test_there_are_four_goods_in_their_order() -> None:
    assert (goods.RED, goods.GREEN, goods.YELLOW, goods.BLUE) == (0, 1, 2, 3)
    assert goods.GOOD == {"R": 0, "G": 1, "Y": 2, "B": 3}
    assert [words_of(one) for one in goods.ONE] == [("R",), ("G",), ("Y",), ("B",)]
    assert goods.ONE == ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))


@pytest.mark.parametrize(
    ("bundle", "words"), [((0, 0, 0, 0), ()), ((1, 0, 0, 12), ("R", "B12")), ((0, 2, 1, 0), ("G2", "Y"))]
)
def test_a_bundle_is_written_and_read(bundle: tuple[int, int, int, int], words: tuple[str, ...]) -> None:
    assert words_of(bundle) == words
    assert bundle_of(words) == bundle


@pytest.mark.parametrize("words", [("B", "R"), ("R1",), ("R", "R"), ("X",), ("R0",), (2,)], ids=str)
def test_other_words_are_no_bundle(words: tuple[str | int, ...]) -> None:
    assert bundle_of(words) is None


def test_a_demand_tile_is_named_by_its_goods() -> None:
    assert [goods_of(name) for name in ("", "RRGBB", "GGGY")] == [(0, 0, 0, 0), (2, 1, 0, 2), (0, 3, 1, 0)]
    assert plus((1, 2, 3, 4), (10, 20, 30, 40)) == (11, 22, 33, 44)


@pytest.mark.rule("ist.place.market")
def test_a_sale_has_at_least_one_good_and_no_more_than_there_are() -> None:
    assert written(sales((1, 0, 1, 2), 2)) == ["B", "B2", "Y", "Y B", "R", "R B", "R Y"]
    assert len(sales((1, 0, 1, 2), 5)) == 2 * 2 * 3 - 1
    assert sales((0, 0, 0, 0), 5) == ()


@pytest.mark.rule("ist.place.palace")
def test_a_delivery_is_the_cost_and_as_many_goods_of_any_colour_as_it_asks_for() -> None:
    assert written(deliveries((1, 1, 1, 1), 0, (5, 5, 5, 5))) == ["R G Y B"]
    assert written(deliveries((1, 0, 0, 2), 1, (1, 1, 1, 1))) == ["R B3", "R Y B2", "R G B2", "R2 B2"]
    assert written(deliveries((1, 1, 1, 1), 2, (2, 0, 1, 0))) == ["R2 G Y2 B", "R3 G Y B"]
    assert deliveries((1, 1, 1, 1), 2, (1, 0, 0, 0)) == ()
