"""Exact odds: by hand, and beside simulated rolls."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from fractions import Fraction
from functools import partial
from itertools import product
from math import sqrt
from typing import Any

import pytest

from istanbul_nb.core import Action, Seeded, enumerate_chance
from istanbul_nb.games.dice.face.face import odds as shown_odds
from istanbul_nb.games.dice.face.signs import spelled
from istanbul_nb.games.dice.rules.odds import first_roll, odds
from istanbul_nb.games.dice.rules.offers import TRADES
from tests.games.dice.scenario import FACES, GAME, Scenario, table

ROLLS = 200_000
SIGMAS = 4.5


@pytest.mark.rule("dice.turn.roll")
def test_odds_of_the_first_roll_by_hand() -> None:
    found = first_roll(table().view())
    assert found["lira"] == found["cards 1"] == 1 - Fraction(5, 6) ** 5
    assert found["cards 2"] == 1 - Fraction(5, 6) ** 5 - 5 * Fraction(1, 6) * Fraction(5, 6) ** 4
    assert found["token R"] == found["cards 2"]
    assert found["cards 5"] == Fraction(1, 7776)
    assert found["ruby R"] == Fraction(5 * 5 + 1, 7776)
    assert found["crystal R G"] == 1 - 2 * Fraction(5, 6) ** 5 + Fraction(4, 6) ** 5
    every_colour = Fraction(2 * 120 + 4 * 60, 7776)
    assert found["two"] == found["ruby mixed"] == found["tile die"] == every_colour
    assert found["ruby lira"] == 0


@pytest.mark.rule("dice.turn.roll")
def test_odds_of_rolling_again_by_hand() -> None:
    view = table().rolled("R3 L C").view()
    found = odds(view, ["R3"], 2)
    assert found["ruby R"] == Fraction(11, 36)
    assert found["token R"] == found["tile lira-R"] == 1
    assert found["lira"] == Fraction(11, 36)
    assert found["crystal R G"] == Fraction(11, 36)
    assert found["crystal"] == 1 - Fraction(3, 6) ** 2
    nothing = odds(view, ["R3", "L", "C"], 0)
    assert {name for name, chance in nothing.items() if chance} == {
        *("token R", "token", "lira", "cards 1", "tile lira-R", "tile good-R", "tile"),
    }


@pytest.mark.rule("dice.turn.roll")
def test_odds_name_every_action_that_these_dice_may_bring_and_any_of_a_kind() -> None:
    scene = table().rolled("R3 L C")
    named = odds(scene.view(), ["R", "C"], 2).keys()
    trades = {str(action) for action in TRADES}
    tiles = {f"tile {tile}" for tile in scene.open_tiles}
    rubies = {f"ruby {track}" for track in ("R", "G", "Y", "B", "mixed", "lira")}
    kinds = {"token", "crystal", "brown", "tile", "ruby"}
    assert named == {"lira", "cards 1", "cards 2", "cards 3"} | trades | tiles | rubies | kinds


@pytest.mark.rule("dice.use.token")
def test_tokens_and_lira_count_too() -> None:
    found = odds(table().seat(0, tokens="R", brown=1, lira=10).rolled("R3 L C").view(), ["R2"], 3)
    assert found["ruby R"] == found["ruby lira"] == found["ruby"] == 1
    assert found["brown G Y B"] == Fraction(
        sum(len({"G", "Y", "B"} & {*fall}) >= 2 for fall in product(FACES, repeat=3)), 216
    )


@pytest.mark.rule("dice.ruling.sold-out")
def test_a_track_without_rubies_has_no_odds() -> None:
    found = first_roll(table().rubies(R=0, lira=0).view())
    assert "ruby R" not in found
    assert "ruby lira" not in found


def able(scene: Scenario, fall: Iterable[str]) -> set[str]:
    """Return what is legal with such a roll, asked of the rules themselves."""
    state = GAME.copy(scene.state)
    fallen = Counter(fall)
    state.free = [fallen[face] for face in FACES]
    state.legal = None
    names = {str(action) for action in GAME.legal(state)}
    kinds = {name.split()[0] for name in names} & {"token", "crystal", "brown", "tile", "ruby"}
    return names | kinds


def scenes() -> dict[str, tuple[Scenario, str, int]]:
    """Return a scene, the dice kept, and how many are rolled again."""
    rich = table().seat(0, tokens="R G2", brown=1, lira=4)
    return {
        "all five": (table().rolled("R2 G L C"), "", 5),
        "three again": (rich.rolled("R2 G L C"), "R2", 3),
        "six of six": (table(4).seat(0, tiles="die", tokens="Y2").rolled("R2 G L C2"), "", 6),
    }


@pytest.mark.rule("dice.turn.roll")
@pytest.mark.parametrize("name", scenes())
def test_odds_equal_what_the_rules_allow_over_every_fall(name: str) -> None:
    scene, kept, again = scenes()[name]
    held = [face for word in kept.split() for face in word[0] * int(word[1:] or 1)]
    falls = Counter(tuple(sorted(fall)) for fall in product(FACES, repeat=again))
    counted: Counter[str] = Counter()
    for fall, orders in falls.items():
        for action in able(scene, (*held, *fall)):
            counted[action] += orders
    found = odds(scene.view(), kept.split(), again)
    assert {action: Fraction(counted[action], 6**again) for action in found} == found


def rolls_in_games(seeds: range) -> Iterator[tuple[Any, Action]]:
    """Yield positions of random games in which up to three dice are rolled, and the roll."""
    for seed in seeds:
        chance, choose = Seeded(seed), random.Random(seed)
        state = GAME.setup({"players": 2 + seed % 3}, chance)
        for _ in range(300):
            if GAME.actor(state) is None:
                break
            legal = list(GAME.legal(state))
            again = [
                action
                for action in legal
                if action.verb == "reroll" and len(spelled([str(word) for word in action.args])) <= 3
            ]
            if again and choose.random() < 0.2:
                yield GAME.copy(state), choose.choice(again)
            GAME.apply(state, choose.choice(legal), chance)


@pytest.mark.rule("dice.turn.roll")
def test_the_odds_that_are_shown_equal_all_falls_of_the_dice_in_random_games() -> None:
    tried = 0
    for state, action in rolls_in_games(range(12)):
        seat = GAME.actor(state)
        found: defaultdict[str, Fraction] = defaultdict(Fraction)
        for fall in enumerate_chance(partial(rolled, state, action)):
            for name in fall.result:
                found[name] += fall.probability
        shown = shown_odds(GAME.view(state, seat), action)
        assert shown == {name: round(float(found[name]), 4) for name in shown}
        tried += 1
    assert tried > 30


def rolled(state: Any, action: Action, chance: Any) -> set[str]:
    """Return what can be done after a roll."""
    twin = GAME.copy(state)
    GAME.apply(twin, action, chance)
    names = {str(each) for each in GAME.legal(twin)}
    return names | {name.split()[0] for name in names} & {"token", "crystal", "brown", "tile", "ruby"}


@pytest.mark.rule("dice.turn.roll")
@pytest.mark.parametrize("name", scenes())
def test_odds_equal_a_simulation_within_sampling_error(name: str) -> None:
    scene, kept, again = scenes()[name]
    held = [face for word in kept.split() for face in word[0] * int(word[1:] or 1)]
    rolls = random.Random(2026).choices(FACES, k=ROLLS * again)
    seen = Counter(tuple(sorted(rolls[start : start + again])) for start in range(0, len(rolls), again))
    counted: Counter[str] = Counter()
    for fall, times in seen.items():
        for action in able(scene, (*held, *fall)):
            counted[action] += times
    for action, chance in odds(scene.view(), kept.split(), again).items():
        error = SIGMAS * sqrt(chance * (1 - chance) / ROLLS)
        assert abs(counted[action] / ROLLS - chance) <= error, action


def test_dice_that_make_no_sense_are_refused() -> None:
    with pytest.raises(ValueError, match="kept"):
        odds(table().view(), ["X"], 3)
    with pytest.raises(ValueError, match="rolled"):
        first_roll(table().rolled("R5").view())
