"""The gate: every message is declared, and what a page may set or ask depends on who looks."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Action, Seeded
from istanbul_nb.match.match import Match
from istanbul_nb.rulebooks.book import Rulebook
from istanbul_nb.table import Board, Cart, Dice, Hand, Log, Table
from istanbul_nb.table.gate import DECLARED, Gated, declarations_of
from istanbul_nb.table.lesson import lesson as at_the_table
from istanbul_nb.table.lesson_panel import LessonPanel
from istanbul_nb.table.session import Session
from istanbul_nb.table.session_part import SessionPart
from istanbul_nb.table.viewpoint import Viewpoint
from tests.match.playing import finished, played
from tests.table.asking import Page
from tests.table.widgets import ROLES, Wire, answering_classes, widget_classes

HOSTILE: list[Any] = [
    *(None, True, False, 0, 1, -1, 2, 3.5, float("nan"), float("inf"), -float("inf"), 10**400),
    *("", "x", "ru", "table", "IPY_MODEL_0", "ist.move.steps", "\x00" * 50),
    *([], [1], {}, {"revision": 1, "hand": ["lira"]}, {"x": {"y": [None]}}),
]


def is_allowed(name: str, value: Any) -> bool:
    """Return whether a page may set a trait so, written down a second time."""
    if name == "pace":
        return type(value) in (int, float) and value in (0, 1, 2)
    allowed: dict[str, list[Any]] = {"hints": [True, False], "language": ["ru"], "rule": ["", "ist.move.steps"]}
    return any(value is each or (value == each and isinstance(each, str)) for each in allowed.get(name, ()))


# Messages


@pytest.mark.parametrize("owner", answering_classes(), ids=lambda owner: owner.__name__)
def test_every_handler_is_declared(owner: type) -> None:
    declared = {each.method for base in owner.__mro__ for each in declarations_of(base).values()}
    ours = [vars(base) for base in owner.__mro__ if base.__module__.startswith("istanbul_nb.")]
    handlers = {name for methods in ours for name in methods if name.startswith("_on_")}
    assert handlers == declared


@pytest.mark.parametrize("widget", widget_classes(), ids=lambda widget: widget.__name__)
def test_every_widget_has_the_gate(widget: type) -> None:
    assert issubclass(widget, Gated)


def test_a_method_that_is_not_declared_cannot_be_reached() -> None:
    heard: list[Any] = []

    class Careless(SessionPart):
        def _on_secret(self, message: Any) -> None:
            heard.append(message)

        def on_visitor(self) -> None:
            heard.append("visitor")

    match = Match(players=2, seed=1)
    session = Session(match, Viewpoint(), words=match.words, parts=[Careless()])
    session.show(match)
    for kind in ("secret", "_on_secret", "on_secret", "on_visitor", "__init__", "close", DECLARED):
        session.receive({"kind": kind})
    assert not heard


def test_a_lesson_takes_back_under_the_same_needs_as_any_table() -> None:
    assert declarations_of(LessonPanel)["undo"].needs == declarations_of(Session)["undo"].needs
    assert declarations_of(LessonPanel)["do"] != declarations_of(Session)["do"]


def test_questions_about_an_action_need_what_the_action_needs() -> None:
    do = declarations_of(Session)["do"].needs
    assert declarations_of(Session)["why"].needs == do
    assert declarations_of(Session)["odds"].needs == do


def test_the_action_of_a_message_is_the_one_that_it_names() -> None:
    """Check that what a page says about the action that the gate has read is thrown away."""
    match = Match(players=2, seed=3, first=0)
    page = Page(Table(match, seat=0))
    page.says("do", act="move 3", action=Action.parse("move 1"), revision=match.revision)
    assert str(match.steps[-1].action) == "move 3"


def bidding() -> Match:
    match = Match("sultan", names=["Anna", "Boris", "Chen"], seed=4, first=0)
    while match.decision["what"][0] != "bid":
        match.do(match.legal[0])
    return match


@pytest.mark.parametrize("kind", ["odds", "why", "do"])
def test_a_public_board_tells_no_hand_however_it_is_asked(kind: str) -> None:
    match = bidding()
    highest = match.view["printed"]["highest"]
    told = set()
    for card in range(1, highest + 1):
        answer = Page(Board(match)).says(kind, act=f"bid {card} 1", revision=match.revision, seat=match.actor)
        told.add(answer and (answer["kind"], answer["text"]))
    assert len(told) == 1
    assert match.decision["what"][0] == "bid"


def test_odds_answer_nobody_who_may_not_decide() -> None:
    match = bidding()
    other = (match.actor or 0) + 1
    act = str(match.legal[0])
    for widget in (Table(match, seat=other), Table(match), Log(match), Dice(match), Cart(match, 0), Hand(match, other)):
        assert Page(widget).says("odds", act=act, revision=match.revision) is None
    assert Page(Hand(match, match.actor or 0)).says("odds", act=act, revision=match.revision) is not None


def test_a_stale_why_is_told_so() -> None:
    match = Match(players=2, seed=3, first=0)
    page = Page(Table(match, seat=0))
    refused = page.says("why", act="move 16", revision=match.revision - 1)
    assert refused is not None
    assert "earlier question" in refused["text"]


def test_nothing_is_taken_back_while_somebody_looks_back() -> None:
    page = Page(Table(Match(players=2, seed=3, first=0), seat=0))
    page.does("move 3")
    page.says("look", step=0)
    for kind in ("undo", "redo"):
        refused = page.says(kind, revision=page.snap["revision"])
        assert refused is not None
        assert refused["text"] == page.widget.session.words.say("undo-looking")


def test_a_game_is_begun_only_at_the_start_panel() -> None:
    page = Page(Table(Match(players=2, seed=3), autosave=False))
    match = page.widget.match
    seats = [{"name": "A", "bot": ""}, {"name": "B", "bot": ""}]
    assert page.says("start", seats=seats, options={}) is None
    assert page.says("resume", path="x.match") is None
    assert page.widget.match is match


# Traits


@pytest.mark.parametrize("widget", widget_classes(), ids=lambda widget: widget.__name__)
def test_every_widget_is_tried(widget: type) -> None:
    assert widget in [made for made, _ in ROLES.values()]


@pytest.mark.parametrize("echo", [True, False])
@pytest.mark.parametrize("role", ROLES)
def test_a_page_sets_nothing_but_what_is_allowed(role: str, echo: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ipywidgets.widgets.widget.JUPYTER_WIDGETS_ECHO", echo)
    widget = ROLES[role][1](Match(names=["Anna", "Boris", "Chen"], seed=3, first=0))
    wire = Wire(widget)
    for name in (*widget.keys, "match", "step", "_opened", "__class__", "nothing"):
        for value in HOSTILE:
            true = dict(widget.get_state())
            answered = wire.say("update", state={name: value})
            if is_allowed(name, value):
                assert widget.get_state(name) == {name: value}
                continue
            assert widget.get_state() == true, (name, value)
            told = [message["state"] for message in answered]
            assert told == ([{name: true[name]}] if name in true else []), (name, value)


def test_a_page_sets_pace_and_hints_and_python_everything() -> None:
    table = Table(Match(players=2, seed=3))
    wire = Wire(table)
    wire.say("update", state={"pace": 0.5, "hints": True, "seat": 1})
    assert (table.pace, table.hints, table.seat) == (0.5, True, None)
    table.seat = 1
    assert wire.sent[-1]["state"] == {"seat": 1}


def test_a_page_turns_the_leaves_of_a_rulebook() -> None:
    book = Rulebook()
    Wire(book.page).say("update", state={"rule": "ist.move.steps", "language": "ru", "tried": "ist.move.steps"})
    assert (book.rule, book.language, book.page.tried) == ("ist.move.steps", "ru", "")
    Wire(book.page).say("update", state={"rule": "sultan.tie", "language": "tlh"})
    assert (book.rule, book.language) == ("ist.move.steps", "ru")


@pytest.mark.parametrize("role", ROLES)
def test_nonsense_of_the_protocol_is_dropped(role: str) -> None:
    widget = ROLES[role][1](Match(names=["Anna", "Boris", "Chen"], seed=3, first=0))
    wire, true = Wire(widget), dict(widget.get_state())
    for state in (None, [], "x", 7, [["pace", 1]]):
        assert wire.say("update", state=state, buffer_paths=[["pace"], [0]]) == []
    assert wire.say("backbone", sync_data={"pace": 0}) == []
    assert wire.say("custom", content=[]) == []
    assert wire.say("request_state")[0]["state"].keys() == true.keys()
    assert widget.get_state() == true


# What is copied, and lessons


def test_a_copy_of_a_running_game_is_what_everybody_knows_whoever_copies() -> None:
    match = bidding()
    match.do(match.legal[0])
    copied = [Page(Table(match, seat=seat)).says("copy") for seat in (None, 0, 1, 2)]
    alone = Match.from_text(match.text())
    for seat in (1, 2):
        alone.assign_bot(seat, "random")
    copied.append(Page(Table(alone)).says("copy"))
    assert all(copy == copied[0] for copy in copied)
    other = Match.from_state("sultan", match.game.resample_hidden(match.position(), None, Seeded(5)), names=match.names)
    assert copied[0] is not None
    assert other.picture() in copied[0]["text"]


@pytest.mark.parametrize("kind", ["load", "start", "again", "resume"])
def test_no_other_game_comes_to_the_table_of_a_lesson(kind: str) -> None:
    room = at_the_table("istanbul/moving")
    page, match = Page(room), room.match
    seats = [{"name": "A", "bot": ""}, {"name": "B", "bot": ""}]
    refused = page.says(kind, text=finished().text(), seats=seats, options={}, path="x.match")
    assert refused is not None
    assert refused["text"] == room.session.words.say("lesson-other-game")
    assert room.match is match
    assert room.start is None


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.parametrize("kind", ["save", "copy", "hints", "review", "whatif"])
def test_a_lesson_answers_nothing_that_its_page_does_not_offer(kind: str, over: bool) -> None:
    room = at_the_table("istanbul/moving")
    if over:
        room.panel.sitting.match = finished()
        room.show(room.panel.sitting.match)
    page = Page(room)
    asked = {"name": "x.match", "revision": page.snap["revision"], "step": page.snap["step"]}
    assert page.says(kind, **asked) is None


def test_at_a_finished_game_nobody_takes_anything_back() -> None:
    match = finished()
    for widget in (Table(match), Board(match), Log(match), Cart(match, 0)):
        refused = Page(widget).says("undo", revision=match.revision)
        assert refused is not None
        assert match.over


def test_the_sentences_of_the_gate_name_who_decides() -> None:
    match = played(10, seed=2, players=2)
    other = 1 - (match.actor or 0)
    refused = Page(Table(match, seat=other)).says("undo", revision=match.revision)
    assert refused is not None
    assert match.names[match.actor or 0] in refused["text"]
