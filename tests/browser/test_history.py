"""What was played stays: reload, restart, look back, files, languages."""

from __future__ import annotations

from playwright.sync_api import expect

from istanbul_nb.match.match import Match

from .conftest import Desk
from .record import GAME
from .scenes import playing
from .table import Table

FIRST_TURN = ["move 2", "leave", "fill"]


def test_a_page_that_is_reloaded_in_the_middle_goes_on(desk: Desk) -> None:
    sheet = desk.apart(playing())
    table = Table(sheet)
    table.take_screen()
    table.do("move 2")
    table.do("leave")
    sheet.save()
    sheet.reload()
    table = Table(sheet)
    table.wait_for(3)
    table.do("fill")
    assert sheet.ask("[str(step.action) for step in match.steps]") == FIRST_TURN
    expect(table.find(".log .entry")).to_have_count(3)


def test_after_a_restart_of_the_kernel_resume_brings_the_game_back(desk: Desk) -> None:
    sheet = desk.open(playing(done=FIRST_TURN))
    Table(sheet).take_screen()
    Table(sheet).do("end")
    before = sheet.ask("match.text()")
    board = Table(sheet).find(".board").inner_text()
    sheet.restart_kernel()
    expect(Table(sheet).find(".notice")).to_contain_text("resume() goes on")
    sheet.run_cell("from istanbul_nb import play, resume\nmatch = resume()\nplay(match, pace=0.0)")
    table = Table(sheet, number=-1)
    assert sheet.ask("match.text()") == before
    assert table.find(".board").inner_text() == board
    table.take_screen()
    table.do("move 3")
    assert sheet.ask("str(match.steps[-1].action)") == "move 3"


def test_the_log_leads_to_every_moment_and_back_to_now(desk: Desk) -> None:
    sheet = desk.open(playing(done=FIRST_TURN))
    table = Table(sheet)
    table.take_screen()
    now = table.find(".board").inner_text()
    expect(table.find(".log .entry")).to_have_count(3)
    table.find(".log .entry").first.click()
    expect(table.act("now")).to_have_count(1)
    assert table.lit() == []
    assert table.find(".board").inner_text() != now
    table.act("now").click()
    expect(table.act("end")).to_have_count(1)
    assert table.find(".board").inner_text() == now
    assert sheet.ask("len(match.steps)") == 3


def test_a_match_is_saved_to_a_file_and_loaded_from_one(desk: Desk) -> None:
    sheet = desk.open(playing(done=FIRST_TURN))
    table = Table(sheet)
    table.button("Menu").click()
    table.find('.menu input[name="name"]').fill("evening.match")
    table.find('.menu button[type="submit"]').click()
    expect(table.find(".notice")).to_contain_text("evening.match")
    saved = desk.lab.folder / "evening.match"
    assert saved.read_text(encoding="utf-8") == sheet.ask("match.text()")
    table.button("Menu").click()
    table.find('.menu input[type="file"]').set_input_files(GAME)
    expect(table.find(".final")).to_be_visible()
    table.button("Menu").click()
    table.find('.menu input[type="file"]').set_input_files(saved)
    expect(table.find(".final")).to_have_count(0)
    assert sheet.ask("[str(step.action) for step in table.match.steps]") == FIRST_TURN


BLOCKED = """
import warnings
from pathlib import Path
from istanbul_nb import Match, play
warnings.simplefilter("ignore")
blocked = Path("blocked")
blocked.write_text("a file")
match = Match(names=["Anna", "Boris"], seed=1, layout="order", first=0, autosave=blocked / "our.match")
match.assign_bot(1, "random")
table = play(match, pace=0.0)
table
"""


def test_a_game_that_cannot_be_kept_says_so_at_the_table_until_it_can(desk: Desk) -> None:
    sheet = desk.open(BLOCKED)
    table = Table(sheet)
    expect(table.find(".notice")).to_contain_text("The match could not be kept")
    table.do("move 2")
    expect(table.find(".notice")).to_contain_text("every step tries again")
    sheet.do("blocked.unlink()")
    table.do("leave")
    expect(table.find(".notice")).to_have_count(0)
    assert sheet.ask("match.saved_to.read_text() == match.text()")


def test_a_match_of_another_game_is_shown_at_the_same_table(desk: Desk) -> None:
    sheet = desk.open(playing(done=FIRST_TURN))
    table = Table(sheet)
    other, back = desk.lab.folder / "sultan.match", desk.lab.folder / "bazaar.match"
    other.write_text(Match("sultan", names=["Anna", "Boris", "Chen"], seed=5).text(), encoding="utf-8")
    back.write_text(sheet.ask("match.text()"), encoding="utf-8")
    table.button("Menu").click()
    table.find('.menu input[type="file"]').set_input_files(other)
    expect(sheet.locate(".istanbul-nb-sultan .prompt")).to_be_visible()
    Table(sheet).button("Menu").click()
    Table(sheet).find('.menu input[type="file"]').set_input_files(back)
    expect(sheet.locate(".istanbul-nb-istanbul .tile")).to_have_count(16)
    assert sheet.ask("[str(step.action) for step in table.match.steps]") == FIRST_TURN


def test_a_file_that_is_no_match_is_refused_with_a_sentence(desk: Desk) -> None:
    sheet = desk.open(playing(done=FIRST_TURN))
    table = Table(sheet)
    table.button("Menu").click()
    broken = desk.lab.folder / "broken.match"
    broken.write_bytes(GAME.read_bytes()[:-200])
    table.find('.menu input[type="file"]').set_input_files(broken)
    expect(table.find(".notice.bad")).not_to_be_empty()
    assert sheet.ask("table.match is match and len(match.steps)") == 3


def test_the_language_changes_live(desk: Desk) -> None:
    sheet = desk.open(playing(done=FIRST_TURN))
    table = Table(sheet)
    table.take_screen()
    english = table.find(".prompt h2").inner_text()
    table.find(".tools .wide").first.click()
    expect(table.root).to_have_attribute("lang", "ru")
    expect(table.find(".prompt h2")).not_to_have_text(english)
    for part in (".prompt", ".log", ".board", ".cart", ".hand"):
        assert any("а" <= letter <= "я" for letter in table.find(part).first.inner_text()), part
    table.find(".tools .wide").first.click()
    expect(table.find(".prompt h2")).to_have_text(english)
