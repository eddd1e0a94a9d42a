"""Exact numbers: what one more stone brings, and how often a card wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from math import prod
from random import Random
from typing import Any

import pytest

from istanbul_nb.core import Seeded
from istanbul_nb.games.sultan.rules.odds import gain, win_chance, wins, worth
from istanbul_nb.games.sultan.rules.trick import Laid, winner_of
from tests.games.sultan.scenario import GAME, Scenario, counts, table


@pytest.mark.rule("sultan.value", "sultan.bonus")
def test_one_more_stone_brings_its_value_and_what_the_bonus_grows_by() -> None:
    view = table(3).view()
    assert worth(view, counts("W3 R5 B")) == 30
    assert [gain(view, counts(f"R{have}"), "R") for have in range(8)] == [2, 2, 4, 5, 7, 12, 2, 2]
    assert [gain(view, counts("W2 B5"), stone) for stone in "WRYGB"] == [3, 2, 3, 4, 15]


@pytest.mark.rule("sultan.two.bonus")
def test_with_two_players_the_bonus_comes_one_stone_later() -> None:
    view = table(2).view()
    assert [gain(view, counts(f"R{have}"), "R") for have in range(8)] == [2, 2, 2, 4, 5, 7, 12, 2]


@pytest.mark.rule("sultan.tie")
@pytest.mark.parametrize(("earlier", "later"), [(0, 0), (1, 0), (0, 1), (2, 1), (1, 3)])
def test_how_often_a_card_wins_is_what_counting_all_rival_cards_gives(earlier: int, later: int) -> None:
    for card in (1, 8, 15):
        found = 0
        for rivals in product(range(1, 16), repeat=earlier + later):
            laid = [*rivals[:earlier], card, *rivals[earlier:]]
            found += winner_of(list(enumerate(laid)), None)[0] == earlier
        assert wins(card, earlier, later) == Fraction(found, 15 ** (earlier + later))


def counted(scene: Scenario, card: int, cushion: int) -> Fraction:
    """Return the same by going through all cards and cushions of the rivals, one by one."""
    view = scene.view(scene.actor)
    first = view["first"] if view["options"]["players"] == 2 else None
    won = possible = Fraction(0)
    for weight, beside in ways(scene, view, card, cushion):
        possible += weight
        won += weight * (winner_of(beside, first)[0] == scene.actor)
    return won / possible


def ways(scene: Scenario, view: dict[str, Any], card: int, cushion: int) -> Iterator[tuple[Fraction, list[Laid]]]:
    """Yield every way in which cards may come to lie beside the cushion, in the order laid."""
    me, turns = view["actor"], [(view["first"] + turn) % len(view["seats"]) for turn in range(scene.state.rules.turns)]
    laid = list(zip(turns, [at for _, at in scene.state.bids], strict=False))
    to_come = [seat for seat in turns[len(laid) + 1 :] if seat != me]
    for places in product(range(view["cushions"]), repeat=len(to_come)):
        lies = [*laid, (me, cushion - 1), *zip(to_come, places, strict=True)]
        if len(set(lies)) < len(lies):
            continue  # nobody lays two cards beside one stone
        here = [seat for seat, at in lies if at == cushion - 1]
        choices = [[card] if seat == me else left(view, seat) for seat in here]
        for cards in product(*choices):
            yield Fraction(1, prod(map(len, choices))), list(zip(here, cards, strict=True))


def left(view: dict[str, Any], seat: int) -> list[int]:
    """Return the cards that a seat may still have."""
    gone = Counter(view["seats"][seat]["gone"])
    numbers = range(1, view["printed"]["highest"] + 1)
    return [card for card in numbers for _ in range(view["printed"]["sets"] - gone[card])]


@pytest.mark.rule("sultan.win", "sultan.tie")
@pytest.mark.parametrize("bids", [(), ("bid 9 1",), ("bid 9 1", "bid 8 1"), ("bid 9 2",)], ids=str)
def test_the_odds_of_a_bid_are_what_counting_everything_gives(bids: tuple[str, ...]) -> None:
    scene = table(3, trick=3, offered="W R", hands=["9", "8", "7"]).do(*bids)
    view = scene.view(scene.actor)
    for card, cushion in ((7, 1), (3, 2), (15, 1)):
        assert win_chance(view, card, cushion) == counted(scene, card, cushion)


@pytest.mark.rule("sultan.two.tie")
@pytest.mark.parametrize("bids", [(), ("bid 9 1",), ("bid 9 1", "bid 8 1"), ("bid 9 1", "bid 8 2", "bid 4 3")], ids=str)
def test_the_odds_of_two_players_know_who_wins_ties_and_that_stones_differ(bids: tuple[str, ...]) -> None:
    scene = table(2, offered="W R B", hands=["9 4", "8 3"]).do(*bids)
    view = scene.view(scene.actor)
    for card, cushion in product((1, 7, 12), {int(action.split()[2]) for action in scene.legal()}):
        assert win_chance(view, card, cushion) == counted(scene, card, cushion)


@pytest.mark.rule("sultan.win", "sultan.tie", "sultan.two.tie")
@pytest.mark.parametrize("players", [2, 3])
def test_the_odds_beside_every_bid_are_what_counting_everything_gives_in_random_games(players: int) -> None:
    tried = 0
    for seed in range(4):
        chance, choose = Seeded(seed), Random(seed)
        scene = Scenario(GAME.setup({"players": players, "memory": True}, chance))
        for _ in range(60):
            bids = [action for action in GAME.legal(scene.state) if action.verb == "bid"]
            if bids and choose.random() < 0.3:
                card, cushion = map(int, choose.choice(bids).args)
                assert win_chance(scene.view(scene.actor), card, cushion) == counted(scene, card, cushion)
                tried += 1
            GAME.apply(scene.state, choose.choice(list(GAME.legal(scene.state))), chance)
    assert tried > 20


def test_a_card_that_nobody_can_beat_always_wins() -> None:
    scene = table(3, offered="W R", hands=["15", "8", "7"])
    assert win_chance(scene.view(0), 15, 1) == 1
    assert scene.do("bid 15 1").actor == 1
    assert win_chance(scene.view(1), 15, 1) == Fraction(14, 15)


@pytest.mark.rule("sultan.secret")
def test_without_memory_cards_that_are_gone_still_count_as_possible() -> None:
    remembered, forgotten = (
        table(3, round=3, trick=5, offered="W R", hands=["9", "8", "7"], memory=memory).do("bid 9 1").view(1)
        for memory in (True, False)
    )
    assert win_chance(remembered, 8, 1) == 0  # only the 9 was left
    assert win_chance(forgotten, 8, 1) == Fraction(7, 15) * (1 - Fraction(1, 2) * Fraction(7, 15))
