"""What can be tried: every position can be laid out, and what it asks for can be done there."""

from __future__ import annotations

import pytest

from istanbul_nb import MatchError, Rule, rule
from istanbul_nb.core import Action
from istanbul_nb.games import GAMES
from istanbul_nb.rulebooks.trying import match_of, way_of
from istanbul_nb.words import LANGUAGES
from istanbul_nb.words.words import rulebook

TRIED = [id for game in GAMES for id, entry in rulebook(game).items() if "try" in entry]
PLACES = [id for id in rulebook("istanbul") if id.startswith(("ist.place.", "letters.place."))]


def test_many_rules_can_be_tried_in_every_game_and_at_every_place() -> None:
    assert len(TRIED) >= 60
    assert {rule(id).page for id in TRIED} == {"istanbul", "mocha", "letters", "variants", "dice", "sultan"}
    assert set(PLACES) <= set(TRIED)


@pytest.mark.parametrize("id", TRIED)
def test_what_is_to_be_tried_can_be_done(id: str) -> None:
    match = match_of(rule(id), seed=1)
    seat, ways = match.actor, way_of(rule(id))
    assert ways
    for action in ways:
        assert match.actor == seat, "somebody else is asked"
        match.do(action)
    assert [step.action for step in match.steps] == [Action.parse(way) for way in ways]


@pytest.mark.parametrize("id", TRIED)
def test_the_task_is_one_thing_in_every_language(id: str) -> None:
    tasks = {rule(id, language).task for language in LANGUAGES}
    assert len(tasks) == len(LANGUAGES)
    assert all(task.endswith(".") and len(task) < 200 for task in tasks)


def test_at_its_table_one_person_plays_against_bots() -> None:
    table = rule("ist.pay.merchants", "ru").table()
    match = table.match
    assert match is not None
    assert [seat.bot is None for seat in match.seats] == [True, False, False]
    assert match.names == ["Анна", "Борис", "Чен"]
    assert match.language == "ru"
    assert table.snap["seat"] == 0
    assert table.snap["cover"] is None
    assert match.saved_to is None


def test_a_rule_without_a_table_says_so() -> None:
    with pytest.raises(MatchError, match="Collect rubies") as raised:
        rule("ist.goal").table()
    assert raised.value.reason == "rule-no-table"


def test_a_rule_of_ones_own_has_no_table() -> None:
    own = Rule("ist.goal", "Mine", "Text", "Example", "istanbul", "istanbul", task="do it")
    with pytest.raises(MatchError, match="Mine"):
        own.table()
