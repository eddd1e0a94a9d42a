"""At every decision of the games, reached or seldom reached at random: no refusal misleads."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from istanbul_nb.games import game_of
from tests.attacks.refusals import check
from tests.games.dice.pauses import SCENES as DICE
from tests.games.istanbul.letters.pauses import GRAND_DECISIONS
from tests.games.istanbul.letters.pauses import SCENES as LETTERS
from tests.games.istanbul.mocha.pauses import SCENES as MOCHA
from tests.games.istanbul.pauses import DECISIONS, ERRANDS, PAUSES
from tests.refusals.trying import attempts

BASE = {**PAUSES, **DECISIONS, **{f"errand at {place}": errand for place, errand in ERRANDS.items()}}
SCENES: dict[str, tuple[str, Mapping[str, Callable[[], Any]]]] = {
    "base game": ("istanbul", BASE),
    "Mocha & Baksheesh": ("istanbul", MOCHA),
    "Letters & Seals": ("istanbul", LETTERS),
    "Grand Bazaar": ("istanbul", GRAND_DECISIONS),
    "Dice Game": ("dice", DICE),
}
TRIES = 100  # at each decision


@pytest.mark.parametrize("setup", SCENES)
def test_no_refusal_misleads_at_any_decision(setup: str) -> None:
    name, scenes = SCENES[setup]
    game, choices, refused = game_of(name), random.Random(1), 0
    for scene in scenes.values():
        state = scene().state
        tried = sorted(attempts(name, game, state, choices), key=str)
        for action in choices.sample(tried, TRIES):
            refusal = game.explain(state, action)
            if refusal is not None:
                check(name, state, refusal, game.legal(state))
                refused += 1
    assert refused > TRIES * len(scenes) // 2
