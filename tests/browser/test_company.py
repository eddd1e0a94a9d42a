"""Several pages, several views, bots, and names of all kinds."""

from __future__ import annotations

from playwright.sync_api import expect

from istanbul_nb.words import Words

from .conftest import Desk
from .scenes import playing
from .table import Table

PARTS = """
from istanbul_nb import Match
from istanbul_nb.table import Board, Cart, Dice, Hand, Log, Table
from IPython.display import display
match = Match(names=["Anna", "Boris"], seed=1, layout="order", first=0)
display(Board(match, pace=0.0), Cart(match, 0), Hand(match, 0), Log(match), Dice(match), Table(match, seat=0, pace=0.0))
"""

BOTS = """
from istanbul_nb import play
table = play(names=["Anna", "Boris", "Chen"], bots=2, seed=1, first=1, pace={pace})
table
"""

PICTURES = """
from IPython.display import SVG, display
print(match)
display(SVG(table._repr_mimebundle_()[0]["image/svg+xml"]))
"""

# Holds back what comes from the kernel while `held` is true.
SLOW_LINE = """() => {
  window.held = false;
  const waiting = [], tell = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {
    get() { return tell.get.call(this) },
    set(hear) { tell.set.call(this, (event) => (window.held ? waiting.push(() => hear(event)) : hear(event))) },
  });
  window.release = () => { window.held = false; for (const late of waiting.splice(0)) late() };
}"""


def test_a_stale_click_is_refused_visibly(desk: Desk) -> None:
    first = desk.open(playing())
    table = Table(first)
    table.take_screen()
    first.save()
    second = desk.again(first, before=SLOW_LINE)
    late = Table(second)
    late.wait_for(1)
    second.page.evaluate("window.held = true")
    table.do("move 2")
    assert 4 in late.lit()
    late.tile(4).click()
    second.page.evaluate("window.release()")
    expect(late.find(".notice.bad")).to_contain_text(Words("en").say("stale", revision=2))
    late.wait_for(2)
    assert first.ask("[str(step.action) for step in match.steps]") == ["move 2"]
    late.do("leave")
    table.wait_for(3)


def test_all_views_of_a_match_stay_in_step(desk: Desk) -> None:
    sheet = desk.open(PARTS)
    board, whole = Table(sheet, "board"), Table(sheet)
    views = [Table(sheet, part) for part in ("board", "cart", "hand", "log", "dice", "table")]
    before = Table(sheet, "cart").root.inner_text()
    board.do("move 2")
    for view in views:
        view.wait_for(2)
    whole.do("leave")
    whole.do("fill")
    for view in views:
        view.wait_for(4)
    expect(Table(sheet, "log").find(".entry")).to_have_count(3)
    assert Table(sheet, "cart").root.inner_text() != before
    assert sheet.ask("[str(step.action) for step in match.steps]") == ["move 2", "leave", "fill"]


def test_bots_move_until_a_person_is_asked(desk: Desk) -> None:
    sheet = desk.open(BOTS.format(pace=0.0))
    table = Table(sheet)
    expect(table.find("button.tile.lit").first).to_be_visible()
    assert sheet.ask("table.match.actor") == 0
    assert sheet.ask("[table.match.steps[0].seat, table.match.steps[-1].seat]") == [1, 2]


def test_the_moves_of_bots_can_be_skipped(desk: Desk) -> None:
    sheet = desk.open(BOTS.format(pace=1000.0))
    table = Table(sheet)
    expect(table.act("bots")).to_be_visible()
    assert sheet.ask("len(table.match.steps)") == 0
    table.act("bots").click()
    expect(table.find("button.tile.lit").first).to_be_visible()
    assert sheet.ask("table.match.actor") == 0


def test_the_pace_can_be_changed_at_the_table(desk: Desk) -> None:
    sheet = desk.open(playing(pace=1.0))
    table = Table(sheet)
    paces = {1.0}
    for _ in range(3):
        before = table.button("Speed").inner_text()
        table.button("Speed").click()
        expect(table.button("Speed")).not_to_have_text(before)
        paces.add(sheet.ask("table.pace"))
    assert paces == {0.0, 0.5, 1.0, 2.0}


def test_a_name_is_just_a_name(desk: Desk) -> None:
    """Check that no dialog opens, which would be a complaint of the page."""
    name = "<img src=x onerror=alert(1)>"
    sheet = desk.open(playing(names=[name, "Boris"], done=["move 2", "leave", "fill"]))
    table = Table(sheet)
    expect(table.find(".prompt h2")).to_contain_text(name)
    table.take_screen()
    expect(table.find(".prompt h2")).to_contain_text(name)
    expect(table.find(".log .entry").first).to_contain_text(name)
    table.do("end")
    table.take_screen()
    expect(table.find(".rival")).to_contain_text(name)
    assert table.find("img").count() == 0
    sheet.run_cell(PICTURES)
    expect(sheet.locate(".jp-RenderedSVG").last).to_be_visible()
    assert sheet.locate(".jp-OutputArea img[src='x']").count() == 0


SIZES = """(table) => [...table.querySelectorAll(".board, .tile, .cart, .prompt, .rival, .log")].map((part) => {
  const { width, height } = part.getBoundingClientRect()
  return [part.className, Math.round(width), Math.round(height)]
})"""


def test_tables_of_other_games_on_the_same_page_leave_each_other_alone(desk: Desk) -> None:
    sheet = desk.open(playing())
    Table(sheet).take_screen()
    bazaar = sheet.locate(".istanbul-nb-istanbul")
    before = bazaar.evaluate(SIZES)
    for game in ("dice", "sultan"):
        sheet.run_cell(f"from istanbul_nb import play\nplay({game!r}, names=['Anna', 'Boris'], seed=1, pace=0.0)")
        expect(sheet.locate(f".istanbul-nb-{game} .board")).to_be_visible()
    assert bazaar.evaluate(SIZES) == before
