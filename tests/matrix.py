"""The quick tests on every Python that the package is for, each in an environment of its own (`make test-matrix`).

It needs nothing but Python, and uses an interpreter only after that has said which version it is: a name on the search
path may be a mere signpost to a version that is not chosen here.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

VERSIONS = ("3.10", "3.11", "3.12", "3.13")
WHICH = "import sys; print(*sys.version_info[:3], sep='.'); print(sys.executable)"
PATIENCE = 60  # seconds that an interpreter may take to say which it is
UNSET = ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "VIRTUAL_ENV", "PYTHONHOME", "PYTHONPATH")


class Interpreter(NamedTuple):
    """A Python that works: its full version and where it is."""

    version: str
    path: str


class Outcome(NamedTuple):
    """What came of a version; without an interpreter nothing did."""

    version: str
    interpreter: Interpreter | None = None
    status: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        if self.interpreter is None:
            return f"{self.version:6}not found here"
        minutes, seconds = divmod(round(self.seconds), 60)
        result = "passed" if self.status == 0 else f"FAILED with status {self.status}"
        return f"{self.version:6}{result} in {minutes}:{seconds:02} min ({self.interpreter.version})"


def found(version: str) -> Interpreter | None:
    """Return the first interpreter of a version that works."""
    return next((each for each in map(asked, candidates(version)) if each and matches(each.version, version)), None)


def candidates(version: str) -> Iterator[str]:
    """Yield where one may be: on the search path, in pyenv, and this one itself."""
    for folder in os.get_exec_path():
        path = shutil.which(f"python{version}", path=folder)
        if path is not None:
            yield path
    yield from pyenv_pythons(version)
    yield sys.executable


def pyenv_pythons(version: str) -> Iterator[str]:
    """Yield the interpreters that pyenv has installed, the latest first."""
    installed = [name for name in said("pyenv", "versions", "--bare").split() if re.fullmatch(r"[\d.]+", name)]
    fitting = [name for name in installed if matches(name, version)]
    for name in sorted(fitting, key=lambda name: [int(part) for part in name.split(".")], reverse=True):
        folder = said("pyenv", "prefix", name).strip()
        if folder:
            yield str(Path(folder, "bin", "python"))


def asked(path: str) -> Interpreter | None:
    """Return what an interpreter says of itself; `None` if it is none, or only points to another."""
    lines = said(path, "-I", "-c", WHICH).splitlines()
    return Interpreter(lines[0], lines[1]) if len(lines) == 2 else None


def said(*command: str) -> str:
    """Return what a command prints; nothing where it fails, does not exist or does not end."""
    try:
        done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=PATIENCE)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout


def matches(full: str, version: str) -> bool:
    """Tell whether a full version is one of a version: 3.10.4 of 3.10, never of 3.1."""
    return full.split(".")[:2] == version.split(".")


def tested(version: str, given: str) -> Outcome:
    """Run the tests with a version, in the environment `.venv-VERSION`."""
    interpreter = found(version)
    if interpreter is None:
        return Outcome(version)
    print(f"\n=== Python {interpreter.version} ===", flush=True)
    variables = (f"VENV=.venv-{version}", f"PYTHON={interpreter.path}", f"GIVEN={given}")
    environment = {name: value for name, value in os.environ.items() if name not in UNSET}
    begun = time.monotonic()
    done = subprocess.run([os.environ.get("MAKE", "make"), "test-quick", *variables], env=environment, check=False)
    return Outcome(version, interpreter, done.returncode, time.monotonic() - begun)


def main(versions: Sequence[str]) -> int:
    """Test with each version and say what came of it; the status is 0 if at least one was there and all passed."""
    outcomes = [tested(version, os.environ.get("GIVEN", "")) for version in versions or VERSIONS]
    print()
    for outcome in outcomes:
        print(outcome)
    there = [outcome for outcome in outcomes if outcome.interpreter is not None]
    if not there:
        print("There is no Python from 3.10 to 3.13 on the search path or in pyenv: install one and try again.")
    return 0 if there and not any(outcome.status for outcome in there) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
