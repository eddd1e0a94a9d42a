"""What is collected where, and where tests keep games: never in the home of whoever runs them."""

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator

import pytest

from istanbul_nb.games import GAMES

# OpenSpiel has no builds for Python 3.10, so what needs it is collected from 3.11 on.
NEED_OPENSPIEL = ["istanbul_nb/adapters/openspiel.py", "tests/adapters/test_openspiel.py", "docs/openspiel.md"]
# Windows has no shell programs, no fork, no signals that kill: what needs them is collected elsewhere.
NEED_POSIX = [
    "tests/commands/test_simulate.py",
    "tests/mutants",
    "tests/packaging",
    "tests/tournaments/test_cluster.py",
    "tests/tournaments/test_deaths.py",
    "tests/tournaments/test_stop.py",
]
HOME = "ISTANBUL_NB_HOME"

collect_ignore = [
    *(NEED_OPENSPIEL if sys.version_info < (3, 11) else []),
    *(NEED_POSIX if os.name == "nt" else []),
]


def pytest_configure(config: pytest.Config) -> None:
    """Give the run a folder of its own for kept games; kernels of notebooks and workers inherit it."""
    if HOME not in os.environ:
        os.environ[HOME] = tempfile.mkdtemp(prefix="istanbul-nb-tests-")
        config.add_cleanup(_remove_home)


@pytest.fixture(autouse=True)
def _same_games() -> Iterator[None]:
    """Forget the games that a test made known to this interpreter."""
    with GAMES.forgetting():
        yield


def _remove_home() -> None:
    shutil.rmtree(os.environ.pop(HOME), ignore_errors=True)
