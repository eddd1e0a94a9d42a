"""What every test of a command stands on."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder to work in; nobody's own matches are touched, and no sentence breaks on the wide screen."""
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "400")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "desk"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder
