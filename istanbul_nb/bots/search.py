"""The third strength: a tree of turns, grown in many imagined worlds.

Each iteration imagines the hidden things anew, walks down the tree and adds one node. An edge is a plan: the actions of
a turn up to its end, or to where chance has a say. Greedy proposes the plans and says how promising they are; a leaf is
judged by how likely each seat wins from there.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from math import exp, fsum, inf, sqrt
from typing import Any

from istanbul_nb.bots.brain import brain_of
from istanbul_nb.bots.planner import Actions, Planner
from istanbul_nb.bots.quantize import quantize
from istanbul_nb.bots.rng import bot_rng
from istanbul_nb.bots.turns import Plan, Turns
from istanbul_nb.core import Action, Answer, Clock, Refused, SeatView, Stopped

WIDE, NARROW = 8, 3  # plans of one's own and of others that are followed
CURIOUS = 1.0  # how strongly plans that look good are tried before they have proved it
SHARP = 0.3  # how much more promising a plan is that is worth more
UNSETTLED = 0.25  # of the iterations to come may go to a plan that is behind
LOOKED_AT = 80  # positions that a proposal of plans may cost


class Node:
    """A decision: who decides, the plans that are followed, how often each was and what came of it."""

    __slots__ = ("children", "plans", "priors", "seat", "sums", "total", "visits")

    def __init__(self, seat: int, plans: Sequence[Plan], sharpness: float) -> None:
        self.seat = seat
        self.plans = [plan.actions for plan in plans]
        best = plans[0].worth
        weights = [exp((plan.worth - best) / sharpness) for plan in plans]
        total = fsum(weights)
        self.priors = [weight / total for weight in weights]
        self.visits = [0] * len(plans)
        self.sums = [0.0] * len(plans)
        self.total = 0
        self.children: dict[Any, Node | None] = {}  # `None` where a way was judged but not yet gone on

    def select(self, breadth: float) -> int:
        """Return the plan to try next: one that has proved good, or one that looks good and was little tried.

        `breadth` is how far apart the best and the worst are that were found: who is far ahead, or far behind, still
        tells a good plan from a bad one.
        """
        mean = fsum(self.sums) / self.total if self.total else 0.0
        push = CURIOUS * breadth * sqrt(self.total + 1)
        best, chosen = -1.0, 0
        for index, visits in enumerate(self.visits):
            value = self.sums[index] / visits if visits else mean
            score = value + push * self.priors[index] / (1 + visits)
            if score > best:
                best, chosen = score, index
        return chosen

    def standing(self, at: int) -> tuple[int, float, float]:
        """Return what plans are compared by: how often they were tried, then how they did, then how they looked."""
        return self.visits[at], self.sums[at], self.priors[at]


class Tree:
    """A tree over what a seat can know. Positions are judged where everybody has had the same number of turns."""

    def __init__(self, seen: SeatView, seed: int, also: Actions = (), clock: Clock | None = None) -> None:
        self.brain = brain = brain_of(seen.game.info.id)
        self.game = brain.game
        self.seen = seen
        self.clock = clock or Clock()
        self.chance = bot_rng(seed)
        self.turns = Turns(brain, self.chance, LOOKED_AT, brief=True)  # the tree comes by again
        self.iterations = 0
        plans = Turns(brain, self.chance).plans(seen.imagine(self.chance), self.clock)
        self.root = self._node(plans, seen.seat, also)
        self._met: dict[tuple[int, Hashable], Node] = {}
        players = brain.players(seen.imagine(self.chance))
        self._least, self._most = [1.0] * players, [0.0] * players  # that plans of each seat came to
        self.found = [0.0] * len(self.root.plans)  # chances to win, added up

    def think(self, clock: Clock, iterations: int | None = None, *, to_the_end: bool = True) -> None:
        """Grow so often, or as long as the clock allows; a choice of one needs no thought.

        Whoever does not think `to_the_end` stops as soon as no other plan can come first any more, and on the clock
        already when that is hardly to be expected.
        """
        self.clock = clock
        begun = clock.left
        while len(self.root.plans) > 1 and not clock.stopped:
            to_come = self._to_come(begun, clock.left) if iterations is None else iterations - self.iterations
            if to_come <= 0 or (not to_the_end and self._lead() > to_come):
                break
            self.grow()

    def _to_come(self, begun: float, left: float) -> float:
        """Return how many iterations the clock still allows, as fast as they went so far, that can change something."""
        if left <= 0:
            return 0.0
        return UNSETTLED * left * self.iterations / (begun - left) if self.iterations and left < begun else inf

    def _lead(self) -> int:
        """Return how much oftener the first plan was tried than the second."""
        second, first = sorted(self.root.visits)[-2:]
        return first - second

    def best(self) -> list[Actions]:
        """Return the plans by how often they were tried."""
        return [self.root.plans[at] for at in self._order()]

    def ranking(self) -> list[tuple[Actions, float]]:
        """Return the same, each with the chance to win that was found."""
        return [(self.root.plans[at], self._chance_at(at)) for at in self._order()]

    def _order(self) -> list[int]:
        return sorted(range(len(self.root.plans)), key=self.root.standing, reverse=True)

    def chance_of(self, plan: Actions) -> float:
        """Return the chance to win that was found for a plan."""
        return self._chance_at(self.root.plans.index(plan))

    def chances(self) -> list[float]:
        """Return how likely each seat wins when the best is done."""
        state = self._after(self.best()[0])
        try:
            return self.brain.chances(state, self.clock)
        except Stopped:
            return self.brain.rough_chances(state)

    def _after(self, plan: Actions) -> Any:
        """Return a world in which a plan was carried out, as far as it can be foreseen."""
        state = self.seen.imagine(self.chance)
        for action in plan:
            state = self.brain.follow(state, action, self.chance)
        return state

    def _chance_at(self, at: int) -> float:
        """Return what came of a plan; try it once if nobody has, or judge it as it lies where there is no time."""
        if not self.root.visits[at]:
            try:
                self._grow(at)
            except Stopped:
                return self.brain.rough_chances(self._after(self.root.plans[at]))[self.seen.seat]
        return self.found[at] / self.root.visits[at]

    def grow(self) -> None:
        """Run one iteration, unless the clock is stopped in the middle of it."""
        try:
            self._grow(self._select(self.root))
        except Stopped:  # half an iteration says nothing
            return
        self.iterations += 1

    def _grow(self, first: int) -> None:
        state, node, chosen = self._world(), self.root, first
        path: list[tuple[Node, int]] = []
        self.chance.take()
        while True:
            self.clock.check()
            path.append((node, chosen))
            turn = self.brain.turn(state)
            done, answers = self._carry_out(state, node.plans[chosen])
            if self.game.actor(state) is None or self.brain.settle(state, self.chance):
                break
            key = chosen, done, self.brain.situation(state, self.seen.seat, answers)
            child = node.children.get(key)
            if child is None:
                fresh = key not in node.children or not self.brain.deep
                if fresh and self.brain.comparable(turn, self.brain.turn(state), self.seen.seat):
                    node.children[key] = None
                    break
                child = node.children[key] = self._node_at(state, len(path))
            node, chosen = child, self._select(child)
        self._learn(path, state)

    def _select(self, node: Node) -> int:
        return node.select(max(0.0, self._most[node.seat] - self._least[node.seat]))

    def _world(self) -> Any:
        return self.brain.plausible(self.seen.imagine(self.chance), self.seen.seat, self.chance)

    def _carry_out(self, state: Any, plan: Actions) -> tuple[int, Sequence[Answer]]:
        """Return how many actions of a plan are possible in this world, and what chance answered."""
        done = 0
        try:
            for action in plan:
                self.game.apply(state, action, self.chance)
                done += 1
        except Refused:
            pass
        return done, self.chance.take()

    def _node_at(self, state: Any, depth: int) -> Node:
        """Return the node of a position; ways that are as long and lead to positions that are alike meet in one."""
        seat, alike = self.game.actor(state), self.brain.alike(state, self.seen.seat)
        assert seat is not None
        known = self._met.get((depth, alike))
        if known is None:
            known = self._node(self.turns.plans(state, self.clock), seat)
            if alike is not None:
                self._met[depth, alike] = known
        return known

    def _node(self, plans: Sequence[Plan], seat: int, also: Actions = ()) -> Node:
        picked = _different(plans, WIDE if seat == self.seen.seat else NARROW)
        if also and all(plan.actions != also for plan in picked):
            picked.append(Plan(picked[-1].worth, also))
        return Node(seat, picked, self.brain.scale * SHARP)

    def _learn(self, path: Sequence[tuple[Node, int]], state: Any) -> None:
        outlook, chances = self.brain.outlook(state, self.clock)
        outlook = [quantize(each) for each in outlook]  # so that their sums are exact
        for node, chosen in path:
            node.total += 1
            node.visits[chosen] += 1
            node.sums[chosen] += outlook[node.seat]
            mean = node.sums[chosen] / node.visits[chosen]
            self._least[node.seat] = min(self._least[node.seat], mean)
            self._most[node.seat] = max(self._most[node.seat], mean)
        self.found[path[0][1]] += chances[self.seen.seat]


def _different(plans: Sequence[Plan], number: int) -> list[Plan]:
    """Return the best plans that begin differently, then the best others; other orders of the same actions are one."""
    ways: dict[frozenset[Action], Plan] = {}
    for plan in plans:
        ways.setdefault(frozenset(plan.actions), plan)
    first: dict[Action, Plan] = {}
    for plan in ways.values():
        first.setdefault(plan.actions[0], plan)
    picked = list(first.values())[:number]
    if len(picked) < number:
        picked += [plan for plan in ways.values() if plan not in picked][: number - len(picked)]
    return sorted(picked, key=lambda plan: -plan.worth)


class Search(Planner):
    """Thinks as long as the clock allows, or a number of iterations: then the same seed gives the same choices."""

    name = "search"

    def __init__(self, seed: int, iterations: int | None = None) -> None:
        super().__init__(seed)
        self.iterations = iterations

    def plan(self, seen: SeatView, clock: Clock) -> Actions:
        tree = Tree(seen, self.seed, clock=clock)
        tree.think(clock, self.iterations, to_the_end=False)
        self.grown = tree.iterations
        return tree.best()[0]
