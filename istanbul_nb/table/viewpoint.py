"""Who looks at a match through a session: a spectator, one seat, or several people at one screen."""

from __future__ import annotations

from dataclasses import dataclass

from istanbul_nb.match.match import Match


@dataclass
class Viewpoint:
    """See what a seat may know, or with `None` what everybody may know.

    `answers` says whether somebody here may decide although no hand is shown, as at a board.
    """

    seat: int | None = None
    answers: bool = True

    def viewer(self, match: Match) -> int | None:
        """Return the seat whose view is shown."""
        return self.seat

    def log_viewer(self, match: Match) -> int | None:
        """Return the seat to which the log is told."""
        return self.seat

    def cover(self, match: Match) -> int | None:
        """Return the seat to which the screen has to be passed before anything more is shown."""
        return None

    def open(self, seat: int | None) -> None:
        """Let a person take the screen over, where it is passed on; `None` takes it away."""


@dataclass
class SharedScreen(Viewpoint):
    """Show all people at one screen what they may know: a hand only to the person who has taken the screen over."""

    opened: int | None = None  # the person who has taken the screen over

    def viewer(self, match: Match) -> int | None:
        """Return the only person, or the one who has the screen."""
        people = _people(match)
        if len(people) == 1:
            return people[0]
        if match.over or self.cover(match) is not None:
            return None
        person = self._at_screen(match)
        return person if person in people else None

    def log_viewer(self, match: Match) -> int | None:
        """Return the only person: a log that stays in sight when the screen is passed on tells nobody's secrets."""
        people = _people(match)
        return people[0] if len(people) == 1 else None

    def cover(self, match: Match) -> int | None:
        """Return the person who is asked, unless they have the screen."""
        people = _people(match)
        if len(people) < 2 or match.actor not in people or self._at_screen(match) == match.actor:
            return None
        return match.actor

    def _at_screen(self, match: Match) -> int | None:
        """Return the person who has taken the screen over; where nothing is hidden nobody has to."""
        return match.actor if match.game.info.hides_nothing else self.opened

    def open(self, seat: int | None) -> None:
        """Let a person take the screen over; `None` takes it away."""
        self.opened = seat


def _people(match: Match) -> list[int]:
    """Return the seats that persons decide for."""
    return [number for number, seat in enumerate(match.seats) if seat.bot is None]
