"""A Dask cluster plays a tournament unchanged, even if a worker dies in the middle of it."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb import tournament
from istanbul_nb.tournaments.line_up import Entry

QUIET = {"dashboard_address": None, "host": "127.0.0.1", "memory_limit": 0, "silence_logs": logging.CRITICAL}
TWO = {"n_workers": 2, "threads_per_worker": 1, "processes": True}
BOTS: list[Entry] = [lambda view, legal, clock: legal[0], "random"]


@pytest.fixture
def client() -> Iterator[Any]:
    distributed = import_module("distributed")
    with distributed.LocalCluster(**TWO, **QUIET) as cluster, distributed.Client(cluster) as client:
        yield client


def test_no_game_is_lost_or_counted_twice_when_a_worker_is_killed(client: Any, tmp_path: Path) -> None:
    worker = min(client.run(os.getpid).values())
    file, told = tmp_path / "evening.jsonl", list[int]()

    def kill_it(done: int, of: int) -> None:
        told.append(done)
        if done == 10:
            os.kill(worker, signal.SIGKILL)

    result = tournament(BOTS, "sultan", games=60, client=client, file=file, progress=kill_it)
    assert told == list(range(1, 61))
    assert [game.number for game in result.played] == list(range(60))
    assert len(file.read_text(encoding="utf-8").splitlines()) == 1 + 60
    assert result.played == tournament(BOTS, "sultan", games=60, workers=1, progress=False).played
