"""The log: a line for what happened, a heading for each round."""

from __future__ import annotations

from collections.abc import Sequence

from istanbul_nb.core import Event
from istanbul_nb.table.faces import face_of
from istanbul_nb.table.wire import Line
from istanbul_nb.words import Words

BEGINS = ("turn", "round")  # events that may begin a round


def lines(events: Sequence[Event], at: int, viewer: int | None, names: Sequence[str], words: Words) -> list[Line]:
    """Return the lines that a step adds to the log, for a seat or for everybody."""
    face = face_of(words.game)
    told: list[Line] = []
    for event in events:
        seen = event.seen_by(viewer)
        if seen["kind"] in BEGINS and "round" in seen:
            told.append({"at": at, "seat": seen["seat"], "text": "", "round": seen["round"]})
            continue
        text = words.event(seen, names)
        if text:
            told.append({"at": at, "seat": None if seen["kind"] in face.NOBODYS else seen["seat"], "text": text})
            if (dice := face.dice(seen["kind"], seen)) is not None:
                told[-1]["dice"] = dice
    return told


def with_headings(told: Sequence[Line], before: int, after: int, at: int, words: Words) -> list[Line]:
    """Make a heading of what begins a round, and drop what only may begin one.

    A game need not tell it: then the heading stands after the step that led from one round into another.
    """
    found: list[Line] = []
    for line in told:
        if "round" not in line:
            found.append(line)
        elif line["round"] != before:
            before = line["round"]
            found.append(heading(before, line["at"], words))
    return found if before == after else [*found, heading(after, at, words)]


def heading(round_: int, at: int, words: Words) -> Line:
    """Return the line above a round."""
    return {"at": at, "seat": None, "text": words.say("label-round", round=round_), "round": round_}
