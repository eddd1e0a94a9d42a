"""What a seat sees of Letters & Seals."""

from __future__ import annotations

from istanbul_nb.adapters.fields import Field, Kinds, entry, number, of_players, whose
from istanbul_nb.games.istanbul.rules.ruleset import Rules

WALKERS = Kinds(("merchant", "companion"))
SUPPLIES = ("general", "own")


def fields(rules: Rules) -> list[Field]:
    """Return letters, companions, and who acts where in this turn."""
    addresses, places = Kinds(rules.table("letter_places")), Kinds(rules.numbers)
    standing, payments = Kinds((*SUPPLIES, *rules.numbers)), len(rules.table("society_lira"))
    return [
        number("letters.deck", entry("letters", "deck")),
        number("letters.discard", entry("letters", "discard")),
        number("kiosk.deck", entry("letters", "kiosk")),
        Field("society", payments, lambda view: _padded(view["letters"]["society"], payments)),
        Field("walker", len(WALKERS), lambda view: WALKERS.one(view["letters"]["walker"])),
        Field("spot", len(places), lambda view: places.one(view["letters"]["spot"] or None)),
        whose("followed", rules.players, entry("letters", "followed")),
        *of_players(
            rules.players,
            [
                ("letters", len(addresses), lambda view, seat: addresses.counts(view["letters"]["open"][seat])),
                ("delivered", len(addresses), lambda view, seat: addresses.counts(view["letters"]["delivered"][seat])),
                ("companion", len(standing), lambda view, seat: standing.one(view["letters"]["companions"][seat])),
                ("doubled", 1, lambda view, seat: (int(view["letters"]["doubled"][seat]),)),
            ],
        ),
    ]


def _padded(numbers: list[int], size: int) -> list[int]:
    return [*numbers, *[0] * (size - len(numbers))]
