"""What every test of a terminal stands on."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Touch nobody's own matches, and make the screen so wide that no sentence is broken."""
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "400")
    monkeypatch.setenv("LINES", "50")
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"
