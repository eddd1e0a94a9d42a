"""A recorded game that is played again at a table, from the start panel on, by clicking."""

from __future__ import annotations

import json
import re

from istanbul_nb.match.match import Match

from .conftest import Desk
from .table import Table

LARGEST = 12_000
PLAY = "from istanbul_nb import play\ntable = play(pace=0.0)\ntable"


def begin(table: Table, recorded: Match) -> None:
    """Fill in the start panel."""
    table.find(".choice label").filter(has_text=re.compile(f"^{len(recorded.seats)}$")).click()
    for seat, name in enumerate(recorded.names):
        table.find(".sitter input").nth(seat).fill(name)
        table.find(".sitter select").nth(seat).select_option("")
    for number, setting in enumerate(("expansion", "layout")):
        if setting in recorded.options:
            table.find(".setting select").nth(number).select_option(recorded.options[setting])
    table.find('.setting input[type="text"]').fill(str(recorded.seed))
    table.find('form button[type="submit"]').click()
    table.tile(7).wait_for()


def replay(desk: Desk, recorded: Match) -> Table:
    """Do at one screen what was done: each click brings the next state, and in the end all is the same."""
    sheet = desk.open(PLAY)
    table = Table(sheet)
    begin(table, recorded)
    passed = 0
    for number, step in enumerate(recorded.steps):
        passed += table.take_screen()
        print(number, step.action, "asked:", table.find(".prompt h2").inner_text())
        assert table.do(str(step.action)) == number + 2
    assert sheet.ask("[str(step.action) for step in table.match.steps]") == [str(s.action) for s in recorded.steps]
    assert sheet.ask("table.match.view") == json.loads(json.dumps(recorded.view))
    messages = [message for message in sheet.received if message.traits.get("snap")]
    assert len(messages) == 1 + passed + len(recorded.steps)  # one for the start, and one for each click
    assert all("words" not in message.traits for message in messages[1:])
    # Words come once, with the first state of an expansion.
    assert max(message.size for message in messages if "words" not in message.traits) <= LARGEST
    return table
