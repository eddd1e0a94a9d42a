"""The front end is tested with what Python really sends."""

from __future__ import annotations

import pytest

from istanbul_nb.games import GAMES
from tests.table.record_snapshots import FOLDER, recorded


@pytest.mark.parametrize("game", GAMES)
def test_the_recorded_snapshots_are_what_python_sends(game: str) -> None:
    known = (FOLDER / f"{game}.json").read_text(encoding="utf-8")
    assert recorded(game) == known, "if this was meant to change: python -m tests.table.record_snapshots"
