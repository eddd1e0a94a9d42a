"""Bitmaps of drawings: what a drawing shows, in few colours and few bytes."""

from __future__ import annotations

from base64 import b64decode
from typing import Any

import numpy as np
import pytest

from istanbul_nb.games import GAMES
from istanbul_nb.match.match import Match
from istanbul_nb.table.widget import still_board
from tests.notebooks.bitmap import _unfilter, bitmap, indexed_png, reduce_colours
from tests.notebooks.execute import PNG, keep_still


def test_a_bitmap_is_a_png_of_the_size_of_its_drawing() -> None:
    png = b64decode(
        bitmap('<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="9" height="9"/></svg>')
    )
    assert png.startswith(b"\x89PNG")
    assert (int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")) == (30, 20)


def test_few_colours_stay_as_they_are() -> None:
    pixels = np.array([[[255, 0, 0], [0, 0, 255]], [[255, 0, 0], [0, 128, 0]]], np.uint8)
    palette, indices = reduce_colours(pixels, 64)
    assert (palette[indices] == pixels).all()


def test_many_colours_become_the_nearest_of_the_most_frequent() -> None:
    ramp = np.repeat(np.arange(256, dtype=np.uint8)[:, None, None], 3, axis=2)
    palette, indices = reduce_colours(ramp, 64)
    assert len(palette) == 64
    assert len(indexed_png(ramp, 64)) < 1500
    assert indices.max() < 64


@pytest.mark.parametrize(
    ("kind", "row"),
    [
        (0, [[10, 20, 30, 40], [50, 60, 70, 80]]),
        (1, [[10, 20, 30, 40], [40, 40, 40, 40]]),
        (2, [[9, 18, 27, 36], [46, 54, 62, 70]]),
        (3, [[10, 19, 29, 38], [43, 47, 51, 55]]),
        (4, [[9, 18, 27, 36], [40, 40, 40, 40]]),
    ],
)
def test_every_filter_of_a_row_is_undone(kind: int, row: list[list[int]]) -> None:
    above = np.array([[1, 2, 3, 4], [4, 6, 8, 10]], np.uint8)
    done = _unfilter(kind, np.array(row, np.uint8), above)
    assert done.tolist() == [[10, 20, 30, 40], [50, 60, 70, 80]]


@pytest.mark.parametrize(
    ("game", "options"), [*((game, {}) for game in GAMES), ("istanbul", {"expansion": "grand", "players": 5})]
)
def test_the_table_of_a_game_fits_into_a_small_bitmap(game: str, options: dict[str, Any]) -> None:
    match = Match(game, seed=1, **options)
    data = {**still_board(match, None, match.words), "application/vnd.jupyter.widget-view+json": "a widget"}
    keep_still(data)
    assert set(data) == {"text/plain", "image/svg+xml", PNG}
    assert len(data[PNG]) < 60_000
