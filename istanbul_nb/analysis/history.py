"""Tidy frames of matches: the matches themselves, standings, turns, events, decisions.

Every function takes one match or many (matches, paths, texts of files). Of a match that is over everything is told; of
a running one what a spectator may know. With a `seat` it is what that seat may know, over or not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from istanbul_nb.analysis.game_analysis import analysis_of
from istanbul_nb.analysis.schema import to_frame
from istanbul_nb.analysis.source import Moment, Source, matches_of, may_know, moments, told
from istanbul_nb.match.match import Match

if TYPE_CHECKING:
    import pandas

Row = dict[str, Any]
BETWEEN = "; "


def matches(source: Source) -> pandas.DataFrame:
    """Return a row for each match: its game and options, players, length. A running one keeps its seed."""
    found = matches_of(source)
    return to_frame("matches", (_match(number, match) for number, match in enumerate(found)), _games(found))


def standings(source: Source) -> pandas.DataFrame:
    """Return a row for each seat of each match: its rank and what decides it; none while a game hides its scores."""
    found = matches_of(source)
    rows = (row for number, match in enumerate(found) for row in _standings(number, match))
    return to_frame("standings", rows, _games(found))


def turns(source: Source, seat: int | None = None) -> pandas.DataFrame:
    """Return a row for each turn of a seat that is over: where it is and what it has then.

    Where a turn belongs to all seats at once, as a trick does, there is a row for each seat. The columns are those of
    the games that were played.
    """
    found = matches_of(source)
    rows = (row for number, match in enumerate(found) for row in _turns(number, match, seat))
    return to_frame("turns", rows, _games(found))


def events(source: Source, seat: int | None = None) -> pandas.DataFrame:
    """Return a row for each event, with what it is most often asked for in columns and everything in `facts`."""
    found = matches_of(source)
    rows = (
        _event(number, moment, match, told(match, event, seat))
        for number, match in enumerate(found)
        for moment in moments(match)
        for event in match.history.known_events(moment.number, seat)
    )
    return to_frame("events", rows, _games(found))


def decisions(source: Source, seat: int | None = None) -> pandas.DataFrame:
    """Return a row for each decision: what was asked, what could be done, and what was done.

    Alternatives and choices tell of hands: of a running match they are there only for the seat that is given.
    """
    found = matches_of(source)
    rows = (
        _decision(number, moment, match, _may_know_choice(match, moment, seat))
        for number, match in enumerate(found)
        for moment in moments(match)
    )
    return to_frame("decisions", rows, _games(found))


def _games(found: list[Match]) -> set[str]:
    return {match.game.info.id for match in found}


def _match(number: int, match: Match) -> Row:
    steps = moments(match)
    return {
        "match": number,
        "game": match.game.info.id,
        "players": len(match.seats),
        "rounds": match.turn["round"],
        "turns": sum(moment.last for moment in steps),
        "steps": len(steps),
        "over": match.over,
        "seed": match.seed if match.over else None,
        "options": json.dumps(match.options, sort_keys=True),
    }


def _standings(number: int, match: Match) -> Iterator[Row]:
    winners = [each.seat for each in match.standings if each.rank == 1]
    view = match.view_of(None, 0)
    first = view.get("first", view["turn"])
    for each in match.standings:
        yield {
            "match": number,
            "rank": each.rank,
            **_who(match, each.seat),
            "bot": match.seats[each.seat].bot_name,
            "order": (each.seat - first) % len(match.seats) + 1,
            "win": _win(match, each.seat, winners),
            "rounds": match.turn["round"],
            **each.scores,
        }


def _win(match: Match, seat: int, winners: list[int]) -> float | None:
    """Return what a seat won: a whole game, a part of a tie, or nothing; not known before the end."""
    if not match.over:
        return None
    return 1 / len(winners) if seat in winners else 0.0


def _turns(number: int, match: Match, seat: int | None) -> Iterator[Row]:
    game = analysis_of(match.game.info.id)
    for moment in moments(match):
        if moment.last:
            owners = range(len(match.seats)) if game.ALL_ACT else [moment.owner]
            for owner in owners:
                view = match.view_of(owner if may_know(match, seat, owner) else seat, moment.number + 1)
                yield {**_when(number, moment), "kind": moment.kind, **_who(match, owner), **game.cart(view, owner)}


def _event(number: int, moment: Moment, match: Match, shown: Mapping[str, Any]) -> Row:
    facts = {name: value for name, value in shown.items() if name not in ("kind", "seat")}
    subject = analysis_of(match.game.info.id).subject(shown["kind"], facts)
    what = subject.get("what")
    return {
        **_when(number, moment),
        **_who(match, shown["seat"]),
        "kind": shown["kind"],
        "source": facts.get("source"),
        **subject,
        "what": None if what is None else str(what),
        "facts": json.dumps(facts, sort_keys=True, ensure_ascii=False),
    }


def _decision(number: int, moment: Moment, match: Match, known: bool) -> Row:
    step = moment.step
    legal = match.game.legal(step.before) if known else ()
    return {
        **_when(number, moment),
        **_who(match, step.seat),
        "decision": match.game.view(step.before, None)["decision"][0],
        "legal": len(legal) if known else None,
        "alternatives": BETWEEN.join(map(str, legal)) if known else None,
        "choice": str(step.action) if known else None,
    }


def _may_know_choice(match: Match, moment: Moment, seat: int | None) -> bool:
    """Tell whether a choice may be told: what a table let be forgotten comes back at the end of the game."""
    return may_know(match, seat, moment.step.seat) and not match.history.is_forgotten(moment.number, seat)


def _when(number: int, moment: Moment) -> Row:
    return {"match": number, "step": moment.number, "turn": moment.turn, "round": moment.round}


def _who(match: Match, seat: int) -> Row:
    return {"seat": seat, "name": match.names[seat]}
