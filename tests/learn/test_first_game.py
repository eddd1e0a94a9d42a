"""The guided game of the course for beginners."""

from __future__ import annotations

from istanbul_nb.core import Seeded
from istanbul_nb.learn import Sitting, lesson_called

GAME = 1  # the step with the game
MANY = 12  # tips in every game of somebody who plays sensibly
MOST = 20  # of the 26 in some of a few games


def told(seed: int) -> list[str]:
    """Return the tips that a learner gets who plays like a bot, in a game with these dice."""
    sitting = Sitting(lesson_called("istanbul/firstgame"), step=GAME)
    tips: list[str] = []
    sitting.match.chance = Seeded(seed)
    sitting.match.observe(lambda change: tips.append(sitting.tip), "revision")
    sitting.match.assign_bot(0, "greedy")
    sitting.match.run_bots()
    assert sitting.done
    return [tip for place, tip in enumerate(tips) if tip and tip not in tips[:place]]


def test_whoever_plays_sensibly_is_told_many_tips() -> None:
    games = [told(seed) for seed in (1, 2, 3)]
    assert all(len(tips) >= MANY for tips in games)
    assert len({tip for tips in games for tip in tips}) >= MOST


def test_the_first_turn_begins_with_a_tip() -> None:
    sitting = Sitting(lesson_called("istanbul/firstgame"), step=GAME)
    assert sitting.tip.startswith("Your first turn.")
    assert sitting.match.actor == 0
