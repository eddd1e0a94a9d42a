"""Light and dark, phone and wide monitor: axe-core finds nothing serious, and nothing sticks out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tests.games.istanbul.scenario import Scenario
from tests.games.istanbul.scenario import table as laid_table

from .conftest import Desk
from .lab import Notebook
from .record import GAME
from .scenes import scene
from .table import Table

AXE = Path(__file__).parents[2] / "widgets" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async () => {
  const { violations } = await axe.run('.ist', { resultTypes: ['violations'] });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
}"""
THEMES = {"light": "JupyterLab Light", "dark": "JupyterLab Dark"}
WIDTHS = (390, 1600)
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
FIVE = ("Anna", "Boris", "Chen", "Dora", "Emil")
HAND = ["good", "lira", "far"]


def rich() -> Scenario:
    return laid_table(2).seat(0, lira=20, goods="R2 G2 Y2 B2", hand=HAND, tiles="RG").seat(1, hand=["stay"])


def scenes() -> dict[str, str]:
    """Return what is looked at, and the code that shows it on a table that is there."""
    laid = {
        "move": rich(),
        "market": rich().demand(large="RRGBB").acting(10),
        "tea house": rich().acting(9),
        "dice": rich().acting(9).do("call 7", dice=[5, 3]),
        "police station": rich().acting(12),
        "caravansary": rich().acting(6).do("draw deck", "draw deck", cards=["family", "post2"]),
    }
    show = "table.show(match)\ntable.session.receive({'kind': 'open', 'seat': 0})"
    codes = {name: scene(each, show=show) for name, each in laid.items()}
    codes["five"] = scene(laid_table(5), FIVE, show="table.show(match)")
    codes["end"] = f"table.show(Match.load({str(GAME)!r}))"
    codes["look back"] = "table.step = 40"
    codes["start"] = "table.show_start()"
    return codes


OPEN = "from istanbul_nb import Match, play\ntable = play(pace=0.0)\ntable"


def look(desk: Desk, theme: str, opening: str = OPEN) -> Notebook:
    """Open a notebook in a theme, with axe-core; as on a phone, the bars of JupyterLab are hidden."""
    assert AXE.is_file(), "axe-core is missing: run 'npm ci' in widgets/"
    sheet = desk.alone(opening)
    for side in ("left", "right"):
        sheet.command("application:toggle-side-tabbar", side=side)
    sheet.command("apputils:change-theme", theme=THEMES[theme])
    sheet.page.wait_for_function(f"() => document.body.dataset.jpThemeName === {THEMES[theme]!r}")
    sheet.page.add_script_tag(path=AXE)
    return sheet


def at_each_width(sheet: Notebook) -> Iterator[int]:
    """Make the window as wide as a phone, then as a monitor."""
    for width in WIDTHS:
        sheet.page.set_viewport_size({"width": width, "height": 1000})
        sheet.page.evaluate(DRAWN)
        yield width


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_serious_is_found_and_nothing_sticks_out(desk: Desk, theme: str) -> None:
    sheet = look(desk, theme)
    assert faults(sheet, Table(sheet), scenes()) == {}


def faults(sheet: Notebook, table: Table, codes: Mapping[str, str]) -> dict[str, list[str]]:
    """Return what axe-core finds in each scene at each width, and how much sticks out; `codes` lay the scenes."""
    found = {}
    for width in at_each_width(sheet):
        for name, code in codes.items():
            lay(sheet, table, code)
            if wrong := serious(sheet, table):
                found[f"{name} at {width}"] = wrong
    return found


def lay(sheet: Notebook, table: Table, code: str) -> None:
    """Show a scene."""
    sheet.do(code)
    shown = sheet.ask("table.snap.get('revision')")
    if shown is None:
        table.find("form").wait_for()
    else:
        table.wait_for(shown)


def serious(sheet: Notebook, table: Table) -> list[str]:
    """Return what axe-core finds in what is shown, and what sticks out."""
    return [*sheet.page.evaluate(RUN_AXE), *sticking_out(table)]


def sticking_out(table: Table) -> list[str]:
    """Return how much wider the table is than its place, if it is."""
    needed, given = table.root.evaluate("table => [table.scrollWidth, table.clientWidth]")
    return [f"{needed} px in {given} px"] if needed > given + 1 else []


def test_nothing_moves_where_less_motion_is_preferred(desk: Desk) -> None:
    sheet = desk.alone(scene(rich(), show="table = play(match, pace=2.0)\ntable"))
    sheet.page.emulate_media(reduced_motion="reduce")
    table = Table(sheet)
    table.take_screen()
    table.do("move 11")
    assert table.root.evaluate("table => table.getAnimations({ subtree: true }).length") == 0
    sheet.page.emulate_media(reduced_motion="no-preference")
    table.do("leave")
    table.do("sell R G")
    moving = "table => table.getAnimations({ subtree: true }).length > 0"
    sheet.page.wait_for_function(moving, arg=table.root.element_handle())
