"""The face of Istanbul: board, carts and hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from istanbul_nb.core import Action, View, canonical
from istanbul_nb.games.istanbul.face import expansions, pieces, places, wire
from istanbul_nb.games.istanbul.face.ask import ask
from istanbul_nb.games.istanbul.face.effects import NOBODYS, effects
from istanbul_nb.games.istanbul.face.end import THINGS, charts, measures, setup
from istanbul_nb.games.istanbul.face.labels import labels
from istanbul_nb.games.istanbul.face.odds import told_odds
from istanbul_nb.games.istanbul.face.start import CHOSEN, start
from istanbul_nb.games.istanbul.face.svg import svg
from istanbul_nb.match.match import Match
from istanbul_nb.table import ending
from istanbul_nb.table.wire import End
from istanbul_nb.words import Words

__all__ = [
    "CHOSEN",
    "NOBODYS",
    "ask",
    "board",
    "dice",
    "effects",
    "end",
    "hand",
    "labels",
    "odds",
    "setup_of",
    "start",
    "svg",
    "tells_a_card",
    "told_odds",
]

HELD = ("play", "discard", "guild", "drop")  # what can be done with cards that only their owner may see


def setup_of(options: Mapping[str, Any]) -> str:
    """Return the expansion, and the tables that were corrected."""
    expansion, components = str(options.get("expansion", "none")), options.get("components")
    return f"{expansion} {canonical(components)}" if components else expansion


def board(view: View, match: Match, words: Words) -> wire.Board:
    """Return places, pieces, and what each seat has."""
    return {
        "target": view["target"],
        "columns": view["columns"],
        "layout": view["layout"],
        "places": places.shown(view, words),
        "pieces": pieces.pieces(view),
        **expansions.barrier(view),
        "seats": pieces.seats(view, match.names, [seat.bot_name for seat in match.seats], words),
    }


def hand(view: View) -> list[str]:
    """Return bonus cards and guild cards."""
    return [*view["hand"], *expansions.hand(view)]


def tells_a_card(action: Action) -> bool:
    """Tell whether an action names a card of the hand, to play it or to pay with it ("roast card far")."""
    return action.verb in HELD or (len(action.args) == 2 and action.args[0] in ("card", "guild"))


def dice(kind: str, facts: Mapping[str, Any]) -> list[int] | None:
    """Return the pips."""
    return list(facts["dice"]) if kind == "rolled" else None


def odds(view: View, action: Action) -> dict[str, float]:
    """Return nothing: the odds of a call stand beside it from the start."""
    return {}


def end(match: Match, words: Words) -> End:
    """Return the ranking with what decided it, the setup, and two charts."""
    standings = match.standings
    return {
        "title": ending.title(standings, match.names, words),
        "text": words.ties(standings),
        "measures": measures(words),
        "standings": ending.ranking(standings, match.names, THINGS, words),
        "setup": setup(match.view["options"], match.options.get("layout"), match.seed, words),
        **ending.by_round(ending.turns(match), charts(words.tables), words),
        "rule": "ist.end.rank",
    }
