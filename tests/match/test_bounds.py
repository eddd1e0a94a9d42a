"""Saves have bounds that fit real games: the longest ones load twice over, and nothing larger is worked on."""

from __future__ import annotations

import json
import random
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from istanbul_nb.core import Seeded
from istanbul_nb.games import game_of
from istanbul_nb.games.istanbul.rules import Istanbul
from istanbul_nb.games.istanbul.rules.codec import MOST_DECISIONS
from istanbul_nb.games.istanbul.rules.state import RICHEST
from istanbul_nb.match import file_format, names
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.file_format import BadSave
from istanbul_nb.match.history import History, Seat, Step
from istanbul_nb.match.match import Match
from istanbul_nb.words import LANGUAGES, Words
from tests.properties.mutilation import sealed, signed, unsealed

from .playing import play_on
from .sentences import assert_sentence

MEGABYTE = 1_000_000
LONG = {"players": 5, "expansion": "letters", "caravan": True}


def refused(text: str) -> BadSave:
    """Return why a text cannot be loaded: a sentence in every language."""
    with pytest.raises(BadSave) as caught:
        Match.from_text(text)
    for language in LANGUAGES:
        assert_sentence(caught.value.sentence(Words(language)))
    return caught.value


def with_body(match: Match, **changes: Any) -> str:
    """Return the save of a match with something else behind its seal."""
    document = json.loads(match.text())
    body = {**unsealed(document), **changes}
    return signed({**sealed(document, body), "steps": len(body["record"])})


def random_game(seed: int, **options: Any) -> History:
    """Play a whole game of random bots, as it is saved."""
    game, chance, choices = game_of("istanbul"), Seeded(seed), random.Random(seed)
    start = game.setup(options, chance)
    setup, state, steps = chance.take(), game.copy(start), []
    while (seat := game.actor(state)) is not None:
        action = choices.choice(game.legal(state))
        steps.append(Step(seat, action, chance.take(), game.apply(state, action, chance), None))
        steps[-1].answers[:] = chance.take()
    seats = [Seat(f"Bot {number}") for number in range(options["players"])]
    return History(game, options, seats, seed, chance, setup, start, state, steps)


