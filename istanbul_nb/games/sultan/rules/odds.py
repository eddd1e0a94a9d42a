"""What a stone is worth to somebody, and how often a card wins it: exact numbers from what a seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from istanbul_nb.core import View
from istanbul_nb.games.sultan.rules.stones import STONE, points_of


def worth(view: View, collection: Sequence[int]) -> int:
    """Return the points of a collection, bonuses included (sultan.value, sultan.bonus)."""
    return points_of(view["printed"]["values"], view["printed"]["bonus"], collection)


def gain(view: View, collection: Sequence[int], stone: str) -> int:
    """Return the points that one more stone of a colour brings."""
    more = [count + (colour == STONE[stone]) for colour, count in enumerate(collection)]
    return worth(view, more) - worth(view, collection)


def wins(card: int, earlier: int, later: int, highest: int = 15) -> Fraction:
    """Return how often a card wins against random cards of rivals who laid earlier and later (sultan.tie).

    >>> str(wins(15, earlier=1, later=3)), str(wins(8, earlier=0, later=1))
    ('14/15', '8/15')
    """
    return Fraction(card - 1, highest) ** earlier * Fraction(card, highest) ** later


def win_chance(view: View, card: int, cushion: int) -> Fraction:
    """Return how often a card wins if the seat that decides now lays it beside a cushion.

    Every rival's card is any of those not known to be gone; rivals who have not laid theirs choose a cushion at random.
    """
    seats = range(view["options"]["players"])
    chance = Fraction(1)
    for rival in seats:
        if rival != view["actor"]:
            chance *= 1 - _lies_there(view, rival, cushion) * _beats(view, rival, card, cushion)
    return chance


def _lies_there(view: View, rival: int, cushion: int) -> Fraction:
    """Return how likely a rival has a card beside the cushion when all are turned up."""
    if rival in _owners(view, cushion):
        return Fraction(1)
    laid = view["seats"][rival]["laid"]
    return Fraction(view["bids"] - laid, view["cushions"] - laid)


def _beats(view: View, rival: int, card: int, cushion: int) -> Fraction:
    """Return how likely a random card of a rival wins against this one (sultan.win, sultan.tie, sultan.two.tie)."""
    two = view["options"]["players"] == 2
    needed = card if (rival == view["first"] if two else rival in _owners(view, cushion)) else card + 1
    cards = _not_gone(view, rival)
    return Fraction(sum(other >= needed for other in cards), len(cards))


def _owners(view: View, cushion: int) -> list[int]:
    return [laid["seat"] for laid in view["table"][cushion - 1]["cards"]]


def _not_gone(view: View, seat: int) -> list[int]:
    """Return the cards that a seat may still have, as far as the viewer remembers."""
    cards = [card for card in range(1, view["printed"]["highest"] + 1) for _ in range(view["printed"]["sets"])]
    for card in view["seats"][seat]["gone"] or ():
        cards.remove(card)
    return cards
