"""The notebook that `make play` opens, in JupyterLab, in Notebook 7 and in Voilà: the table shows, and one move works."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import expect

from .conftest import Desk
from .lab import Sheet
from .table import Table

PLAY = Path(__file__).parents[2] / "notebooks" / "play" / "istanbul.ipynb"


def one_move(sheet: Sheet) -> None:
    """Start the game that the panel proposes, and walk to a lit place."""
    table = Table(sheet)
    table.find('form button[type="submit"]').click()
    while not table.lit():
        table.find('.tile.lit, [data-act="bots"]').first.click()
    place = table.lit()[0]
    table.do(f"move {place}")
    expect(table.tile(place)).to_have_class("tile here")


def test_the_play_notebook_in_jupyterlab(desk: Desk) -> None:
    sheet = desk.show(copied(desk))
    sheet.command("notebook:run-all-cells")
    one_move(sheet)


def test_the_play_notebook_in_notebook_7(desk: Desk) -> None:
    sheet = desk.page(f"notebooks/{copied(desk).name}")
    sheet.page.get_by_role("menuitem", name="Run", exact=True).click()
    sheet.page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    one_move(sheet)


def test_the_play_notebook_in_voila(desk: Desk) -> None:
    one_move(desk.page(f"voila/render/{copied(desk).name}"))


def copied(desk: Desk) -> Path:
    """The notebook where the server finds it, under a name of its own."""
    return Path(shutil.copy(PLAY, desk.lab.write()))
