"""A session without a widget: what it shows, what it answers, and how often it works something out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from istanbul_nb.core import Action
from istanbul_nb.learn.reading import lesson_called
from istanbul_nb.match.match import Match
from istanbul_nb.table.advice import Advice
from istanbul_nb.table.files import Files
from istanbul_nb.table.lesson_panel import LessonPanel
from istanbul_nb.table.session import Session
from istanbul_nb.table.session_part import SessionPart
from istanbul_nb.table.snapshot import LastRoll, Window
from istanbul_nb.table.start import StartPanel
from istanbul_nb.table.viewpoint import SharedScreen, Viewpoint
from istanbul_nb.words import Words
from tests.match.playing import play_on

NAMES = ["Anna", "Boris", "Chen"]


class Paper:
    """A carrier that writes everything down."""

    def __init__(self) -> None:
        self.shown: dict[str, Any] = {}
        self.snaps: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.files: dict[str, str] = {}

    def update(self, changes: Mapping[str, Any]) -> None:
        self.shown |= changes
        self.snaps.append(changes["snap"])

    def send(self, content: Any) -> None:
        self.heard.append(content)

    def download(self, name: str, text: str) -> None:
        self.files[name] = text


def shown(match: Match | None, viewpoint: Viewpoint | None = None, *parts: SessionPart) -> tuple[Session, Paper]:
    """Return a session and what it tells."""
    session, paper = Session(match, viewpoint or SharedScreen(), words=Words("en", "istanbul"), parts=parts), Paper()
    session.carrier = paper
    session.show(match)
    return session, paper


def click(session: Session, act: str) -> None:
    match = session.known_match()
    session.receive({"kind": "do", "act": act, "seat": match.actor, "revision": match.revision})


def new(**options: Any) -> Match:
    return Match(names=NAMES, seed=3, first=0, **options)


# What it shows and answers


def test_a_seat_is_shown_its_hand_and_answers_for_itself_alone() -> None:
    match = new()
    session, paper = shown(match, Viewpoint(0))
    assert paper.shown["snap"]["hand"] == match.view_of(0)["hand"]
    click(session, str(match.legal[0]))
    assert [step.seat for step in match.steps] == [0]
    other, told = shown(match, Viewpoint(1))
    click(other, str(match.legal[0]))
    assert told.heard[-1]["kind"] == "refused"
    assert len(match.steps) == 1


def test_a_spectator_who_does_not_answer_is_shown_no_question() -> None:
    session, paper = shown(new(), Viewpoint(answers=False))
    assert (paper.shown["snap"]["ask"], paper.shown["snap"]["hand"]) == (None, None)
    click(session, "move 3")
    assert session.known_match().steps == []


def test_at_a_shared_screen_a_hand_is_shown_when_its_person_has_taken_the_screen() -> None:
    session, paper = shown(new())
    assert (paper.shown["snap"]["cover"]["seat"], paper.shown["snap"]["hand"]) == (0, None)
    session.receive({"kind": "open", "seat": 1})
    assert paper.shown["snap"]["hand"] is None
    session.receive({"kind": "open", "seat": 0})
    assert paper.shown["snap"]["hand"] is not None


def test_two_sessions_of_one_match_stay_in_step() -> None:
    match = new()
    first, one = shown(match, Viewpoint(0))
    _, two = shown(match, Viewpoint(1))
    click(first, str(match.legal[0]))
    assert one.shown["snap"]["revision"] == two.shown["snap"]["revision"] == match.revision


def test_a_closed_session_hears_nothing_more() -> None:
    match = new()
    session, paper = shown(match, Viewpoint(0))
    session.close()
    match.do(match.legal[0])
    assert len(paper.snaps) == 1


def test_a_session_begins_a_game_at_its_start_panel() -> None:
    session, paper = shown(None, None, StartPanel(autosave=False))
    assert (paper.shown["snap"], paper.shown["start"]["players"]) == ({}, [2, 3, 4, 5])
    session.receive({"kind": "language", "language": "ru"})
    assert paper.shown["words"]["language"] == "ru"
    session.receive({"kind": "start", "seats": [{"name": "A", "bot": ""}, {"name": "B", "bot": ""}], "options": {}})
    assert (paper.shown["start"], paper.shown["snap"]["revision"]) == (None, session.known_match().revision)
    session.receive({"kind": "again"})
    assert (paper.shown["snap"], session.match) == ({}, None)
    assert paper.shown["start"] is not None


def test_a_message_that_no_part_answers_is_dropped() -> None:
    session, paper = shown(new(), Viewpoint(0))
    for kind in ("hints", "review", "whatif", "save", "copy", "start", "again", "lesson", "module"):
        session.receive({"kind": kind, "revision": session.known_match().revision, "step": 0, "name": "x"})
    assert (paper.heard, len(paper.snaps)) == ([], 1)
    click(session, "move 3")
    assert len(paper.snaps) == 2


def test_a_saved_match_is_handed_over_too(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    session, paper = shown(new(), Viewpoint(0), Files())
    session.receive({"kind": "save", "name": "evening"})
    assert paper.files == {"evening.match": session.known_match().text()}


def test_a_part_is_found_by_its_kind() -> None:
    advice, files = Advice(), Files()
    session, _ = shown(new(), None, advice, files)
    assert session.part(Files) is files
    assert session.part(Advice) is advice


# How often it works something out


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often actions are read and snapshots are made."""
    counted: Counter[str] = Counter()
    parse, snapshot = Action.parse.__func__, Window.snapshot  # type: ignore[attr-defined]

    def count_parse(cls: Any, text: str) -> Action:
        counted["parse"] += 1
        return parse(cls, text)  # type: ignore[no-any-return]

    def count_snapshot(self: Window) -> Any:
        counted["snapshot"] += 1
        return snapshot(self)

    monkeypatch.setattr(Action, "parse", classmethod(count_parse))
    monkeypatch.setattr(Window, "snapshot", count_snapshot)
    return counted


