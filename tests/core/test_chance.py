"""Chance is an argument: seeded, scripted or enumerated, and always the same question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from istanbul_nb.core import Action, Answer, Chance, Scripted, Seeded, Unscripted, enumerate_chance, fork
from istanbul_nb.games.istanbul.rules import State
from tests.games.istanbul.scenario import GAME, table

REPEATABLE = settings(derandomize=True, deadline=None, database=None, max_examples=60)


# Seeded


@REPEATABLE
@given(seed=st.integers(-(2**70), 2**70))
def test_the_same_seed_gives_the_same_answers(seed: int) -> None:
    one, other = Seeded(seed), Seeded(seed)
    for chance in (one, other):
        for _ in range(20):
            chance.die()
        chance.shuffle(list("abcdef"))
        chance.pick(["x", "y", "z"], [0, 3, 1])
    assert one.answers == other.answers
    assert one.counter == other.counter


def test_different_seeds_give_different_answers() -> None:
    sequences = set()
    for seed in range(500):
        chance = Seeded(seed)
        sequences.add(tuple(chance.die() for _ in range(12)))
    assert len(sequences) == 500


def test_the_whole_state_of_a_seeded_chance_is_one_number() -> None:
    first = Seeded(7)
    for _ in range(9):
        first.die()
    second = Seeded(0)
    second.counter = first.counter
    assert [first.die() for _ in range(50)] == [second.die() for _ in range(50)]


def test_every_question_moves_the_counter_by_one_step() -> None:
    one, other = Seeded(3), Seeded(3)
    one.die()
    other.pick(["a", "b"], [1, 1])
    assert one.counter == other.counter


def chi_squared(counts: Sequence[int], weights: Sequence[int]) -> float:
    """Return how far counts are from what their weights promise."""
    total, all_weights = sum(counts), sum(weights)
    expected = [total * weight / all_weights for weight in weights]
    return sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True) if wanted)


@pytest.mark.parametrize("seed", [0, 1, 2**63 - 1])
def test_a_die_is_fair(seed: int) -> None:
    chance = Seeded(seed)
    counts = Counter(chance.die() for _ in range(12_000))
    assert set(counts) == {1, 2, 3, 4, 5, 6}
    assert chi_squared([counts[pips] for pips in range(1, 7)], [1] * 6) < 25


def test_one_die_says_nothing_of_the_next() -> None:
    chance = Seeded(5)
    pairs = Counter((chance.die(), chance.die()) for _ in range(18_000))
    assert len(pairs) == 36
    assert chi_squared(list(pairs.values()), [1] * 36) < 75


def test_first_rolls_of_neighbouring_seeds_are_fair_too() -> None:
    counts = Counter(Seeded(seed).die() for seed in range(12_000))
    assert chi_squared([counts[pips] for pips in range(1, 7)], [1] * 6) < 25


def test_answers_fall_as_often_as_their_weights_say_and_never_without_weight() -> None:
    chance, weights = Seeded(11), [4, 0, 1, 2, 0, 3]
    counts = Counter(chance.pick(range(6), weights) for _ in range(10_000))
    assert set(counts) == {0, 2, 3, 5}
    assert chi_squared([counts[index] for index in range(6)], weights) < 25


def test_every_order_of_a_shuffle_is_as_likely_as_any_other() -> None:
    chance = Seeded(2)
    counts = Counter("".join(chance.shuffle(list("abcd"))) for _ in range(24_000))
    assert len(counts) == 24
    assert chi_squared(list(counts.values()), [1] * 24) < 60


def test_a_shuffle_leaves_its_items_alone() -> None:
    items = [1, 2, 3, 4, 5]
    order = Seeded(1).shuffle(items)
    assert items == [1, 2, 3, 4, 5]
    assert sorted(order) == items


def test_answers_are_handed_out_once() -> None:
    chance = Seeded(1)
    rolled = [chance.die(), chance.die()]
    assert chance.take() == rolled
    assert chance.take() == []


def test_a_fork_answers_the_same_and_goes_its_own_way() -> None:
    chance = Seeded(1)
    chance.die()
    twin = fork(chance)
    ahead = [twin.die() for _ in range(10)]
    assert chance.answers == twin.answers[:1]
    assert [chance.die() for _ in range(10)] == ahead


# Scripted


def test_a_script_is_answered_in_order_and_what_is_left_is_counted() -> None:
    chance = Scripted([3, 5, "b"])
    assert (chance.die(), chance.die()) == (3, 5)
    assert chance.left == 1
    assert chance.pick(["a", "b"], [1, 1]) == 1
    assert chance.left == 0
    assert chance.take() == [3, 5, "b"]


@pytest.mark.parametrize("answer", [0, 7, -1, "3", "", True, 3.0, None, "a"])
def test_an_answer_that_was_not_asked_for_is_refused_with_what_was(answer: Answer) -> None:
    chance = Scripted([answer])
    with pytest.raises(Unscripted) as caught:
        chance.die()
    assert caught.value.asked == (1, 2, 3, 4, 5, 6)
    assert caught.value.got == answer
    assert "asked for one of 1, 2, 3, 4, 5, 6" in str(caught.value)
    assert chance.left == 1
    assert chance.answers == []


def test_a_script_that_is_used_up_says_so() -> None:
    with pytest.raises(Unscripted, match=r"asked for one of x, y, but nothing is left") as caught:
        Scripted([]).pick(["x", "y"], [1, 1])
    assert caught.value.got is None


def test_an_answer_without_weight_cannot_be_scripted_and_is_not_offered() -> None:
    with pytest.raises(Unscripted) as caught:
        Scripted(["b"]).pick(["a", "b", "c"], [1, 0, 1])
    assert caught.value.asked == ("a", "c")


@REPEATABLE
@given(seed=st.integers(0, 2**32))
def test_what_a_seed_answered_can_be_scripted(seed: int) -> None:
    def experiment(chance: Chance) -> list[object]:
        return [chance.die(), chance.shuffle(list("abcd")), chance.pick(["x", "y"], [2, 1]), chance.die()]

    seeded = Seeded(seed)
    first = experiment(seeded)
    script = Scripted(seeded.take())
    assert experiment(script) == first
    assert script.left == 0


# Enumerating


@REPEATABLE
@given(weights=st.lists(st.lists(st.integers(0, 4), min_size=1, max_size=4).filter(any), min_size=1, max_size=4))
def test_probabilities_are_exact_and_sum_to_one(weights: list[list[int]]) -> None:
    def experiment(chance: Chance) -> tuple[int, ...]:
        return tuple(chance.pick(range(len(each)), each) for each in weights)

    outcomes = list(enumerate_chance(experiment))
    assert sum(outcome.probability for outcome in outcomes) == 1
    assert len({outcome.result for outcome in outcomes}) == len(outcomes)
    for outcome in outcomes:
        probability = Fraction(1)
        for each, index in zip(weights, outcome.result, strict=True):
            probability *= Fraction(each[index], sum(each))
        assert outcome.probability == probability > 0
        assert outcome.answers == outcome.result


def test_without_a_question_there_is_one_outcome() -> None:
    (outcome,) = enumerate_chance(lambda chance: "nothing")
    assert outcome == (Fraction(1), (), "nothing")


def test_questions_may_depend_on_earlier_answers() -> None:
    outcomes = list(enumerate_chance(lambda chance: chance.die() + (chance.die() if chance.answers == [6] else 0)))
    assert len(outcomes) == 5 + 6
    assert sum(outcome.probability for outcome in outcomes) == 1
    assert sum(outcome.probability for outcome in outcomes if outcome.result > 6) == Fraction(1, 6)


def test_every_order_of_a_shuffle_is_enumerated() -> None:
    outcomes = list(enumerate_chance(lambda chance: tuple(chance.shuffle(["a", "b", "c"]))))
    assert {outcome.result for outcome in outcomes} == {
        tuple(order) for order in ("abc", "acb", "bac", "bca", "cab", "cba")
    }
    assert {outcome.probability for outcome in outcomes} == {Fraction(1, 6)}


# The Tea House, as an example of everything

ROLLS = [(one, two) for one in range(1, 7) for two in range(1, 7)]


def lira_by_hand(call: int, red: bool) -> Fraction:
    """Return what a call brings on average, without the engine: 36 rolls, and the best use of the red tile."""
    plain = Fraction(sum(call if sum(roll) >= call else 2 for roll in ROLLS), 36)
    if not red:
        return plain
    total = Fraction(0)
    for one, two in ROLLS:
        best = max(one + two, 4 + two, one + 4)
        total += max(Fraction(call if best >= call else 2), plain) / 36
    return total


def odds_by_hand(call: int) -> Fraction:
    return Fraction(sum(sum(roll) >= call for roll in ROLLS), 36)


def at_the_tea_house(tiles: str) -> State:
    return table().seat(0, lira=0, tiles=tiles).acting(9).state


def lira_by_engine(state: State, action: Action) -> Fraction:
    """Return what an action brings on average if every later choice is the best one."""
    expected = Fraction(0)

    def outcome(chance: Chance) -> State:
        twin = GAME.copy(state)
        GAME.apply(twin, action, chance)
        return twin

    for probability, _, after in enumerate_chance(outcome):
        if after.frames[-1][0] == "dice":
            expected += probability * max(lira_by_engine(after, choice) for choice in GAME.legal(after))
        else:
            expected += probability * after.lira[0]
    return expected


@pytest.mark.parametrize("call", range(3, 13))
def test_the_odds_of_a_call_are_exact(call: int) -> None:
    state = at_the_tea_house("")

    def rolled(chance: Chance) -> int:
        twin = GAME.copy(state)
        GAME.apply(twin, Action("call", (call,)), chance)
        return twin.lira[0]

    outcomes = list(enumerate_chance(rolled))
    assert len(outcomes) == 36
    assert sum(outcome.probability for outcome in outcomes) == 1
    assert sum(outcome.probability for outcome in outcomes if outcome.result == call) == odds_by_hand(call)
    assert {outcome.result for outcome in outcomes} <= {2, call}


@pytest.mark.parametrize("red", [False, True], ids=["plain", "red tile"])
@pytest.mark.parametrize("call", range(3, 13))
def test_what_a_call_brings_is_exact_with_and_without_the_red_tile(call: int, red: bool) -> None:
    state = at_the_tea_house("R" if red else "")
    assert lira_by_engine(state, Action("call", (call,))) == lira_by_hand(call, red)


def test_the_best_call_is_known() -> None:
    assert max(range(3, 13), key=lambda call: lira_by_hand(call, False)) == 7
    assert lira_by_engine(at_the_tea_house(""), Action("call", (7,))) == Fraction(59, 12)
