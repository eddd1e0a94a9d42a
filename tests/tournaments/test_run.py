"""Tournaments: seats rotated, dice paired, to stop and to go on with, and every game again."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import istanbul_nb
from istanbul_nb import MatchError, Tournament, tournament
from istanbul_nb.tournaments.errors import Stopped
from istanbul_nb.tournaments.line_up import Entry, contest
from istanbul_nb.words import LANGUAGES
from tests.tournaments.bots import Fickle, hasty


def small(bots: list[Entry], games: int = 4, **given: Any) -> Tournament:
    """Play Sultan in this process: the quickest game."""
    return tournament(bots, "sultan", games=games, **{"workers": 1, "progress": False, **given})


def stop_after(games: int) -> Any:
    """Return somebody who presses the stop button."""

    def press(done: int, of: int) -> None:
        if done == games:
            raise KeyboardInterrupt

    return press


def test_every_bot_sits_at_every_seat_with_the_same_dice() -> None:
    played = small(["random", hasty, "random"], games=6).played
    assert [game.seating for game in played[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [game.seed for game in played] == [0, 0, 0, 1, 1, 1]


def test_a_tournament_is_the_contest_of_the_same_numbers() -> None:
    assert small(["random", hasty]).played == contest(["random", hasty], "sultan", games=4).played


def test_a_seed_begins_at_a_later_lap() -> None:
    assert small(["random", hasty], games=2, seed=1).played == small(["random", hasty], games=4).played[2:]


def test_no_game_depends_on_the_games_before_it() -> None:
    bot = Fickle()
    assert small([bot, bot], games=4).played[2:] == small([bot, bot], games=2, seed=1).played
    assert bot.asked == 0


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    small([hasty, hasty], games=2, progress=lambda done, of: told.append((done, of)))
    assert told == [(1, 2), (2, 2)]


def test_a_bar_tells_progress_and_can_be_turned_off(capfd: pytest.CaptureFixture[str]) -> None:
    small([hasty, hasty], games=2)
    assert capfd.readouterr().err == ""
    small([hasty, hasty], games=2, progress=True)
    assert "2/2" in capfd.readouterr().err


# To stop and to go on


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_stopped_goes_on_and_nothing_is_lost_or_repeated(tmp_path: Path, workers: int) -> None:
    file, bots = tmp_path / "evening.jsonl", ["random", "random"]
    with pytest.raises(Stopped, match="Stopped after 3 of 8 games") as stopped:
        small([*bots], games=8, file=file, workers=workers, progress=stop_after(3))
    kept = stopped.value.result.played
    assert len(kept) == 3
    told: list[int] = []
    whole = small([*bots], games=8, file=file, workers=workers, progress=lambda done, of: told.append(done))
    assert told == [4, 5, 6, 7, 8]
    assert whole.played == small([*bots], games=8).played
    assert all(game in whole.played for game in kept)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + 8


def test_more_games_of_the_same_tournament_are_added_to_its_file(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    first = small(["random", hasty], games=2, file=file)
    told: list[int] = []
    both = small(["random", hasty], games=4, file=file, progress=lambda done, of: told.append(done))
    assert told == [3, 4]
    assert both.played[:2] == first.played
    assert small(["random", hasty], games=2, file=file).played == first.played


def test_whoever_stops_a_tournament_reads_a_sentence_and_has_what_was_played() -> None:
    with pytest.raises(Stopped) as stopped:
        small(["random", hasty], games=4, progress=stop_after(2))
    assert stopped.value._render_traceback_() == [f"Stopped: {stopped.value}"]
    assert [game.number for game in stopped.value.result.played] == [0, 1]


# Results


def test_every_seat_of_every_game_is_a_row_with_its_scores() -> None:
    result = small(["random", hasty], games=2)
    frame = result.frame()
    assert list(frame["bot"]) == ["random", "hasty", "hasty", "random"]
    assert frame.groupby("number")["win"].sum().tolist() == [1, 1]
    assert [dict(row) for row in result.played[0].scores] == frame[["points", "stones"]][:2].to_dict("records")


def test_a_row_says_everything_that_its_game_depends_on() -> None:
    row = small(["search 3", hasty], games=1, options={"memory": False}, seconds=0.5).frame().iloc[0]
    assert (row["game"], row["options"]) == ("sultan", '{"memory":false,"players":2}')
    assert (row["name"], row["iterations"], row["bot_seed"], row["seconds"]) == ("search", 3, 0, 0.5)
    assert (row["rules"], row["package"]) == ('{"sultan":1}', istanbul_nb.__version__)


def test_the_summary_has_an_interval_for_every_bot() -> None:
    result = small(["greedy", "random"])
    summary = result.summary()
    assert list(summary["bot"]) == ["greedy", "random"]
    assert summary["won"].sum() == 4
    assert ((summary["low"] <= summary["share"]) & (summary["share"] <= summary["high"])).all()
    assert result._repr_html_() == summary._repr_html_()
    assert repr(result) == "<Tournament: greedy, random; 4 games>"


BOTS: list[Entry] = ["search 2", "greedy", "random"]


@pytest.mark.parametrize("ending", ["jsonl", "parquet"])
def test_any_game_can_be_played_again_from_a_file(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"evening.{ending}"
    result = small(BOTS, games=2, file=path if ending == "jsonl" else None)
    if ending == "parquet":
        result.parquet(path)
    again = Tournament.load(path)
    assert (again.played, again.line_up) == (result.played, result.line_up)
    for game in result.played:
        match = again.replay(game.number)
        standings = sorted(match.standings, key=lambda each: each.seat)
        assert tuple(each.rank for each in standings) == game.ranks
        assert tuple(dict(each.scores) for each in standings) == game.scores
        assert len(match.steps) == game.steps


@pytest.mark.parametrize(("game", "options"), [("istanbul", {}), ("istanbul", {"expansion": "grand"}), ("dice", {})])
def test_a_game_of_every_kind_ends_the_same_again(game: str, options: dict[str, Any]) -> None:
    result = tournament(["random"] * 2, game, {"first": 1, **options}, games=1, workers=1, progress=False)
    match = result.replay(0)
    assert tuple(each.rank for each in sorted(match.standings, key=lambda each: each.seat)) == result.played[0].ranks
    assert len(match.steps) == result.played[0].steps


@pytest.mark.parametrize(("package", "use"), [("pandas", "frame"), ("pandas", "summary"), ("pyarrow", "parquet")])
def test_a_package_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch, package: str, use: str) -> None:
    result = small([hasty, hasty], games=1)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MatchError, match=rf'needs the package “{package}”, .* pip install "istanbul_nb\[analysis\]"'):
        getattr(result, use)(*["evening.parquet"] * (use == "parquet"))


def test_bots_of_the_package_that_have_a_seed_keep_it(tmp_path: Path) -> None:
    from istanbul_nb.bots.search import Search  # noqa: PLC0415

    result = small([Search(7, iterations=2), "random"], games=1)
    assert result.frame()["bot_seed"].tolist() == [7, 1]
    result.parquet(tmp_path / "evening.parquet")
    assert Tournament.load(tmp_path / "evening.parquet").line_up == result.line_up


def test_a_game_of_ones_own_bot_is_played_again_with_it(tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    game = small([hasty, "random"], games=1, file=file).played[0]
    with pytest.raises(MatchError, match=r"somebody's own: hasty\. Give them again"):
        Tournament.load(file).replay(0)
    match = Tournament.load(file, bots=[hasty, "random"]).replay(0)
    assert tuple(each.rank for each in sorted(match.standings, key=lambda each: each.seat)) == game.ranks
    assert match.names == ["hasty (1)", "random (2)"]


# What is refused, before anything is played


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"bots": "greedy"}, "tournament-bots-list"),
        ({"bots": [1, 2]}, "tournament-bots-list"),
        ({"bots": ["wizard", "greedy"]}, "bot-unknown"),
        ({"bots": ["greedy 20", "greedy"]}, "bot-unknown"),
        ({"bots": ["search no", "greedy"]}, "bot-unknown"),
        ({"bots": ["greedy"]}, "option-choice"),
        ({"options": {"players": 3}}, "tournament-seats"),
        ({"options": {"colour": 3}}, "option-unknown"),
        ({"game": "chess"}, "game-unknown"),
        ({"games": 0}, "tournament-number"),
        ({"seed": -1}, "tournament-number"),
        ({"workers": 0}, "tournament-workers"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(language: str, given: Any, reason: str) -> None:
    with pytest.raises(MatchError) as refused:
        tournament(**{"bots": ["greedy", "random"], "language": language, "progress": False, **given})
    assert refused.value.reason == reason
    assert str(refused.value).endswith(".")
