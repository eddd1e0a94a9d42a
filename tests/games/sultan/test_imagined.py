"""How many stones the others have won in forgotten tricks: as often as if everybody lays his cards anywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from istanbul_nb.core import Chance, Seeded
from istanbul_nb.core.chance import Answer, T
from tests.games.sultan.scenario import GAME, Scenario, table

STONES = {2: "W R B", 3: "W R", 4: "W R B", 5: "W R B"}  # offered
ONE_CUSHION = {"cushions_by_players": [3, 1, 3, 3]}


class Listening(Chance):
    """A chance that shuffles nothing and notes what else it is asked, with the weights."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[dict[Answer, int]] = []

    def pick(self, names: Sequence[Answer], weights: Sequence[int]) -> int:
        self.asked.append(dict(zip(names, weights, strict=True)))
        return max(range(len(names)), key=weights.__getitem__)

    def shuffle(self, items: Sequence[T]) -> list[T]:
        return list(items)


def totals_asked(scene: Scenario, seat: int | None = None) -> dict[Answer, int]:
    """Return how many stones all seats may have won together, with the weights of the lot."""
    chance = Listening()
    GAME.resample_hidden(scene.state, seat, chance)
    return chance.asked[0]


def counted(players: int, cushions: int, bids: int) -> Counter[int]:
    """Count in how many ways of laying the cards of a trick so many stones are won."""
    of_one_seat = list(combinations(range(cushions), bids))
    return Counter(len({spot for laid in ways for spot in laid}) for ways in product(of_one_seat, repeat=players))


def after(trick: Counter[int], tricks: int) -> Counter[int]:
    """Count the same for several tricks together."""
    ways = Counter({0: 1})
    for _ in range(tricks):
        more: Counter[int] = Counter()
        for (total, number), (won, count) in product(ways.items(), trick.items()):
            more[total + won] += number * count
        ways = more
    return ways


@pytest.mark.rule("sultan.secret", "sultan.win", "sultan.none")
@pytest.mark.parametrize("tricks", [0, 1, 2, 3])
@pytest.mark.parametrize(("players", "cushions", "bids"), [(2, 3, 2), (3, 2, 1), (4, 3, 1), (5, 3, 1)])
def test_totals_come_up_as_often_as_there_are_ways_to_lay_the_cards(
    players: int, cushions: int, bids: int, tricks: int
) -> None:
    scene = table(players, trick=tricks + 1, offered=STONES[players], memory=False)
    assert totals_asked(scene) == after(counted(players, cushions, bids), tricks)


@pytest.mark.rule("sultan.secret")
def test_with_one_cushion_every_trick_has_brought_one_stone() -> None:
    scene = table(3, trick=4, offered="W", memory=False, components=ONE_CUSHION)
    assert totals_asked(scene) == {3: 1}


@pytest.mark.rule("sultan.secret")
@pytest.mark.parametrize("players", [4, 5])
def test_after_the_longest_game_every_total_is_possible_and_the_lot_still_as_fair(players: int) -> None:
    found = totals_asked(table(players, round=3, trick=5, offered=STONES[players], memory=False))
    exact = after(counted(players, 3, 1), 14)
    assert sorted(found, key=int) == list(range(14, 43)) == sorted(exact)
    assert min(found.values()) >= 1
    for total, weight in found.items():
        share = Fraction(exact[int(total)], exact.total())
        assert abs(Fraction(weight, sum(found.values())) - share) < Fraction(1, 10**9)


def laid_out(stones: Sequence[int]) -> Scenario:
    """Return a table after two tricks; seat 0 won the white stone of the last, has these in all, nobody else any."""
    scene = table(3, trick=2, offered="W R", hands=["9", "8", "7"], stones=["B"], memory=False)
    data: dict[str, Any] = scene.do("bid 9 1", "bid 8 1", "bid 7 1").encoded()
    for letter, count, before in zip("WRYGB", stones, data["seats"][0]["stones"], strict=True):
        data["bag"][letter] -= count - before
    data["seats"][0]["stones"] = list(stones)
    return Scenario(GAME.decode(data))


@pytest.mark.rule("sultan.secret")
def test_on_a_table_laid_out_with_more_stones_than_cards_can_win_the_others_have_none() -> None:
    assert totals_asked(laid_out([1, 0, 0, 0, 1]), 0).keys() == {1, 2}
    for seed in range(20):
        world = GAME.resample_hidden(laid_out([1, 0, 0, 0, 3]).state, 0, Seeded(seed))
        assert world.stones == [(1, 0, 0, 0, 3), (0,) * 5, (0,) * 5]
