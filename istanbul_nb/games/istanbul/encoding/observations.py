"""What a seat sees of Istanbul: the base game, and whatever expansions and variants add."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.adapters.fields import Field, Kinds, entry, number, of_players, whose
from istanbul_nb.core import View
from istanbul_nb.games.istanbul.encoding import decisions, letters, mocha
from istanbul_nb.games.istanbul.rules.goods import GOODS
from istanbul_nb.games.istanbul.rules.options import rules_for
from istanbul_nb.games.istanbul.rules.places.market import NAMES as MARKETS
from istanbul_nb.games.istanbul.rules.places.market import TABLES
from istanbul_nb.games.istanbul.rules.places.mosque import NAMES as MOSQUES
from istanbul_nb.games.istanbul.rules.ruleset import Rules

WARES = Kinds(GOODS)


def fields(options: Mapping[str, Any]) -> list[Field]:
    """Return the fields of a setup."""
    rules = rules_for(options)
    places, cards = Kinds(rules.numbers), Kinds(rules.card_names)
    parts = {"mocha": mocha.fields, "letters": letters.fields, "caravan": _caravan}
    return [
        number("round", entry("round")),
        *(whose(name, rules.players, entry(name)) for name in ("first", "turn", "actor")),
        *decisions.fields(rules),
        *_turn(rules, places),
        *_board(rules, places),
        Field("hand", len(cards), lambda view: cards.counts(view["hand"])),
        *_cards(cards),
        *_markets(rules),
        *_places(),
        *_players(rules, places),
        *(field for part in rules.parts for field in parts[part.name](rules)),
    ]


def _turn(rules: Rules, places: Kinds) -> list[Field]:
    """Return what has been done in this turn."""
    figures = Kinds(figure.name for figure in rules.figures)
    return [
        Field("met", len(figures), lambda view: figures.counts(view["met"])),
        number("yellow", entry("yellow")),
        number("paid", entry("paid")),
        Field("repeat", len(places), lambda view: places.one(view["repeat"] or None)),
    ]


def _board(rules: Rules, places: Kinds) -> list[Field]:
    """Return where the places lie, row and column of each, and where nobody's figures stand."""
    return [
        Field("board", 2 * len(places), lambda view: _spots(view, rules)),
        *(_figure(figure.name, places) for figure in rules.figures),
        Field("neutral.merchants", len(places), lambda view: places.counts(view["neutral_merchants"])),
        Field("neutral.assistants", len(places), lambda view: places.counts(view["neutral_assistants"])),
    ]


def _spots(view: View, rules: Rules) -> list[int]:
    spot = {place: at for at, place in enumerate(view["layout"])}
    return [number for place in rules.numbers for number in divmod(spot[place], rules.columns)]


def _figure(name: str, places: Kinds) -> Field:
    return Field(name, len(places), lambda view: places.one(view["figures"][name]))


def _cards(cards: Kinds) -> list[Field]:
    """Return the Caravansary: how many cards are face down, which are discarded, and the top one of these."""
    discard = entry("places", "caravansary", "discard")
    return [
        number("deck", entry("places", "caravansary", "deck")),
        Field("discard", len(cards), lambda view: cards.counts(discard(view))),
        Field("discard.top", len(cards), lambda view: cards.counts(discard(view)[-1:])),
    ]


def _markets(rules: Rules) -> list[Field]:
    """Return both markets."""
    tables = [Kinds(rules.table(table)) for table in TABLES]
    return [field for name, tiles in zip(MARKETS, tables, strict=True) for field in _market(name, tiles)]


def _market(name: str, tiles: Kinds) -> list[Field]:
    """Return the demand tile on top, and the order in which each tile was first seen, 0 for not yet."""
    top, seen = entry("places", "markets", name, "tile"), entry("places", "markets", name, "seen")
    return [
        Field(f"{name}.top", len(tiles), lambda view: tiles.one(top(view))),
        Field(f"{name}.seen", len(tiles), lambda view: _order(tiles, seen(view))),
    ]


def _order(tiles: Kinds, seen: list[str]) -> list[int]:
    return [seen.index(tile) + 1 if tile in seen else 0 for tile in tiles.at]


def _places() -> list[Field]:
    """Return what is left at the places, and what the next costs."""

    def at(place: str, what: str) -> Field:
        return number(f"{place}.{what}", entry("places", place, what))

    return [
        at("wainwright", "extensions"),
        at("wainwright", "rubies"),
        at("post", "down"),
        at("palace", "rubies"),
        at("dealer", "rubies"),
        at("dealer", "price"),
        *(number(f"{mosque}.rubies", entry("places", "mosques", mosque, "rubies")) for mosque in MOSQUES),
        Field("tiles.left", len(WARES), lambda view: _tiles(view, "left")),
        Field("tiles.cost", len(WARES), lambda view: _tiles(view, "tiles")),
        number("supply", entry("places", "supply")),
    ]


def _tiles(view: View, what: str) -> list[int]:
    """Return a number for the mosque tile of each colour."""
    mosques = view["places"]["mosques"]
    found = {good: count for mosque in MOSQUES for good, count in mosques[mosque][what].items()}
    return [found[good] or 0 for good in GOODS]


def _players(rules: Rules, places: Kinds) -> list[Field]:
    """Return what everybody sees of everyone; of the stack also whether the bottom assistant is the owner's."""

    def one(name: str) -> Any:
        return lambda view, seat: (int(view["seats"][seat][name]),)

    def at(name: str) -> Any:
        return lambda view, seat: places.one(view["seats"][seat][name])

    def stack(view: View, seat: int) -> list[int]:
        under = view["seats"][seat]["stack"]
        return [under.count("own"), under.count("neutral"), int(under[:1] == ["own"])]

    return of_players(
        rules.players,
        [
            *((name, 1, one(name)) for name in ("rubies", "lira", "cards", "extensions", "capacity", "fifth")),
            ("goods", len(WARES), lambda view, seat: view["seats"][seat]["goods"]),
            ("tiles", len(WARES), lambda view, seat: WARES.counts(view["seats"][seat]["tiles"])),
            ("merchant", len(places), at("merchant")),
            ("family", len(places), at("family")),
            ("assistants", len(places), lambda view, seat: places.counts(view["seats"][seat]["assistants"])),
            ("stack", 3, stack),
        ],
    )


def _caravan(rules: Rules) -> list[Field]:
    """Return who is the caravan leader, and whether that changes with this turn."""
    return [
        whose("caravan.holder", rules.players, entry("caravan", "holder")),
        number("caravan.due", entry("caravan", "due")),
    ]
