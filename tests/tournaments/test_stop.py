"""However a tournament with processes is stopped: no process plays on, no game is lost, none is played twice."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import nbformat
import pytest
from nbclient import NotebookClient

from istanbul_nb import tournament

ROOT = Path(__file__).parents[2]
MANY = 100_000
CELL = """
import os, signal
from istanbul_nb import tournament

def mine(view, legal, clock):
    return legal[-1]

def press(done, of):
    if done == 3 and of == 40:
        os.kill(os.getpid(), signal.SIGINT)  # what the stop button of a notebook does

def play(games):
    return tournament([mine, "random"], "sultan", games=games, workers=2, file="evening.jsonl", progress=press)
"""


def stop(file: Path, how: signal.Signals) -> str:
    """Stop a tournament of two processes after some games; what it said, when the last process is gone."""
    command = [sys.executable, "-m", "tests.tournaments.evening", str(file), str(MANY)]
    pipes: Any = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT, "text": True}
    with subprocess.Popen(command, cwd=ROOT, start_new_session=True, **pipes) as evening:
        assert evening.stdout is not None
        said = [evening.stdout.readline() for _ in range(20)]
        if how is signal.SIGINT:
            os.killpg(evening.pid, how)  # as a terminal does it: everybody is interrupted
        else:
            os.kill(evening.pid, how)
        rest: str = evening.stdout.read()  # ends when nobody is left who could say something
    return "".join([*said, rest])


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGKILL], ids=["interrupted", "killed"])
def test_what_was_over_is_kept_and_nobody_plays_on(tmp_path: Path, how: signal.Signals) -> None:
    file = tmp_path / "evening.jsonl"
    said = stop(file, how)
    told = [int(line) for line in said.splitlines() if line.isdecimal()]
    kept = file.read_bytes().count(b"\n") - 1
    assert told == list(range(1, len(told) + 1))
    assert len(told) <= kept <= len(told) + 1
    assert said.count("Traceback") == said.count("Stopped: Stopped after") <= 1
    again: list[int] = []
    result = tournament(
        ["random", "random"],
        "sultan",
        games=kept + 4,
        file=file,
        workers=1,
        progress=lambda done, of: again.append(done),
    )
    assert [game.number for game in result.played] == list(range(kept + 4))
    assert 4 <= len(again) <= 4 + kept


def run(cells: list[str], folder: Path) -> list[Any]:
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])  # type: ignore[no-untyped-call]
    NotebookClient(notebook, allow_errors=True, resources={"metadata": {"path": str(folder)}}).execute()
    return [cell.outputs for cell in notebook.cells]


def test_the_stop_button_of_a_notebook_and_functions_written_there(tmp_path: Path) -> None:
    _, stopped, whole = run([CELL, "play(40)", "print(len(play(41).played), play(4).names)"], tmp_path)
    assert stopped[-1].ename == "Stopped"
    assert stopped[-1].traceback[0].startswith("Stopped: Stopped after ")
    assert whole[0].text == "41 ('mine', 'random')\n"
    assert (tmp_path / "evening.jsonl").read_bytes().count(b"\n") == 1 + 41
