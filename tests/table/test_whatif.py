"""What if, as a page asks for it: for the right eyes, about the right position, with how far it is."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock

import pytest

from istanbul_nb.core import Action
from istanbul_nb.table import Table
from tests.match.playing import finished, played
from tests.table.asking import Page
from tests.table.trying import GAMES, WON, tried


def page_of_one(language: str = "en") -> Page:
    """Return one person against a bot; the person decides."""
    match = tried(played(40, seed=2, players=2, language=language))
    match.assign_bot(1 - (match.actor or 0), "random")
    return Page(Table(match))


def asked(page: Page, **other: Any) -> dict[str, Any] | None:
    moment = {"revision": page.snap["revision"], "step": page.snap["step"]}
    return page.says("whatif", **{**moment, **other})


@pytest.mark.parametrize("language", ["en", "ru"])
def test_whoever_decides_learns_what_came_of_the_best_actions(language: str) -> None:
    page = page_of_one(language)
    match = page.widget.match
    assert match is not None
    told = asked(page)
    assert told is not None
    assert (told["over"], told["language"], told["step"]) == (True, language, len(match.steps))
    assert told["done"] == told["of"] == GAMES * len(told["ways"])
    preview = match.queries.now.previewer(match.actor)
    for way, won in zip(told["ways"], WON, strict=False):
        low, found, high = way["share"]
        assert low < found == won / GAMES < high
        seen, preview = match.queries.seen(), match.previewer(match.actor)
        assert way["label"] == match.words.action(Action.parse(way["act"]), seen, preview)
        assert not way["played"]


def test_it_tells_how_far_it_is() -> None:
    page = page_of_one()
    asked(page)
    done = [each["done"] for each in page.heard[:-1]]
    assert done == sorted(done)
    assert 10 < len(done) < 30
    assert not any(each["over"] for each in page.heard[:-1])


def test_others_and_covered_hands_get_a_sentence() -> None:
    match = tried(played(40, seed=2, players=3))
    assert match.actor is not None
    for page in (Page(Table(match, seat=(match.actor + 1) % 3)), Page(Table(match))):
        told = asked(page)
        assert told is not None
        assert told["kind"] == "refused"
        assert "decision of your own" in told["text"]
    assert isinstance(match.what_if, Mock)
    assert not match.what_if.called


def test_a_look_back_is_answered_only_when_the_game_is_over() -> None:
    page = page_of_one()
    page.says("look", step=3)
    told = asked(page)
    assert told is not None
    assert told["kind"] == "refused"
    match = tried(finished())
    page = Page(Table(match))
    page.says("look", step=3)
    told = asked(page)
    assert told is not None
    assert [way["act"] for way in told["ways"] if way["played"]] == [str(match.steps[3].action)]


@pytest.mark.parametrize("other", [{"revision": 3}, {"step": 4}, {"revision": None}, {"step": "x"}])
def test_a_question_about_another_position_is_not_answered(other: dict[str, Any]) -> None:
    assert asked(page_of_one(), **other) is None


def test_what_fails_is_told_in_a_sentence_and_is_over() -> None:
    page = page_of_one()
    assert page.widget.match is not None
    page.widget.match.what_if = Mock(side_effect=ZeroDivisionError("a slip"))  # type: ignore[method-assign]
    told = asked(page)
    assert any("a slip" in each.get("text", "") for each in page.heard)
    assert told is not None
    assert (told["over"], told["ways"]) == (True, [])
