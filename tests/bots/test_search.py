"""Search: the same again for the same seed and iterations, stopped when asked, better where it matters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from istanbul_nb.bots.brain import brain_of
from istanbul_nb.bots.greedy import Greedy
from istanbul_nb.bots.search import Node, Search, Tree
from istanbul_nb.bots.turns import Plan, Turns
from istanbul_nb.core import Clock, Legal, SeatView, Seeded

from .walks import SETUPS, name_of, walk


@pytest.mark.parametrize("setup", SETUPS[:1] + SETUPS[5:6] + SETUPS[7:8], ids=name_of)
def test_the_same_seed_and_iterations_give_the_same_choice(setup: tuple[str, dict[str, object]]) -> None:
    for game, state, seat in walk(setup, steps=120, every=40):
        seen, legal = SeatView(game, state, seat), Legal(game.legal(state))
        choices = {Search(7, iterations=12)(seen, legal, Clock()) for _ in range(3)}
        assert len(choices) == 1


def test_a_stopped_clock_ends_the_thought_at_once() -> None:
    game, state, seat = next(walk(SETUPS[0]))
    clock = Clock(1000)
    clock.stop()
    for iterations in (None, 10_000):
        bot = Search(1, iterations)
        assert bot(SeatView(game, state, seat), Legal(game.legal(state)), clock) in game.legal(state)
        assert bot.grown == 0


def test_a_clock_that_has_run_out_before_the_first_thought_ends_it_too() -> None:
    game, state, seat = next(walk(SETUPS[0]))
    bot = Search(1)
    assert bot(SeatView(game, state, seat), Legal(game.legal(state)), Clock(0)) in game.legal(state)
    assert bot.grown == 0


def test_iterations_are_counted_and_every_one_tries_a_plan() -> None:
    game, state, seat = next(walk(SETUPS[0]))
    tree = Tree(SeatView(game, state, seat), 1)
    tree.think(Clock(), iterations=25)
    assert tree.iterations == sum(tree.root.visits) == tree.root.total == 25
    ranking = tree.ranking()
    assert len(ranking) == len(tree.root.plans)
    assert all(0 <= chance <= 1 for _, chance in ranking)


def test_a_plan_of_ones_own_is_weighed_with_the_others() -> None:
    game, state, seat = next(walk(SETUPS[0]))
    seen = SeatView(game, state, seat)
    played = (game.legal(state)[-1],)
    tree = Tree(seen, 1, also=played)
    tree.think(Clock(), iterations=5)
    assert played in tree.root.plans
    assert 0 <= tree.chance_of(played) <= 1


def test_a_plan_is_followed_as_long_as_nothing_else_happens() -> None:
    """Check that greedy thinks once a turn where chance has no say, and again after something unexpected."""
    thoughts = []

    class Counting(Greedy):
        def plan(self, seen: SeatView, clock: Clock) -> tuple[object, ...]:  # type: ignore[override]
            thoughts.append(seen["round"])
            return super().plan(seen, clock)

    game, state, seat = next(walk(SETUPS[0]))
    bot, chance, actions = Counting(1), Seeded(3), 0
    while game.actor(state) == seat:
        before = len(chance.answers)
        game.apply(state, bot(SeatView(game, state, seat), Legal(game.legal(state)), Clock()), chance)
        actions += 1
        if len(chance.answers) > before:
            break
    assert actions > 2
    assert len(thoughts) == 1


def test_a_brain_judges_every_seat() -> None:
    for setup in SETUPS:
        brain = brain_of(setup[0])
        for _, state, _ in walk(setup, steps=60, every=15):
            assert brain.players(state) == setup[1]["players"]
            for shares in (brain.chances(state), *brain.outlook(state)):
                assert len(shares) == setup[1]["players"]
                assert sum(shares) == pytest.approx(1)


@pytest.mark.parametrize("setup", SETUPS[:1] + SETUPS[5:6], ids=name_of)
def test_thinking_ends_when_no_other_plan_can_come_first(setup: tuple[str, dict[str, object]]) -> None:
    sooner = 0
    for game, state, seat in walk(setup, steps=200, every=20):
        short, whole = (Tree(SeatView(game, state, seat), 4) for _ in range(2))
        short.think(Clock(), iterations=30, to_the_end=False)
        whole.think(Clock(), iterations=30)
        assert short.ranking()[0][0] == whole.ranking()[0][0]
        sooner += short.iterations < whole.iterations
    assert sooner


def test_a_way_is_gone_on_as_one_wherever_it_leaves_the_seat_with_the_same() -> None:
    """Check that the way of the smuggler changes nothing that the seat has; a lira more does."""
    brain = brain_of("istanbul")
    _, state, seat = next(walk(SETUPS[0]))
    wandered, richer = state.copy(), state.copy()
    wandered.figures[1] = wandered.figures[1] % 16 + 1
    richer.lira[seat] += 1
    here = brain.situation(state, seat, (1, 2))
    assert brain.situation(wandered, seat, (3, 4)) == here
    assert brain.situation(richer, seat, (1, 2)) != here


def test_ways_that_lead_to_the_same_situation_meet_in_one_node() -> None:
    ends = ends_of_ways(SETUPS[0])
    assert len(set(ends)) < len(ends)


def test_where_a_situation_does_not_tell_all_every_way_has_a_node_of_its_own() -> None:
    ends = ends_of_ways(SETUPS[5])
    assert len(set(ends)) == len(ends) > 20


def test_the_same_actions_in_another_order_are_one_plan() -> None:
    seen = 0
    for game, state, seat in walk(SETUPS[5], steps=60, every=4):
        plans = Turns(brain_of("dice"), Seeded(1)).plans(state)
        root = Tree(SeatView(game, state, seat), 1).root
        assert len({frozenset(plan) for plan in root.plans}) == len(root.plans)
        seen += len({frozenset(plan.actions) for plan in plans}) < len(plans)
    assert seen


def test_in_the_dice_game_only_the_own_turn_is_thought_through() -> None:
    judged = set()

    class Watched(Tree):
        def _learn(self, path: Any, state: Any) -> None:
            judged.add(self.brain.turn(state) == self.seen.seat)
            super()._learn(path, state)

    for game, state, seat in walk(SETUPS[5], steps=60, every=2):
        if brain_of("dice").turn(state) == seat:
            Watched(SeatView(game, state, seat), 1).think(Clock(), iterations=60)
    assert judged == {False}


def ends_of_ways(setup: tuple[str, dict[str, object]]) -> list[Node]:
    """Return where edges of some trees lead, as far as the seat that thinks decides there."""
    ends = []
    for game, state, seat in walk(setup, steps=60, every=4):
        tree = Tree(SeatView(game, state, seat), 1)
        tree.think(Clock(), iterations=60)
        ends += [node for node in ends_below(tree.root) if node.seat == seat]
    return ends


def ends_below(root: Node) -> list[Node]:
    """Return the node at the end of every edge below a node; where ways meet, once for each of them."""
    ends, waiting, known = [], [root], {root}
    while waiting:
        children = [child for child in waiting.pop().children.values() if child]
        ends += children
        waiting += {child for child in children if child not in known}
        known.update(children)
    return ends


@pytest.mark.parametrize("breadth", [1.0, 0.001])
def test_a_good_plan_is_told_from_a_bad_one_however_close_all_are(breadth: float) -> None:
    """Check that a seat far ahead, which wins with nearly every plan, still soon prefers the better one."""
    node = Node(0, [Plan(1.0, ()), Plan(1.0, ())], sharpness=1.0)
    for _ in range(100):
        chosen = node.select(breadth)
        node.visits[chosen] += 1
        node.total += 1
        node.sums[chosen] += 0.5 + breadth * chosen
    assert node.visits == [4, 96]


def one_coffee_more(state: Any, seat: int) -> None:
    state.mocha.coffee[seat] += 1


def a_letter_more(state: Any, seat: int) -> None:
    state.letters.open[seat] = (*state.letters.open[seat], 9)


def another_leader(state: Any, seat: int) -> None:
    state.caravan.holder = seat if state.caravan.holder != seat else (seat + 1) % 3


@pytest.mark.parametrize(
    ("setup", "change"), [(SETUPS[2], one_coffee_more), (SETUPS[3], a_letter_more), (SETUPS[3], another_leader)]
)
def test_what_a_seat_has_of_an_expansion_is_told_apart(
    setup: tuple[str, dict[str, object]], change: Callable[[Any, int], None]
) -> None:
    brain = brain_of("istanbul")
    _, state, seat = next(walk(setup))
    before = brain.situation(state, seat, ())
    change(state, seat)
    assert brain.situation(state, seat, ()) != before
