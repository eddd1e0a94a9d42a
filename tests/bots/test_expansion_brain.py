"""Istanbul's brain with the expansions: what it judges by, what it thinks about, and what it finds."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.bots.greedy import Greedy
from istanbul_nb.bots.turns import Turns
from istanbul_nb.core import Clock, Legal, SeatView, Seeded
from istanbul_nb.games.istanbul.brain import BRAIN, PARTS, REASONS, bazaar
from istanbul_nb.words import Words
from tests.games.istanbul.scenario import GAME, Scenario, table

from .walks import positions

SETUPS: list[dict[str, Any]] = [
    {"players": 2, "expansion": "mocha"},
    {"players": 4, "expansion": "mocha", "neutral": True},
    {"players": 2, "expansion": "letters", "deck": "new"},
    {"players": 4, "expansion": "letters", "caravan": True},
    {"players": 3, "expansion": "grand", "caravan": True},
    {"players": 5, "expansion": "grand"},
    {"players": 3, "caravan": True, "neutral": True},
]


def name_of(options: dict[str, Any]) -> str:
    return "-".join(f"{name}={value}" for name, value in options.items())


every_setup = pytest.mark.parametrize("options", SETUPS, ids=name_of)


def played(scene: Scenario) -> list[str]:
    """Return what greedy does until its turn is over."""
    state, chance, found = scene.state, Seeded(1), list[str]()
    seat = GAME.actor(state)
    assert seat is not None
    bot = Greedy(1)
    while GAME.actor(state) == seat and not state.over and len(found) < 40:
        action = bot(SeatView(GAME, state, seat), Legal(GAME.legal(state)), Clock())
        GAME.apply(state, action, chance)
        found.append(str(action))
    return found


def best_with(first: str, scene: Scenario) -> float:
    """Return the worth of the best plan that begins with an action."""
    return max(plan.worth for plan in Turns(BRAIN, Seeded(1)).plans(scene.state) if str(plan.actions[0]) == first)


@every_setup
def test_there_is_a_term_for_every_name(options: dict[str, Any]) -> None:
    for state in positions(GAME, options, 240, 12):
        in_play = {part.name for part in state.rules.parts}
        for seat in range(options["players"]):
            terms = dict(zip(BRAIN.names, BRAIN.terms(state, seat), strict=True))
            absent = [name for part, module in PARTS.items() if part not in in_play for name in module.NAMES]
            assert not any(terms[name] for name in absent)


def test_names_are_different() -> None:
    assert len(set(BRAIN.names)) == len(BRAIN.names)
    assert set(REASONS) <= set(BRAIN.names)


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("name", [name for name in BRAIN.names if name not in bazaar.NAMES])
def test_every_new_reason_has_words(language: str, name: str) -> None:
    options = {"players": 2, "expansion": "grand", "caravan": True}
    state = GAME.setup(options, Seeded(1))
    facts = REASONS[name](state, state, 0) if name in REASONS else {}
    words = Words(language, "istanbul")
    assert "reason" not in words.say(f"reason-{name}", **facts)


@every_setup
def test_what_deserves_a_thought_is_legal_and_never_nothing(options: dict[str, Any]) -> None:
    seen = set()
    for seed in (1, 2, 3):
        for state in positions(GAME, options, 500, 1, seed):
            legal, candidates = GAME.legal(state), BRAIN.candidates(state)
            assert candidates
            assert set(candidates) <= set(legal)
            assert len(set(candidates)) == len(candidates)
            seen.add(state.frames[-1][0])
    assert len(seen) > 15


@every_setup
def test_the_same_is_chosen_whatever_the_others_hold(options: dict[str, Any]) -> None:
    for number, state in enumerate(positions(GAME, options, 200, 20)):
        seat = GAME.actor(state)
        assert seat is not None
        other = GAME.resample_hidden(state, seat, Seeded(number + 50))
        choices = [
            Greedy(number)(SeatView(GAME, each, seat), Legal(GAME.legal(state)), Clock()) for each in (state, other)
        ]
        assert choices[0] == choices[1]


def test_a_turn_is_thought_through_up_to_the_question_of_another_one() -> None:
    scene = table(expansion="letters").seat(0, at=6, lira=3, letters=[21, 22, 23])
    plans = Turns(BRAIN, Seeded(1)).plans(scene.state)
    assert all("double" not in map(str, plan.actions) for plan in plans)
    scene.do("move 11", "leave", "end")
    plans = Turns(BRAIN, Seeded(1)).plans(scene.state)
    assert {str(plan.actions[0]) for plan in plans} == {"double", "end"}
    assert any(plan.actions[-1].verb != "seal" for plan in plans if str(plan.actions[0]) == "double")


def test_coffee_buys_the_ruby_that_wins() -> None:
    scene = table(expansion="mocha").seat(0, at=18, coffee=6, rubies=5)
    assert "treat" in played(scene)
    assert scene[0].rubies == 6


def test_a_barrier_is_put_beside_the_place_that_sells_the_ruby() -> None:
    scene = table(expansion="mocha").seat(0, at=20, coffee=2, lira=30, rubies=5)
    acts = played(scene)
    assert any(action.startswith("barrier") for action in acts), acts
    assert "visit 16" in acts
    assert scene[0].rubies == 6


def test_the_guild_card_for_half_price_is_played_where_it_wins() -> None:
    scene = table(expansion="mocha").seat(0, at=1, coffee=3, rubies=5, guild=[9, 20])
    assert played(scene)[0] == "guild 20"


def test_a_guild_card_that_can_be_carried_out_is_worth_more() -> None:
    poor = table(expansion="mocha").seat(0, at=1, guild=[20])
    rich = table(expansion="mocha").seat(0, at=1, guild=[20], coffee=3)
    at = BRAIN.names.index("guild")
    assert BRAIN.terms(rich.state, 0)[at] > BRAIN.terms(poor.state, 0)[at]


def test_the_dullest_guild_card_is_dropped() -> None:
    scene = table(expansion="mocha").seat(0, at=18, guild=[1, 13]).acting(18)
    scene.do("enrol", guild=[16, 2])
    assert BRAIN.candidates(scene.state)[0].args[0] in (13, 16)


def test_six_seals_next_door_become_a_ruby() -> None:
    scene = table(expansion="letters").seat(0, at=22, delivered=[1, 2, 3], rubies=2)
    assert "petition" in " ".join(played(scene))
    assert scene[0].rubies == 3


def test_a_letter_is_delivered_on_the_way() -> None:
    scene = table(expansion="letters").seat(0, at=6, letters=[2])
    without = table(expansion="letters").seat(0, at=6)
    assert best_with("move 2", scene) - best_with("move 2", without) > 3
    assert best_with("move 2", scene) - best_with("move 2", without) > (
        best_with("move 1", scene) - best_with("move 1", without)
    )


def test_the_double_turn_that_wins_is_taken() -> None:
    scene = table(expansion="letters").seat(0, at=11, lira=30, rubies=5, letters=[1, 2, 3]).acting(11)
    scene.do("end")
    assert scene.decision == "double"
    assert played(scene)[0] == "double"
    assert scene[0].rubies == 6


def test_letters_are_kept_where_another_turn_brings_less() -> None:
    scene = table(expansion="letters").seat(0, at=21, delivered=[1, 2], letters=[3]).acting(21)
    scene.do("end")
    assert played(scene)[0] == "end"


def test_nobody_bids_more_than_two_cards_are_worth() -> None:
    scene = table(players=2, expansion="letters").seat(0, at=23, lira=30).seat(1, lira=30).acting(23)
    scene.do("auction R", "bid 5")
    assert scene.actor == 1
    assert played(scene) == ["pass"]


def test_a_cheap_auction_is_not_given_away() -> None:
    scene = table(players=2, expansion="letters").seat(0, at=23, lira=30).seat(1, lira=30).acting(23)
    scene.do("auction R", "bid 1")
    assert played(scene)[0].startswith("bid")


def test_the_movement_tile_brings_places_nearer() -> None:
    scene = table(expansion="mocha").seat(0, at=1, coffee=6)
    rider = table(expansion="mocha").seat(0, at=1, coffee=6, tavern="move")
    at = BRAIN.names.index("coffee")
    assert BRAIN.terms(rider.state, 0)[at] > BRAIN.terms(scene.state, 0)[at]


def test_the_companion_brings_places_nearer() -> None:
    far = table(expansion="letters").seat(0, at=1, delivered=[1, 2, 3])
    near = table(expansion="letters").seat(0, at=1, delivered=[1, 2, 3], companion=23)
    at = BRAIN.names.index("society")
    assert BRAIN.terms(near.state, 0)[at] > BRAIN.terms(far.state, 0)[at]


def test_the_caravan_token_is_worth_something() -> None:
    scene = table(caravan=True).caravan(1)
    at = BRAIN.names.index("caravan")
    assert BRAIN.terms(scene.state, 1)[at] > BRAIN.terms(scene.state, 0)[at] == 0
