"""Hints, chances to win and the review of a game, from Python."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from istanbul_nb.coach.review import COLUMNS, Review, Weighed
from istanbul_nb.core import Clock, SeatView
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match

from .playing import played

GAMES = ("istanbul", "dice", "sultan")
every_game = pytest.mark.parametrize("game", GAMES)


@cache
def finished_text(game: str) -> str:
    """Return the save file of a game of two greedy players, which are quick."""
    options: dict[str, Any] = {"components": {"target": [2, 2, 2, 2]}} if game == "istanbul" else {}
    match = Match(game, players=2, seed=3, **options)
    for seat in range(2):
        match.assign_bot(seat, "greedy")
    match.run_bots()
    return match.text()


@cache
def reviewed(game: str) -> Review:
    return Match.load(finished_text(game)).review(iterations=2)


@every_game
def test_hints_are_legal_different_and_have_reasons_in_both_languages(game: str) -> None:
    match = played(3, game=game, players=2)
    for language in ("en", "ru"):
        match.language = language
        advice = match.hint(iterations=10)
        assert advice.seat == match.actor
        assert 1 <= len(advice.hints) <= 3
        assert len({hint.action for hint in advice.hints}) == len(advice.hints)
        for hint in advice.hints:
            assert hint.action in match.legal
            assert 0 <= hint.chance <= 1
            assert hint.reason
            assert hint.reason in str(advice)
        assert sum(advice.chances) == pytest.approx(1)


def test_the_same_iterations_give_the_same_hints_and_change_nothing() -> None:
    match = played(30, players=3)
    before = match.text()
    assert match.hint(iterations=8) == match.hint(iterations=8)
    assert match.text() == before


@every_game
def test_hints_know_nothing_that_their_seat_may_not_know(game: str) -> None:
    match = played(25, game=game, players=3)
    assert match.actor is not None
    other = match.branch(seat=match.actor, seed=5)
    assert match.hint(iterations=6).hints == other.hint(iterations=6).hints


def test_a_stopped_clock_still_brings_a_hint() -> None:
    match, clock = played(12, players=2), Clock(100)
    clock.stop()
    advice = match.hint(clock=clock)
    assert advice.iterations == 0
    assert advice.hints[0].action in match.legal


def test_how_many_hints_can_be_said() -> None:
    match = Match(players=2, seed=1)
    assert [len(match.hint(count=count, iterations=5).hints) for count in (1, 2, 5)] == [1, 2, 5]


@every_game
def test_chances_to_win_add_up_now_and_then_and_are_certain_at_the_end(game: str) -> None:
    match = Match.load(finished_text(game))
    for step in (0, len(match.steps) // 2):
        assert sum(match.win_chances(step=step)) == pytest.approx(1)
    winners = [each.seat for each in match.game.standings(match.history.state) if each.rank == 1]
    assert [seat for seat, chance in enumerate(match.win_chances()) if chance] == winners


def test_chances_of_a_spectator_depend_on_nothing_hidden() -> None:
    match = played(60, players=3)
    other = match.game.resample_hidden(match.history.state, None, match.chance)
    changed = Match.from_state("istanbul", other)
    assert match.win_chances() == changed.win_chances()


@every_game
def test_a_review_goes_through_every_decision_in_order(game: str) -> None:
    match, review = Match.load(finished_text(game)), reviewed(game)
    steps = [row.step for row in review.rows]
    assert steps == sorted(set(steps))
    for row in review.rows:
        assert row.seat == match.steps[row.step].seat
        assert row.played == tuple(step.action for step in match.steps[row.step : row.step + len(row.played)])
        assert row.best[0] in match.game.legal(match.steps[row.step].before)
        assert 0 <= row.cost <= 1
        assert row.reason
    assert len(review.chances) == len(match.steps) + 1
    costs = [row.cost for row in review.worst(len(review.rows))]
    assert costs == sorted(costs, reverse=True)


@every_game
def test_what_was_played_is_weighed_as_a_fair_part_of_the_thought_even_if_it_looks_bad(game: str) -> None:
    match = Match.load(finished_text(game))
    step = next(step for step in match.steps if len(match.game.legal(step.before)) > 3)
    worst = (match.game.legal(step.before)[-1],)
    tree = Weighed(SeatView(match.game, step.before, step.seat), 1, also=worst)
    tree.think(Clock(), 30)
    chance = tree.weigh(worst, 10)
    assert tree.root.visits[tree.root.plans.index(worst)] >= 10
    assert chance == tree.chance_of(worst)


def test_a_review_is_a_frame_with_a_row_for_each_decision() -> None:
    review = reviewed("istanbul")
    frame = review.frame()
    assert list(frame.columns) == list(COLUMNS)
    assert len(frame) == len(review.rows)
    assert set(frame["name"]) <= set(review.names)


def test_a_review_tells_its_progress_and_ends_when_it_is_stopped() -> None:
    match, clock, told = Match.load(finished_text("istanbul")), Clock(100), []

    def stop_after_three(done: int, of: int) -> None:
        told.append((done, of))
        if len(told) == 3:
            clock.stop()

    review = match.review(iterations=1, progress=stop_after_three, clock=clock)
    assert len(review.rows) == len(told) == 3
    assert [of for _, of in told] == [len(match.steps)] * 3


def test_what_cannot_be_done_is_said_in_a_sentence() -> None:
    with pytest.raises(MatchError, match="not over yet"):
        Match(players=2, seed=1).review()
    with pytest.raises(MatchError, match="over"):
        Match.load(finished_text("istanbul")).hint()
