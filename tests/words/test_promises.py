"""Everything that a game can say has words, in every language."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import Seeded
from istanbul_nb.games import GAMES, game_of
from istanbul_nb.words import LANGUAGES, Words
from istanbul_nb.words.words import rulebook

from . import engine
from .files import MADE, entries, event_keys, messages


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def words(language: str, game: str) -> Words:
    return Words(language, game)


# The files


def test_no_message_is_written_twice(language: str, game: str) -> None:
    keys = [key for _, key, _ in entries(language, game)]
    assert sorted(keys) == sorted(set(keys))


def test_the_languages_have_the_same_messages_with_the_same_facts(game: str) -> None:
    first, *others = [
        {(file, key): sorted(messages(language, game)[key].names) for file, key, _ in entries(language, game)}
        for language in LANGUAGES
    ]
    for other in others:
        assert other == first


# What the engine can say

FOUND = {
    "istanbul": {"move-first", "too-far", "lira-short"},
    "dice": {"goods-short", "too-late", "nothing-of-it"},
    "sultan": {"draw-first", "not-in-hand", "same-cushion"},
}
NOT_WRITTEN_OUT = {"istanbul": {"explain.py"}, "dice": set[str](), "sultan": {"explain.py"}}


def test_every_reason_of_a_refusal_is_found_by_the_scan(game: str) -> None:
    assert {where.split(":")[0] for where in engine.reasons_not_written_out(game)} == NOT_WRITTEN_OUT[game]
    assert FOUND[game] <= {said.key for said in engine.refusals(game)}


def of_every_game(found: Any) -> pytest.MarkDecorator:
    """Return a test for everything that is found in the source of a game, named by where it stands."""
    said = [(game, each) for game in GAMES for each in found(game)]
    return pytest.mark.parametrize(("game", "said"), said, ids=[f"{game} {each.where}" for game, each in said])


def check_facts(game: str, said: engine.Said, key: str, more: set[str]) -> None:
    for language in LANGUAGES:
        needed = messages(language, game)[key].names
        assert said.facts is None or needed <= said.facts | more, f"{said.where}: {key} needs {needed - said.facts}"


@of_every_game(engine.refusals)
def test_every_refusal_has_words_and_their_facts(game: str, said: engine.Said) -> None:
    check_facts(game, said, f"refusal-{said.key}", {"verb"} if said.facts and "action" in said.facts else set())


@of_every_game(engine.events)
def test_every_event_has_words_and_their_facts(game: str, said: engine.Said) -> None:
    assert said.facts is not None
    for key in event_keys(game, said.key):
        check_facts(game, said, key, {"name"} | MADE.get(game, {}).get(said.key, set()))


@of_every_game(engine.bad_options)
def test_all_bad_options_have_words_and_their_facts(game: str, said: engine.Said) -> None:
    check_facts(game, said, f"options-{said.key}", set())


def test_every_decision_has_a_question_and_a_topic(language: str, game: str) -> None:
    for name in engine.decisions(game):
        assert {f"question-{name}", f"topic-{name}"} <= set(messages(language, game))


def test_every_verb_has_a_label_and_words_for_what_cannot_be_done(language: str, game: str) -> None:
    for verb in engine.verbs(game):
        assert {f"action-{verb}", f"doing-{verb}", f"doing-{verb}.can"} <= set(messages(language, game))


def test_every_rule_that_the_engine_names_is_in_the_rulebook(words: Words) -> None:
    for rule in engine.rules(words.game):
        assert all(words.rule(rule))


def test_every_rule_of_the_rulebook_is_written_in_every_language(words: Words) -> None:
    for rule in rulebook(words.game):
        assert all(words.rule(rule))


def test_every_seat_has_a_colour(words: Words) -> None:
    for seat in game_of(words.game).info.seats:
        assert words.say(f"seat-{seat}")


def test_every_option_has_a_name_for_every_choice(words: Words) -> None:
    for option in game_of(words.game).info.options:
        assert words.option(option.name)
        for choice in option.choices:
            assert words.choice(option.name, choice)


def test_every_number_of_the_standings_has_a_heading(words: Words) -> None:
    rules = game_of(words.game)
    for name in ("rank", "player", *rules.standings(rules.setup({}, Seeded(1)))[0].scores):
        assert words.say(f"standing-{name}")


# What every table says

TABLE = {
    "undo-nothing undo-other-player undo-turn-over undo-revealed redo-nothing resume-nothing": {},
    "save-not-text save-not-json save-not-a-match save-changed": {},
    "save-version": {"version": 3, "known": 2},
    "save-game": {"game": "chess"},
    "save-rules": {"name": "istanbul", "version": 2, "known": 1},
    "save-damaged": {"where": "state.seats", "problem": "x"},
    "save-step": {"step": 12, "action": "move 3", "problem": "x"},
    "save-options": {"problem": "x"},
    "save-missing": {"path": "x"},
    "save-unreadable": {"path": "x", "problem": "x"},
    "seat-name-empty": {},
    "seat-name-long": {"most": 24},
    "seats-number": {"given": 2, "players": 3},
    "stale": {"revision": 4},
    "not-your-turn": {"name": "x"},
    "unreadable-action": {"text": "x"},
    "text-welcome text-choose text-help text-loaded text-over": {},
    "text-how-many": {"least": 2, "most": 5, "default": 3},
    "text-who": {"seat": "x", "default": "y"},
    "text-language": {"choices": "x"},
    "text-unknown": {"text": "x"},
    "text-saved text-bye": {"path": "x"},
    "text-pass-screen": {"name": "x"},
}


@pytest.mark.parametrize(("keys", "facts"), TABLE.items())
def test_the_table_has_the_words_that_it_needs(keys: str, facts: dict[str, Any], words: Words) -> None:
    for key in keys.split():
        assert words.say(key, **facts)
        assert messages(words.language, words.game)[key].names == set(facts)
