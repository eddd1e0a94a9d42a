"""The panel of a lesson, as a learner meets it: with the mouse alone, by keyboard, and with a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from istanbul_nb.table.lesson import LessonWidget
from istanbul_nb.table.lesson import lesson as taken

from .moments import finished, moment
from .scenes_learn import LEARN, Taught, lesson, opening
from .stage import Stage
from .test_looks import AXE, RUN_AXE

FOCUSABLE = ".learn :is(button, summary, input, a, [tabindex])"
NAMES = ("learn-mistake", "learn-point", "learn-right", "learn-contents", "learn-over")


@pytest.fixture
def stage(browser: Browser) -> Iterator[Stage]:
    page = browser.new_page()
    shown = Stage(page)
    yield shown
    assert shown.errors == []
    page.close()


def learn(stage: Stage, *names: str, width: int = 1200, high: int = 900, **changed: Any) -> Taught:
    """Take lessons in these states, one after the other."""
    table = Taught(opening(), *(lesson(name, **changed) for name in names), seat=0)
    stage.show(table, width)
    stage.find(".lesson").wait_for()
    stage.page.set_viewport_size({"width": width, "height": high})
    return table


def sit_down(stage: Stage, name: str, step: int, width: int) -> LessonWidget:
    """Show a step of a lesson of the package, in a window as high as that of a small laptop."""
    room = taken(f"istanbul/{name}", pace=0.0)
    room.panel.sitting._begin(step - 1, lay=True)
    room.panel._resit()
    stage.show(room, width)
    stage.page.set_viewport_size({"width": width, "height": 790})
    return room


def button(stage: Stage, what: str) -> Locator:
    return stage.find(f'[data-act="lesson-{what}"]')


@pytest.mark.parametrize("what", ["hint", "show", "back", "again"])
def test_a_button_says_what_it_is_for(stage: Stage, what: str) -> None:
    table = learn(stage, "task")
    button(stage, what).click()
    assert table.panel.asked == [{"kind": "lesson", "what": what}]


def test_a_double_click_goes_one_step_on(stage: Stage) -> None:
    table = learn(stage, "done", "done", "done")
    button(stage, "next").dblclick()
    assert table.panel.asked == [{"kind": "lesson", "what": "next"}]


def test_a_quick_question_is_answered_until_the_answer_is_right(stage: Stage) -> None:
    table = learn(stage, "question", "wrong", "right")
    stage.click('[data-option="0"]')
    expect(stage.find(".options .wrong")).to_have_count(1)
    stage.click('[data-option="0"]')
    stage.click('[data-option="1"]')
    expect(stage.find(".options .right")).to_be_visible()
    assert [each["option"] for each in table.panel.asked] == [0, 1]
    stage.click('[data-option="2"]')
    assert len(table.panel.asked) == 2


def test_another_lesson_is_opened_from_the_contents(stage: Stage) -> None:
    table = learn(stage, "task")
    stage.click(".course .tool")
    stage.click('[data-lesson="istanbul-4"]')
    assert table.panel.asked == [{"kind": "lesson", "what": "open", "lesson": "istanbul-4"}]
    expect(stage.find(".contents")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 760, 1200])
def test_what_a_click_on_the_board_brings_comes_into_view(stage: Stage, width: int) -> None:
    learn(stage, "task", "mistake", "done", width=width, high=480)
    stage.page.keyboard.press("Home")
    stage.find(".tile:not(.lit)").last.click(force=True)
    expect(stage.find(".wrong-way")).to_be_in_viewport(ratio=1)
    stage.find(".tile:not(.lit)").last.click(force=True)
    expect(button(stage, "next")).to_be_in_viewport(ratio=1)


def test_the_next_question_comes_into_view_though_it_stands_above_the_board(stage: Stage) -> None:
    sit_down(stage, "turn", 3, width=945)
    stage.click('[data-place="1"]')  # in the last row
    expect(stage.find('.prompt [data-act="leave"]')).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [945, 1220, 1500])
@pytest.mark.parametrize(("name", "step"), [("cards", 2), ("windows", 3), ("end", 4)])
def test_a_card_that_is_to_be_played_is_seen_at_once(stage: Stage, name: str, step: int, width: int) -> None:
    sit_down(stage, name, step, width)
    expect(stage.find(".hand .bonus").first).to_be_in_viewport(ratio=1)


def test_dice_stay_when_a_task_is_done_and_the_question_goes(stage: Stage) -> None:
    sit_down(stage, "teahouse", 1, width=1220)
    for _ in range(3):
        button(stage, "show").click()
        stage.settle()
    expect(stage.find(".prompt .roll")).to_be_visible()
    expect(stage.find(".prompt .ask")).to_be_hidden()


@pytest.mark.parametrize(("shows", "seen"), [(["rivals", "log"], True), (["rivals"], False)])
def test_the_results_of_a_whole_game_are_shown(stage: Stage, shows: list[str], seen: bool) -> None:
    stage.show(Taught(finished(), lesson("done", shows=shows), seat=0), 1200)
    expect(stage.find(".final h2")).to_be_visible(visible=seen)
    expect(stage.find(".final .acts").first).to_be_hidden()  # the lesson goes on by its own buttons


def test_a_new_step_is_read_from_its_beginning(stage: Stage) -> None:
    learn(stage, "done", "read", width=390, high=560)
    button(stage, "next").click()
    expect(stage.find(".lesson h2")).to_have_text("Your merchant and his helpers")
    expect(stage.find(".lesson h2")).to_be_in_viewport(ratio=1)
    expect(stage.find(".reading p").first).to_be_in_viewport(ratio=1)


def test_focus_is_not_lost_with_the_button_that_had_it(stage: Stage) -> None:
    learn(stage, "done", "task", "mistake")
    button(stage, "next").focus()
    stage.page.keyboard.press("Enter")
    expect(stage.find(".task")).to_be_visible()
    expect(stage.find(".lesson h2")).to_be_focused()


def test_focus_stays_on_the_board_when_something_is_answered(stage: Stage) -> None:
    learn(stage, "task", "mistake", "done")
    tile = stage.find('.tile[tabindex="0"]')
    tile.focus()
    stage.page.keyboard.press("?")
    expect(stage.find('[role="alert"] .wrong-way')).to_be_visible()
    expect(tile).to_be_focused()
    stage.page.keyboard.press("?")
    expect(stage.find('[role="status"] .praise')).to_be_visible()
    expect(tile).to_be_focused()


def test_keys_go_on_and_ask_for_a_hint(stage: Stage) -> None:
    table = learn(stage, "task", "done", "task")
    stage.find('.tile[tabindex="0"]').focus()
    stage.page.keyboard.press("n")  # there is nothing to go on to yet
    stage.page.keyboard.press("h")
    expect(stage.find(".praise")).to_be_visible()
    stage.page.keyboard.press("n")
    expect(stage.find(".task")).to_be_visible()
    assert [each["what"] for each in table.panel.asked] == ["hint", "next"]
    assert table.hints is False


@pytest.mark.parametrize("name", ["task", "wrong", "over"])
def test_no_shortcut_of_jupyterlab_fires_in_a_lesson(stage: Stage, name: str) -> None:
    learn(stage, name)
    assert stage.find(FOCUSABLE).count() > 3
    assert stage.find(f"{FOCUSABLE}:not([data-lm-suppress-shortcuts])").count() == 0


PARTS = {"rivals": ".rivals", "cart": ".side .cart", "hand": ".hand", "log": ".log", "question": ".prompt"}


@pytest.mark.parametrize("wanted", [[], ["cart"], ["rivals", "log"], ["hand", "question"]])
def test_only_what_the_lesson_wants_is_shown(stage: Stage, wanted: list[str]) -> None:
    learn(stage, "task", shows=wanted)
    seen = [part for part, selector in PARTS.items() if stage.find(selector).first.is_visible()]
    assert sorted(seen) == sorted(wanted)


def test_nothing_is_hidden_that_must_be_answered(stage: Stage) -> None:
    match = moment("act-10")
    stage.show(Taught(match, lesson("sell"), seat=match.actor), 1200)
    expect(stage.find(".prompt .stepper").first).to_be_visible()
    match = moment("discard")
    stage.show(Taught(match, lesson("task"), seat=match.actor), 1200)
    expect(stage.find(".hand .bonus.on").first).to_be_visible()


def test_on_a_phone_a_tapped_place_comes_right_below_the_board(stage: Stage) -> None:
    table = learn(stage, "task", width=390)
    stage.click(".tile.lit")
    go = stage.find(".prompt .btn.go")
    expect(go).to_be_visible()
    (below, above), board = (_edges(stage.find(selector)) for selector in (".prompt", ".board"))
    assert above > board[1] - 1
    assert below < _edges(stage.find(".lesson"))[0] + 1
    go.click()
    assert table.panel.asked[0]["kind"] == "do"


def _edges(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def test_what_is_pointed_at_has_a_ring(stage: Stage) -> None:
    learn(stage, "task", point=["move 3"])
    expect(stage.find('.tile[data-place="3"]')).to_have_css("outline-style", "solid")
    expect(stage.find('.tile[data-place="2"]')).not_to_have_css("outline-style", "solid")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [390, 1200])
def test_nothing_serious_is_found_in_a_lesson(stage: Stage, width: int, theme: str) -> None:
    found = {}
    for name, _, part, *rest in (scene for scene in LEARN if scene[0] in NAMES):
        stage.show(part(), width, theme)
        for then in rest[2:]:
            then(stage)
        stage.page.add_script_tag(path=AXE)
        if wrong := stage.page.evaluate(RUN_AXE):
            found[name] = wrong
        assert stage.spill() == 0
    assert found == {}
