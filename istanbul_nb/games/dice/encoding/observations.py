"""What a seat sees of the Dice Game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.adapters.fields import Field, Kinds, Numbers, entry, number, of_players, whose
from istanbul_nb.core import View
from istanbul_nb.games.dice.encoding.actions import purchases
from istanbul_nb.games.dice.rules.decisions import DECISIONS
from istanbul_nb.games.dice.rules.options import rules_for
from istanbul_nb.games.dice.rules.payment import WAY
from istanbul_nb.games.dice.rules.resources import FACES, GOODS, RESOURCES, TRACKS
from istanbul_nb.games.dice.rules.ruleset import TILES, Rules

DECIDED = Kinds(DECISIONS)
SHOWN = Kinds(FACES)
KINDS = Kinds(TILES)
WAYS = Kinds(WAY)
DUE = Kinds((*GOODS, "any"))
BOUGHT = Kinds(purchases())
ABOUT_A_CARD = ("others", "ruby", "give", "track", "condition", "open")


def fields(options: Mapping[str, Any]) -> list[Field]:
    """Return the fields of a setup."""
    rules = rules_for(options)
    cards = Kinds(rules.card_names)
    return [
        number("round", entry("round")),
        *(whose(name, rules.players, entry(name)) for name in ("first", "turn", "actor")),
        *_decision(cards),
        number("actions", entry("actions")),
        Field("dice.free", len(SHOWN), lambda view: _dice(view, used=False)),
        Field("dice.used", len(SHOWN), lambda view: _dice(view, used=True)),
        *_board(),
        *_tiles_and_cards(cards),
        *_players(rules),
    ]


def _decision(cards: Kinds) -> list[Field]:
    """Return what is to be decided: by its name, its number, its card, and what is being paid how."""
    return [
        Field("decision", len(DECIDED), lambda view: DECIDED.one(_fact(view, 0, str))),
        number("decision.number", lambda view: _fact(view, 1, int)),
        number("decision.begun", lambda view: _fact(view, 2, bool)),
        Field("decision.card", len(cards), lambda view: cards.one(_fact(view, 1, str, ABOUT_A_CARD))),
        Field("decision.buys", len(BOUGHT), lambda view: BOUGHT.one(_fact(view, 1, str, ("pay",)))),
        Field("decision.paid", len(WAYS), lambda view: WAYS.counts(_fact(view, 2, list) or ())),
        Field("decision.due", len(DUE), lambda view: DUE.one(_fact(view, 3, str))),
    ]


def _fact(view: View, at: int, kind: type, decisions: tuple[str, ...] | None = None) -> Any:
    """Return a fact of the decision, if it is of that kind, and the decision one of these."""
    decision: list[Any] = view["decision"] or []
    if len(decision) <= at or type(decision[at]) is not kind or (decisions and decision[0] not in decisions):
        return None
    return decision[at]


def _dice(view: View, used: bool) -> list[int]:
    return SHOWN.counts(die["face"] for die in view["dice"] if die["used"] == used)


def _board() -> list[Field]:
    """Return rubies with their prices, those for tiles, and the supply."""
    return [
        Field("tracks.rubies", len(TRACKS), lambda view: [view["tracks"][track]["rubies"] for track in TRACKS]),
        Field("tracks.price", len(TRACKS), lambda view: [view["tracks"][track]["price"] or 0 for track in TRACKS]),
        number("mosque", entry("mosque")),
        Field("supply", len(RESOURCES), lambda view: [view["supply"][name] for name in RESOURCES]),
    ]


def _tiles_and_cards(cards: Kinds) -> list[Field]:
    """Return what lies open, how much lies face down, and what only the viewer has seen."""
    return [
        Field("row", len(KINDS), lambda view: KINDS.counts(tile["tile"] for tile in view["row"])),
        number("stack", entry("stack")),
        Field("below", len(KINDS), lambda view: KINDS.counts(view["below"])),
        Field("below.next", len(KINDS), lambda view: KINDS.counts(view["below"][:1])),
        number("deck", entry("deck")),
        Field("discard.open", len(cards), lambda view: cards.counts(view["discard"]["open"])),
        number("discard.down", entry("discard", "down")),
        Field("put_down", len(cards), lambda view: cards.counts(view["put_down"])),
        Field("drawn", len(cards), lambda view: cards.counts(view.get("drawn", ()))),
    ]


def _players(rules: Rules) -> list[Field]:
    """Return what everybody sees of everyone."""

    def one(name: str) -> Any:
        return lambda view, seat: (int(view["seats"][seat][name]),)

    def tiles(name: str) -> Any:
        return lambda view, seat: KINDS.counts(view["seats"][seat][name])

    def tokens(view: View, seat: int) -> Numbers:
        return list(view["seats"][seat]["tokens"])

    return of_players(
        rules.players,
        [
            *((name, 1, one(name)) for name in ("lira", "crystal", "brown", "rubies", "dice", "mosque", "worth")),
            ("tokens", len(GOODS), tokens),
            ("tiles", len(KINDS), tiles("tiles")),
            ("new", len(KINDS), tiles("new")),
        ],
    )
