"""The Dice Game at a table in JupyterLab: a whole game by clicking, a turn by keyboard alone, and how it looks."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, expect

from istanbul_nb.match.match import Match
from tests.games.dice.pauses import SCENES
from tests.games.dice.scenario import GAME, Scenario, listed

from .conftest import Desk
from .record import FOLDER
from .table import Table
from .test_looks import THEMES, faults, look

LARGEST = 12_000
PLAY = 'from istanbul_nb import play\ntable = play("dice", pace=0.0)\ntable'
TABS = 80


class DiceTable(Table):
    """A table of the Dice Game: what lies on the board is clicked there, dice are picked, the rest are buttons."""

    def way_to(self, act: str) -> Locator:
        """Return what is to be clicked last for an action; what comes before that is done."""
        verb, *words = act.split()
        if verb == "reroll":
            for at in self._picked(words):
                self.find(f'[data-key="die {at}"]').click()
            return self.find(f'.again [data-act="{act}"]')
        if verb == "choose":
            return self.find(f'.else[data-act="{act}"]').first
        if verb == "carry":
            return self.find(f'.prompt [data-card="{words[0]}"]').first
        button = self.act(act)
        return button if button.count() else self._spot(verb, words)

    def _spot(self, verb: str, words: list[str]) -> Locator:
        """Return a place on the board; a free tile or ruby is called like a bought one."""
        places = [" ".join([kind, *words]) for kind in (("ruby", "tile") if verb == "take" else (verb,))]
        return self.find(", ".join(f'.spot.lit [data-spot="{place}"]' for place in places)).first

    def _picked(self, words: list[str]) -> list[int]:
        faces = self.find(".die").evaluate_all("dice => dice.map((die) => die.dataset.face)")
        found: list[int] = []
        for face in listed(" ".join(words)):
            found.append(next(at for at, each in enumerate(faces) if each == face and at not in found))
        return found


def recorded() -> Match:
    """Return a short game of two, as `python -m tests.browser.record_dice` played it."""
    return Match.load(FOLDER / "dice.match")


def test_two_people_play_a_whole_game(desk: Desk) -> None:
    match = recorded()
    sheet = desk.open(PLAY)
    table = DiceTable(sheet)
    table.find(".choice label").filter(has_text=re.compile("^2$")).click()
    for seat, name in enumerate(match.names):
        table.find(".sitter input").nth(seat).fill(name)
        table.find(".sitter select").nth(seat).select_option("")
    table.find('.setting input[type="text"]').fill(str(match.seed))
    table.find('form button[type="submit"]').click()
    table.find(".board").wait_for()
    for number, step in enumerate(match.steps):
        table.take_screen()
        print(number, step.action, "asked:", table.find(".prompt h2").inner_text())
        assert table.do(str(step.action)) == number + 2
    assert sheet.ask("table.match.view") == json.loads(json.dumps(match.view))
    expect(table.find(".final h2")).to_contain_text(match.names[match.standings[0].seat])
    messages = [message for message in sheet.received if message.traits.get("snap") and "words" not in message.traits]
    assert max(message.size for message in messages) <= LARGEST


SEATED = "table = play(match, pace=0.0, seat=0)\ntable"
OPENED = "table.show(match)\ntable.session.receive({'kind': 'open', 'seat': match.actor})"


def scene(laid: Scenario, show: str) -> str:
    """Return a match that begins at a laid-out table. What lies there is in the cell, secrets too."""
    names = ["Anna", "Boris", "Chen", "Dora"][: len(laid.state.stock)]
    return "\n".join(
        [
            "import json",
            "from istanbul_nb import Match, play",
            "from istanbul_nb.games import game_of",
            f"state = game_of('dice').decode(json.loads({json.dumps(GAME.encode(laid.state))!r}))",
            f"match = Match.from_state('dice', state, names={names!r}, seed=1)",
            show,
        ]
    )


def test_dice_are_rolled_again_and_an_action_taken_by_keyboard_alone(desk: Desk) -> None:
    sheet = desk.open(scene(SCENES["act"](), SEATED))
    table, keys = DiceTable(sheet), sheet.page.keyboard
    table.find(".prompt").click()
    for _ in range(TABS):
        if table.find(".board :focus").count():
            break
        keys.press("Shift+Tab")
    expect(table.find(".board :focus")).to_have_count(1)
    for key in "b", "a", "d", "d":  # JupyterLab would insert and delete cells
        keys.press(key)
    keys.press("1")
    keys.press("4")
    expect(table.find(".die.picked")).to_have_count(2)
    expect(table.find(".odds li")).to_have_count(8)
    keys.press("r")
    table.wait_for(2)
    expect(table.find(".board :focus")).to_have_count(1)
    for key in ("ArrowDown", "ArrowUp") * TABS:
        keys.press(key)
        if table.find(".spot.lit .do:focus").count():
            break
    expect(table.find(".lens.lit")).to_have_count(1)
    keys.press("Enter")
    table.wait_for(3)
    assert sheet.ask("str(match.steps[0].action)") == "reroll R B"
    assert sheet.locate(".jp-Notebook .jp-Cell").count() == 1


def test_pointing_marks_what_is_paid_and_what_cannot_be_paid_says_why(desk: Desk) -> None:
    sheet = desk.open(scene(SCENES["act"](), SEATED))
    table = DiceTable(sheet)
    table.find('[data-spot="ruby G"]').hover()
    expect(table.find(".die.marked")).to_have_count(2)
    expect(table.find(".cart .marked")).to_have_count(2)
    told = table.why(table.find('[data-spot="token Y"]'))
    assert "dice.act.token" in told
    table.do("choose crystal R G")
    expect(table.find(".die.payable")).to_have_count(1)
    expect(table.find(".stock .payable")).to_have_count(2)
    table.changes_by(table.find(".die.payable"))
    table.changes_by(table.find('.stock [data-give="G"]'))
    assert sheet.ask("[str(step.action) for step in match.steps]") == ["choose crystal R G", "use R", "give G"]


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_serious_is_found_and_nothing_sticks_out(desk: Desk, theme: str) -> None:
    sheet = look(desk, theme, PLAY)
    codes = {name: scene(SCENES[name](), OPENED) for name in ("act", "roll", "pay", "cards", "others", "nine dice")}
    assert faults(sheet, DiceTable(sheet), codes) == {}
