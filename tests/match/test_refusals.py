"""What a match refuses, in which language, and what it takes: dice of the kitchen table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from istanbul_nb.core import Action
from istanbul_nb.match.errors import MatchError, NotAllowed
from istanbul_nb.match.match import Match
from istanbul_nb.words import LANGUAGES, Words

from .playing import done, finished, play_on, played
from .sentences import assert_sentence, refusal_of


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_answer_to_an_earlier_question_changes_nothing(language: str) -> None:
    match = done("move 8", language=language)
    before = match.text(), match.revision, match.view
    error = refusal_of(lambda: match.do("leave", revision=match.revision - 1))
    assert error.reason == "stale"
    assert (match.text(), match.revision, match.view) == before
    match.do("leave", revision=match.revision)


def test_a_late_answer_is_told_where_the_table_is_now() -> None:
    match = done("move 8", "leave")
    assert f" {match.revision}" in str(refusal_of(lambda: match.do("roll", revision=1)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_that_is_not_asked_changes_nothing(language: str) -> None:
    match = Match(names=["Anna", "Boris", "Chen"], seed=1, layout="order", first=0, language=language)
    before = match.text(), match.revision
    for seat in (1, 2):
        with pytest.raises(MatchError) as caught:
            match.do("move 8", seat=seat)
        assert caught.value.reason == "not-your-turn"
        assert "Anna" in str(caught.value)
    assert (match.text(), match.revision) == before
    match.do("move 8", seat=0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [3, -1, 10**9, True, "0", 1.0])
def test_a_seat_that_is_not_there_is_refused_everywhere(seat: Any, language: str) -> None:
    match = Match(players=3, seed=1, layout="order", language=language)
    before = match.text()
    attempts: tuple[Callable[[], object], ...] = (
        lambda: match.do("move 8", seat=seat),
        lambda: match.view_of(seat),
        lambda: match.log_of(seat),
        lambda: match.queries.legal_of(seat),
        lambda: match.picture(seat),
        lambda: match.assign_bot(seat, None),
        lambda: match.branch(seat=seat),
        lambda: list(match.queries.replay(seat)),
    )
    match.do("move 8")
    for attempt in attempts:
        assert refusal_of(attempt).reason == "seat-range"
    match.undo()
    assert match.text() == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_game_nobody_is_told_to_wait_for_a_turn(language: str) -> None:
    match = finished()
    match.language = language
    with pytest.raises((MatchError, NotAllowed)) as caught:
        match.do("move 8", seat=0)
    assert_sentence(str(caught.value))
    assert str(caught.value) != Words(language).say("not-your-turn", name="")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("steps", [0, 1, 2, 37, 120])
def test_a_refused_action_changes_nothing_and_names_its_rule(steps: int, language: str) -> None:
    match = played(steps, seed=steps, names=["Anna", "Boris"], language=language)
    before, traits = match.text(), match.trait_values()
    legal = set(match.legal)
    refused = 0
    for action in match.queries.sample_actions:
        if action in legal:
            continue
        with pytest.raises(NotAllowed) as caught:
            match.do(action)
        sentence = str(caught.value)
        assert_sentence(sentence)
        assert sentence == match.explain(action)
        title, _ = match.words.rule(caught.value.refusal.rule)
        assert sentence.endswith(f"({title}, {caught.value.refusal.rule})")
        refused += 1
    assert refused > 50
    assert match.text() == before
    assert match.trait_values() == traits
    play_on(match, 20)
    assert match.text() == play_on(played(steps, seed=steps, names=["Anna", "Boris"]), 20).text()


def test_after_the_game_every_action_is_refused() -> None:
    match = finished()
    assert not match.legal
    assert match.decision == {}
    for action in ("move 8", "end"):
        with pytest.raises(NotAllowed) as caught:
            match.do(action)
        assert_sentence(str(caught.value))


UNREADABLE = ("", " ", "12", "move 007", "sell R,G", "<b>move</b>", "move\x0012", "x" * 201, "mo\ud800ve", "move 12;")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", UNREADABLE, ids=ascii)
def test_what_cannot_be_read_as_an_action_is_refused_with_a_sentence(text: str, language: str) -> None:
    match = done("move 8", language=language)
    before = match.text()
    for attempt in (match.do, match.explain):
        with pytest.raises(MatchError) as caught:
            attempt(text)
        assert caught.value.reason == "unreadable-action"
        assert str(caught.value).endswith(".")
    assert match.text() == before


def test_actions_before_a_refused_one_are_done_and_those_after_it_are_not() -> None:
    match = Match(players=3, seed=1, layout="order")
    with pytest.raises(NotAllowed):
        match.do("move 8", "buy", "leave")
    assert [str(step.action) for step in match.steps] == ["move 8"]


@pytest.mark.parametrize("action", [Action("move", (True,)), Action("move", (3.0,))], ids=repr)
def test_an_action_that_cannot_be_written_down_is_never_recorded(action: Action) -> None:
    match = Match(players=3, seed=1, layout="short")
    assert {"move 1", "move 3"} <= set(map(str, match.legal))
    try:
        match.do(action)
    except (MatchError, NotAllowed):
        assert not match.steps
    assert Match.load(match.text()).text() == match.text()


def test_real_dice_can_be_told_and_are_kept() -> None:
    match = done("move 8", "leave")
    match.do("roll", answers=[6, 5])
    assert match.steps[-1].answers == [6, 5]
    assert match.view["seats"][match.view["turn"]]["goods"][3] == 2
    assert Match.load(match.text()).text() == match.text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answers", [[], [6], [6, 7], [6, "6"], [6, 5, 4], [True, 5], [None, 5]])
def test_dice_that_do_not_fit_are_refused_and_nothing_happens(answers: list[Any], language: str) -> None:
    match = done("move 8", "leave", language=language)
    before, revision = match.text(), match.revision
    refusal_of(lambda: match.do("roll", answers=answers))
    assert (match.text(), match.revision) == (before, revision)
    match.do("roll")
    twin = done("move 8", "leave", "roll")
    assert match.steps[-1].answers == twin.steps[-1].answers


def test_a_match_changes_its_language_and_nothing_else() -> None:
    match = played(30, seed=1, names=["Anna", "Boris"])
    text, view = match.text(), match.view
    english = match.picture(), match.explain("move 99")
    match.language = "ru"
    russian = match.picture(), match.explain("move 99")
    assert english[0] != russian[0]
    assert english[1] != russian[1]
    assert (match.text(), match.view, match.names) == (text, view, ["Anna", "Boris"])
    match.language = "en"
    assert (match.picture(), match.explain("move 99")) == english


def test_an_unknown_language_is_refused_and_the_old_one_stays() -> None:
    match = Match(players=2, seed=1, language="ru")
    with pytest.raises(Exception, match="xx"):
        match.language = "xx"
    assert match.language == "ru"
    assert match.words.language == "ru"


def test_noted_dice_belong_to_one_action() -> None:
    match = done("move 8", "leave")
    assert refusal_of(lambda: match.do("roll", "gain R", answers=[6, 5])).reason == "answers-one"
    assert match.steps[-1].action == Action.parse("leave")
