"""The places of the bazaar: how often each seat used them and what they brought."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from istanbul_nb.analysis.schema import to_frame
from istanbul_nb.analysis.source import Source, matches_of
from istanbul_nb.core import Event
from istanbul_nb.games.istanbul.rules.options import complete, rules_for
from istanbul_nb.match.match import Match

if TYPE_CHECKING:
    import pandas

Gain = tuple[int, str, int]  # a place, a column, and how much more there is in it
VISITS = {"moved": "to", "stayed": "place"}
ERRANDS = {"family-sent": "place", "visited": "place", "companion-moved": "to", "companion-placed": "place"}
STOCKED = {"R": "fabric", "G": "spice", "Y": "fruit"}  # what a warehouse is called in the rules, by its good
MOSQUES = {"R": "smallmosque", "G": "smallmosque", "Y": "greatmosque", "B": "greatmosque"}
GOODS = re.compile(r"([RGYB])(\d*)")


def places(source: Source) -> pandas.DataFrame:
    """Return a row for each place of each match and seat, used or not: visits, errands, gains and costs of its action.

    What cards, tiles and people one meets bring is not counted to a place; `flows` has their lira.
    """
    found = matches_of(source)
    rows = (row for number, match in enumerate(found) for row in _places(number, match))
    return to_frame("places", rows, {"istanbul"})


@lru_cache(maxsize=64)
def numbers(expansion: str) -> dict[str, int]:
    """Return the places by the names that events give as their source."""
    rules = rules_for(complete({"expansion": expansion}))
    return {place.name: place.number for place in rules.places.values()}


def _places(number: int, match: Match) -> Iterator[dict[str, Any]]:
    if match.game.info.id != "istanbul":
        return
    view = match.view_of(None, 0)
    count = _counted(match)
    for seat, name in enumerate(match.names):
        for spot, place in enumerate(view["layout"]):
            brought = {
                column: amount for (who, where, column), amount in count.items() if (who, where) == (seat, place)
            }
            row, column = divmod(spot, view["columns"])
            where = {"place": place, "title": match.words.term("place", place), "row": row + 1, "column": column + 1}
            yield {"match": number, "seat": seat, "name": name, **where, **dict.fromkeys(COUNTED, 0), **brought}


COUNTED = ("visits", "errands", "lira", "lira_paid", "goods", "goods_paid", "rubies", "cards", "coffee")


def _counted(match: Match) -> Counter[tuple[int, int, str]]:
    """Count how much of everything there is, by seat, place and column."""
    known, count = numbers(match.options.get("expansion", "none")), Counter[tuple[int, int, str]]()
    for step in match.steps:
        for event in step.events:
            for place, column, amount in _gains(event, known):
                count[event.seat, place, column] += amount
    return count


def _gains(event: Event, known: dict[str, int]) -> Iterator[Gain]:
    kind, facts = event.kind, event.facts
    for column, arrivals in (("visits", VISITS), ("errands", ERRANDS)):
        if kind in arrivals:
            yield facts[arrivals[kind]], column, 1
    place = known.get(_spot(kind, facts))
    if place is None:
        return
    if kind in ("lira", "coffee"):
        paid = kind == "lira" and facts["amount"] < 0
        yield place, "lira_paid" if paid else kind, -facts["amount"] if paid else facts["amount"]
    elif kind in SIMPLE:
        yield place, SIMPLE[kind], facts.get("amount", 1)
    elif kind == "goods-paid":
        yield place, "goods_paid", sum(int(number or 1) for _, number in GOODS.findall(facts["goods"]))


SIMPLE = {"good": "goods", "ruby": "rubies", "card-drawn": "cards"}


def _spot(kind: str, facts: Any) -> str:
    """Return the name of the place that an event comes from; warehouses and mosques are told by the good."""
    source = str(facts.get("source", ""))
    if source == "warehouse":
        return STOCKED[facts["good"]]
    if source == "mosque":
        return MOSQUES[facts["goods"][0]]
    return "caravansary" if kind == "card-taken" else source
