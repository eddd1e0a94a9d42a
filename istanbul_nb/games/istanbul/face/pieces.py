"""Who stands where, and what everybody sees of a player."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import View
from istanbul_nb.games.istanbul.face import expansions, wire
from istanbul_nb.words import Words


def pieces(view: View) -> list[str]:
    """Return every piece on the board: a name that it keeps, its place, and for a merchant his stack, bottom first."""
    found: list[str] = []
    for seat, shown in enumerate(view["seats"]):
        stack = "".join(assistant[0] for assistant in shown["stack"])
        found.append(f"m{seat} {shown['merchant']} {stack}".strip())
        found += [f"a{seat}-{place} {place}" for place in shown["assistants"]]
        found.append(f"f{seat} {shown['family']}")
    found += [f"{figure} {place}" for figure, place in view["figures"].items()]
    found += expansions.pieces(view)
    found += [f"nm{index} {place}" for index, place in enumerate(view["neutral_merchants"])]
    found += [f"na{index} {place}" for index, place in enumerate(view["neutral_assistants"])]
    return found


def seats(view: View, names: Sequence[str], bots: Sequence[str | None], words: Words) -> list[wire.Seat]:
    """Return the carts."""
    return [
        {
            "name": names[seat],
            "bot": bots[seat],
            "lira": shown["lira"],
            "rubies": shown["rubies"],
            "goods": shown["goods"],
            "capacity": shown["capacity"],
            "cards": shown["cards"],
            "tiles": shown["tiles"],
            "stack": shown["stack"],
            "notes": {
                "assistants": words.say("note-assistants", own=len(shown["stack"]), out=len(shown["assistants"])),
                "family": words.say("note-family", place=shown["family"]),
            },
            **expansions.extras_of(view, seat),
            "turn": seat == view["turn"] and view["actor"] is not None,
            "decides": seat == view["actor"],
        }
        for seat, shown in enumerate(view["seats"])
    ]
