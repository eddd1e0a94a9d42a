"""The rectangle of places, and who can walk where. Nothing here changes during a game."""

from __future__ import annotations

from functools import lru_cache

from istanbul_nb.core import Action

WAINWRIGHT, FABRIC, SPICE, FRUIT, POST, CARAVANSARY, FOUNTAIN, BLACK_MARKET = range(1, 9)
TEA_HOUSE, LARGE_MARKET, SMALL_MARKET, POLICE, PALACE, SMALL_MOSQUE, GREAT_MOSQUE, DEALER = range(9, 17)
LAST = 25  # the highest number that a place of any setup has

Edge = tuple[int, int]  # two neighbouring places, the lower number first
Neighbours = dict[int, tuple[int, ...]]
MOVES = tuple(Action("move", (place,)) for place in range(LAST + 1))


class Walks(dict[int, tuple[Action, ...]]):
    """The move actions from each place, worked out when they are first asked for.

    No walk ends where it began (ist.move.no-return).
    """

    def __init__(self, board: Board, steps: tuple[int, ...]) -> None:
        self.board = board
        self.steps = steps

    def __missing__(self, start: int) -> tuple[Action, ...]:
        board, found, ends = self.board, set[int](), {start}
        for step in range(1, self.steps[-1] + 1):
            ends = board.step(ends)
            if step in self.steps:
                found |= ends
        found.discard(start)
        self[start] = tuple([MOVES[end] for end in sorted(found)])
        return self[start]


class Board:
    """A layout and its walks; an edge may be closed.

    `near` and `far` hold the move actions from each place, `sends` those of a family member.
    """

    __slots__ = ("closed", "columns", "far", "layout", "near", "neighbours", "sends")

    def __init__(self, layout: tuple[int, ...], columns: int, closed: Edge | None = None) -> None:
        self.layout = layout
        self.columns = columns
        self.closed = closed
        self.neighbours = _neighbours(layout, columns) if closed is None else _without(layout, columns, closed)
        self.near = Walks(self, (1, 2))
        self.far = Walks(self, (3, 4))
        self.sends = tuple(Action("send", (place,)) for place in sorted(layout) if place != POLICE)

    def walk(self, start: int, steps: int) -> set[int]:
        """Return where exactly so many steps can end, detours and turning back allowed (ruling.steps)."""
        ends = {start}
        for _ in range(steps):
            ends = self.step(ends)
        return ends

    def step(self, places: set[int]) -> set[int]:
        """Return where one step from any of these places can end."""
        return set().union(*[self.neighbours[place] for place in places])

    def along_rows(self, place: int) -> list[int]:
        """Return the neighbours of a place, those of its row first."""
        row = self.layout.index(place) // self.columns
        return sorted(self.neighbours[place], key=lambda other: self.layout.index(other) // self.columns != row)

    def distance(self, start: int, end: int) -> int:
        """Return the fewest steps between two places."""
        steps, reached = 0, {start}
        while end not in reached:
            reached |= self.step(reached)
            steps += 1
        return steps


def _neighbours(layout: tuple[int, ...], columns: int) -> Neighbours:
    """Return the places that share an edge with each place (ist.board)."""
    return {
        place: tuple([layout[at] for at in around])
        for place, around in zip(layout, _beside(len(layout), columns), strict=True)
    }


@lru_cache(maxsize=8)
def _beside(places: int, columns: int) -> list[list[int]]:
    """Return the spots around each spot of a rectangle: above, left, right, below."""
    found = []
    for spot in range(places):
        column = spot % columns
        around = (spot - columns, spot - 1 if column else -1, spot + 1 if column < columns - 1 else -1, spot + columns)
        found.append([at for at in around if 0 <= at < places])
    return found


def _without(layout: tuple[int, ...], columns: int, closed: Edge) -> Neighbours:
    """Return the same with a closed edge (mocha.tavern.barrier)."""
    one, two = closed
    neighbours = dict(board_of(layout, columns).neighbours)
    neighbours[one] = tuple([place for place in neighbours[one] if place != two])
    neighbours[two] = tuple([place for place in neighbours[two] if place != one])
    return neighbours


@lru_cache(maxsize=1024)
def board_of(layout: tuple[int, ...], columns: int = 4, closed: Edge | None = None) -> Board:
    """Return one board for each layout and closed edge, shared by all states."""
    return Board(layout, columns, closed)


@lru_cache(maxsize=4096)
def routes(board: Board, start: int, steps: int) -> dict[int, tuple[int, ...]]:
    """Return the first walk of exactly so many steps to each place where one can end, along rows before columns.

    It passes no place twice, or as few as can be (ruling.steps).
    """
    walks: list[tuple[int, ...]] = [(start,)]
    for _ in range(steps):
        walks = [(*walk, place) for walk in walks for place in board.along_rows(walk[-1])]
    walks.sort(key=lambda walk: len(set(walk)), reverse=True)
    return {walk[-1]: walk for walk in reversed(walks)}


@lru_cache(maxsize=8192)
def shortest_route(board: Board, start: int, end: int) -> tuple[int, ...]:
    """Return the first of the walks with the fewest steps."""
    return routes(board, start, board.distance(start, end))[end]


@lru_cache(maxsize=4096)
def places_in(mask: int) -> tuple[int, ...]:
    """Return the place numbers of a bit mask, rising."""
    return tuple(place for place in range(mask.bit_length()) if mask >> place & 1)
