"""What is really sent has the declared shape: snapshots, start panels, words, lessons and messages of every kind."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, Literal
from unittest.mock import Mock

import pytest
from typing_extensions import NotRequired, TypedDict

from istanbul_nb.core import Game
from istanbul_nb.games.kit import BUILT_IN
from istanbul_nb.learn.reading import course_called
from istanbul_nb.match.autosave import FAILED
from istanbul_nb.match.match import Match
from istanbul_nb.table import Table, plain_wire, wire
from istanbul_nb.table.advice import Advice
from istanbul_nb.table.gate import declarations_of
from istanbul_nb.table.lesson import course
from istanbul_nb.table.messages import Down, Up
from istanbul_nb.table.session import Session
from istanbul_nb.table.session_part import SessionPart
from istanbul_nb.table.snapshot import Window
from istanbul_nb.table.start import start_panel
from istanbul_nb.table.wire import Line
from istanbul_nb.words import LANGUAGES, Words
from tests.games.fourth.faceless import Faceless
from tests.games.fourth.noughts import Noughts
from tests.match.playing import eager, finished, play_on, played
from tests.table.asking import Page
from tests.table.reviewing import reviewed
from tests.table.shapes import Array, Object, Shape, Value, alternatives, of_python, problems
from tests.table.trying import tried
from tests.table.widgets import ours_below

STEPS = 300
SETUPS: dict[str, dict[str, Any]] = {
    "two with neutral assistants": {"game": "istanbul", "players": 2, "neutral": True},
    "five": {"game": "istanbul", "players": 5, "layout": "random"},
    "mocha": {"game": "istanbul", "players": 3, "expansion": "mocha"},
    "letters": {"game": "istanbul", "players": 4, "expansion": "letters", "deck": "new"},
    "grand": {"game": "istanbul", "players": 5, "expansion": "grand", "caravan": True},
    "dice for two": {"game": "dice", "players": 2},
    "dice for four": {"game": "dice", "players": 4},
    "sultan for two": {"game": "sultan", "players": 2},
    "sultan for five": {"game": "sultan", "players": 5, "memory": True},
}
COURSES = ["istanbul", "routes", "mocha", "letters", "grand", "dice", "sultan"]


@cache
def shape_of(game: str, name: str) -> Shape:
    """Return what a game declares: `Start`, `Words`, or its snapshot as it travels."""
    declared: Any = import_module(f"istanbul_nb.games.{game}.face.wire") if game in BUILT_IN else plain_wire
    return of_python(getattr(declared, "Packed", None) or declared.Snap if name == "Snap" else getattr(declared, name))


def wrong(value: Any, shape: Shape, path: str) -> list[str]:
    return list(problems(value, shape, path))


def wrong_messages(heard: list[dict[str, Any]]) -> list[str]:
    shape = of_python(Down)
    return [each for message in heard for each in wrong(message, shape, str(message["kind"]))]


def viewers(match: Match) -> Iterator[Window]:
    """Yield a match through all eyes: every seat and a spectator, now, covered, and a while ago."""
    words, seats = match.words, range(len(match.seats))
    yield from (Window(match, words, seat, seat) for seat in (None, *seats))
    yield Window(match, words, None, None, answers=False)
    yield Window(match, words, None, None, cover=match.actor)
    yield Window(match, words, 0, 0, step=len(match.steps) // 2)


@pytest.mark.parametrize("setup", SETUPS)
def test_every_snapshot_has_the_declared_shape(setup: str) -> None:
    options, choices = SETUPS[setup], random.Random(setup)
    game, match = options["game"], Match(seed=5, **options)
    for number in range(STEPS):
        match.language = LANGUAGES[number % 2]
        for window in viewers(match) if number % 16 == 0 or match.over else [Window(match, match.words, match.actor)]:
            assert wrong(window.snapshot(), shape_of(game, "Snap"), "Snap") == []
        if match.over:
            break
        match.do(eager(match, choices))
    assert wrong(Window(match, match.words).log(), Array(of_python(Line)), "Log") == []


@pytest.mark.parametrize("game", ["istanbul", "dice", "sultan"])
def test_the_end_of_a_game_has_the_declared_shape(game: str) -> None:
    options: dict[str, Any] = {"components": {"target": [1, 1, 1, 1]}} if game == "istanbul" else {}
    match = play_on(Match(game, players=2, seed=1, **options), 3000)
    assert match.over
    for window in viewers(match):
        snap = window.snapshot()
        assert wrong(snap, shape_of(game, "Snap"), "Snap") == []
        assert snap["step"] < snap["steps"] or snap["end"] is not None


@pytest.mark.parametrize("rules", [Noughts, Faceless])
def test_the_plain_face_of_a_game_sends_the_declared_shape(rules: type[Game[Any]]) -> None:
    match, snap = Match(rules(), seed=1), of_python(plain_wire.Snap)
    while not match.over:
        for window in viewers(match):
            assert wrong(window.snapshot(), snap, "Snap") == []
        match.do(match.legal[0])
    assert wrong(Window(match, match.words).snapshot(), snap, "Snap") == []
    assert wrong(start_panel(match.words), of_python(plain_wire.Start), "Start") == []
    assert wrong(Table(match, autosave=False).words, of_python(wire.Words), "Words") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILT_IN)
def test_start_panels_and_words_have_the_declared_shape(game: str, language: str) -> None:
    assert wrong(start_panel(Words(language, game)), shape_of(game, "Start"), "Start") == []
    setups = [options for options in SETUPS.values() if options["game"] == game]
    for options in setups:
        table = Table(Match(language=language, **options), autosave=False)
        assert wrong(table.words, shape_of(game, "Words"), "Words") == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", COURSES)
def test_every_step_of_every_lesson_has_the_declared_shape(name: str, language: str) -> None:
    page = Page(course(name, keep=False, language=language))
    match = page.widget.match
    assert match is not None
    game = match.game.info.id
    for lesson in course_called(name, language).lessons:
        page.says("lesson", what="open", lesson=lesson.id)
        for _ in lesson.steps:
            for pressed in ({"what": "hint"}, {"what": "choose", "option": 0}, {"what": "show"}, {"what": "next"}):
                assert wrong(page.snap, shape_of(game, "Snap"), lesson.id) == []
                page.says("lesson", **pressed)
    assert wrong_messages(page.heard) == []


def test_a_mistake_in_a_lesson_is_answered_in_the_declared_shape() -> None:
    page = Page(course("istanbul", keep=False))
    page.says("lesson", what="open", lesson="moving")
    while page.snap["lesson"]["task"] is None:
        page.says("lesson", what="choose", option=0)
        page.says("lesson", what="choose", option=1)
        page.says("lesson", what="next")
    page.does("move 99")
    assert page.snap["lesson"]["answer"] is not None
    assert wrong(page.snap, shape_of("istanbul", "Snap"), "Snap") == []


# Messages


def test_what_a_page_may_say_is_what_somebody_answers() -> None:
    kinds = {
        kind.value
        for message in alternatives(of_python(Up))
        if isinstance(message, Object)
        for kind in alternatives(message.by_name["kind"].shape)
        if isinstance(kind, Value)
    }
    assert kinds == {kind for owner in (Session, *ours_below(SessionPart)) for kind in declarations_of(owner)}


def one_person(match: Match) -> Page:
    """Return the table of the seat that decides."""
    return Page(Table(match, seat=match.actor, autosave=False))


def test_refusals_the_log_and_texts_have_the_declared_shape(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = one_person(played(40, seed=2, players=2))
    revision = page.snap["revision"]
    page.does("move 99")
    page.does("no such action at all!")
    page.says("why", act="move 99", revision=revision)
    page.says("do", act="move 1", seat=0, revision=revision + 1)
    for kind in ("log", "copy", "module", "review"):
        page.says(kind)
    page.says("save", name="evening")
    page.says("save", name="../evening")
    page.says("load", text="nothing")
    assert {"refused", "log", "copy", "module", "told"} <= {message["kind"] for message in page.heard}
    assert wrong_messages(page.heard) == []


def test_odds_have_the_declared_shape() -> None:
    page = one_person(Match("dice", players=2, seed=1))
    page.says("odds", act="roll", revision=page.snap["revision"])
    assert [message["kind"] for message in page.heard] == ["odds"]
    assert page.heard[0]["odds"]
    assert wrong_messages(page.heard) == []


def test_hints_have_the_declared_shape(monkeypatch: pytest.MonkeyPatch) -> None:
    hint = Match.hint
    monkeypatch.setattr(Match, "hint", lambda match, clock=None: hint(match, iterations=4, clock=clock))
    match = played(40, seed=2, players=2)
    for page in (one_person(match), Page(Table(match, autosave=False))):
        page.says("hints", revision=page.snap["revision"], step=page.snap["step"])
        assert page.heard[-1]["kind"] == "hints"
        assert wrong_messages(page.heard) == []
    monkeypatch.setattr(Match, "hint", Mock(side_effect=ValueError("made up")))
    page = one_person(match)
    page.says("hints", revision=page.snap["revision"], step=page.snap["step"])
    assert [message["kind"] for message in page.heard] == ["refused", "hints"]
    page.widget.session.show(finished())
    assert page.heard[-1] == {"kind": "forget"}
    assert wrong_messages(page.heard) == []


def test_a_review_has_the_declared_shape() -> None:
    page = Page(Table(reviewed(finished()), autosave=False))
    page.says("review")
    assert page.heard[-1]["turns"]
    page.widget.session.part(Advice)._tell_no_review(ValueError("made up"))
    assert wrong_messages(page.heard) == []


def test_a_what_if_has_the_declared_shape() -> None:
    page = one_person(tried(played(40, seed=2, players=2)))
    page.says("whatif", revision=page.snap["revision"], step=page.snap["step"])
    assert page.heard[-1]["ways"]
    advice = page.widget.session.part(Advice)
    assert page.widget.match is not None
    advice._tell_no_what_if(advice._moment(page.widget.match), ValueError("made up"))
    assert wrong_messages(page.heard) == []


def test_a_note_that_stays_has_the_declared_shape() -> None:
    match = played(5, seed=2, players=2)
    match.set_trait("notice", {"reason": FAILED, "facts": {"path": "evening", "problem": "made up"}})
    snap = Window(match, match.words).snapshot()
    assert "note" in snap
    assert wrong(snap, shape_of("istanbul", "Snap"), "Snap") == []


# The check finds what is wrong


class Shown(TypedDict):
    name: str
    count: NotRequired[int]
    state: Literal["open", "done"] | None
    parts: list[dict[int, bool]]


GOOD = {"name": "a", "count": 1, "state": None, "parts": [{1: True}]}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"other": 1}, "Shown.other: unknown"),
        ({"name": 1}, "Shown.name: 1 is no string"),
        ({"name": None}, "Shown.name: None is no string"),
        ({"count": True}, "Shown.count: True is no number"),
        ({"state": "begun"}, "Shown.state: 'begun' is not"),
        ({"parts": {}}, "Shown.parts: {} is no list"),
        ({"parts": [{"1": True}]}, "Shown.parts[0] key: '1' is no number"),
        ({"parts": [{1: 0}]}, "Shown.parts[0][1]: 0 is no boolean"),
    ],
)
def test_a_wrong_value_is_found(change: dict[str, Any], told: str) -> None:
    assert wrong(GOOD, of_python(Shown), "Shown") == []
    assert [each[: len(told)] for each in wrong({**GOOD, **change}, of_python(Shown), "Shown")] == [told]


def test_a_missing_member_is_found() -> None:
    assert wrong({**GOOD, "name": "", "count": 2}, of_python(Shown), "Shown") == []
    assert wrong({"state": None, "parts": []}, of_python(Shown), "Shown") == ["Shown.name: missing"]
