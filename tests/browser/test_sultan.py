"""Sultan in JupyterLab: a whole game by clicking, a trick by keyboard, what is hidden, and how it looks."""

from __future__ import annotations

import json
import random
import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from istanbul_nb.match.match import Match

from .conftest import Desk
from .lab import Notebook
from .replay import LARGEST
from .scenes_sultan import sultan
from .table import Table
from .test_looks import THEMES, faults, look
from .test_secrecy import snapshots, strings

NAMES = ["Anna", "Boris", "Chen"]
PLAY = "from istanbul_nb import play\ntable = play('sultan', pace=0.0)\ntable"
SEED = 7_361_554_637_281


class Mat(Table):
    """A table of Sultan: stones, cards and cushions are what is clicked."""

    def way_to(self, act: str) -> Locator:
        """Return what is to be clicked last for an action; what comes before that is done."""
        verb, *words = act.split()
        if verb == "bid":
            self.money(words[0]).click()
            return self.cushion(words[1])
        if verb == "return":
            return self.find(f'.drawn.lit[data-stone="{words[0]}"]').first
        return self.act(act)

    def money(self, card: str) -> Locator:
        return self.find(f'.money[data-card="{card}"]').first

    def cushion(self, number: str | int) -> Locator:
        return self.find(f'.cushion[data-cushion="{number}"]')


@cache
def planned(players: int, seed: int, memory: bool) -> Match:
    """Play a whole game of people who lay any card anywhere."""
    match, choices = Match("sultan", names=NAMES[:players], seed=seed, memory=memory), random.Random(seed)
    while not match.over:
        match.do(choices.choice(list(match.legal)))
    return match


def begin(table: Mat, match: Match, memory: bool) -> None:
    """Fill in the start panel."""
    table.find(".choice label").filter(has_text=re.compile(f"^{len(match.seats)}$")).click()
    for seat, name in enumerate(match.names):
        table.find(".sitter input").nth(seat).fill(name)
        table.find(".sitter select").nth(seat).select_option("")
    table.find('.setting input[type="text"]').fill(str(match.seed))
    table.find('.setting input[type="checkbox"]').set_checked(memory, force=True)
    table.find('form button[type="submit"]').click()
    table.cushion(1).wait_for()


@pytest.mark.parametrize(("players", "seed", "memory"), [(3, 5, True), (2, 8, False)])
def test_people_play_a_whole_game(desk: Desk, players: int, seed: int, memory: bool) -> None:
    match = planned(players, seed, memory)
    sheet = desk.open(PLAY)
    table = Mat(sheet)
    begin(table, match, memory)
    passed = 0
    for number, step in enumerate(match.steps):
        passed += table.take_screen()
        assert table.do(str(step.action)) == number + 2
    assert sheet.ask("table.match.view") == json.loads(json.dumps(match.view))
    messages = [message for message in sheet.received if message.traits.get("snap")]
    assert len(messages) == 1 + passed + len(match.steps)
    assert max(message.size for message in messages if "words" not in message.traits) <= LARGEST
    expect(table.find(".final h2")).to_contain_text(match.names[match.standings[0].seat])
    expect(table.find(".sheet tbody tr")).to_have_count(players)
    for standing in match.standings:
        expect(table.find(".sheet .total").nth(match.standings.index(standing))).to_have_text(
            str(standing.scores["points"])
        )


def solo(seed: int = 3, **options: Any) -> str:
    """Return one person who begins, against two bots."""
    given = {"names": NAMES, "bots": 2, "seed": seed, "first": 0, "autosave": False, "pace": 0.0, **options}
    arguments = ", ".join(f"{name}={value!r}" for name, value in given.items())
    return f"from istanbul_nb import play\ntable = play('sultan', {arguments})\ntable"


def test_a_trick_can_be_played_by_keyboard_alone(desk: Desk) -> None:
    sheet = desk.open(solo())
    table, keys = Mat(sheet), sheet.page.keyboard
    table.act("draw").focus()
    keys.press("Enter")
    expect(table.find(".drawn.lit").first).to_be_focused()
    keys.press("ArrowRight")
    expect(table.find(".drawn.lit").nth(1)).to_be_focused()
    keys.press("Enter")
    card = table.find(".money.on").nth(1)
    expect(table.find(".money.on").first).to_be_focused()
    keys.press("ArrowRight")
    expect(card).to_be_focused()
    number = card.get_attribute("data-card")
    keys.press("Enter")
    expect(table.cushion(1)).to_be_focused()
    expect(table.find(".prompt h2")).to_contain_text(str(number))
    keys.press("Escape")
    assert table.find(".money.chosen").count() == 0
    expect(card).to_be_focused()
    keys.press("Enter")
    keys.press("2")
    expect(table.cushion(2)).to_be_focused()
    keys.press("Enter")
    told = table.find(".log .entry").filter(
        has_text=re.compile(r"Cushion \d, ")
    )  # what was turned up may be gone: bots go on at once
    expect(told.nth(1)).to_be_visible()
    assert [str(act) for act in sheet.ask("[str(step.action) for step in table.match.steps]")][2] == f"bid {number} 2"
    assert sheet.ask("len(table.match.steps)") >= 5


