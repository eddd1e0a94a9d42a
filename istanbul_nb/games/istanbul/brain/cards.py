"""Istanbul: what bonus cards are worth in the hand, in lira, and which of them are left to the end of a turn."""

from __future__ import annotations

BASE = {"lira": 4.5, "good": 3.0, "far": 2.0, "stay": 2.5, "post2": 3.0, "palace2": 3.0, "dealer2": 4.0}
MOCHA = {
    "coffee": 4.0,
    "guild": 1.5,
    "coffeesale": 4.5,
    "swap": 3.0,
    "corner": 2.0,
    "six": 2.0,
    "coffeeroll": 3.5,
    "wainwright2": 3.0,
    "coffeehouse2": 1.5,
}
LETTERS = {
    "letter": 3.0,
    "letterroll": 3.5,
    "sale": 4.5,
    "good3R": 4.0,
    "good3G": 4.0,
    "good3Y": 4.0,
    "again": 2.0,
    "familywalk": 2.0,
    "follow": 2.0,
    "companion2": 1.5,
    "meet": 1.5,
    "mosque2": 2.0,
    "society2": 1.5,
    "anywhere": 2.5,
}
WORTH = {**BASE, **MOCHA, **LETTERS}
ANY = 2.5

LATE = ("coffeeroll", "guild", "letter", "letterroll", "meet", "again")  # chance answers, and nothing waits for it
REPEATING = ("post2", "palace2", "dealer2", "wainwright2", "coffeehouse2", "mosque2", "society2")


def card_worth(name: str) -> float:
    """Return what a card is worth in the hand."""
    return WORTH.get(name, ANY)
