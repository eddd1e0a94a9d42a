"""The stored notebooks: complete, free of what changes from run to run, and free of what nobody should read in them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb.words.words import rulebook_page
from tests.notebooks.execute import PNG, SVG, UNCOMPARED, code_cells, notebooks, read

NOTEBOOKS = pytest.mark.parametrize("path", notebooks(), ids=lambda path: f"{path.parent.name}-{path.stem}")
LARGEST = 400_000  # without the bitmaps
LARGEST_BITMAP = 60_000
PLAY = Path("play", "istanbul.ipynb")
LINK = re.compile(r"\[([^\]]+)\]\(([^):#]+)\)")  # what is read, and the file that it leads to
RULE = re.compile(r"`([a-z]+(?:\.[a-z0-9-]+)+)`")


def test_the_notebooks_are_there() -> None:
    names = {"istanbul", "mocha", "letters", "grand-bazaar", "setup-variants", "sultan", "sultan-bidding"}
    assert {path.stem for path in notebooks()} >= names


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
    bitmaps = sum(len(data[PNG]) for data in stored(notebook) if PNG in data)
    assert len(text.encode()) - bitmaps < LARGEST


def stored(notebook: Any) -> list[Any]:
    """Return what the outputs of a notebook hold, by type."""
    return [output.get("data", {}) for cell in code_cells(notebook) for output in cell.outputs]


@NOTEBOOKS
def test_every_drawing_has_a_small_bitmap_for_where_the_notebook_is_not_trusted(path: Path) -> None:
    drawings = [data for data in stored(read(path)) if SVG in data]
    assert all(data.get(PNG, "").startswith("iVBOR") for data in drawings)
    assert all(len(data[PNG]) < LARGEST_BITMAP for data in drawings)


@NOTEBOOKS
def test_the_games_of_a_notebook_are_kept_like_any_other(path: Path) -> None:
    assert [cell.source for cell in code_cells(read(path)) if "autosave=False" in cell.source] == []


def test_the_play_notebook_begins_with_one_cell_that_opens_a_table() -> None:
    play = next(path for path in notebooks() if path.parts[-2:] == PLAY.parts)
    first = next(code_cells(read(play)))
    assert first.source.splitlines()[-1] == "play()"
    assert first.outputs == []


def test_tables_are_stored_as_pictures() -> None:
    play = next(path for path in notebooks() if path.parts[-2:] == PLAY.parts)
    outputs = [output for cell in code_cells(read(play)) for output in cell.outputs]
    pictures = [output.data["image/svg+xml"] for output in outputs if "image/svg+xml" in output.get("data", {})]
    assert pictures
    assert all("".join(picture).startswith("<svg ") for picture in pictures)


@NOTEBOOKS
def test_the_stored_file_is_written_as_jupyter_writes_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert text == json.dumps(json.loads(text), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def links(path: Path) -> list[tuple[str, Path]]:
    """Return every link to a file, in the text of a notebook and in the text that its cells put out."""
    notebook = read(path)
    texts = [cell.source for cell in notebook.cells if cell.cell_type == "markdown"] + shown(notebook)
    return [(title, (path.parent / target).resolve()) for text in texts for title, target in LINK.findall(text)]


def shown(notebook: Any) -> list[str]:
    """Return the formatted text that cells put out."""
    outputs = [output for cell in code_cells(notebook) for output in cell.outputs]
    return [output.data["text/markdown"] for output in outputs if "text/markdown" in output.get("data", {})]


@NOTEBOOKS
def test_every_link_leads_to_a_file(path: Path) -> None:
    assert [str(target) for _, target in links(path) if not target.is_file()] == []


def test_the_setups_name_rules_of_every_page_and_none_that_there_is_not() -> None:
    setups = next(path for path in notebooks() if path.stem == "setup-variants")
    named = [rule for text in shown(read(setups)) for rule in RULE.findall(text)]
    pages = {page: rulebook_page("istanbul", page) for page in ("istanbul", "mocha", "letters", "variants")}
    assert [page for page, rules in pages.items() if not any(rule in rules for rule in named)] == []
    assert [rule for rule in named if not any(rule in rules for rules in pages.values())] == []


def test_every_board_is_shown_as_a_picture() -> None:
    setups = next(path for path in notebooks() if path.stem == "setup-variants")
    outputs = [output for cell in code_cells(read(setups)) for output in cell.outputs]
    pictures = [output.data["image/svg+xml"] for output in outputs if "image/svg+xml" in output.get("data", {})]
    boards = [picture for picture in pictures if "<desc>" in picture]
    emblems = [{int(number) for number in re.findall(r'id="ip-p(\d+)', picture)} for picture in boards]
    assert [max(numbers) for numbers in emblems] == [16, 20, 24, 25]
