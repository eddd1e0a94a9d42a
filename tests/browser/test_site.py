"""The site for the browser only: no server but files, no other machine, and after the first table no network at all."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import PurePosixPath
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from binder.browser.contents import first_page
from istanbul_nb.learn import course_called
from istanbul_nb.match.match import Match

from .lab import Sheet
from .lite import LiteNotebook, Site, served_site
from .table import Table
from .test_dice import DiceTable
from .test_lesson import english, press, solve
from .test_sultan import Mat

pytestmark = pytest.mark.xdist_group("site")  # the site is built once
NAMES = ["Anna", "Boris", "Chen"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served_site(tmp_path_factory.mktemp("lite") / "site") as built:
        yield built


@pytest.fixture(scope="module")
def visit(site: Site, browser: Browser, request: pytest.FixtureRequest) -> Iterator[LiteNotebook]:
    """Yield one page with one kernel for all tests; its first cell has been run, and then the network is gone."""
    context = browser.new_context(viewport={"width": 1600, "height": 1100}, locale="en-US")
    notebook = LiteNotebook(site, context)
    seconds = notebook.run_first_cell()
    with request.config.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        print(f"\nThe site has {site.megabytes:.0f} MB; its first table was there after {seconds:.0f} seconds.")
    notebook.stored("kept/learning")  # the list of a folder is asked of the server once, in vain if there is none
    context.set_offline(True)
    yield notebook
    context.close()


@pytest.fixture
def notebook(visit: LiteNotebook) -> Iterator[LiteNotebook]:
    """Yield the page; what it complains of during a test is a fault."""
    yield visit
    complaints = list(visit.complaints)
    visit.complaints.clear()
    assert complaints == []


def laid_out(game: str) -> str:
    """Return a match against bots, as a cell; the same seed gives the same game on every machine."""
    return (
        "from istanbul_nb import Match, Table\n"
        f"match = Match({game!r}, names={NAMES}, seed=7, first=0)\n"
        "for seat in (1, 2):\n    match.assign_bot(seat, 'greedy')\n"
        "table = Table(match, pace=0.0)\ntable"
    )


def test_the_address_of_the_site_leads_to_its_first_notebook(site: Site, browser: Browser) -> None:
    first = first_page(
        [path.relative_to(site.folder / "files").as_posix() for path in (site.folder / "files").rglob("*.ipynb")]
    )
    context = browser.new_context(viewport={"width": 1600, "height": 1100}, locale="en-US")
    sheet = Sheet(context.new_page())
    sheet.page.goto(site.address)
    expect(sheet.page.get_by_role("tab", name=PurePosixPath(first).name)).to_be_visible()
    expect(sheet.locate(".jp-Notebook .jp-Cell").first).to_be_visible()
    assert sheet.complaints == []
    context.close()


def test_a_visitor_starts_a_game_and_walks_and_the_game_is_kept(notebook: LiteNotebook, site: Site) -> None:
    notebook.run("from istanbul_nb import play\ntable = play(pace=0.0)\ntable")
    table = Table(notebook)
    table.find('form button[type="submit"]').click()
    table.find('button.tile.lit, [data-act="bots"]').first.wait_for()
    if not table.lit():
        table.act("bots").click()
    table.find("button.tile.lit").first.wait_for()
    before = table.revision
    table.do(f"move {table.lit()[0]}")
    assert table.revision > before
    kept = [name for name in notebook.stored("kept") if name.startswith("istanbul-")]
    assert notebook.ask("table.match.saved_to.name") in kept
    assert notebook.asked_for == {urlsplit(site.address).netloc}


def test_bots_answer_and_give_hints(notebook: LiteNotebook) -> None:
    notebook.run(laid_out("istanbul"))
    table = Table(notebook)
    table.do("move 3")
    table.changes_by(table.button("Undo"))
    for act in ("move 2", "leave", "fill", "end"):
        table.do(act)
    table.find("button.tile.lit").first.wait_for()
    seats = notebook.ask("[step.seat for step in match.steps]")
    assert seats[:4] == [0, 0, 0, 0]
    assert sorted(set(seats[4:])) == [1, 2]
    assert notebook.ask("match.actor") == 0
    table.button("Hints").click()
    expect(table.find(".hint").first).to_be_visible()


@pytest.mark.parametrize(("game", "kind"), [("dice", DiceTable), ("sultan", Mat)])
def test_the_other_games_are_played_too(notebook: LiteNotebook, game: str, kind: type[Table]) -> None:
    notebook.run(laid_out(game))
    same = Match(game, names=NAMES, seed=7, first=0)
    table = kind(notebook)
    before, act = table.revision, str(same.legal[0])
    expect(table.root).not_to_contain_text("{")  # a number that did not arrive
    table.do(act)
    assert table.revision > before
    assert notebook.ask("str(match.steps[0].action)") == act


def test_a_step_of_a_lesson_is_done_by_clicking_and_kept(notebook: LiteNotebook) -> None:
    notebook.run('from istanbul_nb import course\nroom = course("istanbul", learner="Mouse", pace=0.0)\nroom')
    first, second = course_called("istanbul").lessons[0].steps[:2]
    table = Table(notebook)
    expect(table.find(".lesson h2")).to_have_text(english(first.heading))
    solve(table, first)
    expect(table.find(".praise")).to_be_visible()
    press(table, "next")
    expect(table.find(".lesson h2")).to_have_text(english(second.heading))
    assert notebook.ask("room.progress.entries[-1].kind") == "done"
    assert "Mouse.learning" in notebook.stored("kept/learning")


def test_what_cannot_be_had_is_told(notebook: LiteNotebook) -> None:
    """Check that charts and frames say that there is no pandas in the browser."""
    notebook.run("from istanbul_nb import Match\nmatch = Match(seed=1)")
    notebook.run(
        "from istanbul_nb.analysis import turns\nfrom istanbul_nb.optional import PackageMissing\n"
        "try:\n    turns(match)\nexcept PackageMissing as missing:\n    said = str(missing)"
    )
    assert "pandas" in notebook.ask("said")
