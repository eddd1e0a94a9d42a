"""Deciding: by clicking, by keyboard alone, with steppers; undo and why it stops; what is not allowed and why."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from istanbul_nb.words import Words
from tests.games.istanbul.scenario import table as laid_table

from .conftest import Desk
from .scenes import playing, scene
from .table import Table

TABS = 80  # more than there are things to focus before the table


def test_a_turn_by_keyboard_alone(desk: Desk) -> None:
    sheet = desk.open(playing())
    table, keys = Table(sheet), sheet.page.keyboard
    for _ in range(TABS):
        if table.find(":focus").count():
            break
        keys.press("Tab")
    for _ in range(TABS):
        if table.find('[data-act="open"]:focus').count():
            break
        keys.press("Tab")
    keys.press("Enter")
    expect(table.find(".board :focus")).to_have_count(1)
    for key in "b", "a", "d", "d":  # JupyterLab would insert and delete cells
        keys.press(key)
    keys.press("ArrowUp")
    expect(table.tile(3)).to_be_focused()
    keys.press("1")
    keys.press("1")
    expect(table.tile(11)).to_be_focused()
    keys.press("Enter")
    expect(table.act("leave")).to_be_focused()
    keys.press("Enter")
    table.wait_for(3)
    while not table.find('[data-act="end"]:focus').count():
        keys.press("Tab")
    keys.press("Enter")
    expect(table.act("open")).to_have_count(1)
    assert sheet.ask("[str(step.action) for step in match.steps]") == ["move 11", "leave", "end"]
    assert sheet.locate(".jp-Notebook .jp-Cell").count() == 1


def test_undo_takes_back_and_redo_does_again(desk: Desk) -> None:
    sheet = desk.open(playing())
    table = Table(sheet)
    table.take_screen()
    before = table.find(".board").inner_text()
    table.do("move 2")
    assert table.find(".board").inner_text() != before
    table.changes_by(table.button("Undo"))
    assert table.find(".board").inner_text() == before
    assert sheet.ask("len(match.steps)") == 0
    table.changes_by(table.button("Redo"))
    assert sheet.ask("[str(step.action) for step in match.steps]") == ["move 2"]


def test_undo_stops_where_something_was_revealed_and_says_so(desk: Desk) -> None:
    sheet = desk.open(scene(laid_table(2).acting(9)))
    table = Table(sheet)
    table.take_screen()
    table.do("call 7")
    reason = sheet.ask("match.words.say(match.why_no_undo())")
    expect(table.button("Undo")).to_have_attribute("aria-disabled", "true")
    assert reason in table.why(table.button("Undo"))
    assert sheet.ask("len(match.steps)") == 1


def test_undo_stops_at_another_persons_turn(desk: Desk) -> None:
    sheet = desk.open(playing(done=["move 2", "leave", "fill", "end"]))
    table = Table(sheet)
    table.take_screen()
    assert Words("en").say("undo-other-player") in table.why(table.button("Undo"))
    assert sheet.ask("len(match.steps)") == 4


def test_what_is_not_allowed_says_why_with_the_rule(desk: Desk) -> None:
    sheet = desk.open(playing())
    table = Table(sheet)
    table.take_screen()
    assert 16 not in table.lit()
    refusal = laid_table(2).refused("move 16")
    said = table.why(table.tile(16))
    assert Words("en").reason(refusal) in said
    assert all(words in said for words in Words("en").rule(refusal.rule))
    expect(table.tile(16)).to_have_class(re.compile(r"\brefused\b"))
    assert sheet.ask("len(match.steps)") == 0


def test_goods_are_sold_with_steppers_that_show_the_price(desk: Desk) -> None:
    laid = laid_table(2).seat(0, goods="R2 B2", lira=0).demand(large="RRGBB").acting(10)
    sheet = desk.open(scene(laid))
    table = Table(sheet)
    table.take_screen()
    prices = []
    for act in ("sell R", "sell R2", "sell R2 B"):
        prices.append(int(re.findall(r"\d+", table.way_to(act).inner_text())[-1]))
        expect(table.find(".scale .on")).to_contain_text(str(prices[-1]))
    assert prices == [3, 7, 12]
    table.changes_by(table.act("sell R2 B"))
    assert sheet.ask("match.view['seats'][0]['lira']") == 12
    assert sheet.ask("str(match.steps[-1].action)") == "sell R2 B"


def test_pointing_at_a_place_tells_what_it_brings_and_the_rule(desk: Desk) -> None:
    sheet = desk.open(playing())
    table = Table(sheet)
    table.take_screen()
    table.tile(5).hover()
    rule = sheet.ask("table.words['places'][5]['rule']")
    expect(table.find(".lens")).to_contain_text(rule)
    expect(table.find(".lens")).to_contain_text(sheet.ask("table.words['places'][5]['does']"))
