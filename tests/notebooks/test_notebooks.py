"""The stored notebooks: complete, free of what changes from run to run, and free of what nobody should read in them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.notebooks.execute import UNCOMPARED, code_cells, notebooks, read

NOTEBOOKS = pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
LARGEST = 400_000


def test_the_notebooks_are_there() -> None:
    assert {path.stem for path in notebooks()} >= {"istanbul", "setup-variants"}


@NOTEBOOKS
def test_every_cell_was_run_in_order(path: Path) -> None:
    compared = [cell for cell in code_cells(read(path)) if UNCOMPARED not in cell.metadata.get("tags", [])]
    counts = [cell.execution_count for cell in compared]
    assert counts == sorted(counts)
    assert len(set(counts)) == len(compared)


@NOTEBOOKS
def test_no_cell_failed(path: Path) -> None:
    assert [output for cell in code_cells(read(path)) for output in cell.outputs if output.output_type == "error"] == []


@NOTEBOOKS
def test_nothing_of_a_run_is_kept_but_its_outputs(path: Path) -> None:
    notebook, text = read(path), path.read_text(encoding="utf-8")
    assert set(notebook.metadata) == {"kernelspec", "language_info"}
    assert "application/vnd.jupyter.widget" not in text
    assert re.search(r"\b0x[0-9a-f]{6,}", text) is None
    assert re.search(r'"(/home|/root|/tmp|/Users|[A-Z]:\\\\)', text) is None
    assert len(text.encode()) < LARGEST


def test_the_play_notebook_begins_with_one_cell_that_opens_a_table() -> None:
    play = next(path for path in notebooks() if path.stem == "istanbul")
    first = next(code_cells(read(play)))
    assert first.source.splitlines()[-1] == "play()"
    assert first.outputs == []


def test_tables_are_stored_as_pictures() -> None:
    play = next(path for path in notebooks() if path.stem == "istanbul")
    outputs = [output for cell in code_cells(read(play)) for output in cell.outputs]
    pictures = [output.data["image/svg+xml"] for output in outputs if "image/svg+xml" in output.get("data", {})]
    assert pictures
    assert all("".join(picture).startswith("<svg ") for picture in pictures)


@NOTEBOOKS
def test_the_stored_file_is_written_as_jupyter_writes_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text == json.dumps(json.loads(text), indent=1, ensure_ascii=False, sort_keys=True) + "\n"
