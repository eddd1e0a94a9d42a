"""At every pause and decision of this expansion: saving and playing on, refusals, what others see."""

from __future__ import annotations

from typing import Any

import pytest

from istanbul_nb.core import BadState, Seeded
from tests.games.istanbul import promises
from tests.games.istanbul.letters.city import ALL_KINDS, bazaar, city
from tests.games.istanbul.letters.pauses import DECISIONS, GRAND_DECISIONS, INSIDE, SCENES
from tests.games.istanbul.scenario import GAME, fresh, table

AUTOMATIC = {"kiosk-next", "drawletter"}
LIRA_INSIDE = {"courier", "kiosk-use", "bid"}
ALL_DECISIONS = {**DECISIONS, **GRAND_DECISIONS}


@pytest.mark.rule("ist.turn.order")
def test_every_decision_of_the_expansion_is_looked_at() -> None:
    new = city().state.rules.decisions.keys() - table().state.rules.decisions.keys()
    assert new - AUTOMATIC - {"double"} == DECISIONS.keys()
    both = table(expansion="mocha").state.rules.decisions.keys() | city().state.rules.decisions.keys()
    assert bazaar().state.rules.decisions.keys() - both == GRAND_DECISIONS.keys()


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize("decision", ALL_DECISIONS)
def test_the_table_waits_at_the_decision(decision: str) -> None:
    assert ALL_DECISIONS[decision]().decision == decision


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
@pytest.mark.parametrize("decision", ALL_DECISIONS)
def test_a_turn_cannot_be_ended_inside_a_decision(decision: str) -> None:
    scene = ALL_DECISIONS[decision]()
    assert "end" not in scene.legal()
    assert scene.refused("end").rule.startswith(("letters.", "ruling.", "ist.place.mosque"))


@pytest.mark.rule("ist.window.any", "ist.window.lira")
@pytest.mark.parametrize("decision", ALL_DECISIONS)
def test_inside_a_decision_only_the_lira_card_is_played_to_pay(decision: str) -> None:
    playable = {action.removeprefix("play ") for action in ALL_DECISIONS[decision]().legal("play")}
    assert playable == ({"lira"} if decision in LIRA_INSIDE else set())


@pytest.mark.rule("ist.window.any", "ist.window.lira", "ist.window.move", "ist.window.phase1", "ist.window.after")
@pytest.mark.parametrize("decision", DECISIONS)
def test_every_other_card_is_refused_by_its_window(decision: str) -> None:
    scene = DECISIONS[decision]()
    closed = {card for card in ALL_KINDS if f"play {card}" not in scene.legal() and card in scene[0].hand}
    windows = {scene.refused(f"play {card}").rule for card in closed}
    names = ("any", "lira", "phase1", "move", "after", "with", "roll")
    assert windows <= {*(f"ist.window.{window}" for window in names), "ruling.again"}


@pytest.mark.rule("ist.cart.rubies", "ruling.kiosk")
@pytest.mark.parametrize("name", SCENES)
def test_others_see_no_card_of_a_hand_at_any_moment(name: str) -> None:
    promises.hides_hands(SCENES[name]())


@pytest.mark.rule("ist.cart.rubies")
@pytest.mark.parametrize("name", SCENES)
def test_no_event_tells_others_what_only_a_hand_holds(name: str) -> None:
    state = SCENES[name]().state
    for action in GAME.legal(state):
        for event in GAME.apply(GAME.copy(state), action, Seeded(1)):
            if event.kind == "card-drawn":
                assert "card" not in event.seen_by(None)


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize(
    ("options", "players"),
    [
        ({"expansion": "letters"}, 2),
        ({"expansion": "letters", "deck": "new", "caravan": True}, 3),
        ({"expansion": "letters", "neutral": True}, 4),
        ({"expansion": "grand", "neutral": True}, 2),
        ({"expansion": "grand", "caravan": True}, 5),
        ({"caravan": True}, 3),
    ],
)
def test_so_it_is_in_whole_games(options: dict[str, Any], players: int) -> None:
    chance = Seeded(players)
    state = fresh(chance, players=players, layout="random", **options).state
    promises.holds_in_a_whole_game(state, chance, 250)


