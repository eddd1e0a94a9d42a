"""Files and tables of a tournament that are damaged, missing or something else: a sentence, never other results."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pandas
import pytest

from istanbul_nb import MatchError, Tournament, tournament
from istanbul_nb.tournaments.file import ResultFile
from istanbul_nb.tournaments.file_line import checksum_of, write_line
from istanbul_nb.tournaments.line_up import LineUp, Played
from istanbul_nb.words import LANGUAGES
from tests.match.sentences import assert_sentence

LINE_UP = LineUp.of(["random", "random"], "sultan")
GAMES = tuple(LINE_UP.play(number) for number in range(2))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "evening.jsonl"
    with ResultFile(LINE_UP, path) as kept:
        for game in GAMES:
            kept.keep(game)
    return path


def loaded(path: Path) -> tuple[Played, ...] | None:
    """Return the games of a file, or nothing where there is a sentence."""
    try:
        return Tournament.load(path).played
    except MatchError as error:
        assert_sentence(str(error))
        return None


def test_no_single_flipped_bit_changes_results_without_a_word(file: Path) -> None:
    data = file.read_bytes()
    noticed = 0
    for place in range(0, 8 * len(data), 5):
        changed = bytearray(data)
        changed[place // 8] ^= 1 << place % 8
        file.write_bytes(changed)
        found = loaded(file)
        assert found in (None, GAMES), f"bit {place}"
        noticed += found is None
    assert noticed == len(range(0, 8 * len(data), 5))


def said(path: Path, **fields: Any) -> bytes:
    """Return a file whose last game says something else, with a checksum that fits."""
    head, *games = path.read_bytes().splitlines(keepends=True)
    written = {**json.loads(games[-1]), **fields}
    del written["crc"]
    return b"".join([head, *games[:-1], write_line(written, checksum_of(head))])


@pytest.mark.parametrize(
    "fields",
    [
        {"ranks": [99, 99]},
        {"ranks": [2, 2]},
        {"ranks": [1]},
        {"ranks": [True, 2]},
        {"ranks": {"0": 1, "1": 2}},
        {"seating": [0, 1]},
        {"seating": [1, 1]},
        {"seed": 1},
        {"seed": -1},
        {"number": -1},
        {"number": 10**30},
        {"number": 1.0},
        {"number": 0},
        {"rounds": 0},
        {"rounds": float("nan")},
        {"steps": float("inf")},
        {"steps": -3},
        {"steps": "12"},
        {"steps": 10**30},
        {"scores": []},
        {"scores": [{"points": 1, "stones": 1}]},
        {"scores": [{"points": -1, "stones": 1}, {"points": 2, "stones": 1}]},
        {"scores": [{"points": 1}, {"points": 2}]},
        {"scores": [{"points": 1.5, "stones": 1}, {"points": 2, "stones": 1}]},
        {"scores": [[1, 1], [2, 1]]},
    ],
    ids=str,
)
@pytest.mark.parametrize("version", [1, 2])
def test_a_game_that_cannot_have_happened_is_refused(file: Path, fields: dict[str, Any], version: int) -> None:
    wrong = said(file, **fields)
    file.write_bytes(without_checksums(wrong) if version == 1 else wrong)
    for use in (lambda: Tournament.load(file), lambda: ResultFile(LINE_UP, file)):
        with pytest.raises(MatchError, match="Line"):
            use()


def test_two_results_of_the_same_game_are_refused(file: Path) -> None:
    data = file.read_bytes()
    longer = said(file, steps=GAMES[1].steps + 1).splitlines(keepends=True)[-1]
    file.write_bytes(data + longer)
    with pytest.raises(MatchError, match=r"Line 4 of the file “evening\.jsonl” is damaged"):
        Tournament.load(file)


# The format before: no checksums


def without_checksums(data: bytes) -> bytes:
    """Return a file as version 1 of the format had it."""
    lines = [json.loads(line) for line in data.splitlines()]
    for line in lines:
        del line["crc"]
    lines[0]["version"] = 1
    return b"".join(json.dumps(line).encode() + b"\n" for line in lines)


def test_a_file_of_version_1_is_read_and_gone_on_with_as_it_is(file: Path) -> None:
    old = without_checksums(file.read_bytes())
    file.write_bytes(old + b'{"number": 2')
    assert Tournament.load(file).played == GAMES
    result = tournament(["random", "random"], "sultan", games=3, workers=1, file=file, progress=False)
    assert result.played == (*GAMES, LINE_UP.play(2))
    assert file.read_bytes().startswith(old)
    assert b"crc" not in file.read_bytes()
    assert Tournament.load(file).played == result.played


def test_a_first_line_with_a_checksum_is_not_taken_for_an_old_one(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"version": 2', b'"version": 1'))
    with pytest.raises(MatchError, match=r"The first line of the file “evening\.jsonl” is damaged"):
        Tournament.load(file)


@pytest.mark.parametrize(
    "terms",
    [
        {"game": "chess"},
        {"game": ["sultan"]},
        {"seconds": -1},
        {"seconds": "1"},
        {"seconds": True},
        {"options": {}},
        {"options": {"players": 3}},
        {"options": [2]},
        {"bots": []},
        {"bots": "random"},
        {"bots": [{"name": "random"}] * 2},
        {"bots": [{"name": "search", "iterations": -1, "seed": None}] * 2},
        {"bots": [{"name": 1, "iterations": None, "seed": None}] * 2},
        {"bots": [{"name": "random", "iterations": None, "seed": 0.5}] * 2},
        {"package": None},
        {"package": {}},
        {"rules": [1]},
    ],
    ids=str,
)
def test_a_first_line_that_says_nothing_possible_is_refused(file: Path, terms: dict[str, Any]) -> None:
    head = {**json.loads(file.read_bytes().splitlines()[0]), **terms}
    del head["crc"]
    file.write_bytes(write_line(head, 0))
    assert loaded(file) is None
    with pytest.raises(MatchError, match="keeps another tournament"):
        ResultFile(LINE_UP, file)


# Files of every kind


def deep(path: Path) -> None:
    path.write_bytes(b'{"format": ' + b"[" * 100_000 + b"\n")


def pipe(path: Path) -> None:
    os.mkfifo(path)


KINDS: dict[str, Callable[[Path], object]] = {
    "folder": lambda path: path.mkdir(),
    "pipe": pipe,
    "binary": lambda path: path.write_bytes(bytes(range(256)) * 40),
    "zeros": lambda path: path.write_bytes(bytes(4000)),
    "text": lambda path: path.write_text("Dear diary,\n", encoding="utf-8"),
    "list": lambda path: path.write_text("[1]\n", encoding="utf-8"),
    "number": lambda path: path.write_text("9" * 5000 + "\n", encoding="utf-8"),
    "other JSON": lambda path: path.write_text('{"format": "istanbul_nb match"}\n', encoding="utf-8"),
    "deep": deep,
    "one endless line": lambda path: path.write_bytes(b"{" * 3_000_000),
    "newer": lambda path: path.write_text('{"format": "istanbul_nb tournament", "version": 3}\n', encoding="utf-8"),
    "no version": lambda path: path.write_text('{"format": "istanbul_nb tournament"}\n', encoding="utf-8"),
    "bare": lambda path: path.write_text('{"format": "istanbul_nb tournament", "version": 1}\n', encoding="utf-8"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_file_of_a_tournament_is_told_in_a_sentence(tmp_path: Path, kind: str, language: str) -> None:
    path = tmp_path / "evening.jsonl"
    KINDS[kind](path)
    with pytest.raises(MatchError) as refused:
        Tournament.load(path, language=language)
    assert_sentence(str(refused.value))
    with pytest.raises(MatchError) as refused:
        tournament(["random", "random"], "sultan", games=1, file=path, progress=False, language=language)
    assert_sentence(str(refused.value))
    assert path.exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("error", [PermissionError(13, "Permission denied"), OSError(5, "Input/output error")], ids=str)
def test_a_file_that_cannot_be_opened_is_told_in_a_sentence(
    file: Path, error: OSError, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*given: Any, **options: Any) -> Any:
        raise error

    monkeypatch.setattr(Path, "open", fail)
    with pytest.raises(MatchError) as refused:
        Tournament.load(file, language=language)
    assert_sentence(str(refused.value))
    with pytest.raises(MatchError) as refused:
        tournament(["random", "random"], "sultan", games=1, file=file, progress=False, language=language)
    assert_sentence(str(refused.value))


@pytest.mark.parametrize(
    "name", ["morning.jsonl", "morning.parquet", "nowhere/morning.jsonl", "nowhere/morning.parquet"]
)
def test_a_missing_file_is_told(tmp_path: Path, name: str) -> None:
    with pytest.raises(MatchError, match="There is no file “morning"):
        Tournament.load(tmp_path / name)


def test_an_empty_file_cannot_be_loaded_but_begun(tmp_path: Path) -> None:
    path = tmp_path / "evening.jsonl"
    path.touch()
    assert loaded(path) is None
    with ResultFile(LINE_UP, path) as kept:
        assert kept.played == {}


def test_a_file_below_another_file_is_told(file: Path) -> None:
    with pytest.raises(MatchError, match=r"No games can be kept in the file “x\.jsonl”: it is not an ordinary file"):
        ResultFile(LINE_UP, file / "x.jsonl")


# Tables


def table() -> pandas.DataFrame:
    return Tournament(LINE_UP.titles, GAMES, LINE_UP).frame()


def test_a_table_comes_back_as_it_was() -> None:
    assert Tournament.from_frame(table()).played == GAMES


FOREIGN: dict[str, Callable[[], pandas.DataFrame]] = {
    "other columns": lambda: pandas.DataFrame({"bot": ["greedy"]}),
    "no rows": lambda: table()[:0],
    "a seat is missing": lambda: table()[1:],
    "a seat twice": lambda: pandas.concat([table(), table()]),
    "impossible ranks": lambda: table().assign(rank=99),
    "no ranks": lambda: table().assign(rank=None),
    "half ranks": lambda: table().assign(rank=1.5),
    "negative points": lambda: table().assign(points=-1),
    "no points": lambda: table().drop(columns="points"),
    "more columns": lambda: table().assign(more=1),
    "other dice": lambda: table().assign(seed=7),
    "no number": lambda: table().assign(number=float("nan")),
    "endless time": lambda: table().assign(seconds=float("inf")),
    "no options": lambda: table().assign(options="{"),
    "no rules": lambda: table().assign(rules=None),
    "no game": lambda: table().assign(game="chess"),
    "no entries": lambda: table().assign(entry="first"),
    "lists": lambda: table().assign(number=[[1]] * 4),
    "dates": lambda: table().assign(number=pandas.Timestamp("2026-01-01")),
    "two setups": lambda: table().assign(seconds=[1.0, 1.0, 2.0, 2.0]),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", FOREIGN)
def test_a_table_that_is_none_of_a_tournament_is_told(tmp_path: Path, kind: str, language: str) -> None:
    path = tmp_path / "evening.parquet"
    FOREIGN[kind]().to_parquet(path)
    with pytest.raises(MatchError) as refused:
        Tournament.load(path, language=language)
    assert_sentence(str(refused.value))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_broken_parquet_file_is_told(tmp_path: Path, language: str) -> None:
    path = tmp_path / "evening.parquet"
    table().to_parquet(path)
    data = path.read_bytes()
    for broken in (b"", b"PAR1", b"Dear diary", data[:-9], data[:200] + data[300:], bytes(1000)):
        path.write_bytes(broken)
        with pytest.raises(MatchError) as refused:
            Tournament.load(path, language=language)
        assert_sentence(str(refused.value))
    path.unlink()
    path.mkdir()
    with pytest.raises(MatchError, match=r"evening\.parquet"):
        Tournament.load(path, language=language)


@pytest.mark.parametrize("write", [Tournament.parquet, Tournament.csv])
def test_a_table_that_cannot_be_written_is_told(tmp_path: Path, write: Callable[[Tournament, Path], None]) -> None:
    result = Tournament(LINE_UP.titles, GAMES, LINE_UP)
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "folder", tmp_path / "nowhere" / "evening.table"):
        with pytest.raises(MatchError, match="No games can be kept in the file"):
            write(result, path)
