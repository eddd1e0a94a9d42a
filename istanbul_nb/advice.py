"""What a bot would say to a person: the best actions with a reason, and how likely each seat wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from istanbul_nb.bots.brain import Judge
from istanbul_nb.bots.brains import brain_of
from istanbul_nb.bots.turns import Plan, turns_of
from istanbul_nb.core import Action, Clock, Game, Seeded, Seen
from istanbul_nb.words import Words

IMAGINED = 8  # worlds that a chance to win is averaged over


@dataclass(frozen=True)
class Hint:
    """Something to do: the actions of a plan, the chance to win with it, and why, in words."""

    actions: tuple[Action, ...]
    chance: float
    reason: str

    @property
    def action(self) -> Action:
        """What to do now."""
        return self.actions[0]


@dataclass(frozen=True)
class Advice:
    """What a bot would say to the seat that decides."""

    seat: int
    hints: tuple[Hint, ...]
    chances: tuple[float, ...]


def advise(seen: Seen, words: Words, clock: Clock, count: int = 3) -> Advice:
    """The best few actions of the seat that decides, from what it may know."""
    brain = brain_of(seen.game.info.id)
    turns = turns_of(brain, 0)
    state = seen.imagine(turns.chance)
    best: dict[Action, Plan] = {}
    for plan in turns.plans(state):
        best.setdefault(plan.actions[0], plan)
    hints = [_hint(brain, state, seen.seat, plan, words) for plan in list(best.values())[:count]]
    return Advice(seen.seat, tuple(hints), tuple(chances_of(seen.game, state, seen.seat)))


def chances_of(game: Game[Any], state: Any, seat: int | None) -> list[float]:
    """How likely each seat wins, as far as a seat or a spectator can know."""
    brain, chance = brain_of(game.info.id), Seeded(1)
    worlds = [brain.chances(game.resample(state, seat, chance)) for _ in range(IMAGINED)]
    return [sum(each) / IMAGINED for each in zip(*worlds, strict=True)]


def _hint(brain: Judge, state: Any, seat: int, plan: Plan, words: Words) -> Hint:
    after, chance = brain.game.copy(state), Seeded(2)
    for action in plan.actions:
        brain.game.apply(after, action, chance)
    key, facts = brain.reason(state, after, seat)
    return Hint(plan.actions, brain.chances(after)[seat], words.say(f"reason-{key}", **facts))
