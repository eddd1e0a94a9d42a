"""Notebooks that are tested keep their games in a folder of the run, not in the home of the person who tests them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.notebooks.execute import FOLDER


def test_a_notebook_that_is_compared_leaves_nothing_at_home(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "USERPROFILE": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}
    environment = {name: value for name, value in os.environ.items() if name != "ISTANBUL_NB_HOME"}
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--nbval", "00-start.ipynb"]
    run = subprocess.run(command, cwd=FOLDER, env=environment | home, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-2000:]
    assert [path for path in tmp_path.rglob("*") if path.suffix in (".match", ".learning")] == []
