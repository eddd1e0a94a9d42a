"""What is given away, built from this checkout as `make dist` does it, but with what is installed here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
BUILD = ("-m", "build", "--outdir")


class Released(NamedTuple):
    """A source distribution, and the wheel that was built from it."""

    source: Path
    wheel: Path


def release(folder: Path) -> Released:
    """Build both where no Node.js can be found."""
    nothing, into = folder / "nothing", folder / "dist"
    nothing.mkdir()
    command = [sys.executable, *BUILD, str(into), "--no-isolation", str(ROOT)]
    subprocess.run(command, env={**os.environ, "PATH": str(nothing)}, check=True, capture_output=True)
    source, wheel = sorted(into.iterdir(), key=lambda path: path.suffix)
    return Released(source, wheel)