@pytest.mark.parametrize("kind", ["do", "why", "odds"])
def test_a_click_reads_its_action_once(kind: str, calls: Counter[str]) -> None:
    match = new()
    session, _ = shown(match, Viewpoint(0))
    calls.clear()
    session.receive({"kind": kind, "act": "move 3", "seat": 0, "revision": match.revision})
    assert calls == {"parse": 1, **({"snapshot": 1} if kind == "do" else {})}


def test_a_click_makes_one_snapshot_for_each_session(calls: Counter[str]) -> None:
    match = new()
    sessions = [shown(match, Viewpoint(seat))[0] for seat in range(3)]
    calls.clear()
    click(sessions[0], "move 3")
    assert calls["snapshot"] == len(sessions)


@pytest.mark.parametrize("act", ["move 3", "move 16"])
def test_a_click_in_a_lesson_makes_one_snapshot(act: str, calls: Counter[str]) -> None:
    panel = LessonPanel([lesson_called("istanbul/moving")])
    session, paper = shown(panel.sitting.match, Viewpoint(panel.lesson.learner), panel)
    while not panel.sitting.step.is_task:
        session.receive({"kind": "lesson", "what": "next"})
    calls.clear()
    before = len(paper.snaps)
    click(session, act)
    assert (calls["snapshot"], len(paper.snaps) - before) == (1, 1)


@pytest.mark.parametrize("what", ["next", "back", "hint", "again", "show"])
def test_a_button_of_a_lesson_makes_one_snapshot(what: str, calls: Counter[str]) -> None:
    panel = LessonPanel([lesson_called("istanbul/moving")])
    session, _ = shown(panel.sitting.match, Viewpoint(panel.lesson.learner), panel)
    session.receive({"kind": "lesson", "what": "next"})
    calls.clear()
    session.receive({"kind": "lesson", "what": what})
    assert calls["snapshot"] == 1


def test_a_lesson_whose_answer_fails_is_shown_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    panel = LessonPanel([lesson_called("istanbul/moving")])
    session, paper = shown(panel.sitting.match, Viewpoint(panel.lesson.learner), panel)

    def fail(act: str) -> None:
        session.refresh()
        raise OSError("no room")

    monkeypatch.setattr(panel.sitting, "attempt", fail)
    click(session, "move 3")
    assert (len(paper.snaps), paper.heard[-1]["kind"]) == (2, "refused")


def test_the_last_roll_is_looked_for_among_new_steps_only() -> None:
    match = play_on(Match("dice", names=NAMES, seed=5), 60, 5)
    session, paper = shown(match, Viewpoint(0))
    asked = Counter[str]()

    class Face:
        def dice(self, kind: str, facts: Any) -> Any:
            asked["events"] += 1
            return session.face.dice(kind, facts)

    rolls, face = LastRoll(), Face()
    found = rolls.find(match.steps, face)  # type: ignore[arg-type]
    assert found is not None
    assert found.dice == paper.shown["snap"]["dice"]["dice"]
    asked.clear()
    assert rolls.find(match.steps, face) == found  # type: ignore[arg-type]
    assert asked == {}
    match.do(match.legal[0])
    assert rolls.find(match.steps, face) == LastRoll().find(match.steps, session.face)  # type: ignore[arg-type]
    assert asked["events"] <= len(match.steps[-1].events)
    for taken_back in range(1, 30):
        left = match.steps[:-taken_back]
        assert rolls.find(left, face) == LastRoll().find(left, session.face)  # type: ignore[arg-type]
    assert rolls.find([], face) is None  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["istanbul", "dice", "sultan"])
def test_nothing_that_is_shown_is_written_into_the_view_that_all_share(game: str) -> None:
    match = Match(game, names=NAMES, seed=5)
    sessions = [shown(match, Viewpoint(seat))[0] for seat in (None, 0, 1, 2)]
    for _ in range(60):
        play_on(match, 1, len(match.steps))
        for session in sessions:
            session.log()
            seat = session.viewer()
            assert match.queries.now.shared_view(seat) == match.game.view(match.history.state, seat)


@pytest.mark.parametrize("game", ["istanbul", "dice", "sultan"])
def test_the_round_of_a_step_is_the_one_that_its_position_tells(game: str) -> None:
    match = play_on(Match(game, names=NAMES, seed=5), 120, 5)
    loaded = Match.from_text(match.text())
    for number, step in enumerate(match.steps):
        told = match.game.view(step.before, None)["round"]
        assert (step.round, match.history.round_of(number), loaded.history.round_of(number)) == (told, told, told)
