"""One call to a table that can be played at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from istanbul_nb.bots import USUAL
from istanbul_nb.games import GAMES
from istanbul_nb.match.errors import MatchError
from istanbul_nb.match.match import Match
from istanbul_nb.table.start import Decider, seat_bots
from istanbul_nb.table.table import Table


def play(
    what: Match | str = "istanbul",
    *,
    names: Sequence[str] | None = None,
    bots: int | Sequence[Decider] | None = None,
    strength: str = USUAL,
    seat: int | None = None,
    pace: float = 1.0,
    language: str = "en",
    autosave: bool = True,
    hints: bool = False,
    seed: int | None = None,
    **options: Any,
) -> Table:
    """Show a table for a game, by its name, or for a match that runs already.

    With nothing but the name of the game it asks who plays; with more the game begins at once.

    `bots` says who else plays, at the last seats: a number of bots of a `strength` ("random", "greedy" or "search"), or
    a list of bots and their names, such as `["greedy", "search"]`. A list for all seats has `None` for each person.
    `options` are those of the game: `players`, `first` and `components`; for Istanbul also `expansion`, `layout`,
    `edition`, `neutral`, `caravan` and `deck`. With `hints` the table begins with its hints on. A match that runs
    already is shown as it is.

    >>> table = play(names=["Anna", "Boris"], bots=1, layout="long", seed=7, autosave=False)
    >>> table.match.names
    ['Anna', 'Boris']
    """
    if isinstance(what, Match):
        return Table(what, seat=seat, pace=pace, hints=hints)
    if isinstance(what, str) and what in GAMES and names is None and bots is None and seed is None and not options:
        return Table(game=what, seat=seat, pace=pace, language=language, autosave=autosave, hints=hints)
    new = Match(what, names=names, seed=seed, language=language, **options)
    seat_bots(new, _deciders(bots, strength, new))
    if autosave:
        new.keeper.keep_in()
    return Table(new, seat=seat, pace=pace, autosave=autosave, hints=hints)


def _deciders(bots: object, strength: object, match: Match) -> Sequence[Decider]:
    players, words = len(match.seats), match.words
    if bots is None:
        return []
    if type(bots) is int:
        if not 0 <= bots <= players:
            raise MatchError(words.say("told-bots-number", players=players), "told-bots-number")
        bots = [strength] * bots
    if isinstance(bots, (str, bytes)) or not isinstance(bots, Sequence) or not _fits(bots, players):
        raise MatchError(words.say("told-bots-list", players=players), "told-bots-list")
    return [*[None] * (players - len(bots)), *bots]


def _fits(bots: Sequence[Any], players: int) -> bool:
    """Tell whether it is a list for all seats, or one of bots alone for the last ones."""
    return len(bots) == players or (len(bots) < players and None not in bots)
