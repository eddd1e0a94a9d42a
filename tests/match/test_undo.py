"""What was shown to all stays, and a turn that is over stays over, in every game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match
from istanbul_nb.words import LANGUAGES
from tests.games.dice.scenario import table
from tests.games.istanbul.letters import pauses


def carrying(actions: int = 2) -> Match:
    """Return a match of two in which the first is about to carry out one of the two cards that he drew."""
    scene = table(2).seat(1, crystal=1).rolled("C2 R3", actions=actions)
    match = Match.from_state("dice", scene.state, seed=1)
    match.do("cards 2", answers=["brown-R", "lira-crystal"])
    return match


@pytest.mark.rule("dice.ruling.secret")
def test_a_card_that_was_carried_out_openly_is_not_taken_back() -> None:
    match = carrying()
    match.do("carry brown-R")
    assert match.actor == match.steps[-1].seat == 0
    assert match.why_no_undo() == "undo-revealed"


@pytest.mark.rule("dice.turn.pass")
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_the_dice_game_an_answer_that_ended_the_turn_is_not_taken_back(language: str) -> None:
    match = carrying(actions=1)
    match.language = language
    match.do("carry lira-crystal", "decline")
    assert match.actor == match.steps[-1].seat == match.turn["seat"] == 1
    with pytest.raises(MatchError, match=match.words.say("undo-turn-over")) as caught:
        match.undo()
    assert caught.value.reason == "undo-turn-over"


def test_in_the_dice_game_choices_within_a_turn_are_taken_back() -> None:
    match = Match.from_state("dice", table(2).rolled("R2 G2 C").state, seed=1)
    match.do("token R")
    match.undo()
    assert match.steps == []


@pytest.mark.rule("letters.double", "ruling.extra-turns")
def test_in_istanbul_nothing_is_taken_back_across_the_end_of_a_turn_that_leads_to_another_one() -> None:
    match = Match.from_state("istanbul", pauses.DECISIONS["seals"]().state, seed=1)
    while match.decision["what"][0] == "seals":
        match.do(match.legal[0])
    assert match.actor == match.steps[-1].seat
    assert match.why_no_undo() == "undo-turn-over"


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("istanbul", {}),
        ("istanbul", {"expansion": "grand"}),
        ("dice", {}),
        ("sultan", {"memory": True}),
        ("sultan", {}),
    ],
    ids=str,
)
def test_undo_stays_within_the_turn_under_way(game: str, options: dict[str, Any]) -> None:
    match, choices, ended = Match(game, players=2, seed=4, **options), random.Random(3), 0
    for _ in range(250):
        if match.over:
            break
        match.do(choices.choice(match.legal))
        last = match.steps[-1]
        if any(event.kind in match.game.info.turns for event in last.events):
            ended += 1
            assert match.why_no_undo() is not None
        if game == "dice" and any(event.kind == "card" for event in last.events):
            assert match.why_no_undo() is not None
    assert ended > 5
