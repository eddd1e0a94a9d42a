"""Experiments with rules: the same dice under several setups, and differences with how sure one can be."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb import MatchError, tournament
from istanbul_nb.coach.confidence import Average
from istanbul_nb.tournaments.experiments import Comparison, compare
from istanbul_nb.tournaments.line_up import Played
from istanbul_nb.words import LANGUAGES
from tests.tournaments.bots import hasty

RICH = {"start_lira": 40}


def game(seed: int, rounds: int, lira: tuple[int, int], ranks: tuple[int, int] = (1, 2)) -> Played:
    scores = tuple({"rubies": 5, "lira": each} for each in lira)
    return Played(2 * seed, seed, (0, 1), ranks, rounds, 10 * rounds, scores)


@pytest.fixture
def comparison() -> Comparison:
    before = (game(0, 20, (1, 3)), game(1, 30, (2, 4)), game(2, 16, (0, 0), (2, 1)))
    after = (game(0, 19, (5, 7)), game(1, 29, (6, 8)), game(2, 15, (4, 4), (1, 1)))
    return Comparison({"printed": before, "rich": after})


def test_the_same_dice_are_played_under_every_setup() -> None:
    setups = {"printed": {}, "rich": {"components": RICH}}
    found = compare(setups, "random", games=2, seed=3, workers=1, progress=False)
    assert list(found.played) == list(setups)
    assert [game.seed for games in found.played.values() for game in games] == [3, 4, 3, 4]
    assert all(len(game.ranks) == 4 for games in found.played.values() for game in games)
    assert found.measures == ["rounds", "steps", "rubies", "lira", "goods", "cards"]


def test_a_corrected_table_changes_the_games_and_nothing_else_does() -> None:
    setups: dict[str, dict[str, Any]] = {"printed": {}, "again": {"layout": "short"}, "rich": {"components": RICH}}
    found = compare(setups, "random", games=1, workers=1, progress=False).played
    assert found["printed"] == found["again"]
    assert found["printed"] != found["rich"]


def test_options_of_any_kind_make_a_setup_even_other_numbers_of_players() -> None:
    setups = {"two": {"players": 2}, "three": {"players": 3, "memory": False}}
    found = compare(setups, hasty, "sultan", games=2, workers=1, progress=False)
    assert [len(games[0].ranks) for games in found.played.values()] == [2, 3]
    assert [game.seed for games in found.played.values() for game in games] == [0, 1, 0, 1]


def test_every_game_can_be_found_again_in_a_tournament_of_its_setup() -> None:
    found = compare({"two": {"players": 2}, "three": {"players": 3}}, "random", "sultan", 2, 1, progress=False)
    whole = tournament(["random"] * 2, "sultan", {"first": 0}, games=3, workers=1, progress=False)
    assert found.played["two"] == (whole.played[0], whole.played[2])


def test_other_processes_find_the_same() -> None:
    setups = {"two": {"players": 2}, "three": {"players": 3}}
    here, there = (compare(setups, "random", "sultan", 3, workers, progress=False) for workers in (1, 2))
    assert here.played == there.played


def test_averages_have_intervals(comparison: Comparison) -> None:
    summary = comparison.summary().set_index(["setup", "measure"])
    assert summary.loc[("printed", "rounds"), "value"] == 22
    assert summary.loc[("rich", "lira"), "value"] == pytest.approx((6 + 7 + 4) / 3)
    assert (summary["low"] <= summary["value"]).all()
    assert (summary["value"] <= summary["high"]).all()


def test_differences_are_taken_dice_by_dice(comparison: Comparison) -> None:
    rows = comparison.differences().set_index("measure")
    assert list(rows["setup"].unique()) == ["rich"]
    assert rows.loc["rounds", ["value", "low", "high"]].tolist() == [-1, -1, -1]
    assert rows.loc["lira", ["value", "low", "high"]].tolist() == [4, 4, 4]
    assert rows.loc["rubies", "value"] == 0


def test_seats_share_the_games_and_ties_count_in_part(comparison: Comparison) -> None:
    seats = comparison.seats().set_index(["setup", "seat"])
    assert seats.loc[("printed", 0), "won"] == 2
    assert seats.loc[("rich", 0), "won"] == 2.5
    assert seats["share"].groupby("setup").sum().tolist() == pytest.approx([1, 1])


def test_the_table_has_a_row_for_each_seat(comparison: Comparison) -> None:
    frame = comparison.frame()
    assert len(frame) == 2 * 3 * 2
    assert frame.query("setup == 'rich' and seed == 2")["win"].tolist() == [0.5, 0.5]
    assert repr(comparison) == "<Comparison: printed, rich; 3 games each>"
    assert comparison._repr_html_() == comparison.summary()._repr_html_()


@pytest.mark.parametrize(
    ("numbers", "half"),
    [([1, 3], 12.706), ([1, 2, 3], 4.303 / 3**0.5), ([1, 2, 3, 4, 5, 6], 2.571 * 1.8708 / 6**0.5)],
)
def test_the_interval_of_an_average_is_that_of_student(numbers: list[float], half: float) -> None:
    average = Average.of(numbers)
    assert average.high - average.value == pytest.approx(average.value - average.low) == pytest.approx(half, rel=0.01)


def test_one_game_tells_nothing_about_others() -> None:
    assert Average.of([7]) == Average(7, float("-inf"), float("inf"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"setups": {"printed": {}}}, "experiment-setups"),
        ({"setups": [{}, {}]}, "experiment-setups"),
        ({"setups": {"a": {}, "b": {"components": {"dealer_price": 3}}}}, "component-unknown"),
        ({"setups": {"a": {}, "b": {"players": "many"}}}, "option-choice"),
        ({"bot": "wizard"}, "bot-unknown"),
        ({"games": 0}, "tournament-number"),
    ],
)
def test_what_cannot_be_compared_is_refused_with_a_sentence(language: str, given: Any, reason: str) -> None:
    with pytest.raises(MatchError) as refused:
        compare(**{"setups": {"a": {}, "b": {}}, "language": language, "progress": False, **given})
    assert refused.value.reason == reason
    assert str(refused.value).endswith(".")
