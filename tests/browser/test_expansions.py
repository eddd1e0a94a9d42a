"""A game of each expansion in JupyterLab, by clicking: every new place is used, and most of what else is new."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from istanbul_nb.games.istanbul.rules.options import NUMBERS, PLACES

from .conftest import Desk
from .record import DONE_AT, GAMES, deeds, recorded
from .replay import replay

EXPANSIONS = [name for name, plan in GAMES.items() if "expansion" in plan.options]


@pytest.mark.parametrize("name", EXPANSIONS)
def test_what_was_recorded_uses_every_new_place(name: str) -> None:
    match, plan = recorded(name), GAMES[name]
    assert match.options["expansion"] == plan.options["expansion"]
    assert match.over == plan.whole
    done = set().union(*map(deeds, match.steps))
    assert plan.wishes <= done
    assert {DONE_AT[verb] for verb in done & DONE_AT.keys()} == {*NUMBERS[name]} - {*PLACES}


@pytest.mark.parametrize("name", EXPANSIONS)
def test_people_play_it(desk: Desk, name: str) -> None:
    match = recorded(name)
    table = replay(desk, match)
    expect(table.find(".tile")).to_have_count(len(NUMBERS[name]))
    expect(table.find(".final h2")).to_have_count(int(match.over))
