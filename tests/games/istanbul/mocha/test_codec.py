"""What Mocha & Baksheesh adds to a saved state: written word for word, read within bounds, and shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.istanbul.mocha.city import city
from tests.games.istanbul.mocha.pauses import DECISIONS, INSIDE
from tests.games.istanbul.pieces import Told
from tests.games.istanbul.scenario import GAME, Scenario
from tests.games.istanbul.test_codec import Fault, Path, fault, where


def busy() -> Scenario:
    """Return coffee, guild cards in hands and on the pile, the barrier, tavern tiles, a turned baksheesh tile."""
    scene = city().seat(0, coffee=3, guild=[4, 9], tavern="move").seat(1, coffee=1, guild=[20], tavern="move meet")
    scene.barrier(2, 3, holder=2).baksheesh("GGG").rubies(coffeehouse=3)
    return scene.guild_piles(discard=[7, 5])


LEFT = [number for number in range(1, 21) if number not in (4, 5, 7, 9, 20)]


def test_it_is_written_word_for_word() -> None:
    assert GAME.encode(busy().state)["mocha"] == {
        "coffee": [3, 1, 0],
        "guild_hands": [[4, 9], [20], []],
        "guild_deck": LEFT,
        "guild_discard": [7, 5],
        "barrier": [2, 3],
        "token": ["teal"],
        "tavern": [2, 1],
        "tavern_tiles": [1, 3, 0],
        "baksheesh": 1,
        "coffeehouse": 3,
        "guild_turn": False,
        "turn_due": False,
    }


@pytest.mark.rule("mocha.setup.cards", "mocha.setup.tavern", "mocha.setup.coffeehouse")
def test_at_first_everything_lies_ready() -> None:
    assert GAME.encode(city().state)["mocha"] == {
        "coffee": [0, 0, 0],
        "guild_hands": [[], [], []],
        "guild_deck": list(range(1, 21)),
        "guild_discard": [],
        "barrier": [],
        "token": [],
        "tavern": [0, 0],
        "tavern_tiles": [0, 0, 0],
        "baksheesh": 0,
        "coffeehouse": 5,
        "guild_turn": False,
        "turn_due": False,
    }


@pytest.mark.rule("mocha.coffee", "mocha.place.tavern", "mocha.place.coffeehouse", "mocha.guild.turn")
def test_it_is_shown_to_everybody_but_for_guild_cards_in_hand() -> None:
    shown = {
        "coffee": [3, 1, 0],
        "guild": [2, 1, 0],
        "deck": 15,
        "discard": [7, 5],
        "barrier": [2, 3],
        "token": 2,
        "tavern": {"move": 3, "meet": 2},
        "tiles": [["move"], ["move", "meet"], []],
        "baksheesh": "GGG",
        "coffeehouse": {"rubies": 3, "price": 8},
        "guild_turn": False,
    }
    assert busy().view()["mocha"] == shown
    assert busy().view(0)["mocha"] == {**shown, "hand": [4, 9]}
    assert busy().view(1)["mocha"] == {**shown, "hand": [20]}
    assert city().view()["mocha"]["token"] is None


@pytest.mark.rule("mocha.place.tavern", "mocha.place.coffeehouse")
def test_what_is_sold_out_has_no_price() -> None:
    scene = city(4)
    for seat in range(4):
        scene.seat(seat, tavern="meet")
    shown = scene.rubies(coffeehouse=0).view()["mocha"]
    assert (shown["tavern"], shown["coffeehouse"]) == ({"move": 1, "meet": None}, {"rubies": 0, "price": None})


@pytest.mark.rule("mocha.setup.cards", "mocha.setup.tavern")
def test_guild_cards_tavern_tiles_and_rubies_never_appear_or_vanish() -> None:
    for scene in (city(), busy(), INSIDE["errand of guild card 12"]()):
        inventory = GAME.inventory(scene.state)
        assert (inventory["guild cards"], inventory["tavern tiles"], inventory["rubies"]) == ((1,) * 20, (4, 4), (42,))


BOUNDS: list[tuple[Callable[[], Scenario], Path, int, int]] = [
    (busy, ("mocha", "coffee", 0), 0, 10_000),
    (busy, ("mocha", "guild_hands", 0, 0), 1, 20),
    (busy, ("mocha", "guild_deck", 0), 1, 20),
    (busy, ("mocha", "guild_discard", 0), 1, 20),
    (busy, ("mocha", "barrier", 0), 1, 20),
    (busy, ("mocha", "tavern", 1), 0, 4),
    (busy, ("mocha", "tavern_tiles", 2), 0, 3),
    (busy, ("mocha", "baksheesh"), 0, 1),
    (busy, ("mocha", "coffeehouse"), 0, 5),
    (DECISIONS["assort"], ("decisions", 1, 1), 1, 20),
    (DECISIONS["assort"], ("decisions", 2, 1), 3, 4),
    (DECISIONS["tile"], ("decisions", 2, 1), 0, 1),
    (DECISIONS["tavern"], ("decisions", 2, 1), 1, 2),
    (DECISIONS["roast"], ("decisions", 1, 1), 1, 6),
    (DECISIONS["swapped"], ("decisions", 1, 1), 1, 3),
    (DECISIONS["swapped"], ("decisions", 1, 2), 1, 30),
    (DECISIONS["beside"], ("decisions", 1, 1), 2, 2),
    (DECISIONS["beside"], ("decisions", 1, 2), 3, 3),
    (INSIDE["errand beside the barrier"], ("decisions", 1, 1), 1, 20),
    (DECISIONS["bend"], ("decisions", 1, 2), 0, 12),
    (DECISIONS["bend"], ("decisions", 1, 3), 1, 6),
    (DECISIONS["bend"], ("decisions", 1, 4), 1, 6),
]


@pytest.mark.parametrize(("scene", "path", "least", "most"), BOUNDS, ids=[where(bound[1]) for bound in BOUNDS])
def test_a_number_is_read_within_its_bounds_and_not_beyond(
    scene: Callable[[], Scenario], path: Path, least: int, most: int
) -> None:
    beyond = (where(path), "range", {"least": least, "most": most})
    for value in (least - 1, most + 1, True):
        assert fault(scene(), (path, value)) == beyond
    for value in (least, most):
        assert fault(scene(), (path, value)) != beyond


ACTORS = {"choices": "family, merchant, companion, guild"}
FAULTS: dict[str, tuple[Callable[[], Scenario], list[tuple[Path, Any]], Fault]] = {
    "a guild hand out of order": (
        busy,
        [(("mocha", "guild_hands", 0), [9, 4])],
        ("mocha.guild_hands[0]", "not-rising", {}),
    ),
    "a guild deck out of order": (city, [(("mocha", "guild_deck"), [2, 1])], ("mocha.guild_deck", "not-rising", {})),
    "a guild card twice in the deck": (
        city,
        [(("mocha", "guild_deck"), [1, 1])],
        ("mocha.guild_deck", "not-rising", {}),
    ),
    "coffee for two": (city, [(("mocha", "coffee"), [0, 0])], ("mocha.coffee", "length", {"length": 3})),
    "a stack of tavern tiles": (city, [(("mocha", "tavern"), [0])], ("mocha.tavern", "length", {"length": 2})),
    "a tavern tile too many": (
        city,
        [(("mocha", "tavern_tiles", 0), 2)],
        ("", "count", {"what": "tavern tiles", "expected": "4 4", "found": "4 5"}),
    ),
    "a ruby of the Coffee House too few": (
        city,
        [(("mocha", "coffeehouse"), 4)],
        ("", "count", {"what": "rubies", "expected": "42", "found": "41"}),
    ),
    "a barrier beside one place": (busy, [(("mocha", "barrier"), [2])], ("mocha.barrier", "not-edge", {})),
    "a barrier beside three": (busy, [(("mocha", "barrier"), [2, 3, 4])], ("mocha.barrier", "not-edge", {})),
    "a barrier the wrong way round": (busy, [(("mocha", "barrier"), [3, 2])], ("mocha.barrier", "not-edge", {})),
    "a barrier between no neighbours": (busy, [(("mocha", "barrier"), [2, 4])], ("mocha.barrier", "not-edge", {})),
    "a barrier round the edge": (busy, [(("mocha", "barrier"), [5, 6])], ("mocha.barrier", "not-edge", {})),
    "a barrier without its token": (busy, [(("mocha", "token"), [])], ("mocha.token", "barrier-token", {})),
    "a token without the barrier": (busy, [(("mocha", "barrier"), [])], ("mocha.token", "barrier-token", {})),
    "two tokens": (busy, [(("mocha", "token"), ["plum", "teal"])], ("mocha.token", "barrier-token", {})),
    "a token of a stranger": (
        busy,
        [(("mocha", "token"), ["ink"])],
        ("mocha.token[0]", "not-one-of", {"choices": "plum, saffron, teal"}),
    ),
    "a guild turn that is bound": (city, [(("mocha", "guild_turn"), True)], ("mocha.guild_turn", "guild-turn", {})),
    "no guild turn and not bound": (city, [(("turn", "bound"), False)], ("mocha.guild_turn", "guild-turn", {})),
    "another turn without a guild card": (
        city,
        [(("mocha", "turn_due"), True)],
        ("mocha.guild_turn", "guild-turn", {}),
    ),
    "a flag that is none": (city, [(("mocha", "turn_due"), 0)], ("mocha.turn_due", "not-flag", {})),
    "the barrier's place without a barrier": (
        city,
        [(("decisions",), [["meet"], ["beside", 2, 3, "merchant"]])],
        ("decisions[1][1]", "barrier-token", {}),
    ),
    "act at no place": (
        city,
        [(("turn", "spot"), 0), (("decisions",), [["act", 0]])],
        ("decisions[0][1]", "range", {"least": 1, "most": 0}),
    ),
    "a roll below everything": (
        city,
        [(("decisions",), [["bend", "teahouse", 7, 1, 2]])],
        ("decisions[0]", "decisions-order", {}),
    ),
    "the roll of a place before the move": (
        city,
        [(("decisions",), [["move"], ["bend", "teahouse", 7, 1, 2]])],
        ("decisions[1][1]", "not-roll", {}),
    ),
    "beside the barrier by nobody": (
        DECISIONS["beside"],
        [(("decisions", 1, 3), "governor")],
        ("decisions[1][3]", "not-one-of", ACTORS),
    ),
    "an errand by nobody": (
        INSIDE["errand beside the barrier"],
        [(("decisions", 1, 2), "governor")],
        ("decisions[1][2]", "not-one-of", ACTORS),
    ),
    "an errand of a guild card in the middle of a turn": (
        INSIDE["errand beside the barrier"],
        [(("decisions", 1, 2), "guild")],
        ("decisions[1][1]", "decisions-order", {}),
    ),
    "an errand of guild card 12 that cannot be done": (
        lambda: INSIDE["errand of guild card 12"]().seat(0, lira=0),
        [(("decisions", 2, 1), 1)],
        ("decisions[2][1]", "decisions-order", {}),
    ),
    "an errand of another guild card": (
        INSIDE["errand of guild card 12"],
        [(("decisions", 1, 1), 11)],
        ("decisions[2][1]", "decisions-order", {}),
    ),
    "the end of a guild card, which nobody decides": (
        DECISIONS["assort"],
        [(("decisions",), [["after"], ["finish", 3]])],
        ("decisions", "decisions-order", {}),
    ),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_position_that_cannot_be_is_refused(what: str) -> None:
    scene, changes, expected = FAULTS[what]
    assert fault(scene(), *changes) == expected


@pytest.mark.rule("mocha.tavern.barrier", "ruling.elsewhere")
@pytest.mark.parametrize("actor", ["family", "merchant", "companion"])
def test_whoever_acts_beside_the_barrier_is_read_again(actor: str) -> None:
    assert fault(DECISIONS["beside"](), (("decisions", 1, 3), actor)) is None
    assert fault(INSIDE["errand beside the barrier"](), (("decisions", 1, 2), actor)) is None


@pytest.mark.rule("mocha.barrier")
@pytest.mark.parametrize(("seat", "stopped"), [(0, True), (1, True), (2, False)])
def test_the_barrier_stops_all_but_the_holder_of_its_token_also_after_reading(seat: int, stopped: bool) -> None:
    scene = Scenario(GAME.decode(GAME.encode(busy().seat(seat, at=2, tavern="").turn(seat).state)))
    assert ("move 3" in scene.legal()) is not stopped


@pytest.mark.rule("mocha.setup.cards")
def test_guild_cards_that_a_seat_does_not_see_may_be_any_others() -> None:
    twin = Scenario(GAME.resample_hidden(busy().state, 0, Told(guild=[1])))
    assert [twin[seat].guild for seat in range(3)] == [[4, 9], [1], []]
    assert twin.guild_deck == sorted({*LEFT, 20} - {1})
    twin = Scenario(GAME.resample_hidden(busy().state, None, Told(guild=[20, 3, 9])))
    assert [twin[seat].guild for seat in range(3)] == [[3, 20], [9], []]


def test_a_copy_is_a_thing_of_its_own() -> None:
    state = busy().state
    before = GAME.encode(state)
    twin = GAME.copy(state).mocha
    twin.coffee[0] = twin.tavern[0] = twin.tiles[0] = twin.baksheesh = twin.coffeehouse = twin.deck = 0
    twin.hands[0], twin.discard, twin.barrier, twin.token = (), (), None, 0
    twin.guild_turn = twin.turn_due = True
    assert GAME.encode(state) == before


@pytest.mark.rule("ist.window.lira", "mocha.guild.12")
def test_the_card_for_lira_helps_where_guild_card_12_asks_for_lira() -> None:
    scene = city().seat(0, lira=14, hand=["lira"], guild=[12]).do("guild 12", "visit 16")
    assert scene.legal("play") == {"play lira"}
    scene = city().seat(0, lira=14, hand=["lira"], guild=[12]).do("guild 12", "visit 5")
    assert scene.legal("play") == set()


@pytest.mark.rule("mocha.card.roll")
def test_a_roll_of_the_dice_card_lies_over_any_pause() -> None:
    assert fault(city(), (("decisions",), [["move"], ["bend", "coffeeroll", 0, 1, 2]])) is None


@pytest.mark.rule("mocha.card.roll", "mocha.guild.8")
def test_a_roll_that_a_card_may_turn_lies_there_without_a_called_number() -> None:
    scene = city().seat(0, hand=["coffeeroll", "six"], guild=[8])
    assert scene.do("play coffeeroll", dice=[2, 3]).view()["decision"] == ["bend", "coffeeroll", 0, 2, 3]
    scene = city().seat(0, hand=["six"], guild=[8]).do("guild 8", dice=[2, 3])
    assert scene.view()["decision"] == ["bend", "guild8", 0, 2, 3]


@pytest.mark.rule("mocha.tile.move", "ruling.straight-line")
def test_a_straight_ride_goes_to_every_place_of_the_row_and_the_column() -> None:
    ends = {
        13: (3, 7, 8, 9, 11, 12, 14, 15, 17, 18, 19),
        5: (1, 2, 3, 4, 9, 10, 15, 20),
        16: (1, 6, 11, 12, 17, 18, 19, 20),
    }
    for here, places in ends.items():
        assert city().seat(0, at=here, tavern="move").legal("move") == {f"move {place}" for place in places}


@pytest.mark.rule("mocha.tavern.barrier", "ruling.elsewhere", "ruling.guild-19")
def test_who_acts_beside_the_barrier_is_the_figure_that_acted_at_the_tavern() -> None:
    assert DECISIONS["beside"]().view()["decision"] == ["beside", 2, 3, "merchant"]
    assert INSIDE["beside of guild card 12"]().view()["decision"] == ["beside", 2, 3, "merchant"]
    assert INSIDE["beside of guild card 19"]().view()["decision"] == ["beside", 2, 3, "merchant"]
    scene = city().seat(0, coffee=2, family=12).acting(12).do("send 19", "barrier 2 3")
    assert scene.view()["decision"] == ["beside", 2, 3, "family"]


@pytest.mark.rule("mocha.tavern.baksheesh")
def test_a_baksheesh_tile_with_jewelry_asks_for_jewelry() -> None:
    options = {"players": 3, "layout": "order", "first": 0, "expansion": "mocha"}
    scene = Scenario.bare({**options, "components": {"baksheesh": ["BBB", "GGG"]}})
    scene.seat(0, coffee=4, goods="R3 G3 Y3 B2", extensions=1).acting(19)
    assert scene.legal("baksheesh") == set()
    assert scene.refused("baksheesh palace").facts == {"goods": "BBB"}
    assert "baksheesh palace" in scene.seat(0, goods="B3").legal("baksheesh")
