"""Whole games: every promise of the contract, for every number of players, with memory and without."""

from __future__ import annotations

import pytest

from istanbul_nb.core import Seeded
from istanbul_nb.core.conformance import Playthrough, check
from tests.games.sultan.scenario import GAME, fresh

PLAYERS = (2, 3, 4, 5)


@pytest.mark.parametrize("memory", [True, False])
@pytest.mark.parametrize("players", PLAYERS)
def test_every_promise_of_the_contract_is_kept(players: int, memory: bool) -> None:
    report = check(GAME, [{"players": players, "memory": memory}], games=4, seed=100 * players)
    steps = (2 + players) * 15 if players > 2 else (2 + 4) * 12
    assert report.steps == 4 * steps
    assert report.hidden_changes > report.steps / 2


@pytest.mark.parametrize("players", PLAYERS)
def test_memory_changes_what_is_seen_and_not_what_is_played(players: int) -> None:
    one, other = (Playthrough(GAME, {"players": players, "memory": memory}, 5) for memory in (True, False))
    for game in (one, other):
        while game.step(game.choose(game.successors())):
            pass
    assert one.record == other.record
    assert GAME.standings(one.state) == GAME.standings(other.state)


@pytest.mark.rule("sultan.parts")
@pytest.mark.parametrize("players", PLAYERS)
def test_no_stone_and_no_card_is_ever_lost(players: int) -> None:
    for seed in range(20):
        scene = fresh(Seeded(seed), players=players)
        assert scene.play().actor is None
        inventory = GAME.inventory(scene.state)
        assert inventory.pop("stones") == (12, 11, 10, 9, 8)
        assert list(inventory.values()) == [(2,) * 12 if players == 2 else (1,) * 15] * players


def test_what_is_drawn_can_be_real_stones_and_cards() -> None:
    scene = fresh(players=3, first=0)
    scene.do("draw", answers=["B", "B", "Y"]).do("return Y")
    assert [cushion["stone"] for cushion in scene.view()["table"]] == ["B", "B"]
