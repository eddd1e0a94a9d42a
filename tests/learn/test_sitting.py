"""A lesson that is being taken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from istanbul_nb.learn import Goal, Lesson, Mistake, Sitting, Step, Tip
from istanbul_nb.learn.sitting import Noted
from istanbul_nb.match.errors import MatchError

from .lessons import ASK, FILL, GAME, POSITION, READ, WALK, lesson


def taking(*steps: Step, language: str = "en") -> tuple[Sitting, list[Noted]]:
    notes: list[Noted] = []
    return Sitting(lesson(*steps), language, note=notes.append), notes


def kinds(notes: list[Noted]) -> list[tuple[int, str, str]]:
    return [(note.step, note.kind, note.what) for note in notes]


def test_a_task_is_done_by_what_it_asks_for() -> None:
    sitting, notes = taking()
    assert not sitting.done
    sitting.attempt("move 3")
    assert sitting.done
    assert sitting.praise == "You are there."
    assert kinds(notes) == [(0, "did", "move 3"), (0, "done", "")]


@pytest.mark.parametrize(
    ("act", "text", "rule", "kind"),
    [
        ("move 15", None, "ist.move.steps", "mistake"),
        ("move 12", "Another place.", "", "mistake"),
        ("fill", None, "ist.move.must", "refused"),
    ],
)
def test_everything_else_is_answered_and_changes_nothing(act: str, text: str | None, rule: str, kind: str) -> None:
    sitting, notes = taking()
    sitting.attempt(act)
    assert sitting.answer is not None
    assert sitting.answer.text == text or text is None
    assert sitting.answer.text
    assert sitting.answer.rule == rule
    assert sitting.match.steps == []
    assert kinds(notes) == [(0, kind, act)]


def test_what_is_allowed_but_not_asked_for_gets_an_answer_too() -> None:
    sitting, notes = taking(replace(WALK, mistakes=()))
    sitting.attempt("move 12")
    assert sitting.answer is not None
    assert "not what this step asks for" in sitting.answer.text
    assert sitting.match.steps == []
    assert kinds(notes) == [(0, "elsewhere", "move 12")]


def test_an_answer_goes_away_with_the_next_good_action() -> None:
    sitting, _ = taking()
    sitting.attempt("move 15")
    sitting.attempt("move 3")
    assert sitting.answer is None


def test_words_that_are_no_action_are_refused() -> None:
    with pytest.raises(MatchError, match="cannot be read as an action"):
        taking()[0].attempt("<b>")


def test_the_next_step_goes_on_where_the_last_one_ended() -> None:
    sitting, _ = taking()
    assert not sitting.go_on()
    sitting.attempt("move 3")
    assert sitting.go_on()
    assert sitting.match.view["seats"][0]["merchant"] == 3
    assert [str(action) for action in sitting.offered()] == ["leave"]
    sitting.attempt("leave")
    assert not sitting.done
    sitting.attempt("fill")
    assert sitting.done


def test_a_step_can_be_begun_again_and_one_can_go_back() -> None:
    sitting, _ = taking()
    sitting.attempt("move 3")
    sitting.go_on()
    sitting.attempt("leave")
    sitting.again()
    assert [str(action) for action in sitting.offered()] == ["leave"]
    sitting.go_back()
    assert sitting.match.view["seats"][0]["merchant"] == 7
    assert not sitting.done


def test_whoever_comes_back_later_finds_the_position_of_the_step() -> None:
    sitting = Sitting(lesson(), step=2)
    assert sitting.number == 2
    assert sitting.match.view["seats"][0]["goods"] == [0, 2, 0, 0]
    assert Sitting(lesson(), step=99).number == 3


def test_what_a_question_is_about_lies_there_for_whoever_comes_back_later() -> None:
    turn = replace(WALK, solution=("move 3", "end"))
    back = replace(FILL, solution=("move 7",), goal=Goal(view={"me.merchant": 7}))
    asked, later = Sitting(lesson(turn, ASK, back), step=1), Sitting(lesson(turn, ASK, back), step=2)
    assert (asked.match.actor, later.match.actor) == (1, 0)


def test_questions_explain_every_choice() -> None:
    sitting, notes = taking(ASK)
    sitting.choose(1)
    assert sitting.answer is not None
    assert (sitting.answer.text, sitting.done) == ("Too many.", False)
    sitting.choose(0)
    assert (sitting.done, sitting.praise) == (True, "Yes, two.")
    assert not sitting.answer
    sitting.choose(1)
    assert kinds(notes) == [(0, "wrong", "1"), (0, "right", "0"), (0, "done", "")]


def test_something_to_read_is_done_at_once_and_no_action_is_taken() -> None:
    sitting, _ = taking(READ)
    assert sitting.done
    sitting.attempt("move 3")
    assert sitting.match.steps == []
    assert sitting.answer is not None
    assert sitting.offered() == []


def test_hints_come_one_by_one_and_the_solution_can_be_shown() -> None:
    sitting, notes = taking()
    assert (sitting.hint, sitting.hints_left) == (None, 2)
    sitting.give_hint()
    assert (sitting.hint, sitting.hints_left) == ("Beside you.", 1)
    sitting.give_hint()
    sitting.give_hint()
    assert (sitting.hint, sitting.hints_left) == ("Number 3.", 0)
    sitting.show()
    assert sitting.done
    assert [kind for _, kind, _ in kinds(notes)] == ["hint", "hint", "shown", "done"]


def test_whoever_has_left_the_solution_is_shown_it_from_the_beginning() -> None:
    step = replace(WALK, allow=("move *",), goal=Goal(view={"me.merchant": 3}))
    sitting, _ = taking(step)
    sitting.attempt("move 12")
    assert sitting.coming() is None
    sitting.show()
    assert sitting.match.view["seats"][0]["merchant"] == 3


def test_only_what_a_step_is_about_is_lit_unless_it_says_so() -> None:
    assert [str(action) for action in taking()[0].offered()] == ["move 3"]
    assert len(taking(replace(WALK, lit=True))[0].offered()) > 5


def test_a_lesson_speaks_the_language_of_the_learner() -> None:
    sitting, _ = taking(language="ru")
    sitting.attempt("move 15")
    assert sitting.answer is not None
    assert sitting.answer.text.endswith("Выберите место поближе. Три шага — слишком много.")


def test_dice_fall_as_the_lesson_says() -> None:
    tea = Step(
        heading="Tea",
        task="Call 9.",
        position={**POSITION, "acting": 9},
        solution=("call 9",),
        script=(4, 5),
        hints=("Nine.",),
    )
    for _ in range(2):
        sitting, _ = taking(tea)
        sitting.attempt("call 9")
        assert sitting.match.view["seats"][0]["lira"] == 11


def test_the_others_do_what_was_agreed_and_turns_are_counted() -> None:
    route = Step(
        heading="A route",
        task="Come back.",
        position=POSITION,
        solution=("move 3", "end", "move 7", "end"),
        others=("move 12", "end", "move 4", "end"),
        goal=Goal(view={"me.merchant": 7, "round": 3}),
        hints=("There and back.",),
        best=2,
    )
    sitting, _ = taking(route)
    for act in route.solution:
        sitting.match.run_bots()
        sitting.attempt(act)
    sitting.match.run_bots()
    assert [str(step.action) for step in sitting.match.steps if step.seat == 1] == ["move 12", "end", "move 4", "end"]
    assert sitting.done
    assert sitting.turns == 2


def test_a_game_tells_its_tips_once_and_is_done_at_its_end() -> None:
    sitting = Sitting(Lesson("Game", (GAME,)))
    assert sitting.tip == ""
    sitting.attempt(str(sitting.match.legal[0]))
    assert sitting.tip == "You have moved."
    sitting.match.assign_bot(0, "greedy")
    sitting.match.run_bots()
    assert sitting.match.over
    assert sitting.done


def test_a_tip_is_told_until_the_turn_is_over() -> None:
    rival = Tip(Goal(event={"kind": "moved", "seat": 1}), "Boris has moved.")
    sitting = Sitting(Lesson("Game", (replace(GAME, tips=(*GAME.tips, rival)),)))
    sitting.attempt("move 3")
    sitting.attempt("leave")
    assert sitting.tip == "You have moved."
    sitting.attempt("end")
    assert sitting.tip == ""
    sitting.match.run_bots()
    assert sitting.match.actor == 0
    assert sitting.tip == "Boris has moved."


def test_a_first_step_without_a_position_has_a_bare_table() -> None:
    assert Sitting(lesson(READ, FILL)).match.view["seats"][0]["merchant"] == 7


def test_a_mistake_that_is_named_is_one_even_where_much_is_allowed() -> None:
    sitting, _ = taking(
        replace(WALK, allow=("move *",), mistakes=(*WALK.mistakes[1:], Mistake("move 12", "Not there.")))
    )
    sitting.attempt("move 12")
    assert sitting.match.steps == []
    sitting.attempt("move 2")
    assert len(sitting.match.steps) == 1
