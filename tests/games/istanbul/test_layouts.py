"""The search for a layout: it climbs, it can be stopped, and the same seed takes the same way."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from istanbul_nb import MatchError
from istanbul_nb.games.istanbul import layouts
from istanbul_nb.games.istanbul.layouts import STAY, LayoutSearch, fairest, shortest
from istanbul_nb.games.istanbul.rules.components import printed
from istanbul_nb.tournaments.line_up import LineUp, Played

SHORT = tuple(printed()["layout_short"].value)


def game(ranks: tuple[int, ...], rounds: int = 10) -> Played:
    return Played(0, 0, tuple(range(len(ranks))), ranks, rounds, 100)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make games that need no playing: as many rounds as the layout is out of order."""

    def play_each(hands: object, line_ups: Sequence[LineUp], games: int) -> list[tuple[Played, ...]]:
        layout = line_ups[0].options["layout"]
        return [(game((1, 2), sum(abs(place - spot) for spot, place in enumerate(layout, 1))),) * games]

    monkeypatch.setattr(layouts, "play_each", play_each)


def search(seed: int = 1) -> LayoutSearch:
    return LayoutSearch("shortest", "random", {"players": 2}, games=1, seed=seed, workers=1)


def test_it_begins_with_the_layout_of_the_options_and_only_ever_gets_better(quick: None) -> None:
    climb = search()
    climb.run(60, progress=False)
    frame = climb.frame()
    assert climb.tried[0].layout == SHORT
    assert len(frame) == 60
    assert frame["best"].is_monotonic_decreasing
    assert climb.worth == frame["best"].iloc[-1] < frame["worth"].iloc[0]
    assert climb.best == frame.loc[frame["worth"].idxmin(), "layout"]


def test_two_places_are_swapped_and_bound_ones_stay(quick: None) -> None:
    climb = search()
    climb.run(1, progress=False)
    for _ in range(50):
        layout = climb.neighbour()
        changed = [spot for spot in range(16) if layout[spot] != SHORT[spot]]
        assert len(changed) == 2
        assert sorted(layout) == list(range(1, 17))
        assert not {SHORT[spot] for spot in changed} & set(STAY)


def test_the_same_seed_takes_the_same_way_in_one_run_or_in_two(quick: None) -> None:
    one, two = search(), search()
    one.run(20, progress=False)
    two.run(12, progress=False)
    two.run(8, progress=False)
    assert one.tried == two.tried
    other = search(seed=2)
    other.run(20, progress=False)
    assert other.tried != one.tried


def test_whoever_stops_it_keeps_the_best_so_far(quick: None) -> None:
    climb = search()

    def press(done: int, of: int) -> None:
        if done == 10:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        climb.run(20, progress=press)
    assert len(climb.tried) == 10
    assert climb.worth == min(each.worth for each in climb.tried)


def test_layouts_are_really_played() -> None:
    climb = search()
    assert climb.best == SHORT
    climb.run(2, progress=False)
    assert [each.step for each in climb.tried] == [0, 1]
    assert all(each.worth > 1 for each in climb.tried)


def test_the_shortest_games_have_the_fewest_rounds() -> None:
    assert shortest([game((1, 2), 20), game((1, 2), 25)]) == 22.5


def test_fair_seats_have_the_same_rank_on_average() -> None:
    assert fairest([game((1, 2, 3)), game((3, 2, 1))]) == 0
    assert fairest([game((1, 2, 3)), game((1, 3, 2))]) == 1.5


def test_a_criterion_of_ones_own(quick: None) -> None:
    climb = LayoutSearch(lambda games: -games[0].rounds, "random", games=1, workers=1)
    climb.run(10, progress=False)
    assert climb.worth == min(each.worth for each in climb.tried) < 0
    with pytest.raises(MatchError, match=r"There is no criterion “funniest”\. Choose one of these"):
        LayoutSearch("funniest")
