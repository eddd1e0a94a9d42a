"""The gallery shows every kind of question, and a picture of it can be taken."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from istanbul_nb.games.dice.rules.decisions import DECISIONS as DICE_DECISIONS
from istanbul_nb.games.istanbul.rules.options import complete, rules_for
from tests.browser.gallery import DECISIONS, EXPANSIONS, SHOTS, index, take
from tests.browser.moments import expanded, moment
from tests.browser.scenes_charts import CHARTS
from tests.browser.scenes_dice import DICE
from tests.browser.scenes_sultan import SULTAN


def test_every_kind_of_question_is_shown() -> None:
    asked = {moment(kind).decision["what"][0] for _, kind, _ in DECISIONS}
    assert asked | {"palace"} == set(rules_for(complete({})).decisions)
    assert "palace-twice" in {shot.name for shot in SHOTS}


def test_every_question_of_the_expansions_is_shown() -> None:
    rules, base = rules_for(complete({"expansion": "grand"})), rules_for(complete({}))
    asked = {expanded(scene()).decision["what"][0] for scene in EXPANSIONS.values()}
    assert asked >= set(rules.decisions) - set(base.decisions) - set(rules.automatic)


def test_every_question_of_sultan_is_shown() -> None:
    asked = [scene[2]().snap.get("ask") for scene in SULTAN]
    assert {ask["decision"] for ask in asked if ask} == {"offer", "lay", "bid"}


def test_both_themes_all_widths_and_many_states_are_shown() -> None:
    assert len({shot.name for shot in SHOTS}) == len(SHOTS) >= 25
    assert {shot.theme for shot in SHOTS} == {"light", "dark"}
    assert {390, 760, 1200, 1600} <= {shot.width for shot in SHOTS}
    assert all(f"{shot.name}.png" in index() for shot in SHOTS)


def test_a_picture_is_taken(browser: Browser, tmp_path: Path) -> None:
    shot = next(shot for shot in SHOTS if shot.name == "move")
    assert take(browser, shot, tmp_path) == []
    assert (tmp_path / "move.png").stat().st_size > 50_000


def test_every_question_of_the_dice_game_is_shown() -> None:
    names = {scene[0] for scene in DICE}
    assert {f"dicegame-{decision}" for decision in DICE_DECISIONS} <= names <= {shot.name for shot in SHOTS}


def test_every_chart_is_shown() -> None:
    assert len({chart.name for chart in CHARTS}) == len(CHARTS)
    assert all(f"{chart.name}.png" in index() for chart in CHARTS)