def test_card_and_cushion_can_be_chosen_in_either_order_and_a_refusal_names_its_rule(desk: Desk) -> None:
    sheet = desk.open(solo())
    table = Mat(sheet)
    assert "sultan.offer" in table.why(table.cushion(1))
    table.do("draw")
    table.find(".drawn.lit").first.hover()
    expect(table.find(".ghostly .gem")).to_have_count(2)
    table.changes_by(table.find(".drawn.lit").first)
    table.cushion(2).click()
    expect(table.find(".prompt h2")).to_contain_text("cushion 2")
    table.money(sheet.ask("str(table.match.view_of(0)['hand'][0])")).hover()
    expect(table.cushion(2).locator(".flag")).to_contain_text("%")
    table.changes_by(table.find(".money.on").first)
    assert sheet.ask("str(table.match.steps[2].action)").endswith(" 2")


def covered(match_options: str = "") -> str:
    halves = divmod(SEED, 10**8)
    return (
        "from istanbul_nb import Match, play\n"
        f"match = Match('sultan', names={NAMES!r}, first=0, seed={halves[0]} * 10**8 + {halves[1]}{match_options})\n"
        "table = play(match, pace=0.0)\ntable"
    )


def hidden_cards(sheet: Notebook, seat: int) -> list[str]:
    return [str(card) for card in sheet.ask(f"match.view_of({seat})['hand']")]


def test_no_hand_deck_or_face_down_card_reaches_anybody_else(desk: Desk) -> None:
    sheet = desk.open(covered(", memory=False"))
    table = Mat(sheet)
    assert [snap["hand"] for snap in snapshots(sheet)] == [None]
    assert table.find(".money").count() == 0
    table.take_screen()
    own = hidden_cards(sheet, 0)
    assert snapshots(sheet)[-1]["hand"] == own
    assert [card.get_attribute("data-card") for card in table.find(".money").all()] == own
    table.do("draw")
    table.changes_by(table.find(".drawn.lit").first)
    table.do(f"bid {own[0]} 1")
    expect(table.act("open")).to_be_visible()
    assert table.find(".money").count() == 0
    table.take_screen()
    last = snapshots(sheet)[-1]
    assert last["hand"] == hidden_cards(sheet, 1)
    assert last["cushions"][0]["cards"] == [[0, None, 1]]
    assert [seat["gone"] is not None for seat in last["seats"]] == [False, True, False]
    assert table.find(".bid.up").count() == 0
    for snap in snapshots(sheet):
        assert snap["hand"] in (None, own, last["hand"])
        lines = [line["text"] for line in snap["news"]]
        assert not [text for text in lines if re.search(rf"laid {own[0]}\b", text)]
    saved = json.loads(sheet.save())
    widgets = saved["metadata"]["widgets"]["application/vnd.jupyter.widget-state+json"]["state"].values()
    kept = [widget["state"]["snap"] for widget in widgets if "snap" in widget["state"]]
    assert [snap["hand"] for snap in kept] == [last["hand"]]
    messages = "\n".join(message.text for message in sheet.received)
    for secret in (str(SEED), str(sheet.ask("str(match.history.seeded.counter)"))):
        assert secret not in messages
        assert not [text for text in strings(saved["cells"][0]["outputs"]) if secret in text]


SCENES = {
    "bid": sultan("bid", laid=2, players=5),
    "lay": sultan("lay"),
    "turned up": sultan("offer", players=5),
    "two": sultan("bid", laid=2, players=2),
    "no memory": sultan("bid", memory=False),
    "end": sultan("", players=5),
}


def scenes() -> dict[str, str]:
    """Return what is looked at, and the code that shows it on a table that is there."""
    shown = {name: f"show({match.text()!r})" for name, match in SCENES.items()}
    return {**shown, "start": "table.show_start()"}


SHOW = """from istanbul_nb import Match, play
table = play('sultan', pace=0.0)
def show(text):
    match = Match.from_text(text)
    for seat in range(len(match.seats)):
        match.assign_bot(seat, None if seat == match.actor else 'random')
    table.show(match)
table"""


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_serious_is_found_and_nothing_sticks_out(desk: Desk, theme: str) -> None:
    sheet = look(desk, theme, SHOW)
    assert faults(sheet, Mat(sheet), scenes()) == {}
