"""At every pause and decision of this expansion: saving and playing on, refusals, what others see."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import BadState, Seeded
from tests.games.istanbul import promises
from tests.games.istanbul.mocha.city import ALL_KINDS, city
from tests.games.istanbul.mocha.pauses import DECISIONS, INSIDE, SCENES
from tests.games.istanbul.scenario import GAME, fresh, table

LIRA_INSIDE = {"roast", "trader"}


@pytest.mark.rule("ist.turn.order")
def test_every_decision_of_the_expansion_is_looked_at() -> None:
    new = city().state.rules.decisions.keys() - table().state.rules.decisions.keys()
    assert new - {"after", "finish"} == DECISIONS.keys()


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize("decision", DECISIONS)
def test_the_table_waits_at_the_decision(decision: str) -> None:
    assert DECISIONS[decision]().decision == decision


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize("name", INSIDE)
def test_the_table_waits_inside_another_one(name: str) -> None:
    assert INSIDE[name]().decision == name.split(maxsplit=1)[0]


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize("name", SCENES)
def test_a_table_that_was_saved_is_the_same_and_goes_on_the_same(name: str) -> None:
    promises.goes_on_the_same_when_saved(SCENES[name]().state)


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize("name", SCENES)
def test_nothing_appears_or_vanishes_by_any_action(name: str) -> None:
    promises.loses_nothing(SCENES[name]().state)


@pytest.mark.rule("ist.turn.order", "ist.cards.any", "ist.act.optional")
@pytest.mark.parametrize("name", SCENES)
def test_every_attempt_is_either_legal_or_refused_by_a_rule_of_the_book(name: str) -> None:
    promises.refuses_by_the_book(SCENES[name]().state)


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize("name", SCENES)
def test_what_is_legal_can_be_written_and_read(name: str) -> None:
    promises.can_be_written(SCENES[name]().state)


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize("decision", DECISIONS)
def test_a_turn_cannot_be_ended_inside_a_decision(decision: str) -> None:
    scene = DECISIONS[decision]()
    assert "end" not in scene.legal()
    assert scene.refused("end").rule.startswith(("mocha.", "ist.window.roll", "ruling.barrier-action"))


@pytest.mark.rule("ist.window.any", "ist.window.lira", "ist.window.roll")
@pytest.mark.parametrize("decision", DECISIONS)
def test_inside_a_decision_only_the_lira_card_is_played_to_pay_and_the_six_on_a_roll(decision: str) -> None:
    playable = {action.removeprefix("play ") for action in DECISIONS[decision]().legal("play")}
    assert playable == ({"lira"} if decision in LIRA_INSIDE else {"six"} if decision == "bend" else set())


@pytest.mark.rule("ist.window.any", "ist.window.lira", "ist.window.move", "ist.window.phase1", "ist.window.roll")
@pytest.mark.parametrize("decision", DECISIONS)
def test_every_other_card_is_refused_by_its_window(decision: str) -> None:
    scene = DECISIONS[decision]()
    closed = {card for card in ALL_KINDS if f"play {card}" not in scene.legal()}
    windows = {scene.refused(f"play {card}").rule for card in closed}
    of_guild_turns = {"mocha.guild.cards", "ruling.guild-turn"} if scene.state.mocha.guild_turn else set()
    names = ("any", "lira", "phase1", "move", "after", "with", "roll")
    assert windows <= {f"ist.window.{window}" for window in names} | of_guild_turns


@pytest.mark.rule("ist.cart.rubies", "mocha.setup.cards")
@pytest.mark.parametrize("name", SCENES)
def test_others_see_no_card_of_a_hand_at_any_moment(name: str) -> None:
    promises.hides_hands(SCENES[name]())


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize(("players", "neutral"), [(2, True), (3, False), (5, False)])
def test_so_it_is_in_whole_games(players: int, neutral: bool) -> None:
    chance = Seeded(players)
    state = fresh(chance, players=players, neutral=neutral, layout="random", expansion="mocha").state
    promises.holds_in_a_whole_game(state, chance, 250)


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "act at no place": {"turn": {"spot": 0}, "decisions": [["act", 0]]},
    "act at no place on a guild card's turn": {
        "turn": {"spot": 0, "bound": False},
        "mocha": {"guild_turn": True},
        "decisions": [["act", 0]],
    },
    "beside a barrier that does not stand": {"decisions": [["meet"], ["beside", 0, 0, "merchant"]]},
    "an errand of guild card 12 that cannot be carried out": {"decisions": [["meet"], ["errand", 1, "guild"]]},
    "the end of a guild card's turn without one": {"decisions": [["after"]]},
    "a second turn without guild card 7": {"mocha": {"turn_due": True}},
    "a barrier without its token": {"mocha": {"barrier": [1, 2]}},
    "a token without the barrier": {"mocha": {"token": ["plum"]}},
    "a barrier between places that are no neighbours": {"mocha": {"barrier": [1, 3], "token": ["plum"]}},
}


@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_position_that_cannot_arise_is_refused_or_can_be_played_on(what: str) -> None:
    data = GAME.encode(city().seat(0, hand=["lira"]).state)
    for part, change in IMPOSSIBLE[what].items():
        data[part] = {**data[part], **change} if isinstance(change, dict) else change
    try:
        state = GAME.decode(data)
    except BadState:
        return
    for action in GAME.legal(state):
        twin = GAME.copy(state)
        GAME.apply(twin, action, Seeded(1))
        assert GAME.legal(twin)
