"""What a page says about keeping leaves the question in sight, and who comes back sees their games at once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, FloatRect, expect

from tests.browser.scenes_keeping import DARK, LIGHT, PHONE, named, told
from tests.browser.stage import Stage

ONE_LINE = 48  # pixels, its edges too
HIGH = 844  # a phone


@pytest.fixture
def stage(browser: Browser) -> Iterator[Stage]:
    page = browser.new_page(reduced_motion="reduce")
    yield Stage(page)
    page.close()


def box(stage: Stage, selector: str) -> FloatRect:
    """Return where something is on the page."""
    found = stage.find(selector).first.bounding_box()
    assert found is not None
    return found


def is_cut(stage: Stage) -> bool:
    """Tell whether a part of the standing note is out of sight."""
    return bool(stage.find("summary.notice").evaluate("node => node.scrollWidth > node.clientWidth"))


def assert_question_in_sight(stage: Stage) -> None:
    """Scroll to the question: nothing but it is there."""
    title = stage.find(".prompt h2")
    title.scroll_into_view_if_needed()
    place = title.bounding_box()
    assert place is not None
    middle = [place["x"] + place["width"] / 2, place["y"] + place["height"] / 2]
    at_the_middle = "([x, y]) => document.elementFromPoint(x, y).closest('.prompt, .notice, .dock').className"
    assert stage.page.evaluate(at_the_middle, middle).startswith("prompt")


@pytest.mark.parametrize("reason", ["full", "copy", "taken"])
@pytest.mark.parametrize(("language", "theme"), [("en", LIGHT), ("ru", DARK)])
def test_a_standing_note_is_one_line_that_covers_nothing(stage: Stage, reason: str, language: str, theme: str) -> None:
    stage.show(told(reason, language)(), PHONE, theme)
    folded = box(stage, "summary.notice")
    assert is_cut(stage)
    assert folded["height"] <= ONE_LINE
    assert folded["y"] + folded["height"] <= box(stage, ".main")["y"]
    expect(stage.find(".dock .notice")).to_have_count(0)
    assert_question_in_sight(stage)
    stage.click("summary.notice")
    assert not is_cut(stage)
    assert_question_in_sight(stage)
    assert stage.spill() == 0


@pytest.mark.parametrize(("reason", "alarming"), [("full", True), ("copy", False), ("taken", False)])
def test_only_what_is_lost_looks_like_a_refusal_and_all_of_it_is_announced(
    stage: Stage, reason: str, alarming: bool
) -> None:
    stage.show(told(reason)(), PHONE)
    expect(stage.find("[aria-live] summary.notice")).to_be_visible()
    assert stage.find("summary.notice.bad").count() == alarming
    sign = stage.find("summary.notice use").get_attribute("href")
    assert (sign == "#ist-no") is alarming


def test_a_refusal_is_told_beside_a_standing_note(stage: Stage) -> None:
    stage.show(told("copy")(), PHONE).click(".tile:not(.lit, .here)")
    expect(stage.find(".dock .notice.bad")).to_be_visible()
    expect(stage.find("summary.notice")).to_be_visible()


def test_who_comes_back_sees_the_saved_games_at_once_and_the_form_below_them(
    stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path))
    monkeypatch.setattr("tests.browser.scenes_keeping.OPEN", [])
    stage.show(named()(), PHONE)
    offers, form = box(stage, ".resume ul"), box(stage, ".start form")
    assert offers["y"] + offers["height"] < form["y"] < HIGH / 3
    last = stage.find(".resume li button").last
    last.focus()
    expect(last).to_be_in_viewport()
    assert stage.spill() == 0
    stage.show(named()(), 1366)
    assert box(stage, ".start form")["y"] == box(stage, ".resume")["y"]
