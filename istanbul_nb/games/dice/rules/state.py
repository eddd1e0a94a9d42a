"""The state of a Dice Game: plain values, quick to copy, with no rules in it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from istanbul_nb.core import Action, Event

if TYPE_CHECKING:
    from istanbul_nb.games.dice.rules.ruleset import Rules

Frame = tuple[Any, ...]  # the name of a decision, then the facts that it needs
Events = list[Event]


class State:
    """Everything on the table. Lists are indexed by seat where nothing else is said."""

    __slots__ = (
        "below",
        "box",
        "deck",
        "down",
        "extra",
        "first",
        "frames",
        "free",
        "fresh",
        "legal",
        "mosque",
        "mosque_had",
        "over",
        "round",
        "row",
        "rubies",
        "rules",
        "seat",
        "stack",
        "stock",
        "supply",
        "tiles",
        "tracks",
        "turn",
        "up",
        "used",
    )

    rules: Rules  # shared by all states of one setup

    stock: list[list[int]]  # what each seat has of each resource
    tiles: list[tuple[int, ...]]  # kinds of mosque tiles, rising
    rubies: list[int]
    mosque_had: list[bool]  # whether the ruby for tiles was taken
    extra: list[int]  # extra dice of each seat

    supply: list[int]  # of each resource
    box: int  # extra dice that nobody has
    tracks: list[int]  # rubies left: red, green, yellow, blue, mixed, lira
    mosque: int  # rubies left there
    row: tuple[int, ...]  # open mosque tiles
    stack: list[int]  # face-down tiles: how many of each kind
    below: tuple[int, ...]  # tiles given up, under the stack, the next one first
    deck: list[int]  # face-down bazaar cards: how many of each kind
    up: tuple[int, ...]  # cards discarded face up, the last one on top
    down: list[tuple[int, ...]]  # cards that each seat discarded face down, rising

    first: int
    round: int
    turn: int  # whose turn it is
    seat: int  # who decides now
    free: list[int]  # dice rolled and not used yet: how many of each face
    used: list[int]
    fresh: tuple[int, ...]  # tiles taken this turn, rising
    frames: list[Frame]  # what is to be decided, the next on top
    over: bool

    legal: tuple[Action, ...] | None  # worked out once a state

    def copy(self) -> State:
        """Return a separate state."""
        twin = State()
        twin.rules = self.rules
        twin.stock = [stock[:] for stock in self.stock]
        twin.tiles = self.tiles[:]
        twin.rubies = self.rubies[:]
        twin.mosque_had = self.mosque_had[:]
        twin.extra = self.extra[:]
        twin.supply = self.supply[:]
        twin.box = self.box
        twin.tracks = self.tracks[:]
        twin.mosque = self.mosque
        twin.row = self.row
        twin.stack = self.stack[:]
        twin.below = self.below
        twin.deck = self.deck[:]
        twin.up = self.up
        twin.down = self.down[:]
        twin.first = self.first
        twin.round = self.round
        twin.turn = self.turn
        twin.seat = self.seat
        twin.free = self.free[:]
        twin.used = self.used[:]
        twin.fresh = self.fresh
        twin.frames = self.frames[:]
        twin.over = self.over
        twin.legal = self.legal
        return twin
