"""What is given away, built from this checkout as `make dist` does it, but with what is installed here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from istanbul_nb.match.file_lock import guard

ROOT = Path(__file__).parents[2]
BUILD = ("-m", "build", "--outdir")


class Released(NamedTuple):
    """A source distribution, and the wheel that was built from it."""

    source: Path
    wheel: Path


def release(folder: Path) -> None:
    """Build both where no Node.js can be found."""
    nothing, into = folder / "nothing", folder / "dist"
    nothing.mkdir()
    command = [sys.executable, *BUILD, str(into), "--no-isolation", str(ROOT)]
    subprocess.run(command, env={**os.environ, "PATH": str(nothing)}, check=True, capture_output=True)


def released(factory: pytest.TempPathFactory) -> Released:
    """Return both, built once in a run of the tests."""
    source, wheel = sorted((once(factory, "released", release) / "dist").iterdir(), key=lambda path: path.suffix)
    return Released(source, wheel)


def install(wheel: Path, folder: Path) -> None:
    """Make an environment that has the wheel and what it asks for, and nothing else."""
    venv.create(folder, with_pip=False)
    given = ["install", "--quiet", "--constraint", str(ROOT / "constraints.txt"), str(wheel)]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(folder / "bin" / "python")]
    subprocess.run([*pip, *given], check=True, capture_output=True, cwd=folder)


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """Return a folder that the first worker who needs it fills; the others wait for it."""
    own = factory.getbasetemp()
    common = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    folder, made = common / name, common / f"{name}.made"
    with guard(common):
        if not made.exists():
            shutil.rmtree(folder, ignore_errors=True)  # what a worker left that failed
            folder.mkdir()
            make(folder)
            made.touch()
    return folder
