"""The contract that every game keeps. A fourth game needs nothing but a class with these methods."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeVar

from istanbul_nb.core.action import Action
from istanbul_nb.core.chance import Chance
from istanbul_nb.core.codec import digest
from istanbul_nb.core.event import Event
from istanbul_nb.core.preview import Preview, dry_run
from istanbul_nb.core.refusal import Refusal
from istanbul_nb.core.view import View

S = TypeVar("S")


@dataclass(frozen=True)
class Option:
    """One thing to choose before a game begins; without another default the first choice is it.

    `unsaid` is what a file means that does not name it, where that is not the default: files outlive defaults.
    """

    name: str
    choices: tuple[Any, ...]
    default: Any = None
    unsaid: Any = None

    def __post_init__(self) -> None:
        if self.default is None:
            object.__setattr__(self, "default", self.choices[0])


@dataclass(frozen=True)
class GameInfo:
    """What a game says of itself: id, title, seats, options, and whether scores are hidden until the end.

    The versions of its rules change when play does.
    """

    id: str
    title: str
    players: tuple[int, int]
    seats: tuple[str, ...]
    options: tuple[Option, ...]
    versions: Mapping[str, int] = field(default_factory=dict)
    scores_at_end: bool = False
    turns: Mapping[str, str] = field(default_factory=lambda: {"turn": "turn"})  # events that begin one, and its kind
    hides_nothing: bool = False  # every seat and every spectator knows the whole state

    def option(self, name: str) -> Option:
        """Return the option of that name."""
        return next(option for option in self.options if option.name == name)


class Standing(NamedTuple):
    """A seat's place in the ranking with every number that decides it, in order. Equal seats share a rank."""

    seat: int
    rank: int
    scores: Mapping[str, int]


def ranked(measures: Sequence[str], scores: Sequence[Sequence[int]]) -> list[Standing]:
    """Return the seats by their scores, best first; the first measure that differs decides.

    >>> [(each.seat, each.rank) for each in ranked(["rubies", "lira"], [(4, 9), (5, 2), (4, 9)])]
    [(1, 1), (0, 2), (2, 2)]
    """
    rows = [tuple(row) for row in scores]
    return [
        Standing(seat, 1 + sum(other > rows[seat] for other in rows), dict(zip(measures, rows[seat], strict=True)))
        for seat in sorted(range(len(rows)), key=lambda seat: rows[seat], reverse=True)
    ]


class Game(ABC, Generic[S]):
    """Pure functions over a state that only the game itself looks into."""

    info: GameInfo

    @abstractmethod
    def setup(self, options: Mapping[str, Any], chance: Chance) -> S:
        """Return a first state; raise `BadOptions` where the options do not go together."""

    @abstractmethod
    def actor(self, state: S) -> int | None:
        """Return the seat that decides now, or `None` when the game is over."""

    @abstractmethod
    def legal(self, state: S) -> Sequence[Action]:
        """Return every legal action of that seat, in a stable order; empty only when the game is over."""

    @abstractmethod
    def apply(self, state: S, action: Action, chance: Chance) -> list[Event]:
        """Change the state and say what happened. `Refused`, and nothing changed, if the action is not legal."""

    @abstractmethod
    def explain(self, state: S, action: Action) -> Refusal | None:
        """Return `None` if the action is legal; else the rule that forbids it."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> View:
        """Return what that seat, or a spectator (`None`), may know, ready for JSON.

        Every view has what `BaseView` names.
        """

    def preview(self, state: S, seat: int | None, action: Action) -> Preview:
        """Return what a legal action would bring, as that seat or a spectator may know it; nothing changes.

        Without a better one that is what happens before chance answers or something hidden comes to light.
        """
        return dry_run(self, state, action).preview(seat)

    @abstractmethod
    def standings(self, state: S) -> list[Standing]:
        """Return the ranking, best first, with every tie-break."""

    @abstractmethod
    def encode(self, state: S) -> dict[str, Any]:
        """Return the whole state, secrets included, as plain JSON."""

    @abstractmethod
    def decode(self, data: Any) -> S:
        """Return the state again; raise `BadState` with a sentence for anything that is not one."""

    @abstractmethod
    def copy(self, state: S) -> S:
        """Return a separate state: whatever happens to one, the other does not change."""

    @abstractmethod
    def resample_hidden(self, state: S, seat: int | None, chance: Chance) -> S:
        """Return a state that the seat cannot tell from this one: everything hidden from it drawn anew, fairly."""

    def forget(self, state: S) -> S:
        """Return a past moment of a running game as it is kept in mind: whole, unless the rules let it be forgotten."""
        return state

    @abstractmethod
    def inventory(self, state: S) -> dict[str, tuple[int, ...]]:
        """Count the things that never appear or vanish; the counts are always the same in one game."""

    @abstractmethod
    def sample_actions(self, state: S) -> Sequence[Action]:
        """Return actions that a person might try at any time; those that are not legal are refused with a rule."""

    def versions(self, options: Mapping[str, Any]) -> Mapping[str, int]:
        """Return the versions of the rules that a game with these options is played by."""
        return self.info.versions

    def digest(self, state: S) -> str:
        """Return a fingerprint of the whole state."""
        return digest(self.encode(state))
