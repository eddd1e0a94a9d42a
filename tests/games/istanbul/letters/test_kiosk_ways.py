"""In which ways each kiosk tile can be used, and why one of them is not open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from istanbul_nb.games.istanbul.rules.places.kiosk_ways import topic
from tests.games.istanbul.letters.city import KIOSK_TILES, bazaar, city
from tests.games.istanbul.letters.test_kiosk_tiles import picked
from tests.games.istanbul.scenario import Scenario

RICH: dict[str, Any] = {
    "lira": 10,
    "goods": "R G Y B",
    "hand": ["far", "stay"],
    "letters": [5],
    "delivered": [4],
    "at": 3,
}
GOODS = {f"use {good}" for good in "RGYB"}
LETTERS = {"use letter 5", "use letter 4 delivered"}
CARDS = {"use card far", "use card stay"}
WAYS = {
    "card": {"use"},
    "coffee2": {"use lira"},
    "coffee3": {"use lira"},
    "companion": {"use"},
    "extension-lira": {"use"},
    "extension-goods": {"use"},
    "fountain": {"use"},
    "good-letter": GOODS | LETTERS,
    "card-letter": CARDS | LETTERS,
    "lira-letter": {"use lira"} | LETTERS,
    "lira-good": {f"use lira {good}" for good in "RGYB"} | GOODS,
    "lira-card": {"use lira"} | CARDS,
}


@pytest.mark.rule(
    "letters.kiosk.good-letter", "letters.kiosk.lira-good", "letters.kiosk.lira-card", "letters.kiosk.die"
)
@pytest.mark.parametrize("tile", KIOSK_TILES)
def test_who_has_everything_can_use_a_tile_in_all_its_ways(tile: str) -> None:
    assert picked(tile, **RICH).legal("use") == WAYS.get(tile, {"use"})


@pytest.mark.rule("letters.coffee", "letters.kiosk.coffee")
@pytest.mark.parametrize(
    ("tile", "more"),
    [
        ("coffee2", {"use coffee"}),
        ("good-letter", {"use C"}),
        ("lira-good", {"use C", "use lira C"}),
        ("lira-letter", set()),
    ],
)
def test_where_there_is_coffee_it_counts_as_a_good(tile: str, more: set[str]) -> None:
    assert picked(tile, scene=bazaar(), coffee=1, **RICH).legal("use") == WAYS[tile] | more
    without = {way for way in more if way not in ("use C",)}
    assert picked(tile, scene=bazaar(), **RICH).legal("use") == WAYS[tile] | without


@pytest.mark.parametrize(
    ("tile", "kind"),
    [
        *[(f"good-lira-{good}", "good-lira") for good in "RGY"],
        *[(f"goods-{good}", "goods") for good in "RGY"],
        *[(f"good-{good}", "good") for good in "RGYB"],
        *[
            ("coffee2", "coffee"),
            ("coffee3", "coffee"),
            ("extension-lira", "extension"),
            ("good-letter", "good-letter"),
        ],
        *[(tile, tile) for tile in ("card", "lira", "die", "lira-good", "card-letter", "lira-letter", "lira-card")],
    ],
)
def test_tiles_of_a_kind_have_a_rule_in_common(tile: str, kind: str) -> None:
    assert topic(tile) == kind


def no_letters() -> Scenario:
    return city().letter_piles(deck=[1])  # the one that the kiosk brings


def no_cards() -> Scenario:
    return city().piles(deck=[])


def kiosk(kind: str) -> str:
    return f"letters.kiosk.{kind}"


SHORT = {"needed": 2, "lira": 1}
Case = tuple[str, Callable[[], Scenario], dict[str, Any], str, tuple[str, str, dict[str, Any]]]
CASES: tuple[Case, ...] = (
    ("lira", city, {}, "use lira", (kiosk("lira"), "tile-no-use", {"action": "use lira"})),
    ("goods-R", city, {}, "use R", (kiosk("goods"), "tile-no-use", {"action": "use R"})),
    ("good-lira-R", city, {}, "use R", (kiosk("good-lira"), "tile-no-use", {"action": "use R"})),
    ("card", no_cards, {}, "use", ("ruling.piles", "no-card-to-draw", {})),
    ("card", no_cards, {}, "use far", ("ruling.piles", "no-card-to-draw", {})),
    ("card", city, {}, "use far", (kiosk("card"), "tile-no-use", {"action": "use far"})),
    ("card", city, {}, "use card", (kiosk("card"), "tile-no-use", {"action": "use card"})),
    ("coffee2", city, {}, "use coffee", ("letters.coffee", "no-coffee", {})),
    ("coffee2", city, {}, "use", (kiosk("coffee"), "tile-no-use", {"action": "use"})),
    ("coffee2", city, {}, "use C", (kiosk("coffee"), "tile-no-use", {"action": "use C"})),
    ("companion", city, {"companion": "own"}, "use", ("ruling.kiosk-companion", "companion-hired", {})),
    ("companion", city, {}, "use 5", (kiosk("companion"), "tile-no-use", {"action": "use 5"})),
    ("fountain", city, {"at": 7}, "use", ("ruling.kiosk-fountain", "at-fountain", {})),
    ("fountain", city, {"at": 7}, "use 7", ("ruling.kiosk-fountain", "at-fountain", {})),
    ("fountain", city, {"at": 3}, "use 7", (kiosk("fountain"), "tile-no-use", {"action": "use 7"})),
    ("extension-lira", city, {"lira": 10, "extensions": 3}, "use", (kiosk("extension"), "cart-complete", {})),
    ("extension-lira", city, {"lira": 9}, "use", (kiosk("extension"), "lira-short", {"needed": 10, "lira": 9})),
    (
        "extension-goods",
        city,
        {"lira": 10, "goods": "R G Y"},
        "use",
        (kiosk("extension"), "goods-short", {"goods": "RGYB"}),
    ),
    ("extension-goods", city, {"goods": "R G Y B", "extensions": 3}, "use", (kiosk("extension"), "cart-complete", {})),
    ("good-letter", city, {"goods": "R"}, "use G", (kiosk("good-letter"), "goods-short", {"goods": "G"})),
    ("good-letter", city, {"goods": "R"}, "use C", ("letters.coffee", "no-coffee", {})),
    ("good-letter", bazaar, {"goods": "R"}, "use C", (kiosk("good-letter"), "goods-short", {"goods": "C"})),
    ("good-letter", no_letters, {"goods": "R"}, "use R", ("ruling.piles", "no-letter", {})),
    (
        "good-letter",
        city,
        {"goods": "R"},
        "use letter 3",
        (kiosk("good-letter"), "letter-not-held", {"action": "use letter 3"}),
    ),
    ("good-letter", city, {"goods": "R"}, "use lira", (kiosk("good-letter"), "tile-no-use", {"action": "use lira"})),
    ("good-letter", city, {"goods": "R"}, "use", (kiosk("good-letter"), "tile-no-use", {"action": "use"})),
    ("good-letter", city, {"goods": "R"}, "use R R", (kiosk("good-letter"), "goods-short", {"goods": "R"})),
    ("good-letter", city, {}, "use", (kiosk("good-letter"), "goods-short", {"goods": "R"})),
    ("good-letter", city, {}, "use lira", (kiosk("good-letter"), "goods-short", {"goods": "R"})),
    (
        "card-letter",
        city,
        {"hand": ["far"]},
        "use card stay",
        (kiosk("card-letter"), "no-such-card", {"action": "use card stay"}),
    ),
    ("card-letter", no_letters, {"hand": ["far"]}, "use card far", ("ruling.piles", "no-letter", {})),
    ("card-letter", no_cards, {"letters": [3]}, "use letter 3", ("ruling.piles", "no-card-to-draw", {})),
    (
        "card-letter",
        city,
        {"letters": [3]},
        "use letter 4",
        (kiosk("card-letter"), "letter-not-held", {"action": "use letter 4"}),
    ),
    ("card-letter", city, {"letters": [3]}, "use R", (kiosk("card-letter"), "tile-no-use", {"action": "use R"})),
    ("card-letter", city, {}, "use", (kiosk("card-letter"), "no-such-card", {"action": "use card"})),
    ("lira-letter", city, {"lira": 1}, "use lira", (kiosk("lira-letter"), "lira-short", SHORT)),
    ("lira-letter", city, {"lira": 1}, "use", (kiosk("lira-letter"), "lira-short", SHORT)),
    ("lira-letter", no_letters, {"lira": 2}, "use lira", ("ruling.piles", "no-letter", {})),
    (
        "lira-letter",
        city,
        {"lira": 2},
        "use letter 3",
        (kiosk("lira-letter"), "letter-not-held", {"action": "use letter 3"}),
    ),
    ("lira-letter", city, {"lira": 2}, "use R", (kiosk("lira-letter"), "tile-no-use", {"action": "use R"})),
    ("lira-letter", city, {"lira": 2}, "use lira R", (kiosk("lira-letter"), "tile-no-use", {"action": "use lira R"})),
    ("lira-good", city, {"lira": 1, "goods": "R"}, "use lira R", (kiosk("lira-good"), "lira-short", SHORT)),
    (
        "lira-good",
        city,
        {"lira": 1, "goods": "R"},
        "use lira",
        (kiosk("lira-good"), "tile-no-use", {"action": "use lira"}),
    ),
    ("lira-good", city, {"lira": 2}, "use lira X", (kiosk("lira-good"), "tile-no-use", {"action": "use lira X"})),
    ("lira-good", city, {"goods": "R"}, "use lira X", (kiosk("lira-good"), "tile-no-use", {"action": "use lira X"})),
    ("lira-good", bazaar, {"lira": 2}, "use lira RG", (kiosk("lira-good"), "tile-no-use", {"action": "use lira RG"})),
    ("lira-good", city, {"lira": 2}, "use lira R R", (kiosk("lira-good"), "tile-no-use", {"action": "use lira R R"})),
    ("lira-good", city, {"lira": 2}, "use lira C", ("letters.coffee", "no-coffee", {})),
    ("lira-good", city, {"lira": 2}, "use G", (kiosk("lira-good"), "goods-short", {"goods": "G"})),
    ("lira-good", city, {"lira": 2}, "use C", ("letters.coffee", "no-coffee", {})),
    ("lira-good", bazaar, {"lira": 2}, "use C", (kiosk("lira-good"), "goods-short", {"goods": "C"})),
    ("lira-good", city, {"lira": 2}, "use card far", (kiosk("lira-good"), "tile-no-use", {"action": "use card far"})),
    ("lira-good", city, {}, "use", (kiosk("lira-good"), "lira-short", {"needed": 2, "lira": 0})),
    ("lira-card", city, {"lira": 1, "hand": ["far"]}, "use lira", (kiosk("lira-card"), "lira-short", SHORT)),
    ("lira-card", no_cards, {"lira": 2}, "use lira", ("ruling.piles", "no-card-to-draw", {})),
    ("lira-card", city, {"lira": 2}, "use card far", (kiosk("lira-card"), "no-such-card", {"action": "use card far"})),
    ("lira-card", city, {"lira": 2}, "use lira lira", (kiosk("lira-card"), "tile-no-use", {"action": "use lira lira"})),
)


@pytest.mark.rule("ruling.kiosk", "ruling.piles", "letters.coffee", "ruling.kiosk-companion", "ruling.kiosk-fountain")
@pytest.mark.parametrize(
    ("tile", "scene", "facts", "action", "expected"), CASES, ids=[f"{c[0]}: {c[3]}" for c in CASES]
)
def test_a_way_that_is_not_open_is_explained(
    tile: str, scene: Callable[[], Scenario], facts: dict[str, Any], action: str, expected: tuple[str, str, Any]
) -> None:
    assert picked(tile, scene=scene(), **facts).refused(action)[:3] == expected


@pytest.mark.rule("ist.window.lira", "letters.place.kiosk")
@pytest.mark.parametrize("tile", KIOSK_TILES)
def test_the_card_for_lira_helps_where_a_tile_asks_for_lira(tile: str) -> None:
    asks = ("extension-lira", "lira-letter", "lira-good", "lira-card")
    assert picked(tile, seat=0, hand=["lira"]).legal("play") == ({"play lira"} if tile in asks else set())
