"""The notebook that `make play` opens, in JupyterLab, in Notebook 7 and in Voilà: the table shows, and one move works.

Notebook 7 and Voilà complain of things of their own, with any notebook; of nothing else may they complain here.
"""

from __future__ import annotations

import re
import shutil
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, expect

from .conftest import Desk
from .lab import Sheet
from .table import Table

PLAY = Path(__file__).parents[2] / "notebooks" / "play" / "istanbul.ipynb"
TRIES = 4
PATIENCE = 20_000  # ms


def run_first_cell(sheet: Sheet) -> None:
    """Click into the first cell and press Shift + Enter, as the notebook says; again if nothing comes of it.

    A kernel that is still being connected may miss what it is told.
    """
    cell = sheet.locate(".jp-Notebook .jp-CodeCell").first
    for _ in range(TRIES):
        for question in sheet.locate(".jp-Dialog .jp-mod-accept").all():  # which kernel, or that one was slow to start
            question.click()
        cell.locator(".cm-content").click()
        sheet.page.keyboard.press("Shift+Enter")
        with suppress(Error):
            return sheet.locate(".ist").first.wait_for(timeout=PATIENCE)
    raise AssertionError("the first cell does not show a table")


def one_move(sheet: Sheet) -> None:
    """Start the game that the panel proposes, walk to a lit place, and ask for hints, which are a second module."""
    table = Table(sheet)
    table.find('form button[type="submit"]').click()
    table.find('button.tile.lit, [data-act="bots"]').first.wait_for()
    if not table.lit():
        table.act("bots").click()
    table.find("button.tile.lit").first.wait_for()
    place = table.lit()[0]
    table.do(f"move {place}")
    expect(table.tile(place)).to_have_class(re.compile(r"\bhere\b"))
    table.button("Hints").click()
    expect(table.find(".hint").first).to_be_visible()


def test_the_play_notebook_in_jupyterlab(desk: Desk) -> None:
    sheet = desk.show(copied(desk))
    run_first_cell(sheet)
    one_move(sheet)


def test_the_play_notebook_in_notebook_7(desk: Desk) -> None:
    plain, sheet = (desk.page(f"notebooks/{path.name}") for path in (desk.lab.write("1"), copied(desk)))
    for each in (plain, sheet):
        each.locate(".jp-Notebook-ExecutionIndicator[data-status='idle']").wait_for()
    run_first_cell(sheet)
    one_move(sheet)
    assert new_complaints(sheet, plain) == set()


def test_the_play_notebook_in_voila(desk: Desk) -> None:
    plain = desk.page(f"voila/render/{desk.lab.write('1').name}")
    plain.locate(".jp-OutputArea-output").wait_for()
    sheet = desk.page(f"voila/render/{copied(desk).name}")
    one_move(sheet)
    assert new_complaints(sheet, plain) == set()


def new_complaints(sheet: Sheet, plain: Sheet) -> set[str]:
    """Return complaints, without where, that not every notebook brings; they have been judged then."""
    said, always = ({each.split("\n")[0].split(" (http")[0] for each in one.complaints} for one in (sheet, plain))
    sheet.complaints.clear()
    plain.complaints.clear()
    return said - always


def copied(desk: Desk) -> Path:
    """Copy the notebook to where the server finds it, under a name of its own."""
    return Path(shutil.copy(PLAY, desk.lab.write()))
