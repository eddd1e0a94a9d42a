"""Runs the notebooks and keeps their outputs, but nothing that changes from run to run (`make notebooks`).

A cell that is tagged `nbval-ignore-output` keeps no output: it is there to be run.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import nbformat
from nbclient import NotebookClient

from tests.notebooks.bitmap import bitmap

FOLDER = Path(__file__).parents[2] / "notebooks"
UNCOMPARED = "nbval-ignore-output"
VERSION = 4
SVG, PNG = "image/svg+xml", "image/png"
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def notebooks() -> list[Path]:
    """Return every notebook of the project."""
    return sorted(path for path in FOLDER.rglob("*.ipynb") if ".ipynb_checkpoints" not in path.parts)


def read(path: Path) -> Any:
    """Read a notebook."""
    return nbformat.read(path, VERSION)  # type: ignore[no-untyped-call]


def code_cells(notebook: Any) -> Iterator[Any]:
    """Yield its cells with code."""
    return (cell for cell in notebook.cells if cell.cell_type == "code")


def execute(path: Path) -> None:
    """Run a notebook from its first cell to its last and write it down again."""
    notebook = read(path)
    NotebookClient(
        notebook,
        store_widget_state=False,
        record_timing=False,
        coalesce_streams=True,
        resources={"metadata": {"path": path.parent}},
    ).execute()
    for cell in code_cells(notebook):
        if UNCOMPARED in cell.metadata.get("tags", []):
            cell.outputs, cell.execution_count = [], None
        for output in cell.outputs:
            keep_still(output.get("data", {}))
    notebook.metadata = {"kernelspec": KERNEL, "language_info": {"name": "python"}}
    nbformat.write(notebook, path)  # type: ignore[no-untyped-call]


def keep_still(data: dict[str, Any]) -> None:
    """Keep what is shown without a kernel: no widget, and beside a drawing a bitmap for untrusted notebooks."""
    data.pop("application/vnd.jupyter.widget-view+json", None)
    if SVG in data:
        data[PNG] = bitmap("".join(data[SVG]))


def main(names: list[str]) -> None:
    with TemporaryDirectory() as home:
        os.environ["ISTANBUL_NB_HOME"] = home
        for path in [Path(name) for name in names] or notebooks():
            execute(path)


if __name__ == "__main__":
    main(sys.argv[1:])
