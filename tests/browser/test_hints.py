"""Bots that think, hints, chances to win, and the review of a game, as a person meets them."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Desk
from .table import Table

SLOW_BOT = """
import threading
from istanbul_nb import play
go_on, seen = threading.Event(), []
def slow(view, legal, clock):
    seen.append(threading.current_thread() is threading.main_thread())
    go_on.wait()
    return legal[0]
table = play(names=["Bot", "Anna"], bots=[slow, None], seed=1, first=0, pace=0.0, autosave=False)
match = table.match
table
"""


def test_the_table_answers_while_a_bot_thinks(desk: Desk) -> None:
    sheet = desk.open(SLOW_BOT)
    table = Table(sheet)
    expect(table.find(".thinking")).to_be_visible()
    while not sheet.ask("len(seen)"):
        pass
    table.button("Language").click()
    expect(table.root).to_have_attribute("lang", "ru")
    table.tile(6).click(force=True)
    expect(table.find(".notice.bad")).to_contain_text("Bot")
    assert sheet.ask("[len(match.steps), seen]") == [0, [False]]
    sheet.do("go_on.set()")
    expect(table.find(".prompt .acts button").first).to_be_visible()
    while sheet.ask("match.actor") == 0:
        pass
    expect(table.find("button.tile.lit").first).to_be_visible()
    assert sheet.ask("len([t for t in threading.enumerate() if t.name.startswith('istanbul_nb')])") == 0
