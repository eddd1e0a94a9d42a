"""What if: bots play on from each of some actions, from what the deciding seat may know."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.coach.what_if import COLUMNS, WhatIf
from istanbul_nb.core import Clock, Seeded
from istanbul_nb.match.errors import MatchError, NotAllowed
from istanbul_nb.match.match import Match
from istanbul_nb.positions import laid_out

from .playing import played

SHORT: dict[str, Any] = {"components": {"target": [2, 2, 2, 2]}}
GAMES: dict[str, dict[str, Any]] = {"istanbul": SHORT, "dice": {}, "sultan": {}}
every_game = pytest.mark.parametrize("game", GAMES)


def near_the_end() -> Match:
    """Return a match where one ruby is missing, the Gemstone Dealer is next door, and there is money enough."""
    seats = [{"at": 15, "lira": 40, "rubies": 5}]
    state = laid_out("istanbul", {"options": {"players": 2, "layout": "order"}, "seats": seats})
    return Match.from_state("istanbul", state, seed=1)


@every_game
def test_every_action_is_tried_equally_often_and_the_best_comes_first(game: str) -> None:
    match = played(3, game=game, players=2, **GAMES[game])
    before = match.text()
    found = match.what_if(*match.legal[:2], games=2, bot="random")
    assert found.seat == match.actor
    assert {way.action for way in found.ways} == set(match.legal[:2])
    assert [len(way.ended) for way in found.ways] == [2] * len(found.ways)
    assert [way.wins.part for way in found.ways] == sorted((way.wins.part for way in found.ways), reverse=True)
    assert match.text() == before


def test_the_same_question_gets_the_same_answer() -> None:
    match = played(10, players=3, **SHORT)
    asked = [str(action) for action in match.legal[:2]]
    assert match.what_if(*asked, games=2) == match.what_if(*asked, games=2)


def test_what_looks_best_is_tried_where_nobody_says_what() -> None:
    match = played(0, players=2, **SHORT)
    found = match.what_if(games=1, bot="random")
    assert 1 < len(found.ways) <= 4
    assert all(way.action in match.legal for way in found.ways)


def test_what_wins_at_once_is_found() -> None:
    """Compare a walk to the Dealer for the last ruby with a walk elsewhere: greedy players see to the rest."""
    match = near_the_end()
    found = match.what_if("move 11", "move 16", games=3)
    assert str(found.ways[0].action) == "move 16"
    assert found.ways[0].wins.part == 1
    assert found.ways[0].round < found.ways[1].round


def test_a_step_of_the_past_can_be_asked_about() -> None:
    match = played(12, players=2, **SHORT)
    step = match.steps[4]
    found = match.what_if(step.action, step=4, games=1, bot="random")
    assert found.seat == step.seat
    assert found.ways[0].action == step.action


def test_hidden_things_make_no_difference() -> None:
    """Check that the answer is the same whatever the others hold: it starts from what the seat sees."""
    match = played(40, players=3, seed=5, **SHORT)
    asked = match.legal[:2]
    others = [
        Match.from_state("istanbul", match.game.resample_hidden(match.position(), match.actor, Seeded(seed)), seed=1)
        for seed in (1, 2)
    ]
    answers = [each.what_if(*asked, games=2, bot="random") for each in (match, *others)]
    assert answers[0] == answers[1] == answers[2]


@pytest.mark.parametrize(
    ("stop_after", "games"), [(0, []), (1, [1]), (2, [1, 1]), (3, [1, 1]), (4, [2, 2]), (5, [2, 2])]
)
def test_a_stopped_clock_leaves_the_worlds_in_which_every_action_was_tried(stop_after: int, games: list[int]) -> None:
    match, clock, told = played(0, players=2, **SHORT), Clock(), []

    def progress(done: int, of: int) -> None:
        told.append((done, of))
        if done == stop_after:
            clock.stop()

    if not stop_after:
        clock.stop()
    found = match.what_if(*match.legal[:2], games=50, bot="random", clock=clock, progress=progress)
    assert [len(way.ended) for way in found.ways] == games
    assert told == [(done, 100) for done in range(1, stop_after + 1)]


def test_an_action_that_is_not_allowed_is_refused_with_its_rule() -> None:
    match = played(0, players=2)
    with pytest.raises(NotAllowed, match="ist"):
        match.what_if("sell R", games=1)
    assert match.steps == []


def test_after_the_end_there_is_nothing_to_ask() -> None:
    match = Match("sultan", players=2, seed=3)
    for seat in range(2):
        match.assign_bot(seat, "random")
    match.run_bots()
    with pytest.raises(MatchError):
        match.what_if(games=1)


def test_the_frame_has_a_row_for_each_action() -> None:
    match = played(0, players=2, **SHORT)
    found: WhatIf = match.what_if(*match.legal[:3], games=2, bot="random")
    frame = found.frame()
    assert tuple(frame.columns) == COLUMNS
    assert list(frame["action"]) == [str(way.action) for way in found.ways]
    assert ((frame["low"] <= frame["share"]) & (frame["share"] <= frame["high"])).all()
    assert str(found.ways[0]) in str(found)
