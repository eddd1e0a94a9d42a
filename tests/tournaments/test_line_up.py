"""The arena: seats rotated, ties in part, results with how sure they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from istanbul_nb.coach.confidence import Share
from istanbul_nb.core import Action, Clock, SeatView
from istanbul_nb.match.errors import MatchError
from istanbul_nb.tournaments.line_up import Contest, Played, contest, play_numbered
from istanbul_nb.words import LANGUAGES
from tests.match.sentences import assert_sentence


def hasty(view: SeatView, legal: Sequence[Action], clock: Clock) -> Action:
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
    with pytest.raises(MatchError, match=r"no bot called “wizard” here\. .*: random, greedy, search"):
        contest(["wizard", hasty])


def test_the_interval_holds_the_share_and_shrinks_with_more_games() -> None:
    few, many = Share(6, 10), Share(600, 1000)
    for share in (few, many, Share(0, 5), Share(5, 5)):
        low, high = share.interval
        assert 0 <= low <= share.part <= high <= 1
    assert few.interval[1] - few.interval[0] > 5 * (many.interval[1] - many.interval[0])


def test_a_contest_begins_with_the_dice_of_a_seed() -> None:
    both = contest([hasty, "random"], "sultan", games=8).played
    assert contest([hasty, "random"], "sultan", games=2, seed=3).played == both[6:8]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"seed": -1}, "tournament-number"),
        ({"seed": 0.5}, "tournament-number"),
        ({"seed": 10**30}, "tournament-number"),
        ({"games": 0}, "tournament-number"),
        ({"games": "many"}, "tournament-number"),
        ({"seconds": float("nan")}, "tournament-seconds"),
        ({"seconds": -1}, "tournament-seconds"),
        ({"seconds": "1"}, "tournament-seconds"),
        ({"colour": 3}, "option-unknown"),
        ({"players": 3}, "tournament-seats"),
        ({"players": 9}, "option-choice"),
        ({"game": "chess"}, "game-unknown"),
        ({"entries": ["wizard", "random"]}, "bot-unknown"),
        ({"entries": 2}, "tournament-bots-list"),
        ({"entries": [1, 2]}, "tournament-bots-list"),
    ],
    ids=str,
)
def test_a_contest_that_cannot_be_is_refused_with_a_sentence(given: Any, reason: str, language: str) -> None:
    with pytest.raises(MatchError) as refused:
        contest(**{"entries": [hasty, "random"], "game": "sultan", "language": language, **given})
    assert refused.value.reason == reason
    assert_sentence(str(refused.value))
