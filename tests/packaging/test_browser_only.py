"""What the site for the browser only is made of, without building it (that is done in tests/browser/test_site.py)."""

from __future__ import annotations

import json
import re
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from binder.browser.__main__ import main
from binder.browser.contents import KERNEL, LINK, NOTEBOOKS, OTHERWISE, START, copy_notebooks, first_page, works
from binder.browser.fetching import NotBuilt, pins, pyodide
from binder.browser.slimming import slim

ROOT = Path(__file__).parents[2]


def constrained() -> dict[str, str]:
    """Return the versions of constraints.txt, for the Python of the browser."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    found = [Requirement(line) for line in lines if line and not line.startswith("#")]
    there = {"python_version": "3.14"}
    return {
        canonicalize_name(each.name): str(each.specifier)
        for each in found
        if each.marker is None or each.marker.evaluate(there)
    }


def test_what_runs_in_the_browser_is_what_is_tested_elsewhere() -> None:
    both = {canonicalize_name(pin.name): str(pin.specifier) for pin in pins()}
    known = constrained()
    shared = both.keys() & known.keys()
    assert {"anywidget", "fluent-runtime", "ipywidgets", "platformdirs", "traitlets"} <= shared
    assert {name: both[name] for name in shared} == {name: known[name] for name in shared}


def test_every_package_is_pinned_to_one_version() -> None:
    assert [str(pin) for pin in pins() if not re.fullmatch(r"==[\d.]+", str(pin.specifier))] == []


def test_the_notebooks_to_play_and_to_learn_are_copied_and_know_their_kernel(tmp_path: Path) -> None:
    copied = copy_notebooks(tmp_path)
    games = {f"{folder}/{game}.ipynb" for folder in ("play", "learn") for game in ("istanbul", "dice", "sultan")}
    assert games <= set(copied)
    for name in copied:
        copy, ours = (json.loads((folder / name).read_text(encoding="utf-8")) for folder in (tmp_path, NOTEBOOKS))
        assert copy["metadata"]["kernelspec"] == KERNEL["kernelspec"]
        assert [without_links(cell) for cell in copy["cells"]] == [without_links(cell) for cell in ours["cells"]]


def without_links(cell: dict[str, Any]) -> dict[str, Any]:
    return {**cell, "source": LINK.sub(lambda link: link[1], "".join(cell["source"]))}


def test_what_is_linked_to_in_the_site_is_there(tmp_path: Path) -> None:
    copied = copy_notebooks(tmp_path)
    texts = {name: (tmp_path / name).read_text(encoding="utf-8") for name in copied}
    links = [(tmp_path / name).parent / link[2] for name in copied for link in LINK.finditer(texts[name])]
    assert [link for link in links if not link.is_file()] == []
    assert tmp_path / "learn" / "istanbul.ipynb" in links
    assert "[what decided a game?]" not in texts[START]
    assert "what decided a game?" in texts[START]


@pytest.mark.parametrize(
    "code", ["import pandas as pd", "    from altair import Chart", "from istanbul_nb.analysis import turns"]
)
def test_a_notebook_that_needs_what_cannot_be_had_is_left_out(code: str) -> None:
    cell = {"cell_type": "code", "source": ["import json\n", code]}
    assert not works({"cells": [cell]})
    assert works({"cells": [{**cell, "cell_type": "markdown"}]})


def test_the_start_page_is_open_at_first_if_there_is_one() -> None:
    assert first_page([OTHERWISE, START]) == START
    assert first_page([OTHERWISE]) == OTHERWISE


def test_wheels_lose_only_what_is_of_no_use() -> None:
    full = BytesIO()
    with ZipFile(full, "w") as wheel:
        for name in ("babel/core.py", "babel/locale-data/ru.dat", "babel/locale-data/fr.dat"):
            wheel.writestr(name, name)
    slimmed = slim("babel", full.getvalue())
    with ZipFile(BytesIO(slimmed)) as wheel:
        assert {name: wheel.read(name).decode() for name in wheel.namelist()} == {
            "babel/core.py": "babel/core.py",
            "babel/locale-data/ru.dat": "babel/locale-data/ru.dat",
        }
    assert slim("attrs", full.getvalue()) == full.getvalue()


def test_a_folder_with_something_else_in_it_is_not_replaced(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("Dear aunt", encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    assert "choose another place" in capsys.readouterr().err
    assert (tmp_path / "letter.txt").read_text(encoding="utf-8") == "Dear aunt"


def test_a_broken_package_of_pyodide_is_told_with_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("binder.browser.fetching.wanted", lambda what: "1")
    (tmp_path / "pyodide-1.tgz").write_bytes(b"half of it")
    with pytest.raises(NotBuilt, match="delete it and build again"):
        pyodide(tmp_path)
