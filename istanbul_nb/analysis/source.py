"""The matches that frames are made of: played here, loaded from files, or given; and who may know what of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias

from istanbul_nb.core import Event
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.history import Step
from istanbul_nb.match.match import Match
from istanbul_nb.tournaments.line_up import Entry
from istanbul_nb.words import Words

One: TypeAlias = Match | str | PathLike[str]  # a match, the path of one, or the text of its file
Source: TypeAlias = One | Iterable[One]

GAME_OVER = "game-over"  # the event that ends the last turn


def played(bots: Sequence[Entry], game: str = "istanbul", seed: int = 0, **options: Any) -> Match:
    """Play a whole match of bots, one for each seat: names of strengths, or bots that you wrote.

    >>> match = played(["random", "random"], "sultan", seed=3)
    >>> match.over, len(match.names)
    (True, 2)
    """
    match = Match(game, seed=seed, **{"players": len(bots), **options})
    for seat, bot in enumerate(bots):
        match.assign_bot(seat, bot)
    match.run_bots()
    return match


def matches_of(source: Source) -> list[Match]:
    """Return the matches that are meant, those of files loaded; raise `MatchError` for anything else."""
    given = [source] if isinstance(source, (Match, str, PathLike)) else source
    if not isinstance(given, Iterable):
        raise _no_match(given)
    return [_match_of(one) for one in given]


def _match_of(one: Any) -> Match:
    if isinstance(one, Match):
        return one
    if isinstance(one, (str, PathLike)):
        return Match.load(one if isinstance(one, str) else Path(one))
    raise _no_match(one)


def _no_match(given: Any) -> MatchError:
    sentence = Words().say("analysis-source", given=type(given).__name__)
    return MatchError(sentence, "analysis-source")


class Moment(NamedTuple):
    """A step of a match and the turn that it belongs to."""

    number: int
    step: Step
    turn: int
    kind: str
    round: int
    owner: int
    last: bool  # whether the turn is over after it


def moments(match: Match) -> list[Moment]:
    """Return every step in its order. Turns are counted from 1, and so are rounds."""
    begins = {**match.game.info.turns, GAME_OVER: ""}  # events that end a turn, and the kind of turn that they begin
    if not any(event.kind in begins for step in match.steps for event in step.events):
        return _moments_by_view(match)
    first = match.view_of(None, 0)
    turn, kind, number, owner = 1, next(iter(begins.values())), first["round"], first["turn"]
    found = []
    for index, step in enumerate(match.steps):
        begun = [event for event in step.events if event.kind in begins]
        found.append(Moment(index, step, turn, kind, number, owner, bool(begun)))
        if begun:
            event = begun[-1]
            turn, kind, owner = turn + 1, begins[event.kind], event.seat
            number = event.facts.get("round", number)
    return found


def _moments_by_view(match: Match) -> list[Moment]:
    """Return every step of a game that does not tell when a turn begins: then its views do."""
    views = [match.game.view(step.before, None) for step in match.steps]
    found, turn = list[Moment](), 1
    for index, (step, view) in enumerate(zip(match.steps, views, strict=True)):
        last = index + 1 == len(views) or views[index + 1]["turn"] != view["turn"]
        found.append(Moment(index, step, turn, "turn", view["round"], view["turn"], last))
        turn += last
    return found


def told(match: Match, event: Event, seat: int | None) -> dict[str, Any]:
    """Return what may be told of an event: to a seat, what it may know.

    Without a seat it is everything once the game is over, and before that what a spectator may know.
    """
    return event.seen_by(event.seat if seat is None and match.over else seat)


def may_know(match: Match, seat: int | None, owner: int) -> bool:
    """Tell whether a secret of `owner` may be told: to himself, and without a seat to all once the game is over."""
    return match.over if seat is None else seat == owner
