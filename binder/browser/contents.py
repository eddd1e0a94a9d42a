"""The notebooks of the site: copies of ours, told of the kernel that they have there."""

from __future__ import annotations

import json
import re
from collections.abc import Set
from pathlib import Path
from typing import Any

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
CHOSEN = ("*.ipynb", "play/*.ipynb", "learn/*.ipynb")
START = "00-start.ipynb"
OTHERWISE = "play/istanbul.ipynb"
NOT_THERE = re.compile(r"^\s*(?:import|from)\s+(?:pandas|numpy|altair|pyarrow|istanbul_nb\.analysis)\b", re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\(([^):#]+)\)")  # what is read, and the file that it leads to
KEPT = {
    "kept/README.md": "Games that you play are kept here, in the storage of this browser.\n",
    "kept/learning/README.md": "What you have learned is kept here, in the storage of this browser.\n",
}  # the folder is named in jupyter-lite.json; a folder that is there from the beginning is not asked for in vain
KERNEL = {
    "kernelspec": {"name": "python", "display_name": "Python (Pyodide)", "language": "python"},
    "language_info": {
        "name": "python",
        "version": "3",
        "mimetype": "text/x-python",
        "file_extension": ".py",
        "codemirror_mode": {"name": "python", "version": 3},
        "pygments_lexer": "ipython3",
        "nbconvert_exporter": "python",
    },
}


def copy_notebooks(folder: Path) -> list[str]:
    """Copy all notebooks that work in a browser; their paths. Those that import what cannot be had are left out."""
    found = {path: json.loads(path.read_text(encoding="utf-8")) for each in CHOSEN for path in NOTEBOOKS.glob(each)}
    there = {path: notebook for path, notebook in sorted(found.items()) if works(notebook)}
    for path, notebook in there.items():
        cells = [_without_dead_links(cell, path.parent, there.keys()) for cell in notebook["cells"]]
        told = {**notebook, "cells": cells, "metadata": {**notebook["metadata"], **KERNEL}}
        _write(folder / path.relative_to(NOTEBOOKS), told)
    return [path.relative_to(NOTEBOOKS).as_posix() for path in there]


def _without_dead_links(cell: dict[str, Any], folder: Path, there: Set[Path]) -> dict[str, Any]:
    """Return a cell whose links lead to notebooks that are there; what links to others is read without one."""
    if cell["cell_type"] != "markdown":
        return cell

    def kept(link: re.Match[str]) -> str:
        return link[0] if (folder / link[2]).resolve() in there else link[1]

    return {**cell, "source": LINK.sub(kept, "".join(cell["source"])).splitlines(keepends=True)}


def lay_out_folders(folder: Path) -> None:
    """Lay out the folders where games and lessons keep themselves, each with a line about it."""
    for name, text in KEPT.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def works(notebook: dict[str, Any]) -> bool:
    """Tell whether a notebook imports nothing that the Python of a browser does not have."""
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    return not any(NOT_THERE.search("".join(cell["source"])) for cell in cells)


def first_page(copied: list[str]) -> str:
    """Return the notebook that is open at first."""
    return START if START in copied else OTHERWISE


def _write(path: Path, notebook: dict[str, Any]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
