"""The table of actions: whole, stable, and without a doubt."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.adapters.actions import ActionTable, action_table
from istanbul_nb.core import Action
from istanbul_nb.games.dice.rules.decisions import DECISIONS
from istanbul_nb.games.istanbul.rules.options import complete, rules_for
from istanbul_nb.match.errors import MatchError

from .setups import CORRECTED, SETUPS, Setup, name_of, states

STEPS = 5000


@pytest.mark.parametrize("setup", [*SETUPS, *CORRECTED], ids=name_of)
def test_every_legal_action_has_a_number(setup: Setup) -> None:
    game, options = setup
    table = action_table(game, **options)
    for rules, state in states(game, options, STEPS):
        legal = rules.legal(state)
        assert [table[number] for number in table.numbers(legal)] == list(legal)


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup[0] == "istanbul"], ids=name_of)
def test_every_verb_that_istanbul_knows_is_in_the_table_and_no_other(setup: Setup) -> None:
    rules = rules_for(complete(setup[1]))
    known = {choice.verb for decision in rules.decisions.values() for choice in decision.choices}
    known |= {choice.verb for place in rules.places.values() for choice in place.choices}
    assert {action.verb for action in action_table("istanbul", **setup[1])} == known


def test_every_verb_that_the_dice_game_knows_is_in_the_table_and_no_other() -> None:
    known = {verb for decision in DECISIONS.values() for verb in decision.verbs}
    assert {action.verb for action in action_table("dice")} == known


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_every_action_of_the_table_is_there_once_and_can_be_typed(setup: Setup) -> None:
    table = action_table(setup[0], **setup[1])
    assert len(set(table)) == len(table)
    assert all(Action.parse(str(action)) == action for action in table)


@pytest.mark.parametrize(
    ("game", "options", "size", "fingerprint"),
    [
        ("istanbul", {"players": 3}, 5222, "f494662d608b"),
        ("istanbul", {"players": 3, "expansion": "mocha"}, 17482, "6a1909e7ff48"),
        ("istanbul", {"players": 3, "expansion": "letters"}, 18171, "14ea1fc10951"),
        ("istanbul", {"players": 3, "expansion": "grand"}, 57689, "6e7cd60d7805"),
        ("dice", {"players": 3}, 5201, "639eaafe1644"),
        ("sultan", {"players": 3}, 36, "3b00b4ee5393"),
    ],
)
def test_the_table_does_not_change_by_itself(game: str, options: dict[str, Any], size: int, fingerprint: str) -> None:
    table = action_table(game, **options)
    assert (len(table), table.digest[:12]) == (size, fingerprint)


def test_the_layout_and_the_first_player_change_no_number() -> None:
    tables = [action_table("istanbul", layout=layout, first=first) for layout, first in (("short", 0), ("random", 2))]
    assert tables[0] is tables[1]


def test_tables_of_the_same_actions_have_the_same_fingerprint() -> None:
    table = action_table("sultan", players=3)
    assert table.digest == ActionTable("sultan", list(table)).digest
    assert table.digest != ActionTable("sultan", reversed(table)).digest


def test_an_action_without_a_number_is_a_loud_mistake() -> None:
    with pytest.raises(MatchError, match="The action “bid 1000” is legal but has no number"):
        action_table("istanbul", expansion="letters").number(Action("bid", (1000,)))


@pytest.mark.parametrize(
    ("game", "options", "sentence"),
    [
        ("chess", {}, "There is no game “chess” here"),
        ("istanbul", {"players": 9}, "players"),
        ("sultan", {"expansion": "mocha"}, "expansion"),
        ("sultan", {"components": {"cushions_by_players": [3, 2, 9, 3]}}, "stones"),
    ],
)
def test_a_setup_that_does_not_exist_is_refused_with_a_sentence(
    game: str, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(MatchError, match=sentence):
        action_table(game, **options)
