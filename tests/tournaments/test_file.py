"""The file of a tournament: whatever happens to it, no game is lost, counted twice or mistaken for another."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb import MatchError, Tournament
from istanbul_nb.tournaments import terms
from istanbul_nb.tournaments.file import ResultFile, read
from istanbul_nb.tournaments.file_line import checksum_of, write_line
from istanbul_nb.tournaments.line_up import LineUp, Played
from istanbul_nb.tournaments.terms import terms_of

LINE_UP = LineUp.of(["random", "random"], "sultan")
GAMES = [LINE_UP.play(number) for number in range(3)]
START = checksum_of(write_line(terms_of(LINE_UP), 0))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.jsonl"
    with ResultFile(LINE_UP, path) as kept:
        for game in GAMES:
            kept.keep(game)
    return path


def kept_in(path: Path, line_up: LineUp = LINE_UP) -> list[Played]:
    """Return the games with which a tournament goes on."""
    with ResultFile(line_up, path) as kept:
        return list(kept.played.values())


def test_games_come_back_as_they_were(file: Path) -> None:
    assert kept_in(file) == GAMES


def test_a_file_may_be_cut_off_anywhere(file: Path) -> None:
    data = file.read_bytes()
    for length in range(0, len(data) + 1, 3):
        file.write_bytes(data[:length])
        with ResultFile(LINE_UP, file) as kept:
            assert len(kept.played) == max(0, data[:length].count(b"\n") - 1)
            for game in GAMES:
                kept.keep(game)
        assert file.read_bytes() == data


def test_a_game_that_is_kept_twice_counts_once(file: Path) -> None:
    data = file.read_bytes()
    with ResultFile(LINE_UP, file) as kept:
        kept.keep(GAMES[1])
    assert file.read_bytes() == data
    file.write_bytes(data + data.splitlines(keepends=True)[-1])
    assert kept_in(file) == GAMES


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (LineUp.of(["random", "random"], "dice"), "the game differs"),
        (LineUp.of(["random", "greedy"], "sultan"), "the bots differ"),
        (LineUp.of(["random", "random"], "sultan", {"memory": True}), "the options differ"),
        (LineUp.of(["random", "random"], "sultan", seconds=2.0), "the time to think differs"),
    ],
)
def test_a_file_of_another_tournament_is_refused_and_stays_as_it_is(file: Path, other: LineUp, what: str) -> None:
    data = file.read_bytes() + b'{"cut'
    file.write_bytes(data)
    with pytest.raises(MatchError, match=f"“evening.jsonl” keeps another tournament: {what}. Choose another file"):
        ResultFile(other, file)
    assert file.read_bytes() == data


def test_games_of_another_version_are_not_mixed_in_or_replayed(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as older:
        older.setattr(terms, "__version__", "0.0.9")
        with pytest.raises(MatchError, match="another version of this package"):
            ResultFile(LINE_UP, file)
        with pytest.raises(MatchError, match="They would not end the same"):
            Tournament.load(file)
    head = file.read_bytes().splitlines()[0]
    file.write_bytes(edited(head, rules={"sultan": 0}))
    with pytest.raises(MatchError, match="it was played by another version of the rules"):
        ResultFile(LINE_UP, file)
    with pytest.raises(MatchError, match="They would not end the same"):
        Tournament.load(file)


def edited(line: bytes, start: int | None = 0, **entries: Any) -> bytes:
    """Return a line that says something else, with a checksum that fits."""
    written = {**json.loads(line), **entries}
    written.pop("crc", None)
    return write_line({name: value for name, value in written.items() if value is not ...}, start)


def test_what_is_no_file_of_a_tournament_is_refused(file: Path) -> None:
    head, *games = file.read_bytes().splitlines(keepends=True)
    for text, problem in {
        b"Dear diary,": "is not one of a tournament",
        b"Dear diary,\n": "is not one of a tournament",
        b"[1]\n": "is not one of a tournament",
        edited(head, version=9): "has version 9 of the format; this package knows 1, 2",
        head + b"Dear diary,\n" + games[0]: "Line 2 of the file “evening.jsonl” is damaged",
        head + games[0] + edited(games[1], START, ranks=1): "Line 3 of the file",
        head + games[0] + edited(games[1], START, more=1): "Line 3 of the file",
        head + games[0] + b"1\n" + games[1] + b"2\n": "2 lines of the file “evening.jsonl” are damaged: 3, 5",
    }.items():
        file.write_bytes(text)
        with pytest.raises(MatchError, match=problem):
            ResultFile(LINE_UP, file)
        assert file.read_bytes() == text


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(MatchError, match=r"There is no file “morning\.jsonl”"):
        read(tmp_path / "morning.jsonl")
