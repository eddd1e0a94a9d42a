"""An event: what happened, and who may know it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

NOTHING: Mapping[str, Any] = {}


class Event(NamedTuple):
    """Something that an action, the dice or a deck brought about.

    `facts` are for everyone, `secret` only for `seat`. `reveals` says that somebody now knows what he did not know
    before (a roll, a drawn card), so that it cannot be taken back. A `fleeting` event is known only while it is news:
    an event that `clears` ends that for all fleeting ones before it, until the game is over.
    """

    kind: str
    seat: int
    facts: Mapping[str, Any] = NOTHING
    secret: Mapping[str, Any] = NOTHING
    reveals: bool = False
    fleeting: bool = False
    clears: bool = False

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """Return the event as that seat, or a spectator (`None`), may know it, ready for JSON."""
        shown = {"kind": self.kind, "seat": self.seat, **self.facts}
        if seat == self.seat:
            shown.update(self.secret)
        return shown
