"""A whole game of two people at one screen, from the start panel to the end, by clicking."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from istanbul_nb.match import Match

from .conftest import Desk
from .record import GAME, NAMES
from .table import Table

LARGEST = 12_000
PLAY = "from istanbul_nb import play\ntable = play(pace=0.0)\ntable"


def begin(table: Table, recorded: Match) -> None:
    """Fill in the start panel."""
    table.find(
        ".choice label",
    ).filter(has_text=re.compile("^2$")).click()
    for seat, name in enumerate(NAMES):
        table.find(".sitter input").nth(seat).fill(name)
        table.find(".sitter select").nth(seat).select_option("")
    table.find(".setting select").nth(1).select_option("short")
    table.find('.setting input[type="text"]').fill(str(recorded.seed))
    table.find('form button[type="submit"]').click()
    table.tile(7).wait_for()


def test_two_people_play_a_whole_game(desk: Desk) -> None:
    recorded = Match.load(GAME)
    sheet = desk.open(PLAY)
    table = Table(sheet)
    begin(table, recorded)
    passed = 0
    for number, step in enumerate(recorded.steps):
        passed += table.take_screen()
        print(number, step.action, "asked:", table.find(".prompt h2").inner_text())
        table.do(str(step.action))
        assert table.revision == number + 2
    expect(table.find(".final h2")).to_contain_text(winner(recorded))
    expect(table.find(".final tbody tr")).to_have_count(2)
    expect(table.find(".final .setup")).to_contain_text(str(recorded.seed))
    assert table.lit() == []
    assert sheet.ask("[str(step.action) for step in table.match.steps]") == [str(s.action) for s in recorded.steps]
    messages = [message for message in sheet.received if message.traits.get("snap")]
    assert len(messages) == 1 + passed + len(recorded.steps)  # one for the start, and one for each click
    assert max(message.size for message in messages) <= LARGEST
    assert sheet.ask("table.match.view") == json.loads(json.dumps(recorded.view))


def winner(match: Match) -> str:
    best: int = match.standings[0].seat
    return match.names[best]


def test_the_start_panel_begins_a_grand_bazaar(desk: Desk) -> None:
    table = Table(desk.open(PLAY))
    table.find(".setting select").first.select_option("grand")
    expect(table.find(".plan i")).to_have_count(25)
    table.find(".sitter select").nth(1).select_option("")
    table.find('form button[type="submit"]').click()
    expect(table.find(".tile")).to_have_count(25)
