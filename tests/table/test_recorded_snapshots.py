"""The front end is tested with what Python really sends."""

from __future__ import annotations

import pytest

from tests.table.record_snapshots import FOLDER, MOMENTS, recorded


@pytest.mark.parametrize("face", MOMENTS)
def test_the_recorded_snapshots_are_what_python_sends(face: str) -> None:
    known = (FOLDER / f"{face}.json").read_text(encoding="utf-8")
    assert recorded(face) == known, "if this was meant to change: python -m tests.table.record_snapshots"
