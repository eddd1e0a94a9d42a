"""A view as numbers: fields, each of a fixed size, one after the other.

Players are counted from the one who looks: 0 is himself, 1 the next to his left. What is one of several things is a row
of zeros with a 1; what may lie anywhere is a row of counts. What never changes in a setup is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from istanbul_nb.core import View

Numbers = Sequence[float]
UNKNOWN = -1


class Field(NamedTuple):
    """A name, how many numbers, and how they are read off a view."""

    name: str
    size: int
    read: Callable[[View], Numbers]


class Kinds:
    """Things of several kinds, each with its place in a row of numbers.

    >>> goods = Kinds("RGYB")
    >>> goods.one("G"), goods.one(None), goods.counts("BRB")
    ([0, 1, 0, 0], [0, 0, 0, 0], [1, 0, 0, 2])
    """

    def __init__(self, names: Iterable[Any]) -> None:
        self.at = {name: spot for spot, name in enumerate(names)}

    def __len__(self) -> int:
        return len(self.at)

    def one(self, name: Any) -> list[int]:
        """Return a 1 for that one; for none only zeros."""
        return self.counts(() if name is None else (name,))

    def counts(self, names: Iterable[Any]) -> list[int]:
        """Count how many of each there are."""
        row = [0] * len(self.at)
        for name in names:
            row[self.at[name]] += 1
        return row


def around(view: View) -> list[int]:
    """Return the seats in the order in which the viewer counts them."""
    players, seat = len(view["seats"]), view["seat"]
    return [(seat + step) % players for step in range(players)]


def seen_from(view: View, seat: int | None) -> list[int]:
    """Return which player a seat is to the viewer."""
    players = len(view["seats"])
    row = [0] * players
    if seat is not None:
        row[(seat - view["seat"]) % players] = 1
    return row


def entry(*path: str) -> Callable[[View], Any]:
    """Return a reader of what a view holds at the end of a path."""

    def read(view: View) -> Any:
        found: Any = view
        for step in path:
            found = found[step]
        return found

    return read


def number(name: str, read: Callable[[View], int | None]) -> Field:
    """Return a field of a single number, 0 for none."""
    return Field(name, 1, lambda view: (int(read(view) or 0),))


def whose(name: str, players: int, read: Callable[[View], int | None]) -> Field:
    """Return a field that says which player, or nobody."""
    return Field(name, players, lambda view: seen_from(view, read(view)))


def of_players(players: int, parts: Iterable[tuple[str, int, Callable[[View, int], Numbers]]]) -> list[Field]:
    """Return the same fields for every player; each part reads those of a seat."""
    parts = list(parts)
    return [
        Field(f"player{step}.{name}", size, _reader(read, step, players))
        for step in range(players)
        for name, size, read in parts
    ]


def _reader(read: Callable[[View, int], Numbers], step: int, players: int) -> Callable[[View], Numbers]:
    return lambda view: read(view, (view["seat"] + step) % players)
