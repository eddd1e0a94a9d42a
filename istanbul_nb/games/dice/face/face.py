"""The face of the Dice Game: tracks, tiles, dice and what everybody has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from istanbul_nb.core import Action, View, canonical
from istanbul_nb.core.multiset import written
from istanbul_nb.games import game_of
from istanbul_nb.games.dice.face import wire
from istanbul_nb.games.dice.face.ask import ask
from istanbul_nb.games.dice.face.board import lay_out
from istanbul_nb.games.dice.face.effects import NOBODYS, effects
from istanbul_nb.games.dice.face.labels import labels
from istanbul_nb.games.dice.face.signs import spelled
from istanbul_nb.games.dice.face.svg import svg
from istanbul_nb.games.dice.rules.odds import first_roll
from istanbul_nb.games.dice.rules.odds import odds as chances
from istanbul_nb.games.dice.rules.resources import FACES
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

CHOSEN = ("first",)
THINGS = ("ruby", "worth")  # what the scores count
CHARTS: dict[str, Callable[[Mapping[str, Any]], int]] = {
    "rubies": lambda seat: int(seat["rubies"]),
    "worth": lambda seat: int(seat["worth"]),
}


def setup_of(options: Mapping[str, Any]) -> str:
    """Return the tables that were corrected."""
    components = options.get("components")
    return canonical(components) if components else ""


def start(words: Words) -> wire.StartChoices:
    """Return who may begin: by lot, or one of the seats."""
    choices = game_of("dice").info.option("first").choices
    return {"first": [["" if seat is None else str(seat), words.choice("first", seat)] for seat in choices]}


def board(view: View, match: Match, words: Words) -> wire.Board:
    """Return everything that lies on the table."""
    return lay_out(view, match)


def hand(view: View) -> list[str]:
    """Return the cards that were drawn, while one of them is to be chosen."""
    return list(view.get("drawn", ()))


def tells_a_card(action: Action) -> bool:
    """Tell whether an action names a card that only its drawer may see."""
    return action.verb == "carry"


def dice(kind: str, facts: Mapping[str, Any]) -> list[str] | None:
    """Return the faces that fell."""
    return list(facts["dice"]) if kind == "rolled" else None


def told_odds(view: View, legal: Sequence[Action], words: Words) -> list[str]:
    """Return nothing: the odds of a roll stand beside the dice that are picked up."""
    return []


def odds(view: View, action: Action) -> dict[str, float]:
    """Return how likely each action can be taken after a roll, by its notation or its kind."""
    if action.verb == "roll":
        found = first_roll(view)
    elif action.verb == "reroll":
        again = spelled([str(word) for word in action.args])
        lying = [die["face"] for die in view["dice"]]
        kept = written(FACES, [lying.count(face) - again.count(face) for face in FACES])
        found = chances(view, map(str, kept), len(again))
    else:
        return {}
    return {name: round(float(chance), 4) for name, chance in found.items()}


def end(match: Match, words: Words) -> End:
    """Return the ranking with what decided it, the setup, and two charts."""
    standings = match.standings
    ties = words.ties(standings)
    told = (words.say("setup-players", players=len(match.names)), words.say("setup-seed", seed=str(match.seed)))
    return {
        "title": ending.title(standings, match.names, words),
        "text": ties,
        "measures": [["ruby", words.say("standing-rubies")], ["lira", words.say("standing-worth")]],
        "standings": ending.ranking(standings, match.names, THINGS, words),
        "setup": " ".join(told),
        **ending.by_round(ending.turns(match), CHARTS, words),
        "rule": "dice.end.tie" if ties else "dice.goal",
    }
