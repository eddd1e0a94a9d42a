"""Bots that think, hints, chances to win, and the review of a game, as a person meets them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, expect

from istanbul_nb.bots import BOTS
from istanbul_nb.games import GAMES

from .conftest import Desk
from .record import GAME
from .scenes import playing
from .table import Table
from .test_looks import THEMES, WIDTHS, at_each_width, look, serious

SLOW_BOT = """
import threading
from istanbul_nb import play
go_on, seen = threading.Event(), []
def slow(view, legal, clock):
    seen.append(threading.current_thread() is threading.main_thread())
    if len(seen) > 1:
        go_on.wait()
    return legal[0]
table = play(names=["Bot", "Anna"], bots=[slow, None], seed=1, first=0, pace=0.0, autosave=False)
match = table.match
table
"""


FINISHED = f"""
from istanbul_nb.coach import review as reviews
reviews.ITERATIONS = 1
match = Match.load({str(GAME)!r})
"""


def alone(done: Sequence[str] = ()) -> str:
    """Return a match of Anna against a bot."""
    return playing(done=done).replace("table = play(", "match.assign_bot(1, 'random')\ntable = play(")


def test_the_table_answers_while_a_bot_thinks(desk: Desk) -> None:
    sheet = desk.open(SLOW_BOT)
    table = Table(sheet)
    expect(table.find(".thinking")).to_be_visible()
    while sheet.ask("len(seen)") < 2:
        pass
    table.find('[aria-label="One step back in the history"]').first.click()
    expect(table.act("now")).to_be_visible()
    table.act("now").click()
    expect(table.find(".thinking")).to_be_visible()
    table.button("Language").click()
    expect(table.root).to_have_attribute("lang", "ru")
    table.tile(6).click(force=True)
    expect(table.find(".notice.bad")).to_contain_text("Bot")
    assert sheet.ask("[len(match.steps), seen]") == [1, [False, False]]
    sheet.do("go_on.set()")
    while sheet.ask("match.actor") == 0:
        pass
    expect(table.find("button.tile.lit").first).to_be_visible()
    expect(table.find(".thinking")).to_have_count(0)
    assert sheet.ask("len([t for t in threading.enumerate() if t.name.startswith('istanbul_nb')])") == 0


def test_a_hint_that_is_clicked_is_done(desk: Desk) -> None:
    sheet = desk.open(alone())
    table = Table(sheet)
    expect(table.find(".hint")).to_have_count(0)
    table.button("Hints").click()
    expect(table.find(".hint").first).to_be_visible()
    expect(table.find(".odds-of")).to_contain_text("Anna")
    act = table.find(".hint").first.get_attribute("data-hint")
    table.find(".hint").first.hover()
    ringed = table.find(f'.tile[data-place="{(act or "").split()[-1]}"]')
    expect(ringed).to_have_css("outline-style", "solid")
    table.changes_by(table.find(".hint").first)
    assert sheet.ask("str(match.steps[0].action)") == act
    expect(table.find(".hint").first).to_be_visible()


def against(game: str, strength: str) -> str:
    """Return one person who begins, against a bot of a strength; nobody thinks long."""
    return (
        "from istanbul_nb import play\n"
        f"table = play({game!r}, names=['Anna', 'Boris'], bots=[None, {strength!r}],\n"
        "             seed=3, first=0, pace=0.0, autosave=False)\n"
        "match, begin = table.match, table.session.thinker.begin\n"
        "table.session.thinker.begin = lambda *given, **other: begin(*given, **{'seconds': 0.1, **other})\n"
        "table"
    )


def take_hint(table: Table, after: int) -> tuple[int, str]:
    """Click the first hint that comes after a step; the step it is for, and the action."""
    fresh = table.find(f'.hints:not([data-step="{after}"]) .hint').first
    act = str(fresh.get_attribute("data-hint"))
    step = int(table.find(".hints").get_attribute("data-step") or -1)
    table.find(f'.hints[data-step="{step}"] .hint').first.click()
    return step, act


@pytest.mark.parametrize("strength", BOTS)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_against_every_strength_by_its_hints(desk: Desk, game: str, strength: str) -> None:
    sheet = desk.open(against(game, strength))
    table = Table(sheet)
    table.button("Hints").click()
    taken: dict[int, str] = {}
    for _ in range(12):
        taken |= [take_hint(table, max(taken, default=-1))]
    expect(table.find(f'.hints[data-step="{max(taken)}"] .hint')).to_have_count(0)
    done = sheet.ask("[[step.seat, str(step.action)] for step in match.steps]")
    assert {step: done[step] for step in taken} == {step: [0, act] for step, act in taken.items()}
    assert len(taken) == 12
    assert any(seat for seat, _ in done)
    expect(table.find(".notice.bad")).to_have_count(0)


def test_bots_play_on_when_somebody_asks_what_if(desk: Desk) -> None:
    sheet = desk.open("import threading\nfrom istanbul_nb.coach import what_if\nwhat_if.GAMES = 1\n" + alone())
    table = Table(sheet)
    table.button("Hints").click()
    table.act("whatif").click()
    expect(table.find(".what-if li").first).to_be_visible()
    tried = table.find(".what-if li").evaluate_all("ways => ways.map((way) => way.dataset.way)")
    assert set(tried) <= set(sheet.ask("[str(action) for action in match.legal]"))
    assert sheet.ask("len([t for t in threading.enumerate() if t.name.startswith('istanbul_nb')])") == 0
    table.do(tried[0])
    expect(table.find(".what-if li")).to_have_count(0)


def test_hints_stay_on_when_the_page_is_loaded_again_and_off_when_they_are_turned_off(desk: Desk) -> None:
    sheet = desk.apart(alone())
    table = Table(sheet)
    table.button("Hints").click()
    expect(table.find(".hint").first).to_be_visible()
    assert sheet.ask("table.hints") is True
    sheet.save()
    sheet.reload()
    table = Table(sheet)
    expect(table.find(".hint").first).to_be_visible()
    table.button("Hints").click()
    expect(table.find(".hints")).to_have_count(0)


def test_hints_by_keyboard(desk: Desk) -> None:
    sheet = desk.open(alone())
    table = Table(sheet)
    table.find('.tile[tabindex="0"]').focus()
    sheet.page.keyboard.press("h")
    table.find(".hint").first.focus()
    act = table.find(".hint").first.get_attribute("data-hint")
    sheet.page.keyboard.press("Enter")
    table.wait_for(2)
    assert sheet.ask("str(match.steps[0].action)") == act


def test_hints_can_be_stopped_and_come_as_far_as_they_are(desk: Desk) -> None:
    sheet = desk.open(
        alone(),
        "begin = table.session.thinker.begin\n"
        "table.session.thinker.begin = lambda *given, **other: begin(*given, **{**other, 'seconds': 3600.0})",
    )
    table = Table(sheet)
    table.button("Hints").click()
    expect(table.find(".pondering")).to_be_visible()
    table.button("Language").click()
    expect(table.root).to_have_attribute("lang", "ru")
    table.act("stop").click()
    expect(table.find(".hint").first).to_be_visible()


def test_chances_follow_a_look_back(desk: Desk) -> None:
    sheet = desk.open(alone(done=["move 2", "leave"]))
    table = Table(sheet)
    table.button("Hints").click()
    expect(table.find(".hint").first).to_be_visible()
    table.find(".log .entry").first.click()
    expect(table.find(".hint")).to_have_count(0)
    expect(table.find(".hints")).to_have_attribute("data-step", "1")
    expect(table.find(".odds-of")).to_be_visible()


def test_two_people_at_one_screen_no_hint_leaves_the_kernel_while_hands_are_covered(desk: Desk) -> None:
    sheet = desk.open(playing())
    table = Table(sheet)
    table.button("Hints").click()
    expect(table.find(".odds-of")).to_be_visible()
    told = [message.custom for message in sheet.received if message.custom.get("kind") == "hints"]
    assert told
    assert all(each["hints"] is None and each["odds"] == [] for each in told)
    table.take_screen()
    expect(table.find(".hint").first).to_be_visible()


def reviewed(table: Table) -> Locator:
    """Ask for a review and stop it; the first decision that it tells."""
    table.find('[data-act="review"]').click()
    expect(table.find(".pondering")).to_be_visible()
    table.find('[data-act="stop"]').click()
    turn = table.find(".choice-made").first
    expect(turn).to_be_visible()
    return turn


def test_the_review_opens_and_leads_to_a_turn(desk: Desk) -> None:
    sheet = desk.open("from istanbul_nb import Match, play", FINISHED, "table = play(match, pace=0.0)\ntable")
    table = Table(sheet)
    expect(table.find(".race").first).to_be_visible()
    turn = reviewed(table)
    step = turn.get_attribute("data-step")
    turn.click()
    expect(table.find(".of-turn")).to_be_visible()
    assert sheet.ask("table.step") == int(step or -1)
    table.act("now").click()
    expect(table.find(".choice-made").first).to_be_visible()


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_serious_is_found_in_hints_and_reviews(desk: Desk, theme: str) -> None:
    sheet = look(desk, theme, alone().replace("pace=0.0", "pace=0.0, hints=True"))
    table = Table(sheet)
    expect(table.find(".hint").first).to_be_visible()
    assert {width: serious(sheet, table) for width in at_each_width(sheet)} == {width: [] for width in WIDTHS}
    sheet.do(f"{FINISHED}\ntable.show(match)")
    reviewed(table)
    assert {width: serious(sheet, table) for width in at_each_width(sheet)} == {width: [] for width in WIDTHS}
