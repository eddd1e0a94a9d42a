"""Every sentence of odds, against all rolls that the rules know and the best that can be made of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from istanbul_nb.core import Action, Seeded, enumerate_chance
from istanbul_nb.games import game_of
from istanbul_nb.games.istanbul.face.odds import at_least, at_least_with_tile, jewelry_odds, mean_lira, told_odds
from istanbul_nb.games.istanbul.face.picks import PICKS
from istanbul_nb.games.istanbul.rules.goods import BLUE
from istanbul_nb.games.istanbul.rules.tiles import RED_TILE
from istanbul_nb.text import tell_nothing
from istanbul_nb.words import LANGUAGES, Words
from tests.games.istanbul.mocha.city import city

GAME = game_of("istanbul")
USES = {"dice": ("keep", "turn", "reroll"), "bend": ("keep",)}  # of a roll on the table: of the tile, not of a card
POINT = {"en": ".", "ru": ","}
Outcomes = list[tuple[Fraction, int]]
Measure = Callable[[Any], int]


@pytest.mark.parametrize("call", range(3, 13))
def test_odds_are_those_of_counting(call: int) -> None:
    rolls = list(product(range(1, 7), range(1, 7)))
    assert at_least(call) == Fraction(sum(a + b >= call for a, b in rolls), 36)
    won = 0
    for (a, b), (c, d) in product(rolls, rolls):
        won += max(a + b, 4 + a, 4 + b) >= call or c + d >= call
    assert at_least_with_tile(call) == Fraction(won, 36 * 36)


def test_mean_lira_weighs_the_call_and_the_miss() -> None:
    assert mean_lira(8, Fraction(1, 4), 2) == Fraction(8, 4) + Fraction(6, 4)


def test_the_red_tile_is_used_in_one_way_throughout() -> None:
    assert sum(jewelry_odds(3, tile=True)) == Fraction(529, 324)
    assert [round(100 * chance) for chance in jewelry_odds(3, tile=True)] == [95, 59, 9]


# All that can happen, asked of the rules themselves


def after(state: Any, action: Action, measure: Measure) -> Outcomes:
    """Return every outcome of an action, with the red tile used for the most on average."""

    def do(chance: Any) -> Any:
        twin = GAME.copy(state)
        GAME.apply(twin, action, chance)
        return twin

    falls = enumerate_chance(do)
    return [(fall.probability * part, value) for fall in falls for part, value in settle(fall.result, measure)]


def settle(state: Any, measure: Measure) -> Outcomes:
    """Return the best that can be made of a roll that lies on the table."""
    name = state.frames[-1][0]
    uses = [action for action in GAME.legal(state) if action.verb in USES.get(name, ())]
    if not uses:
        return [(Fraction(1), measure(state))]
    return max((after(state, use, measure) for use in uses), key=mean)


def mean(outcomes: Outcomes) -> Fraction:
    return sum((chance * value for chance, value in outcomes), start=Fraction(0))


def at_least_of(outcomes: Outcomes, value: int) -> Fraction:
    return sum((chance for chance, found in outcomes if found >= value), start=Fraction(0))


def gained(state: Any, what: str) -> Measure:
    seat = state.seat
    before = state.lira[seat] if what == "lira" else state.goods[seat][BLUE]
    return lambda later: (later.lira[seat] if what == "lira" else later.goods[seat][BLUE]) - before


def expected(state: Any, action: Action, words: Words) -> str:
    """Return the sentence with the numbers that counting gives."""
    tile = bool(state.tiles[state.seat] & RED_TILE and state.bound)
    what = "lira" if action.verb == "call" or state.frames[-1][1] == "teahouse" else "jewelry"
    found = after(state, action, gained(state, what))
    average = f"{float(mean(found)):.1f}".replace(".", POINT[words.language])
    if what == "lira":
        factor = 2 if state.frames[-1][0] == "call" else 1
        number = int(action.args[0]) if action.verb == "call" else state.frames[-1][2]
        facts = {"number": number, "chance": round(100 * at_least_of(found, factor * number)), "mean": average}
        return words.say("odds-call", tile=tile, **facts) if action.verb == "call" else words.say("odds-again", **facts)
    one, two, three = (round(100 * at_least_of(found, count)) for count in (1, 2, 3))
    room = min(3, state.rules.capacity + state.extensions[state.seat] - state.goods[state.seat][BLUE])
    numbers = {"one": one, "two": two, "three": three, "mean": average}
    return words.say("odds-jewelry", verb=action.verb, tile=tile and action.verb == "roll", room=room, **numbers)


def states(seeds: range, expansion: str) -> Iterator[Any]:
    """Yield positions of random games in which dice can be rolled, some with the red tile and a fuller cart."""
    for seed in seeds:
        random, chance = Random(seed), Seeded(seed)
        options = {"expansion": expansion} if expansion else {}
        state = GAME.setup({"players": 2 + seed % 3, **options}, chance)
        for _ in range(250):
            if GAME.actor(state) is None:
                break
            if any(action.verb in ("call", "roll", "reroll") for action in GAME.legal(state)):
                yield varied(state, random)
            rolls = [action for action in GAME.legal(state) if action.verb in ("call", "roll", "guild")]
            GAME.apply(state, random.choice(rolls or list(GAME.legal(state))), chance)


def guild_calls() -> Iterator[Any]:
    """Yield guild card 9 played, without the red tile and with it."""
    for tiles in ("", "R"):
        yield city().seat(0, guild=[9], tiles=tiles).do("guild 9").state


def varied(state: Any, random: Random) -> Any:
    twin = GAME.copy(state)
    if random.random() < 0.6:
        twin.tiles[twin.seat] |= RED_TILE
    if random.random() < 0.6:
        twin.goods[twin.seat][BLUE] = random.randint(0, twin.rules.capacity + twin.extensions[twin.seat])
    if twin.frames[-1][0] == "act" and hasattr(twin, "mocha") and random.random() < 0.3:  # as by guild card 12
        twin.bound, twin.mocha.guild_turn = False, True
    twin.legal = None
    return twin


def rolls_of(state: Any) -> list[Action]:
    """Return the rolls that are told of: of the numbers to call one, in turn."""
    legal = [action for action in GAME.legal(state) if action.verb in ("call", "roll", "reroll")]
    calls = [action for action in legal if action.verb == "call"]
    return [*calls[state.lira[0] % 10 :][:1], *(action for action in legal if action.verb != "call")]


@pytest.mark.rule("ist.tile.red", "ist.place.blackmarket", "ist.place.teahouse", "ruling.place-bound", "mocha.guild.9")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("expansion", "seeds"), [("", 8), ("mocha", 8), ("letters", 4), ("grand", 8)])
def test_every_sentence_of_odds_tells_what_counting_all_rolls_gives(expansion: str, seeds: int, language: str) -> None:
    words, told = Words(language, "istanbul"), set[str]()
    first = 100 * LANGUAGES.index(language)
    for state in [*states(range(first, first + seeds), expansion), *guild_calls()]:
        view = GAME.view(state, state.seat)
        for action in rolls_of(state):
            sentences = told_odds(view, [action], words)
            if not sentences:
                assert action.verb != "call"
                continue
            assert sentences[0] == expected(state, action, words)
            assert sentences[1:] == [words.say("odds-card")] * ("six" in view["hand"])
            told.add(action.verb)
    assert {"call", "roll"} <= told


@pytest.mark.rule("ist.place.teahouse", "ist.tile.red", "mocha.guild.9")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("expansion", ["", "mocha"])
def test_every_number_to_call_has_the_odds_that_counting_gives(expansion: str, language: str) -> None:
    words, kinds = Words(language, "istanbul"), dict[tuple[bool, ...], int]()
    for state in [*states(range(12), expansion), *guild_calls()]:
        calls = [action for action in GAME.legal(state) if action.verb == "call"]
        kind = (bool(state.tiles[state.seat] & RED_TILE), state.bound, state.frames[-1][0] == "call")
        kinds[kind] = kinds.get(kind, 0) + bool(calls)
        if not calls or kinds[kind] > 2:
            continue
        pick: Any = PICKS["call"](GAME.view(state, state.seat), calls, tell_nothing, words)
        means = []
        for action, told in zip(calls, pick["calls"], strict=True):
            found = after(state, action, gained(state, "lira"))
            factor = 2 if kind[2] else 1
            assert told["tile"] == round(100 * at_least_of(found, factor * int(action.args[0])))
            assert told["dice"] == round(100 * at_least(int(action.args[0])))
            assert told["mean"] == f"{float(mean(found)):.1f}".replace(".", POINT[language])
            means.append(mean(found))
        assert pick["start"] == means.index(max(means))
        assert pick["tile"] == (kind[0] and kind[1])
    assert sum(count > 0 for count in kinds.values()) >= (6 if expansion else 4), kinds


@pytest.mark.rule("ist.tile.red", "ist.place.blackmarket")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "The roll, with the red tile used for the most jewelry on average: at least 1 jewelry in 95 of 100 rolls, "
            "2 in 59, 3 in 9; 1.6 on average.",
        ),
        (
            "ru",
            "Бросок, если красной плиткой добиваться наибольшего числа украшений в среднем: хотя бы 1 украшение — "
            "в 95 случаях из 100, 2 — в 59, 3 — в 9; в среднем 1,6.",
        ),
    ],
)
def test_the_sentence_says_how_the_red_tile_is_used(language: str, sentence: str) -> None:
    seat = {"tiles": ["R"], "capacity": 5, "goods": [0, 0, 0, 0]}
    view = {"actor": 0, "seats": [seat], "decision": ["act", 8], "hand": []}
    assert told_odds(view, [Action("roll")], Words(language, "istanbul")) == [sentence]


@pytest.mark.rule("ist.cart.overflow")
@pytest.mark.parametrize("language", LANGUAGES)
def test_jewelry_that_does_not_fit_is_not_promised(language: str) -> None:
    words = Words(language, "istanbul")
    told = []
    for room in range(3):
        seat = {"tiles": ["R"], "capacity": 5, "goods": [0, 0, 0, 5 - room]}
        view = {"actor": 0, "seats": [seat], "decision": ["act", 8], "hand": []}
        told += told_odds(view, [Action("roll")], words)
    assert not any(letter.isdecimal() for letter in told[0])
    assert "95" in told[1]
    assert "59" in told[2]
