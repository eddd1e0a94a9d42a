"""Plans the Dice Game that the browser test plays by clicking: `python -m tests.browser.record_dice`."""

from __future__ import annotations

import random
from typing import Any

from istanbul_nb.core import Action
from istanbul_nb.match.match import Match
from tests.browser.record import FOLDER

NAMES = ("Anna", "Boris")
SEEDS = range(40)
KINDS = {"reroll", "choose", "use", "give", "two", "carry", "tile", "ruby", "lira", "cards", "brown"}
# Rather this than that: what brings rubies comes first.
WORTH = {"ruby": 90, "exchange": 90, "accept": 60, "tile": 50, "two": 40, "choose": 30, "cards": 25, "brown": 22}


def keen(match: Match, choices: random.Random) -> Action:
    """Return what a person in a hurry would do, and now and then something else."""

    def wish(action: Action) -> Any:
        idle = action.verb in ("end", "decline", "reroll")
        return choices.random() < 0.1, WORTH.get(action.verb, 0 if idle else 20) + 12 * choices.random()

    rerolls = [action for action in match.legal if action.verb == "reroll"]
    if rerolls and choices.random() < 0.15:
        return choices.choice(rerolls)
    return max(match.legal, key=wish)


def record(seed: int) -> Match:
    match, choices = Match("dice", names=NAMES, seed=seed), random.Random(seed)
    while not match.over:
        match.do(keen(match, choices))
    return match


def main() -> None:
    """Record the shortest of several games in which nearly everything is done."""
    games = [record(seed) for seed in SEEDS]
    rich = [match for match in games if {step.action.verb for step in match.steps} >= KINDS]
    match = min(rich, key=lambda each: len(each.steps))
    match.save(FOLDER / "dice.match")
    print(f"{len(match.steps)} steps of {len(rich)} games: {sorted({step.action.verb for step in match.steps})}")


if __name__ == "__main__":
    main()
