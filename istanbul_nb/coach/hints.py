"""What a bot would say to a person: the best actions with a reason, and how likely each seat wins."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from istanbul_nb.bots.brain import Judge
from istanbul_nb.bots.planner import Actions
from istanbul_nb.bots.search import Tree
from istanbul_nb.core import Action, Clock, SeatView, Seeded
from istanbul_nb.words import Words

LOOKS = 25  # at what chance brings


@dataclass(frozen=True)
class Hint:
    """Something to do: the actions of a plan, the chance to win with it, and why, in words."""

    actions: Actions
    chance: float
    reason: str

    @property
    def action(self) -> Action:
        """Return what to do now."""
        return self.actions[0]

    def __str__(self) -> str:
        return f"{', '.join(map(str, self.actions))}: {self.reason} ({self.chance:.0%})"


@dataclass(frozen=True)
class Advice:
    """What a bot would say to the seat that decides: hints, the best first, and how likely each seat wins."""

    seat: int
    hints: tuple[Hint, ...]
    chances: tuple[float, ...]
    iterations: int

    def __str__(self) -> str:
        return "\n".join(map(str, self.hints))


def advise(seen: SeatView, words: Words, clock: Clock, count: int = 3, iterations: int | None = None) -> Advice:
    """Return the best few actions of the seat that decides, from what it may know."""
    tree = Tree(seen, 0, clock=clock)
    tree.think(clock, iterations)
    hints: dict[Action, Hint] = {}
    for plan, chance in tree.ranking():
        if plan[0] not in hints and len(hints) < count:
            hints[plan[0]] = Hint(plan, chance, reason_for(tree.brain, seen, plan, words, clock))
    return Advice(seen.seat, tuple(hints.values()), tuple(tree.chances()), tree.iterations)


def reason_for(brain: Judge, seen: SeatView, plan: Actions, words: Words, clock: Clock | None = None) -> str:
    """Tell what speaks for a plan; where chance has a say, what comes most often, or first if the clock is stopped."""
    chance, before = Seeded(2), seen.imagine(Seeded(1))
    found: Counter[str] = Counter()
    for _ in range(LOOKS):
        after = before
        for action in plan:
            after = brain.follow(after, action, chance)
        key, facts = brain.reason(before, after, seen.seat)
        found[words.say(f"reason-{key}", **facts)] += 1
        if not chance.take() or (clock is not None and clock.stopped):
            return found.most_common(1)[0][0]
    reason, times = found.most_common(1)[0]
    return reason if times == LOOKS else words.say("reason-likely", reason=reason)
