"""What a seat sees of Sultan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from istanbul_nb.adapters.fields import UNKNOWN, Field, Kinds, Numbers, around, entry, number, of_players, whose
from istanbul_nb.core import View
from istanbul_nb.games.sultan.rules.options import rules_for
from istanbul_nb.games.sultan.rules.ruleset import Rules
from istanbul_nb.games.sultan.rules.stones import STONES

COLOURS = Kinds(STONES)
DECISIONS = Kinds(("offer", "lay", "bid"))


def fields(options: Mapping[str, Any]) -> list[Field]:
    """Return the fields of a setup."""
    rules = rules_for(options)
    cards = Kinds(range(1, rules.highest + 1))
    return [
        number("round", entry("round")),
        number("trick", entry("trick")),
        whose("first", rules.players, entry("first")),
        whose("actor", rules.players, entry("actor")),
        Field("decision", len(DECISIONS), lambda view: DECISIONS.one(view["decision"] and view["decision"][0])),
        Field("hand", len(cards), lambda view: cards.counts(view["hand"])),
        Field("undrawn", len(cards), lambda view: cards.counts(view["undrawn"])),
        *_stones(rules),
        *_cushions(rules),
        *_last_trick(rules),
        *_players(rules, cards),
    ]


def _stones(rules: Rules) -> list[Field]:
    """Return the stones that were drawn, in their order; the one that went back; the bag."""
    offered = rules.cushions + 1
    return [
        Field("drawn", offered * len(COLOURS), lambda view: _row(view["drawn"], offered)),
        Field("returned", len(COLOURS), lambda view: COLOURS.one(view["returned"])),
        Field("bag.stones", 1, lambda view: _one(view["bag"]["stones"])),
        Field("bag.contents", len(COLOURS), lambda view: _known(view["bag"]["contents"], len(COLOURS))),
    ]


def _row(stones: Sequence[str], spots: int) -> list[int]:
    """Return the colour at each spot, nothing where no stone lies."""
    laid = [*stones, *[None] * (spots - len(stones))]
    return [number for stone in laid for number in COLOURS.one(stone)]


def _known(counts: Numbers | None, size: int) -> Numbers:
    """Return counts, or that nobody remembers them."""
    return [UNKNOWN] * size if counts is None else counts


def _one(count: int | None) -> Numbers:
    """Return a count, or that nobody remembers it."""
    return [UNKNOWN if count is None else count]


def _cushions(rules: Rules) -> list[Field]:
    """Return the stones on the cushions, how many cards of each player lie there, and which are the viewer's."""
    cushions, players = rules.cushions, rules.players
    return [
        Field("cushions", cushions * len(COLOURS), lambda view: _row(_laid(view["table"]), cushions)),
        Field("cards", cushions * players, lambda view: _beside(view, view["table"], cushions, lambda card: 1)),
        Field("own", cushions * players, lambda view: _beside(view, view["table"], cushions, lambda card: card or 0)),
    ]


def _laid(table: Sequence[Mapping[str, Any]]) -> list[str]:
    return [cushion["stone"] for cushion in table]


def _beside(view: View, table: Sequence[Mapping[str, Any]], cushions: int, value: Any) -> list[int]:
    """Return a number for the card of each player beside each cushion; nobody lays two there."""
    found = []
    for spot in range(cushions):
        cards = {laid["seat"]: value(laid["card"]) for laid in table[spot]["cards"]} if spot < len(table) else {}
        found += [cards.get(seat, 0) for seat in around(view)]
    return found


def _last_trick(rules: Rules) -> list[Field]:
    """Return the trick before, turned up: its stones and everyone's cards; nothing once stones are drawn again."""
    cushions = rules.cushions
    return [
        Field("last.cushions", cushions * len(COLOURS), lambda view: _row(_laid(_last(view)), cushions)),
        Field("last.cards", cushions * rules.players, lambda view: _beside(view, _last(view), cushions, int)),
        Field("last.returned", len(COLOURS), lambda view: COLOURS.one(view["last"] and view["last"]["returned"])),
    ]


def _last(view: View) -> Sequence[Mapping[str, Any]]:
    return view["last"]["table"] if view["last"] else ()


def _players(rules: Rules, cards: Kinds) -> list[Field]:
    """Return what is seen of everyone, and known by memory."""

    def gone(view: View, seat: int) -> Numbers:
        laid = view["seats"][seat]["gone"]
        return _known(None if laid is None else cards.counts(laid), len(cards))

    return of_players(
        rules.players,
        [
            *((name, 1, _entry(name)) for name in ("cards", "undrawn", "laid", "stones")),
            ("collection", 5, lambda view, seat: _known(view["seats"][seat]["collection"], len(COLOURS))),
            ("gone", len(cards), gone),
        ],
    )


def _entry(name: str) -> Any:
    return lambda view, seat: _one(view["seats"][seat][name])
