"""Frames in files, columns in words, and packages that are missing."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pandas
import pytest

from istanbul_nb.analysis import FRAMES, columns, frames, load_frames, save_frames, turns
from istanbul_nb.analysis.charts import growth
from istanbul_nb.analysis.schema import meaning
from istanbul_nb.match.errors import MatchError
from istanbul_nb.words import LANGUAGES

from .playing import WHOLE, short, whole

DOCS = Path(__file__).parents[2] / "docs" / "analysis.md"
COLUMN = re.compile(r"^\| `(\w+)` \| (\w+) \| ([^|]*) \| (.+) \|$", re.MULTILINE)


@pytest.mark.parametrize("name", [*WHOLE, "short"])
def test_frames_come_back_from_parquet_as_they_were(name: str, tmp_path: Path) -> None:
    made = frames(short() if name == "short" else whole(name))
    save_frames(made, tmp_path / "frames")
    loaded = load_frames(tmp_path / "frames")
    assert set(loaded) == set(made) == set(FRAMES)
    for frame, table in made.items():
        pandas.testing.assert_frame_equal(loaded[frame], table, check_exact=True)


def test_a_frame_of_ones_own_is_kept_too(tmp_path: Path) -> None:
    own = pandas.DataFrame({"bot": ["greedy"], "games": [3], "share": [0.5]})
    save_frames({"own": own}, tmp_path)
    pandas.testing.assert_frame_equal(load_frames(tmp_path)["own"], own)


def test_a_folder_without_frames_is_told(tmp_path: Path) -> None:
    with pytest.raises(MatchError, match="Write some there with save_frames first"):
        load_frames(tmp_path)


def test_a_folder_that_is_missing_or_none_is_told(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary,", encoding="utf-8")
    for name in ("nowhere", "diary"):
        with pytest.raises(MatchError, match="Write some there with save_frames first"):
            load_frames(tmp_path / name)
    with pytest.raises(MatchError, match="Frames cannot be written to “diary”"):
        save_frames(frames(short()), tmp_path / "diary")


@pytest.mark.parametrize("data", [b"", b"PAR1", b"Dear diary,", bytes(500)], ids=str)
def test_a_broken_file_among_the_frames_is_told(data: bytes, tmp_path: Path) -> None:
    save_frames(frames(short()), tmp_path)
    (tmp_path / "turns.parquet").write_bytes(data)
    with pytest.raises(MatchError, match=r"The file “turns\.parquet” cannot be read"):
        load_frames(tmp_path)


def test_a_foreign_frame_of_the_same_name_is_told(tmp_path: Path) -> None:
    save_frames({"turns": pandas.DataFrame({"turn": ["first"], "round": [[1]]})}, tmp_path)
    with pytest.raises(MatchError, match=r"The file “turns\.parquet” holds no frame “turns” of this package"):
        load_frames(tmp_path)


def test_a_folder_below_the_frames_is_told(tmp_path: Path) -> None:
    (tmp_path / "turns.parquet").mkdir()
    with pytest.raises(MatchError, match="it is not an ordinary file"):
        load_frames(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("frame", FRAMES)
def test_every_column_has_a_meaning_in_every_language(frame: str, language: str) -> None:
    table = columns(frame, language)
    assert table["name"].tolist() == [column.name for column in FRAMES[frame]]
    assert table["meaning"].str.len().min() > 3
    assert table["meaning"].str.contains("[А-яё]").all() == (language == "ru")


def test_a_frame_that_does_not_exist_is_told() -> None:
    with pytest.raises(MatchError, match=r"There is no frame “moves”\. Choose one of these: matches, standings"):
        columns("moves")


def test_the_page_lists_exactly_the_columns_with_their_meaning() -> None:
    page = DOCS.read_text(encoding="utf-8")
    for frame, listed in FRAMES.items():
        part = page.split(f"\n### {frame}\n")[1].split("\n### ")[0].split("\n## ")[0]
        expected = [
            (
                column.name,
                column.type,
                ", ".join(column.games),
                meaning(frame, column),
            )
            for column in listed
        ]
        assert COLUMN.findall(part) == expected


@pytest.mark.parametrize(
    ("package", "use"),
    [
        ("pandas", lambda: turns(short())),
        ("altair", lambda: growth(short())),
        ("pyarrow", lambda: save_frames({}, "nowhere")),
        ("pyarrow", lambda: load_frames("nowhere")),
    ],
)
def test_a_missing_package_is_told_in_a_sentence(
    package: str, use: Callable[[], Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MatchError) as error:
        use()
    assert error.value.reason == "package-missing"
    assert f"needs the package “{package}”" in str(error.value)
    assert 'pip install "istanbul_nb[analysis]"' in str(error.value)
    assert not Path("nowhere").exists()
