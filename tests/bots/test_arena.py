"""The arena: seats rotated, ties in part, results with how sure they are."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from istanbul_nb.arena import Contest, Played, contest, play_numbered
from istanbul_nb.core import Action, Clock, Seen
from istanbul_nb.estimates import Share


def hasty(view: Seen, legal: Sequence[Action], clock: Clock) -> Action:
    return legal[0]


def test_every_entry_sits_at_every_seat_and_the_dice_change_with_every_lap() -> None:
    played = contest([hasty, hasty, hasty], "sultan", games=6).played
    assert [game.seating for game in played[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [game.seed for game in played] == [0, 0, 0, 1, 1, 1]


def test_the_same_bots_at_other_seats_end_the_same_game() -> None:
    first, second = (play_numbered("sultan", [hasty, hasty], number) for number in (0, 1))
    assert first.ranks == second.ranks
    assert first.share(0) + second.share(0) == pytest.approx(1)


def test_a_tie_counts_in_part() -> None:
    game = Played(0, 0, (1, 0, 2), (1, 1, 3), 9, 40)
    assert [game.share(entry) for entry in range(3)] == [0.5, 0.5, 0]
    assert Contest(("a", "b", "c"), (game, game)).wins(1) == Share(1.0, 2)


def test_every_game_is_a_row_for_each_seat() -> None:
    result = contest(["random", hasty], "dice", games=2)
    frame = result.frame()
    assert list(frame["bot"]) == ["random", "hasty", "hasty", "random"]
    assert frame.groupby("number")["win"].sum().tolist() == [1, 1]
    assert str(result).count("\n") == 2


def test_progress_is_told_and_unknown_bots_are_refused_before_anything_is_played() -> None:
    told: list[tuple[int, int]] = []
    contest([hasty, hasty], "sultan", games=2, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]
    with pytest.raises(ValueError, match="no bot called 'wizard'; there are random, greedy, search"):
        contest(["wizard", hasty])


def test_the_interval_holds_the_share_and_shrinks_with_more_games() -> None:
    few, many = Share(6, 10), Share(600, 1000)
    for share in (few, many, Share(0, 5), Share(5, 5)):
        low, high = share.interval
        assert 0 <= low <= share.part <= high <= 1
    assert few.interval[1] - few.interval[0] > 5 * (many.interval[1] - many.interval[0])
