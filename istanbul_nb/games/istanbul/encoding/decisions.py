"""What is to be decided in Istanbul: its name, and the facts that it needs."""

from __future__ import annotations

from istanbul_nb.adapters.fields import UNKNOWN, Field, Kinds
from istanbul_nb.core import View
from istanbul_nb.games.istanbul.rules.modules.letters.part import TILES
from istanbul_nb.games.istanbul.rules.ruleset import Rules

FACTS = 4  # no decision has more
SEATED = {"bid": (1, 3), "kiosk": (1,), "kiosk-use": (1,), "kiosk-good": (1,)}  # facts that name a seat
OPEN = {"kiosk": 2, "kiosk-use": 3}  # the fact that names tiles, a bit for each
FIGURES = ("merchant", "family", "companion", "guild")
PAYMENTS = ("", "double", "society")


def fields(rules: Rules) -> list[Field]:
    """Return the decision, its facts as numbers, the words among them, and the open tiles of the Kiosk."""
    names = Kinds(rules.decisions)
    words = Kinds(dict.fromkeys((*rules.settlers, *rules.tracks, *FIGURES, *PAYMENTS)))
    found = [
        Field("decision", len(names), lambda view: names.one(view["decision"] and view["decision"][0])),
        Field("decision.facts", FACTS, _facts),
        Field("decision.words", len(words), lambda view: words.counts(_words(view))),
    ]
    if "kiosk" in rules.decisions:
        found.append(Field("kiosk.open", len(TILES), _open_tiles))
    return found


def _words(view: View) -> list[str]:
    return [fact for fact in (view["decision"] or ())[1:] if isinstance(fact, str)]


def _facts(view: View) -> list[int]:
    """Return numbers as they are, seats as players counted from the viewer, 0 for what other fields hold."""
    decision = view["decision"] or [""]
    name, players = decision[0], len(view["seats"])
    row = [0] * FACTS
    for at, fact in enumerate(decision[1:], 1):
        if at in SEATED.get(name, ()):
            row[at - 1] = UNKNOWN if fact < 0 else (fact - view["seat"]) % players
        elif not isinstance(fact, str) and at != OPEN.get(name):
            row[at - 1] = int(fact)
    return row


def _open_tiles(view: View) -> list[int]:
    decision = view["decision"] or [""]
    tiles: int = decision[OPEN[decision[0]]] if decision[0] in OPEN else 0
    return [tiles >> tile & 1 for tile in range(len(TILES))]
