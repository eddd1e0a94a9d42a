"""What Letters & Seals adds to a saved state: written word for word, read within bounds, and shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.istanbul.letters.city import KIOSK_TILES, LETTER_PLACES, bazaar, city
from tests.games.istanbul.letters.pauses import DECISIONS, GRAND_DECISIONS, INSIDE
from tests.games.istanbul.letters.test_kiosk_tiles import picked
from tests.games.istanbul.scenario import GAME, Scenario, table
from tests.games.istanbul.test_codec import Fault, Path, fault, where

EVERY_TILE = 2**24 - 1
GONE = ("good-R", "good-G", "card", "die")


def busy() -> Scenario:
    """Return letters open, delivered and discarded, all three kinds of companions, tiles and payments gone."""
    scene = city().seat(0, at=5, letters=[9, 10], delivered=[3, 3], companion=8).seat(1, companion="own")
    discarded = [tile for tile in KIOSK_TILES if tile in GONE]
    scene.kiosk_pile(*(tile for tile in KIOSK_TILES if tile not in discarded)).society(1)
    return scene.seat(2, doubled=True).turn(round=4).seat(2, doubled=True)


def test_it_is_written_word_for_word() -> None:
    data = GAME.encode(busy().state)["letters"]
    deck = dict.fromkeys(map(str, LETTER_PLACES), 2)
    assert data == {
        "open": [[9, 10], [], []],
        "delivered": [[3, 3], [], []],
        "deck": {**deck, "3": 0, "9": 1, "10": 1},
        "discard": dict.fromkeys(map(str, LETTER_PLACES), 0),
        "companions": [8, "own", "general"],
        "kiosk": [tile for tile in KIOSK_TILES if tile not in GONE],
        "kiosk_discard": [tile for tile in KIOSK_TILES if tile in GONE],
        "society": 1,
        "doubled": [0, 0, 4],
        "followed": [],
    }


@pytest.mark.rule("letters.letter", "letters.companion.place", "letters.place.society", "letters.double")
def test_it_is_shown_to_everybody() -> None:
    shown = {
        "open": [[9, 10], [], []],
        "delivered": [[3, 3], [], []],
        "deck": 32,
        "discard": 0,
        "companions": [8, "own", "general"],
        "kiosk": 20,
        "society": [2, 1],
        "doubled": [False, False, True],
        "walker": "merchant",
        "spot": 5,
        "followed": None,
    }
    assert [busy().view(seat)["letters"] for seat in (None, 0, 1)] == [shown] * 3


@pytest.mark.rule("letters.card.follow")
def test_whose_merchant_was_followed_is_written_and_shown_until_the_turn_ends() -> None:
    scene = city().seat(0, at=6, hand=["follow"]).seat(1, at=3).do("play follow", "follow saffron")
    assert (GAME.encode(scene.state)["letters"]["followed"], scene.letters["followed"]) == ([1], 1)
    scene.do("leave", "end")
    assert (GAME.encode(scene.state)["letters"]["followed"], scene.letters["followed"]) == ([], None)


@pytest.mark.rule("letters.setup.letters", "letters.setup.kiosk", "letters.setup.society", "letters.setup.figures")
def test_at_first_everything_lies_ready() -> None:
    assert GAME.encode(city().state)["letters"] == {
        "open": [[], [], []],
        "delivered": [[], [], []],
        "deck": dict.fromkeys(map(str, LETTER_PLACES), 2),
        "discard": dict.fromkeys(map(str, LETTER_PLACES), 0),
        "companions": ["general"] * 3,
        "kiosk": list(KIOSK_TILES),
        "kiosk_discard": [],
        "society": 0,
        "doubled": [0, 0, 0],
        "followed": [],
    }


@pytest.mark.rule("letters.setup.letters")
def test_letters_tiles_and_companions_never_appear_or_vanish() -> None:
    inventory = GAME.inventory(busy().state)
    assert inventory["letters"] == (2,) * 18
    assert inventory["kiosk tiles"] == (1,) * 24
    assert inventory["companions"] == (3,)


BID = DECISIONS["bid"]
BOUNDS: list[tuple[Callable[[], Scenario], Path, int, int]] = [
    (busy, ("letters", "open", 0, 0), 1, 24),
    (busy, ("letters", "delivered", 0, 0), 1, 24),
    (busy, ("letters", "deck", "24"), 0, 2),
    (busy, ("letters", "discard", "1"), 0, 2),
    (busy, ("letters", "companions", 0), 1, 24),
    (bazaar, ("letters", "companions", 2), 1, 25),
    (busy, ("letters", "society"), 0, 3),
    (busy, ("letters", "doubled", 1), 0, 10**6),
    (INSIDE["kiosk of the next player"], ("decisions", -1, 1), 0, 2),
    (INSIDE["kiosk of the next player"], ("decisions", -1, 2), 1, EVERY_TILE),
    (DECISIONS["kiosk-use"], ("decisions", -1, 1), 0, 2),
    (DECISIONS["kiosk-use"], ("decisions", -1, 2), 0, 23),
    (DECISIONS["kiosk-use"], ("decisions", -1, 3), 0, EVERY_TILE),
    (DECISIONS["kiosk-good"], ("decisions", -2, 1), 0, 2),
    (DECISIONS["kiosk-good"], ("decisions", -2, 2), 0, EVERY_TILE),
    (DECISIONS["kiosk-good"], ("decisions", -1, 1), 0, 2),
    (BID, ("decisions", -1, 1), 0, 2),
    (BID, ("decisions", -1, 2), 0, 10_000),
    (BID, ("decisions", -1, 3), -1, 2),
    (DECISIONS["seals"], ("decisions", -1, 3), 0, 2),
    (INSIDE["seals at the Secret Society"], ("decisions", -1, 3), 0, 5),
    (DECISIONS["mosque"], ("decisions", -1, 1), 0, 1),
    (INSIDE["bend of the kiosk's die"], ("decisions", -1, 2), 0, 12),
    (INSIDE["bend of the kiosk's die"], ("decisions", -1, 3), 1, 6),
    (INSIDE["bend of the kiosk's die"], ("decisions", -1, 4), 0, 6),
]


def spot_of(scene: Scenario, path: Path) -> Path:
    """Return a path with `-1` for the decision on top, counted from the bottom as a fault names it."""
    if path[0] != "decisions":
        return path
    number = path[1]
    assert isinstance(number, int)
    return ("decisions", number + len(GAME.encode(scene.state)["decisions"]), *path[2:])


@pytest.mark.parametrize(("scene", "path", "least", "most"), BOUNDS, ids=[where(bound[1]) for bound in BOUNDS])
def test_a_number_is_read_within_its_bounds_and_not_beyond(
    scene: Callable[[], Scenario], path: Path, least: int, most: int
) -> None:
    path = spot_of(scene(), path)
    beyond = (where(path), "range", {"least": least, "most": most})
    for value in (least - 1, most + 1, True):
        assert fault(scene(), (path, value)) == beyond
    for value in (least, most):
        assert fault(scene(), (path, value)) != beyond


def top(*change: tuple[int, Any]) -> list[tuple[Path, Any]]:
    """Return changes of the decision that lies over the pause."""
    return [(("decisions", 1, index), value) for index, value in change]


FAULTS: dict[str, tuple[Callable[[], Scenario], list[tuple[Path, Any]], Fault]] = {
    "a letter to no place": (city, [(("letters", "open", 0), [7])], ("letters.open[0]", "not-letter", {})),
    "letters out of order": (city, [(("letters", "open", 0), [9, 5])], ("letters.open[0]", "not-rising", {})),
    "a letter too many": (
        city,
        [(("letters", "open", 1), [5])],
        (
            "",
            "count",
            {
                "what": "letters",
                "expected": " ".join("2" * 18),
                "found": " ".join([*"2222", "3", *"2" * 13]),
            },
        ),
    ),
    "hands for two": (city, [(("letters", "delivered"), [[], []])], ("letters.delivered", "length", {"length": 3})),
    "a companion at no place": (city, [(("letters", "companions", 0), 17)], ("letters.companions[0]", "no-place", {})),
    "a companion elsewhere": (
        city,
        [(("letters", "companions", 0), "home")],
        ("letters.companions[0]", "not-one-of", {"choices": "general, own"}),
    ),
    "kiosk tiles out of order": (
        city,
        [(("letters", "kiosk"), ["card", "good-lira-Y"])],
        ("letters.kiosk", "not-rising", {}),
    ),
    "a kiosk tile twice": (
        city,
        [(("letters", "kiosk_discard"), ["card", "card"])],
        ("letters.kiosk_discard", "not-rising", {}),
    ),
    "two who were followed": (city, [(("letters", "followed"), [0, 1])], ("letters.followed", "length", {"length": 1})),
    "one who was followed and is not there": (
        city,
        [(("letters", "followed"), [3])],
        ("letters.followed[0]", "range", {"least": 0, "most": 2}),
    ),
    "doubled before it is taken": (
        DECISIONS["seals"],
        [(("letters", "doubled", 0), 1), (("decisions",), [["double"]])],
        ("decisions[0]", "decisions-table", {}),
    ),
    "tiles that do not lie there": (
        DECISIONS["kiosk"],
        top((2, EVERY_TILE)),
        ("decisions[1][2]", "kiosk-tiles", {}),
    ),
    "a bid of nobody": (BID, top((2, 3)), ("decisions[1][2]", "bid", {})),
    "a bidder without a bid": (BID, top((3, 1)), ("decisions[1][2]", "bid", {})),
    "a bid beyond the lira": (BID, top((2, 6), (3, 1)), ("decisions[1][2]", "bid", {})),
    "a last word of another": (BID, top((1, 1), (4, True)), ("decisions[1][1]", "bid", {})),
    "seals for nothing": (
        DECISIONS["seals"],
        top((1, "dance")),
        ("decisions[1][1]", "not-one-of", {"choices": "double, society"}),
    ),
    "seals for a number": (
        DECISIONS["seals"],
        top((1, 3)),
        ("decisions[1][1]", "not-one-of", {"choices": "double, society"}),
    ),
    "seals for another turn and a track": (
        DECISIONS["seals"],
        top((2, "palace")),
        ("decisions[1][2]", "decisions-order", {}),
    ),
    "seals for a ruby after the turn": (
        DECISIONS["seals"],
        top((1, "society"), (2, "palace")),
        ("decisions[1][2]", "decisions-order", {}),
    ),
    "seals for a track that is not there": (
        INSIDE["seals at the Secret Society"],
        top((2, "coffeehouse")),
        ("decisions[1][2]", "decisions-order", {}),
    ),
    "seals for a track that is no name": (
        INSIDE["seals at the Secret Society"],
        top((2, 5)),
        ("decisions[1][2]", "decisions-order", {}),
    ),
    "another turn in the middle of one": (
        INSIDE["seals at the Secret Society"],
        top((1, "double"), (2, "")),
        ("decisions[1][2]", "decisions-order", {}),
    ),
    "seals that are no flag": (DECISIONS["seals"], top((4, 1)), ("decisions[1][4]", "not-flag", {})),
    "nobody underground": (
        GRAND_DECISIONS["emerge"],
        top((1, "governor")),
        ("decisions[1][1]", "not-one-of", {"choices": "family, merchant, companion"}),
    ),
    "a companion underground who is not on the board": (
        lambda: bazaar().acting(25).do("descend R"),
        top((1, "companion")),
        ("decisions[1][1]", "not-one-of", {"choices": "family, merchant, companion"}),
    ),
    "two with the caravan token": (
        lambda: table(caravan=True),
        [(("caravan", "holder"), ["plum", "teal"])],
        ("caravan.holder", "length", {"length": 1}),
    ),
    "a stranger with the caravan token": (
        lambda: table(caravan=True),
        [(("caravan", "holder"), ["ink"])],
        ("caravan.holder[0]", "not-one-of", {"choices": "plum, saffron, teal"}),
    ),
    "a caravan token that is no flag": (
        lambda: table(caravan=True),
        [(("caravan", "due"), 1)],
        ("caravan.due", "not-flag", {}),
    ),
}


@pytest.mark.parametrize("what", FAULTS)
def test_a_position_that_cannot_be_is_refused(what: str) -> None:
    scene, changes, expected = FAULTS[what]
    assert fault(scene(), *changes) == expected


@pytest.mark.rule("letters.place.auction")
def test_a_bid_of_all_lira_and_the_last_word_of_the_opener_are_read() -> None:
    assert fault(BID(), *top((1, 2), (2, 5), (3, 1))) is None
    assert fault(BID(), *top((1, 0), (2, 5), (3, 1), (4, True))) is None


@pytest.mark.rule("letters.place.kiosk")
def test_a_picked_tile_is_used_by_whoever_picked_it_also_after_reading() -> None:
    scene = picked("lira-good", lira=2)
    assert GAME.actor(GAME.decode(GAME.encode(scene.state))) == scene.actor == 1


@pytest.mark.rule("variant.caravan")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_the_caravan_token_is_written_by_the_name_of_its_holder(holder: int) -> None:
    scene = table(caravan=True).caravan(holder, due=True)
    data = GAME.encode(scene.state)
    assert data["caravan"] == {"holder": [("plum", "saffron", "teal")[holder]], "due": True}
    twin = GAME.copy(scene.state)
    assert GAME.encode(twin) == data
    twin.caravan.holder, twin.caravan.due = 2 - holder, False
    assert GAME.encode(scene.state) == GAME.encode(GAME.decode(data)) == data
    assert GAME.encode(table(caravan=True).state)["caravan"] == {"holder": [], "due": False}


@pytest.mark.rule("variant.caravan", "letters.double")
def test_the_caravan_token_is_handed_over_before_another_turn_is_asked_for() -> None:
    scene = table(expansion="letters", caravan=True).seat(0, delivered=[1, 3]).acting(6)
    scene.do("draw deck", "draw deck", "discard far", "end", cards=["far", "stay"])
    assert (scene.decision, scene.view()["caravan"]) == ("double", {"holder": 0, "due": False})
    assert scene.letters["spot"] == 0


@pytest.mark.rule("letters.card.roll", "letters.kiosk.die", "ruling.red-six")
@pytest.mark.parametrize(
    ("name", "decision"),
    [
        ("bend of the dice card", ["bend", "letterroll", 0, 3, 5]),
        ("bend of the kiosk's die", ["bend", "kiosk", 0, 2, 0]),
    ],
)
def test_a_roll_that_a_card_may_turn_lies_there_without_a_called_number(name: str, decision: list[Any]) -> None:
    assert INSIDE[name]().view()["decision"] == decision


def test_seals_below_everything_are_refused() -> None:
    changes: list[tuple[Path, Any]] = [(("decisions",), [["seals", "society", "palace", 0, False]])]
    assert fault(city(), *changes) == ("decisions", "decisions-order", {})
    lists = top((1, ["society"]))
    assert fault(DECISIONS["seals"](), *lists) == (
        "decisions[1][1]",
        "not-one-of",
        {"choices": "double, society"},
    )
    assert fault(INSIDE["seals at the Secret Society"](), *top((2, ["palace"]))) == (
        "decisions[1][2]",
        "decisions-order",
        {},
    )


@pytest.mark.rule("letters.place.auction")
def test_whoever_has_ten_thousand_lira_may_bid_them_all() -> None:
    scene = city().seat(0, lira=10_000).acting(23).do("auction R")
    assert {"bid 1", "bid 9999", "bid 10000"} <= scene.legal("bid")
    assert len(scene.legal("bid")) == 10_000
    assert scene.refused("bid 10001").reason == "bid-too-high"


@pytest.mark.rule("letters.place.society", "letters.card.society2", "ruling.refill")
def test_the_card_for_the_secret_society_needs_a_single_track_with_a_ruby() -> None:
    delivered = [1, 1, 2, 3, 4, 5]
    scene = city().seat(0, delivered=delivered, hand=["society2"]).rubies(palace=0, supply=0).acting(24)
    scene.do("petition dealer", "seal 1 delivered", "seal 1 delivered", "seal 2 delivered")
    assert scene.legal("play") == {"play society2"}
