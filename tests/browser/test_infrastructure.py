"""The means of these tests: what they are to see, they see."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from .conftest import Desk
from .echo import CELL


def test_a_click_goes_to_the_kernel_and_comes_back(desk: Desk) -> None:
    sheet = desk.open(CELL)
    expect(sheet.locate(".echo")).to_have_text("0")
    sheet.locate(".echo").click()
    expect(sheet.locate(".echo")).to_have_text("1")
    assert sheet.ask("echo.count") == 1
    assert [message.custom for message in sheet.sent if message.custom] == [{"kind": "up"}]
    assert {"count": 1} in [message.traits for message in sheet.received]


def test_a_saved_notebook_holds_the_state_of_its_widgets(desk: Desk) -> None:
    sheet = desk.open(CELL)
    sheet.locate(".echo").click()
    expect(sheet.locate(".echo")).to_have_text("1")
    widgets = json.loads(sheet.save())["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    assert [widget["state"]["count"] for widget in widgets.values() if "count" in widget["state"]] == [1]


def test_what_a_page_complains_of_is_noticed_and_no_other_host_is_reached(desk: Desk) -> None:
    sheet = desk.open("1")
    sheet.page.evaluate("console.error('a complaint')")
    reached = "fetch('http://elsewhere.example/').then(() => 'reached', () => 'not reached')"
    assert sheet.page.evaluate(reached) == "not reached"
    sheet.page.evaluate("setTimeout(() => { throw new Error('another complaint') })")
    sheet.page.wait_for_function("() => true")
    complaints, sheet.complaints[:] = list(sheet.complaints), []
    assert [text.split("\n")[0].split(" (")[0] for text in complaints] == [
        "a complaint",
        "Failed to load resource: net::ERR_NAME_NOT_RESOLVED",
        "Error: another complaint",
    ]
