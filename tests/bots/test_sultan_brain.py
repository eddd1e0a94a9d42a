"""Sultan, judged: telling positions, no peeking, and words for every reason."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from istanbul_nb.bots.greedy import Greedy
from istanbul_nb.bots.search import Search
from istanbul_nb.core import Action, Clock, SeatView, Seeded
from istanbul_nb.games.sultan.brain import BRAIN
from istanbul_nb.games.sultan.brain.reasons import REASONS, reason_for
from istanbul_nb.games.sultan.rules import State
from istanbul_nb.words import LANGUAGES, Words
from tests.games.sultan.scenario import GAME, Scenario, fresh, table

FACTS = {"stone": "G", "points": 9, "bonus": 5, "number": 4, "percent": 60, "card": 3, "seat": "teal"}


def choice(scene: Scenario, bot: Greedy | Search | None = None) -> str:
    """Return what a bot does."""
    seat = scene.actor
    assert seat is not None
    return str((bot or Greedy(1))(SeatView(GAME, scene.state, seat), GAME.legal(scene.state), Clock()))


def reason(before: State, *actions: str) -> tuple[str, dict[str, object]]:
    seat, after = before.seat, before
    for action in actions:
        after = BRAIN.follow(after, Action.parse(action), Seeded(1))
    return BRAIN.reason(before, after, seat)


def last_trick(players: int, offered: str, hands: Sequence[str], stones: Sequence[str]) -> Scenario:
    tricks = 4 if players == 2 else 5
    return table(players, round=3, trick=tricks, offered=offered, hands=hands, stones=stones)


def test_the_stone_that_completes_a_set_is_bid_for_with_the_highest_card() -> None:
    stones = ["G5 W2", "W2 R3 Y1", "Y3 W2 R1"]
    scene = table(3, round=3, trick=4, offered="W G", hands=["15 9", "14 10", "13 9"], stones=stones)
    assert choice(scene) == "bid 15 2"


def test_a_fifteen_is_not_spent_on_a_lone_white_stone() -> None:
    hands = ["15 8 4 2 1"]
    scene = table(3, round=3, trick=1, offered="W W", hands=hands, stones=["B4 G3", "R4", "Y4"])
    assert not choice(scene).startswith("bid 15")


@pytest.mark.parametrize("bot", [Greedy(1), Search(1, iterations=30)], ids=["greedy", "search"])
def test_whoever_lays_last_takes_an_empty_cushion_with_the_lowest_card(bot: Greedy | Search) -> None:
    hands = ["9 8 7 6 5"] * 2 + ["15 12 8 5 2"]
    scene = table(3, round=1, trick=1, offered="B B", hands=hands)
    assert choice(scene.do("bid 9 1", "bid 8 1"), bot) == "bid 2 2"


@pytest.mark.parametrize("bot", [Greedy(1), Search(1, iterations=30)], ids=["greedy", "search"])
def test_the_only_card_of_the_last_trick_goes_where_it_brings_most(bot: Greedy | Search) -> None:
    stones = ["B4 W3", "R5 W1", "Y5 R1"]
    scene = last_trick(3, "W B", ["7", "9", "6"], stones)
    scene.state.first = 1
    scene.state.seat = 1
    scene.do("bid 9 1", "bid 6 1")
    assert scene.actor == 0
    assert choice(scene, bot) == "bid 7 2"


def test_a_card_that_surely_wins_is_worth_what_the_stone_brings() -> None:
    scene = last_trick(3, "W B", ["15", "9", "6"], ["B4 W3", "R5 W1", "Y5 R1"])
    after = BRAIN.follow(scene.state, Action.parse("bid 15 2"), Seeded(1))
    trick = BRAIN.terms(after, 0)[BRAIN.names.index("trick")]
    assert trick == pytest.approx(10.0)  # the fifth blue stone: 5 points, and 5 more as a bonus


def test_a_stone_that_a_rival_collects_goes_back() -> None:
    scene = table(3, round=3, trick=5, drawn="G W R", stones=["W2 R2", "G5", "Y5"], hands=["1", "14", "13"])
    assert choice(scene) == "return G"
    assert reason(scene.state, "return G", "bid 1 1") == ("deny", {"stone": "G", "seat": "saffron"})


def test_high_cards_in_hand_are_worth_more_than_low_ones() -> None:
    low, high = (table(4, offered="W R B", hands=[hand]).state for hand in ("5 4 3 2 1", "15 14 13 12 11"))
    assert BRAIN.worth(high, 0) > BRAIN.worth(low, 0) + 3


def test_the_cards_of_a_trick_are_not_turned_up_in_thought() -> None:
    scene = table(3, offered="W B").do("bid 1 1", "bid 2 1")
    before = GAME.encode(scene.state)
    after = BRAIN.follow(scene.state, Action.parse("bid 3 2"), Seeded(1))
    assert GAME.encode(scene.state) == before
    assert after.stones == scene.state.stones
    assert after.bids[-1] == (3, 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_sensible_actions_are_legal_and_terms_have_names(players: int) -> None:
    scene = fresh(players=players, chance=Seeded(players))
    while scene.actor is not None:
        candidates = BRAIN.candidates(scene.state)
        assert candidates
        assert set(candidates) <= set(GAME.legal(scene.state))
        assert len(BRAIN.terms(scene.state, scene.actor)) == len(BRAIN.names)
        assert sum(BRAIN.chances(scene.state)) == pytest.approx(1.0)
        scene.play(1)
    assert max(BRAIN.chances(scene.state)) in (1.0, 0.5)


@pytest.mark.parametrize("memory", [True, False], ids=["memory", "no-memory"])
@pytest.mark.parametrize("players", [2, 4])
def test_hidden_things_change_no_choice(players: int, memory: bool) -> None:
    scene, compared = fresh(players=players, memory=memory, chance=Seeded(players)), 0
    while scene.actor is not None:
        if len(GAME.legal(scene.state)) > 1:
            other = Scenario(GAME.resample_hidden(scene.state, scene.actor, Seeded(compared + 1)))
            for bot in (Greedy, Search):
                ways = [choice(each, bot(3) if bot is Greedy else Search(3, 4)) for each in (scene, other)]
                assert ways[0] == ways[1]
            compared += 1
        scene.play(3)
    assert compared > 10


def test_only_one_sample_of_a_rivals_card_fools_nobody() -> None:
    """Check that the worth of a bid is the same against every card that a rival may have laid in an imagined world."""
    worths = set()
    for card in (3, 9, 15):
        scene = table(3, offered="W B", hands=["15 9 3 2 1", "8 7 6 5 4"]).do(f"bid {card} 2")
        scene.state.seat = 1
        worths.add(BRAIN.worth(BRAIN.follow(scene.state, Action.parse("bid 8 2"), Seeded(1)), 1))
    assert len(worths) == 1


def test_rivals_in_imagined_worlds_lay_high_cards_for_what_they_want() -> None:
    scene = table(3, round=3, trick=1, offered="W G", stones=["G5", "W2 R3", "Y3 W2"], hands=["15 9 4 2 1"])
    scene.do("bid 15 2")
    chance = Seeded(4)
    plain = [GAME.resample_hidden(scene.state, 1, chance) for _ in range(40)]
    before = sum(state.bids[0][0] for state in plain)
    after = sum(BRAIN.plausible(state, 1, chance).bids[0][0] for state in plain)
    assert after > before + 40
    assert all(GAME.inventory(state) == GAME.inventory(scene.state) for state in plain)


def test_an_imagined_trick_is_played_to_its_end() -> None:
    scene = table(4, offered="W R B").do("bid 1 1")
    assert BRAIN.settle(scene.state, Seeded(1))
    assert scene.decision == ["offer"]


@pytest.mark.parametrize(
    ("actions", "key"),
    [(["bid 15 2"], "bonus"), (["bid 1 1"], "cheap"), (["bid 9 1"], "stone")],
    ids=["bonus", "cheap", "stone"],
)
def test_a_bid_has_a_reason(actions: list[str], key: str) -> None:
    scene = table(3, round=2, trick=1, offered="W G", hands=["15 9 4 2 1"], stones=["G3 W1", "R1 Y1", "Y1 R1"])
    found, facts = reason(scene.state, *actions)
    assert found == key
    if key == "bonus":
        assert facts["number"] == 4
        assert facts["points"] == 7
        assert facts["bonus"] == 3


def test_an_empty_cushion_and_a_rivals_colour_are_named_as_reasons() -> None:
    scene = table(3, offered="B B", hands=["9 8 7 6 5"] * 2 + ["15 12 8 5 2"]).do("bid 9 1", "bid 8 1")
    assert reason(scene.state, "bid 2 2")[0] == "alone"
    scene = table(3, round=3, trick=1, offered="W G", hands=["15 9 4 2 1"], stones=["W4", "G5", "Y4"])
    assert reason(scene.state, "bid 15 2") == ("keep", {"stone": "G", "seat": "saffron"})
    assert reason_for(BRAIN.prospect(scene.state, 0), scene.state, scene.state) == ("none", {})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", REASONS)
def test_every_reason_has_words(language: str, key: str) -> None:
    said = Words(language, "sultan").say(f"reason-{key}", **FACTS)
    assert said
    assert "{" not in said
