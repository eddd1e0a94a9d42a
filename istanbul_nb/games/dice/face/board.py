"""Everything that lies on the table, for the browser."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import View
from istanbul_nb.games.dice.face import wire
from istanbul_nb.match.match import Match


def lay_out(view: View, match: Match) -> wire.Board:
    """Return tracks, tiles, cards, the roll, the supply, and what each seat has."""
    decision = view["decision"] or [""]
    return {
        "target": view["target"],
        "need": view["tiles_for_ruby"],
        "tracks": {name: [track["rubies"], track["prices"]] for name, track in view["tracks"].items()},
        "mosque": view["mosque"],
        "row": [[tile["tile"], " ".join(tile["cost"])] for tile in view["row"]],
        "stack": view["stack"] + len(view["below"]),
        "deck": view["deck"],
        "discard": [len(view["discard"]["open"]) + view["discard"]["down"], *view["discard"]["open"][-1:]],
        "supply": list(view["supply"].values()),
        "roll": roll(view["dice"]),
        "coming": decision[1] if decision[0] == "roll" else 0,
        "actions": view["actions"],
        "seats": seats(view, match.names, [seat.bot_name for seat in match.seats]),
    }


def roll(dice: Sequence[View]) -> str:
    """Return the faces of the dice; those of used ones are small letters.

    >>> roll([{"face": "R", "used": False}, {"face": "C", "used": True}])
    'Rc'
    """
    return "".join(die["face"].lower() if die["used"] else die["face"] for die in dice)


def seats(view: View, names: Sequence[str], bots: Sequence[str | None]) -> list[wire.Seat]:
    """Return who sits there, and what everybody sees that he has."""
    return [
        {
            "name": name,
            "bot": bot,
            "turn": view["actor"] is not None and seat == view["turn"],
            "decides": seat == view["actor"],
            "lira": owner["lira"],
            "crystal": owner["crystal"],
            "tokens": [*owner["tokens"], owner["brown"]],
            "tiles": owner["tiles"],
            "fresh": owner["new"],
            "dice": owner["dice"],
            "rubies": owner["rubies"],
            "mosque": owner["mosque"],
        }
        for seat, (name, bot, owner) in enumerate(zip(names, bots, view["seats"], strict=True))
    ]
