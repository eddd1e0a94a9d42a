"""What an action would bring, told before it is done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from istanbul_nb.core.action import Action
from istanbul_nb.core.chance import Seeded
from istanbul_nb.core.event import NOTHING, Event

if TYPE_CHECKING:
    from istanbul_nb.core.game import Game

S = TypeVar("S")


class Preview(NamedTuple):
    """What a seat may know of an action beforehand, ready for JSON.

    `events` happen first and in this order, whatever chance answers; if it `is_certain`, nothing else happens.
    `facts` are a game's own: what its rules can say of where the action leads, such as the route of a walk.
    """

    events: tuple[Mapping[str, Any], ...] = ()
    is_certain: bool = False
    facts: Mapping[str, Any] = NOTHING

    def of(self, kind: str) -> list[Mapping[str, Any]]:
        """Return the events of one kind."""
        return [event for event in self.events if event["kind"] == kind]

    def total(self, kind: str, fact: str = "amount") -> int:
        """Return the sum of a fact over the events of one kind.

        >>> Preview(({"kind": "lira", "amount": 7}, {"kind": "lira", "amount": -2})).total("lira")
        5
        """
        return sum(event[fact] for event in self.of(kind))


Previewer = Callable[[Action], Preview]  # of each legal action of a moment


class DryRun(NamedTuple):
    """An action that was carried out on a copy: the state then, and what happened before chance was asked."""

    after: Any
    events: list[Event]
    is_certain: bool

    def preview(self, seat: int | None, facts: Mapping[str, Any] = NOTHING) -> Preview:
        """Return it as a seat, or a spectator, may know it."""
        return Preview(tuple([event.seen_by(seat) for event in self.events]), self.is_certain, facts)


def dry_run(game: Game[S], state: S, action: Action) -> DryRun:
    """Carry a legal action out on a copy. What chance answers there is nobody's business: it ends what is told."""
    after = game.copy(state)
    events = game.apply(after, action, Seeded(0))
    told = list(takewhile(lambda event: not event.reveals, events))
    return DryRun(after, told, len(told) == len(events))
