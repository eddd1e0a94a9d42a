"""The third strength: a tree of turns, grown in many imagined worlds.

Each iteration imagines the hidden things anew, walks down the tree and adds one node. An edge is a plan: the actions of
a turn up to its end, or to where chance has a say. Greedy proposes the plans and says how promising they are; a leaf is
judged by how likely each seat wins from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Any

from istanbul_nb.bots.brain import Judge
from istanbul_nb.bots.brains import brain_of
from istanbul_nb.bots.turns import Plan, Turns
from istanbul_nb.core import Action, Clock, Refused, Seeded, Seen

WIDE, NARROW = 8, 3  # plans of one's own and of others that are followed
CURIOUS = 0.35  # how strongly plans that look good are tried before they have proved it
LOOKED_AT = 150  # positions that a proposal of plans may cost


class Node:
    """A decision: who decides, the plans that are followed, how often each was and what came of it."""

    __slots__ = ("children", "plans", "priors", "seat", "sums", "total", "visits")

    def __init__(self, seat: int, plans: Sequence[Plan], sharpness: float) -> None:
        self.seat = seat
        self.plans = [plan.actions for plan in plans]
        best = plans[0].worth
        weights = [exp((plan.worth - best) / sharpness) for plan in plans]
        self.priors = [weight / sum(weights) for weight in weights]
        self.visits = [0] * len(plans)
        self.sums = [0.0] * len(plans)
        self.total = 0
        self.children: dict[Any, Node] = {}

    def select(self) -> int:
        """The plan to try next: what has proved good, and what looks good and was little tried."""
        mean = sum(self.sums) / self.total if self.total else 0.0
        push = CURIOUS * sqrt(self.total + 1)
        best, chosen = -1.0, 0
        for index, visits in enumerate(self.visits):
            value = self.sums[index] / visits if visits else mean
            score = value + push * self.priors[index] / (1 + visits)
            if score > best:
                best, chosen = score, index
        return chosen

    def most_visited(self) -> int:
        """The plan that was tried most, the better one of equals."""
        return max(range(len(self.plans)), key=lambda at: (self.visits[at], self.sums[at], self.priors[at]))


class Tree:
    """A tree over what a seat can know."""

    def __init__(self, brain: Judge, seen: Seen, seed: int) -> None:
        self.brain = brain
        self.game = brain.game
        self.seen = seen
        self.chance = Seeded(seed)
        self.turns = Turns(brain, self.chance, LOOKED_AT)
        self.iterations = 0
        wide = Turns(brain, self.chance)
        self.root = self._node(wide.plans(seen.imagine(self.chance)), seen.seat)

    def grow(self) -> None:
        """One iteration."""
        state, node = self.seen.imagine(self.chance), self.root
        self.chance.take()
        path: list[tuple[Node, int]] = []
        while True:
            chosen = node.select()
            path.append((node, chosen))
            answers = self._carry_out(state, node.plans[chosen])
            if answers is None or self.game.actor(state) is None:
                break
            child = node.children.get((chosen, answers))
            if child is None:
                seat = self.game.actor(state)
                assert seat is not None
                child = node.children[chosen, answers] = self._node(self.turns.plans(state), seat)
                if self._carry_out(state, child.plans[0]) is not None and self.game.actor(state) == seat:
                    self.turns.finish(state)
                break
            node = child
        self._learn(path, self.brain.chances(state))
        self.iterations += 1

    def _carry_out(self, state: Any, plan: tuple[Action, ...]) -> tuple[Any, ...] | None:
        """What chance answered; `None` if the plan is not possible in this world."""
        try:
            for action in plan:
                self.game.apply(state, action, self.chance)
        except Refused:
            return None
        return tuple(self.chance.take())

    def _node(self, plans: Sequence[Plan], seat: int) -> Node:
        number = WIDE if seat == self.seen.seat else NARROW
        return Node(seat, _different(plans, number), self.brain.scale * 0.3)

    def _learn(self, path: Sequence[tuple[Node, int]], chances: Sequence[float]) -> None:
        for node, chosen in path:
            node.total += 1
            node.visits[chosen] += 1
            node.sums[chosen] += chances[node.seat]


def _different(plans: Sequence[Plan], number: int) -> list[Plan]:
    """The best plans that begin differently, then the best of the others."""
    first: dict[Action, Plan] = {}
    for plan in plans:
        first.setdefault(plan.actions[0], plan)
    picked = list(first.values())[:number]
    if len(picked) < number:
        picked += [plan for plan in plans[: 2 * number] if plan not in picked][: number - len(picked)]
    return sorted(picked, key=lambda plan: -plan.worth)


class Search:
    """Thinks as long as the clock allows, or a number of iterations."""

    name = "search"

    def __init__(self, seed: int, iterations: int | None = None) -> None:
        self.seed = seed
        self.iterations = iterations
        self._expected: dict[str, Any] = {}
        self._rest: tuple[Action, ...] = ()

    def __call__(self, view: Seen, legal: Sequence[Action], clock: Clock) -> Action:
        if len(legal) == 1:
            return legal[0]
        if not self._rest or view != self._expected:
            self._rest = self._think(view, clock)
        action, self._rest = self._rest[0], self._rest[1:]
        if self._rest:
            self._expected = self._after(view, action)
        return action

    def _think(self, view: Seen, clock: Clock) -> tuple[Action, ...]:
        tree = Tree(brain_of(view.game.info.id), view, self.seed)
        self.tree = tree
        if len(tree.root.plans) == 1:
            return tree.root.plans[0]
        while clock.left if self.iterations is None else tree.iterations < self.iterations:
            tree.grow()
        return tree.root.plans[tree.root.most_visited()]

    def _after(self, view: Seen, action: Action) -> dict[str, Any]:
        """What the seat expects to see when its plan goes on."""
        state, chance = view.imagine(Seeded(0)), Seeded(0)
        view.game.apply(state, action, chance)
        return view.game.view(state, view.seat)