IMPOSSIBLE: dict[str, dict[str, Any]] = {
    "double without seals": {"turn": {"spot": 0}, "decisions": [["double"]]},
    "seals without letters": {"decisions": [["meet"], ["seals", "society", "palace", 0, False]]},
    "seals for no track": {"letters": "one", "decisions": [["meet"], ["seals", "society", "", 5, False]]},
    "seals for a track of another expansion": {
        "letters": "one",
        "decisions": [["meet"], ["seals", "society", "coffeehouse", 5, False]],
    },
    "seals for another turn with a track": {
        "letters": "one",
        "decisions": [["meet"], ["seals", "double", "palace", 2, False]],
    },
    "seals for another turn in the middle of one": {
        "letters": "one",
        "decisions": [["meet"], ["seals", "double", "", 2, False]],
    },
    "seals for a track that is sold out": {
        "letters": "one",
        "places": {"palace": 0, "supply": 23},
        "decisions": [["meet"], ["seals", "society", "palace", 5, False]],
    },
    "a pick among tiles that are not turned up": {"decisions": [["meet"], ["kiosk", 0, 1]]},
    "a pick among no tiles": {"decisions": [["meet"], ["kiosk", 0, 0]]},
    "a pick among all tiles": {"letters": "tiles", "decisions": [["meet"], ["kiosk", 1, (1 << 24) - 1]]},
    "a tile that does not exist": {"decisions": [["meet"], ["kiosk-use", 0, 24, 0]]},
    "a tile that lies face down": {"decisions": [["meet"], ["kiosk-use", 0, 3, 0]]},
    "a tile for nobody": {"decisions": [["meet"], ["kiosk-use", 3, 3, 0]]},
    "the next pick and nothing else": {"decisions": [["meet"], ["kiosk-next", 0, 0]]},
    "a letter to draw and nothing else": {"decisions": [["move"], ["drawletter"]]},
    "a bid that nobody made": {"decisions": [["meet"], ["bid", 1, 5, -1, False]]},
    "a bid of somebody who lacks the lira": {"decisions": [["meet"], ["bid", 1, 5, 0, False]]},
    "a last word of another player": {"decisions": [["meet"], ["bid", 1, 0, -1, True]]},
    "a bid of nobody": {"decisions": [["meet"], ["bid", 7, 0, -1, False]]},
    "a stride without a companion": {"decisions": [["stride"]]},
    "a companion who walks and is not there": {"turn": {"walker": "companion"}},
    "a companion who has walked before the move": {
        "letters": {"companions": [5, "own", "own"]},
        "turn": {"walker": "companion", "spot": 5},
    },
    "a companion who acts and is not there": {"turn": {"walker": "companion"}, "decisions": [["act", 7]]},
    "a courier who cannot be paid": {"decisions": [["meet"], ["courier"]]},
    "nobody to follow": {"decisions": [["follow"]]},
    "a family member who walks from home": {"decisions": [["familywalk"]]},
    "a mosque without tiles to take": {"decisions": [["meet"], ["mosque", 0]]},
    "a mosque that does not exist": {"decisions": [["meet"], ["mosque", 2]]},
    "a society without seals": {"decisions": [["meet"], ["society"]]},
    "hiring a companion who is hired": {"letters": "hired", "decisions": [["meet"], ["hire"]]},
    "a good to sell and none to be had": {"decisions": [["move"], ["sale"]]},
    "more letters than there are": {"letters": {"open": [[1, 1, 1], [], []]}},
    "a letter for the Fountain": {"letters": {"open": [[7], [], []]}},
    "letters in no order": {"letters": {"open": [[5, 3], [], []]}},
    "a companion nowhere": {"letters": {"companions": ["nowhere", "own", "own"]}},
    "a companion off the board": {"letters": {"companions": [17, "own", "own"]}},
    "a society that paid too often": {"letters": {"society": 4}},
    "a kiosk tile twice": {"letters": {"kiosk_discard": ["die"]}},
    "two who were followed": {"letters": {"followed": [0, 1]}},
    "the emergence of a companion who is not there": {"decisions": [["meet"], ["emerge", "companion"]]},
    "the emergence of nobody": {"decisions": [["meet"], ["emerge", "governor"]]},
}


def _letters(data: dict[str, Any], change: str | dict[str, Any]) -> dict[str, Any]:
    """Return what an impossible position says of the letters."""
    letters: dict[str, Any] = data["letters"]
    if change == "one":
        letters["deck"]["1"] -= 1
        return {**letters, "open": [[1], [], []]}
    if change == "hired":
        return {**letters, "companions": ["own"] * 3}
    if change == "tiles":
        return {**letters, "kiosk": [], "kiosk_discard": letters["kiosk"]}
    assert isinstance(change, dict)
    return {**letters, **change}


@pytest.mark.rule("ist.turn.order")
@pytest.mark.parametrize("expansion", ["letters", "grand"])
@pytest.mark.parametrize("what", IMPOSSIBLE)
def test_a_position_that_cannot_arise_is_refused_or_can_be_played_on(what: str, expansion: str) -> None:
    data = GAME.encode(table(expansion=expansion).seat(0, hand=["lira"]).state)
    for part, change in IMPOSSIBLE[what].items():
        if part == "letters":
            data[part] = _letters(data, change)
        else:
            data[part] = {**data[part], **change} if isinstance(change, dict) else change
    if "places" in IMPOSSIBLE[what]:
        data["places"]["supply"] = table(expansion=expansion).places["supply"] + table().places["palace"]["rubies"]
    try:
        state = GAME.decode(data)
    except BadState:
        return
    before = GAME.inventory(state)
    for action in GAME.legal(state):
        twin = GAME.copy(state)
        GAME.apply(twin, action, Seeded(1))
        assert GAME.legal(twin)
        assert GAME.inventory(GAME.decode(GAME.encode(twin))) == before


CARAVANS: list[dict[str, Any]] = [
    {"holder": ["plum", "teal"], "due": False},
    {"holder": ["pearl"], "due": False},
    {"holder": "plum", "due": False},
    {"holder": [], "due": 1},
    {"holder": []},
]


@pytest.mark.rule("variant.caravan")
@pytest.mark.parametrize("caravan", CARAVANS)
def test_a_caravan_that_cannot_be_is_refused(caravan: dict[str, Any]) -> None:
    data = {**GAME.encode(table(caravan=True).state), "caravan": caravan}
    with pytest.raises(BadState):
        GAME.decode(data)
