"""A real game, entered as one of its players sees it: whole games of bots stand for the kitchen table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from istanbul_nb.core import Answer, Chance, Game, Seeded
from istanbul_nb.match.errors import MatchError, NotAllowed
from istanbul_nb.match.history import Step
from istanbul_nb.match.match import Match
from istanbul_nb.scorebook import Fall, Needed, Scorebook, Script

SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    "istanbul": ("istanbul", {"players": 3, "layout": "short", "components": {"target": [3, 3, 3, 3]}}),
    "grand": ("istanbul", {"players": 2, "expansion": "grand", "components": {"target": [3, 3, 3, 3]}}),
    "dice": ("dice", {"players": 2}),
    "sultan": ("sultan", {"players": 3}),
}
every_setup = pytest.mark.parametrize("setup", SETUPS)
BEGINNING = ("RRGBB", "RGYYB", 2, 1, 6, 1, "good")  # demand, where governor and smuggler stand, and Anna's card


@cache
def real_text(setup: str) -> str:
    """Return a game that was really played."""
    game, options = SETUPS[setup]
    match = Match(game, seed=4, **options)
    for seat in range(len(match.seats)):
        match.assign_bot(seat, "greedy")
    match.run_bots()
    return match.text()


def seen_of(fall: Fall, answers: Sequence[Answer]) -> list[Answer]:
    """Return those of the answers that somebody at the table saw."""
    seen: list[Answer] = []
    for answer in answers:
        with pytest.raises(Needed) as needed:
            fall.experiment(Script(fall.answers))
        if len(needed.value.asked) > 1 and not fall._is_hidden(needed.value):
            seen.append(answer)
        fall.answers.append(answer)
    return seen


def visible(rules: Game[Any], step: Step, me: int) -> list[Answer]:
    """Return what a player saw fall in a step."""

    def experiment(chance: Chance) -> Any:
        return rules.apply(rules.copy(step.before), step.action, chance)

    return seen_of(Fall(experiment, lambda events: [event.seen_by(me) for event in events], []), step.answers)


def visible_at_first(real: Match, me: int) -> list[Answer]:
    """Return what a player saw when the table was laid."""
    rules, options = real.game, real.options
    fall = Fall(lambda chance: rules.setup(options, chance), lambda state: rules.view(state, me), [])
    assert real.history.setup is not None
    return seen_of(fall, real.history.setup)


def enter(scorebook: Scorebook, steps: Sequence[Step]) -> None:
    for step in steps:
        scorebook.tell(step.action, *visible(scorebook.rules, step, scorebook.me))


@every_setup
@pytest.mark.parametrize("me", [0, 1])
def test_a_whole_game_is_entered_by_what_one_player_sees(setup: str, me: int) -> None:
    real = Match.load(real_text(setup))
    game, options = SETUPS[setup]
    scorebook = Scorebook(game, names=real.names, me=me, told=visible_at_first(real, me), **options)
    enter(scorebook, real.steps)
    assert scorebook.match.over
    assert scorebook.match.standings == real.standings
    assert scorebook.match.log_of(me) == real.log_of(me)
    assert Match.load(scorebook.match.text()).standings == real.standings


def test_a_game_is_gone_on_with_from_a_position() -> None:
    """Check that all that is entered later fits what the rivals may hold, which is not known at the position."""
    real = Match.load(real_text("istanbul"))
    unknown = real.game.resample_hidden(real.position(40), 0, Seeded(9))
    scorebook = Scorebook.at(Match.from_state("istanbul", unknown, names=real.names, seed=1), me=0)
    enter(scorebook, real.steps[40:])
    assert scorebook.match.standings == real.standings


def test_what_lies_open_at_the_beginning_is_told_and_the_rest_is_made_up() -> None:
    scorebook = Scorebook(names=["Anna", "Boris", "Chen"], layout="short", first=0, told=BEGINNING)
    view = scorebook.match.view_of(0)
    assert view["figures"] == {"governor": 3, "smuggler": 7}
    assert view["hand"] == ["good"]
    with pytest.raises(MatchError, match="number 7 of this: one of good"):
        Scorebook(names=["Anna", "Boris", "Chen"], layout="short", first=0, told=BEGINNING[:-1])
    with pytest.raises(MatchError, match="not 7"):
        Scorebook(names=["Anna", "Boris", "Chen"], layout="short", first=0, told=(*BEGINNING[:2], 7))


@pytest.fixture
def evening() -> Scorebook:
    return Scorebook(names=["Anna", "Boris", "Chen"], layout="short", first=0, told=BEGINNING)


def test_what_was_rolled_is_asked_for_and_nothing_is_entered_without_it(evening: Scorebook) -> None:
    for action in ("move 9", "leave"):
        evening.tell(action)
    assert evening.asks("call 7") == (1, 2, 3, 4, 5, 6)
    assert evening.asks("call 7", 3) == (1, 2, 3, 4, 5, 6)
    assert evening.asks("call 7", 3, 5) is None
    steps = len(evening.match.steps)
    with pytest.raises(MatchError, match="number 2 of this"):
        evening.tell("call 7", 3)
    with pytest.raises(MatchError, match="not 8"):
        evening.tell("call 7", 3, 8)
    with pytest.raises(MatchError):
        evening.tell("call 7", 3, 5, 1)
    assert len(evening.match.steps) == steps
    evening.tell("call 7", 3, 5)
    assert evening.match.view_of(0)["seats"][0]["lira"] == 9


def test_a_card_that_a_rival_plays_was_in_that_hand_all_the_time(evening: Scorebook) -> None:
    for action in ("move 3", "leave", "fill", "end", "move 2", "leave", "fill"):
        evening.tell(action)
    told = evening.tell("play lira")
    assert told[0] == {"kind": "card-played", "seat": 1, "card": "lira"}
    assert Match.load(evening.match.text()).log == evening.match.log


def test_what_no_rival_can_hold_is_a_mistake(evening: Scorebook) -> None:
    for action in ("move 3", "leave", "fill", "end"):
        evening.tell(action)
    with pytest.raises(NotAllowed):
        evening.tell("move 16")
    with pytest.raises(NotAllowed):
        evening.tell("play wainwright2")


def test_what_was_entered_wrongly_is_struck_out(evening: Scorebook) -> None:
    for action in ("move 9", "leave"):
        evening.tell(action)
    evening.tell("call 7", 3, 5)
    evening.take_back()
    assert evening.asks("call 7") is not None
    evening.tell("call 12", 6, 6)
    assert evening.match.view_of(0)["seats"][0]["lira"] == 14
    for _ in range(3):
        evening.take_back()
    with pytest.raises(MatchError):
        evening.take_back()


def test_notes_of_an_evening_are_entered_line_by_line(evening: Scorebook) -> None:
    evening.enter("""
        move 9; leave   # at the Tea House
        call 7: 3 5
    """)
    assert [str(step.action) for step in evening.match.steps] == ["move 9", "leave", "call 7"]
    with pytest.raises(MatchError, match=r"Line 2, “move 16”: .* \(One or two steps, ist.move.steps\) All"):
        evening.enter("end\nmove 16")
    assert len(evening.match.steps) == 4


def test_hints_and_odds_are_there_as_in_any_match(evening: Scorebook) -> None:
    assert evening.match.hint(iterations=5).seat == 0
    assert sum(evening.match.win_chances()) == pytest.approx(1)
    evening.enter("move 9\nleave")
    assert "58" in evening.odds()[0]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_what_is_missing_is_said_in_both_languages(language: str) -> None:
    with pytest.raises(MatchError) as error:
        Scorebook(language=language, players=2)
    assert "RRGBB" in str(error.value)
