"""A game that brings nothing but rules, in JupyterLab: whole games by clicking, people and bots, and how it looks."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.games.fourth.installing import ROOT, install

from .conftest import Desk
from .table import Table
from .test_looks import THEMES, faults, look

RULES = f"""import sys
sys.path.insert(0, {str(ROOT)!r})
from istanbul_nb import Match, play
from tests.games.fourth.faceless import Faceless
from tests.games.fourth.noughts import Noughts
"""
TWO = f"{RULES}table = play(Match(Noughts(), names=['Anna', 'Boris'], seed=1), pace=0.0)\ntable"
DRAW = [f"mark {cell}" for cell in (5, 1, 9, 3, 2, 8, 4, 6, 7)]


def test_two_people_play_a_whole_game_of_a_package_that_has_rules_alone(desk: Desk) -> None:
    sheet = desk.open(TWO)
    table = Table(sheet)
    for number, act in enumerate(DRAW):
        expect(table.find(".prompt h2")).to_contain_text(("Anna", "Boris")[number % 2])
        assert table.act("open").count() == 0  # nothing is hidden: no screen is passed on
        assert table.changes_by(table.act(act)) == number + 2
    expect(table.find(".final h2")).to_have_text("Anna and Boris share the win.")
    assert sheet.ask("[str(step.action) for step in table.match.steps]") == DRAW


def test_cells_are_pressed_and_a_step_is_looked_back_at(desk: Desk) -> None:
    table = Table(desk.open(TWO))
    for act in ("mark 5", "mark 1"):
        table.changes_by(table.find(f'.square.lit[data-act="{act}"]'))
    expect(table.find(".square")).to_have_text(list("O234X6789"))
    expect(table.find(".log .entry")).to_have_text(["Anna: marked (cell 5)", "Boris: marked (cell 1)"])
    table.find(".log .entry").first.click()
    expect(table.find(".square")).to_have_text(list("1234X6789"))
    expect(table.find(".square.lit")).to_have_count(0)
    table.act("now").click()
    expect(table.find(".square")).to_have_text(list("O234X6789"))
    table.find('.tool[title^="Undo: The turn"]').click(force=True)  # what is not possible counts as disabled
    expect(table.find(".notice")).to_contain_text("The turn has passed to another player.")


def test_a_person_plays_an_installed_one_against_a_bot_from_its_start_panel(desk: Desk, tmp_path: Path) -> None:
    installed = f"import sys\nsys.path[:0] = {install(tmp_path)!r}"
    sheet = desk.open(installed, "from istanbul_nb import play\ntable = play('noughts', pace=0.0)\ntable")
    table = Table(sheet)
    for seat, (name, bot) in enumerate((("Anna", ""), ("Trader", "greedy"))):
        table.find(".sitter input").nth(seat).fill(name)
        table.find(".sitter select").nth(seat).select_option(bot)
    table.find('.setting input[type="text"]').fill("3")
    table.find('form button[type="submit"]').click()
    end, lit = table.find(".final h2"), table.find(".square.lit")
    expect(lit.first).to_be_visible()
    while not end.count():
        table.changes_by(lit.first)
        expect(lit.or_(end).first).to_be_visible()
    assert end.inner_text() == sheet.ask("table.snap['end']['title']")
    seats = sheet.ask("[step.seat for step in table.match.steps]")
    assert seats == [number % 2 for number in range(len(seats))]
    assert len(seats) >= 5


def test_hints_point_at_a_cell_and_a_button(desk: Desk) -> None:
    table = Table(desk.open(f"{TWO}.match.do('mark 1', 'mark 4', 'mark 2', 'mark 5')\ntable"))
    table.find('.tool[title="Hints"]').click()
    expect(table.find(".prompt")).to_contain_text("chance to win")
    for target in (table.act("mark 3"), table.find('.square[data-act="mark 3"]')):
        expect(target.first).not_to_have_css("outline-style", "none")


SCENES = {
    "mark": "table.show(noughts('mark 5', 'mark 1'))",
    "end": "table.show(noughts(*WIN))",
    "covered": "table.show(faceless())",
    "entries": "table.show(faceless())\ntable.session.receive({'kind': 'open', 'seat': 0})",
    "start": "table.show_start()",
}
SHOW = f"""{RULES}
WIN = ["mark 1", "mark 4", "mark 2", "mark 5", "mark 3"]
def noughts(*acts):
    match = Match(Noughts(), names=["Anna", "Boris"], seed=1)
    match.do(*acts)
    return match
def faceless():
    return Match(Faceless(), names=["Anna", "Boris", "Chen"], seed=1, first=0)
table = play(noughts(), pace=0.0)
table"""


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_serious_is_found_and_nothing_sticks_out(desk: Desk, theme: str) -> None:
    sheet = look(desk, theme, SHOW)
    assert faults(sheet, Table(sheet), SCENES) == {}
