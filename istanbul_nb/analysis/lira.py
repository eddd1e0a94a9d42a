"""Where lira come from and where they go: a row for each time that a seat gained or paid some."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from istanbul_nb.analysis.schema import to_frame
from istanbul_nb.analysis.source import Moment, Source, matches_of, moments
from istanbul_nb.core import Event
from istanbul_nb.match.match import Match

if TYPE_CHECKING:
    import pandas

Flow = tuple[int, str, int, int | None]  # seat, source, amount, and whom it came from or went to
DICE_SOURCES = ("lira", "income", "ruby")  # whatever else moves lira in the Dice Game is a bazaar card


def flows(source: Source) -> pandas.DataFrame:
    """Return every lira gained (more than 0) or paid (less), with its source; the first ones are called `start`.

    For each seat of a match they add up to the lira that it has. Sultan has no lira, so it has no rows here.
    """
    found = matches_of(source)
    rows = (row for number, match in enumerate(found) for row in _flows(number, match))
    return to_frame("flows", rows, {match.game.info.id for match in found})


def _flows(number: int, match: Match) -> Iterator[dict[str, Any]]:
    for seat, own in enumerate(match.view_of(None, 0)["seats"]):
        if "lira" in own:
            yield _row(number, match, None, (seat, "start", own["lira"], None))
    for moment in moments(match):
        for event in moment.step.events:
            for flow in _moved(match.game.info.id, moment, event):
                yield _row(number, match, moment, flow)


def _row(number: int, match: Match, moment: Moment | None, flow: Flow) -> dict[str, Any]:
    step, turn, round_ = (-1, 0, 0) if moment is None else (moment.number, moment.turn, moment.round)
    seat, source, amount, partner = flow
    return {
        "match": number,
        "step": step,
        "turn": turn,
        "round": round_,
        "seat": seat,
        "name": match.names[seat],
        "source": source,
        "amount": amount,
        "partner": partner,
    }


def _moved(game: str, moment: Moment, event: Event) -> Iterator[Flow]:
    facts = event.facts
    if game == "dice":
        yield from _moved_in_dice(event)
    elif event.kind == "lira" and facts["amount"]:
        yield event.seat, facts["source"], facts["amount"], None
    elif event.kind == "toll":
        auction = any(other.kind == "auction-won" for other in moment.step.events)
        source = "auction" if auction else "toll"
        yield event.seat, source, -facts["amount"], facts["to"]
        yield facts["to"], source, facts["amount"], event.seat


def _moved_in_dice(event: Event) -> Iterator[Flow]:
    facts = event.facts
    if event.kind == "gained" and facts["what"] == "lira":
        yield event.seat, _dice_source(facts["source"]), facts["number"], None
    elif event.kind == "paid" and facts["lira"]:
        yield event.seat, _dice_source(facts["source"]), -facts["lira"], None
    elif event.kind == "returned" and facts["what"] == "lira":
        for holder in facts["from"]:
            yield holder, "returned", -1, None


def _dice_source(source: str) -> str:
    word = source.partition(" ")[0]
    return word if word in DICE_SOURCES else "card"
