"""The judgement of the Dice Game: telling positions, sense, exact averages, reasons in words, no peeking."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from istanbul_nb.bots.greedy import Greedy
from istanbul_nb.bots.random_bot import RandomBot
from istanbul_nb.bots.turns import Turns
from istanbul_nb.core import Action, Chance, Clock, Legal, SeatView, Seeded, enumerate_chance
from istanbul_nb.games.dice.brain import BRAIN, next_turn
from istanbul_nb.games.dice.brain.reasons import EXTRA
from istanbul_nb.games.dice.brain.turn import NARROW, WIDE, held_of, rolls
from istanbul_nb.games.dice.rules import State
from istanbul_nb.words import LANGUAGES, Words
from tests.games.dice.scenario import GAME, Scenario, table


def choice(scene: Scenario) -> str:
    """Return what greedy does."""
    actor = scene.actor
    assert actor is not None
    return str(Greedy(0)(SeatView(GAME, scene.state, actor), Legal(GAME.legal(scene.state)), Clock(1)))


def plan(scene: Scenario) -> list[str]:
    """Return what greedy means to do in a row."""
    return [str(action) for action in Turns(BRAIN, Seeded(0)).plans(GAME.copy(scene.state))[0].actions]


def positions(games: int, players: int, every: int = 1) -> Iterator[State]:
    """Yield every so many decisions of games at random."""
    for seed in range(games):
        chance, bot, step = Seeded(seed), RandomBot(seed), 0
        state = GAME.setup({"players": players}, chance)
        while GAME.actor(state) is not None:
            step += 1
            if not step % every:
                yield state
            GAME.apply(state, bot({}, GAME.legal(state), Clock(1)), chance)


# Only one good choice


def test_takes_the_ruby_that_wins() -> None:
    scene = table().seat(0, tokens="R4", lira=3, rubies=5).rolled("R2 G L C")
    assert choice(scene) == "ruby R"


def test_buys_a_ruby_for_lira_before_it_gets_dearer() -> None:
    assert "ruby lira" in plan(table().seat(0, lira=12).rolled("R G2 Y C"))


def test_does_not_roll_again_what_it_needs() -> None:
    scene = table().seat(0, tokens="R", crystal=1, rubies=5).rolled("R3 L2", actions=1)
    assert scene.view()["tracks"]["R"]["price"] == 5
    assert choice(scene) == "reroll L2"


def test_rolls_again_when_only_a_ruby_helps() -> None:
    """Check a position where the others are one ruby short of the target, and so is the bot."""
    scene = table().seat(0, tokens="R4", crystal=3, rubies=5).seat(1, rubies=5).rolled("G2 L3", actions=1)
    assert choice(scene).startswith("reroll")


def test_gives_no_crystal_when_the_roll_is_as_good_as_it_gets() -> None:
    scene = table().seat(0, tokens="R2", crystal=1, rubies=4, tiles="lira-R").rolled("R3 L2")
    assert set(plan(scene)) == {"ruby R", "lira"}


def test_pays_with_dice_before_tokens() -> None:
    scene = table().seat(0, tokens="R4", rubies=4).rolled("R4 L")
    assert plan(scene)[0] == "ruby R"
    assert not any(action.verb == "choose" for action in BRAIN.candidates(scene.state))
    assert scene.do("ruby R")[0].tokens in ("R4", "R3")


def test_takes_the_coins_rather_than_nothing() -> None:
    assert choice(table().rolled("L", actions=1, acted=True).used("R4")) == "lira"


def test_in_the_last_round_only_rubies_count() -> None:
    scene = table().seat(0, rubies=6).seat(1, lira=40, tokens="R3 B2", rubies=5).turn(1).rolled("R B Y C2")
    assert scene.do(*plan(scene))[1].rubies == 7


def test_takes_what_it_lacks_when_another_player_turns_up_a_card() -> None:
    def offered(lira: int, tokens: str) -> Scenario:
        scene = table(2).seat(1, lira=lira, tokens=tokens).rolled("C", actions=1, acted=True)
        return scene.do("cards 1", cards=["token-lira-R"])

    assert choice(offered(0, "R4")) == "take R"
    assert choice(offered(9, "R8")) == "take lira"


def test_takes_a_ruby_for_a_card_when_it_ends_the_game() -> None:
    scene = (
        table().seat(0, rubies=5, crystal=4).rolled("C", actions=1, acted=True).do("cards 1", cards=["ruby-crystal"])
    )
    assert choice(scene) == "exchange"


# Sense


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_sensible_is_legal_and_never_nothing(players: int) -> None:
    decisions = set()
    for state in positions(1, players, 7):
        candidates, legal = BRAIN.candidates(state), GAME.legal(state)
        assert candidates
        assert set(candidates) <= set(legal)
        decisions.add(state.frames[-1][0])
    assert "act" in decisions


def test_a_judgement_is_the_sum_of_named_terms() -> None:
    for state in positions(1, 3, 5):
        for seat in range(3):
            terms = BRAIN.terms(state, seat)
            assert len(terms) == len(BRAIN.names)
            assert BRAIN.worth(state, seat) == pytest.approx(sum(terms))
        assert sum(BRAIN.chances(state)) == pytest.approx(1)


def test_a_ruby_more_is_always_better() -> None:
    """Check that a player who has hoarded is not worse off for buying."""
    for tokens in ("", "R4", "R6 G6 Y6 B6"):
        before = table().seat(0, tokens=tokens, lira=20, brown=4, rubies=3).state
        after = GAME.copy(before)
        after.stock[0][6] -= 12
        after.rubies[0] += 1
        assert BRAIN.worth(after, 0) > BRAIN.worth(before, 0)


def test_tiles_are_worth_more_early() -> None:
    def gain(rubies: int) -> float:
        bare, owner = (table().seat(0, rubies=rubies, tiles=tiles).state for tiles in ("", "lira-R"))
        return BRAIN.worth(owner, 0) - BRAIN.worth(bare, 0)

    assert gain(0) > gain(3) > gain(5)


# Exact averages


def test_what_rolling_again_is_worth_is_the_average_over_all_falls() -> None:
    scene = table().seat(0, tokens="R2", crystal=1).rolled("R2 G L2")
    hand, lying = BRAIN.hand(scene.state), (2, 1, 0, 0, 2, 0)

    def fall(chance: Chance) -> float:
        free = [2, 1, 0, 0, 0, 0]
        for _ in range(2):
            free[chance.pick(range(6), [1] * 6)] += 1
        return hand.outlook(tuple(free), 2, NARROW)

    average = sum(float(each.probability) * each.result for each in enumerate_chance(fall))
    crystal = hand.value - hand.board.value((2, 0, 0, 0, 0, 0, 0))
    closer = hand.outlook(lying, 2, WIDE) - hand.outlook(lying, 2, NARROW)
    assert BRAIN.foreseen(scene.state, Action.parse("reroll L2")) == pytest.approx(average - crystal + closer)


def test_a_turn_brings_more_with_tiles() -> None:
    stock = (2, 0, 0, 0, 0, 0, 0)
    bare, richer = (BRAIN.hand(table().seat(0, tiles=tiles).rolled("R5").state).board for tiles in ("", "lira-G"))
    later = [next_turn(board, stock, board.rules.card_copies) for board in (bare, richer)]
    assert bare.value(stock) < later[0] < later[1]


def test_five_dice_fall_in_252_ways() -> None:
    assert len(rolls(5)) == len(set(rolls(5))) == 252
    assert all(sum(roll) == 5 for roll in rolls(5))
    assert Fraction(len(rolls(1)), 6) == 1


def test_of_many_dice_those_are_held_that_go_together() -> None:
    assert held_of((3, 1, 1, 0, 1, 1), 5) == (2, 0, 0, 0, 0, 0)
    assert held_of((0, 0, 0, 0, 5, 1), 5) == (0, 0, 0, 0, 1, 0)
    assert held_of((2, 1, 1, 1, 0, 0), 5) == (0, 0, 0, 0, 0, 0)


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    words, seen = Words(language, "dice"), set()
    for state in positions(2, 4):
        seat, chance = GAME.actor(state), Seeded(3)
        assert seat is not None
        for action in GAME.legal(state)[::5]:
            after = GAME.copy(state)
            GAME.apply(after, action, chance)
            key, facts = BRAIN.reason(state, after, seat)
            assert words.say(f"reason-{key}", **facts)
            seen.add(key)
    assert seen <= {*BRAIN.names, *EXTRA}
    assert {"rubies", "near", "lira", "tiles", "crystals", "brown", "dice", "cards", "none"} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_and_every_other_reason_has_a_message(language: str) -> None:
    facts = {
        "track": "R",
        "price": 4,
        "missing": 1,
        "count": 2,
        "what": "token-R2",
        "lira": 3,
        "needed": 5,
        "does": "die",
    }
    words = Words(language, "dice")
    assert len({words.say(f"reason-{key}", **facts) for key in (*BRAIN.names, *EXTRA)}) == len(BRAIN.names) + len(EXTRA)


def reason(scene: Scenario, *actions: str, language: str = "en") -> str:
    """Return why somebody would do that."""
    before, seat = GAME.copy(scene.state), scene.actor
    assert seat is not None
    key, facts = BRAIN.reason(before, scene.do(*actions).state, seat)
    return Words(language, "dice").say(f"reason-{key}", **facts)


def test_reasons_tell_what_it_is_for() -> None:
    assert reason(table().seat(0, tokens="G4").rolled("G L2 C2"), "ruby G") == "buys the ruby for 4 spice"
    assert reason(table().seat(0, tokens="R2").rolled("R2 L C2"), "token R") == "keeps 3 fabric: 1 more for a ruby"
    assert reason(table().seat(0, lira=5).rolled("L2 C3"), "lira") == "saves for the lira track: 9 of 10"
    assert reason(table().rolled("G2 C3"), "end") == "nothing else would help more"
    ruble = reason(table().seat(0, tokens="G4").rolled("G L2 C2"), "ruby G", language="ru")
    assert ruble == "покупает рубин за 4 пряности"


# No peeking


def test_hidden_things_make_no_difference() -> None:
    checked = 0
    for number, state in enumerate(positions(1, 3, 9)):
        seat = GAME.actor(state)
        assert seat is not None
        legal = Legal(GAME.legal(state))
        if len(legal) == 1:
            continue
        other = GAME.resample_hidden(state, seat, Seeded(number))
        same = [Greedy(5)(SeatView(GAME, each, seat), legal, Clock(1)) for each in (state, other)]
        assert same[0] == same[1]
        checked += 1
    assert checked > 5
