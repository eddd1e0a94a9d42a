"""The games of OpenSpiel: its own test suite, and what we promise beyond it. Collected from Python 3.11 on."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pyspiel
import pytest

from istanbul_nb.adapters.actions import action_table
from istanbul_nb.adapters.observation import observation
from istanbul_nb.adapters.openspiel import MOST_ANSWERS, MOST_QUESTIONS, PREFIX, parameters_of
from istanbul_nb.adapters.outcome import rewards
from istanbul_nb.core import Seeded
from istanbul_nb.games import GAMES
from istanbul_nb.match.errors import MatchError, NotAllowed

from .setups import SETUPS, Setup, name_of

FEW = {"max_decisions": 100}


def loaded(game: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"{PREFIX}{game}", parameters)


def played(game: Any, seed: int) -> Any:
    """Play a random game to its end."""
    chance, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_random_games_pass_the_test_of_openspiel(setup: Setup) -> None:
    pyspiel.random_sim_test(loaded(setup[0], **setup[1], **FEW), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", ["dice", "sultan"])
def test_whole_games_pass_the_test_of_openspiel(game: str) -> None:
    pyspiel.random_sim_test(loaded(game), num_sims=1, serialize=True, verbose=False)


def test_a_whole_game_of_istanbul_ends_with_a_winner() -> None:
    state = played(loaded("istanbul", players=2), 3)
    assert sorted(state.returns()) == [-1.0, 1.0]
    assert state.returns() == rewards(state.table.game.standings(state.table.state))


def test_games_are_registered_with_their_options_as_parameters() -> None:
    for game in GAMES:
        assert f"{PREFIX}{game}" in pyspiel.registered_names()
        assert loaded(game).get_parameters() == parameters_of(game)
    older = pyspiel.load_game(f"{PREFIX}istanbul(edition=edition2016)")
    assert older.options == loaded("istanbul", edition="2016").options
    game = pyspiel.load_game(f"{PREFIX}istanbul(players=2,expansion=mocha,layout=order,first=1)")
    assert game.num_players() == 2
    assert game.options["expansion"] == "mocha"
    assert game.options["layout"] == "order"
    assert game.options["first"] == 1


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_actions_have_the_numbers_of_the_shared_table(setup: Setup) -> None:
    game, table = loaded(setup[0], **setup[1]), action_table(setup[0], **setup[1])
    assert game.num_distinct_actions() == len(table)
    chance, state = random.Random(1), game.new_initial_state()
    for _ in range(150):
        legal = state.legal_actions()
        assert legal == sorted(legal)
        if not state.is_chance_node():
            assert {table[number] for number in legal} == set(state.table.game.legal(state.table.state))
            assert [state.action_to_string(number) for number in legal] == [str(table[number]) for number in legal]
        state.apply_action(chance.choice(legal))


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_chance_is_asked_within_the_limits_that_the_game_states(setup: Setup) -> None:
    game = loaded(setup[0], **setup[1], **FEW)
    chance, state, asked = random.Random(1), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            asked += 1
            outcomes = state.chance_outcomes()
            assert sum(likely for _, likely in outcomes) == pytest.approx(1)
            assert len(outcomes) <= game.max_chance_outcomes()
            assert len(outcomes) <= MOST_ANSWERS or len(state.history()) == 0
        else:
            asked = 0
        assert asked <= MOST_QUESTIONS
        state.apply_action(chance.choice(state.legal_actions()))


def test_a_player_is_told_the_view_of_his_seat() -> None:
    state = played(loaded("sultan", players=3, max_decisions=5), 1)
    rules = state.table.game
    for seat in range(3):
        view = rules.view(state.table.state, seat)
        assert json.loads(state.observation_string(seat)) == json.loads(json.dumps(view))
        seen = observation("sultan", players=3).array(view)
        assert np.array_equal(np.array(state.observation_tensor(seat), np.float32), seen)


def test_while_the_table_is_set_up_nobody_sees_anything() -> None:
    state = loaded("istanbul").new_initial_state()
    assert state.is_chance_node()
    assert not any(state.observation_tensor(0))
    assert state.observation_string(0) == state.observation_string(1) == "null"


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_what_is_hidden_from_a_player_is_in_nothing_that_he_is_told(setup: Setup) -> None:
    state = played(loaded(setup[0], **setup[1], **FEW), 5)
    players, rules, actual = setup[1]["players"], state.table.game, state.table.state
    told = [(state.observation_string(seat), state.information_state_string(seat)) for seat in range(players)]
    for seat in range(players):
        state.table.state = rules.resample_hidden(actual, seat, Seeded(seat))
        assert (state.observation_string(seat), state.information_state_string(seat)) == told[seat]


def dealt(cards: int) -> Any:
    """Return a game of Sultan in which only the second player's cards, and the one that he lays, depend on a number."""
    state = loaded("sultan", players=3, first=0).new_initial_state()
    while state.is_chance_node():
        drawn = len(state.history())
        state.apply_action(cards if 5 <= drawn < 10 else 0)
    for notation in ("draw", "return W", "bid 1 1"):
        state.apply_action(next(a for a in state.legal_actions() if state.action_to_string(a) == notation))
        while state.is_chance_node():
            state.apply_action(0)
    state.apply_action(state.legal_actions()[0])
    return state


def test_the_information_of_a_player_does_not_depend_on_what_others_did_in_secret() -> None:
    one, other = dealt(0), dealt(2)
    assert one.information_state_string(0) == other.information_state_string(0)
    assert one.information_state_string(2) == other.information_state_string(2)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_the_information_of_a_player_is_his_view_and_all_that_he_remembers() -> None:
    chance, state, told = random.Random(1), loaded("sultan", players=2, memory=False).new_initial_state(), []
    while not state.is_terminal():
        if state.current_player() == 0:
            told.append(json.loads(state.information_state_string(0)))
            assert told[-1][0] == json.loads(state.observation_string(0))
        state.apply_action(chance.choice(state.legal_actions()))
    remembered = [fingerprint for _, fingerprint in told]
    assert len(set(remembered)) == len(remembered) > 30


def test_an_illegal_action_is_refused_with_the_rule() -> None:
    state = loaded("istanbul", first=0).new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    table = action_table("istanbul")
    number = next(at for at, action in enumerate(table) if str(action) == "extend")
    assert number not in state.legal_actions()
    before = str(state)
    with pytest.raises(NotAllowed) as refused:
        state._apply_action(number)
    assert refused.value.refusal.rule in str(refused.value)
    assert str(state) == before


def test_a_game_that_is_called_off_gives_nothing_to_anybody() -> None:
    state = played(loaded("istanbul", players=4, max_decisions=7), 1)
    assert state.table.steps == 7
    assert state.returns() == [0.0] * 4


def test_a_game_can_be_kept_and_picked_up_with_its_secrets() -> None:
    game = loaded("istanbul", expansion="letters", max_decisions=40)
    state = played(game, 2)
    again, kept = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(again) == str(game)
    assert str(kept) == str(state)
    assert kept.history() == state.history()


def test_parameters_that_do_not_work_are_refused_with_a_sentence() -> None:
    with pytest.raises(MatchError, match="eutral assistants"):
        loaded("istanbul", players=5, neutral=True)
