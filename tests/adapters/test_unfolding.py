"""Chance asked one question at a time: the same games, with the same probabilities."""

from __future__ import annotations

import pickle
from copy import deepcopy
from fractions import Fraction

import pytest

from istanbul_nb.adapters.actions import complete_options
from istanbul_nb.adapters.unfolding import Unfolding
from istanbul_nb.core import Action, Answer, Refused, Seeded, enumerate_chance
from istanbul_nb.games import game_of

from .setups import SETUPS, Curious, Setup, name_of, states

STEPS = 60


def begun(game: str, **options: object) -> Unfolding:
    return Unfolding(game_of(game), complete_options(game, options))


def answered(table: Unfolding, answers: list[Answer]) -> None:
    """Answer everything that chance is asked, and no more."""
    for answer in answers:
        assert answer in dict(table.question)
        table.answer(answer)
    assert not table.question


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_a_game_unfolds_as_it_is_played_with_dice(setup: Setup) -> None:
    game, options = setup
    rules, chance, player = game_of(game), Seeded(2), Curious(2)
    state, table = rules.setup(options, chance), begun(game, **options)
    answered(table, chance.take())
    for _ in range(STEPS):
        action = player.choose(tuple(rules.legal(state)))
        rules.apply(state, action, chance)
        table.decide(action)
        answered(table, chance.take())
        assert rules.digest(table.state) == rules.digest(state)
    assert table.steps == STEPS
    assert table.actor == rules.actor(state)


def ways(table: Unfolding) -> dict[tuple[Answer, ...], Fraction]:
    """Return every way in which chance can answer until the next decision, with its probability."""
    if not table.question:
        return {(): Fraction(1)}
    found: dict[tuple[Answer, ...], Fraction] = {}
    for answer, likely in table.question:
        further = deepcopy(table)
        further.answer(answer)
        found |= {(answer, *rest): likely * then for rest, then in ways(further).items()}
    return found


def test_probabilities_are_those_of_the_dice() -> None:
    call = Action("call", (8,))
    rules, state = next((rules, state) for rules, state in states("istanbul", {}, 3000) if call in rules.legal(state))
    table = begun("istanbul")
    table.state, table.question = state, ()
    table._action, table._answers = None, ()
    table.decide(call)
    exact = {o.answers: o.probability for o in enumerate_chance(lambda c: rules.apply(rules.copy(state), call, c))}
    assert ways(table) == exact
    assert len(exact) == 36


def test_equal_cards_are_one_answer_that_is_as_likely_as_all_of_them() -> None:
    table = begun("sultan", players=2, first=0)
    assert table.question == tuple((card, Fraction(1, 12)) for card in range(1, 13))
    table.answer(1)
    assert dict(table.question)[1] == Fraction(1, 23)
    assert dict(table.question)[2] == Fraction(2, 23)


def test_a_copy_goes_its_own_way() -> None:
    table = begun("dice", first=0)
    before = str(table)
    twin = deepcopy(table)
    twin.answer(twin.question[0][0])
    assert str(table) == before != str(twin)


@pytest.mark.parametrize("answers", [0, 3])
def test_it_can_be_pickled_even_while_chance_is_asked(answers: int) -> None:
    table = begun("istanbul", expansion="grand")
    for _ in range(answers):
        table.answer(table.question[-1][0])
    twin = pickle.loads(pickle.dumps(table))
    assert str(twin) == str(table)
    assert twin.question == table.question


def test_an_illegal_action_changes_nothing() -> None:
    table = begun("dice", first=0)
    while table.question:
        table.answer(table.question[0][0])
    before = str(table)
    with pytest.raises(Refused):
        table.decide(Action("end"))
    assert str(table) == before
    table.decide(Action("roll"))
    assert table.question
