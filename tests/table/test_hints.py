"""Hints, chances to win and the review, as a page asks for them: for the right eyes, about the right position."""

from __future__ import annotations

from typing import Any
from unittest.mock import Mock, patch

import pytest

from istanbul_nb.core import Action, Clock
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match
from istanbul_nb.table import Board, Table, play
from tests.games.istanbul.scenario import Scenario
from tests.games.istanbul.scenario import table as laid
from tests.match.clocks import Told
from tests.match.playing import finished, played
from tests.table.asking import Page
from tests.table.reviewing import reviewed

FEW = 4  # iterations: enough to have an opinion


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make hints that cost no time."""
    hint = Match.hint
    monkeypatch.setattr(Match, "hint", lambda match, clock=None: hint(match, iterations=FEW, clock=clock))


def hints(page: Page, **other: Any) -> dict[str, Any] | None:
    moment = {"revision": page.snap["revision"], "step": page.snap["step"]}
    return page.says("hints", **{**moment, **other})


def begun(scene: Scenario, language: str = "en") -> Match:
    """Return a match that begins at a table laid by hand."""
    return Match.from_state("istanbul", scene.state, names=["Anna", "Boris"], seed=1, language=language)


def alone() -> Page:
    """Return one person against a bot, some way into a game; the person decides."""
    match = played(40, seed=2, players=2)
    match.assign_bot(1 - (match.actor or 0), "random")
    return Page(Table(match))


def shared() -> Page:
    """Return two people at one screen."""
    return Page(Table(played(40, seed=2, players=2)))


def test_whoever_is_asked_gets_the_best_few_actions_with_reasons() -> None:
    page = alone()
    told = hints(page)
    assert told is not None
    assert page.widget.match is not None
    legal = page.widget.match.legal
    assert 1 <= len(told["hints"]) <= 3
    assert all(Action.parse(hint["act"]) in legal for hint in told["hints"])
    assert all(hint["label"] and hint["reason"] and 0 <= hint["chance"] <= 1 for hint in told["hints"])
    assert told["seat"] == page.widget.match.actor
    assert sum(told["chances"]) == pytest.approx(1, abs=0.001)


def test_a_hint_can_be_done_as_it_is() -> None:
    page = alone()
    told = hints(page)
    assert told is not None
    steps = page.snap["steps"]
    assert page.does(told["hints"][0]["act"]) is None
    assert page.snap["steps"] == steps + 1


def test_what_a_plan_goes_on_with_is_told() -> None:
    page = Page(Table(begun(laid(players=2, layout="short").seat(0, at=6, lira=20, goods="R2 G2 Y2 B2")), seat=0))
    told = hints(page)
    assert told is not None
    assert any(hint["then"] for hint in told["hints"])


def test_while_hands_are_covered_there_are_chances_but_no_hints() -> None:
    page = shared()
    told = hints(page)
    assert told is not None
    assert (told["hints"], told["odds"], told["seat"]) == (None, [], None)
    assert len(told["chances"]) == 2
    page.says("open", seat=page.snap["cover"]["seat"])
    told = hints(page)
    assert told is not None
    assert told["hints"]


def test_a_spectator_and_the_other_seats_get_no_hints() -> None:
    match = played(40, seed=2, players=3)
    assert match.actor is not None
    told = hints(Page(Table(match, seat=(match.actor + 1) % 3)))
    assert told is not None
    assert told["hints"] is None
    board = Page(Board(match))
    assert hints(board) is None


def test_hints_that_come_too_late_are_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    page = alone()
    match = page.widget.match
    assert match is not None
    hint = Match.hint

    def late(self: Match, clock: Clock | None = None) -> Any:
        advice = hint(self, clock=clock)
        self.do(self.legal[0])
        return advice

    monkeypatch.setattr(Match, "hint", late)
    assert hints(page) is None


def test_hints_of_a_covered_hand_are_not_told_even_when_they_were_asked_for_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = shared()
    assert isinstance(page.widget, Table)
    page.says("open", seat=page.snap["cover"]["seat"])
    hint = Match.hint

    def late(self: Match, clock: Clock | None = None) -> Any:
        page.widget.session.viewpoint.open(None)
        return hint(self, clock=clock)

    monkeypatch.setattr(Match, "hint", late)
    assert hints(page) is None


def test_chances_follow_a_look_back() -> None:
    page = alone()
    match = page.widget.match
    assert match is not None
    page.says("look", step=3)
    told = hints(page)
    assert told is not None
    assert (told["step"], told["hints"]) == (3, None)
    assert told["chances"] == [round(chance, 4) for chance in match.win_chances(step=3)]


@pytest.mark.parametrize("other", [{"revision": 3}, {"step": 4}, {"revision": None}, {"step": "x"}])
def test_a_question_about_another_position_is_not_answered(other: dict[str, Any]) -> None:
    assert hints(alone(), **other) is None


def test_a_brain_that_fails_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(self: Match, clock: Clock | None = None) -> Any:
        raise ZeroDivisionError("a slip")

    monkeypatch.setattr(Match, "hint", fail)
    page = alone()
    told = hints(page)
    assert "a slip" in page.heard[0]["text"]
    assert told is not None
    assert (told["kind"], told["hints"]) == ("hints", [])


def test_a_review_that_fails_is_told_in_a_sentence_and_is_over() -> None:
    match = reviewed(finished())
    match.review = Mock(side_effect=ZeroDivisionError("a slip"))  # type: ignore[method-assign]
    page = Page(Table(match))
    told = page.says("review")
    assert "a slip" in page.heard[-2]["text"]
    assert told is not None
    assert told["over"]


def test_hints_are_off_unless_somebody_wants_them() -> None:
    assert not Table(Match(players=2, seed=1)).hints
    assert play(players=2, bots=1, seed=1, autosave=False, hints=True).hints


def test_the_second_module_is_sent_to_whoever_needs_it() -> None:
    told = alone().says("module")
    assert told is not None
    assert "export" in told["text"]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_odds_of_a_call_and_of_the_black_market_stand_beside_the_hints(language: str) -> None:
    for place, facts in ((9, ("7", "58", "4.9")), (8, ("58", "28", "8", "0.9"))):
        match = begun(laid(players=2, layout="short").seat(0, at=place, lira=5).acting(place), language)
        told = hints(Page(Table(match, seat=0)))
        assert told is not None
        assert len(told["odds"]) == 1
        assert all(match.words.decimal(fact) in told["odds"][0] for fact in facts)


def test_the_red_tile_changes_the_odds_and_rolling_again_has_its_own() -> None:
    match = begun(laid(players=2, layout="short").seat(0, at=9, lira=5, tiles="R").acting(9))
    told = hints(Page(Table(match, seat=0)))
    assert told is not None
    assert "58" not in told["odds"][0]
    match.do("call 9", answers=[1, 2])
    told = hints(Page(Table(match, seat=0)))
    assert told is not None
    assert all(fact in told["odds"][0] for fact in ("9", "28", "3.9"))
    match = begun(laid(players=2, layout="short").seat(0, at=8, lira=5, tiles="R").acting(8))
    match.do("roll", answers=[1, 2])
    told = hints(Page(Table(match, seat=0)))
    assert told is not None
    assert all(fact in told["odds"][0] for fact in ("again", "58", "28", "8", "0.9"))


def test_only_a_finished_game_is_reviewed() -> None:
    answer = alone().says("review")
    assert answer is not None
    assert answer["kind"] == "refused"


def test_the_review_tells_each_decision_with_its_price() -> None:
    match = reviewed(finished())
    page = Page(Table(match))
    told = page.says("review")
    assert [each["kind"] for each in page.heard] == ["review", "review"]
    assert told is not None
    assert told["over"]
    assert not page.heard[0]["over"]
    assert page.heard[0]["of"] == len(match.steps)
    turn = max(told["turns"], key=lambda each: each["cost"])
    assert turn["cost"] == pytest.approx(turn["chances"][1] - turn["chances"][0])
    assert turn["played"] != turn["best"]
    assert len(told["rounds"]) == match.turn["round"]
    assert all(sum(each) == pytest.approx(100, abs=3) for each in zip(*told["chances"], strict=True))
    page.says("look", step=turn["step"])
    assert page.snap["step"] == turn["step"]


@pytest.mark.parametrize("looks", [0, 10, 6_000])
def test_a_review_that_is_stopped_before_it_found_anything_can_be_asked_for_again(looks: int) -> None:
    page = Page(Table(finished()))
    with patch("istanbul_nb.table.thinking.Clock", lambda seconds, patience: Told(looks)):
        told = page.says("review")
    assert told is not None
    assert told["over"]
    assert bool(told["of"]) == bool(told["turns"]) == (looks == 6_000)


def test_what_was_told_of_one_match_is_forgotten_with_the_next() -> None:
    page = alone()
    hints(page)
    page.widget.show(Match(players=2, seed=1))
    assert page.heard[-1] == {"kind": "forget"}
    page.widget.show(Match(players=2, seed=2))
    assert [each["kind"] for each in page.heard] == ["hints", "forget"]


def test_a_review_tells_how_far_it_is() -> None:
    match = reviewed(finished())
    found = match.review()

    def review(progress: Any, clock: Any, heard: Any) -> Any:
        for done in range(1, 101):
            progress(done, 100)
        return found

    match.review = review  # type: ignore[method-assign,assignment]
    page = Page(Table(match))
    page.says("review")
    done = [each["done"] for each in page.heard[:-1]]
    assert done == sorted(done)
    assert 10 < len(done) < 30


@pytest.mark.parametrize(
    ("bots", "strength", "names"),
    [
        (2, "greedy", [None, "greedy", "greedy"]),
        (1, "random", [None, None, "random"]),
        (["greedy", "search"], "greedy", [None, "greedy", "search"]),
        (["random", None, "search"], "greedy", ["random", None, "search"]),
    ],
)
def test_bots_are_seated_by_number_and_strength_or_by_name(bots: Any, strength: str, names: list[str | None]) -> None:
    match = play(players=3, bots=bots, strength=strength, autosave=False).match
    assert match is not None
    assert [seat.bot_name for seat in match.seats] == names


def test_the_usual_bot_is_the_greedy_one() -> None:
    match = play(players=2, bots=1, autosave=False).match
    assert match is not None
    assert match.seats[1].bot_name == "greedy"
    start = Table(autosave=False).start
    assert start is not None
    assert start["strength"] == "greedy"
    assert [name for name, _ in start["bots"]] == ["", "random", "greedy", "search"]
    assert len(start["strengths"]) == 3


def test_an_unknown_strength_is_refused_in_a_sentence() -> None:
    with pytest.raises(MatchError, match="clever"):
        play(players=2, bots=1, strength="clever", autosave=False)
