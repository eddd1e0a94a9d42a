"""What a game gives has the shape that everything above reads: table, words, terminal, frames, files and tournaments.

Each function yields what is wrong, a sentence for each fault.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from istanbul_nb.core.event import Event
from istanbul_nb.core.game import GameInfo, Standing
from istanbul_nb.core.view import BaseView

FEWEST, MOST = 2, 5  # seats of a table: so many colours and emblems there are
VIEW_KEYS = tuple(BaseView.__annotations__)
OWN_FACTS = ("kind", "seat")  # what an event is told with, beside its facts


def info_faults(info: GameInfo) -> Iterator[str]:
    """Yield what a game does not say of itself, or wrongly."""
    if not (isinstance(info.id, str) and re.fullmatch(r"[a-z][a-z0-9_-]*", info.id)):
        yield f"its id is {info.id!r}; it is made of small letters, digits, “-” and “_”"
    if not (isinstance(info.title, str) and info.title.strip()):
        yield "it has no title"
    least, most = info.players
    if not FEWEST <= least <= most <= MOST:
        yield f"it is for {least} to {most} players; a table has {FEWEST} to {MOST} seats"
    if len(set(info.seats)) < most:
        yield f"it names {len(set(info.seats))} seats for up to {most} players"
    numbers = next((option.choices for option in info.options if option.name == "players"), ())
    if not numbers:
        yield "it has no option “players”"
    elif not all(type(number) is int and least <= number <= most for number in numbers):
        yield f"its option “players” has the choices {list(numbers)}, and it is for {least} to {most} players"
    if not info.versions:
        yield "it has no version of its rules"


def view_faults(view: Any, game: str, seat: int | None, actor: int | None, players: int) -> Iterator[str]:
    """Yield what a view lacks, or tells wrongly, of a moment in which that seat acts."""
    if not isinstance(view, Mapping):
        yield f"it is a {type(view).__name__}, not a dict"
        return
    missing = [key for key in VIEW_KEYS if key not in view]
    yield from (f"it has no “{key}”" for key in missing)
    if missing:
        return
    for key, right in (("game", game), ("seat", seat), ("actor", actor)):
        if view[key] != right:
            yield f"its “{key}” is {view[key]!r} instead of {right!r}"
    if not _is_seat(view["turn"], players):
        yield f"its “turn” is {view['turn']!r}, not a seat from 0 to {players - 1}"
    if type(view["round"]) is not int or view["round"] < 1:
        yield f"its “round” is {view['round']!r}, not a number from 1 on"
    if not _is_decision(view["decision"], actor):
        wanted = "None" if actor is None else "a list that begins with its name"
        yield f"its “decision” is {view['decision']!r} instead of {wanted}"
    if not _is_for_each_seat(view.get("seats", ...), players):
        yield f"its “seats” is not a list with something for each of the {players} seats"


def event_faults(event: Event, players: int) -> Iterator[str]:
    """Yield what an event lacks that logs and frames tell."""
    if not (isinstance(event.kind, str) and event.kind):
        yield f"it has the kind {event.kind!r}, not a word"
    if not _is_seat(event.seat, players):
        yield f"its seat is {event.seat!r}, not one from 0 to {players - 1}"
    yield from (
        f"its facts have a “{name}” of their own" for name in OWN_FACTS if name in {**event.facts, **event.secret}
    )


def standings_faults(standings: Sequence[Standing], players: int) -> Iterator[str]:
    """Yield what is wrong with a ranking."""
    seats = sorted(standing.seat for standing in standings)
    if seats != list(range(players)):
        yield f"they have the seats {seats} of {players} players"
    scores = [standing.scores for standing in standings]
    if any(list(each) != list(scores[0]) for each in scores) or not scores[0]:
        yield "their scores have no names, or not the same ones for each seat"
    if any(type(number) is not int for each in scores for number in each.values()):
        yield "a score is no whole number"


def encoded_faults(written: Mapping[str, Any], players: int) -> Iterator[str]:
    """Yield what the data of a state lack that files and matches read."""
    options = written.get("options")
    if not isinstance(options, Mapping):
        yield "they have no “options”"
    elif options.get("players") != players:
        yield f"their “options” have {options.get('players')!r} players instead of {players}"


def _is_seat(value: Any, players: int) -> bool:
    return type(value) is int and 0 <= value < players


def _is_decision(decision: Any, actor: int | None) -> bool:
    if actor is None:
        return decision is None
    return isinstance(decision, Sequence) and not isinstance(decision, str) and isinstance(next(iter(decision), 0), str)


def _is_for_each_seat(seats: Any, players: int) -> bool:
    """Return whether an entry `seats`, if a view has one, is what it is taken for."""
    return seats is ... or (isinstance(seats, list) and len(seats) == players)