class Counter:
    """Counts the calls of a function that it stands for."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self.call = call
        self.calls = 0

    def __call__(self, *args: Any, **named: Any) -> Any:
        self.calls += 1
        return self.call(*args, **named)


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> Counter:
    """Count the steps of Istanbul that are played."""
    counter = Counter(Istanbul.apply)

    def apply(game: Istanbul, *step: Any) -> Any:
        return counter(game, *step)

    monkeypatch.setattr(Istanbul, "apply", apply)
    return counter


# What real games need


def test_the_longest_game_is_read_and_twice_as_much_would_be() -> None:
    saved = random_game(1045, **LONG)  # the longest of a thousand games
    text = file_format.write(saved)
    choices = sum(len(saved.game.legal(step.before)) for step in file_format.read(text).steps)
    assert len(saved.steps) == 15_760
    assert 2 * len(saved.steps) <= file_format.LONGEST
    assert 2 * len(text) <= file_format.LARGEST_FILE
    assert 2 * choices <= file_format.MOST_CHOICES


def test_a_match_that_is_as_long_as_a_file_can_be_goes_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_format, "LONGEST", 20)
    match = play_on(Match(players=2, seed=1), 20)
    for language in LANGUAGES:
        match.language = language
        with pytest.raises(MatchError) as caught:
            match.do(match.legal[0])
        assert caught.value.reason == "match-long"
        assert_sentence(str(caught.value))
    assert len(Match.load(match.text()).steps) == 20


# Files that would take long, or much


def test_too_many_steps_are_refused_before_the_first_is_played(applied: Counter) -> None:
    text = with_body(Match(players=2, seed=1), record=[["move 12"]] * (file_format.LONGEST + 1))
    assert len(text) < 60_000
    assert refused(text).facts["problem"] == "fault-large"
    assert applied.calls == 0


def test_steps_with_too_many_choices_are_not_played_to_the_end(
    applied: Counter, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = play_on(Match(players=2, seed=1), 60)
    text = match.text()
    choices = [len(match.game.legal(step.before)) for step in match.steps]
    monkeypatch.setattr(file_format, "MOST_CHOICES", sum(choices[:30]))
    applied.calls = 0
    assert refused(text).facts["problem"] == "fault-large"
    assert applied.calls == 31
    monkeypatch.setattr(file_format, "MOST_CHOICES", sum(choices))
    assert Match.load(text).text() == text


@pytest.mark.parametrize("filling", [b" ", b"[", b"0", b'"'], ids=ascii)
def test_what_swells_behind_a_seal_is_not_unpacked(filling: bytes) -> None:
    document = json.loads(Match(players=2, seed=1).text())
    text = signed(sealed(document, filling * (20 * MEGABYTE)))
    assert len(text) < 100_000
    tracemalloc.start()
    fault = refused(text)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert fault.facts["problem"] == "fault-large"
    assert peak < 10 * MEGABYTE


@pytest.mark.parametrize("depth", [21, 200, 900, 990, 5_000])
@pytest.mark.parametrize("entry", ["options", "rules", "seats", "state"])
def test_deep_nesting_is_refused_wherever_it_is(entry: str, depth: int) -> None:
    document = json.loads(Match(players=2, seed=1).text())
    text = json.dumps({**document, entry: "DEEP"}).replace('"DEEP"', "[" * depth + "]" * depth)
    assert refused(text).facts["problem"] == "fault-large"


@pytest.mark.parametrize("number", ["1" * 31, "-" + "9" * 4_000, "1" * 500_000, "1e400", "-1e999"])
def test_long_numbers_are_refused_before_they_are_numbers(number: str) -> None:
    text = Match(players=2, seed=1).text().replace('"branch": null', f'"branch": {number}')
    assert refused(text).facts["problem"] == "fault-large"


def test_many_seats_are_refused_before_their_names_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    document = json.loads(Match(players=2, seed=1).text())
    text = signed({**document, "seats": [{"name": "Anna", "bot": None}] * 20_000})
    cleaned = Counter(names.clean_name)
    monkeypatch.setattr(file_format, "clean_name", cleaned)
    assert refused(text).facts["problem"] == "fault-seats"
    assert cleaned.calls == 0


def test_a_text_that_is_too_long_is_not_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = Counter(json.loads)
    text = Match(players=2, seed=1).text() + " " * file_format.LARGEST_FILE
    monkeypatch.setattr(json, "loads", parsed)
    assert refused(text).facts["problem"] == "fault-large"
    assert parsed.calls == 0


# Positions


def at_position(expansion: str, change: Callable[[dict[str, Any]], object]) -> str:
    """Return the save of a match that began at a position, with something changed in it."""
    match = Match(players=2, seed=1, expansion=expansion).branch(seat=0, seed=1)
    start = unsealed(json.loads(match.text()))["start"]
    change(start)
    return with_body(match, start=start)


@pytest.mark.parametrize("number", [RICHEST + 1, 10**6, 10**20])
def test_nobody_has_so_much_that_bids_could_not_be_counted(number: int) -> None:
    fault = refused(at_position("grand", lambda start: start["seats"][0].update(lira=number)))
    assert fault.facts["problem"].reason == "range"


@pytest.mark.parametrize("decision", ["diced", "lettergood", "common"])
def test_decisions_are_not_piled_up_without_end(decision: str) -> None:
    pile = [["finish"], *[[decision]] * MOST_DECISIONS]
    fault = refused(at_position("grand", lambda start: start.update(decisions=pile)))
    assert fault.facts["problem"].reason == "decisions-many"


def test_as_many_decisions_as_two_dice_can_bring_are_read() -> None:
    tables = {"coffee_roll": {"lira": [0] * 6, "coffee": [0] * 6, "good": [99] * 6}}
    match = Match(players=2, seed=1, expansion="mocha", components=tables)
    state = match.position()
    state.frames += [("diced",)] * 198
    assert match.game.encode(match.game.decode(match.game.encode(state)))["decisions"] == [["move"], *[["diced"]] * 198]
