"""Lessons at the table: what a page is told, and what its clicks do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from istanbul_nb import course
from istanbul_nb.learn import BadLesson, Goal, Lesson, Progress, lesson_called
from istanbul_nb.table.lesson import LessonWidget
from istanbul_nb.table.lesson import lesson as at_the_table

from .lessons import ASK, FILL, GAME, READ, WALK, lesson


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISTANBUL_NB_HOME", str(tmp_path))


def tell(room: LessonWidget, **message: Any) -> dict[str, Any]:
    """Return what the page shows after a message of it."""
    room._handle_custom_msg(message, [])
    shown: dict[str, Any] = room.snap["lesson"]
    return shown


def do(room: LessonWidget, act: str, kind: str = "do") -> dict[str, Any]:
    assert room.match is not None
    return tell(room, kind=kind, act=act, seat=0, revision=room.match.revision)


def press(room: LessonWidget, what: str, **more: Any) -> dict[str, Any]:
    return tell(room, kind="lesson", what=what, **more)


def test_a_lesson_is_shown_with_its_step() -> None:
    shown = at_the_table(lesson()).snap["lesson"]
    assert shown["heading"] == "Walk"
    assert shown["says"] == ["You walk one or two steps."]
    assert shown["task"] == "Walk to the Spice Warehouse."
    assert (shown["step"], shown["steps"], shown["hints"]) == (0, 4, 2)
    assert (shown["done"], shown["answer"], shown["next"], shown["back"]) == (None, None, None, False)
    assert (shown["rule"], shown["cite"]) == ("", None)


def test_the_rule_is_quoted_once_the_task_is_done() -> None:
    shown = do(at_the_table(lesson()), "move 3")
    assert shown["rule"] == "ist.move.steps"
    assert len(shown["cite"]) == 2


def test_only_what_the_step_is_about_is_lit() -> None:
    room = at_the_table(lesson())
    assert list(room.snap["ask"]["tiles"]) == [3]


def test_a_click_elsewhere_is_answered_and_a_good_one_goes_on() -> None:
    room = at_the_table(lesson())
    shown = do(room, "move 15", kind="why")
    assert shown["answer"]["text"].endswith("Choose a nearer place. Three steps are too many.")
    assert shown["answer"]["rule"] == "ist.move.steps"
    assert shown["answer"]["says"]
    shown = do(room, "move 3")
    assert (shown["done"], shown["next"], shown["answer"]) == ("You are there.", "step", None)
    shown = press(room, "next")
    assert (shown["heading"], shown["back"]) == ("Fill up", True)
    assert press(room, "back")["heading"] == "Walk"


def test_hints_the_solution_and_a_new_beginning() -> None:
    room = at_the_table(lesson())
    assert press(room, "hint")["hint"] == "Beside you."
    shown = press(room, "hint")
    assert (shown["hint"], shown["hints"], shown["point"]) == ("Number 3.", 0, ["move 3"])
    assert press(room, "show")["done"] == "You are there."
    assert press(room, "again")["done"] is None


def test_a_question_tells_what_was_chosen_and_nothing_more() -> None:
    room = at_the_table(lesson(ASK))
    assert [option["right"] for option in room.snap["lesson"]["options"]] == [False, False]
    shown = press(room, "choose", option=1)
    assert shown["options"][1] == {"text": "Nine", "tried": True, "right": False}
    assert shown["answer"]["text"] == "Too many."
    shown = press(room, "choose", option=0)
    assert (shown["options"][0]["right"], shown["done"], shown["next"]) == (True, "Yes, two.", "end")


def test_a_question_quotes_its_rule_only_when_it_is_answered() -> None:
    room = at_the_table(lesson(replace(ASK, rules=("ist.cart.capacity",))))
    assert (room.snap["lesson"]["rule"], room.snap["lesson"]["cite"]) == ("", None)
    assert press(room, "choose", option=1)["rule"] == ""
    shown = press(room, "choose", option=0)
    assert shown["rule"] == "ist.cart.capacity"
    assert len(shown["cite"]) == 2


@pytest.mark.parametrize(
    "message",
    [
        {"what": "choose", "option": 99},
        {"what": "choose", "option": "0"},
        {"what": "choose"},
        {"what": "open", "lesson": "nowhere"},
        {"what": "next"},
        {"what": ["next"]},
        {"what": "_next_step"},
        {},
    ],
)
def test_messages_that_make_no_sense_change_nothing(message: dict[str, Any]) -> None:
    room = at_the_table(lesson(ASK, READ))
    before = room.snap["lesson"]
    assert tell(room, kind="lesson", **message) == before


def test_a_stale_click_is_refused() -> None:
    room = at_the_table(lesson())
    told: list[Any] = []
    room.send = lambda content, buffers=None: told.append(content)
    tell(room, kind="do", act="move 3", seat=0, revision=-5)
    assert told[0]["kind"] == "refused"
    assert room.panel.sitting.match.steps == []


def test_lessons_of_a_course_follow_each_other_and_progress_is_kept() -> None:
    lessons = [lesson(READ, id="one"), lesson(WALK, FILL, id="two")]
    progress = Progress()
    room = LessonWidget(lessons, title="Course", course="own", progress=progress)
    assert room.snap["lesson"]["where"] == "Course, lesson 1 of 2"
    assert room.snap["lesson"]["next"] == "lesson"
    shown = press(room, "next")
    assert [each["state"] for each in shown["contents"]] == ["done", "open"]
    assert shown["contents"][1]["now"]
    do(room, "move 3")
    shown = press(room, "next")
    assert shown["contents"][1]["state"] == "begun"
    again = LessonWidget(lessons, title="Course", course="own", progress=progress)
    assert (again.panel.lesson.id, again.snap["lesson"]["step"]) == ("two", 1)
    assert press(again, "open", lesson="one")["heading"] == "Read"


def test_a_course_of_the_package_is_taken_up_where_it_was_left() -> None:
    room = course("istanbul", learner="Mia")
    first = room.panel.lesson.id
    room.panel.sitting.solve()
    press(room, "next")
    again = course("istanbul", learner="Mia")
    assert (again.panel.lesson.id, again.panel.sitting.number) == (first, 1)
    assert course("istanbul", learner="Leo").panel.sitting.number == 0
    assert course("istanbul", learner="Mia", keep=False).panel.sitting.number == 0


def test_the_language_can_be_changed_in_the_middle() -> None:
    room = at_the_table(lesson())
    do(room, "move 3")
    shown = tell(room, kind="language", language="ru")
    assert shown["heading"] == "Идите"
    assert room.words["language"] == "ru"
    shown = press(room, "next")
    assert shown["task"] == "Оставьте помощника и наполните тележку."
    assert room.words["language"] == "ru"


def test_a_puzzle_counts_its_turns() -> None:
    puzzle = replace(WALK, best=1)
    room = at_the_table(lesson(puzzle))
    assert room.snap["lesson"]["turns"] == {"made": 0, "best": 1}
    shown = do(room, "move 3")
    assert shown["turns"] == {"made": 1, "best": 1}
    assert "cannot be done faster" in shown["done"]
    slow = at_the_table(lesson(replace(puzzle, best=0)))
    assert "It can be done in 0" in do(slow, "move 3")["done"]


def test_words_add_up_over_a_lesson() -> None:
    words = lesson_called("istanbul/moving")
    assert isinstance(words, Lesson)
    room = at_the_table("istanbul/moving")
    assert room.snap["lesson"]["title"]


def test_a_guided_game_tells_its_tips_and_is_over_at_its_end() -> None:
    room = at_the_table(Lesson("Game", (GAME,)))
    assert room.match is not None
    shown = do(room, str(room.match.legal[0]))
    assert shown["says"] == ["You have moved."]
    room.match.assign_bot(0, "greedy")
    room.match.run_bots()
    assert room.snap["lesson"]["next"] == "end"
    assert press(room, "next")["next"] is None  # it was pressed, and that is to be seen


def let_a_bot_decide(room: LessonWidget, every: bool = False) -> None:
    assert room.match is not None
    tell(room, kind="bot", revision=room.match.revision, all=every)


def test_the_others_wait_when_a_step_is_done_and_have_moved_when_the_next_one_begins() -> None:
    turn = replace(WALK, solution=("move 3", "end"))
    room = at_the_table(lesson(turn, ASK, replace(FILL, solution=("move 7",), goal=Goal(view={"me.merchant": 7}))))
    do(room, "move 3")
    assert do(room, "end")["done"] == "You are there."
    let_a_bot_decide(room)
    assert (room.snap["wait"], room.panel.sitting.match.actor, room.panel.sitting.match.steps[-1].seat) == (None, 1, 0)
    press(room, "next")
    let_a_bot_decide(room)
    assert (room.snap["wait"], room.panel.sitting.match.actor) == (None, 1)
    press(room, "choose", option=0)
    press(room, "next")
    assert (room.panel.sitting.match.actor, room.snap["wait"]) == (0, None)
    assert do(room, "move 7")["done"]


def test_bots_that_hurry_stop_where_a_task_is_done() -> None:
    turn = replace(WALK, solution=("move 3", "end"), goal=Goal(event={"kind": "moved", "seat": 1}))
    room = at_the_table(lesson(turn))
    do(room, "move 3")
    do(room, "end")
    assert room.snap["wait"]["bot"]
    room.session.thinker.aside = False
    let_a_bot_decide(room, every=True)
    assert [step.seat for step in room.panel.sitting.match.steps] == [0, 0, 1]
    assert (room.snap["wait"], room.session._bots_hurry) == (None, False)


def test_an_unknown_lesson_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadLesson, match="no lesson"):
        at_the_table("istanbul/flying")


def test_nothing_of_a_lesson_is_offered_for_saving() -> None:
    room = at_the_table(lesson())
    assert room.match is not None
    assert room.match.saved_to is None
