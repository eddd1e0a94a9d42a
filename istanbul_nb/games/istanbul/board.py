"""The rectangle of places, and who can walk where. Nothing here changes during a game."""

from __future__ import annotations

from functools import lru_cache

from istanbul_nb.core import Action

WAINWRIGHT, FABRIC, SPICE, FRUIT, POST, CARAVANSARY, FOUNTAIN, BLACK_MARKET = range(1, 9)
TEA_HOUSE, LARGE_MARKET, SMALL_MARKET, POLICE, PALACE, SMALL_MOSQUE, GREAT_MOSQUE, DEALER = range(9, 17)

Edge = tuple[int, int]  # two neighbouring places, the lower number first


class Board:
    """A layout with its walks worked out: `near` and `far` hold the move actions from each place, `sends` those
    of a family member. An edge may be closed."""

    __slots__ = ("closed", "columns", "far", "layout", "near", "neighbours", "sends")

    def __init__(self, layout: tuple[int, ...], columns: int, closed: Edge | None = None) -> None:
        self.layout = layout
        self.columns = columns
        self.closed = closed
        self.neighbours = _neighbours(layout, columns, closed)
        self.near = self._moves((1, 2))
        self.far = self._moves((3, 4))
        self.sends = tuple(Action("send", (place,)) for place in sorted(layout) if place != POLICE)

    def walk(self, start: int, steps: int) -> set[int]:
        """Where exactly so many steps can end, detours and turning back allowed (ruling.steps)."""
        ends = {start}
        for _ in range(steps):
            ends = {neighbour for place in ends for neighbour in self.neighbours[place]}
        return ends

    def distance(self, start: int, end: int) -> int:
        """The fewest steps between two places."""
        steps, reached = 0, {start}
        while end not in reached:
            reached |= {neighbour for place in reached for neighbour in self.neighbours[place]}
            steps += 1
        return steps

    def _moves(self, steps: tuple[int, ...]) -> dict[int, tuple[Action, ...]]:
        return {
            start: tuple(
                Action("move", (end,))
                for end in sorted(set().union(*(self.walk(start, number) for number in steps)) - {start})
            )
            for start in self.layout
        }


def _neighbours(layout: tuple[int, ...], columns: int, closed: Edge | None) -> dict[int, tuple[int, ...]]:
    """The places that share an open edge with each place (ist.board)."""
    found: dict[int, tuple[int, ...]] = {}
    for spot, place in enumerate(layout):
        row, column = divmod(spot, columns)
        beside = (
            layout[r * columns + c]
            for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column))
            if 0 <= r < len(layout) // columns and 0 <= c < columns
        )
        found[place] = tuple(other for other in beside if (min(place, other), max(place, other)) != closed)
    return found


@lru_cache(maxsize=1024)
def board_of(layout: tuple[int, ...], columns: int = 4, closed: Edge | None = None) -> Board:
    """One board for each layout and closed edge, shared by all states."""
    return Board(layout, columns, closed)


@lru_cache(maxsize=4096)
def places_in(mask: int) -> tuple[int, ...]:
    """The place numbers of a bit mask, rising."""
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)
