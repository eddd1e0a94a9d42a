"""The city of Letters & Seals, and the Grand Bazaar, bare, their places in order.

 1  2  3  4  5         1  2  3  4  5        21 Embassy, 22 Kiosk, 23 Auction House, 24 Secret Society, 25 Catacombs;
 6  7  8  9 10         6  7  8  9 10        the Fountain is 7 and the Police Station 12. All figures stand at the
11 12 13 14 15        11 12 13 14 15        Fountain, companions are in the general supply.
16 21 22 23 24        16 17 18 19 20
                      21 22 23 24 25
"""

from __future__ import annotations

from typing import Any

from tests.games.istanbul.mocha.city import NEW_KINDS as MOCHA_KINDS
from tests.games.istanbul.scenario import KINDS, Scenario, table

NEW_KINDS = (
    *("letter", "letterroll", "sale", "good3R", "good3G", "good3Y", "again"),
    *("familywalk", "follow", "companion2", "meet", "mosque2", "society2", "anywhere"),
)
ALL_KINDS = (*KINDS, *NEW_KINDS)
GRAND_KINDS = (*KINDS, *MOCHA_KINDS, *NEW_KINDS)
LETTER_PLACES = (*range(1, 7), *range(8, 12), *range(13, 17), *range(21, 25))
KIOSK_TILES = (
    *("good-lira-Y", "good-lira-G", "good-lira-R", "goods-Y", "goods-G", "goods-R"),
    *("good-Y", "good-G", "good-R", "good-B", "card", "lira", "coffee2", "coffee3", "companion", "die"),
    *("extension-lira", "extension-goods", "fountain"),
    *("good-letter", "card-letter", "lira-letter", "lira-good", "lira-card"),
)


def city(players: int = 3, layout: str | list[int] = "order", *, first: int = 0) -> Scenario:
    """Return a table of this expansion."""
    return table(players, layout, first=first, expansion="letters")


def bazaar(players: int = 3, layout: str | list[int] = "order", *, first: int = 0) -> Scenario:
    """Return a table of the Grand Bazaar."""
    return table(players, layout, first=first, expansion="grand")


def walker(at: int = 4, **facts: Any) -> Scenario:
    """Return a table with seat 0 far away at 16, his companion at a place."""
    return city().seat(0, at=16, companion=at, **facts)


def last_cards(**hands: list[str]) -> Scenario:
    """Return three players, six rubies for seat 0; the last turn has just ended. `plum=[...]` is a hand."""
    scene = city().seat(0, rubies=6).turn(2)
    for seat, colour in enumerate(("plum", "saffron", "teal")):
        scene.seat(seat, hand=hands.get(colour, []))
    return scene.acting(5).do("end")
