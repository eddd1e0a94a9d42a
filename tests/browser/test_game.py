"""A whole game of two people at one screen, from the start panel to the end, by clicking."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Desk
from .record import recorded
from .replay import PLAY, replay
from .table import Table


def test_two_people_play_a_whole_game(desk: Desk) -> None:
    match = recorded("game")
    table = replay(desk, match)
    expect(table.find(".final h2")).to_contain_text(match.names[match.standings[0].seat])
    expect(table.find(".final tbody tr")).to_have_count(2)
    expect(table.find(".final .setup")).to_contain_text(str(match.seed))
    assert table.lit() == []


def test_a_game_that_begins_is_seen_from_its_top(desk: Desk) -> None:
    """Check a button at the end of a panel that is longer than the window: the question must not be out of sight."""
    sheet = desk.open(PLAY)
    sheet.page.set_viewport_size({"width": 1200, "height": 640})
    table = Table(sheet)
    table.find('form button[type="submit"]').scroll_into_view_if_needed()
    table.find('form button[type="submit"]').click()
    expect(table.find(".prompt h2")).to_be_in_viewport(ratio=1)


def test_the_start_panel_begins_a_grand_bazaar(desk: Desk) -> None:
    table = Table(desk.open(PLAY))
    table.find(".setting select").first.select_option("grand")
    expect(table.find(".plan i")).to_have_count(25)
    table.find(".sitter select").nth(1).select_option("")
    table.find('form button[type="submit"]').click()
    expect(table.find(".tile")).to_have_count(25)
