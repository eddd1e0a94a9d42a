"""How a game of Sultan ended: the screens are lifted, and every point is explained."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from istanbul_nb.core import View
from istanbul_nb.games.sultan.face import wire
from istanbul_nb.match.match import Match
from istanbul_nb.table import ending
from istanbul_nb.words import Words

THINGS = ("point", "stone")
MEASURES = {"points": "points", "stone": "stones"}
CHARTS: dict[str, Callable[[View], int]] = {
    "points": lambda shown: int(shown["points"]),
    "stones": lambda shown: int(shown["stones"]),
}


def end(match: Match, words: Words) -> wire.End:
    """Return the ranking with what decided it, the score sheet, the setup, and how it came trick by trick."""
    view, standings = match.view, match.standings
    return {
        "title": ending.title(standings, match.names, words),
        "text": words.ties(standings),
        "measures": [[sign, words.say(f"standing-{name}")] for sign, name in MEASURES.items()],
        "standings": ending.ranking(standings, match.names, THINGS, words),
        "sheet": [view["sheet"][standing.seat] for standing in standings],
        "setup": words.say("setup-sultan", **view["options"], seed=str(match.seed)),
        **ending.by_round(tricks(match), CHARTS, words),
        "rule": "sultan.rank",
    }


def tricks(match: Match) -> Iterator[View]:
    """Yield what every seat had after each trick, by its own count: at the end nothing of it is a secret any more."""
    ended = [at for at, step in enumerate(match.steps, 1) if any(event.kind == "won" for event in step.events)]
    for number, at in enumerate(ended, 1):
        seats = [match.view_of(seat, at)["seats"][seat] for seat in range(len(match.seats))]
        yield {"round": number, "seats": seats}
    if not ended:  # the match began at a position that was over
        yield {"round": 1, "seats": match.view["seats"]}
