"""The environment for PettingZoo: its own test suite, and what we promise beyond it."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from istanbul_nb.adapters.outcome import rewards
from istanbul_nb.adapters.pettingzoo import Table, env
from istanbul_nb.core import Seeded, ranked
from istanbul_nb.match.errors import MatchError, NotAllowed

from .setups import SETUPS, Setup, name_of

# An observation with a mask is a dict. The suite warns of that, but for environments that it knows by name.
DICTS = ("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be")


def played(game: str, seed: int, **settings: Any) -> tuple[Any, list[tuple[str, int]]]:
    """Play an episode of random actions, and return who did what."""
    table = Table(game, **settings)
    table.reset(seed=seed)
    chance, done = np.random.default_rng(seed), []
    while not (any(table.terminations.values()) or any(table.truncations.values())):
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        done.append((table.agent_selection, int(chance.choice(legal))))
        table.step(done[-1][1])
    return table, done


@pytest.mark.filterwarnings(*DICTS)
@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_the_interface_is_what_pettingzoo_expects(setup: Setup) -> None:
    api_test(env(setup[0], **setup[1], max_steps=250), num_cycles=100)


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_equal_seeds_give_equal_episodes_as_pettingzoo_checks_it(setup: Setup) -> None:
    seed_test(lambda: env(setup[0], **setup[1]), num_cycles=20)


def test_equal_seeds_give_equal_episodes_to_the_end() -> None:
    (first, done), (again, done_again) = played("sultan", 4), played("sultan", 4)
    assert done == done_again
    assert first.rewards == again.rewards
    assert played("sultan", 5)[1] != done


def test_without_a_seed_the_dice_are_a_surprise() -> None:
    table = Table("sultan")
    hands = set()
    for _ in range(5):
        table.reset()
        hands.add(table.observe("plum_0")["observation"].tobytes())
    assert len(hands) > 1


def test_settings_can_be_sent_to_another_process() -> None:
    table = pickle.loads(pickle.dumps(env("dice", players=2, first=1, max_steps=9)))
    assert table.unwrapped.options["first"] == 1
    assert table.unwrapped.max_steps == 9
    table.reset(seed=1)
    assert table.agent_selection == "saffron_1"


def test_agents_are_named_by_their_seats() -> None:
    assert Table("istanbul", players=3).possible_agents == ["plum_0", "saffron_1", "teal_2"]


@pytest.mark.parametrize("game", ["dice", "sultan"])
def test_the_end_rewards_whoever_leads_the_standings(game: str) -> None:
    table, _ = played(game, 1, players=3)
    standings = table.game.standings(table.state)
    assert list(table.rewards.values()) == rewards(standings)
    assert max(table.rewards, key=table.rewards.__getitem__) == table.possible_agents[standings[0].seat]
    assert sum(table.rewards.values()) == pytest.approx(0)
    assert all(table.terminations.values())
    assert not any(table.truncations.values())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_rewards_add_up_to_nothing_whoever_shares_the_win(players: int) -> None:
    for winners in range(1, players + 1):
        shared = rewards(ranked(["points"], [[int(seat < winners)] for seat in range(players)]))
        assert sum(shared) == pytest.approx(0)
        assert max(shared) == shared[0] >= shared[-1]


def test_an_episode_can_be_cut_short() -> None:
    table, done = played("istanbul", 1, max_steps=30)
    assert len(done) == 30
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}


def test_only_whoever_decides_has_legal_actions() -> None:
    table = Table("dice", players=3)
    table.reset(seed=1)
    marked = {agent: int(table.observe(agent)["action_mask"].sum()) for agent in table.agents}
    deciding = marked.pop(table.agent_selection)
    assert deciding == len(table.game.legal(table.state))
    assert set(marked.values()) == {0}


def test_infos_tell_the_notation_of_legal_actions_if_asked() -> None:
    table = Table("istanbul", notation=True, first=0)
    table.reset(seed=1)
    mask = table.observe("plum_0")["action_mask"]
    assert sorted(table.infos["plum_0"]["legal"]) == sorted(str(table.actions[int(at)]) for at in np.flatnonzero(mask))
    assert table.infos["saffron_1"] == {}


def test_an_illegal_action_is_refused_with_the_rule_and_nothing_changes() -> None:
    table = env("istanbul", first=0)
    table.reset(seed=1)
    before = table.unwrapped.game.encode(table.unwrapped.state)
    number = next(at for at, action in enumerate(table.unwrapped.actions) if str(action) == "buy")
    with pytest.raises(NotAllowed, match=r"ist\.move\.must|ist\.place\.dealer") as refused:
        table.step(number)
    assert refused.value.refusal.rule in str(refused.value)
    assert table.unwrapped.game.encode(table.unwrapped.state) == before
    assert table.agent_selection == "plum_0"


@pytest.mark.parametrize("number", [-1, 10**6, "move 2", 1.5, None])
def test_what_is_no_number_of_an_action_is_refused_with_a_sentence(number: Any) -> None:
    table = Table("istanbul", language="ru")
    table.reset(seed=1)
    with pytest.raises(MatchError, match="это не действие"):
        table.step(number)


def test_rendering_draws_the_table_as_a_spectator_sees_it() -> None:
    table = Table("istanbul", players=2, expansion="mocha")
    table.reset(seed=1)
    picture = table.render()
    assert "Large Market" in picture
    assert "saffron" in picture
    table.state = table.game.resample_hidden(table.state, None, Seeded(2))
    assert table.render() == picture
