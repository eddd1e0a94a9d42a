"""What a person may not know is nowhere: not in the page, not in a message, not in the saved notebook."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from playwright.sync_api import expect

from istanbul_nb.match.match import Match
from tests.match.playing import CARDS

from .conftest import Desk
from .lab import Notebook
from .table import Table

SEED = 8_127_364_554_637_281
NAMES = ["Anna", "Boris"]
TELLING = {"palace2", "post2", "dealer2"}  # names of cards that are no words of the table besides


@cache
def played() -> Match:
    """Play a match in which both hold cards that the other does not hold, and the first seat is about to move."""
    match, choices = Match(names=NAMES, seed=SEED, layout="order"), random.Random(1)
    while match.decision != {"seat": 0, "what": ["move"]} or not (hidden(match) & TELLING and own(match)):
        hoarding = [action for action in match.legal if action.verb != "play"]
        match.do(choices.choice(hoarding))
    return match


def hand(match: Match, seat: int) -> set[str]:
    return set(match.view_of(seat)["hand"])


def hidden(match: Match) -> set[str]:
    """Return cards that only the second seat holds, and that do not lie on the discard pile."""
    seen = set(match.view["places"]["caravansary"]["discard"])
    return hand(match, 1) - hand(match, 0) - seen


def own(match: Match) -> set[str]:
    return hand(match, 0) - hand(match, 1)


def cell(match: Match) -> str:
    """Return the same match in a notebook; its seed is not in the text of the cell."""
    actions = [str(step.action) for step in match.steps]
    halves = divmod(SEED, 10**8)
    return "\n".join(
        [
            "from istanbul_nb import Match, play",
            f"match = Match(names={NAMES!r}, seed={halves[0]} * 10**8 + {halves[1]}, layout='order')",
            f"match.do(*{actions!r})",
            "table = play(match, pace=0.0)",
            "table",
        ]
    )


def strings(value: Any) -> Iterator[str]:
    """Yield every key and every text in a message or a file."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield str(key)
            yield from strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from strings(inner)
    elif value is not None:
        yield str(value)


def told(sheet: Notebook) -> list[dict[str, Any]]:
    """Return the traits of widgets in all messages to the browser, but for the dictionary, which lists all cards."""
    every = [message.traits for message in sheet.received if message.traits]
    return [
        {name: value for name, value in traits.items() if name not in ("words", "_esm", "_css")} for traits in every
    ]


def snapshots(sheet: Notebook) -> list[dict[str, Any]]:
    return [traits["snap"] for traits in told(sheet) if traits.get("snap")]


def test_no_card_of_another_hand_reaches_the_browser(desk: Desk) -> None:
    match = played()
    sheet = desk.open(cell(match))
    table = Table(sheet)
    assert [snap["hand"] for snap in snapshots(sheet)] == [None]
    assert table.find("[data-card]").count() == 0
    table.take_screen()
    assert snapshots(sheet)[-1]["hand"] == match.view_of(0)["hand"]
    effects = {card: sheet.ask(f"table.words['cards'][{card!r}]['effect']") for card in CARDS}
    secret, page = hidden(match), sheet.page.content()
    for snap in snapshots(sheet):
        said = list(strings(snap))
        assert [text for text in said if set(text.split()) & secret & TELLING] == []
        assert [text for text in said if any(effects[card] in text for card in secret)] == []
    assert [card for card in secret if effects[card] in page or f'data-card="{card}"' in page] == []
    assert all(effects[card] in page for card in own(match))


def test_passing_the_screen_takes_the_hand_away(desk: Desk) -> None:
    match = played()
    sheet = desk.open(cell(match))
    table = Table(sheet)
    table.take_screen()
    expect(table.find(".hand [data-card]")).to_have_count(len(match.view_of(0)["hand"]))
    table.do(str(match.legal[0]))
    while sheet.ask("match.actor") == 0:
        table.do("end")
    expect(table.act("open")).to_be_visible()
    assert table.find("[data-card]").count() == 0
    assert snapshots(sheet)[-1]["hand"] is None


def test_neither_seed_nor_generator_nor_deck_reach_browser_or_file(desk: Desk) -> None:
    match = played()
    sheet = desk.open(cell(match))
    table = Table(sheet)
    table.take_screen()
    table.do(str(match.legal[0]))
    saved, page = json.loads(sheet.save()), sheet.page.content()
    messages = "\n".join(message.text for message in sheet.received)
    for secret in (str(SEED), str(match.history.seeded.counter)):
        assert secret not in messages
        assert secret not in page
        assert secret not in json.dumps(saved)
    deck = sum(match.game.encode(match.history.state)["places"]["deck"].values())
    for snap in snapshots(sheet):
        piles = [pile for pile in lists(snap) if sum(text in CARDS for text in pile) > len(match.view_of(0)["hand"])]
        assert piles == []
    assert deck > 0


def lists(value: Any) -> Iterator[list[Any]]:
    """Yield every list inside a message."""
    if isinstance(value, list):
        yield value
    for inner in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from lists(inner)


def test_a_saved_notebook_holds_no_other_hand(desk: Desk) -> None:
    match = played()
    sheet = desk.open(cell(match))
    table = Table(sheet)
    table.take_screen()
    saved = json.loads(sheet.save())
    outputs = [output for each in saved["cells"] for output in each["outputs"]]
    widgets = saved["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]["state"].values()
    kept = [{**widget["state"], "words": None, "_esm": None, "_css": None} for widget in widgets]
    assert [state["snap"]["hand"] for state in kept if "snap" in state] == [match.view_of(0)["hand"]]
    effects = {card: sheet.ask(f"table.words['cards'][{card!r}]['effect']") for card in hidden(match)}
    for text in strings([outputs, kept]):
        assert not set(text.split()) & hidden(match) & TELLING, text
        assert not [card for card in effects if effects[card] in text], text
    picture = "".join(outputs[0]["data"]["image/svg+xml"])
    assert "<svg" in picture
