"""Where lira come from and where they go, in both bazaars: a row for each time that a seat gained or paid some."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from istanbul_nb.analysis.column import STEP, TEXT, WHO, Column
from istanbul_nb.analysis.game_analysis import analysis_of
from istanbul_nb.analysis.schema import to_frame
from istanbul_nb.analysis.source import Moment, Source, matches_of, moments
from istanbul_nb.match.match import Match

if TYPE_CHECKING:
    import pandas

Flow = tuple[int, str, int, int | None]  # seat, source, amount, and whom it came from or went to
LIRA_COLUMNS = (*STEP, *WHO, Column("source", TEXT), Column("amount"), Column("partner"))


def flows(source: Source) -> pandas.DataFrame:
    """Every lira gained (more than 0) or paid (less), with its source; the first ones are called `start`.

    For each seat of a match they add up to the lira that it has. A game without lira has no rows here.
    """
    found = matches_of(source)
    rows = (row for number, match in enumerate(found) for row in _flows(number, match))
    return to_frame("flows", rows, {match.game.info.id for match in found})


def _flows(number: int, match: Match) -> Iterator[dict[str, Any]]:
    moves = getattr(analysis_of(match.game.info.id), "lira_moves", None)
    if moves is None:
        return
    for seat, own in enumerate(match.view_of(None, 0)["seats"]):
        yield _row(number, match, None, (seat, "start", own["lira"], None))
    for moment in moments(match):
        for event in moment.step.events:
            for flow in moves(moment, event):
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
